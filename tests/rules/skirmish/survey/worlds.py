"""Moments of battles, and worlds that one chair cannot tell apart."""

from collections.abc import Iterator
from functools import cache

from game.core.rng import Rng
from game.rules.skirmish.state.state import SkirmishState
from tests.rules.skirmish.play import War, a_crowd, eager, step


@cache
def a_moment(players: int = 3, seed: int = 1, orders: int = 60) -> War:
    """A battle of armies face to face, with cards and offers, some orders old; not to be played on."""
    war = a_crowd(players, seed)
    dice = Rng(seed)
    for _ in range(orders):
        step(war, dice, eager)
    return war


def moments(players: int = 3, seed: int = 1, most: int = 400) -> Iterator[War]:
    """The same battle before each of its orders, up to `most` of them."""
    war = a_crowd(players, seed)
    dice = Rng(seed)
    for _ in range(most):
        if war.outcome() is not None:
            return
        yield war
        step(war, dice, eager)


def other_world(state: SkirmishState, viewer: int, seed: int) -> SkirmishState:
    """The same battle, but others hold other cards, the deck and the turn cards lie in another order."""
    dice, there = Rng(seed), state.clone()
    others = [player for player in range(state.players) if player != viewer]
    pool = [card for player in others for card in there.hands[player]] + there.deck
    dice.shuffle(pool)
    for player in others:
        there.hands[player] = [pool.pop() for _ in there.hands[player]]
    there.deck = pool
    dice.shuffle(there.flips)
    return there
