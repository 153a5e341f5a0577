"""All facts about a unit that decide how it fights, as one key: equal keys, equal odds."""

from typing import NamedTuple

from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Milli
from game.rules.skirmish.state.records import NONE, Enlisted
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit, home_unit
from game.rules.skirmish.unit.leadership import COMMAND_RANGE, leadership_lenders, own_leadership
from game.rules.skirmish.unit.profile import is_change_active, printed_profile

FIGHT_FLAGS = unit_flags.ROUND | unit_flags.CALMED | unit_flags.SHAMED
"""Flags of a unit that change how it fights."""


class FightKey(NamedTuple):
    """The facts that the odds of a unit's fights depend on."""

    enlisted: Enlisted
    models: int
    hurt: int
    files: int
    command: tuple[bool, bool, bool]
    marks: int
    weapon: str
    guests: tuple[tuple[Enlisted, int, int, str], ...]
    lasting: tuple[tuple[int, str, int | str, int], ...]
    leadership: int
    """The highest Leadership that the unit may use where it stands."""
    standard_near: bool
    """Whether its army's battle standard is near."""

    @property
    def kind(self) -> tuple[object, ...]:
        """The facts that stay the same whatever the losses, the leaders near and the round of combat."""
        own = self.marks & ~unit_flags.ROUND
        return self.enlisted, self.command[0], own, self.weapon, self.guests, self.lasting


def fight_key_of(setting: Setting, state: SkirmishState, unit: Unit) -> FightKey:
    """The key of a unit as it is now."""
    guests = [state.units[id] for id in unit.guests]
    return FightKey(
        unit.enlisted,
        unit.models,
        unit.hurt,
        unit.files,
        (unit.champion, unit.standard, unit.musician),
        unit.marks & FIGHT_FLAGS,
        unit.weapon,
        tuple([(one.enlisted, one.hurt, one.marks & FIGHT_FLAGS, one.weapon) for one in guests]),
        _lasting_changes(state, [unit, *guests]) if state.lasting else (),
        quick_leadership(setting, state, unit),
        quick_standard_near(setting, state, unit),
    )


def _lasting_changes(state: SkirmishState, units: list[Unit]) -> tuple[tuple[int, str, int | str, int], ...]:
    """The changes that last on each of these units, by the unit's place among them."""
    return tuple(
        (place, one.what, one.amount, one.least)
        for place, unit in enumerate(units)
        for one in state.lasting
        if is_change_active(state, unit, one)
    )


# leaders near


def quick_leadership(setting: Setting, state: SkirmishState, unit: Unit) -> int:
    """The highest Leadership in the unit, or its general's where `_is_near` holds (S-26, S-30)."""
    home = home_unit(state, unit)
    inside = [_own_leadership(setting, state, one) for one in leadership_lenders(state, home)]
    general = state.generals[home.owner]
    if general != NONE and _is_near(state, state.units[general], home):
        inside.append(_own_leadership(setting, state, state.units[general]))
    return max(inside)


def _own_leadership(setting: Setting, state: SkirmishState, unit: Unit) -> int:
    """The unit's own Leadership: simply as printed while nothing lasts on any unit."""
    if state.lasting:
        return own_leadership(setting, state, unit).needed
    ld = printed_profile(setting, unit).leadership
    return max(ld, printed_profile(setting, unit, "champion").leadership) if unit.champion else ld


def quick_standard_near(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Whether the army's battle standard is near the unit, as `_is_near` measures."""
    home, army = home_unit(state, unit), state.army(unit.owner)
    return any(one.enlisted.battle_standard and _is_near(state, one, home) for one in army)


def _is_near(state: SkirmishState, leader: Unit, home: Unit) -> bool:
    """Whether a leader's front is about 12" from the unit's, and the leader neither flees nor is shamed."""
    where = home_unit(state, leader)
    if leader.place != TABLE or where.fleeing or leader.has(unit_flags.SHAMED):
        return False
    apart = (where.x - home.x) ** 2 + (where.y - home.y) ** 2
    return where.id == home.id or apart <= COMMAND_BETWEEN_FRONTS**2


COMMAND_BETWEEN_FRONTS: Milli = COMMAND_RANGE + 3000
"""Milli between the middles of two fronts whose units are about 12" apart."""
