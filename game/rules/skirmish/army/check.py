"""Problems of an army list, each with its reason: never an exception (S-22, S-84)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from game.mods.problems import Facts, Problem, Severity, closest_word
from game.rules.skirmish.army.army import bought_options, points_of
from game.rules.skirmish.content import Content
from game.rules.skirmish.defs.armies import Entry, FactionDef, ListDef, UnitDef

MEASURE = 500
"""Points of a battle by which `UnitDef.allowed` and mercenaries are counted."""
HIRED = 100
"""Points of mercenaries for each full `MEASURE` (S-22)."""


class ListLine(NamedTuple):
    """One entry of the list whose unit exists."""

    place: int
    entry: Entry
    unit: UnitDef

    @property
    def points(self) -> int:
        """The points that the entry costs."""
        return points_of(self.unit, self.entry)

    @property
    def level(self) -> int:
        """The entry's wizard level, options included."""
        return self.unit.level + sum(one.level for one in bought_options(self.unit, self.entry))

    def wrong(self, code: str, hint: str = "", **facts: str | int) -> Problem:
        """A problem of this entry."""
        return Problem(code=code, where=f"entries[{self.place}]", facts=facts, hint=hint)


class CheckedList(NamedTuple):
    """A list while it is checked: its battle and its known entries."""

    content: Content
    faction: FactionDef | None
    points: int
    mercenaries: bool
    lines: tuple[ListLine, ...]

    @property
    def own(self) -> list[ListLine]:
        """All entries but mercenaries."""
        return [line for line in self.lines if not line.entry.mercenary]

    @property
    def hired(self) -> list[ListLine]:
        """Entries that are mercenaries."""
        return [line for line in self.lines if line.entry.mercenary]


def problems_of(
    content: Content, army: ListDef, points: int | None = None, *, mercenaries: bool = False
) -> tuple[Problem, ...]:
    """Everything that forbids a list in a battle of `points` points (None: the list's own), and warnings.

    `where` is `entries[3]`, or `faction`; empty for the army as a whole.
    """
    most = army.points if points is None else points
    faction = content.factions.get(army.faction)
    known = [
        ListLine(place, entry, content.units[entry.unit])
        for place, entry in enumerate(army.entries)
        if entry.unit in content.units
    ]
    checked = CheckedList(content, faction, most, mercenaries, tuple(known))
    found = [
        *_unknown_ids(content, army),
        *_cost_problems(checked),
        *_leader_problems(checked),
        *_hired_problems(checked),
        *_number_problems(checked),
    ]
    for line in checked.lines:
        for check in LINE_CHECKS:
            found += check(checked, line)
    return tuple(found)


def is_playable(problems: Iterable[Problem]) -> bool:
    """Whether nothing worse than a warning was found."""
    return all(one.severity == "warning" for one in problems)


def _unknown_name(code: str, where: str, id: str, known: Iterable[str]) -> Problem:
    """A problem about a name that is unknown, with the one that was probably meant."""
    like = closest_word(id, known)
    facts: Facts = {"id": id, "near": like} if like else {"id": id}
    return Problem(code=code, where=where, facts=facts, hint="did-you-mean" if like else "")


def _army_problem(code: str, severity: Severity = "error", **facts: str | int) -> Problem:
    """A problem of the army as a whole."""
    return Problem(code=code, facts=facts, severity=severity)


# the army


def _unknown_ids(content: Content, army: ListDef) -> Iterator[Problem]:
    """Problems of ids that do not exist."""
    if army.faction not in content.factions:
        yield _unknown_name("army-no-faction", "faction", army.faction, content.factions)
    for place, entry in enumerate(army.entries):
        if entry.unit not in content.units:
            yield _unknown_name("army-no-unit", f"entries[{place}]", entry.unit, content.units)


def _cost_problems(checked: CheckedList) -> Iterator[Problem]:
    """Problems of points, and of the share of characters."""
    got = sum(line.points for line in checked.own)
    if got > checked.points:
        yield _army_problem("army-over", got=got, most=checked.points, over=got - checked.points)
    characters = sum(line.points for line in checked.own if line.unit.character)
    most = checked.points * (checked.faction.characters if checked.faction else 100) // 100
    if characters > most:
        yield _army_problem("army-characters", got=characters, most=most)


