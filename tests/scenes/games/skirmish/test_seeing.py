"""Seeing on the real table: going round own units, marks, reaches, and who reaches whom under whose name."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

import arcade
import pytest

from game.app.app import App
from game.app.plan import MatchPlan
from game.couch.couch import Couch
from game.couch.names import default_names
from game.input.devices import KEYS, MOUSE
from game.input.intents import Intent
from game.rules.skirmish.actions.player import Pass
from game.rules.skirmish.events.player import TurnFlipped
from game.rules.skirmish.events.unit import ChargeDeclared
from game.rules.skirmish.flow.questions import DECLARE_CHARGES, REMAINING_MOVE, SHOOTING_ORDERS
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.survey.board import Board, Doings, board_of
from game.rules.skirmish.survey.pair_odds import pair_odds
from game.rules.skirmish.survey.reach import Blow, reach, threats
from game.rules.skirmish.survey.slices import whole_answer
from game.saves.settings import Settings
from scenes.games.skirmish.table.driving.reach_survey import ReachSurvey
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.scene import SkirmishScene
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
from scenes.games.skirmish.table.seeing.measuring import CHIP, Measuring
from scenes.games.skirmish.table.seeing.odds_strip import OddsStrip
from scenes.games.skirmish.table.seeing.odds_words import odds_line, odds_reasons
from scenes.games.skirmish.table.seeing.parting import Parting
from scenes.games.skirmish.table.seeing.reaching import ARMY, EVERYBODY, NOBODY, ONE, Reaching
from scenes.games.skirmish.table.seeing.tape import Tape
from scenes.games.skirmish.table.seeing.unit_marks import UnitMarks
from scenes.games.skirmish.table.shooting.shooting import Shooting
from tests.app.conftest import BASE, chairs
from tests.contract.worlds import laid
from tests.rules.skirmish.builders import a_field, a_unit, some_rules
from tests.rules.skirmish.survey.test_reach import asked, seen
from tests.scenes.games.skirmish.test_driven_moves import KEYS_OF, ME, Mover
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
    standing = {unit.id: unit.owner for unit in mover.scene.shown.standing()}
    mine = {unit for unit, owner in standing.items() if owner == ME}
    assert reaching.mode == ARMY and set(reaching.units) == mine != set(standing)
    both(mover)
    assert reaching.mode == EVERYBODY and set(reaching.units) == set(standing)
    driver.step(60)
    assert {one.unit for one in reaching.survey.watched} == set(standing)
    both(mover)
    assert reaching.mode == NOBODY and not reaching.units


@pytest.mark.screens
def test_lines_of_sight_are_those_of_the_place_where_the_ghost_stands(
    house: GameWindow, driver: Driver
) -> None:
    mover = Mover(house, driver, KEYS)
    reaching = part(mover, Reaching)
    driver.key(AFTER)
    both(mover)
    driver.step(30)

    def seen_from(place: tuple[int, int, int]) -> set[int]:
        there = mover.scene.board().if_stood(unit, *place)
        foes = [one for one in there.state.standing() if one.owner != ME]
        return {one.id for one in foes if there.setting.ground.sight(there.state, unit, one.id).seen}

    unit = mover.ghost().unit
    here = mover.stand(unit)
    assert {one.unit for one in reaching.sights.seen} == seen_from(here)
    for _ in range(8):
        mover.key(Intent.RIGHT)
    driver.step(60)
    end = mover.ghost().preview().end
    there = (end.x, end.y, end.heading)
    assert reaching.sights.stance == (unit, there) != (unit, here)
    assert {one.unit for one in reaching.sights.seen} == seen_from(there)


@pytest.mark.screens
def test_what_a_unit_has_done_is_told_in_words_where_it_is_pointed_at(
    house: GameWindow, driver: Driver
) -> None:
    mover = Mover(house, driver, KEYS)
    marks = part(mover, UnitMarks)
    unit = mover.hand.crumbs()[0].worth[0]
    driver.point(*mover.scene.camera.to_screen(*mover.scene.shown.middle_of(unit)))
    driver.step(2)
    assert mover.scene.texts("skirmish-mark-ready") in marks.words
    driver.point(700, 20)
    driver.step(2)
    assert marks.words == ""


def test_all_fans_of_a_large_battle_are_known_in_a_quarter_of_a_second() -> None:
    plan = MatchPlan("skirmish", chairs("hhhh"), 4, position=laid("skirmish", "showcase-4"))
    table = App([BASE]).inline().begin(plan, keep=False)
    board = board_of(table.rules.setting, table.public.view)
    standing = [unit.id for unit in board.state.standing()]
    survey = ReachSurvey(board)
    survey.watch(standing, fans=True)
    start, slices = time.process_time(), 0
    while not survey.done:
        survey.work()
        slices += 1
    assert time.process_time() - start < 0.25 and slices > 1 and len(survey.watched) == len(standing) > 20
    whole = whole_answer(reach(board, standing[0]))
    fans = [one for one in whole.outlines if one.kind in ("charge", "shot")]
    assert survey.watched[0] == (standing[0], tuple(fans), ())


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


# odds


@pytest.mark.screens
def test_the_odds_of_a_pair_are_the_rules_own_both_ways_with_reasons(
    house: GameWindow, driver: Driver
) -> None:
    mover = Mover(house, driver, KEYS)
    strip = part(mover, OddsStrip)
    driver.key(AFTER)
    driver.step(60)
    unit = mover.ghost().unit
    foe = next(one for one in mover.scene.shown.standing() if one.owner != ME)
    driver.point(*mover.scene.camera.to_screen(*foe.middle))
    driver.step(60)
    board = mover.scene.board()
    assert [(one.attacker, one.target) for one in strip.odds] == [(unit, foe.id), (foe.id, unit)]
    assert strip.odds == [pair_odds(board, unit, foe.id), pair_odds(board, foe.id, unit)]
    there, back = strip.lines()
    assert f"{round(100 * strip.odds[0].chance)}" in there and there != back
    assert strip.box is not None and not strip.explains
    driver.click(strip.box[0] + 20, strip.box[1] + 10)
    driver.step(2)
    assert strip.explains
    driver.point(800, 20)
    driver.step(2)
    assert strip.box is None and not strip.explains


@pytest.mark.screens
def test_while_its_reach_is_shown_a_ghost_faces_the_nearest_unit_from_where_it_stands(
    house: GameWindow, driver: Driver
) -> None:
    mover = Mover(house, driver, KEYS)
    strip = part(mover, OddsStrip)
    driver.key(AFTER)
    mover.key(Intent.UP)
    driver.step(30)
    assert strip.pair is None
    both(mover)
    driver.step(60)
    seen = mover.ghost().preview()
    nearest = min(seen.gaps, key=lambda gap: gap[1])[0]
    there = mover.scene.board().if_stood(seen.unit, seen.end.x, seen.end.y, seen.end.heading)
    assert strip.odds == [pair_odds(there, seen.unit, nearest), pair_odds(there, nearest, seen.unit)]


def test_one_line_tells_the_chance_and_the_round() -> None:
    rules, state = asked(3, 1, DECLARE_CHARGES)[0]
    board = seen(rules, state)
    mine = next(one for one in state.standing() if one.owner == state.active and one.models > 1)
    foe = next(one for one in state.standing() if one.owner != state.active and one.models > 1)
    odds = pair_odds(board, mine.id, foe.id)
    said: list[tuple[str, dict[str, object]]] = []

    def texts(key: str, **facts: object) -> str:
        said.append((key, facts))
        return key

    line = odds_line(odds, texts)  # type: ignore[arg-type]
    assert said == [("skirmish-seeing-charge", {"n": round(100 * odds.chance)})]
    assert sum(map(int, line.split(" · ")[1].split("/"))) == 100
    fight = odds_line(odds._replace(manner="fight"), texts)  # type: ignore[arg-type]
    assert fight == line.split(" · ")[1]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_reason_has_words(language: str) -> None:
    texts = App([BASE], Settings(language=language)).texts  # type: ignore[arg-type]
    rules, state = asked(3, 1, DECLARE_CHARGES)[0]
    board, told = seen(rules, state), 0
    units = [one.id for one in state.standing()]
    for unit, foe in [(one, other) for one in units for other in units if one != other][:24]:
        lines = odds_reasons(pair_odds(board, unit, foe), texts)
        told += len(lines)
        assert not any("reason-" in line or "skirmish-" in line or "refusal-" in line for line in lines)
    assert told > 24


@pytest.mark.screens
@pytest.mark.parametrize(("level", "told"), [("full", 2), ("ranges", 0), ("none", 0)])
def test_a_table_tells_as_much_as_its_house_rule_says(
    house: GameWindow, driver: Driver, level: str, told: int
) -> None:
    mover = Mover(house, driver, KEYS, odds=level)
    strip, reaching = part(mover, OddsStrip), part(mover, Reaching)
    driver.key(AFTER)
    driver.step(60)
    foe = next(one for one in mover.scene.shown.standing() if one.owner != ME)
    driver.point(*mover.scene.camera.to_screen(*foe.middle))
    driver.step(60)
    assert len(strip.odds) == told and (strip.pair is None) == (level == "none")
    both(mover)
    assert reaching.mode == (NOBODY if level == "none" else ONE)


# the end of a phase


@pytest.mark.screens
def test_holding_done_says_whom_it_forgets(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, KEYS)
    parting = part(mover, Parting)
    ready = {crumb.worth[0] for crumb in mover.hand.crumbs()}
    driver.step(4)
    assert parting.words == () and parting.forgotten == ()
    driver.press(KEYS_OF[Intent.COUNTER])
    driver.step(10)
    assert set(parting.forgotten) == ready and len(parting.words) == 2
    driver.release(KEYS_OF[Intent.COUNTER])
    driver.step(2)
    assert parting.words == () and mover.hand.asks() == REMAINING_MOVE
    mover.key(Intent.ACCEPT, Intent.UP)
    driver.press(KEYS_OF[Intent.COUNTER])
    driver.step(10)
    assert len(parting.words) == 3, "a way that was driven and never ordered is told"
    driver.release(KEYS_OF[Intent.COUNTER])


# measuring


def test_a_tape_fades_when_it_is_let_go_unless_it_is_pinned() -> None:
    tape = Tape((0, 0), (0, 0))
    tape.pull(3000, 4000, 72_000, 48_000)
    assert tape.inches == 5 and tape.pass_time(60)
    tape.held = False
    assert tape.pass_time(1) and not tape.pass_time(10)
    pinned = Tape((0, 0), (1000, 0), held=False, pinned=True)
    assert pinned.pass_time(1000) and pinned.share == 1
    pinned.pull(0, -5, 72_000, 48_000)
    assert pinned.end == (1000, 0), "it ends at the edge"


@pytest.mark.screens
def test_both_shoulders_held_measure_and_drive_nothing(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, KEYS)
    measuring, cursor = part(mover, Measuring), mover.hand.cursor
    for key in (BEFORE, AFTER):
        driver.press(key)
    driver.step(40)
    for key in (BEFORE, AFTER):
        driver.release(key)
    assert measuring.is_measuring(ME) and part(mover, Reaching).mode == NOBODY
    mover.key(Intent.RIGHT, Intent.RIGHT, Intent.UP)
    assert measuring.tapes[ME].inches == 2.2 and mover.hand.cursor == cursor
    mover.key(Intent.ACCEPT)
    assert measuring.tapes[ME].pinned and mover.hand.path == ()
    mover.key(Intent.RIGHT)
    assert measuring.tapes[ME].inches == 2.2 and mover.hand.cursor != cursor
    mover.key(Intent.BACK)
    driver.step(400)
    assert ME not in measuring.tapes


@pytest.mark.screens
def test_the_mouse_measures_in_anybodys_turn(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, MOUSE)
    measuring, camera = part(mover, Measuring), mover.scene.camera
    x, y, w, h = CHIP
    driver.click(x + w / 2, y + h / 2)
    start, end = camera.to_screen(20_000, 20_000), camera.to_screen(26_000, 20_000)
    driver.point(*start)
    driver.window.dispatch_event("on_mouse_press", *driver._pixel(*start), arcade.MOUSE_BUTTON_LEFT, 0)
    driver.point(*end)
    driver.window.dispatch_event("on_mouse_release", *driver._pixel(*end), arcade.MOUSE_BUTTON_LEFT, 0)
    assert measuring.tapes[ME].inches == pytest.approx(6, abs=0.1) and measuring.tapes[ME].pinned
    assert mover.hand.path == ()
    driver.click(x + w / 2, y + h / 2)
    driver.step(400)
    assert ME not in measuring.tapes


@pytest.mark.screens
@pytest.mark.parametrize("level", ["full", "ranges"])
def test_shots_tell_odds_where_the_house_does(house: GameWindow, level: str) -> None:
    couch = Couch(default_names(house.stage.app.texts))
    couch.add_bot("bold", "weak")
    couch.join(KEYS)
    couch.join(MOUSE)
    plan = MatchPlan("skirmish", chairs("bhh"), 4, {"odds": level}, position=laid("skirmish", "shooting-3"))
    table = house.stage.app.begin(plan, keep=False)
    scene = SkirmishScene(house.stage, table, couch)
    house.stage.push(scene)
    for _ in range(200):
        house.step(0.1)
        scene.timeline.skip()
        if table.public.view.asks == SHOOTING_ORDERS:
            break
        for who in table.public.view.owing:
            table.submit(Pass(who))
    house.step(1 / 60, 60)
    shots = next(one for one in scene.parts if isinstance(one, Shooting))
    assert shots.seen is not None and (shots.odds is not None) == (level == "full")
