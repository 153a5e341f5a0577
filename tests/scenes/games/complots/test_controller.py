"""One chair's hand at Complots: what each press means."""

from __future__ import annotations

from collections import deque

import pytest

from game.input.intents import MOVES, Intent
from game.rules.complots.actions import Block, Challenge, Declare, Pass, Reveal
from scenes.games.complots.table.controller import Controller, moved_cursor
from tests.builders import ANN, BOB, a_court, play


def test_the_same_place_means_the_same_in_every_window() -> None:
    court = play(a_court(), Declare(ANN, "base:duchesse"))
    bob = Controller(court.seat(BOB), court.rules.setting.actions)
    assert bob.feed(Intent.DOUBT) == Challenge(BOB)
    assert bob.feed(Intent.ACCEPT) == Pass(BOB)
    assert bob.feed(Intent.COUNTER) is None
    court = play(a_court(), Declare(ANN, "base:aide"))
    bob = Controller(court.seat(BOB), court.rules.setting.actions)
    assert bob.feed(Intent.COUNTER) == Block(BOB, "base:duchesse")
    assert bob.feed(Intent.DOUBT) is None


def test_countering_asks_as_whom_when_several_may_block() -> None:
    court = play(a_court(), Declare(ANN, "base:capitaine", BOB))
    bob = Controller(court.seat(BOB), court.rules.setting.actions)
    assert bob.feed(Intent.COUNTER) is None and bob.countering
    roles = [ask.role for ask in bob.prompts() if ask.role]
    assert roles == [block.character for block in bob.blocks()] and len(roles) == 2
    assert bob.feed(Intent.BACK) is None and not bob.countering


def test_a_new_question_starts_afresh() -> None:
    court = a_court()
    ann = Controller(court.seat(ANN), court.rules.setting.actions)
    ann.feed(Intent.DOWN)
    assert ann.cursor
    play(court, Declare(ANN, "base:revenu"))
    for player in range(1, court.rules.players):
        play(court, Declare(player, "base:revenu"))
    assert ann.asks() == "turn" and ann.cursor == 0


def test_aiming_goes_round_the_living_and_back_to_the_menu() -> None:
    court = a_court(coins=7)
    ann = Controller(court.seat(ANN), court.rules.setting.actions)
    assert ann.asks() == "turn"
    assert ann.choose("base:assassinat") is None
    first = ann.target
    for _ in ann.targets("base:assassinat"):
        ann.feed(Intent.RIGHT)
    assert ann.target == first
    ann.feed(Intent.BACK)
    assert ann.aiming is None and ann.target is None


def test_an_action_one_cannot_pay_is_still_pressed_so_that_the_rules_can_say_why() -> None:
    court = a_court(coins=2)
    ann = Controller(court.seat(ANN), court.rules.setting.actions)
    action = ann.choose("base:assassinat")
    assert isinstance(action, Declare)
    refusal = court.rules.check(court.state, action)
    assert refusal is not None and refusal.code == "too-poor"


@pytest.mark.parametrize("count", range(1, 12))
def test_a_cursor_never_leaves_its_menu_and_reaches_all_of_it(count: int) -> None:
    seen, queue = {0}, deque([0])
    while queue:
        at = queue.popleft()
        for intent in MOVES:
            to = moved_cursor(at, intent, count)
            assert 0 <= to < count
            if to not in seen:
                seen.add(to)
                queue.append(to)
    assert len(seen) == count


def a_loser(*hand: str) -> Controller:
    """Bob's hand, that has been caught in a lie."""
    court = a_court({BOB: " ".join(hand)}, active=BOB)
    play(court, Declare(BOB, "base:duchesse"), Challenge(ANN))
    bob = Controller(court.seat(BOB), court.rules.setting.actions)
    assert bob.asks() == "lose"
    return bob


@pytest.mark.rule("C-26")
def test_left_and_right_choose_the_card_that_falls_and_accept_confirms() -> None:
    bob = a_loser("assassin", "comtesse")
    assert bob.feed(Intent.RIGHT) is None and bob.chosen == 1
    assert bob.feed(Intent.LEFT) is None and bob.chosen == 0
    assert bob.feed(Intent.ACCEPT) == Reveal(BOB, "base:assassin")
    assert [ask.intent for ask in bob.prompts()] == [Intent.ACCEPT, Intent.RIGHT]


@pytest.mark.parametrize("intent", [Intent.DOUBT, Intent.BACK, Intent.COUNTER, Intent.ACCEPT])
def test_no_other_press_gives_a_card_up_or_chooses_one(intent: Intent) -> None:
    bob = a_loser("assassin", "comtesse")
    assert bob.feed(intent) is None and bob.chosen is None
    assert {ask.intent for ask in bob.prompts()} == {Intent.LEFT, Intent.RIGHT}


def test_the_mouse_chooses_a_card_with_one_click_and_gives_it_up_with_the_next() -> None:
    bob = a_loser("assassin", "comtesse")
    bob.cursor = 1
    assert bob.feed(Intent.ACCEPT) is None and bob.chosen == 1
    bob.cursor = 0
    assert bob.feed(Intent.ACCEPT) is None and bob.chosen == 0
    bob.cursor = 0
    assert bob.feed(Intent.ACCEPT) == Reveal(BOB, "base:assassin")


def test_one_click_on_a_plaque_is_the_whole_aim() -> None:
    court = a_court()
    ann = Controller(court.seat(ANN), court.rules.setting.actions)
    assert ann.aim(BOB) is None  # nothing wants a target yet
    assert ann.choose("base:capitaine") is None
    other = next(one for one in ann.targets("base:capitaine") if one != ann.target)
    ann.point_at(other)
    assert ann.target == other
    ann.point_at(ANN)
    assert ann.target == other
    assert ann.aim(ANN) is None
    assert ann.aim(other) == Declare(ANN, "base:capitaine", other)
