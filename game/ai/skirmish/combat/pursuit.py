"""After a victory, hunt, run on or hold: by whom it catches, and where it would end (S-74)."""

from collections.abc import Sequence
from typing import Any

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.values.all_fights import CHARGE_GUESS, face_seen_from, printed_move
from game.ai.skirmish.values.fight import fight_value
from game.ai.skirmish.values.position import turns_left
from game.ai.skirmish.values.unit_worth import bounty_with_guests, recovery_chance, unit_bounty
from game.rules.skirmish.actions.orders import Pursue
from game.rules.skirmish.geometry.queries import Flown
from game.rules.skirmish.odds.single import leadership_pass_chance, pursuit_catch_chance
from game.rules.skirmish.rolls.leadership import leadership_test
from game.rules.skirmish.state.formation import INCH, Pose, about_centre, heading_between, heading_vector
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import AWAY, SkirmishState, Unit
from game.rules.skirmish.turn.scenario import CENTRE, battle_centre
from game.rules.skirmish.unit.contact import touched_face, unit_centre
from game.rules.skirmish.unit.leadership import standard_near, unit_leadership
from game.rules.skirmish.unit.profile import rules_now, unit_shape
from game.rules.skirmish.unit.sides import are_opposed

RUN = 7 * INCH
"""What two dice give most often."""
AT_ONCE = 0.4
"""Of a prize that would come anyhow: what it is worth to have it in this phase."""
LEFT = 0.15
"""Of its points, what a unit loses by leaving the table for a turn (S-78)."""
EXPOSED = 0.5
"""How likely it is that who could charge it does."""
CALM = 1.0
"""Points for standing where one is, ready to turn and to charge."""


def rate_pursuits(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Each hunt by what it catches and where it leads; holding may fail, then the best hunt is run."""
    unit = decision.state.units[decision.question.unit]
    here = _danger(decision, decision.state, unit)
    hunts = [_hunt(decision, unit, one.target, here) if isinstance(one, Pursue) else None for one in options]
    best = max([one for one in hunts if one is not None], default=0.0)
    free = all(not isinstance(one, Pursue) or one.target == NONE for one in options)
    holds = 1.0 if free else _stays(decision, unit)
    still = holds * CALM + (1 - holds) * best
    return [still if one is None else one for one in hunts]


def _stays(decision: Decision, unit: Unit) -> float:
    """The chance to hold it back."""
    test = leadership_test(unit_leadership(decision.setting, decision.state, unit))
    return leadership_pass_chance(test, again=standard_near(decision.setting, decision.state, unit))


def _hunt(decision: Decision, unit: Unit, target: int, here: float) -> float:
    """What it brings to go after a unit, or on."""
    gain = 0.0 if target == NONE else _catch(decision, unit, decision.state.units[target])
    return gain + _ends(decision, unit, target, here)


def _catch(decision: Decision, unit: Unit, foe: Unit) -> float:
    """What it adds that this one hunts too, besides those who already do."""
    state = decision.state
    others = [state.units[one.unit] for one in state.pursuits if one.target == foe.id]
    swift = ["swift" in rules_now(state, one) for one in (*others, unit)]
    fleer = "swift" in rules_now(state, foe)
    more = pursuit_catch_chance(*swift, fleer=fleer) - pursuit_catch_chance(*swift[:-1], fleer=fleer)
    lost = (1 - recovery_chance(decision.setting, state, foe)) * min(1.0, turns_left(state))
    return more * bounty_with_guests(state, foe) * (1 - (1 - AT_ONCE) * lost)


def _ends(decision: Decision, unit: Unit, target: int, here: float) -> float:
    """What the place brings where a usual run would end."""
    setting, state = decision.setting, decision.state
    pose = _facing(decision, unit, target)
    there = _without_fleers(state)
    flown = setting.ground.pursuit(there, unit.id, pose, RUN)
    if flown.gone:
        return -LEFT * unit_bounty(state, unit) - _goal(decision, unit)
    there.units[unit.id].pose = flown.pose
    after = _danger(decision, there, there.units[unit.id])
    return _met(decision, unit, flown) + here - after - _goal(decision, unit)


def _without_fleers(state: SkirmishState) -> SkirmishState:
    """The table once those who broke have run."""
    there = state.clone()
    for id in state.combat.broken if state.combat else ():
        there.units[id].place = AWAY
    return there


def _facing(decision: Decision, unit: Unit, target: int) -> Pose:
    """Turned to whom it hunts."""
    if target == NONE:
        return unit.pose
    start, aim = (
        unit_centre(decision.setting, unit),
        unit_centre(decision.setting, decision.state.units[target]),
    )
    if start == aim:
        return unit.pose
    return about_centre(unit.pose, unit_shape(decision.setting, unit), heading_between(start, aim))


def _met(decision: Decision, unit: Unit, flown: Flown) -> float:
    """The fight with whom it would run into."""
    state = decision.state
    if flown.met == NONE or not are_opposed(state, unit, state.units[flown.met]):
        return 0.0
    foe = state.units[flown.met]
    if foe.fleeing:
        return bounty_with_guests(state, foe)
    return fight_value(
        decision.setting, state, unit, foe, charging=True, face=touched_face(decision.setting, foe, unit)
    ).worth


def _goal(decision: Decision, unit: Unit) -> float:
    """What is lost by leaving the middle, where it is fought for."""
    if decision.setting.scenario.goal != CENTRE:
        return 0.0
    x, y = battle_centre(decision.setting, decision.state)
    radius = round(decision.setting.scenario.radius * INCH)
    a, b = unit_centre(decision.setting, unit)
    inside = (a - x) ** 2 + (b - y) ** 2 <= radius**2
    return 0.5 * decision.token * inside


def _danger(decision: Decision, state: SkirmishState, unit: Unit) -> float:
    """What charges on it would be worth to foes who stand free and see it, the worst above all."""
    busy = {id for pair in decision.setting.ground.contacts(decision.state) for id in pair}
    threats = []
    for foe in state.units:
        if foe.owner == unit.owner or not foe.stands or foe.fleeing or foe.id in busy:
            continue
        if _could_charge(decision, foe, unit):
            face = face_seen_from(unit, foe)
            threats.append(fight_value(decision.setting, state, foe, unit, charging=True, face=face).worth)
    worst = sorted([one for one in threats if one > 0], reverse=True)
    likely = EXPOSED * min(1.0, turns_left(state))
    return likely * min(bounty_with_guests(state, unit), sum(one * 0.5**n for n, one in enumerate(worst)))


def _could_charge(decision: Decision, foe: Unit, unit: Unit) -> bool:
    """Whether it is ahead of the foe and about in his reach."""
    reach = printed_move(decision.setting, foe) + CHARGE_GUESS.usual_roll + CHARGE_GUESS.half_front
    dx, dy = unit.x - foe.x, unit.y - foe.y
    fx, fy = heading_vector(foe.heading)
    forward, aside = dx * fx + dy * fy, abs(dx * fy - dy * fx)
    return dx * dx + dy * dy <= reach * reach and forward > 0 and aside <= forward + CHARGE_GUESS.half_front


def rate_pursuit_sequence(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Who flees or hunts next: first who has most to win, or to save."""
    return [0.001 * unit_bounty(decision.state, decision.state.units[one.unit]) for one in options]
