"""Looking at one's cards buys time, and the table says so; what hears no press yet looks as if it slept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.input.intents import Intent, Press
from scenes.games.roulette.table.slots import SECRET_SLOTS
from scenes.motion.timeline import pause_for
from tests.contract.worlds import laid
from tests.scenes.games.roulette.test_windows import CARDS_4, FRAME, press, sat, until, window, words

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

pytestmark = [
    pytest.mark.usefixtures("home"),
    pytest.mark.parametrize("house", [{"language": "fr", "animation_speed": 100}], indirect=True, ids=["fr"]),
]
AFTER_BETS = window("after-bets")


def release(house: GameWindow, scene: Any, player: int, intent: Intent) -> None:
    """A button goes up again."""
    house.stage.press(Press(scene.couch[player].device, intent, False))
    house.step(FRAME)


@pytest.mark.rule("R-21")
def test_the_clock_of_a_window_glows_and_counts_aloud_once_it_is_held(house: GameWindow) -> None:
    scene = sat(house, AFTER_BETS)
    assert scene.embers.visible and not scene.ring.visible
    assert not scene.embers._digits.visible, "A glow counts nothing aloud."
    before = scene.embers._arc.name
    house.step(FRAME, 15)
    assert scene.embers._arc.name < before, "It burns down."
    press(house, scene, 0, Intent.PEEK, keep=True)
    assert scene.ring.visible and not scene.embers.visible and scene.ring._digits.text == "10"
    release(house, scene, 0, Intent.PEEK)
    assert scene.embers.visible and not scene.ring.visible


@pytest.mark.rule("R-21")
def test_a_look_key_held_since_before_the_window_holds_it_too(house: GameWindow) -> None:
    scene = sat(house, AFTER_BETS)
    scene.timeline.add(pause_for(0.5))
    press(house, scene, 0, Intent.PEEK, keep=True)
    assert not scene.timeline.idle and not scene.table.holds.left
    until(house, scene, lambda: bool(scene.timeline.idle))
    house.step(FRAME)
    assert 0 in scene.table.holds.left
    house.step(FRAME, round(4.0 / FRAME))
    assert scene.view.asks == "after-bets" and 0 in scene.view.owing
    release(house, scene, 0, Intent.PEEK)
    assert not scene.table.holds.left


@pytest.mark.rule("R-21")
def test_whoever_plays_alone_has_an_open_hand_and_a_button_that_holds(house: GameWindow) -> None:
    from scenes.capture.setup import XBOX, match_from_position

    scene = match_from_position("roulette", "cards-4", 4, (XBOX, None, None, None))(house.stage)
    scene.hands.solo = True
    house.stage.push(scene)
    house.step(FRAME, 3)
    assert scene.hands.alone == 0 and scene.texts("roulette-peek") in words(scene)
    press(house, scene, 0, Intent.PEEK, keep=True)
    assert 0 in scene.table.holds.left


@pytest.mark.rule("R-21")
def test_it_is_said_that_looking_holds_until_somebody_has_done_so(house: GameWindow) -> None:
    from scenes.games.roulette.table.reminders import FIRST_WINDOWS, Reminders

    scene = sat(house, AFTER_BETS)
    hint = scene.texts("roulette-hint-hold")
    assert hint in scene.top.front.voice.words
    press(house, scene, 0, Intent.PEEK)
    until(house, scene, lambda: scene.view.asks == "before-accusations" and scene.timeline.idle)
    house.step(FRAME, 3)
    assert hint not in scene.top.front.voice.words
    from msgspec.structs import replace

    views = [replace(scene.view, round=number) for number in range(3, 5 + FIRST_WINDOWS)]
    said = Reminders(str, lambda: (0,))
    told = [said.of(view) for view in views]
    assert told == ["roulette-hint-hold"] * FIRST_WINDOWS + [""] * (len(views) - FIRST_WINDOWS)
    assert Reminders(str, lambda: ()).of(views[0]) == "", "Bots need no reminder."


@pytest.mark.rule("R-18")
def test_the_dead_are_told_once_that_they_may_still_play(house: GameWindow) -> None:
    from msgspec.structs import replace

    from scenes.games.roulette.table.reminders import Reminders

    view = sat(house, laid("roulette", "count-4")).view
    assert not view.teams[3] and 3 in view.owing
    said = Reminders(str, lambda: (0, 3))
    assert said.of(view) == "roulette-hint-dead"
    assert said.of(view) == "", "Once a window."
    assert said.of(replace(view, round=view.round + 1)) == "roulette-hint-hold"
    poor = replace(view, owing=(0,))
    assert Reminders(str, lambda: (0, 3)).of(poor) == "roulette-hint-hold", "Without cards nobody is awaited."


def test_the_map_sleeps_as_long_as_it_hears_nothing(house: GameWindow) -> None:
    scene = sat(house, laid("roulette", "bet-4"))
    player = next(one for one in scene.view.owing if one not in scene.table.drafted)
    layer = scene.top.buttons.layer
    assert layer.dim < 1.0
    press(house, scene, player, SECRET_SLOTS[2])
    assert player not in scene.table.drafted, "As it looks, so it is."
    until(house, scene, lambda: layer.dim == 1.0, seconds=1.0)
    press(house, scene, player, SECRET_SLOTS[2])
    assert player in scene.table.drafted
    accused = sat(house, laid("roulette", "accusation-4"))
    press(house, accused, accused.view.owing[0], Intent.DOUBT)
    accused._hush = 1.0
    house.step(FRAME)
    assert accused.top.buttons.layer.dim == 1.0, "An accusation is always heard."


@pytest.mark.rule("R-20")
def test_bots_that_are_awaited_show_nerves_and_those_that_have_chosen_none(house: GameWindow) -> None:
    from game.core.rng import Rng
    from scenes.capture.setup import XBOX, match_from_position
    from scenes.match.nerves import Nerves

    scene = match_from_position("roulette", "bet-4", 4, (XBOX, None, None, None))(house.stage)
    house.stage.push(scene)
    scene.table.pace = 1000.0
    house.step(FRAME, 3)
    waited = scene.waited_for()
    assert waited and set(waited) <= set(scene.view.owing) - {0}
    bot = next(iter(waited))
    scene.nerves = Nerves(Rng("calm"), lambda player, gesture: None)
    seal = scene.top.plaques[bot].seal
    scene.fidget(bot, "glance")
    house.step(FRAME, 8)
    assert seal.angle != 0
    house.step(FRAME, 40)
    assert seal.angle == pytest.approx(0, abs=1e-6)
    choice = next(option for option in scene.table.seat(bot).options)
    scene.table.submit(choice)
    assert bot in scene.table.drafted and bot not in scene.waited_for()


def test_the_hint_stands_beside_the_news_where_one_line_holds_both(house: GameWindow) -> None:
    scene = sat(house, CARDS_4)
    voice, hint = scene.top.front.voice, scene.texts("roulette-hint-hold")
    assert voice.words.endswith(hint) and voice.words != hint
    scene.table.paused = True
    voice.say("a" * 90)
    scene.sentence.remind(hint)
    assert voice.words == "a" * 90, "What does not fit waits until the news has been read."
    house.step(FRAME, round(3.0 / FRAME))
    assert voice.words == hint


@pytest.mark.rule("R-18")
def test_the_dead_may_pass_until_the_end_and_no_shot_wakes_them(house: GameWindow) -> None:
    from game.rules.roulette import events as happened

    scene = sat(house, laid("roulette", "count-4"))
    scene.table.pace = 1000.0
    for player in (0, 3):
        press(house, scene, player, Intent.BACK)
    assert not scene.view.teams[3]
    assert (scene.resting.rests(0), scene.resting.rests(3)) == (False, True), "No shot is to come."
    press(house, scene, 3, Intent.PEEK, keep=True)
    assert scene.texts("roulette-panel-rests-dead") in words(scene)
    release(house, scene, 3, Intent.PEEK)
    for event in (happened.Fired(1, 1, False), happened.RoundBegan(6, (0, 1, 2))):
        scene.resting.hear(event)
    assert scene.resting.rests(3)
    scene.table.pace = 1.0
    until(house, scene, lambda: 3 not in scene.view.owing)
    assert scene.view.asks != "after-count" or 0 in scene.view.owing, "The dead did not wait for the clock."


def test_what_only_bots_live_through_is_short_and_a_fall_is_seen_before(house: GameWindow) -> None:
    from scenes.capture.setup import KEYS, match_from_position

    seats = (None, None, None, KEYS)
    scene = match_from_position("roulette", "count-4", 4, seats)(house.stage)
    house.stage.push(scene)
    assert list(scene.hands.people) == [3] and scene.animator.among_bots()
    scene.shown.teams[3] = 1
    assert not scene.animator.among_bots(), "The picture has not told the fall yet."


def test_arrows_leaf_through_the_open_hand_round_and_round_and_turn_its_pages(house: GameWindow) -> None:
    scene = sat(house, AFTER_BETS)
    press(house, scene, 0, Intent.PEEK, keep=True)
    held = len(scene.table.seat(0).view.hand)
    leafed = []
    for _ in range(held + 1):
        press(house, scene, 0, Intent.RIGHT)
        leafed.append(scene.question.pointed)
    assert leafed == [*range(held), 0]
    press(house, scene, 0, Intent.LEFT)
    assert scene.question.pointed == held - 1
    release(house, scene, 0, Intent.PEEK)
    press(house, scene, 0, Intent.LEFT)
    assert scene.question.pointed == held - 1, "A covered hand has no leaves."
