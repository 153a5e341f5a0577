"""Worth of a change on a unit: its fights and shots with it, less those without it (S-43)."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple, get_args

from game.ai.skirmish.shooting.choose import firepower_at
from game.ai.skirmish.values.fight import fight_value
from game.ai.skirmish.values.unit_worth import unit_bounty
from game.core.rules import Player
from game.core.whole_numbers import nearest_whole
from game.rules.skirmish.defs.armies import Stat
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.records import Lasting
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import contact_face, unit_centre
from game.rules.skirmish.unit.profile import def_of


class BuffWeights(NamedTuple):
    """How much of what a change may do counts."""

    near: int = 12 * INCH
    """Milli between the middles of two units that may soon charge each other."""
    shots: float = 0.7
    """Weight of the shots of the next phases, beside a fight under way."""
    step: float = 0.01
    """Worth of a step of a change, of a unit's points, beside fights and shots."""
    step_near_foe: float = 0.04
    """Worth of such a step with a foe near."""
    others: int = 3
    """Other units that may fight or shoot at one unit in a turn."""
    half_units: int = 2 * INCH
    """Milli from middle to middle that lie inside two units."""


BUFF = BuffWeights()

BRIEF_ENDS = ("round", "phase")
"""Ends of changes that are over before anybody strikes or shoots."""
CHARACTERISTICS = get_args(Stat)
"""Names of characteristics; any other change grants a special rule."""
NOT_IN_FIGHTS = ("move", "ballistic_skill")
"""Characteristics that do not count in a fight."""
IN_SHOTS = ("ballistic_skill", "toughness", "wounds")
"""Characteristics that count in shooting and being shot at."""


def lasting_change_value(
    setting: Setting, state: SkirmishState, unit: Unit, new: Sequence[Lasting], by: Player
) -> float:
    """Points that changes on a unit bring `by`; a change that is already on it brings nothing."""
    known = {(one.unit, one.what, one.source) for one in state.lasting}
    fresh = [one for one in new if (one.unit, one.what, one.source) not in known]
    if not any(one.until not in BRIEF_ENDS for one in fresh):
        return 0.0
    with_them = state.clone()
    with_them.lasting.extend(fresh)
    sign = 1 if unit.owner == by else -1
    small_gain = unit_bounty(state, unit) * math.fsum(_benefit_steps(one, sign, by) for one in fresh)
    touching = [state.units[other] for other in setting.ground.touching(state, unit.id)][: BUFF.others]
    felt = _outlook_touched(fresh, touching)
    better = (
        felt(setting, with_them, unit.id, touching) - felt(setting, state, unit.id, touching) if felt else 0.0
    )
    return sign * better + small_gain * (
        BUFF.step if touching or not _is_foe_near(setting, state, unit) else BUFF.step_near_foe
    )


def spell_end_value(setting: Setting, state: SkirmishState, spell: Lasting, by: Player) -> float:
    """Points that the end of a spell that remains in play brings `by`."""
    unit = state.units[spell.unit]
    without = state.clone()
    without.lasting = [one for one in state.lasting if (one.unit, one.source) != (spell.unit, spell.source)]
    mine = [one for one in state.lasting if one not in without.lasting]
    return -lasting_change_value(setting, without, without.units[unit.id], mine, by)


def _benefit_steps(one: Lasting, sign: int, by: Player) -> float:
    """Steps by which a change is for the better of `by`; a special rule is a step for its caster."""
    if one.what in CHARACTERISTICS:
        return sign * float(one.amount)
    return 1.0 if one.by == by else -1.0


# fights and shots ahead


UnitOutlook = Callable[[Setting, SkirmishState, int, Sequence[Unit]], float]
"""Points that a unit may expect of its fights or its shots."""


def _outlook_touched(fresh: Sequence[Lasting], touching: Sequence[Unit]) -> UnitOutlook | None:
    """The outlook of a unit that these changes may touch: its fights, its shots, or none."""
    if touching:
        return _fights_outlook if any(one.what not in NOT_IN_FIGHTS for one in fresh) else None
    return (
        _shots_outlook
        if any(one.what in IN_SHOTS or one.what not in CHARACTERISTICS for one in fresh)
        else None
    )


def _fights_outlook(setting: Setting, state: SkirmishState, id: int, touching: Sequence[Unit]) -> float:
    """Points that a unit may expect of its fights under way."""
    unit = state.units[id]
    return math.fsum(
        fight_value(
            setting, state, unit, state.units[foe.id], charging=False, face=contact_face(setting, foe, unit)
        ).worth
        for foe in touching
    )


def _shots_outlook(setting: Setting, state: SkirmishState, id: int, touching: Sequence[Unit] = ()) -> float:
    """Points for the unit's own best shot, less the best shots of others at it."""
    unit, mine = state.units[id], 0.0
    rivals = _other_side(state, unit)
    if _is_armed(setting, unit):
        mine = max(
            (firepower_at(setting, state, unit, one, _edge_distance(setting, unit, one)) for one in rivals),
            default=0.0,
        )
    bows = [one for one in rivals if _is_armed(setting, one)]
    theirs = [firepower_at(setting, state, one, unit, _edge_distance(setting, one, unit)) for one in bows]
    return BUFF.shots * (mine - math.fsum(sorted(theirs, reverse=True)[: BUFF.others]))


def _is_armed(setting: Setting, unit: Unit) -> bool:
    """Whether the unit carries anything to shoot with."""
    known = setting.content.weapons
    return def_of(setting, unit).machine is not None or any(known[id].range for id in unit.enlisted.weapons)


def _other_side(state: SkirmishState, unit: Unit) -> list[Unit]:
    """Standing units of the other side of this phase; of all others for a unit that takes no part in it."""
    sides = (state.active, state.named)
    foes = [side for side in sides if side != unit.owner] if unit.owner in sides else range(state.players)
    return [one for one in state.standing() if one.owner in foes and one.owner != unit.owner]


def _is_foe_near(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Whether any foe is near enough that one may soon charge the other."""
    return any(_distance(setting, unit, one) <= BUFF.near for one in _other_side(state, unit))


def _edge_distance(setting: Setting, one: Unit, other: Unit) -> int:
    """Milli between two units' edges, about."""
    return max(0, _distance(setting, one, other) - BUFF.half_units)


def _distance(setting: Setting, one: Unit, other: Unit) -> int:
    """Milli from one unit's middle to the other's."""
    return nearest_whole(math.dist(unit_centre(setting, one), unit_centre(setting, other)))
