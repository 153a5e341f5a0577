"""How strong are the bots, and how long do they think? Seats swapped, tempers mixed."""

import argparse
import math
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.ai import TEMPERS, make_policy  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.core.rng import Rng  # noqa: E402
from game.mods.load import load  # noqa: E402
from game.rules.complots.content import content  # noqa: E402
from game.rules.complots.defs import SECTIONS, ComplotsFlags  # noqa: E402
from game.rules.complots.rules import Complots  # noqa: E402


def table(players: int, *, inquisitor: bool, factions: bool) -> Complots:
    """Rules of one table with the base content."""
    flags = ComplotsFlags(
        fifth_character="base:inquisiteur" if inquisitor else "base:ambassadeur", factions=factions
    )
    return Complots(content(load([ROOT / "mods/base"], SECTIONS).catalog, flags), flags, players)


def play(rules: Complots, strengths: Sequence[str], tempers: Sequence[str], seed: int) -> tuple[int, dict[str, list[float]]]:
    """One match: the winner's seat, and the seconds of every decision by strength."""
    match = Match(rules, seed)
    seats = [match.seat(p) for p in range(rules.players)]
    bots = [make_policy("complots", rules, t, s) for s, t in zip(strengths, tempers, strict=True)]
    rng = Rng(f"bots {seed}")
    spent: dict[str, list[float]] = {s: [] for s in strengths}
    while match.outcome() is None:
        player = match.to_act()[0]
        view, options, story = seats[player].view, tuple(seats[player].options), seats[player].story
        begun = time.perf_counter()
        choice = bots[player].choose(view, options, story, rng)
        spent[strengths[player]].append(time.perf_counter() - begun)
        refused = seats[player].submit(choice.action)
        assert refused is None, refused
    return match.outcome().winners[0], spent


def slice_of(job: tuple[list[str], int, int, int]) -> tuple[list[int], dict[str, list[float]]]:
    """Matches number `start`, `start + step`, …: wins by place in `strengths`."""
    strengths, start, step, count = job
    players = len(strengths)
    wins, spent = [0] * players, {s: [] for s in strengths}
    tables = [table(players, inquisitor=i, factions=f) for i in (False, True) for f in (False,)]
    for number in range(start, count, step):
        shift = number % players
        order = [(place + shift) % players for place in range(players)]
        tempers = [TEMPERS[(number // players + place * (1 + number // 16)) % 4] for place in range(players)]
        rules = tables[number // (4 * players) % len(tables)]
        winner, times = play(rules, [strengths[o] for o in order], tempers, 1000 + number)
        wins[order[winner]] += 1
        for strength, seconds in times.items():
            spent[strength] += seconds
    return wins, spent


def report(strengths: list[str], count: int, workers: int) -> None:
    """Play `count` matches and print wins and decision times."""
    begun = time.perf_counter()
    jobs = [(strengths, w, workers, count) for w in range(workers)]
    with ProcessPoolExecutor(workers) as pool:
        parts = list(pool.map(slice_of, jobs))
    wins = [sum(part[0][p] for part in parts) for p in range(len(strengths))]
    share = wins[0] / count
    error = 1.96 * math.sqrt(share * (1 - share) / count)
    print(f"{strengths[0]} against {' '.join(strengths[1:])}: {wins[0]}/{count} = {share:.1%} ± {error:.1%}  ({time.perf_counter() - begun:.0f} s)")
    for strength in dict.fromkeys(strengths):
        seconds = sorted(s for part in parts for s in part[1][strength])
        mean = sum(seconds) / len(seconds)
        print(f"   {strength:9} {len(seconds):7} decisions, mean {mean * 1e3:.2f} ms, 99 % under {seconds[int(len(seconds) * 0.99)] * 1e3:.1f} ms, worst {seconds[-1] * 1e3:.1f} ms")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pairing", nargs="*", help="for example strong,middling:400 strong,weak,weak,weak:200")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    pairings = args.pairing or ["middling,weak:400", "strong,middling:400", "strong,weak,weak,weak:200"]
    for pairing in pairings:
        names, _, count = pairing.partition(":")
        report(names.split(","), int(count or 100), args.processes)


if __name__ == "__main__":
    main()