def _leader_problems(checked: CheckedList) -> Iterator[Problem]:
    """Problems of leaders: one general, of highest Leadership; at most one battle standard (S-84)."""
    banners = sum(
        one.battle_standard for line in checked.lines for one in bought_options(line.unit, line.entry)
    )
    if banners > 1:
        yield _army_problem("army-banners", got=banners)
    marked = [line for line in checked.lines if line.entry.general]
    if len(marked) > 1:
        yield _army_problem("army-generals", got=len(marked))
    leaderships = [line.unit.profile.leadership for line in checked.lines if line.unit.character]
    if not leaderships:
        yield _army_problem("army-no-character", "warning")
        return
    if len(leaderships) == len(checked.lines):
        yield _army_problem("army-only-characters")
    for line in marked:
        own = line.unit.profile.leadership
        if not line.unit.character or own < max(leaderships):
            yield line.wrong("army-wrong-general", got=own, best=max(leaderships))


def _hired_problems(checked: CheckedList) -> Iterator[Problem]:
    """Problems of mercenaries: allowed by a flag, within their points, led by a captain (S-22)."""
    if not checked.hired:
        return
    if not checked.mercenaries:
        yield _army_problem("army-no-mercenaries")
        return
    got, most = sum(line.points for line in checked.hired), HIRED * (checked.points // MEASURE)
    if got > most:
        yield _army_problem("army-hired", got=got, most=most, over=got - most)
    if not any(line.unit.character for line in checked.hired):
        yield _army_problem("army-no-captain")


def _number_problems(checked: CheckedList) -> Iterator[Problem]:
    """Problems of units that a list holds more often than it may."""
    times = Counter(line.entry.unit for line in checked.lines)
    for id, got in times.items():
        unit = checked.content.units[id]
        most = (unit.allowed or got) * max(1, checked.points // MEASURE)
        if got > most:
            last = max(line.place for line in checked.lines if line.entry.unit == id)
            yield Problem(code="army-allowed", where=f"entries[{last}]", facts={"got": got, "most": most})


# one entry


def _service_problems(checked: CheckedList, line: ListLine) -> Iterator[Problem]:
    """Problems of an entry that serves neither the faction nor whoever pays."""
    if line.entry.mercenary:
        if not any(line.entry.unit in one.units for one in checked.content.factions.values() if one.hires):
            yield line.wrong("army-not-for-hire")
    elif checked.faction and line.entry.unit not in checked.faction.units:
        yield line.wrong("army-foreign")


def _size_problems(checked: CheckedList, line: ListLine) -> Iterator[Problem]:
    """Problems of an entry's models and files."""
    unit, models = line.unit, line.entry.models
    if not unit.least <= models <= unit.most:
        yield line.wrong("army-size", got=models, least=unit.least, most=unit.most)
    if line.entry.files and line.entry.files > models:
        yield line.wrong("army-files", got=line.entry.files, most=models)


def _command_problems(checked: CheckedList, line: ListLine) -> Iterator[Problem]:
    """Problems of champion, standard and musician that the unit does not have."""
    for what in ("champion", "standard", "musician"):
        if getattr(line.entry, what) and getattr(line.unit.command, what) is None:
            yield line.wrong("army-command", what=what)


def _equipment_problems(checked: CheckedList, line: ListLine) -> Iterator[Problem]:
    """Problems of options: each must exist, and be bought once."""
    known = [one.name for one in line.unit.options]
    for name, times in Counter(line.entry.options).items():
        if name not in known:
            yield _unknown_name("army-no-option", f"entries[{line.place}]", name, known)
        elif times > 1:
            yield line.wrong("army-twice", id=name)


def _spell_problems(checked: CheckedList, line: ListLine) -> Iterator[Problem]:
    """Problems of spells: as many as wizard levels, each once, of the wizard's lores (S-40)."""
    got, level = len(line.entry.spells), line.level
    if not level:
        if got:
            yield line.wrong("army-no-wizard")
        return
    if got != level:
        yield line.wrong("army-spells", got=got, most=level)
    known = [id for id, spell in checked.content.spells.items() if spell.lore in line.unit.lores]
    for id, times in Counter(line.entry.spells).items():
        if id not in known:
            yield _unknown_name("army-no-spell", f"entries[{line.place}]", id, known)
        elif times > 1:
            yield line.wrong("army-twice", id=id)


LINE_CHECKS = (_service_problems, _size_problems, _command_problems, _equipment_problems, _spell_problems)
"""Checks of every entry."""
