"""What a change on a unit is worth: its fights and shots with it, less the same without it (S-43)."""

import math
from collections.abc import Callable, Sequence
from typing import get_args

from game.ai.skirmish_bouts import bout
from game.ai.skirmish_fire import firepower_at
from game.ai.skirmish_worth import prize
from game.core.rules import Player
from game.rules.skirmish.aiming import arms, may_shoot
from game.rules.skirmish.contact import face_of, middle
from game.rules.skirmish.defs import Stat
from game.rules.skirmish.records import Lasting
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state import SkirmishState, Unit
from game.rules.skirmish.units import INCH

NEAR = 12 * INCH
"""Between the middles of two units that may soon charge each other."""
SOON, MAYBE, SHOTS = 1.0, 0.2, 0.7
"""How much a fight under way counts, one that may come, and the shots of the next phases."""
LITTLE = 0.01
"""What a change counts of a unit's points, for each step, where no fight or shot feels it."""
SHORT = ("round", "phase")
"""Changes that are over before anybody strikes or shoots."""


def changed(rules: Skirmish, state: SkirmishState, unit: Unit, new: Sequence[Lasting], by: Player) -> float:
    """The points that changes on a unit bring `by`; what is already on it brings nothing."""
    known = {(one.unit, one.what, one.source) for one in state.lasting}
    fresh = [one for one in new if (one.unit, one.what, one.source) not in known]
    if not any(one.until not in SHORT for one in fresh):
        return 0.0
    with_them = state.clone()
    with_them.lasting.extend(fresh)
    sign = 1 if unit.owner == by else -1
    better = outlook(rules, with_them, unit.id) - outlook(rules, state, unit.id)
    little = sum(step(one, sign, by) for one in fresh)
    return sign * better + LITTLE * prize(state, unit) * little


def ended(rules: Skirmish, state: SkirmishState, spell: Lasting, by: Player) -> float:
    """The points that the end of a spell that remains in play brings `by`."""
    unit = state.units[spell.unit]
    without = state.clone()
    without.lasting = [one for one in state.lasting if (one.unit, one.source) != (spell.unit, spell.source)]
    mine = [one for one in state.lasting if one not in without.lasting]
    return -changed(rules, without, without.units[unit.id], mine, by)


def step(one: Lasting, sign: int, by: Player) -> float:
    """By how much a change is for the better of `by`; of a rule, its caster knows."""
    if one.what in STATS:
        return sign * float(one.amount)
    return 1.0 if one.by == by else -1.0


STATS = get_args(Stat)


# fights and shots ahead


def outlook(rules: Skirmish, state: SkirmishState, id: int) -> float:
    """What a unit may expect for its owner of its fights and of shots, its own and those at it."""
    unit = state.units[id]
    touching = [state.units[other] for other in rules.ground.touching(state, id)]
    if touching:
        return SOON * sum(
            bout(rules, state, unit, foe, charging=False, face=face_of(rules, foe, unit)).worth
            for foe in touching[:2]
        )
    return MAYBE * charges(rules, state, unit) + SHOTS * shots(rules, state, unit)


def charges(rules: Skirmish, state: SkirmishState, unit: Unit) -> float:
    """Of a charge on the nearest foe, which may as well be its own on this one."""
    foes = [one for one in others(state, unit) if apart(rules, unit, one) <= NEAR]
    if not foes or unit.fleeing:
        return 0.0
    foe = min(foes, key=lambda one: (apart(rules, unit, one), one.id))
    return bout(rules, state, unit, foe, charging=True).worth


def shots(rules: Skirmish, state: SkirmishState, unit: Unit) -> float:
    """Of the best shot of its own, less the best shots of others at it."""
    rivals, gap = others(state, unit), gap_between(rules)
    mine = 0.0
    if armed(rules, state, unit):
        mine = max((firepower_at(rules, state, unit, one, gap(unit, one)) for one in rivals), default=0.0)
    bows = [one for one in rivals if armed(rules, state, one)]
    theirs = sorted((firepower_at(rules, state, one, unit, gap(one, unit)) for one in bows), reverse=True)
    return mine - sum(theirs[:SEVERAL])


SEVERAL = 3
"""So many others may shoot at one unit in a turn."""


def armed(rules: Skirmish, state: SkirmishState, unit: Unit) -> bool:
    """Whether it may shoot now, or could if it had not moved."""
    return bool(arms(rules, state, unit)) and may_shoot(rules, state, unit) is None


def others(state: SkirmishState, unit: Unit) -> list[Unit]:
    """Standing units of the other side of this phase, or of all others for who takes no part in it."""
    sides = (state.active, state.named)
    foes = [side for side in sides if side != unit.owner] if unit.owner in sides else range(state.players)
    return [one for one in state.standing() if one.owner in foes and one.owner != unit.owner]


def gap_between(rules: Skirmish) -> Callable[[Unit, Unit], int]:
    """About how far apart two units' edges are."""
    return lambda one, other: max(0, apart(rules, one, other) - BODIES)


BODIES = 2 * INCH
"""Of the way from middle to middle that lies inside two units."""


def apart(rules: Skirmish, one: Unit, other: Unit) -> int:
    """From middle to middle, in milli."""
    (ax, ay), (bx, by) = middle(rules, one), middle(rules, other)
    return round(math.dist((ax, ay), (bx, by)))
