"""What characters, cards and coins are worth: read from the actions of the rules, never from names."""

from collections.abc import Sequence
from math import exp

from game.rules.complots.defs import (
    ActionDef,
    Convert,
    Effect,
    Embezzle,
    Exchange,
    Gain,
    Interrogate,
    Kill,
    Steal,
)
from game.rules.complots.rules import Complots


def effect_worth(effect: Effect, cost: int = 0) -> float:
    """What an effect is worth to the one who brings it about, in coins, its price paid."""
    match effect:
        case Gain(coins=coins):
            value = float(coins)
        case Steal(coins=coins):
            value = 1.7 * coins
        case Kill():
            value = 8.0
        case Exchange(draw=draw):
            value = 0.9 * draw
        case Interrogate():
            value = 1.2
        case Embezzle():
            value = 1.5
        case Convert():
            value = 0.4
    return value - 0.6 * cost


def _shelter(effect: Effect) -> float:
    """What it is worth, over a match, to be able to stand in the way of an effect, in coins."""
    match effect:
        case Kill():
            return 1.4
        case Steal():
            return 0.5
        case Gain():
            return 0.2
        case _:
            return 0.1


def character_worth(rules: Complots) -> dict[str, float]:
    """What each character in play is worth to its holder, around 1."""
    worth = {character: 0.0 for character in rules.content.characters}
    income = max((effect_worth(a.effect, a.cost) for a in rules.actions.values() if _free(a)), default=1.0)
    for character in worth:
        claimed = [effect_worth(a.effect, a.cost) for a in rules.actions.values() if a.claim == character]
        gained = sorted((max(0.3, value - income) for value in claimed), reverse=True)
        worth[character] += sum(value / (1 + 2 * place) for place, value in enumerate(gained)) ** 0.5
    for action in rules.actions.values():
        for character in action.block.claiming if action.block else ():
            worth[character] += _shelter(action.effect)
    scale = sum(worth.values()) / len(worth) or 1.0
    return {character: value / scale for character, value in worth.items()}


def _free(action: ActionDef) -> bool:
    """Whether anybody may take the action without a word, a coin or a risk."""
    return not (action.claim or action.denies or action.cost or action.block or action.factions)


CARD = (0.0, 0.0, 1.5, 2.4)
"""Strength of so many hidden cards."""
COIN = (0.0, 0.10, 0.22, 0.42, 0.54, 0.66, 0.80, 1.10, 1.16, 1.22, 1.28)
"""Strength of so many coins."""
WORTH = 0.25
"""Strength of one point of `character_worth` in hand."""
TEMPO = 0.25
"""Strength of having the next turn."""


def _strength(cards: int, coins: int, worth: float) -> float:
    """How strongly a player with these cards and coins stands (logarithm of his odds)."""
    return CARD[min(cards, 3)] + COIN[min(coins, 10)] + WORTH * worth


def win_chance(
    me: int, cards: Sequence[int], coins: Sequence[int], worths: Sequence[float], turn: int
) -> float:
    """Probability that `me` wins from here when it is `turn`'s go; `worths` counts each player's cards."""
    if not cards[me]:
        return 0.0
    total = mine = 0.0
    for player, count in enumerate(cards):
        if not count:
            continue
        odds = exp(_strength(count, coins[player], worths[player]) + (TEMPO if player == turn else 0.0))
        total += odds
        if player == me:
            mine = odds
    return mine / total


def hand_worth(cards: Sequence[str], worth: dict[str, float]) -> float:
    """What a hand is worth: a second copy of a character adds little."""
    different = dict.fromkeys(cards)
    return sum([worth[card] for card in different]) + 0.3 * (len(cards) - len(different))
