"""What it is worth to stand somewhere: whom one threatens and shoots, who threatens one (S-33, S-44)."""

import math

from game.ai.skirmish_field_fire import MOVED, STILL, Arm, volley
from game.ai.skirmish_field_front import Body, Front, reaches
from game.ai.skirmish_field_goals import goal
from game.ai.skirmish_field_spots import Spot, face_towards, gap, is_ahead, nearest, turn_to
from game.ai.skirmish_field_ways import footing
from game.rules.skirmish.contact import FRONT
from game.rules.skirmish.units import INCH

NOW = 0.6
"""How much of a charge that would be possible next turn counts; the rest is being on the way."""
PACE = 0.75
"""What is left of a charge's worth for each turn that it is still away."""
MEAN_ROLL = 7 * INCH
LATER = 0.7
"""What a volley of the next turn counts of one now."""
OTHERS = 0.3
"""What every target beside the best counts."""
BLIND = 0.2
"""How dangerous a foe is who must turn before he can charge."""
BUSY = 0.15
"""How dangerous, or how near, a foe is who fights somebody now."""


def stance(front: Front, body: Body, spot: Spot, *, moved: bool, shoots: bool) -> float:
    """Points for standing there when my movement is over; `shoots`: whether it still may this turn."""
    value = promise(front, body, spot) + fire(front, body, spot, moved=moved, shoots=shoots)
    return value + goal(front, body, spot) - footing(front, body, spot) - danger(front, body, spot)


# what one could do from there


def promise(front: Front, body: Body, spot: Spot) -> float:
    """What charges from there promise: the best, and a little of the others."""
    if not front.left or not body.free or not body.speed:
        return 0.0
    found = sorted((chase(front, body, spot, foe) for foe in front.foes.values()), reverse=True)
    return found[0] + OTHERS * sum(found[1:]) / len(found) if found else 0.0


def chase(front: Front, body: Body, spot: Spot, foe: Body) -> float:
    """What a charge on one foe promises from there: next turn, or some turns later."""
    away, x, y = gap(spot, foe.spot)
    turns = max(0.0, away - body.speed * INCH - MEAN_ROLL) / (2 * body.speed * INCH)
    face = FRONT if turns > 1 else face_towards(foe.spot, *spot.front)
    net = front.net(body.unit, foe.unit, face)
    if net <= 0:
        return 0.0
    if is_ahead(spot, x, y):
        soon = reaches(body, away)
    else:
        soon, turns = 0.0, turns + turn_to(spot, x, y) / math.pi
    if turns > front.left:
        return 0.0
    return net * (NOW * soon + (1 - NOW) * math.pow(PACE, turns))


def fire(front: Front, body: Body, spot: Spot, *, moved: bool, shoots: bool) -> float:
    """What its missiles would bring, this turn and the next."""
    if body.arm is None or body.engaged:
        return 0.0
    shots = [shot(front, body, body.arm, spot, foe, moved) for foe in front.foes.values() if not foe.engaged]
    now = max((one for one, _ in shots), default=0.0)
    later = max((one for _, one in shots), default=0.0)
    return (now if shoots else 0.0) + (LATER * later if front.left else 0.0)


def shot(front: Front, body: Body, arm: Arm, spot: Spot, foe: Body, moved: bool) -> tuple[float, float]:
    """What a volley at one foe would bring now, and next turn; less, the more turns it is away."""
    mind = front.mind
    away, x, y = gap(spot, foe.spot)
    sees = arm.round_about or is_ahead(spot, x, y)
    there = (mind.rules, mind.state, body.unit, arm, foe.unit, min(away, arm.range))
    turns = max(0.0, away - arm.range) / (max(1, body.speed) * INCH)
    turns += 0.0 if sees else 0.5 + turn_to(spot, x, y) / math.pi
    now = volley(*there, MOVED if moved else STILL) if sees and away <= arm.range else 0.0
    return now, volley(*there) * math.pow(PACE, turns) if turns <= front.left else 0.0


# what could befall one there


def danger(front: Front, body: Body, spot: Spot) -> float:
    """What charges on it could cost before it moves again: the worst, and half of the others."""
    found = [menace(front, body, spot, foe) for foe in front.foes.values() if foe.hurry and foe.speed]
    worst = max(found, default=0.0)
    return min(body.worth, worst + 0.5 * (sum(found) - worst))


def menace(front: Front, body: Body, spot: Spot, foe: Body) -> float:
    """What one foe's charge could cost it there."""
    if foe.unit.fleeing or not (foe.free or foe.engaged):
        return 0.0
    near = nearest(spot, foe.spot.x, foe.spot.y)
    away = gap(foe.spot, spot)[0]
    likely = reaches(foe, away)
    if not likely:
        return 0.0
    if foe.engaged:
        likely *= BUSY
    elif not is_ahead(foe.spot, *near):
        likely *= BLIND
    face = face_towards(spot, *foe.spot.front)
    return foe.hurry * likely * max(0.0, front.net(foe.unit, body.unit, face))
