"""How strong are the bots, and how long do they think? Seats swapped, tempers mixed.

`python tools/bench/bots.py` plays the pairings of the record (many minutes); others are named by game:
`python tools/bench/bots.py complots/strong,weak,weak,weak:40 hecatombe/strong,weak,strong,weak:100`.

Complots: how often the first bot named wins. Hécatombe: how often the side of the first strength named is
ahead after two rounds, that is, has the higher mean of points (a tie is half). Roulette: how often the first
bot named wins; a match that nobody wins counts for nobody. Skirmish: how often the first bot named wins a
pitched battle of ready lists of 500 points; every deal of armies and dice is played with everybody on every
seat.

Weights are tried against themselves: `skirmish/strong@movement.stance.STANCE.under_fire=0.8,strong:200`
changes one weight of the first bot (several: `@…@…`). What bots remember of fights and volleys must not hang
on them.
`--least 0.55` gives up as soon as the first bot cannot reach that share any more; `--after 60` plays other
deals than the first 60 matches did.
"""

import argparse
import math
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import msgspec

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.ai import TEMPERS, make_policy  # noqa: E402
from game.ai.policy import Choice, Policy  # noqa: E402
from game.app.games import GAMES, all_sections, flag_values  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.core.rng import Rng  # noqa: E402
from game.core.rules import Event  # noqa: E402
from game.mods.load import load_mods  # noqa: E402
from game.rules.hecatombe.events import RoundEnded  # noqa: E402
from tools.bench.wars import mixed, war  # noqa: E402

RECORD = [
    "complots/middling,weak:400",
    "complots/strong,middling:400",
    "complots/strong,weak,weak,weak:200",
    "complots/strong,middling,weak,middling,weak,middling,weak,middling:8",
    "hecatombe/strong,weak,strong,weak:400",
    "hecatombe/middling,weak,middling,weak:400",
    "hecatombe/strong,middling,strong,middling:400",
    "hecatombe/strong,weak:40",
    "hecatombe/strong,weak,strong,weak,strong,weak,strong:40",
    "roulette/strong,weak,weak,weak:400",
    "roulette/middling,weak,weak,weak:400",
    "roulette/strong,middling,middling,middling:400",
    "roulette/strong,weak,weak,weak,weak,weak:40",
    "skirmish/strong,weak:200",
    "skirmish/middling,weak:200",
    "skirmish/strong,middling:200",
    "skirmish/strong,weak,weak,weak:40",
]
FIFTHS = ("ambassadeur", "inquisiteur")
ROUNDS = 2
"""A match of Hécatombe is so many rounds here, whoever wins them."""

Times = dict[str, list[tuple[float, float]]]
"""Milliseconds of every decision, by strength: by the clock, and of the processor alone."""


class Pairing(msgspec.Struct, frozen=True):
    """Which strengths meet at which game, and how often."""

    game: str
    strengths: tuple[str, ...]
    count: int


class Slice(msgspec.Struct, frozen=True):
    """The matches `start`, `start + step`, … of a pairing, before `end`."""

    pairing: Pairing
    start: int
    end: int
    step: int
    least: float
    """The share below which the rest need not be played."""


class Change(NamedTuple):
    """One weight of a game's bots: the table's module and name, the table as it is and as it is tried."""

    module: ModuleType
    name: str
    before: Any
    after: Any


class Retuned:
    """A bot that thinks with some weights changed; all others think with them as they are."""

    def __init__(self, bot: Policy, changes: Sequence[Change]) -> None:
        self.bot, self.changes = bot, changes

    def choose(self, view: Any, options: Sequence[Any], story: Sequence[Event], rng: Rng) -> Choice:
        """What the bot chooses with the changed weights."""
        for one in self.changes:
            setattr(one.module, one.name, one.after)
        try:
            return self.bot.choose(view, options, story, rng)
        finally:
            for one in reversed(self.changes):
                setattr(one.module, one.name, one.before)


def seated_bot(game: str, rules: Any, temper: str, strength: str) -> Policy:
    """A bot of a strength, with the weights changed that are named behind it."""
    name, *words = strength.split("@")
    bot = make_policy(game, rules, temper, name)
    return Retuned(bot, changes_of(game, words)) if words else bot


