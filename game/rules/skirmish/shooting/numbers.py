"""A volley before a die is rolled: who shoots, with what, what each shot must reach (S-44 to S-48)."""

from typing import NamedTuple

import msgspec

from game.rules.skirmish.rolls import attack
from game.rules.skirmish.rolls.attack import Shot, Strike
from game.rules.skirmish.rolls.combatants import Attacker, shooter_from_profile
from game.rules.skirmish.rolls.saves import NO_ARMOUR
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting.law import (
    cover_of,
    gunner_profile,
    is_in_range,
    machine_of,
    missile_weapons,
    shooting_weapons,
)
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.defence import defender_of
from game.rules.skirmish.unit.parts import CHAMPION, RANK, front_rank_occupants
from game.rules.skirmish.unit.profile import def_of, in_rank, profile_now, rules_now, unit_shape

CREW = "crew"
"""The part that shoots a machine."""


FIRING_RANKS = 2
"""So many ranks shoot (S-44)."""


class Fire(NamedTuple):
    """Models that shoot alike: `who` (the unit, or a character in it), which part, with what, how far."""

    who: int
    part: str
    weapon: str
    far: bool
    models: int


def firing_groups(
    setting: Setting,
    state: SkirmishState,
    unit: Unit,
    target: Unit,
    weapon: str,
    *,
    moved: bool,
) -> tuple[Fire, ...]:
    """Models in range, those alike together: rank and file, champion, characters; near before far (S-44)."""
    gaps = setting.ground.model_gaps(state, unit.id, target.id)
    others = front_rank_occupants(setting, state, unit)
    counts: dict[Fire, int] = {}
    for place in _firing(setting, state, unit, gaps, weapon, moved=moved):
        who, part = others.get(place, (unit.id, RANK))
        carried = _carries(setting, state, state.units[who], weapon)
        if carried and is_in_range(gaps[place], setting.content.weapons[carried].range):
            far = not is_in_range(2 * gaps[place], setting.content.weapons[carried].range)
            fire = Fire(who, _aims_as(setting, state.units[who], part), carried, far, 0)
            counts[fire] = counts.get(fire, 0) + 1
    return tuple(fire._replace(models=count) for fire, count in sorted(counts.items()))


def _aims_as(setting: Setting, who: Unit, part: str) -> str:
    """The part whose BS counts: a champion without a profile of its own shoots as the others (S-30)."""
    return CHAMPION if part == CHAMPION and def_of(setting, who).champion else RANK


def _carries(setting: Setting, state: SkirmishState, who: Unit, weapon: str) -> str:
    """The weapon that a model shoots with when `weapon` is chosen: that, or a character's own; empty:
    nothing.
    """
    own = missile_weapons(setting, state, who)
    return weapon if weapon in own else next(iter(own if who.host >= 0 else ()), "")


def _firing(
    setting: Setting, state: SkirmishState, unit: Unit, gaps: tuple[int, ...], weapon: str, *, moved: bool
) -> list[int]:
    """Places that shoot: two ranks; for a volley half of each further rank, the nearest, rounded up."""
    files, models = unit_shape(setting, unit).files, in_rank(unit)
    places = list(range(min(models, FIRING_RANKS * files)))
    weapons = setting.content.weapons
    volleys = "volley" in rules_now(state, unit) or (weapon in weapons and "volley" in weapons[weapon].rules)
    if moved or not volleys:
        return places
    for start in range(FIRING_RANKS * files, models, files):
        rank = sorted(range(start, min(models, start + files)), key=lambda place: (gaps[place], place))
        places += rank[: (len(rank) + 1) // 2]
    return places


def strike_of_shots(
    setting: Setting,
    state: SkirmishState,
    fire: Fire,
    foe: Unit,
    *,
    cover: str = "",
    stand: bool = False,
    moved: bool = False,
) -> Strike:
    """The numbers of these shots at `foe`, with their reasons: tooltips and dice read the same (S-45)."""
    machine = machine_of(setting, state.units[fire.who]) if fire.part == CREW else None
    several = machine is None and setting.content.weapons[fire.weapon].shots != 1
    shot = Shot(moved=moved, far=fire.far, standing=stand, cover=cover, several=several)
    strike = attack.missile_strike(_attacker_of(setting, state, fire), defender_of(setting, state, foe), shot)
    saved = machine is None or machine.armour
    return strike if saved else msgspec.structs.replace(strike, armour=NO_ARMOUR)


def _attacker_of(setting: Setting, state: SkirmishState, fire: Fire) -> Attacker:
    """The attacker of a shot: a model with its weapon, or a crew with its machine (S-27, S-50)."""
    who = state.units[fire.who]
    machine = machine_of(setting, who) if fire.part == CREW else None
    if machine is not None:
        skill = gunner_profile(setting, state, who).ballistic_skill
        return Attacker(skill, machine.strength, rules={"multiple-wounds": machine.wounds})
    profile = profile_now(setting, state, who, "champion" if fire.part == CHAMPION else "model")
    return shooter_from_profile(profile, setting.content.weapons[fire.weapon], rules_now(state, who))


def volley_numbers(
    setting: Setting,
    state: SkirmishState,
    unit: Unit,
    target: Unit,
    weapon: str,
    *,
    stand: bool = False,
    moved: bool | None = None,
) -> tuple[tuple[Fire, Strike], ...]:
    """The groups of a volley with their numbers; empty: nobody is in range (S-44, S-45)."""
    walked = unit.has(unit_flags.MOVED) if moved is None else moved
    cover = cover_of(setting, state, unit, target)
    found = firing_groups(setting, state, unit, target, weapon, moved=walked)
    return tuple(
        (fire, strike_of_shots(setting, state, fire, target, cover=cover, stand=stand, moved=walked))
        for fire in found
    )


def missiles_at(setting: Setting, state: SkirmishState, unit: Unit, target: Unit) -> list[str]:
    """Weapons with which a unit has somebody in range of the target now (S-44); machines have none here."""
    moved = unit.has(unit_flags.MOVED)
    known = [id for id in shooting_weapons(setting, state, unit) if id in setting.content.weapons]
    return [id for id in known if firing_groups(setting, state, unit, target, id, moved=moved)]
