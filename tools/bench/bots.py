"""How strong are the bots, and how long do they think? Seats swapped, tempers mixed.

`python tools/bench/bots.py` plays the pairings of the record (a few minutes);
`python tools/bench/bots.py strong,middling:100 strong,weak,weak,weak:40` plays others.
"""

import argparse
import math
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.ai import TEMPERS, make_policy  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.core.rng import Rng  # noqa: E402
from game.mods.load import load  # noqa: E402
from game.rules.complots.content import content  # noqa: E402
from game.rules.complots.defs import SECTIONS, ComplotsFlags  # noqa: E402
from game.rules.complots.rules import Complots  # noqa: E402

RECORD = [
    "middling,weak:400",
    "strong,middling:400",
    "strong,weak,weak,weak:200",
    "strong,middling,weak,middling,weak,middling,weak,middling:8",
]
FIFTHS = ("base:ambassadeur", "base:inquisiteur")

Times = dict[str, list[tuple[float, float]]]
"""Milliseconds of every decision, by strength: by the clock, and of the processor alone."""


class Slice(msgspec.Struct, frozen=True):
    """The matches `start`, `start + step`, … below `count` between bots of these strengths."""

    strengths: tuple[str, ...]
    start: int
    step: int
    count: int


def table(players: int, fifth: str, *, factions: bool = False) -> Complots:
    """Rules of one table with the base content."""
    flags = ComplotsFlags(fifth_character=fifth, factions=factions)
    return Complots(content(load([ROOT / "mods/base"], SECTIONS).catalog, flags), flags, players)


def play(rules: Complots, strengths: Sequence[str], tempers: Sequence[str], seed: int, spent: Times) -> int:
    """Play one match to its end, noting how long everybody thinks; the winner's seat."""
    match = Match(rules, seed)
    seats = [match.seat(player) for player in range(rules.players)]
    bots = [make_policy("complots", rules, t, s) for s, t in zip(strengths, tempers, strict=True)]
    rng = Rng(f"bots {seed}")
    while (outcome := match.outcome()) is None:
        player = next(iter(match.to_act()))
        view, options, story = seats[player].view, tuple(seats[player].options), seats[player].story
        begun, worked = time.perf_counter(), time.process_time()
        choice = bots[player].choose(view, options, story, rng)
        taken = (1000 * (time.perf_counter() - begun), 1000 * (time.process_time() - worked))
        spent[strengths[player]].append(taken)
        refusal = seats[player].submit(choice.action)
        assert refusal is None, refusal
    return outcome.winners[0]


def play_slice(part: Slice) -> tuple[list[int], Times]:
    """Play a slice: wins by place in `strengths`, and the decision times.

    Everybody sits on every seat in turn; tempers meet in every mixture; both fifth characters are played.
    """
    players = len(part.strengths)
    wins, spent = [0] * players, Times({strength: [] for strength in part.strengths})
    tables = [table(players, fifth) for fifth in FIFTHS]
    for number in range(part.start, part.count, part.step):
        order = [(seat + number) % players for seat in range(players)]
        tempers = [TEMPERS[(number // players + seat * (1 + number // 16)) % 4] for seat in range(players)]
        rules = tables[number // (4 * players) % 2]
        winner = play(rules, [part.strengths[o] for o in order], tempers, 1000 + number, spent)
        wins[order[winner]] += 1
    return wins, spent


def report(strengths: tuple[str, ...], count: int, processes: int) -> None:
    """Play `count` matches; print the first one's share of wins and everybody's decision times."""
    begun = time.perf_counter()
    with ProcessPoolExecutor(processes) as pool:
        parts = list(pool.map(play_slice, [Slice(strengths, n, processes, count) for n in range(processes)]))
    won = sum(wins[0] for wins, _ in parts)
    share = won / count
    error = 1.96 * math.sqrt(share * (1 - share) / count)
    print(
        f"{strengths[0]} against {' '.join(strengths[1:])}: {won}/{count} = {share:.1%} ± {error:.1%}", end=""
    )
    print(f"  ({time.perf_counter() - begun:.0f} s)")
    for strength in dict.fromkeys(strengths):
        taken = [one for _, spent in parts for one in spent[strength]]
        clock, work = ([one[which] for one in taken] for which in (0, 1))
        print(f"   {strength:9} {len(taken):7} decisions: {summary(clock)} by the clock", end="")
        print(f"; {summary(work)} of processor", flush=True)


def summary(times: Sequence[float]) -> str:
    """Mean, 99 % and worst of some milliseconds."""
    late = sorted(times)[int(len(times) * 0.99)]
    return f"mean {sum(times) / len(times):.1f} ms, 99 % under {late:.0f}, worst {max(times):.0f}"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "pairing", nargs="*", default=RECORD, help="strengths and matches: strong,middling:400"
    )
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    for pairing in args.pairing:
        names, _, count = pairing.partition(":")
        report(tuple(names.split(",")), int(count or 100), args.processes)


if __name__ == "__main__":
    main()