def changes_of(game: str, words: Sequence[str]) -> list[Change]:
    """Each `movement.stance.STANCE.under_fire=0.8`, of a game's bots; of one table all together."""
    found: dict[tuple[str, str], Change] = {}
    for path, _, value in [one.partition("=") for one in words]:
        module_path, name, field = path.rsplit(".", 2)
        module = import_module(f"game.ai.{game}.{module_path}")
        before = getattr(module, name)
        known = found.get((module_path, name), Change(module, name, before, before))
        after = known.after._replace(**{field: type(getattr(before, field))(float(value))})
        found[module_path, name] = known._replace(after=after)
    return list(found.values())


@cache
def table(game: str, players: int, **flags: Any) -> Any:
    """Rules of one table with the base content."""
    catalog = load_mods([ROOT / "mods/base"], all_sections()).catalog
    values, problems = flag_values(catalog, game, flags)
    assert not problems, problems
    return GAMES[game].rules(catalog, players, values)


def played(game: str, rules: Any, seats: Sequence[tuple[str, str]], seed: int, spent: Times) -> Iterator[Any]:
    """Play one match between bots, each of a strength and a temper; the match after every decision.

    How long everybody thinks is noted in `spent`.
    """
    match: Match[Any, Any, Any] = Match(rules, seed)
    bots = [seated_bot(game, rules, temper, strength) for strength, temper in seats]
    rng = Rng(f"bots {seed}")
    chairs = [match.seat(player) for player in range(len(seats))]
    stories: list[list[Event]] = [[] for _ in seats]
    while match.outcome() is None:
        seat = chairs[next(iter(match.to_act()))]
        story = stories[seat.player]
        story += seat.take()
        view, options = seat.view, tuple(seat.options)
        begun, worked = time.perf_counter(), time.process_time()
        choice = bots[seat.player].choose(view, options, story, rng)
        taken = (1000 * (time.perf_counter() - begun), 1000 * (time.process_time() - worked))
        spent.setdefault(seats[seat.player][0], []).append(taken)
        refusal = seat.submit(choice.action)
        assert refusal is None, refusal
        yield match


