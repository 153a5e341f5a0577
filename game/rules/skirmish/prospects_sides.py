"""One side of a fight that is foretold: who, from where, onto which face, and what it is (S-52 to S-56)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from game.rules.skirmish import marks, morale
from game.rules.skirmish.contact import FRONT, REAR, is_machine
from game.rules.skirmish.fray import CREW_FOES, WEIGHT
from game.rules.skirmish.profile import (
    characteristic,
    def_of,
    in_rank,
    is_monstrous,
    rules_now,
    shape,
)
from game.rules.skirmish.state import SkirmishState, Unit
from game.rules.skirmish.target import Target
from game.rules.skirmish.units import counting_ranks

if TYPE_CHECKING:
    from game.rules.skirmish.rules import Skirmish

T = TypeVar("T")


class Nerve(NamedTuple):
    """What a unit stands its ground by: its Leadership, and whether it tests again (S-30)."""

    ld: Target | int
    again: bool = False


Known = dict[Any, Any]
"""Numbers of a unit against a foe that do not depend on how many are left, by what they are about."""


class Nature(NamedTuple):
    """What a unit is, however many are left of it."""

    wounds: int
    machine: bool
    monstrous: bool
    ranked: bool
    """Its ranks count: no skirmishers, no machine."""
    stubborn: bool
    unbreakable: bool
    unstable: bool
    battle_standard: bool


class Bout(msgspec.Struct, frozen=True):
    """One side's half of a fight: who strikes whom, from where, onto which face."""

    rules: "Skirmish"
    state: SkirmishState
    unit: Unit
    foe: Unit
    face: str
    """Of this unit, that the foe touches."""
    onto: str
    """Of the foe, that this unit touches."""
    nerve: Nerve
    known: Known

    def recall(self, what: str, make: Callable[["Bout"], T]) -> T:
        """What is known already, or is now; it depends on both kinds, their marks and faces alone."""
        own = self.unit.marks & marks.ROUND, self.foe.marks & marks.ROUND
        key = (what, self.face, self.onto, own)
        if key not in self.known:
            self.known[key] = make(self)
        found: T = self.known[key]
        return found

    @property
    def nature(self) -> Nature:
        """What the unit is."""
        return self.recall("nature", lambda bout: nature(bout.rules, bout.state, bout.unit))

    @property
    def foe_ranks(self) -> int:
        """Counting ranks of the foe as he comes."""
        kind = self.recall("foe", lambda bout: nature(bout.rules, bout.state, bout.foe))
        return counted_ranks(kind, in_rank(self.foe), self.foe.files)

    @property
    def across(self) -> int:
        """Models of this unit in contact, corners too, when all stand (S-53, S-77)."""
        mine, theirs = shape(self.rules, self.unit), shape(self.rules, self.foe)
        theirs_wide = theirs.width if self.onto in (FRONT, REAR) else theirs.depth
        if is_machine(self.rules, self.foe):
            return CREW_FOES // WEIGHT.get(def_of(self.rules, self.unit).troop, 1)
        if self.face in (FRONT, REAR):
            return min(mine.files, theirs_wide // mine.base_w + 2)
        return min(mine.ranks, theirs_wide // mine.base_d + 2)

    @property
    def charged(self) -> bool:
        """Whether this side charged."""
        return self.unit.has(marks.CHARGED)


def nerve(rules: "Skirmish", state: SkirmishState, unit: Unit) -> Nerve:
    """What it stands its ground by where it is now."""
    return Nerve(morale.leadership(rules, state, unit), morale.standard_near(rules, state, unit))


def nature(rules: "Skirmish", state: SkirmishState, unit: Unit) -> Nature:
    """What a unit is."""
    special, machine = rules_now(state, unit), is_machine(rules, unit)
    inside = (unit, *(state.units[id] for id in unit.guests))
    return Nature(
        wounds=characteristic(rules, state, unit, "wounds").needed,
        machine=machine,
        monstrous=is_monstrous(rules, unit),
        ranked=not machine and "skirmish" not in special,
        stubborn="stubborn" in special,
        unbreakable="unbreakable" in special,
        unstable="unstable" in special,
        battle_standard=any(one.enlisted.battle_standard for one in inside),
    )


def counted_ranks(kind: Nature, models: int, files: int) -> int:
    """Ranks that count of so many models."""
    return counting_ranks(models, files, monstrous=kind.monstrous) if kind.ranked else 0
