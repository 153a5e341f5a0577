"""Reports: every figure without a mod, with it, and between the two, and which differences are no chance."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from game import VERSION
from game.app.balance.bout import SIDES, Bout
from game.app.balance.deals import DealCounts
from game.app.balance.figures import Key
from game.app.balance.intervals import (
    CONFIDENCE,
    FEWEST_CASES,
    FEWEST_DEALS,
    SHARES,
    Estimate,
    Sums,
    chance_of,
    difference_estimate,
    mean_estimate,
    share_estimate,
    t_quantile,
)
from game.mods.flags import Value

ORDER = ("match", "seat", "temper")
"""Kinds that come first; those of the game follow."""


class Figure(msgspec.Struct, frozen=True):
    """One figure: of what kind of thing, of which, and what of it."""

    kind: str
    """match, seat, temper, or what the game calls its things: character, action, card, army, …"""
    id: str
    measure: str
    """mean or share; played, how often a match; wins, the share won by those who played it."""
    without: Estimate | None
    with_mod: Estimate | None
    difference: Estimate | None
    """With the mod less without it, from pairs of the same deal; None where there is it on one side only."""
    stands_out: bool
    """Whether it would be outside even if all figures of the report were to hold together (Bonferroni)."""


class Report(msgspec.Struct, frozen=True):
    """What a mod does to matches of a game, as bots play them."""

    game: str
    mod: str
    mod_version: str
    program: str
    players: int
    policy: str
    seed: int
    flags: Mapping[str, Value]
    matches: int
    """Matches of each side."""
    wanted: int
    """Matches of each side that were asked for; more than `matches` where somebody stopped it."""
    figures: tuple[Figure, ...]


def build_report(
    bout: Bout,
    results: Iterable[DealCounts],
    wanted: int,
    mod: tuple[str, str],
    flags: Mapping[str, Value],
) -> Report:
    """The report of some of `wanted` deals, in whatever order they came; `mod` is its id and version."""
    deals = list(results)
    found = {key for deal in deals for side in deal.sides for key in side}
    return Report(
        game=bout.game,
        mod=mod[0],
        mod_version=mod[1],
        program=VERSION,
        players=bout.players,
        policy=bout.policy,
        seed=bout.seed,
        flags=dict(flags),
        matches=len(deals) * bout.players,
        wanted=wanted * bout.players,
        figures=_figures(bout, deals, sorted(found, key=_place)),
    )


def _place(key: Key) -> tuple[int, Key]:
    """Where a figure stands in the report."""
    return (ORDER.index(key.kind) if key.kind in ORDER else len(ORDER), key)


def _figures(bout: Bout, deals: Sequence[DealCounts], keys: Sequence[Key]) -> tuple[Figure, ...]:
    sums = {key: [_sums_of(deals, key, side, bout.players) for side in SIDES] for key in keys}
    bound = _bound(len(deals), len(keys))
    return tuple(_figure(key, without, with_mod, bound) for key, (without, with_mod) in sums.items())


def _bound(deals: int, figures: int) -> float:
    """Standard errors beyond which a difference stands out among so many figures."""
    if deals < FEWEST_DEALS:
        return float("inf")
    return t_quantile(1 - (1 - CONFIDENCE) / 2 / figures, deals - 1)


def _sums_of(deals: Sequence[DealCounts], key: Key, side: int, players: int) -> Sums:
    """Of each deal how much there was; what did not happen in a match happened there 0 times."""
    none = (0, 0)
    if key.measure in ("played", "share"):
        return [(deal.sides[side].get(key, none)[0], players) for deal in deals]
    return [deal.sides[side].get(key, none) for deal in deals]


def _figure(key: Key, without: Sums, with_mod: Sums, bound: float) -> Figure:
    estimate = share_estimate if key.measure in SHARES else mean_estimate
    difference = difference_estimate(without, with_mod)
    enough = difference is not None and difference.cases >= FEWEST_CASES
    stands_out = enough and chance_of(without, with_mod) > bound
    return Figure(*key, estimate(without), estimate(with_mod), difference, stands_out)
