"""The script of a card: attached by a pad, looked over while it is written, asked in the trial, taken off."""

import os
from typing import Any

import pytest

from game.app.workshop.bench import Thing
from game.app.workshop.handlers import script_faults, script_of, starter
from game.input.intents import Intent
from tests.journeys.conftest import Begin
from tests.journeys.test_workshop import Maker
from tests.journeys.test_workshop_mods import options

GIFT = Thing("roulette", "card", "base:pistolet_a_air")
PAYS = """
local function played(facts)
  if facts.card ~= "ID" then return {} end
  return { { wish = "gain", player = facts.player, points = 2 } }
end
return { on = { played = played } }
"""


def made(begin: Begin) -> Maker:
    """A pad at the page of a card that was made here."""
    evening = begin(mods=None, last_game="roulette", helps={"workshop_lesson": False}, solo_open_hand=True)
    (pad,) = evening.plug(1)
    evening.stage.push(evening.stage.make("workshop-like", *GIFT, pad))
    evening.step()
    maker = Maker(evening, pad)
    maker.tap(Intent.ACCEPT)
    return maker


def open_sheet(maker: Maker) -> list[Any]:
    """Open the sheet of the script from the menu of the page."""
    maker.tap(Intent.COUNTER)
    say = maker.evening.app.texts
    at = [one.words for one in options(maker.evening)].index(say("more-script"))
    maker.tap(*[Intent.DOWN] * at, Intent.ACCEPT)
    return options(maker.evening)


def written(maker: Maker, page: Any, text: str) -> list[Any]:
    """What the sheet shows after somebody has saved a text in an editor."""
    file = script_of(page.workshop, page.thing)
    assert file is not None
    file.write_text(text.replace("ID", page.thing.id), "utf-8")
    os.utime(file, (file.stat().st_atime + 5, file.stat().st_mtime + 5))
    maker.evening.step(12, 0.1)
    return options(maker.evening)


def test_a_script_is_attached_written_asked_in_the_trial_and_taken_off(begin: Begin) -> None:
    maker = made(begin)
    page: Any = maker.page
    say = maker.evening.app.texts
    assert [one.words for one in open_sheet(maker)] == [say("script-attach")]
    maker.tap(Intent.ACCEPT)
    assert script_of(page.workshop, page.thing) and not script_faults(page.workshop, page.thing)
    assert page.workshop.bench.said(page.thing)["effects"][-1] == {"kind": "script"}
    assert say("script-sound") in [one.words for one in options(maker.evening)]
    wrong = written(maker, page, "return { on = { plaied = function(facts) return {} end } }")
    assert any("plaied" in one.hint for one in wrong) and say("script-sound") not in [
        one.words for one in wrong
    ]
    right = written(maker, page, PAYS)
    assert say("script-sound") in [one.words for one in right]
    maker.tap(Intent.BACK, Intent.DOUBT)
    match = maker.evening.match
    maker.play_card()
    maker.evening.step(60)
    assert page.workshop.asked, "nobody asked the script"
    assert match.table.public.view.scores[0] >= 2
    maker.tap(Intent.MENU)
    maker.evening.wait_for("ThingPage")
    told = open_sheet(maker)
    asked = [one for one in told if "played" in one.words and "gain" in one.words]
    assert asked and "player = 1" in asked[-1].hint + asked[-1].words
    assert len([one for one in told if one.icon == "icon_talk"]) <= 50
    here = [one.words for one in told].index(say("script-detach"))
    maker.tap(*[Intent.DOWN] * (here - maker.evening.scene.at), Intent.ACCEPT)  # type: ignore[attr-defined]
    assert script_of(page.workshop, page.thing) is None
    kept = list((page.workshop.bench.mod.folder / ".workshop" / "scripts").glob("*.lua"))
    assert [one.read_text("utf-8") for one in kept] == [PAYS.replace("ID", page.thing.id)]
    assert {"kind": "script"} not in page.workshop.bench.said(page.thing)["effects"]


def test_a_script_that_is_there_is_never_written_over(begin: Begin) -> None:
    maker = made(begin)
    page: Any = maker.page
    open_sheet(maker)
    maker.tap(Intent.ACCEPT)
    written(maker, page, PAYS)
    maker.tap(Intent.BACK, Intent.PREVIOUS)
    assert {"kind": "script"} not in page.workshop.bench.said(page.thing)["effects"], "undo takes it back"
    from game.app.workshop.handlers import attach_script

    attach_script(page.workshop, page.thing, str, "again")
    file = script_of(page.workshop, page.thing)
    assert file is not None and file.read_text("utf-8") == PAYS.replace("ID", page.thing.id)


@pytest.mark.parametrize("game", ["complots", "hecatombe", "roulette", "skirmish"])
def test_what_a_script_begins_with_can_be_read_in_every_game(game: str) -> None:
    from game.app.content.script_check import source_problems
    from game.app.games import GAMES
    from game.mods.scripts.script_def import ScriptDef

    text = starter(Thing(game, "card", "mine:thing"), lambda hook: f"What {hook} tells.", "A script.")
    one = ScriptDef(id="mine:thing", source=text, file="x.lua")
    assert list(source_problems(GAMES[game], one, "x.lua")) == []
    bad = ScriptDef(id="mine:thing", source=text.replace("return {}", "return {"), file="x.lua")
    assert list(source_problems(GAMES[game], bad, "x.lua"))
