"""One chair's hand: every legal action can be pressed, every prompt means something."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from typing import Any

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Player
from game.input.intents import Intent
from game.rules.complots.actions import Block, Challenge, Declare, Keep, Pass
from game.rules.complots.rules import Complots
from scenes.complots.controller import Controller, moved
from tests.builders import ANN, BOB, a_court, play, some_rules

MEANT = (
    *(Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT),
    *(Intent.ACCEPT, Intent.DOUBT, Intent.COUNTER, Intent.BACK),
)
Place = tuple[object, ...]


def put(controller: Controller, at: Place) -> None:
    """Put it there again."""
    controller.cursor, controller.aiming, controller.target, controller.countering, *rest = at  # type: ignore[assignment]
    controller.kept, controller.chosen = rest  # type: ignore[assignment]


def same(action: Any) -> object:
    """The order of kept cards means nothing."""
    return Keep(action.player, tuple(sorted(action.cards))) if isinstance(action, Keep) else action


def pressed(controller: Controller) -> set[object]:
    """Every action that some presses lead to."""
    controller.asks()
    start = controller.place
    seen, queue, found = {start}, deque([start]), set()
    while queue:
        at = queue.popleft()
        for intent in MEANT:
            put(controller, at)
            action = controller.feed(intent)
            if action is not None:
                found.add(same(action))
            elif controller.place not in seen:
                seen.add(controller.place)
                queue.append(controller.place)
    put(controller, start)
    return found


def moments(rules: Complots, seed: int, most: int = 60) -> Iterator[tuple[Match[Any, Any, Any], Player]]:
    """Questions of a random match."""
    match: Match[Any, Any, Any] = Match(rules, seed)
    rng = Rng(seed)
    for _ in range(most):
        owing = list(match.to_act())
        if not owing:
            return
        for player in owing:
            yield match, player
        player = rng.choice(owing)
        assert match.submit(rng.choice(match.options(player))) is None


HOUSES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"fifth_character": "inquisiteur"}),
    (4, {"factions": True}),
    (5, {"fifth_character": "inquisiteur", "starting_coins": 4}),
    (8, {}),
]


@pytest.mark.parametrize(("players", "flags"), HOUSES)
def test_every_legal_action_can_be_pressed(players: int, flags: dict[str, Any]) -> None:
    rules = some_rules(players, **flags)
    asked: Counter[str | None] = Counter()
    for seed in range(4):
        for match, player in moments(rules, seed):
            controller = Controller(match.seat(player), rules.actions)
            legal = {same(option) for option in match.options(player)}
            assert legal <= pressed(controller)
            asked[controller.asks()] += 1
    assert {"turn", "challenge"} <= set(asked)


@pytest.mark.parametrize(("players", "flags"), HOUSES[1:4])
def test_every_prompt_does_something_and_whoever_owes_has_one(players: int, flags: dict[str, Any]) -> None:
    rules = some_rules(players, **flags)
    for match, player in moments(rules, 7):
        controller = Controller(match.seat(player), rules.actions)
        asks = controller.prompts()
        assert asks
        assert len({ask.intent for ask in asks}) == len(asks)
        for ask in asks:
            before = controller.place
            if ask.intent is not Intent.PEEK:
                assert controller.feed(ask.intent) is not None or controller.place != before, ask
            put(controller, before)


def test_who_owes_nothing_is_asked_nothing() -> None:
    court = a_court()
    other = Controller(court.seat(BOB), court.rules.actions)
    assert other.asks() is None and other.prompts() == ()
    assert all(other.feed(intent) is None for intent in Intent)


def test_the_same_place_means_the_same_in_every_window() -> None:
    court = play(a_court(), Declare(ANN, "base:duchesse"))
    bob = Controller(court.seat(BOB), court.rules.actions)
    assert bob.feed(Intent.DOUBT) == Challenge(BOB)
    assert bob.feed(Intent.ACCEPT) == Pass(BOB)
    assert bob.feed(Intent.COUNTER) is None
    court = play(a_court(), Declare(ANN, "base:aide"))
    bob = Controller(court.seat(BOB), court.rules.actions)
    assert bob.feed(Intent.COUNTER) == Block(BOB, "base:duchesse")
    assert bob.feed(Intent.DOUBT) is None


def test_countering_asks_as_whom_when_several_may_block() -> None:
    court = play(a_court(), Declare(ANN, "base:capitaine", BOB))
    bob = Controller(court.seat(BOB), court.rules.actions)
    assert bob.feed(Intent.COUNTER) is None and bob.countering
    roles = [ask.role for ask in bob.prompts() if ask.role]
    assert roles == [block.character for block in bob.blocks()] and len(roles) == 2
    assert bob.feed(Intent.BACK) is None and not bob.countering


def test_a_new_question_starts_afresh() -> None:
    court = a_court()
    ann = Controller(court.seat(ANN), court.rules.actions)
    ann.feed(Intent.DOWN)
    assert ann.cursor
    play(court, Declare(ANN, "base:revenu"))
    for player in range(1, court.rules.players):
        play(court, Declare(player, "base:revenu"))
    assert ann.asks() == "turn" and ann.cursor == 0


def test_aiming_goes_round_the_living_and_back_to_the_menu() -> None:
    court = a_court(coins=7)
    ann = Controller(court.seat(ANN), court.rules.actions)
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
    ann = Controller(court.seat(ANN), court.rules.actions)
    action = ann.choose("base:assassinat")
    assert isinstance(action, Declare)
    refusal = court.rules.check(court.state, action)
    assert refusal is not None and refusal.code == "too-poor"


@pytest.mark.parametrize("count", range(1, 12))
def test_a_cursor_never_leaves_its_menu_and_reaches_all_of_it(count: int) -> None:
    seen, queue = {0}, deque([0])
    while queue:
        at = queue.popleft()
        for intent in MEANT[:4]:
            to = moved(at, intent, count)
            assert 0 <= to < count
            if to not in seen:
                seen.add(to)
                queue.append(to)
    assert len(seen) == count
