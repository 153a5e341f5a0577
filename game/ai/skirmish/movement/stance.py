"""What it is worth to stand somewhere: whom one threatens and shoots, who threatens one (S-33, S-44)."""

import math
from typing import NamedTuple

from game.ai.skirmish.movement.board import BoardPicture, BoardUnit, charge_reach_chance
from game.ai.skirmish.movement.footprints import (
    Footprint,
    closest_approach,
    face_towards,
    is_in_front_arc,
    turn_angle,
)
from game.ai.skirmish.movement.goals import goal_value
from game.ai.skirmish.movement.paths import soft_ground_cost
from game.ai.skirmish.movement.volley_from import MOVED, STILL, Arm, volley_value
from game.ai.skirmish.values.fight import FightValue
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.unit.contact import FRONT

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
TOGETHER = 0.5
"""How surely two who could charge the same foe do so in the same turn."""
ADDED = 0.7
"""How much of what a second charger would win alone is added, where the first does not win it."""
SAVED = 0.7
"""How much of a charger's losses another's victory saves it."""
ALSO = 0.5
"""What every danger beside the worst counts."""
UNDER_FIRE = 0.5
"""What volleys that could be shot at it there count."""
BUSY = 0.15
"""How dangerous, or how near, a foe is who fights somebody now."""


class Sighting(NamedTuple):
    """A foe as he would be seen from a place: how far away, and the nearest points of both."""

    foe: BoardUnit
    away: float
    here: tuple[float, float]
    there: tuple[float, float]


def stance_value(
    board: BoardPicture, body: BoardUnit, spot: Footprint, *, moved: bool, shoots: bool
) -> float:
    """Points for standing there when my movement is over; `shoots`: whether it still may this turn."""
    seen = _sightings(board, body, spot)
    value = _promise(board, body, spot, seen) + _fire(board, body, spot, seen, moved=moved, shoots=shoots)
    return (
        value
        + goal_value(board, body, spot)
        - soft_ground_cost(board, body, spot)
        - _peril(board, body, spot, seen)
    )


def _sightings(board: BoardPicture, body: BoardUnit, spot: Footprint) -> list[Sighting]:
    """The foes that are near a unit, as seen from there."""
    return [Sighting(foe, *closest_approach(spot, foe.spot)) for foe in board.nearest(body)]


# what one could do from there


def _promise(board: BoardPicture, body: BoardUnit, spot: Footprint, seen: list[Sighting]) -> float:
    """What charges from there promise: the best, and a little of the others."""
    if not board.turns_left or not body.free or not body.speed or not seen:
        return 0.0
    found = [_chase(board, body, spot, one) for one in seen]
    best = max(found)
    return best + OTHERS * (sum(found) - best) / len(found)


def _chase(board: BoardPicture, body: BoardUnit, spot: Footprint, seen: Sighting) -> float:
    """What a charge on one foe promises from there: next turn, or some turns later."""
    turns = max(0.0, seen.away - body.speed * INCH - MEAN_ROLL) / (2 * body.speed * INCH)
    face = FRONT if turns > 1 else face_towards(seen.foe.spot, *spot.front)
    net = max(board.net(body.unit, seen.foe.unit, face), TOGETHER * _abreast(board, body, seen.foe, face))
    if net <= 0:
        return 0.0
    soon = 0.0
    if is_in_front_arc(spot, *seen.there):
        soon = charge_reach_chance(body, seen.away)
    else:
        turns += turn_angle(spot, *seen.there) / math.pi
    if turns > board.turns_left:
        return 0.0
    return net * (NOW * soon + (1 - NOW) * math.pow(PACE, turns))


def _abreast(board: BoardPicture, body: BoardUnit, foe: BoardUnit, face: str) -> float:
    """What its charge brings beside the best of its own who could charge that foe too."""
    if foe.unit.fleeing:
        return 0.0
    mine, daring = board.fight(body.unit, foe.unit, face), board.daring(body.unit)
    theirs = [board.fight(one.unit, foe.unit, FRONT) for one in board.helpers(body, foe)]
    return max((added_fight_value(mine, one, daring) for one in theirs), default=0.0)


