"""Who waits is told what changed, turns the picture's pace, and guesses who will be named."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from arcade import key

from game.core.rng import Rng
from game.core.rules import SPECTATOR, Event
from game.input.devices import KEYS
from game.input.intents import Intent, Press
from game.rules.skirmish import SkirmishView
from game.rules.skirmish.chronicle.teller import Teller
from game.rules.skirmish.events import combat as fight
from game.rules.skirmish.events import player as told
from game.rules.skirmish.events import unit as field
from scenes.games.skirmish.table.answers.families import WINDOWS
from scenes.games.skirmish.table.waiting.changes import MOST, changed_lines
from scenes.games.skirmish.table.waiting.flair import Flair
from scenes.games.skirmish.table.waiting.pace import SPEEDS, next_speed
from scenes.games.skirmish.table.waiting.wagers import (
    BREAK,
    CHARGE,
    MARCH,
    NAME,
    NO,
    SHOT,
    STAND,
    YES,
    Settled,
    open_wager,
    settled_by,
    wager_answers,
)
from tests.contract.worlds import laid, rules_from
from tests.scenes.games.skirmish.finale.battles import fought
from tests.scenes.games.skirmish.playing import FRAME, sit_down
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from scenes.games.skirmish.table.scene import SkirmishScene
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


def codes(events: list[Event], me: int = 0) -> list[str]:
    """What a player is told of these events."""
    view = fought(3).public.view
    return [line.code for line in changed_lines(events, me, Teller(view.units, ()))]


def own_unit(player: int) -> int:
    """A unit of this player's."""
    return next(unit.id for unit in fought(3).public.view.units if unit.owner == player)


# what changed


@pytest.mark.statistics
def test_losses_names_and_broken_words_are_told_to_whom_they_befell() -> None:
    mine, his = own_unit(0), own_unit(1)
    events = [
        told.EnemyNamed(1, 0, "combat", False),
        field.UnitDestroyed(mine, "combat", 1),
        field.UnitDestroyed(his, "shooting", 0),
        told.PromiseEnded(0, 1, 0, "not-charge", "broken"),
        told.TokensChanged(0, 3, 1, "points"),
    ]
    assert codes(events) == ["recap-betrayed", "recap-lost", "recap-named", "recap-tokens", "recap-others"]
    assert codes(events, me=1) == ["recap-lost", "recap-others"]
    assert codes(events, me=2) == ["recap-others"]


def test_what_came_to_nothing_is_not_told() -> None:
    unit = own_unit(0)
    assert codes([field.UnitFled(unit, "panic", 1)]) == ["recap-fled"]
    assert codes([field.UnitFled(unit, "panic", 1), field.UnitRallied(unit)]) == []
    assert codes([told.TokensChanged(0, 3, 1, "bribe"), told.TokensChanged(0, 1, 3, "points")]) == []
    assert codes([told.PromiseEnded(0, 1, 0, "not-charge", "kept")]) == []
    assert codes([]) == []


def test_a_recap_can_be_read_in_six_seconds() -> None:
    table = fought(3)
    view, events = table.public.view, table.public.story
    for player in range(3):
        lines = changed_lines(events, player, Teller(view.units, ()))
        assert 1 <= len(lines) <= MOST


# guesses


def test_a_guess_goes_round_and_counts_once() -> None:
    flair = Flair()
    for _ in range(2):
        flair.turn(1, 1, [0, 1, 2])
    assert flair.guess_of(1) == 1
    flair.turn(2, -1, [0, 1, 2])
    assert flair.guess_of(2) == 2
    assert flair.settle(Settled(NAME, 2, by=0)) == [2] and flair.hits == {2: 1}
    assert flair.settle(Settled(NAME, 2, by=0)) == []


@pytest.mark.rule("S-03")
def test_neither_the_namer_nor_a_forced_name_makes_anybody_famous() -> None:
    flair = Flair()
    flair.turn(0, 1, [2])
    assert flair.settle(Settled(NAME, 2, by=0)) == []
    flair.turn(1, 1, [2])
    assert flair.settle(Settled(NAME, 2, by=0, forced=True)) == [] and not flair.hits


DEEDS = [
    (field.ChargeEnded(1, 2, "contact"), CHARGE, YES),
    (field.ChargeEnded(1, 2, "failed"), CHARGE, NO),
    (field.ChargeEnded(1, 2, "void"), None, NO),
    (field.ChargeAnswered(1, 2, "flee"), STAND, NO),
    (field.ChargeAnswered(1, 2, "shoot"), STAND, YES),
    (field.UnitMoved(1, "march", (), 4), MARCH, YES),
    (field.UnitMoved(1, "back", (), 4), MARCH, NO),
    (field.UnitMoved(1, "push", (), 4), None, NO),
    (field.VolleyShot(1, 2, "bow", 6, 4, 3, 2, 0), SHOT, NO),
    (fight.UnitBroke(1), BREAK, YES),
    (fight.UnitHeld(1, "passed"), BREAK, NO),
    (told.TokensChanged(0, 3, 1, "points"), None, NO),
]