def complots(strengths: Sequence[str], number: int, spent: Times) -> float:
    """One match of Complots: 1 if the first bot wins it.

    Everybody sits on every seat in turn; tempers meet in every mixture; both fifth characters are played.
    """
    players = len(strengths)
    order = [(seat + number) % players for seat in range(players)]
    tempers = [TEMPERS[(number // players + seat * (1 + number // 16)) % 4] for seat in range(players)]
    rules = table("complots", players, fifth_character=FIFTHS[number // (4 * players) % 2])
    seats = [(strengths[o], temper) for o, temper in zip(order, tempers, strict=True)]
    *_, match = played("complots", rules, seats, 1000 + number, spent)
    return float(order[match.outcome().winners[0]] == 0)


def hecatombe(strengths: Sequence[str], number: int, spent: Times) -> float:
    """Two rounds of Hécatombe: 1 if the side of the first strength is ahead, one half for a tie.

    Sides alternate or sit side by side; each deal is played twice, everybody moved on by a seat.
    """
    players = len(strengths)
    beside = 1 + number // 2 % 2 if players > 3 else 1
    seated = [strengths[(seat // beside + number) % players] for seat in range(players)]
    tempers = [TEMPERS[(number // 2 + seat * (1 + number // 16)) % 4] for seat in range(players)]
    rules = table("hecatombe", players, rounds_to_win=ROUNDS + 1)
    seats = list(zip(seated, tempers, strict=True))
    points = next(
        ended
        for match in played("hecatombe", rules, seats, 1000 + number // 2, spent)
        if len(ended := [event.points for event in match.events if isinstance(event, RoundEnded)]) == ROUNDS
    )
    totals = [sum(rounds) for rounds in zip(*points, strict=True)]
    ours = [total for total, strength in zip(totals, seated, strict=True) if strength == strengths[0]]
    theirs = [total for total, strength in zip(totals, seated, strict=True) if strength != strengths[0]]
    lead = sum(ours) / len(ours) - sum(theirs) / len(theirs)
    return 0.5 if lead == 0 else float(lead > 0)


def roulette(strengths: Sequence[str], number: int, spent: Times) -> float:
    """One match of Roulette: 1 if the first bot wins it; a match that nobody wins counts for nobody.

    Everybody sits on every seat in turn; tempers meet in every mixture.
    """
    players = len(strengths)
    order = [(seat + number) % players for seat in range(players)]
    tempers = [TEMPERS[(number // players + seat * (1 + number // 16)) % 4] for seat in range(players)]
    seats = [(strengths[o], temper) for o, temper in zip(order, tempers, strict=True)]
    *_, match = played("roulette", table("roulette", players), seats, 1000 + number, spent)
    return float(any(order[winner] == 0 for winner in match.outcome().winners))


def skirmish(strengths: Sequence[str], number: int, spent: Times) -> float:
    """One battle of ready lists of 500 points: 1 if the first bot wins it.

    Everybody sits on every seat in turn, with the same armies, table and dice; tempers meet in every mixture.
    """
    players = len(strengths)
    order = [(seat + number) % players for seat in range(players)]
    tempers = [TEMPERS[(number // players + seat * (1 + number // 16)) % 4] for seat in range(players)]
    seats = [(strengths[o], temper) for o, temper in zip(order, tempers, strict=True)]
    rules = war(mixed(players, number // players))
    *_, match = played("skirmish", rules, seats, 1000 + number // players, spent)
    return float(order[match.outcome().winners[0]] == 0)


CONTESTS: dict[str, Callable[[Sequence[str], int, Times], float]] = {
    "complots": complots,
    "hecatombe": hecatombe,
    "roulette": roulette,
    "skirmish": skirmish,
}
"""How one match of each game counts for the first strength named."""


def play_slice(part: Slice) -> tuple[float, int, Times]:
    """Play a slice: what the first strength scored, in how many matches, and the decision times."""
    pairing, spent = part.pairing, Times()
    contest = CONTESTS[pairing.game]
    numbers = range(part.start, part.end, part.step)
    scored, count = 0.0, 0
    for number in numbers:
        scored, count = scored + contest(pairing.strengths, number, spent), count + 1
        if count - scored > (1 - part.least) * len(numbers):
            break
    return scored, count, spent


def report(pairing: Pairing, processes: int, least: float, after: int) -> None:
    """Play a pairing; print the first strength's share and everybody's decision times."""
    begun = time.perf_counter()
    with ProcessPoolExecutor(processes) as pool:
        end = after + pairing.count
        slices = [Slice(pairing, after + n, end, processes, least) for n in range(processes)]
        parts = list(pool.map(play_slice, slices))
    won, count = sum(score for score, _, _ in parts), sum(many for _, many, _ in parts)
    share = won / count
    error = 1.96 * math.sqrt(share * (1 - share) / count)
    first, *others = pairing.strengths
    print(f"{pairing.game}, {first} against {' '.join(others)}: ", end="")
    print(f"{won:g}/{count} = {share:.1%} ± {error:.1%}", end="")
    print(f"  ({time.perf_counter() - begun:.0f} s)")
    for strength in dict.fromkeys(pairing.strengths):
        taken = [one for _, _, spent in parts for one in spent.get(strength, ())]
        clock, work = ([one[which] for one in taken] for which in (0, 1))
        print(f"   {strength:9} {len(taken):7} decisions: {summary(clock)} by the clock", end="")
        print(f"; {summary(work)} of processor", flush=True)


def summary(times: Sequence[float]) -> str:
    """Mean, 99 % and worst of some milliseconds."""
    late = sorted(times)[int(len(times) * 0.99)]
    return f"mean {sum(times) / len(times):.1f} ms, 99 % under {late:.0f}, worst {max(times):.0f}"


def pairing_of(words: str) -> Pairing:
    """`hecatombe/strong,weak:40`; without a game it is Complots, without a number a hundred matches."""
    game, _, rest = words.rpartition("/")
    names, _, count = rest.partition(":")
    return Pairing(game or "complots", tuple(names.split(",")), int(count or 100))


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "pairing", nargs="*", default=RECORD, help="game, strengths and matches: complots/strong,middling:400"
    )
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--least", type=float, default=0.0, help="give up below this share")
    parser.add_argument("--after", type=int, default=0, help="leave out so many matches")
    args = parser.parse_args()
    for words in args.pairing:
        report(pairing_of(words), args.processes, args.least, args.after)


if __name__ == "__main__":
    main()