def added_fight_value(one: FightValue, other: FightValue, daring: float) -> float:
    """What a fight adds to another with the same foe, whose points are won once: both lose less."""
    more, less = (one, other) if one.gain > other.gain else (other, one)
    joint = more.gain + (1 - more.breaks) * ADDED * less.gain
    return (joint - other.gain) * daring - one.loss + SAVED * (one.win * other.loss + other.win * one.loss)


def _fire(
    board: BoardPicture, body: BoardUnit, spot: Footprint, seen: list[Sighting], *, moved: bool, shoots: bool
) -> float:
    """What its missiles would bring, this turn and the next."""
    if body.arm is None or body.engaged:
        return 0.0
    shots = [_shot(board, body, body.arm, spot, one, moved) for one in seen if not one.foe.engaged]
    now = max((one for one, _ in shots), default=0.0)
    later = max((one for _, one in shots), default=0.0)
    return (now if shoots else 0.0) + (LATER * later if board.turns_left else 0.0)


def _shot(
    board: BoardPicture, body: BoardUnit, arm: Arm, spot: Footprint, seen: Sighting, moved: bool
) -> tuple[float, float]:
    """What a volley at one foe would bring now, and next turn; less, the more turns it is away."""
    decision, away = board.decision, seen.away
    sees = arm.round_about or is_in_front_arc(spot, *seen.there)
    there = (decision.setting, decision.state, body.unit, arm, seen.foe.unit, min(away, arm.range))
    turns = max(0.0, away - arm.range) / (max(1, body.speed) * INCH)
    turns += 0.0 if sees else 0.5 + turn_angle(spot, *seen.there) / math.pi
    now = volley_value(*there, MOVED if moved else STILL) if sees and away <= arm.range else 0.0
    return now, volley_value(*there) * math.pow(PACE, turns) if turns <= board.turns_left else 0.0


# what could befall one there


def danger_from_charges(board: BoardPicture, body: BoardUnit, spot: Footprint) -> float:
    """What charges on it could cost there, before it moves again."""
    return _peril(board, body, spot, _sightings(board, body, spot))


def _peril(board: BoardPicture, body: BoardUnit, spot: Footprint, seen: list[Sighting]) -> float:
    """The same of those in sight: the worst, and half of the others; and what is shot."""
    found = [_menace(board, body, spot, one) for one in seen]
    worst = max(found, default=0.0)
    shot_at = UNDER_FIRE * sum(_aimed_at(board, body, one) for one in seen if one.foe.arm is not None)
    return min(body.worth, worst + ALSO * (sum(found) - worst) + shot_at)


def _menace(board: BoardPicture, body: BoardUnit, spot: Footprint, seen: Sighting) -> float:
    """What one foe's charge could cost it there."""
    foe = seen.foe
    if not foe.attack_chance or not foe.speed or foe.unit.fleeing or not (foe.free or foe.engaged):
        return 0.0
    likely = charge_reach_chance(foe, seen.away)
    if not likely:
        return 0.0
    if foe.engaged:
        likely *= BUSY
    elif not is_in_front_arc(foe.spot, *seen.here):
        likely *= BLIND
    face = face_towards(spot, *foe.spot.front)
    alone, together = board.net(foe.unit, body.unit, face), _abreast(board, foe, body, face)
    return foe.attack_chance * likely * max(0.0, alone, TOGETHER * together)


def _aimed_at(board: BoardPicture, body: BoardUnit, seen: Sighting) -> float:
    """What one foe's volley could cost it there."""
    foe = seen.foe
    if foe.arm is None or foe.engaged or foe.unit.fleeing or seen.away > foe.arm.range:
        return 0.0
    if not foe.arm.round_about and not is_in_front_arc(foe.spot, *seen.here):
        return 0.0
    return foe.attack_chance * volley_value(
        board.decision.setting, board.decision.state, foe.unit, foe.arm, body.unit, seen.away
    )


def danger_from_foe(board: BoardPicture, body: BoardUnit, spot: Footprint, foe: BoardUnit) -> float:
    """The same for one foe, wherever he is seen from there."""
    return _menace(board, body, spot, Sighting(foe, *closest_approach(spot, foe.spot)))
