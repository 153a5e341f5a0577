"""Second thoughts on the real table: held, the button takes the phase back; it is said when it counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from game.input.devices import KEYS
from game.input.intents import Intent
from game.rules.skirmish.events.player import OrdersTakenBack
from game.rules.skirmish.flow.questions import REMAINING_MOVE
from scenes.capture.readability import text_problems
from scenes.games.skirmish.table.answers.second_thoughts import SecondThoughts
from tests.scenes.games.skirmish.test_driven_moves import KEYS_OF, Mover
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]


@pytest.fixture
def house(raise_house: Raise) -> Iterator[GameWindow]:
    """A house without motion."""
    made = raise_house(reduced_motion=True)
    yield made
    for scene in made.stage.scenes:
        scene.close()


def two_moves(mover: Mover) -> tuple[int, tuple[int, int, int], tuple[int, int, int]]:
    """Move one unit twice if it may, or two units: the unit moved first, and where it stood, and stands."""
    mover.key(Intent.ACCEPT, Intent.UP, Intent.ACCEPT)
    unit = mover.ghost().unit
    home = mover.stand(unit)
    mover.key(Intent.ACCEPT)
    mover.pass_time(moved=unit)
    mover.pass_time(until=REMAINING_MOVE)
    return unit, home, mover.stand(unit)


def thoughts(mover: Mover) -> SecondThoughts:
    return next(part for part in mover.scene.parts if isinstance(part, SecondThoughts))


@pytest.mark.rule("S-31")
def test_a_button_that_is_held_takes_the_phase_back(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, KEYS)
    unit, home, there = two_moves(mover)
    assert there != home
    while mover.hand.path:
        mover.key(Intent.BACK)
    second = next(crumb.worth[0] for crumb in mover.hand.crumbs() if crumb.worth[0] != unit)
    while mover.hand.pointed().worth[0] != second:
        mover.key(Intent.DOWN)
    other = mover.stand(second)
    mover.key(Intent.ACCEPT, Intent.UP, Intent.ACCEPT, Intent.ACCEPT)
    mover.pass_time(moved=second)
    mover.pass_time(until=REMAINING_MOVE)
    assert mover.stand(second) != other
    while mover.hand.path:
        mover.key(Intent.BACK)
    driver.press(KEYS_OF[Intent.DOUBT])
    driver.step(3, 0.1)
    assert mover.stand(second) == other and mover.stand(unit) == there, "a tap takes one order back"
    driver.step(5, 0.1)
    driver.release(KEYS_OF[Intent.DOUBT])
    assert mover.stand(unit) == home
    taken = [event.what for event in mover.hand.seat.story if isinstance(event, OrdersTakenBack)]
    assert taken == ["order", "phase"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_prompts_have_room_beside_how_many_wait(raise_house: Raise, driver: Driver, language: str) -> None:
    mover = Mover(raise_house(reduced_motion=True, language=language), driver, KEYS)
    _, home, there = two_moves(mover)
    while mover.hand.path:
        mover.key(Intent.BACK)
    mover.pass_time(until=REMAINING_MOVE)
    assert there != home and "skirmish-hand-undo-unit" in mover.asks() and mover.hand.left_units()
    said = [label.text for label in mover.scene.labels()]
    assert all(mover.scene.texts(ask) in said for ask in mover.asks())
    assert text_problems(mover.scene) == []


def test_it_is_said_once_that_from_here_it_counts(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, KEYS)
    part = thoughts(mover)
    two_moves(mover)
    while mover.hand.path:
        mover.key(Intent.BACK)
    driver.step(2, 0.1)
    assert part.told.text == "", "it may still be taken back"
    memory = mover.scene.table._match.state.orders
    memory.checkpoints.clear()
    memory.sealed = "dice"
    driver.step(2, 0.1)
    assert part.told.text == mover.scene.texts("skirmish-hand-counts")
    part.told.hide()
    driver.step(2, 0.1)
    assert part.told.text == "", "it is said once"


@pytest.mark.rule("S-31")
def test_where_orders_stand_it_is_not_offered_and_who_presses_is_told(
    house: GameWindow, driver: Driver
) -> None:
    mover = Mover(house, driver, KEYS)
    unit, home, there = two_moves(mover)
    while mover.hand.path:
        mover.key(Intent.BACK)
    assert {Intent.DOUBT} <= {one.intent for one in mover.hand.prompts()}, "elsewhere it is"
    rules = mover.scene.table._match.rules
    rules.setting = replace(rules.setting, firm=True)
    assert not {Intent.DOUBT, Intent.BACK} & {one.intent for one in mover.hand.prompts()}
    for asked in (Intent.DOUBT, Intent.BACK):
        mover.scene.hands.refusal = ""
        mover.key(asked)
        assert mover.scene.hands.refusal == mover.scene.texts("refusal-take-back-firm")
        assert mover.stand(unit) == there != home
    driver.press(KEYS_OF[Intent.DOUBT])
    driver.step(9, 0.1)
    driver.release(KEYS_OF[Intent.DOUBT])
    assert mover.stand(unit) == there, "nor the whole phase"