@pytest.mark.parametrize(("event", "wager", "answer"), DEEDS)
def test_what_everybody_sees_settles_the_guesses_of_its_kind_and_no_others(
    event: Event, wager: str | None, answer: int
) -> None:
    settled = settled_by(event)
    assert (settled and settled.wager) == wager
    if settled is None:
        return
    flair = Flair()
    flair.turn(1, 1, (YES, NO), settled.wager)
    flair.turn(2, -1, (YES, NO), settled.wager)
    flair.turn(0, 1, (YES, NO), "another")
    assert flair.settle(settled) == [1 if answer == YES else 2]
    assert flair.guess_of(0, "another") == YES and flair.guess_of(1, settled.wager) < 0


def test_something_may_be_guessed_at_every_moment_of_a_battle_of_three() -> None:
    open_ = {open_wager(view) for view in views_of_battle()}
    assert None not in open_ and {NAME, STAND, CHARGE, MARCH, SHOT, BREAK} <= open_


def views_of_battle() -> Iterator[SkirmishView]:
    """What everybody sees of prepared moments of battles with three armies or more."""
    for name in ("movement-3", "charge-3", "magic-3", "shooting-3", "combat-4", "truce-3", "showcase-4"):
        rules = rules_from("skirmish", laid("skirmish", name))
        state = rules.setup(Rng(1))
        for _ in range(60):
            owing = rules.to_act(state)
            if not owing:
                break
            yield rules.observe(state, SPECTATOR)
            rules.apply(state, [rules.legal_actions(state, owing[0])[0]], Rng(2), events=False)


def test_speeds_go_round_from_wherever_one_is() -> None:
    assert [next_speed(one) for one in (0, 50, 100, 150, 300, 400)] == [100, 100, 200, 200, 400, 100]
    assert {next_speed(one) for one in SPEEDS} == set(SPEEDS)


# on the stage


def part_of(scene: SkirmishScene, kind: type) -> Any:
    """The part of a kind."""
    return next(part for part in scene.parts if isinstance(part, kind))


def wait_for_turn(driver: Driver, scene: SkirmishScene, seconds: float = 0.0) -> None:
    """Let the house play the person's chair for a while, and give it back when an order is asked."""
    table = scene.table
    table.mind(0, "bold", "weak")
    for frame in range(900):
        driver.step(1, FRAME)
        scene.timeline.skip()
        asked = 0 in scene.view.owing and scene.view.asks not in WINDOWS
        if scene.view.round >= 2 and asked and frame >= seconds * 10:
            break
    table.unmind(0)
    driver.step(1, 0.01)
    scene.timeline.skip()
    driver.step(1, 0.01)


def test_who_comes_back_is_told_for_six_seconds_or_until_he_presses(
    house: GameWindow, driver: Driver
) -> None:
    from scenes.capture.readability import text_problems
    from scenes.games.skirmish.table.waiting.recap import LONG_WAIT, SHOWN_SECONDS, Recap

    scene = sit_down(house, KEYS, bots=2)
    recap = part_of(scene, Recap)
    wait_for_turn(driver, scene, LONG_WAIT)
    assert recap._waited[0] >= LONG_WAIT and recap.reader == 0 and 1 <= len(recap.lines) <= MOST
    ticks = scene.table.ticks
    assert not [one for one in text_problems(scene) if any(line[:20] in one for line in recap.lines)]
    assert not recap.press(1, Press(KEYS, Intent.ACCEPT)) and recap.reader == 0
    driver.key(key.ENTER)
    assert recap.reader is None and scene.table.ticks == ticks
    events = [told.TokensChanged(0, 3, 1, "points")]
    recap.tell(0, events)
    driver.step(1, 0.01)
    assert recap.reader == 0
    for _ in range(round(SHOWN_SECONDS / 0.1) + 2):
        driver.step(1, 0.1)
    assert recap.reader is None


def test_a_short_wait_is_not_worth_a_recap(house: GameWindow, driver: Driver) -> None:
    from scenes.games.skirmish.table.waiting.recap import LONG_WAIT, Recap

    scene = sit_down(house, KEYS, bots=2)
    recap = part_of(scene, Recap)
    wait_for_turn(driver, scene)
    assert 2 < recap._waited[0] < LONG_WAIT and recap.reader is None


