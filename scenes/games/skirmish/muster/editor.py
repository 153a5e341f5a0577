"""An own list while it is changed: units, models, upgrades; points and problems follow each step. Pure."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from game.rules.skirmish.army.army import bought_options, points_of
from game.rules.skirmish.content import Content
from game.rules.skirmish.defs.armies import Entry, ListDef, UnitDef
from scenes.games.skirmish.muster.model import Muster

COMMAND = ("champion", "standard", "musician")
"""What a regiment may be given."""


class Upgrade(NamedTuple):
    """Something that a unit may be given: its kind, its name, its points, and whether it has it."""

    kind: str
    """`command`, `option`, `spell` or `general`."""
    name: str
    points: int
    taken: bool


class Editor:
    """The list of one seat, open to be changed; what it says is in the muster at once."""

    def __init__(self, muster: Muster, seat: int) -> None:
        self.muster, self.seat = muster, seat
        self.army: ListDef = muster.begin_own(seat)
        self.row = 0
        """The unit that is changed; behind the last one, the row that takes one more."""
        self.upgrade: int | None = None
        """The upgrade of that unit; None: its upgrades are shut."""
        self.changed = False

    @property
    def content(self) -> Content:
        """Units and lists."""
        return self.muster.content

    @property
    def entry(self) -> Entry | None:
        """The unit that is changed; None: one more is to be taken."""
        return self.army.entries[self.row] if self.row < len(self.army.entries) else None

    def unit_of(self, entry: Entry) -> UnitDef:
        """What an entry buys."""
        return self.content.units[entry.unit]

    # rows

    def move_row(self, by: int) -> bool:
        """Go to another row."""
        if self.upgrade is not None:
            self.upgrade = (self.upgrade + by) % max(1, len(self.upgrades()))
        else:
            self.row = (self.row + by) % (len(self.army.entries) + 1)
        return True

    def add_unit(self) -> bool:
        """One more unit: the first of the faction that may still be taken, with as few models as may be."""
        known = self.kinds()
        if not known:
            return False
        regiments = [id for id in known if not self.content.units[id].character]
        unit = self.content.units[(regiments or known)[0]]
        self._write((*self.army.entries, self._fresh(unit)))
        self.row = len(self.army.entries) - 1
        return True

    def drop_unit(self) -> bool:
        """One unit less; a list has at least one."""
        if self.entry is None or len(self.army.entries) < 2:
            return False
        self._write((*self.army.entries[: self.row], *self.army.entries[self.row + 1 :]))
        self.row = min(self.row, len(self.army.entries) - 1)
        return True

    def kinds(self) -> Sequence[str]:
        """The units that the faction has, in printed order."""
        faction = self.content.factions[self.army.faction]
        return [id for id in faction.units if id in self.content.units]

    def turn_kind(self, by: int) -> bool:
        """Another unit of the faction in this row."""
        known, entry = self.kinds(), self.entry
        if entry is None or len(known) < 2:
            return False
        at = known.index(entry.unit) + by if entry.unit in known else 0
        self._change(self._fresh(self.content.units[known[at % len(known)]]))
        return True

    def add_models(self, by: int) -> bool:
        """More or fewer models, as many as the unit may have."""
        entry = self.entry
        if entry is None:
            return False
        unit = self.unit_of(entry)
        models = max(unit.least, min(unit.most, entry.models + by))
        if models == entry.models:
            return False
        files = min(entry.files, models) if entry.files else entry.files
        self._change(replace(entry, models=models, files=files))
        return True

    def _fresh(self, unit: UnitDef) -> Entry:
        """A unit without upgrades; a wizard knows the first spells of his lores."""
        return self._taught(Entry(unit=unit.id, models=unit.least))

    # upgrades

    def upgrades(self) -> list[Upgrade]:
        """What the unit of the row may be given, with what it has already."""
        entry = self.entry
        if entry is None:
            return []
        unit = self.unit_of(entry)
        found = [
            Upgrade("command", what, cost, bool(getattr(entry, what)))
            for what in COMMAND
            if (cost := getattr(unit.command, what)) is not None
        ]
        found += [
            Upgrade(
                "option", one.name, one.points * (entry.models if one.each else 1), one.name in entry.options
            )
            for one in unit.options
        ]
        if unit.character:
            found.append(Upgrade("general", "general", 0, entry.general))
        if self._level(entry):
            found += [Upgrade("spell", id, 0, id in entry.spells) for id in self._spells(unit)]
        return found

    def _level(self, entry: Entry) -> int:
        unit = self.unit_of(entry)
        return unit.level + sum(one.level for one in bought_options(unit, entry))

    def _spells(self, unit: UnitDef) -> list[str]:
        return [id for id, spell in self.content.spells.items() if spell.lore in unit.lores]

    def open_upgrades(self) -> bool:
        """Show what the unit of the row may be given; False: nothing."""
        if not self.upgrades():
            return False
        self.upgrade = 0
        return True

    def take_upgrade(self) -> bool:
        """Give the unit what is pointed at, or take it back."""
        entry = self.entry
        if entry is None or self.upgrade is None:
            return False
        one = self.upgrades()[min(self.upgrade, len(self.upgrades()) - 1)]
        if one.kind == "general":
            self._write(
                [
                    replace(other, general=place == self.row and not one.taken)
                    for place, other in enumerate(self.army.entries)
                ]
            )
            return True
        if one.kind == "command":
            self._change(replace(entry, **{one.name: not one.taken}))
        else:
            field = "options" if one.kind == "option" else "spells"
            have = getattr(entry, field)
            kept = tuple(other for other in have if other != one.name)
            new = replace(entry, **{field: kept if one.taken else (*have, one.name)})
            self._change(self._taught(new) if one.kind == "option" else new)
        self.upgrade = min(self.upgrade, max(0, len(self.upgrades()) - 1))
        return True

    def _taught(self, entry: Entry) -> Entry:
        """As many spells as levels: those that are known first, then the first of the lores."""
        level, known = self._level(entry), self._spells(self.unit_of(entry))
        spells = list(entry.spells[:level])
        spells += [id for id in known if id not in spells][: level - len(spells)]
        return replace(entry, spells=tuple(spells))

    # points

    def points_of_row(self, place: int) -> int:
        """What a row costs."""
        entry = self.army.entries[place]
        return points_of(self.unit_of(entry), entry)

    def shut(self) -> bool:
        """Go back: from the upgrades to the units; False: from the units to the lists."""
        if self.upgrade is None:
            return False
        self.upgrade = None
        return True

    def _change(self, entry: Entry) -> None:
        """The unit of the row is another one now."""
        self._write((*self.army.entries[: self.row], entry, *self.army.entries[self.row + 1 :]))

    def _write(self, entries: Sequence[Entry]) -> None:
        """The list says this now."""
        self.army = replace(self.army, entries=tuple(entries))
        self.changed = True
        self.muster.change_own(self.seat, self.army)
