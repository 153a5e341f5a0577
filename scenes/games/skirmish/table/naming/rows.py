"""What a name changes, as rows of a parchment: facts first, then words. Pure."""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from game.rules.skirmish.survey.name_changes import NameChanges, OpenDeed, Truce
from scenes.shell.null_sound import Words

FIGHT, TRUCE, STAYS, CHARGE, SHOT, SPELL, LOST = (
    "fight", "truce", "stays", "charge", "shot", "spell", "lost",
)  # fmt: skip
"""Kinds of rows: combats, truces with and without a push, what becomes possible, what is lost."""
MILLI_PER_INCH = 1000
_MOST_NAMED = 2
"""Units of a row that are named; the others are counted."""


class ChangeRow(NamedTuple):
    """One change, with the unit at which its number lies on the table."""

    kind: str
    unit: int
    other: int = -1
    """Whom it is fought with, what is kept truce with, the first target."""
    targets: tuple[int, ...] = ()
    number: int = 1
    """Charges, shots or spells that are lost, or other units in the combat."""
    milli: int = 0
    """How far a truce pushes."""


class RowWords(NamedTuple):
    """The words of a row: its title, and a line below in italics."""

    title: str
    detail: str = ""


class PromiseRow(NamedTuple):
    """A promise that the name ends."""

    promise: int
    broken: bool


Named = Callable[[int], str]
"""The name of a unit, without its article."""


def rows_of(changes: NameChanges) -> tuple[ChangeRow, ...]:
    """Everything that a name changes, the weightiest first; nothing where it cannot be named."""
    rows = [ChangeRow(FIGHT, *_pair(group), number=_others(group)) for group in changes.combats]
    rows += [_truce_row(truce) for truce in changes.truces]
    for kind, balance in ((CHARGE, changes.charges), (SPELL, changes.spells), (SHOT, changes.shots)):
        rows += _gained(kind, balance.gained)
    for balance in (changes.charges, changes.spells, changes.shots):
        if balance.lost:
            units = tuple(dict.fromkeys(deed.unit for deed in balance.lost))
            rows.append(ChangeRow(LOST, units[0], targets=units, number=len(balance.lost)))
    return tuple(rows)


def promise_rows(changes: NameChanges) -> tuple[PromiseRow, ...]:
    """The promises that the name keeps or breaks, the broken ones first (S-18)."""
    rows = [PromiseRow(id, how == "broken") for id, how in changes.promises if how != "void"]
    return tuple(sorted(rows, key=lambda row: not row.broken))


def row_words(row: ChangeRow, phase: str, texts: Words, named: Named, owner: str = "") -> RowWords:
    """A row in words; `owner` is the name of the player whose unit keeps a truce."""
    unit = named(row.unit)
    if row.kind == FIGHT:
        title = texts("skirmish-naming-fight", unit=unit, enemy=named(row.other))
        return RowWords(title, texts("skirmish-naming-more", n=row.number) if row.number else "")
    if row.kind in (TRUCE, STAYS):
        detail = texts(f"skirmish-naming-{row.kind}-how", unit=unit, inches=told_inches(row.milli))
        return RowWords(texts("skirmish-naming-truce", player=owner), detail)
    if row.kind == LOST:
        title = texts(f"skirmish-naming-lost-{phase}", n=row.number)
        return RowWords(title, listed_units(row.targets, texts, named))
    targets = listed_units(row.targets, texts, named)
    return RowWords(unit, texts(f"skirmish-naming-{row.kind}", n=len(row.targets), targets=targets))


def told_inches(milli: int) -> float:
    """A distance in inches with at most one figure behind the point, never told as nothing.

    >>> told_inches(1000), told_inches(1260), told_inches(20)
    (1, 1.3, 0.1)
    """
    tenths = max(1, round(milli * 10 / MILLI_PER_INCH))
    return tenths / 10 if tenths % 10 else tenths // 10


def listed_units(units: Sequence[int], texts: Words, named: Named) -> str:
    """The names of at most two units, and how many more there are."""
    names = [named(unit) for unit in units]
    told = list(dict.fromkeys(names))[:_MOST_NAMED]
    first, rest = ", ".join(told), sum(name not in told for name in names)
    return texts("skirmish-naming-and-more", first=first, n=rest) if rest > 0 else first


def _pair(group: tuple[Sequence[int], Sequence[int]]) -> tuple[int, int]:
    """The first of each side."""
    return group[0][0], group[1][0]


def _others(group: tuple[Sequence[int], Sequence[int]]) -> int:
    """How many more units a combat has."""
    return len(group[0]) + len(group[1]) - 2


def _truce_row(truce: Truce) -> ChangeRow:
    """The row of one truce: pushed so far, or left in contact (S-10)."""
    if truce.after is None:
        return ChangeRow(STAYS, truce.unit, truce.touched)
    way = math.hypot(truce.after.x - truce.before.x, truce.after.y - truce.before.y)
    return ChangeRow(TRUCE, truce.unit, truce.touched, milli=round(way))


def _gained(kind: str, deeds: Iterable[OpenDeed]) -> list[ChangeRow]:
    """A row for each unit that the name lets do something, with all its targets."""
    found: dict[int, dict[int, None]] = {}
    for deed in deeds:
        found.setdefault(deed.unit, {})[deed.target] = None
    return [ChangeRow(kind, unit, next(iter(them)), tuple(them)) for unit, them in found.items()]


def broken_to(rows: Iterable[PromiseRow]) -> tuple[int, ...]:
    """The promises that are broken, by id."""
    return tuple([row.promise for row in rows if row.broken])


def push_places(truces: Iterable[Truce], share: float) -> dict[int, tuple[float, float, float]]:
    """Where each pushed unit is, `share` (0 to 1) of its way: milli and centi."""
    share = max(0.0, min(1.0, share))
    places = {}
    for truce in truces:
        if truce.after is not None:
            x = truce.before.x + (truce.after.x - truce.before.x) * share
            y = truce.before.y + (truce.after.y - truce.before.y) * share
            places[truce.unit] = (x, y, float(truce.before.heading))
    return places


def is_locked(changes: NameChanges | None) -> bool:
    """Whether it is known that this player cannot be named."""
    return changes is not None and changes.refusal is not None
