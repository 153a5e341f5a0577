"""Worth of characters, cards and coins, computed from the actions of the rules, never from names."""

from collections.abc import Sequence
from math import exp, fsum
from typing import NamedTuple

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
from game.rules.complots.setting import Setting


class EffectWorth(NamedTuple):
    """Worth of a power to the player who uses it, in coins."""

    stolen_coin: float = 1.7
    """Of each coin taken from another player: one more for me, one less for a rival."""
    kill: float = 8.0
    drawn_card: float = 0.9
    """Of each card that an exchange draws."""
    interrogate: float = 1.2
    embezzle: float = 1.5
    convert: float = 0.4
    price: float = 0.6
    """Coins that each coin of the price takes off."""


class ShelterWorth(NamedTuple):
    """Worth, over a match, of being able to block a power truthfully, in coins."""

    kill: float = 1.4
    steal: float = 0.5
    gain: float = 0.2
    other: float = 0.1


class StandingWeights(NamedTuple):
    """Strength of a player's position, as the logarithm of the odds to win."""

    cards: tuple[float, ...] = (0.0, 0.0, 1.5, 2.4)
    """By the number of hidden cards."""
    coins: tuple[float, ...] = (0.0, 0.10, 0.22, 0.42, 0.54, 0.66, 0.80, 1.10, 1.16, 1.22, 1.28)
    """By the number of coins."""
    worth: float = 0.25
    """Of one point of `character_worth` in hand."""
    tempo: float = 0.25
    """Of having the next turn."""


EFFECT_WORTH = EffectWorth()
SHELTER_WORTH = ShelterWorth()
STANDING = StandingWeights()
LEAST_CLAIM_WORTH = 0.3
"""Coins that a character's action counts for at least beside free income."""
SECOND_COPY_WORTH = 0.3
"""Points that a second copy of a character adds to a hand."""


def effect_worth(effect: Effect, cost: int = 0) -> float:
    """Coins that `effect` is worth to the player who uses it, less the price of `cost` coins."""
    match effect:
        case Gain(coins=coins):
            value = float(coins)
        case Steal(coins=coins):
            value = EFFECT_WORTH.stolen_coin * coins
        case Kill():
            value = EFFECT_WORTH.kill
        case Exchange(draw=draw):
            value = EFFECT_WORTH.drawn_card * draw
        case Interrogate():
            value = EFFECT_WORTH.interrogate
        case Embezzle():
            value = EFFECT_WORTH.embezzle
        case Convert():
            value = EFFECT_WORTH.convert
    return value - EFFECT_WORTH.price * cost


def _shelter_worth(effect: Effect) -> float:
    """Coins, over a match, that being able to block `effect` truthfully is worth."""
    match effect:
        case Kill():
            return SHELTER_WORTH.kill
        case Steal():
            return SHELTER_WORTH.steal
        case Gain():
            return SHELTER_WORTH.gain
        case _:
            return SHELTER_WORTH.other


def character_worth(setting: Setting) -> dict[str, float]:
    """The worth of each character in play to its holder; 1 is the mean."""
    worth = {character: 0.0 for character in setting.content.characters}
    income = max(
        (effect_worth(a.effect, a.cost) for a in setting.actions.values() if _is_free(a)), default=1.0
    )
    for character in worth:
        claimed = [effect_worth(a.effect, a.cost) for a in setting.actions.values() if a.claim == character]
        gained = sorted((max(LEAST_CLAIM_WORTH, value - income) for value in claimed), reverse=True)
        worth[character] += fsum(value / (1 + 2 * place) for place, value in enumerate(gained)) ** 0.5
    for action in setting.actions.values():
        for character in action.block.claiming if action.block else ():
            worth[character] += _shelter_worth(action.effect)
    scale = fsum(worth.values()) / len(worth) or 1.0
    return {character: value / scale for character, value in worth.items()}


def _is_free(action: ActionDef) -> bool:
    """Whether any player may take `action` without a claim, a coin or a risk."""
    return not (action.claim or action.denies or action.cost or action.block or action.factions)


def _strength(cards: int, coins: int, worth: float) -> float:
    """Logarithm of the odds to win with `cards` hidden cards, `coins`, and a hand of `worth` points."""
    return STANDING.cards[min(cards, 3)] + STANDING.coins[min(coins, 10)] + STANDING.worth * worth


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
        odds = exp(
            _strength(count, coins[player], worths[player]) + (STANDING.tempo if player == turn else 0.0)
        )
        total += odds
        if player == me:
            mine = odds
    return mine / total


def hand_worth(cards: Sequence[str], worth: dict[str, float]) -> float:
    """Points of `character_worth` of a hand; a second copy of a character adds little."""
    characters = dict.fromkeys(cards)
    return fsum([worth[card] for card in characters]) + SECOND_COPY_WORTH * (len(cards) - len(characters))
