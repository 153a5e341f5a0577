"""What a change on a unit is worth: its fights and shots with it, less the same without it (S-43)."""

import math
from collections.abc import Callable, Sequence
from typing import get_args

from game.ai.skirmish.shooting.choose import firepower_at
from game.ai.skirmish.values.fight import fight_value
from game.ai.skirmish.values.unit_worth import unit_bounty
from game.core.rules import Player
from game.rules.skirmish.defs.armies import Stat
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.records import Lasting
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import contact_face, unit_centre
from game.rules.skirmish.unit.profile import def_of

NEAR = 12 * INCH
"""Between the middles of two units that may soon charge each other."""
SHOTS = 0.7
"""How much the shots of the next phases count, beside a fight under way."""
LITTLE, MORE = 0.01, 0.04
"""What a step of a change counts of a unit's points beside fights and shots; with a foe near."""
SHORT = ("round", "phase")
"""Changes that are over before anybody strikes or shoots."""
STATS = get_args(Stat)
NOT_IN_FIGHTS = ("move", "ballistic_skill")
IN_SHOTS = ("ballistic_skill", "toughness", "wounds")


def lasting_change_value(
    setting: Setting, state: SkirmishState, unit: Unit, new: Sequence[Lasting], by: Player
) -> float:
    """The points that changes on a unit bring `by`; what is already on it brings nothing."""
    known = {(one.unit, one.what, one.source) for one in state.lasting}
    fresh = [one for one in new if (one.unit, one.what, one.source) not in known]
    if not any(one.until not in SHORT for one in fresh):
        return 0.0
    with_them = state.clone()
    with_them.lasting.extend(fresh)
    sign = 1 if unit.owner == by else -1
    little = unit_bounty(state, unit) * sum(_step(one, sign, by) for one in fresh)
    touching = [state.units[other] for other in setting.ground.touching(state, unit.id)][:SEVERAL]
    felt = _matters(fresh, touching)
    better = (
        felt(setting, with_them, unit.id, touching) - felt(setting, state, unit.id, touching) if felt else 0.0
    )
    return sign * better + little * (LITTLE if touching or not _hunted(setting, state, unit) else MORE)


def spell_end_value(setting: Setting, state: SkirmishState, spell: Lasting, by: Player) -> float:
    """The points that the end of a spell that remains in play brings `by`."""
    unit = state.units[spell.unit]
    without = state.clone()
    without.lasting = [one for one in state.lasting if (one.unit, one.source) != (spell.unit, spell.source)]
    mine = [one for one in state.lasting if one not in without.lasting]
    return -lasting_change_value(setting, without, without.units[unit.id], mine, by)


def _step(one: Lasting, sign: int, by: Player) -> float:
    """By how much a change is for the better of `by`; of a rule, its caster knows."""
    if one.what in STATS:
        return sign * float(one.amount)
    return 1.0 if one.by == by else -1.0


# fights and shots ahead


Outlook = Callable[[Setting, SkirmishState, int, Sequence[Unit]], float]


def _matters(fresh: Sequence[Lasting], touching: Sequence[Unit]) -> Outlook | None:
    """What of a unit's prospects these changes may touch: its fights, shots, nothing."""
    if touching:
        return _fights if any(one.what not in NOT_IN_FIGHTS for one in fresh) else None
    return _shots if any(one.what in IN_SHOTS or one.what not in STATS for one in fresh) else None


def _fights(setting: Setting, state: SkirmishState, id: int, touching: Sequence[Unit]) -> float:
    """What a unit may expect of its fights under way."""
    unit = state.units[id]
    return sum(
        fight_value(
            setting, state, unit, state.units[foe.id], charging=False, face=contact_face(setting, foe, unit)
        ).worth
        for foe in touching
    )


def _shots(setting: Setting, state: SkirmishState, id: int, touching: Sequence[Unit] = ()) -> float:
    """What a unit may expect of the best shot of its own, less the best shots of others at it."""
    unit, mine = state.units[id], 0.0
    rivals = _others(state, unit)
    if _is_armed(setting, unit):
        mine = max(
            (firepower_at(setting, state, unit, one, _between(setting, unit, one)) for one in rivals),
            default=0.0,
        )
    bows = [one for one in rivals if _is_armed(setting, one)]
    theirs = [firepower_at(setting, state, one, unit, _between(setting, one, unit)) for one in bows]
    return SHOTS * (mine - sum(sorted(theirs, reverse=True)[:SEVERAL]))


SEVERAL = 3
"""So many others may fight or shoot at one unit in a turn."""


def _is_armed(setting: Setting, unit: Unit) -> bool:
    """Whether it carries anything to shoot with."""
    known = setting.content.weapons
    return def_of(setting, unit).machine is not None or any(known[id].range for id in unit.enlisted.weapons)


def _others(state: SkirmishState, unit: Unit) -> list[Unit]:
    """Standing units of the other side of this phase, or of all others for who takes no part in it."""
    sides = (state.active, state.named)
    foes = [side for side in sides if side != unit.owner] if unit.owner in sides else range(state.players)
    return [one for one in state.standing() if one.owner in foes and one.owner != unit.owner]


def _hunted(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Whether any foe is so near that one may soon charge the other."""
    return any(_apart(setting, unit, one) <= NEAR for one in _others(state, unit))


BODIES = 2 * INCH
"""Of the way from middle to middle that lies inside two units."""


def _between(setting: Setting, one: Unit, other: Unit) -> int:
    """About how far apart two units' edges are."""
    return max(0, _apart(setting, one, other) - BODIES)


def _apart(setting: Setting, one: Unit, other: Unit) -> int:
    """From middle to middle, in milli."""
    return round(math.dist(unit_centre(setting, one), unit_centre(setting, other)))
