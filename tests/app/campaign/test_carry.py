"""What a story brings to a table: its farthing, a card, a quiet help, and the boss of the chapter."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.app.app import App
from game.app.campaign.carry import DENTS, brought, regiments_of, take_home, without_fates
from game.app.campaign.run import Run
from game.app.simulate import bots_by_seat, play_out
from game.app.table import Table
from game.campaign.story.deed import Deed
from game.campaign.story.state import Result
from game.core.match import Match
from game.core.rules import Player
from game.rules.hecatombe.events import ObjectiveSeen
from game.saves.settings import Settings

COMPLOTS, ROULETTE, BATTLE = "bal", "port", "gue"
MINT, THURSDAY, STONES = "monnaie", "jeudi", "cercle"


@pytest.fixture
def run(home: Path) -> Run:
    app = App(settings=Settings(language="fr")).inline()
    run = Run.begun(app, "base:cour", 0, "Camille", "f", 5)
    run.story.results.append(Result("base:bal", won=True))
    return run


def at(run: Run, chapter: str) -> Run:
    """The story stands before the match of a chapter."""
    run.story.path.append(f"base:{chapter}")
    run.story.moment = "match"
    return run


def fresh(run: Run) -> Run:
    """The match of the chapter was never begun."""
    run.story.match = ""
    return run


def dealt(run: Run) -> Any:
    """The state of the match of the chapter, as it is dealt."""
    table = run.sit_down("keyboard")
    assert isinstance(table, Table)
    found = Match(table.rules, table.plan.seed).state
    run.leave()
    return found


@pytest.mark.parametrize(("holder", "seat"), [("hero", 0), ("isaure", 1), ("leopoldine", 3)])
def test_the_farthing_is_a_coin_in_the_purse_of_its_holder(run: Run, holder: str, seat: Player) -> None:
    run.story.words["liard-holder"] = holder
    state = dealt(at(run, COMPLOTS))
    assert state.coins == [4 if player == seat else 3 for player in range(4)]


def test_the_farthing_plays_no_part_at_the_first_table(run: Run) -> None:
    run.story.results.clear()
    assert run.story.words["liard-holder"] == "leopoldine"
    assert dealt(at(run, COMPLOTS)).coins == [3, 3, 3, 3]


@pytest.mark.parametrize("holder", ["table", "barnabe", ""])
def test_a_farthing_that_nobody_at_the_table_holds_changes_nothing(run: Run, holder: str) -> None:
    run.story.words["liard-holder"] = holder
    assert dealt(at(run, COMPLOTS)).coins == [3, 3, 3, 3]


def test_the_farthing_is_a_token_in_battle(run: Run) -> None:
    run.story.words["liard-holder"] = "barnabe"
    tokens = dealt(at(run, BATTLE)).tokens
    assert tokens[2] == tokens[0] + 1 == tokens[1] + 1


def test_the_boss_sits_where_the_script_looks_for_her(run: Run) -> None:
    run.story.words["liard-holder"] = "table"
    table = at(run, "serment").sit_down("keyboard")
    assert isinstance(table, Table) and table.plan.flags["main"] == 2
    assert table.plan.players[1].name == run.say("person-isaure")
    assert {one.mod for one in table.rules.setting.scripts.scripts} == {"la-main"}
    run.leave()
    assert not any(mod.id == "la-main" and mod.enabled for mod in run.app.loaded.mods)


def test_a_card_that_was_kept_is_in_the_hand_and_then_spent(run: Run) -> None:
    run.story.words["card"] = "prime"
    state = dealt(at(run, ROULETTE))
    assert "base:prime" in state.hands[0] and len(state.hands[0]) == len(state.hands[1]) + 1
    take_home(run.app.loaded.mods, run.script, run.story, run.director.chapter, (), won=True)
    assert not run.story.words["card"]


def test_after_two_losses_in_a_row_a_coin_more_and_nobody_says_so(run: Run) -> None:
    run.story.words["liard-holder"] = "table"
    run.story.results += [Result("base:bal", won=False)] * 2
    assert dealt(at(run, COMPLOTS)).coins == [4, 3, 3, 3]
    run.story.results.append(Result("base:bal", won=True))
    assert dealt(fresh(run)).coins == [3, 3, 3, 3]


def looks_of(run: Run, seed: int = 0) -> list[tuple[Player, Player]]:
    """Who looks at whose objectives in the first fight of the match of the chapter."""
    table = run.sit_down("keyboard")
    assert isinstance(table, Table)
    match: Match[Any, Any, Any] = Match(table.rules, seed)
    while match.state.pending.kind in ("objectives", "attack", "defence"):
        for player in tuple(match.to_act()):
            assert match.submit(match.options(player)[0]) is None
    run.leave()
    return [(one.player, one.owner) for one in match.events if isinstance(one, ObjectiveSeen)]


@pytest.mark.parametrize(
    ("peek", "looks"), [("hero", (0, 1)), ("leopoldine", (1, 0)), ("used", None), ("", None)]
)
def test_a_look_that_was_promised_is_taken_on_thursday(run: Run, peek: str, looks: Any) -> None:
    run.story.words |= {"liard-holder": "table", "peek": peek}
    at(run, THURSDAY)
    found = brought(run.app.loaded.mods, run.story, run.director.chapter, tilt=False)
    assert found.mods == (("le-visage", "le-presage") if looks else ("le-visage",))
    of_the_face = [(0, 1), (1, 0)]  # she begins
    assert sorted(looks_of(run)) == sorted([*of_the_face, looks] if looks else of_the_face)
    take_home(run.app.loaded.mods, run.script, run.story, run.director.chapter, (), won=True)
    assert run.story.words["peek"] == ("used" if looks else peek)


@pytest.mark.parametrize("chapter", [STONES, MINT])
def test_elsewhere_a_promised_look_is_kept(run: Run, chapter: str) -> None:
    run.story.words |= {"liard-holder": "table", "peek": "hero"}
    at(run, chapter)
    assert looks_of(run) == []
    take_home(run.app.loaded.mods, run.script, run.story, run.director.chapter, (), won=True)
    assert run.story.words["peek"] == "hero"


def test_in_the_rite_of_tiles_the_farthing_and_the_quiet_help_are_a_look_each(run: Run) -> None:
    run.story.words |= {"liard-holder": "hero", "peek": ""}
    found = brought(run.app.loaded.mods, run.story, at(run, MINT).director.chapter, tilt=True)
    assert found.mods == ("liard", "coup-de-pouce") and found.flags["liard"] == 1
    assert (0, 1) in looks_of(run)


def test_a_match_that_was_left_is_gone_on_with_under_the_same_mods(run: Run) -> None:
    run.story.words["liard-holder"] = "hero"
    begun = at(run, "serment").sit_down("keyboard")
    assert isinstance(begun, Table)
    begun.close()
    run.leave()
    again = run.sit_down("keyboard")
    assert isinstance(again, Table), again
    assert again.plan == begun.plan
    run.leave()


def test_every_bullet_that_it_stops_is_a_dent_in_the_farthing_five_at_the_most(run: Run) -> None:
    at(run, ROULETTE)
    run.story.deeds += [Deed("liard-dented", "hero", chapter=run.story.number)]
    take_home(run.app.loaded.mods, run.script, run.story, run.director.chapter, (), won=True)
    assert run.story.counts["liard-dents"] == 1
    run.story.counts["liard-dents"] = DENTS
    take_home(run.app.loaded.mods, run.script, run.story, run.director.chapter, (), won=True)
    assert run.story.counts["liard-dents"] == DENTS


def test_soldiers_come_home_from_the_ford_with_their_names(run: Run) -> None:
    table = at(run, BATTLE).sit_down("keyboard")
    assert isinstance(table, Table)
    match: Match[Any, Any, Any] = Match(table.rules, table.plan.seed)
    play_out(match, bots_by_seat("skirmish", table.rules, "weak"))
    told = table.game.deeds(table.rules, table.plan.seed, match.log)
    fates = [Deed(one.fact, ("hero", "", "")[one.by], amount=one.amount, word=one.word) for one in told]
    kept, fates = without_fates(fates)
    assert fates and not any(one.fact.startswith("regiment") for one in kept)
    own = regiments_of(fates)
    units = [unit for unit in match.state.units if unit.enlisted.models > 1][: len(own)]
    assert [(one.unit, one.stood) for one in own] == [
        (one.enlisted.unit, one.enlisted.models) for one in units
    ]
    take_home(run.app.loaded.mods, run.script, run.story, run.director.chapter, fates, won=False)
    company = run.story.soldiers
    assert [one.name for one in company] == ["Arsouille", "Brise-Fer", "Colombe"]
    assert {one.name for one in company if not one.alive} == {one.word for one in run.story.deeds}
    run.leave()


def test_without_its_mod_nothing_is_brought(run: Run) -> None:
    at(run, COMPLOTS)
    base = [mod for mod in run.app.loaded.mods if mod.folder.parent == paths.bundled_mods_folder()][:1]
    found = brought(base, run.story, run.director.chapter, tilt=True)
    assert found.mods == () and found.flags == run.director.chapter.flags
