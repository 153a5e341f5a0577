"""Worth: what a thing or a house rule comes to at a table of bots, as far as the deals so far can tell."""

from collections.abc import Mapping

import msgspec

from game.app.balance.figures import Key
from game.app.balance.intervals import (
    CONFIDENCE,
    FEWEST_CASES,
    FEWEST_DEALS,
    SHARES,
    Estimate,
    t_quantile,
)
from game.app.workshop.sums import LENGTH, PLAYED, WON, Sums, half_of

SURE = 0.03
"""Half an interval of winning under which a number is told; as a share of the length for house rules."""
FINE = 0.01
"""Half an interval at which nobody needs to know more: the measuring is done."""
FEWEST_HANDS = 100
"""Players who played a thing, on the side where fewer did, below which its worth is not told."""
FEWEST_TO_TELL = 40
"""Deals below which nothing is said to change, for what happens rarely needs more to look like chance."""
MOST_CHANGED = 2
"""Figures beside the length that are told of a house rule."""
LOOKS = 10
"""Looks at growing samples for which a figure that stands out is paid (Bonferroni)."""


class Worth(msgspec.Struct, frozen=True):
    """What a thing is worth to who plays it: less what its model was, or things of its kind are."""

    played: Estimate | None = None
    """The share of players and matches who played it, with the change."""
    winning: Estimate | None = None
    """By how much the share of matches won is larger for who plays it."""
    length: Estimate | None = None
    """By how many turns matches are longer with the change."""
    deals: int = 0
    done: bool = False
    """Whether nothing more is measured: it is known finely, or the most deals were played."""
    sure: bool = False
    """Whether the interval of winning is narrow enough for a number."""


class Changed(msgspec.Struct, frozen=True):
    """A figure that a house rule changes, more than chance would."""

    kind: str
    id: str
    measure: str
    before: float
    difference: Estimate


class Effect(msgspec.Struct, frozen=True):
    """What a house rule does to matches."""

    length: Estimate | None = None
    """By how many turns matches are longer; None: nothing was played yet."""
    turns: float = 0.0
    """Turns of a match without the change."""
    lengthens: bool = False
    """Whether the length is changed, more than chance would."""
    minutes: float | None = None
    """By how many minutes the game itself says matches are longer; None: it does not tell."""
    changed: tuple[Changed, ...] = ()
    """The figures beside the length that change, the largest first."""
    deals: int = 0
    done: bool = False
    sure: bool = False
    """Whether the length is known so well that to find nothing means something."""


Result = Worth | Effect


def worth_of(known: Mapping[Key, Sums], most: int) -> Worth:
    """The worth of a thing after some deals, of which `most` are played."""
    if LENGTH not in known:
        return Worth()
    deals, won = known[LENGTH].deals, known[WON]
    half = half_of(won.difference())
    enough = deals >= FEWEST_DEALS and min(won.firsts[1], won.firsts[3]) >= FEWEST_HANDS
    return Worth(
        played=known[PLAYED].mean(1),
        winning=won.difference(),
        length=known[LENGTH].difference(),
        deals=deals,
        done=deals >= most or (enough and half is not None and half <= FINE),
        sure=enough and half is not None and half < SURE,
    )


def effect_of(known: Mapping[Key, Sums], most: int, minutes: float | None = None) -> Effect:
    """The effect of a house rule after some deals, of which `most` are played."""
    if LENGTH not in known:
        return Effect(minutes=minutes)
    length = known[LENGTH]
    turns, half, deals = length.ratio(0) or 0.0, half_of(length.difference()), length.deals
    bound = _bound(deals, len(known))
    enough = deals >= FEWEST_DEALS and half is not None
    return Effect(
        length=length.difference(),
        turns=turns,
        lengthens=length.chance() > bound,
        minutes=minutes,
        changed=_changed(known, bound),
        deals=deals,
        done=deals >= most or (enough and half is not None and half <= FINE * turns),
        sure=enough and half is not None and half <= SURE * turns,
    )


def _bound(deals: int, figures: int) -> float:
    """Standard errors beyond which a difference stands out among so many figures, looked at often."""
    if deals < FEWEST_TO_TELL:
        return float("inf")
    return t_quantile(1 - (1 - CONFIDENCE) / 2 / (figures * LOOKS), deals - 1)


def _changed(known: Mapping[Key, Sums], bound: float) -> tuple[Changed, ...]:
    """The figures beside the length that stand out: deeds, then others; the largest by their parts first."""
    found = []
    for key, sums in known.items():
        difference, before = sums.difference(), sums.ratio(0) or 0.0
        if key.kind == "match" and key.id in ("turns", "length"):
            continue
        if difference is None or not before or not sums.ratio(1):
            continue  # there it is on one side only: that is the rule itself, not what comes of it
        if difference.cases >= FEWEST_CASES and sums.chance() > bound:
            found.append(Changed(*key, before, difference))
    found.sort(key=lambda one: (one.kind != "deed", -_largeness(one), one.kind, one.id, one.measure))
    return tuple(found[:MOST_CHANGED])


def _largeness(one: Changed) -> float:
    """How large a change is: a share as it is, a mean as a part of what it was before."""
    value = abs(one.difference.value)
    return value if one.measure in SHARES else value / max(one.before, abs(one.before + one.difference.value))
