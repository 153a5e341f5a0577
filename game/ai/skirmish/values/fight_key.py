"""All about a unit that decides how it fights, as one key: equal facts, equal odds."""

from typing import NamedTuple

from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Milli
from game.rules.skirmish.state.records import NONE, Enlisted
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit, home_unit
from game.rules.skirmish.unit.leadership import COMMAND_RANGE, leadership_lenders, own_leadership
from game.rules.skirmish.unit.profile import is_change_active, printed_profile

MATTERING = unit_flags.ROUND | unit_flags.CALMED | unit_flags.SHAMED
"""Marks that change how somebody fights."""


class FightKey(NamedTuple):
    """What the odds of its fights depend on."""

    enlisted: Enlisted
    models: int
    hurt: int
    files: int
    command: tuple[bool, bool, bool]
    marks: int
    weapon: str
    guests: tuple[tuple[Enlisted, int, int, str], ...]
    lasting: tuple[tuple[int, str, int | str, int], ...]
    ld: int
    """The Leadership that it may use where it stands."""
    again: bool
    """A battle standard is near."""

    @property
    def kind(self) -> tuple[object, ...]:
        """What its numbers depend on, however many are left and whoever is near."""
        own = self.marks & ~unit_flags.ROUND
        return self.enlisted, self.command[0], own, self.weapon, self.guests, self.lasting


def fight_key_of(setting: Setting, state: SkirmishState, unit: Unit) -> FightKey:
    """The facts about a unit now."""
    guests = [state.units[id] for id in unit.guests]
    return FightKey(
        unit.enlisted,
        unit.models,
        unit.hurt,
        unit.files,
        (unit.champion, unit.standard, unit.musician),
        unit.marks & MATTERING,
        unit.weapon,
        tuple([(one.enlisted, one.hurt, one.marks & MATTERING, one.weapon) for one in guests]),
        _lasting_on(state, [unit, *guests]) if state.lasting else (),
        quick_leadership(setting, state, unit),
        quick_standard_near(setting, state, unit),
    )


def _lasting_on(state: SkirmishState, units: list[Unit]) -> tuple[tuple[int, str, int | str, int], ...]:
    """What lasts on each of these, by its place among them."""
    return tuple(
        (place, one.what, one.amount, one.least)
        for place, unit in enumerate(units)
        for one in state.lasting
        if is_change_active(state, unit, one)
    )


# whom it looks up to


def quick_leadership(setting: Setting, state: SkirmishState, unit: Unit) -> int:
    """The highest Ld in a unit, or its general's if he is near (S-26, S-30)."""
    home = home_unit(state, unit)
    inside = [_own(setting, state, one) for one in leadership_lenders(state, home)]
    general = state.generals[home.owner]
    if general != NONE and _is_near(state, state.units[general], home):
        inside.append(_own(setting, state, state.units[general]))
    return max(inside)


def _own(setting: Setting, state: SkirmishState, unit: Unit) -> int:
    """Its own Ld: as printed, while nothing lasts on anybody."""
    if state.lasting:
        return own_leadership(setting, state, unit).needed
    ld = printed_profile(setting, unit).leadership
    return max(ld, printed_profile(setting, unit, "champion").leadership) if unit.champion else ld


def quick_standard_near(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Whether its battle standard is near."""
    home, army = home_unit(state, unit), state.army(unit.owner)
    return any(one.enlisted.battle_standard and _is_near(state, one, home) for one in army)


def _is_near(state: SkirmishState, leader: Unit, home: Unit) -> bool:
    """Whether a leader is about 12" from the unit, from front to front, and neither flees nor is shamed."""
    where = home_unit(state, leader)
    if leader.place != TABLE or where.fleeing or leader.has(unit_flags.SHAMED):
        return False
    apart = (where.x - home.x) ** 2 + (where.y - home.y) ** 2
    return where.id == home.id or apart <= SEEN**2


SEEN: Milli = COMMAND_RANGE + 3000
"""Between the middles of two fronts whose units are about 12" apart."""
