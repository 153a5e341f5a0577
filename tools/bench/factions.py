"""Which faction beats which? Ready lists of Triomphe et Trahison, every pair, the same hand on both sides.

`python tools/bench/factions.py` fights 200 pitched battles of 500 points for each pair of factions: each
deal of dice twice, with the seats changed, both armies led by commanders of one strength and mixed tempers.
`--pairs ligne:horde ligne:morts` fights only these; `--count 40 --preset short` is quicker. Points and lists
are in balance when every faction wins about half of its battles.
"""

import argparse
import math
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.ai import TEMPERS  # noqa: E402
from tools.bench.bots import Times, played  # noqa: E402
from tools.bench.wars import ready, war  # noqa: E402

Pair = tuple[str, str]
PORTION = 4
"""So many battles of a pair are fought in one go by one process."""


class Fight(msgspec.Struct, frozen=True):
    """Battles `first` to `last` - 1 of a pair of factions."""

    pair: Pair
    first: int
    last: int
    preset: str
    policy: str


class Spoils(msgspec.Struct, frozen=True):
    """One battle: who won it, and what each faction of the pair took."""

    pair: Pair
    winner: str
    tokens: tuple[int, int]
    points: tuple[int, int]


def fought(fight: Fight) -> list[Spoils]:
    """Fight them."""
    return [battle(fight, number) for number in range(fight.first, fight.last)]


def battle(fight: Fight, number: int) -> Spoils:
    """Battle `number` of a pair: the odd ones with the dice of the one before, seats changed."""
    seated = fight.pair[:: -1 if number % 2 else 1]
    tempers = [TEMPERS[(number // 2 * (1 + seat) + number // 8) % 4] for seat in range(2)]
    seats = [(fight.policy, temper) for temper in tempers[:: -1 if number % 2 else 1]]
    *_, match = played("skirmish", war(seated, fight.preset), seats, 5000 + number // 2, Times())
    state = match.state
    at = [seated.index(faction) for faction in fight.pair]
    return Spoils(
        fight.pair,
        seated[match.outcome().winners[0]],
        (state.tokens[at[0]], state.tokens[at[1]]),
        (state.victory[at[0]], state.victory[at[1]]),
    )


def all_fights(fights: Sequence[Fight], processes: int) -> Iterator[Spoils]:
    """Every battle, as it ends."""
    if processes == 1:
        for fight in fights:
            yield from fought(fight)
        return
    with ProcessPoolExecutor(processes) as pool:
        for done in as_completed([pool.submit(fought, fight) for fight in fights]):
            yield from done.result()


# what is printed


def share_of(spoils: Sequence[Spoils], faction: str) -> tuple[float, float]:
    """How often it won, and the error of that (95 %)."""
    share = sum(one.winner == faction for one in spoils) / len(spoils)
    return share, 1.96 * math.sqrt(share * (1 - share) / len(spoils))


def of(spoils: Sequence[Spoils], *factions: str) -> list[Spoils]:
    """The battles in which all these fought."""
    return [one for one in spoils if all(faction in one.pair for faction in factions)]


def short(faction: str) -> str:
    """Without its mod."""
    return faction.partition(":")[2]


def cell(spoils: Sequence[Spoils], row: str, column: str) -> str:
    """How often one beats the other, in percent."""
    met = of(spoils, row, column) if row != column else []
    return f"{share_of(met, row)[0]:11.0%}" if met else " " * 10 + "."


def mean_taken(spoils: Sequence[Spoils], faction: str) -> tuple[float, float]:
    """Mean tokens at the end, and victory points."""
    at = [one.pair.index(faction) for one in spoils]
    tokens = sum(one.tokens[place] for one, place in zip(spoils, at, strict=True))
    points = sum(one.points[place] for one, place in zip(spoils, at, strict=True))
    return tokens / len(spoils), points / len(spoils)


def line(spoils: Sequence[Spoils], faction: str, factions: Sequence[str]) -> str:
    """One faction: how it fared against each, against all, and what it took."""
    own = of(spoils, faction)
    share, error = share_of(own, faction)
    tokens, points = mean_taken(own, faction)
    cells = "".join(cell(spoils, faction, other) for other in factions)
    return f"{short(faction):10}{cells}{share:8.1%} ± {error:5.1%}{tokens:8.1f}{points:8.0f}"


def table(spoils: Sequence[Spoils]) -> str:
    """Who beats whom; row beats column."""
    factions = list(dict.fromkeys(faction for one in spoils for faction in one.pair))
    head = "".join(f"{short(faction):>11}" for faction in factions)
    lines = [f"{'':10}{head}{'overall':>8}{'error':>8}{'tokens':>8}{'points':>8}"]
    return "\n".join(lines + [line(spoils, faction, factions) for faction in factions])


def pairs_of(words: Sequence[str], preset: str) -> list[Pair]:
    """`ligne:horde` and so on; none named: every pair.

    Raises:
        SystemExit: a faction has no ready list of so many points.
    """
    known = {short(faction): faction for faction in ready(preset)}
    if not words:
        return list(combinations(known.values(), 2))
    named = [tuple(word.split(":")) for word in words]
    if any(len(pair) != 2 or not known.keys() >= set(pair) for pair in named):
        raise SystemExit(f"pairs are like ligne:horde; ready lists: {', '.join(known)}.")
    return [(known[one], known[other]) for one, other in named]


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--preset", default="standard", help="short, standard, long")
    parser.add_argument("--count", type=int, default=200, help="battles for each pair")
    parser.add_argument("--policy", default="strong", help="weak, middling, strong")
    parser.add_argument("--pairs", nargs="*", default=(), metavar="ONE:OTHER", help="only these")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    pairs = pairs_of(args.pairs, args.preset)
    fights = [
        Fight(pair, first, min(first + PORTION, args.count), args.preset, args.policy)
        for first in range(0, args.count, PORTION)
        for pair in pairs
    ]
    spoils, begun, all_of_them = [], time.perf_counter(), args.count * len(pairs)
    for one in all_fights(fights, args.processes):
        spoils.append(one)
        spent = time.perf_counter() - begun
        left = spent / len(spoils) * (all_of_them - len(spoils))
        print(
            f"\r{len(spoils)}/{all_of_them} battles, {spent:.0f} s, {left:.0f} s to go ",
            end="",
            file=sys.stderr,
        )
    print(file=sys.stderr)
    print(f"{args.policy}, {args.preset}, {args.count} battles a pair: row beats column")
    print(table(spoils))


if __name__ == "__main__":
    main()
