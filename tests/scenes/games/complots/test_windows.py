"""Windows of reaction: nobody is asked the same thing twice, and what is said of who passes is true."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.input.devices import KEYS, Device
from game.input.intents import Intent, Press
from game.rules.complots.actions import Block, Challenge, Declare, Pass, Reveal
from scenes.games.complots.table.as_whom import block_pressed, pages_of, prompts_as_whom
from scenes.games.complots.table.controller import Controller
from tests.builders import ANN, BOB, a_court, play

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

in_french = pytest.mark.parametrize("house", [{"language": "fr"}], indirect=True, ids=["fr"])
CAPTAIN = Declare(ANN, "base:capitaine", BOB)


def robbed() -> tuple[Any, Controller]:
    """Bob is aimed at by the Captain, and has let the claim pass by hand."""
    court = play(a_court(), CAPTAIN)
    bob = Controller(court.seat(BOB), court.rules.setting.actions)
    answer = bob.feed(Intent.ACCEPT)
    assert answer == Pass(BOB) and bob.waived() is None
    play(court, answer)
    return court, bob


@pytest.mark.rule("C-37")
def test_a_target_who_let_a_claim_pass_by_hand_is_not_asked_again() -> None:
    court, bob = robbed()
    for player in court.seat(ANN).view.owing:
        play(court, Pass(player))
    assert bob.view.asks == "block" and bob.waived() == Pass(BOB)
    assert bob.waived() is None, "once is enough"


@pytest.mark.rule("C-37")
def test_a_target_whose_time_ran_out_is_asked() -> None:
    court = play(a_court(), CAPTAIN)
    bob = Controller(court.seat(BOB), court.rules.setting.actions)
    for player in court.seat(ANN).view.owing:
        play(court, Pass(player))
    assert bob.view.asks == "block" and bob.waived() is None


@pytest.mark.rule("C-34")
def test_after_a_doubt_the_target_is_asked_again() -> None:
    court = play(a_court({ANN: "capitaine comtesse"}), CAPTAIN)
    bob = Controller(court.seat(BOB), court.rules.setting.actions)
    play(court, *[answer for answer in [bob.feed(Intent.ACCEPT)] if answer is not None])
    doubter = next(player for player in court.seat(ANN).view.owing if player != BOB)
    play(court, Challenge(doubter))
    play(court, Reveal(doubter, court.seat(doubter).view.hand[0]))
    assert bob.view.asks == "block" and bob.waived() is None


def test_a_mod_may_offer_many_characters_and_all_can_be_reached() -> None:
    blocks = [Block(BOB, f"mod:{number}") for number in range(5)]
    assert pages_of(blocks) == 3 and pages_of(blocks[:2]) == pages_of([]) == 1
    found = []
    for page in range(3):
        asks = prompts_as_whom(blocks, page)
        assert len(asks) <= 3 and asks[-1].key == "complots-more-roles"
        found += [block_pressed(ask.intent, blocks, page) for ask in asks[:-1]]
    assert found == blocks
    assert [ask.key for ask in prompts_as_whom(blocks[:2], 0)][-1] == "complots-back"


def test_one_possible_target_is_not_asked_for_but_in_a_lesson() -> None:
    court = a_court(coins=7, players=2)
    ann = Controller(court.seat(ANN), court.rules.setting.actions)
    assert ann.choose("base:capitaine") == CAPTAIN and ann.aiming is None
    ann.aims_at_one = True
    assert ann.choose("base:capitaine") is None and ann.target == BOB


def sit(house: GameWindow, *hands: Device | None) -> Any:
    """Bérénice is aimed at; Cassius has let it pass, and cannot counter."""
    from scenes.capture.setup import HANDS, match_from_position

    scene = match_from_position("complots", "claim-5", 5, hands or HANDS)(house.stage)
    house.stage.push(scene)
    house.step(1 / 30, 3)
    return scene


def said(scene: Any) -> list[str]:
    """Everything that is written on the stage."""
    return [label.text for label in scene.labels()]


@in_french
def test_a_target_who_passes_does_not_doubt_and_the_others_let_it_pass(house: GameWindow) -> None:
    from scenes.capture.setup import PLAYSTATION

    scene = sit(house)
    undoubted, passed = scene.texts("complots-undoubted"), scene.texts("complots-passed")
    assert passed in said(scene) and undoubted not in said(scene)
    house.stage.press(Press(PLAYSTATION, Intent.ACCEPT, True))
    house.step(1 / 30, 2)
    assert 1 in scene.view.passed and {passed, undoubted} <= set(said(scene))


@in_french
def test_the_picture_never_asks_again_for_a_block_that_was_let_go(house: GameWindow) -> None:
    from scenes.capture.setup import PLAYSTATION

    scene = sit(house, None, PLAYSTATION, None, None, None)
    scene.table.pace = 0.0
    house.stage.press(Press(PLAYSTATION, Intent.ACCEPT, True))
    asked = False
    for _ in range(600):
        house.step(1 / 30, 1)
        asked |= (
            scene.view.asks == "block"
            and 1 in scene.view.owing
            and scene.texts("complots-counter") in said(scene)
        )
        if scene.view.declared is None or scene.view.turn > 7 or scene.view.doubter is not None:
            break
    assert not asked


@in_french
def test_as_whom_one_counters_stays_on_the_plaque(house: GameWindow) -> None:
    from scenes.capture.setup import PLAYSTATION
    from scenes.games.complots.table import layout

    for hand in (PLAYSTATION, KEYS):
        scene = sit(house, None, hand, None, None, None)
        house.stage.press(Press(hand, Intent.COUNTER, True))
        house.step(1 / 30, 2)
        x, _, w, _ = layout.seat_place_boxes(5)[1]
        names = {
            scene.texts("name-base:capitaine"),
            scene.texts("name-base:ambassadeur"),
            scene.texts("complots-back"),
        }
        found = [
            label for label in scene.question.layer.labels() if label.text in names and label.box[1] > 600
        ]
        assert {label.text for label in found} == names
        assert all(x <= label.box[0] and label.box[0] + label.box[2] <= x + w for label in found)


@in_french
def test_who_takes_to_the_mouse_is_shown_the_mouse_until_a_key_is_pressed(house: GameWindow) -> None:
    from scenes.capture.setup import match_from_position

    scene = match_from_position("complots", "turn-5", 5, (KEYS, None, None, None, None))(house.stage)
    house.stage.push(scene)
    house.step(1 / 30, 3)
    click, browse = scene.texts("complots-click-action"), scene.texts("complots-browse")
    assert browse in said(scene) and click not in said(scene)
    house.stage.point(640, 100)
    house.step(1 / 30, 2)
    assert click in said(scene) and browse not in said(scene)
    house.stage.press(Press(KEYS, Intent.RIGHT, True))
    house.step(1 / 30, 2)
    assert browse in said(scene) and click not in said(scene)


@in_french
def test_the_number_of_older_claims_stands_left_of_the_newer_ones_and_clear_of_them(
    house: GameWindow,
) -> None:
    from scenes.capture.setup import match_from_position
    from scenes.games.complots.table.claims.memory import Told

    for name, players in (("turn-5", 5), ("claim-8", 8)):
        scene = match_from_position("complots", name, players)(house.stage)
        house.stage.push(scene)
        scene.claims.memory._told[0][:] = [Told("base:duchesse") for _ in range(17)]
        scene.question.forget()
        house.step(1 / 30, 2)
        layer = scene.question.layer
        number = next(label for label in layer.labels() if label.text in ("+13", "+14"))
        medals = [mark for mark in layer._marks if getattr(mark, "name", "") == "medal_claim"]
        first = min(mark.x - mark.box[2] / 2 for mark in medals if mark.x < number.box[0] + 240)
        assert number.box[0] + number.box[2] <= first
