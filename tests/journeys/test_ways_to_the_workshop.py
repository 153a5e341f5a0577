"""From anywhere into the workshop: make another one of what one sees, and why the table is as it is."""

from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent
from scenes.capture.screenshots import all_screenshots
from tests.journeys.conftest import Begin
from tests.journeys.evening import Evening
from tests.journeys.test_workshop import Pointer
from tests.journeys.test_workshop_mods import a_mod, options
from tests.slices import sliced

BACKSTAGE = {
    "complots": "finale-5-backstage",
    "hecatombe": "finale-hecatombe-3-ledger",
    "roulette": "finale-roulette-3-pockets",
    "skirmish": "skirmish-after-2",
}
"""A picture of each game after its match, behind the stage."""
HANDS = ("pad", "keys", "mouse")


def opened(begin: Begin, by: str) -> tuple[Evening, Device]:
    evening = begin(mods=None, helps={"workshop_lesson": False})
    return evening, evening.plug(1)[0] if by == "pad" else KEYS if by == "keys" else MOUSE


def own_mods() -> list[Path]:
    """The mods that lie in the folder of the player."""
    folder = paths.user_mods()
    return list(folder.glob("*/mod.toml")) if folder.is_dir() else []


def press(evening: Evening, device: Device, *intents: Intent) -> None:
    evening.tap(device, *intents)
    evening.step(2)


def agree(evening: Evening, device: Device) -> None:
    """Take what is chosen in the open list: by a button, or by a click on its row."""
    if device != MOUSE:
        press(evening, device, Intent.ACCEPT)
        return
    here: Any = evening.scene
    x, y, w, h = here._row_box(here.at - here.first)
    Pointer(evening).click(x + w / 2, y + h / 2)
    evening.step(2)


@pytest.mark.parametrize(
    ("game", "by"), sliced([(game, by) for game in BACKSTAGE for by in HANDS], 0, 1, 2, 4, 8, 9)
)
def test_after_a_match_another_one_is_made_and_nothing_is_written_before_somebody_agrees(
    begin: Begin, game: str, by: str
) -> None:
    evening, device = opened(begin, by)
    shot = next(one for one in all_screenshots() if one.name == BACKSTAGE[game])
    evening.stage.push(shot.scene(evening.stage))
    evening.step(3)
    for act in shot.acts:
        act(evening.house)
    finale: Any = evening.scene
    assert finale.backstage and not own_mods()
    if by == "mouse":
        finale.picture.meet(KEYS)
        x, y, w, h = finale.picture.atelier
        Pointer(evening).click(x + w / 2, y + h / 2)
    else:
        press(evening, device, Intent.PEEK)
    assert evening.screen == "Chooser"
    while evening.scene.title != evening.app.texts("workshop-like-ask"):  # type: ignore[attr-defined]
        assert not own_mods()
        agree(evening, device)
    assert not own_mods(), "nobody has agreed yet"
    agree(evening, device)
    assert evening.screen == "ThingPage"
    page: Any = evening.scene
    assert page.thing.game == game and page.workshop.bench.is_own(page.thing) and own_mods()


def test_whoever_was_just_looking_leaves_nothing_behind(begin: Begin) -> None:
    evening, device = opened(begin, "keys")
    evening.stage.push(evening.stage.make("rulebook", "roulette", None, device))
    evening.stage.open("workshop-like", "roulette", "card", "base:cadeau", device)
    evening.step()
    press(evening, device, Intent.DOWN, Intent.ACCEPT)
    assert evening.screen == "Rulebook" and not own_mods()


@pytest.mark.parametrize("by", HANDS)
def test_the_booklet_leads_to_the_workshop_and_tells_why(begin: Begin, by: str) -> None:
    evening, device = opened(begin, by)
    for game in BACKSTAGE:
        evening.stage.push(evening.stage.make("rulebook", game, None, device))
        evening.step(2)
        for intent, lists in ((Intent.DOUBT, True), (Intent.PEEK, False)):
            if by == "mouse":
                book: Any = evening.scene
                x, y, w, h = book.above.box_of(intent)
                Pointer(evening).click(x + w / 2, y + h / 2)
            else:
                press(evening, device, intent)
            assert evening.screen == "Chooser"
            assert lists == (evening.scene.title == evening.app.texts("workshop-shelf"))  # type: ignore[attr-defined]
            if by == "mouse":
                Pointer(evening).click(40, 400)
            else:
                press(evening, device, Intent.BACK)
            assert evening.screen == "Rulebook"
        evening.stage.pop()


def test_the_interval_tells_what_differs_from_the_book_and_who_wanted_it(begin: Begin) -> None:
    a_mod(paths.user_mods(), "dagues", "")
    (paths.user_mods() / "dagues" / "complots").mkdir()
    rules = paths.user_mods() / "dagues" / "complots" / "x.toml"
    rules.write_text('[action."base:assassin"]\ncost = 2\n', "utf-8")
    evening = begin(mods=None, helps={"workshop_lesson": False})
    shot = next(one for one in all_screenshots() if one.name == "complots-5-turn")
    evening.stage.push(shot.scene(evening.stage))
    evening.step(3)
    match = evening.match
    evening.stage.push(evening.stage.make("pause", match.table, match.couch, KEYS))
    evening.step(2)
    pause: Any = evening.scene
    pause.menu.focus.to("why")
    press(evening, KEYS, Intent.ACCEPT)
    told = options(evening)
    (price,) = [one for one in told if "Assassin" in one.words]
    assert price.words.endswith("2") and "Perfidie" in price.hint and "x.toml:2:8" in price.hint
    assert price.hint.index("Perfidie") < price.hint.index("Les dagues")
    press(evening, KEYS, Intent.BACK)
    assert evening.scene is pause


def test_at_a_table_by_the_book_nobody_set_anything(begin: Begin) -> None:
    evening, device = opened(begin, "keys")
    evening.stage.push(evening.stage.make("workshop-why", "complots", {}, device))
    evening.step()
    assert [one.words for one in options(evening)] == [evening.app.texts("why-book")]
    evening.stage.pop()
    evening.stage.push(evening.stage.make("workshop-why", "complots", {"starting_coins": 3}, device))
    evening.step()
    (rule,) = options(evening)
    assert "3" in rule.words and "2" in rule.hint
