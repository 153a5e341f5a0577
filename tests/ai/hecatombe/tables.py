"""Tables of Hécatombe to play at: all sizes, house rules and symbols, and who is ahead."""

from collections.abc import Iterator
from functools import cache

from game.rules.hecatombe.content import content_of_box
from game.rules.hecatombe.defs import BoxDef, HecatombeFlags, TableDef
from game.rules.hecatombe.rules import Hecatombe
from tests.rules.hecatombe.builders import SEATS, some_rules
from tools.bench import bots

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
    return Hecatombe(content_of_box(box), HecatombeFlags(), players)


def every_table() -> Iterator[Hecatombe]:
    """Two to seven seats, with and without retreat and father, and boxes of five and eight symbols."""
    for players in SEATS:
        yield some_rules(players)
        yield some_rules(players, no_retreat=True, father_rule_from=3)
        yield other_box(5 if players % 2 else 8, players)


def lead(one: str, other: str, matches: int, players: int = 4) -> float:
    """The share of matches of two rounds in which side `one` is ahead, as the bench counts it."""
    strengths = [(one, other)[seat % 2] for seat in range(players)]
    return sum(bots.hecatombe(strengths, number, {}) for number in range(matches)) / matches
