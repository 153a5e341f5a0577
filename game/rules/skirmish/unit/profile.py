"""A unit's characteristics and special rules now, with all that changes them (S-26, S-60)."""

from typing import Literal, TypeAlias, get_args

from game.rules.skirmish.defs.armies import Profile, SpecialRule, Stat, UnitDef
from game.rules.skirmish.geometry.shapes import Footprint
from game.rules.skirmish.rolls.target import Modifier, Target
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Shape, shape_of
from game.rules.skirmish.state.records import NOBODY, Lasting
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.sides import is_neutral

Part: TypeAlias = Literal["model", "champion", "mount", "crew"]
"""The part of a unit whose characteristics are meant."""
MAX_CHARACTERISTIC = 10
"""The highest value of any characteristic (S-26)."""


def def_of(setting: Setting, unit: Unit) -> UnitDef:
    """The definition of a unit's kind."""
    return setting.content.units[unit.enlisted.unit]


def printed_profile(setting: Setting, unit: Unit, part: Part = "model") -> Profile:
    """The profile as printed; a part without one of its own has the unit's."""
    kind = def_of(setting, unit)
    own = {"mount": kind.mount, "crew": kind.crew, "champion": kind.champion}.get(part)
    return own or kind.profile


def _changes_of(state: SkirmishState, unit: Unit, what: str) -> list[Lasting]:
    """Active changes of one characteristic or rule, on a unit or on the unit that it is in."""
    return [one for one in state.lasting if one.what == what and is_change_active(state, unit, one)]


def is_change_active(state: SkirmishState, unit: Unit, one: Lasting) -> bool:
    """Whether a change is on a unit now; changes that remain in play spare neutrals in a phase (S-07)."""
    spared = one.until == "remains" and state.named != NOBODY and is_neutral(state, unit)
    return one.unit in (unit.id, unit.host) and not spared


def unit_characteristic(
    setting: Setting, state: SkirmishState, unit: Unit, stat: Stat, part: Part = "model"
) -> Target:
    """A characteristic with its reasons; `.needed` is its value, 0 to 10 (S-26); M is the mount's (S-27)."""
    if stat == "weapon_skill" and unit.has(unit_flags.AFRAID):
        return Target(1, "afraid")
    if stat == "move" and is_mounted(setting, unit):
        part = "mount"
    lasting = _changes_of(state, unit, stat)
    least = max([0, *(one.least for one in lasting)])
    value = Target(
        getattr(printed_profile(setting, unit, part), stat), stat, least=least, most=MAX_CHARACTERISTIC
    )
    own = _attack_bonuses(setting, state, unit, part) if stat == "attacks" else ()
    return value.plus(*own, *[Modifier(int(one.amount), one.source) for one in lasting])


def _attack_bonuses(setting: Setting, state: SkirmishState, unit: Unit, part: Part) -> tuple[Modifier, ...]:
    """The extra attack of a champion, and of the frenzied until they are beaten (S-30, S-60)."""
    frenzied = not unit.has(unit_flags.CALMED) and special_rule_value(setting, state, unit, "frenzy") != 0
    leads = part == "champion" and def_of(setting, unit).champion is None
    return (
        Modifier(int(leads), "champion"),
        Modifier(int(frenzied and part in ("model", "champion")), "frenzy"),
    )


def special_rule_value(setting: Setting, state: SkirmishState, unit: Unit, rule: SpecialRule) -> int | str:
    """The number of a special rule, 0 if the unit lacks it; a spell or card prevails (S-60)."""
    for one in reversed(_changes_of(state, unit, rule)):
        return one.amount
    return dict(unit.enlisted.rules).get(rule, 0)


def is_monstrous(setting: Setting, unit: Unit) -> bool:
    """Whether ranks of three models count for a unit (S-28)."""
    return def_of(setting, unit).troop == "monstrous-infantry"


def is_mounted(setting: Setting, unit: Unit) -> bool:
    """Whether a unit rides (S-27, S-38)."""
    return def_of(setting, unit).mount is not None


def is_character(setting: Setting, unit: Unit) -> bool:
    """Whether a unit is a character, who may join units, challenge, lead (S-27)."""
    return def_of(setting, unit).character


def in_rank(unit: Unit) -> int:
    """The number of models that stand in a unit's ranks, guests included (S-81)."""
    return unit.models + len(unit.guests)


def unit_shape(setting: Setting, unit: Unit) -> Shape:
    """The shape of a unit's footprint (S-28)."""
    return shape_of(in_rank(unit), unit.files, *setting.content.bases[unit.enlisted.unit])


def unit_standing(setting: Setting, unit: Unit) -> Footprint:
    """The footprint of a unit, as the table knows it."""
    return Footprint(unit.pose, unit_shape(setting, unit), in_rank(unit))


def profile_now(setting: Setting, state: SkirmishState, unit: Unit, part: Part = "model") -> Profile:
    """All nine characteristics of a part with everything that changes them."""
    return Profile(
        **{stat: unit_characteristic(setting, state, unit, stat, part).needed for stat in get_args(Stat)}
    )


def granted_rules(state: SkirmishState, unit: Unit) -> dict[str, int | str]:
    """The special rules that spells and cards give a unit now; its mounts have them too (S-21, S-60)."""
    known = get_args(SpecialRule)
    return {
        one.what: one.amount
        for one in state.lasting
        if one.what in known and is_change_active(state, unit, one)
    }


def rules_now(state: SkirmishState, unit: Unit) -> dict[str, int | str]:
    """Every special rule that a unit has now, with its number; spells and cards prevail (S-60)."""
    now: dict[str, int | str] = dict(unit.enlisted.rules) | granted_rules(state, unit)
    if unit.has(unit_flags.CALMED):
        now.pop("frenzy", None)
    return now
