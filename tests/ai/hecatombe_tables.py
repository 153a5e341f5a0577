"""Tables of Hécatombe to play at: all sizes, house rules and symbols, and how far bots get in two rounds."""

from collections.abc import Iterator, Sequence
from functools import cache

from game.ai import TEMPERS, make_policy
from game.ai.policy import Policy
from game.core.match import Match
from game.core.rng import Rng
from game.rules.hecatombe.content import unfold
from game.rules.hecatombe.defs import BoxDef, HecatombeFlags, TableDef
from game.rules.hecatombe.events import RoundEnded
from game.rules.hecatombe.rules import Hecatombe
from tests.rules.hecatombe.builders import SEATS, some_rules

NAMES = ("un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit")


@cache
def other_box(symbols: int, players: int) -> Hecatombe:
    """A box of another size, as a mod might bring it."""
    copies = {5: 8, 8: 3}[symbols]
    tiles = {2: 12, 3: 9, 4: 10, 5: 10, 6: 8, 7: 8}
    aims = {2: 3, 3: 2}
    box = BoxDef(
        id="mod:box",
        symbols=tuple(f"mod:{name}" for name in NAMES[:symbols]),
        copies=copies,
        tables=tuple(TableDef(players=n, tiles=tiles[n], objectives=aims.get(n, 1)) for n in SEATS),
    )
    return Hecatombe(unfold(box), HecatombeFlags(), players)


def every_table() -> Iterator[Hecatombe]:
    """Two to seven seats, with and without retreat and father, and boxes of five and eight symbols."""
    for players in SEATS:
        yield some_rules(players)
        yield some_rules(players, no_retreat=True, father_rule_from=3)
        yield other_box(5 if players % 2 else 8, players)


def two_rounds(rules: Hecatombe, bots: Sequence[Policy], seed: int) -> list[int]:
    """The points of two rounds between bots, by seat."""
    match, dice = Match(rules, seed), Rng(f"bots {seed}")
    points: list[tuple[int, ...]] = []
    while len(points) < 2:
        seat = match.seat(next(iter(match.to_act())))
        choice = bots[seat.player].choose(seat.view, tuple(seat.options), seat.story, dice)
        assert seat.submit(choice.action) is None
        points = [event.points for event in match.events if isinstance(event, RoundEnded)]
    return [sum(both) for both in zip(*points, strict=True)]


def lead(one: str, other: str, matches: int, players: int = 4) -> float:
    """The share of matches of two rounds in which side `one` has the higher mean of points; a tie is half.

    Seats change in every way between neighbours and opposites; each deal is played twice, sides swapped;
    tempers meet in every mixture.
    """
    rules, ahead = some_rules(players, rounds_to_win=3), 0.0
    for number in range(matches):
        sides = seating(players, number)
        tempers = [TEMPERS[(number // 2 + seat * (1 + number // 16)) % 4] for seat in range(players)]
        bots = [
            make_policy("hecatombe", rules, temper, (one, other)[side])
            for temper, side in zip(tempers, sides, strict=True)
        ]
        means = side_means(two_rounds(rules, bots, 1000 + number // 2), sides)
        ahead += 0.5 if means[0] == means[1] else float(means[0] > means[1])
    return ahead / matches


def seating(players: int, number: int) -> list[int]:
    """Which side sits where: alternating or side by side, and the other way round in every second match."""
    step = 1 + number // 2 % 2 if players > 3 else 1
    return [(seat // step + number) % 2 for seat in range(players)]


def side_means(points: Sequence[int], sides: Sequence[int]) -> list[float]:
    """Mean points of each side."""
    return [
        sum(p for p, s in zip(points, sides, strict=True) if s == side) / sides.count(side)
        for side in range(2)
    ]
