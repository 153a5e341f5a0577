"""Pursuit, overrun or restraint after a victory: what is caught, and where it would end (S-74)."""

from collections.abc import Sequence
from math import fsum
from typing import Any, NamedTuple

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.values.fight import fight_value
from game.ai.skirmish.values.standing_fight import CHARGE_GUESS, face_seen_from, printed_move
from game.ai.skirmish.values.unit_worth import bounty_with_guests, recovery_chance, unit_bounty
from game.rules.skirmish.actions.orders import Pursue
from game.rules.skirmish.geometry.queries import Flown
from game.rules.skirmish.odds.single import leadership_pass_chance, pursuit_catch_chance
from game.rules.skirmish.rolls.leadership import leadership_test
from game.rules.skirmish.state.formation import INCH, Pose, about_centre, heading_between, heading_vector
from game.rules.skirmish.state.records import NOBODY, NONE
from game.rules.skirmish.state.state import AWAY, SkirmishState, Unit
from game.rules.skirmish.turn.scenario import held_places
from game.rules.skirmish.unit.contact import touched_face, unit_centre
from game.rules.skirmish.unit.leadership import standard_near, unit_leadership
from game.rules.skirmish.unit.profile import rules_now, unit_shape
from game.rules.skirmish.unit.sides import are_opposed


class PursuitWeights(NamedTuple):
    """Worth of what a pursuit catches and of where it leads."""

    usual_run: int = 7 * INCH
    """Milli that two dice give most often."""
    at_once: float = 0.4
    """Worth, of a prize that would come anyhow, of having it in this phase."""
    off_table: float = 0.15
    """Cost, of its points, to a unit that leaves the table for a turn (S-78)."""
    exposed: float = 0.5
    """Chance that a foe which could charge the unit does."""
    steady: float = 1.0
    """Points for standing still, ready to turn and to charge."""
    middle: float = 0.5
    """Tokens lost by leaving the middle, where it is fought for."""
    next_threat: float = 0.5
    """Weight of each threat beside the next worse one."""


PURSUIT = PursuitWeights()
TURN_LEFT_IN_PHASE = {"movement": 0.9, "magic": 0.65, "shooting": 0.5, "combat": 0.35}
"""Share of a turn that is still to come when a phase of it runs."""