def test_a_tap_turns_the_pace_and_holding_on_does_not(house: GameWindow, driver: Driver) -> None:
    from scenes.games.skirmish.table.waiting.pace import CHIP, PaceChip

    scene = sit_down(house, KEYS)
    chip, settings = part_of(scene, PaceChip), lambda: house.stage.settings.animation_speed
    before = settings()
    scene.timeline.skip()
    driver.press(key.F)
    driver.step(1, 0.1)
    driver.release(key.F)
    assert settings() == next_speed(before) and scene.timeline.speed == settings() / 100
    assert chip._words.text == f"×{settings() // 100}"
    driver.press(key.F)
    driver.step(6, 0.1)
    driver.release(key.F)
    assert settings() == next_speed(before)
    driver.click(CHIP[0] + CHIP[2] / 2, CHIP[1] + CHIP[3] / 2)
    assert settings() == next_speed(next_speed(before))


def test_who_waits_may_guess_and_who_is_asked_may_not(house: GameWindow, driver: Driver) -> None:
    from scenes.games.skirmish.table.waiting.guesses import PATIENCE_SECONDS, SHOWN_SECONDS, Guesses

    scene = sit_down(house, KEYS, bots=2)
    wait_for_turn(driver, scene)
    guesses = part_of(scene, Guesses)
    guesses.update(60.0)
    guesses.refresh(idle=True)
    assert 0 not in guesses.boxes and not guesses.press(0, Press(KEYS, Intent.RIGHT))
    scene.table.mind(0, "bold", "weak")
    for _ in range(600):
        driver.step(1, FRAME)
        scene.timeline.skip()
        if scene.view.active > 0 and scene.view.asks not in (None, *WINDOWS) and 0 not in scene.view.owing:
            break
    scene.table.unmind(0)
    scene.table.paused = True
    guesses.update(PATIENCE_SECONDS)
    guesses.refresh(idle=True)
    assert 0 in guesses.boxes
    guesses.update(SHOWN_SECONDS)
    guesses.refresh(idle=True)
    assert 0 not in guesses.boxes, "the table is free again"
    wager = open_wager(scene.view)
    assert wager is not None
    first, second, *_ = wager_answers(scene.view, wager)
    for answer in (first, second):
        driver.key(key.RIGHT)
        assert guesses.flair.guess_of(0, wager) == answer and 0 in guesses.boxes
    guessed = 1
    guesses.flair.guesses[NAME, 0] = guessed
    guesses.event(told.EnemyNamed(2, guessed, "combat", False))
    guesses.refresh(idle=False)
    assert guesses.flair.hits[0] == 1 and not guesses._praised
    guesses.refresh(idle=True)
    assert 0 in guesses._praised


def test_who_waits_plans_with_his_own_units_and_nothing_of_it_reaches_the_table(
    house: GameWindow, driver: Driver
) -> None:
    from scenes.games.skirmish.table.waiting.planning import PLAN_SECONDS, Planning

    scene = sit_down(house, KEYS, bots=2)
    planning = part_of(scene, Planning)
    wait_for_turn(driver, scene)
    assert not planning.press(0, Press(KEYS, Intent.DOWN)), "whoever is asked plays"
    scene.table.mind(0, "bold", "weak")
    for _ in range(600):
        driver.step(1, FRAME)
        scene.timeline.skip()
        if scene.view.active > 0 and scene.view.asks not in (None, *WINDOWS) and 0 not in scene.view.owing:
            break
    scene.table.unmind(0)
    scene.table.paused = True
    ticks, chosen = scene.table.ticks, []
    for _ in range(3):
        driver.key(key.DOWN)
        chosen.append(planning.chosen[0])
        for _ in range(40):
            driver.step(1, 0.02)
    own = planning.own_units(0)
    assert len(set(chosen)) == min(3, len(own)) and set(chosen) <= set(own)
    assert planning._survey.done and planning._survey.watched[0].unit == chosen[-1]
    assert 0 in planning.threats and scene.table.ticks == ticks
    planning.update(PLAN_SECONDS + 1)
    assert not planning.chosen


def test_a_recap_never_lies_over_a_letter(house: GameWindow, driver: Driver) -> None:
    from scenes.games.skirmish.table.waiting.recap import Recap

    scene = sit_down(house, KEYS, bots=2)
    recap = part_of(scene, Recap)
    for places, right in (({}, False), ({1: (230.0, 500.0, 300.0, 40.0)}, True)):
        recap.close()
        scene.question.places = places
        recap.tell(0, [told.TokensChanged(0, 3, 1, "points")])
        recap.refresh(idle=True)
        assert recap.reader == 0 and (recap.box[0] > 640) == right
    scene.question.places = {1: (230.0, 500.0, 300.0, 40.0), 2: (870.0, 500.0, 300.0, 40.0)}
    recap.refresh(idle=True)
    assert recap.reader is None, "it waits until there is room"
    scene.question.places = {}
    recap.refresh(idle=True)
    assert recap.reader == 0
