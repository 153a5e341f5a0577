"""An own list: made from a ready one with presses or the mouse, told its mistakes, kept, led to battle."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import arcade
import pytest

from game.app.games.armies import Armies, UnfitArmies
from game.input.devices import KEYS
from game.input.intents import Intent, Press
from game.rules.skirmish.army.written_lists import is_own_list, list_of_word, own_list, written_word
from game.saves.own_lists import keep_own_lists, own_list_words
from scenes.games.skirmish.muster.editor import Editor
from scenes.games.skirmish.muster.hands import Hand
from scenes.games.skirmish.muster.model import Muster
from tests.builders import base_catalog
from tests.scenes.games.skirmish.muster.test_model import FLAGS, Rules
from tests.scenes.games.skirmish.muster.test_scene import before
from tests.scenes.screens.title.house import raise_house
from tools.bench.wars import base

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]


@pytest.fixture
def house(raise_house: Raise) -> Iterator[GameWindow]:
    made = raise_house(reduced_motion=True)
    yield made
    for scene in made.stage.scenes:
        scene.close()


def opened() -> tuple[Muster, Editor]:
    """The line's list of 500 points, open to be changed."""
    muster = Muster(base(), FLAGS, (0,), 2)
    return muster, Editor(muster, 0)


@pytest.mark.rule("S-84")
def test_points_and_problems_live_with_every_step() -> None:
    muster, editor = opened()
    before_it = muster.points(0)
    assert not is_own_list(muster.chosen[0]), "looking changes nothing"
    editor.move_row(1)
    assert editor.entry is not None and editor.entry.unit == "base:ligne_piquiers"
    for _ in range(5):
        assert editor.add_models(1)
    problem = muster.problem(0)
    assert problem is not None and problem.code == "army-over" and muster.points(0) > before_it
    assert not muster.set_ready(0)
    for _ in range(5):
        assert editor.add_models(-1)
    assert muster.points(0) == before_it and muster.fits(0)
    assert is_own_list(muster.chosen[0]) and muster.set_ready(0)
    for _ in range(60):
        editor.add_models(-1)
    least = base().units["base:ligne_piquiers"].least
    assert editor.entry.models == least and not editor.add_models(-1)


def test_upgrades_are_given_and_taken_back_and_a_wizard_knows_as_many_spells_as_levels() -> None:
    muster, editor = opened()
    editor.move_row(1)
    standard = next(place for place, one in enumerate(editor.upgrades()) if one.name == "standard")
    points = muster.points(0)
    assert editor.open_upgrades()
    editor.upgrade = standard
    assert editor.take_upgrade() and muster.points(0) < points
    assert editor.take_upgrade() and muster.points(0) == points
    assert editor.shut() and not editor.shut()
    editor.row = len(editor.army.entries)
    assert editor.entry is None and editor.add_unit()
    for _ in editor.kinds():
        assert editor.entry is not None
        problem = muster.problem(0)
        assert problem is None or problem.code != "army-spells", editor.entry.unit
        editor.turn_kind(1)
    count = len(editor.army.entries)
    assert editor.drop_unit() and len(editor.army.entries) == count - 1


def test_every_press_of_the_editor_leaves_a_list_that_can_be_written_and_read() -> None:
    muster, hand = Muster(base(), FLAGS, (0,), 2), Hand(0)
    hand.feed(muster, Rules(), Intent.COUNTER)  # type: ignore[arg-type]
    presses = (
        Intent.DOWN,
        Intent.RIGHT,
        Intent.NEXT,
        Intent.ACCEPT,
        Intent.ACCEPT,
        Intent.BACK,
        Intent.COUNTER,
    )
    for number in range(60):
        hand.feed(muster, Rules(), presses[(number * number + number // 3) % len(presses)])  # type: ignore[arg-type]
        army = muster.chosen[0]
        if is_own_list(army):
            assert list_of_word(written_word(army)) == army and "," not in written_word(army)
    assert is_own_list(muster.chosen[0])


def test_an_own_list_fights_by_its_word_alone_and_one_that_may_not_is_refused() -> None:
    army = own_list(3, base().lists["base:ligne_500"])
    word, flags = written_word(army), {"preset": "standard"}
    catalog, house = base_catalog(), Armies()
    both = house.raised(catalog, flags, 2, (word, "base:horde_500"))
    assert both[0] == house.raised(catalog, flags, 2, ("base:ligne_500", "base:horde_500"))[0]
    with pytest.raises(UnfitArmies):
        house.raised(catalog, {"preset": "short"}, 2, (word, word))
    for lost in ("list.", "list.????", "list.bm8", word[:-9]):
        with pytest.raises(UnfitArmies):
            house.raised(catalog, flags, 2, (lost, word))


def test_words_are_kept_in_their_file_and_a_missing_or_broken_one_is_empty(tmp_path: Path) -> None:
    assert own_list_words(tmp_path / "none") == []
    assert keep_own_lists(tmp_path / "saves", ["list.a", "list.b", "list.a"])
    assert own_list_words(tmp_path / "saves") == ["list.a", "list.b"]
    assert not keep_own_lists(tmp_path / "saves" / "armies.lists", ["list.a"]), "a file is no folder"
    (tmp_path / "saves" / "armies.lists").write_bytes(b"\xff\xfe")
    assert own_list_words(tmp_path / "saves") == []


def test_a_list_that_was_changed_is_offered_again_and_goes_to_battle(
    house: GameWindow, driver: Driver
) -> None:
    scene = before(house)
    scene.press(Press(KEYS, Intent.COUNTER, True))
    assert scene.hands[0].editor is not None
    driver.key(arcade.key.DOWN)
    driver.key(arcade.key.LEFT)
    x, y, w, h = next(one.box for one in scene.editing.spots if one.intent is Intent.LEFT)
    models = scene.muster.rows(0)[1].entry.models
    driver.click(x + w / 2, y + h / 2)
    assert scene.muster.rows(0)[1].entry.models == models - 1
    scene.press(Press(KEYS, Intent.BACK, True))
    word = scene.muster.army_ids()[0]
    assert word.startswith("list.")
    again = before(house)
    assert [written_word(one) for one in again.muster.own] == [word]
    assert again.muster.turn_list(0, 1) and again.muster.army_ids()[0] == word
    again.refresh()
    driver.key(arcade.key.ENTER)
    driver.step(5, 0.1)
    match = house.stage.scene
    assert match is not again and match.table.plan.armies[0] == word  # type: ignore[attr-defined]