def rate_pursuits(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for each pursuit, by its catch and its end; restraint may fail, then the best one is run."""
    unit = decision.state.units[decision.question.unit]
    danger_here = _danger(decision, decision.state, unit)
    pursuits = [
        _pursuit_value(decision, unit, one.target, danger_here) if isinstance(one, Pursue) else None
        for one in options
    ]
    best = max([one for one in pursuits if one is not None], default=0.0)
    free = all(not isinstance(one, Pursue) or one.target == NONE for one in options)
    restrain_chance = 1.0 if free else _restrain_chance(decision, unit)
    restraint = restrain_chance * PURSUIT.steady + (1 - restrain_chance) * best
    return [restraint if one is None else one for one in pursuits]


def _restrain_chance(decision: Decision, unit: Unit) -> float:
    """The chance to hold the unit back."""
    test = leadership_test(unit_leadership(decision.setting, decision.state, unit))
    return leadership_pass_chance(test, again=standard_near(decision.setting, decision.state, unit))


def _pursuit_value(decision: Decision, unit: Unit, target: int, danger_here: float) -> float:
    """Points for going after a unit, or on."""
    gain = 0.0 if target == NONE else _catch_value(decision, unit, decision.state.units[target])
    return gain + _end_value(decision, unit, target, danger_here)


def _catch_value(decision: Decision, unit: Unit, foe: Unit) -> float:
    """Points that this unit's pursuit adds to those of units that already pursue the foe."""
    state = decision.state
    others = [state.units[one.unit] for one in state.pursuits if one.target == foe.id]
    swift = ["swift" in rules_now(state, one) for one in (*others, unit)]
    fleer = "swift" in rules_now(state, foe)
    added_chance = pursuit_catch_chance(*swift, fleer=fleer) - pursuit_catch_chance(*swift[:-1], fleer=fleer)
    lost_anyhow = (1 - recovery_chance(decision.setting, state, foe)) * min(1.0, _turns_left(state))
    return added_chance * bounty_with_guests(state, foe) * (1 - (1 - PURSUIT.at_once) * lost_anyhow)


def _end_value(decision: Decision, unit: Unit, target: int, danger_here: float) -> float:
    """Points for the place where a usual run would end."""
    setting, state = decision.setting, decision.state
    pose = _pose_facing(decision, unit, target)
    there = _without_fleers(state)
    flown = setting.ground.pursuit(there, unit.id, pose, PURSUIT.usual_run)
    if flown.gone:
        return -PURSUIT.off_table * unit_bounty(state, unit) - _middle_cost(decision, unit)
    there.units[unit.id].pose = flown.pose
    danger_after = _danger(decision, there, there.units[unit.id])
    return _collision_value(decision, unit, flown) + danger_here - danger_after - _middle_cost(decision, unit)


def _without_fleers(state: SkirmishState) -> SkirmishState:
    """The state once the units that broke have run off."""
    there = state.clone()
    for id in state.combat.broken if state.combat else ():
        there.units[id].place = AWAY
    return there


def _pose_facing(decision: Decision, unit: Unit, target: int) -> Pose:
    """The unit's pose, turned to its target."""
    if target == NONE:
        return unit.pose
    start, aim = (
        unit_centre(decision.setting, unit),
        unit_centre(decision.setting, decision.state.units[target]),
    )
    if start == aim:
        return unit.pose
    return about_centre(unit.pose, unit_shape(decision.setting, unit), heading_between(start, aim))


def _collision_value(decision: Decision, unit: Unit, flown: Flown) -> float:
    """Points for the fight with a unit that the run would meet."""
    state = decision.state
    if flown.met == NONE or not are_opposed(state, unit, state.units[flown.met]):
        return 0.0
    foe = state.units[flown.met]
    if foe.fleeing:
        return bounty_with_guests(state, foe)
    return fight_value(
        decision.setting, state, unit, foe, charging=True, face=touched_face(decision.setting, foe, unit)
    ).worth


def _middle_cost(decision: Decision, unit: Unit) -> float:
    """Points lost by leaving a place that is worth holding."""
    radius = round(decision.setting.scenario.radius * INCH)
    a, b = unit_centre(decision.setting, unit)
    places = held_places(decision.setting, decision.state)
    inside = any((a - x) ** 2 + (b - y) ** 2 <= radius**2 for x, y in places)
    return PURSUIT.middle * decision.token * inside


def _danger(decision: Decision, state: SkirmishState, unit: Unit) -> float:
    """Points to foes that stand free and see the unit, if they charge it: the worst above all."""
    engaged = {id for pair in decision.setting.ground.contacts(decision.state) for id in pair}
    threats = []
    for foe in state.units:
        if foe.owner == unit.owner or not foe.stands or foe.fleeing or foe.id in engaged:
            continue
        if _could_charge(decision, foe, unit):
            face = face_seen_from(unit, foe)
            threats.append(fight_value(decision.setting, state, foe, unit, charging=True, face=face).worth)
    worst = sorted([one for one in threats if one > 0], reverse=True)
    likely = PURSUIT.exposed * min(1.0, _turns_left(state))
    return likely * min(
        bounty_with_guests(state, unit), fsum(one * PURSUIT.next_threat**n for n, one in enumerate(worst))
    )


def _could_charge(decision: Decision, foe: Unit, unit: Unit) -> bool:
    """Whether the unit is ahead of the foe and about in its reach."""
    reach = printed_move(decision.setting, foe) + CHARGE_GUESS.usual_roll + CHARGE_GUESS.half_front
    dx, dy = unit.x - foe.x, unit.y - foe.y
    fx, fy = heading_vector(foe.heading)
    forward, aside = dx * fx + dy * fy, abs(dx * fy - dy * fx)
    return dx * dx + dy * dy <= reach * reach and forward > 0 and aside <= forward + CHARGE_GUESS.half_front


def _turns_left(state: SkirmishState) -> float:
    """Game turns still to come, with what is left of this one."""
    here = TURN_LEFT_IN_PHASE.get(state.phase, 1.0) if state.active != NOBODY else 0.0
    return max(0, state.rounds - state.round) + (len(state.flips) + here) / state.players


def rate_pursuit_sequence(decision: Decision, options: Sequence[Any]) -> list[float]:
    """A preference among units that flee or pursue: first the one with most to win, or to save."""
    return [0.001 * unit_bounty(decision.state, decision.state.units[one.unit]) for one in options]
