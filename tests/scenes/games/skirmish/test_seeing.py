"""Seeing on the real table: going round own units, marks, reaches, and who reaches whom under whose name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

import arcade
import pytest

from game.input.devices import KEYS
from game.rules.skirmish.events.player import TurnFlipped
from game.rules.skirmish.events.unit import ChargeDeclared
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.survey.board import Board, Doings
from game.rules.skirmish.survey.reach import Blow, threats
from game.rules.skirmish.survey.slices import whole_answer
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.seeing.danger import DangerOrder, danger_of
from scenes.games.skirmish.table.seeing.marks import (
    CHARGED,
    FIGHTS,
    FLEES,
    MARCHED,
    MOVED,
    READY,
    SHOT,
    WAVERS,
    deeds_of,
    events_of_turn,
    marks_of,
)
from scenes.games.skirmish.table.seeing.reaching import EVERYBODY, NOBODY, ONE, Reaching
from scenes.games.skirmish.table.seeing.unit_marks import UnitMarks
from tests.rules.skirmish.builders import a_field, a_unit, some_rules
from tests.scenes.games.skirmish.test_driven_moves import ME, Mover
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]
BEFORE, AFTER = arcade.key.Q, arcade.key.E
P = TypeVar("P", bound=Part)


@pytest.fixture
def house(raise_house: Raise) -> Iterator[GameWindow]:
    """A house without motion."""
    made = raise_house(reduced_motion=True)
    yield made
    for scene in made.stage.scenes:
        scene.close()


def part(mover: Mover, kind: type[P]) -> P:
    return next(one for one in mover.scene.parts if isinstance(one, kind))


def both(mover: Mover) -> None:
    """Press both shoulders, let both go, and let the slices pass."""
    for key in (BEFORE, AFTER):
        mover.driver.press(key)
    for key in (BEFORE, AFTER):
        mover.driver.release(key)
    mover.driver.step(40)


# pure


def test_a_danger_is_the_chance_that_anybody_comes() -> None:
    one, other = Blow(1, 0, 0, "charge", chance=0.5), Blow(2, 0, 0, "shot", chance=0.2)
    assert danger_of([one, one._replace(manner="shot", chance=0.1), other]) == pytest.approx(0.6)
    assert danger_of([]) == 0


def test_marks_say_what_was_done_and_to_whom() -> None:
    found = marks_of(3, Doings(charges=True, moved=True), (3,), {3: (7,)}, {3: [7, 8]}, {})
    assert [(one.kind, one.others) for one in found] == [
        (FIGHTS, (7,)),
        (CHARGED, (7, 8)),
        (MOVED, ()),
        (READY, ()),
    ]
    assert [one.kind for one in marks_of(3, Doings(marched=True), (), {}, {}, {})] == [MARCHED]
    assert [one.kind for one in marks_of(3, Doings(), (), {}, {}, {3: [1]})] == [SHOT]
    assert marks_of(3, Doings(), (4,), {4: (3,)}, {}, {}) == ()


def test_a_quarter_of_a_unit_wavers_and_a_fleeing_one_flees() -> None:
    kinds = []
    for models, *flags in ((5,), (6,), (5, unit_flags.FLEEING), (6, unit_flags.AFRAID)):
        state = a_field(2)
        unit = a_unit(state, 0, models=20)
        unit.models = models
        for flag in flags:
            unit.mark(flag)
        done = Board(some_rules(2).setting, state).doings_of(unit.id)
        kinds.append([one.kind for one in marks_of(unit.id, done, (), {}, {}, {})])
    assert kinds == [[WAVERS], [], [FLEES], [WAVERS]]


def test_deeds_are_those_of_the_present_turn() -> None:
    story = [ChargeDeclared(1, 2, "front"), TurnFlipped(0, 2), ChargeDeclared(3, 4, "rear")]
    assert deeds_of(events_of_turn(story)) == ({3: [4]}, {})


# on the table


@pytest.mark.screens
def test_shoulders_go_round_own_units_the_most_threatened_first(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, KEYS)
    ready = [crumb.worth[0] for crumb in mover.hand.crumbs()]
    board = mover.scene.board()
    dangers = {unit: danger_of(whole_answer(threats(board, unit))) for unit in ready}
    driver.step(60)
    driver.key(AFTER)
    driver.step(2)
    first = mover.hand.path[0].worth[0]
    assert dangers[first] == max(dangers.values()) and mover.ghost().unit == first
    driver.key(AFTER)
    assert mover.hand.path[0].worth[0] != first
    driver.key(BEFORE)
    assert mover.hand.path[0].worth[0] == first
    assert len(set(dangers.values())) > 1, "they are in equal danger: nothing is proved"
    slow = DangerOrder(board, ready)
    assert slow.order == tuple(ready) and not slow.done


@pytest.mark.screens
def test_a_shoulder_that_is_held_zooms_and_chooses_nobody(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, KEYS)
    zoom = mover.scene.camera.zoom
    driver.press(AFTER)
    driver.step(40)
    driver.release(AFTER)
    driver.step(40)
    assert mover.hand.path == () and mover.scene.camera.zoom != zoom


@pytest.mark.screens
def test_units_that_may_act_are_marked_until_they_have_moved(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, KEYS)
    marks = part(mover, UnitMarks)
    ready = {crumb.worth[0] for crumb in mover.hand.crumbs()}
    driver.step(5)
    assert {unit for unit, all_ in marks.marks.items() if any(one.kind == READY for one in all_)} == ready


@pytest.mark.screens
def test_both_shoulders_turn_from_one_reach_to_all_and_to_none(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, KEYS)
    reaching = part(mover, Reaching)
    both(mover)
    aimed = mover.hand.pointed().worth[0]
    assert reaching.mode == ONE and reaching.units == (aimed,)
    assert reaching.survey is not None
    blows = reaching.survey.threats
    assert blows and {one.named for one in blows} == {ME} and {one.target for one in blows} == {aimed}
    both(mover)
    standing = {unit.id for unit in mover.scene.shown.standing()}
    assert reaching.mode == EVERYBODY and set(reaching.units) == standing
    driver.step(200)
    assert set(reaching.survey.reaches) >= standing
    both(mover)
    assert reaching.mode == NOBODY and not reaching.units


@pytest.mark.screens
def test_the_mouse_shows_the_reach_of_whatever_it_is_over(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, KEYS)
    reaching = part(mover, Reaching)
    both(mover)
    foe = next(unit for unit in mover.scene.shown.standing() if unit.owner != ME)
    driver.point(*mover.scene.camera.to_screen(*foe.middle))
    driver.step(40)
    assert reaching.units == (foe.id,)
    assert reaching.survey is not None
    assert {one.named for one in reaching.survey.threats} <= {foe.owner}
