"""One side of a fight that is foretold: who, from where, onto which face, and what it is (S-52 to S-56)."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import msgspec

from game.rules.skirmish.combat.contacts import CREW_FOES, WEIGHT
from game.rules.skirmish.rolls.target import Target
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import counting_ranks
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import FRONT, REAR, is_machine
from game.rules.skirmish.unit.leadership import standard_near, unit_leadership
from game.rules.skirmish.unit.profile import (
    def_of,
    in_rank,
    is_monstrous,
    rules_now,
    unit_characteristic,
    unit_shape,
)

T = TypeVar("T")


class Nerve(NamedTuple):
    """What a unit stands its ground by: its Leadership, and whether it tests again (S-30)."""

    ld: Target | int
    again: bool = False


class Known(NamedTuple):
    """Numbers that do not depend on how many are left, by what they are about and by marks."""

    pair: dict[Any, Any]
    """Of a unit against a foe."""
    mine: dict[Any, Any]
    """Of the unit alone."""
    theirs: dict[Any, Any]
    """Of the foe alone."""


def empty_caches() -> tuple[Known, Known]:
    """Of two who never met, from both seats."""
    pairs: tuple[dict[Any, Any], ...] = ({}, {}, {}, {})
    return Known(pairs[0], pairs[1], pairs[2]), Known(pairs[3], pairs[2], pairs[1])


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


class FightSide(msgspec.Struct, frozen=True):
    """One side's half of a fight: who strikes whom, from where, onto which face."""

    setting: Setting
    state: SkirmishState
    unit: Unit
    foe: Unit
    face: str
    """Of this unit, that the foe touches."""
    onto: str
    """Of the foe, that this unit touches."""
    nerve: Nerve
    known: Known

    def recall(self, what: str, make: Callable[["FightSide"], T]) -> T:
        """What is known of the pair already, or is now; it depends on both kinds, marks and faces alone."""
        own = self.unit.marks & unit_flags.ROUND, self.foe.marks & unit_flags.ROUND
        return _recalled(self.known.pair, (what, self.face, self.onto, own), lambda: make(self))

    def of_unit(self, what: object, make: Callable[[], T]) -> T:
        """What is known of the unit alone; it depends on its kind and marks."""
        return _recalled(self.known.mine, (what, self.unit.marks & unit_flags.ROUND), make)

    def of_foe(self, what: object, make: Callable[[], T]) -> T:
        """What is known of the foe alone."""
        return _recalled(self.known.theirs, (what, self.foe.marks & unit_flags.ROUND), make)

    @property
    def nature(self) -> Nature:
        """What the unit is."""
        return self.of_unit("nature", lambda: _nature_of(self.setting, self.state, self.unit))

    @property
    def foe_ranks(self) -> int:
        """Counting ranks of the foe as he comes."""
        kind = self.of_foe("nature", lambda: _nature_of(self.setting, self.state, self.foe))
        return counted_ranks(kind, in_rank(self.foe), self.foe.files)

    @property
    def across(self) -> int:
        """Models of this unit in contact, corners too, when all stand (S-53, S-77)."""
        mine, theirs = unit_shape(self.setting, self.unit), unit_shape(self.setting, self.foe)
        theirs_wide = theirs.width if self.onto in (FRONT, REAR) else theirs.depth
        if is_machine(self.setting, self.foe):
            return CREW_FOES // WEIGHT.get(def_of(self.setting, self.unit).troop, 1)
        if self.face in (FRONT, REAR):
            return min(mine.files, theirs_wide // mine.base_w + 2)
        return min(mine.ranks, theirs_wide // mine.base_d + 2)

    @property
    def charged(self) -> bool:
        """Whether this side charged."""
        return self.unit.has(unit_flags.CHARGED)


def _recalled(memory: dict[Any, Any], key: object, make: Callable[[], T]) -> T:
    """What a memory has under a key, made and kept if it has it not."""
    if key in memory:
        known: T = memory[key]
        return known
    memory[key] = made = make()
    return made


def unit_nerve(setting: Setting, state: SkirmishState, unit: Unit) -> Nerve:
    """What it stands its ground by where it is now."""
    return Nerve(unit_leadership(setting, state, unit), standard_near(setting, state, unit))


def _nature_of(setting: Setting, state: SkirmishState, unit: Unit) -> Nature:
    """What a unit is."""
    special, machine = rules_now(state, unit), is_machine(setting, unit)
    inside = (unit, *(state.units[id] for id in unit.guests))
    return Nature(
        wounds=unit_characteristic(setting, state, unit, "wounds").needed,
        machine=machine,
        monstrous=is_monstrous(setting, unit),
        ranked=not machine and "skirmish" not in special,
        stubborn="stubborn" in special,
        unbreakable="unbreakable" in special,
        unstable="unstable" in special,
        battle_standard=any(one.enlisted.battle_standard for one in inside),
    )


def counted_ranks(kind: Nature, models: int, files: int) -> int:
    """Ranks that count of so many models."""
    return counting_ranks(models, files, monstrous=kind.monstrous) if kind.ranked else 0
