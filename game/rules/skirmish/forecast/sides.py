"""One side of a forecast fight: its unit, its faces, its nature and nerve (S-52 to S-56)."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import msgspec

from game.rules.skirmish.rolls.target import Target
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import counting_ranks
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_machine
from game.rules.skirmish.unit.profile import (
    is_monstrous,
    rules_now,
    unit_characteristic,
)

T = TypeVar("T")


class Nerve(NamedTuple):
    """A unit's Leadership in tests, and whether it tests again after a failure (S-30)."""

    ld: Target | int
    again: bool = False


class Known(NamedTuple):
    """Numbers that do not depend on the models left, by their subject and by marks."""

    pair: dict[Any, Any]
    """Numbers of a unit against a foe."""
    mine: dict[Any, Any]
    """Numbers of the unit alone."""
    theirs: dict[Any, Any]
    """Numbers of the foe alone."""


def empty_caches() -> tuple[Known, Known]:
    """Fresh memo tables for a pair of units: the first unit's and the second's."""
    pairs: tuple[dict[Any, Any], ...] = ({}, {}, {}, {})
    return Known(pairs[0], pairs[1], pairs[2]), Known(pairs[3], pairs[2], pairs[1])


class Nature(NamedTuple):
    """Facts of a unit that do not depend on the models left."""

    wounds: int
    machine: bool
    monstrous: bool
    ranked: bool
    """Whether its ranks count: no skirmishers, no machine."""
    stubborn: bool
    unbreakable: bool
    unstable: bool
    battle_standard: bool


class FightSide(msgspec.Struct, frozen=True):
    """One side's half of a fight: a unit, its foe, and the faces that touch."""

    setting: Setting
    state: SkirmishState
    unit: Unit
    foe: Unit
    face: str
    """Face of this unit that the foe touches."""
    onto: str
    """Face of the foe that this unit touches."""
    nerve: Nerve
    known: Known

    def recall(self, what: str, make: Callable[["FightSide"], T]) -> T:
        """A number of the pair, kept; it depends on both kinds, marks and faces alone."""
        own = self.unit.marks & unit_flags.ROUND, self.foe.marks & unit_flags.ROUND
        return _recalled(self.known.pair, (what, self.face, self.onto, own), lambda: make(self))

    def of_unit(self, what: object, make: Callable[[], T]) -> T:
        """A number of the unit alone, kept; it depends on its kind and marks."""
        return _recalled(self.known.mine, (what, self.unit.marks & unit_flags.ROUND), make)

    def of_foe(self, what: object, make: Callable[[], T]) -> T:
        """A number of the foe alone, kept; it depends on its kind and marks."""
        return _recalled(self.known.theirs, (what, self.foe.marks & unit_flags.ROUND), make)

    @property
    def nature(self) -> Nature:
        """The nature of the unit."""
        return self.of_unit("nature", lambda: _nature_of(self.setting, self.state, self.unit))

    @property
    def charged(self) -> bool:
        """Whether this side charged."""
        return self.unit.has(unit_flags.CHARGED)


def _recalled(memory: dict[Any, Any], key: object, make: Callable[[], T]) -> T:
    """The value under a key of a memory; made and kept if it is missing."""
    if key in memory:
        known: T = memory[key]
        return known
    memory[key] = made = make()
    return made


def _nature_of(setting: Setting, state: SkirmishState, unit: Unit) -> Nature:
    """The nature of a unit."""
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
    """Ranks that count of `models` models in `files` files."""
    return counting_ranks(models, files, monstrous=kind.monstrous) if kind.ranked else 0
