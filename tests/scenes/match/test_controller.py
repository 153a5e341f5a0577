"""One chair's hand, in any game: every legal action can be pressed, every prompt means something."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from typing import Any

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Action, Player, Refusal
from game.input.intents import Intent
from tests.builders import rules_of
from tests.scenes.match.game import Game, held_still
from tests.scenes.match.games import GAMES, HOUSES

MEANT = (
    *(Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT),
    *(Intent.ACCEPT, Intent.DOUBT, Intent.COUNTER, Intent.BACK),
    *(Intent.PREVIOUS, Intent.NEXT),
)
LONGEST = 400
every_house = pytest.mark.parametrize(("name", "players", "flags"), HOUSES)
Moment = tuple[Match[Any, Any, Any], Player, Any]
"""A match, somebody who owes an answer, and his hand."""


def parts(answer: Any) -> tuple[Action, ...]:
    """The actions of a press; none for a moved cursor or a word why not."""
    if isinstance(answer, Refusal) or answer is None:
        return ()
    return (answer,) if isinstance(answer, Action) else tuple(answer)


def pressed(game: Game, controller: Any) -> set[object]:
    """Every action that some presses lead to."""
    controller.asks()
    start = controller.place
    seen, queue, found = {start}, deque([start]), set()
    while queue:
        at = queue.popleft()
        for intent in MEANT:
            game.put(controller, at)
            if not game.worth(controller, at, intent):
                continue
            actions = parts(controller.feed(intent))
            found.update(game.same(action) for action in actions)
            if not actions and controller.place not in seen:
                seen.add(controller.place)
                queue.append(controller.place)
    game.put(controller, start)
    return found


def moments(game: Game, rules: Any, seed: int, most: int = LONGEST) -> Iterator[Moment]:
    """Every question of a random match, and one of those who owe an answer to it."""
    match: Match[Any, Any, Any] = Match(rules, seed)
    rng = Rng(seed)
    for _ in range(most):
        owing = list(match.to_act())
        if not owing:
            return
        player = rng.choice(owing)
        yield match, player, game.controller(rules, held_still(match, player))
        assert match.submit(rng.choice(match.options(player))) is None


@pytest.mark.statistics
@every_house
def test_every_legal_action_can_be_pressed(name: str, players: int, flags: dict[str, Any]) -> None:
    game, rules = GAMES[name], rules_of(name, players, **flags)
    asked: Counter[str] = Counter()
    rng = Rng(players)
    for seed in range(2):
        for match, player, controller in moments(game, rules, seed):
            question = controller.asks()
            asked[question] += 1
            if asked[question] > 3 and rng.below(16):
                continue  # enough of these; others are rarer
            legal = {game.same(option) for option in match.options(player) if game.by_hand(option)}
            assert legal <= pressed(game, controller), (question, legal - pressed(game, controller))
    assert game.always <= set(asked)


@every_house
def test_every_prompt_does_something_and_whoever_owes_has_one(
    name: str, players: int, flags: dict[str, Any]
) -> None:
    game, rules = GAMES[name], rules_of(name, players, **flags)
    for _, _, controller in moments(game, rules, 7):
        asks = controller.prompts()
        assert asks
        assert len({ask.intent for ask in asks}) == len(asks)
        for ask in asks:
            before = controller.place
            assert ask.intent is not Intent.PEEK  # looking has its own place, never among the answers
            assert controller.feed(ask.intent) is not None or controller.place != before, ask
            game.put(controller, before)


@every_house
def test_who_owes_nothing_is_asked_nothing(name: str, players: int, flags: dict[str, Any]) -> None:
    game, rules = GAMES[name], rules_of(name, players, **flags)
    for match, _, _ in moments(game, rules, 3, most=60):
        for player in set(range(players)) - set(match.to_act()):
            other = game.controller(rules, held_still(match, player))
            assert other.asks() is None and other.prompts() == ()
            assert all(other.feed(intent) is None for intent in Intent)
