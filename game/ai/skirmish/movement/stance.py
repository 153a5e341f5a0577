"""Value of standing somewhere: what a unit threatens and shoots from there, what threatens it (S-33)."""

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
from game.ai.skirmish.movement.underfoot import hindering_terrain_share
from game.ai.skirmish.movement.volley_from import MOVED, STILL, Arm, volley_value
from game.ai.skirmish.values.fight import FightValue
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.unit.contact import FRONT


class StanceWeights(NamedTuple):
    """How much what could be done and suffered at a place counts."""

    charge_next_turn: float = 0.6
    """Share of a charge that counts if it is possible next turn; the rest is for being on the way."""
    decay_per_turn: float = 0.75
    """Factor on the worth of a charge or volley for each turn that it is still away."""
    mean_roll: int = 7 * INCH
    """Milli of a usual charge roll."""
    next_volley: float = 0.7
    """Weight of a volley of the next turn, beside one now."""
    other_targets: float = 0.3
    """Weight of the targets beside the best."""
    must_turn: float = 0.2
    """How dangerous a foe is that must turn before it can charge."""
    joint_charge: float = 0.5
    """How surely two units that could charge the same foe do so in the same turn."""
    second_charger: float = 0.7
    """Share of what a second charger would win alone that is added where the first does not win it."""
    losses_saved: float = 0.7
    """Share of a charger's losses that another's victory saves it."""
    other_dangers: float = 0.5
    """Weight of every danger beside the worst."""
    under_fire: float = 0.5
    """Weight of volleys that could be shot at the unit."""
    engaged_foe: float = 0.15
    """How dangerous a foe is that fights another unit now."""


STANCE = StanceWeights()


class Sighting(NamedTuple):
    """A foe as it would be seen from a place: how far away in milli, and the nearest points of both."""

    foe: BoardUnit
    away: float
    here: tuple[float, float]
    there: tuple[float, float]


def stance_value(
    board: BoardPicture, body: BoardUnit, spot: Footprint, *, moved: bool, shoots: bool
) -> float:
    """Points for standing there when my movement is over.

    `moved`: the unit moved to get there; `shoots`: it may still shoot this turn.
    """
    seen = _sightings(board, body, spot)
    value = _charge_prospects(board, body, spot, seen) + _volley_prospects(
        board, body, spot, seen, moved=moved, shoots=shoots
    )
    return (
        value
        + goal_value(board, body, spot)
        - _hindering_terrain_cost(board, body, spot)
        - _danger_seen(board, body, spot, seen)
    )


def _hindering_terrain_cost(board: BoardPicture, body: BoardUnit, spot: Footprint) -> float:
    """Points that being found on that ground costs; a unit without ranks that count loses none (S-38)."""
    if body.unit.models < 2 * body.unit.files:
        return 0.0
    return hindering_terrain_share(board.terrain, spot) * body.worth


def _sightings(board: BoardPicture, body: BoardUnit, spot: Footprint) -> list[Sighting]:
    """The foes nearest to a unit, as seen from that place."""
    return [Sighting(foe, *closest_approach(spot, foe.spot)) for foe in board.nearest_foes(body)]


def foes_reached(board: BoardPicture, body: BoardUnit, spot: Footprint) -> frozenset[int]:
    """The foes, by id, that a unit could charge or shoot from that place."""
    return frozenset(one.foe.unit.id for one in _sightings(board, body, spot) if _is_reached(body, spot, one))


def _is_reached(body: BoardUnit, spot: Footprint, seen: Sighting) -> bool:
    """Whether a foe is in range and sight of the unit's missiles, or of its longest charge, from there."""
    in_sight = is_in_front_arc(spot, *seen.there)
    arm = body.arm
    if arm is not None and (in_sight or arm.round_about) and seen.away <= arm.range:
        return True
    return in_sight and body.may_charge and charge_reach_chance(body, seen.away) > 0


# what the unit could do from there


def _charge_prospects(board: BoardPicture, body: BoardUnit, spot: Footprint, seen: list[Sighting]) -> float:
    """Points that charges from there promise: the best, and a little of the others."""
    if not board.turns_left or not body.may_charge or not body.speed or not seen:
        return 0.0
    found = [_charge_prospect(board, body, spot, one) for one in seen]
    best = max(found)
    return best + STANCE.other_targets * (math.fsum(found) - best) / len(found)


def _charge_prospect(board: BoardPicture, body: BoardUnit, spot: Footprint, seen: Sighting) -> float:
    """Points that a charge on one foe promises from there, next turn or some turns later."""
    turns = max(0.0, seen.away - body.speed * INCH - STANCE.mean_roll) / (2 * body.speed * INCH)
    face = FRONT if turns > 1 else face_towards(seen.foe.spot, *spot.front)
    net = max(
        board.charge_net(body.unit, seen.foe.unit, face),
        STANCE.joint_charge * _joint_charge_gain(board, body, seen.foe, face),
    )
    if net <= 0:
        return 0.0
    reach_chance = 0.0
    if is_in_front_arc(spot, *seen.there):
        reach_chance = charge_reach_chance(body, seen.away)
    else:
        turns += turn_angle(spot, *seen.there) / math.pi
    if turns > board.turns_left:
        return 0.0
    return net * (
        STANCE.charge_next_turn * reach_chance
        + (1 - STANCE.charge_next_turn) * math.pow(STANCE.decay_per_turn, turns)
    )


def _joint_charge_gain(board: BoardPicture, body: BoardUnit, foe: BoardUnit, face: str) -> float:
    """Points that the unit's charge adds to that of the best friend who could charge the foe too."""
    if foe.unit.fleeing:
        return 0.0
    own, daring = board.fight(body.unit, foe.unit, face), board.daring(body.unit)
    friends = [board.fight(one.unit, foe.unit, FRONT) for one in board.helpers(body, foe)]
    return max((added_fight_value(own, one, daring) for one in friends), default=0.0)


def added_fight_value(one: FightValue, other: FightValue, daring: float) -> float:
    """Points that a fight adds to another with the same foe: it dies once, and both friends lose less."""
    greater, lesser = (one, other) if one.gain > other.gain else (other, one)
    joint = greater.gain + (1 - greater.breaks) * STANCE.second_charger * lesser.gain
    return (
        (joint - other.gain) * daring
        - one.loss
        + STANCE.losses_saved * (one.win * other.loss + other.win * one.loss)
    )


def _volley_prospects(
    board: BoardPicture, body: BoardUnit, spot: Footprint, seen: list[Sighting], *, moved: bool, shoots: bool
) -> float:
    """Points that the unit's missiles would bring, this turn and the next."""
    if body.arm is None or body.engaged:
        return 0.0
    shots = [_volley_prospect(board, body, body.arm, spot, one, moved) for one in seen if not one.foe.engaged]
    this_turn = max((one for one, _ in shots), default=0.0)
    next_turn = max((one for _, one in shots), default=0.0)
    return (this_turn if shoots else 0.0) + (STANCE.next_volley * next_turn if board.turns_left else 0.0)


def _volley_prospect(
    board: BoardPicture, body: BoardUnit, arm: Arm, spot: Footprint, seen: Sighting, moved: bool
) -> tuple[float, float]:
    """Points of a volley at one foe: now, and next turn, less for each turn that it is away."""
    decision, away = board.decision, seen.away
    sees = arm.round_about or is_in_front_arc(spot, *seen.there)
    shot = (decision.setting, decision.state, body.unit, arm, seen.foe.unit, min(away, arm.range))
    turns = max(0.0, away - arm.range) / (max(1, body.speed) * INCH)
    turns += 0.0 if sees else 0.5 + turn_angle(spot, *seen.there) / math.pi
    this_turn = volley_value(*shot, MOVED if moved else STILL) if sees and away <= arm.range else 0.0
    return this_turn, volley_value(*shot) * math.pow(
        STANCE.decay_per_turn, turns
    ) if turns <= board.turns_left else 0.0


# what could befall the unit there


def total_danger(board: BoardPicture, body: BoardUnit, spot: Footprint) -> float:
    """Points that charges and volleys could cost the unit there before it moves again."""
    return _danger_seen(board, body, spot, _sightings(board, body, spot))


def _danger_seen(board: BoardPicture, body: BoardUnit, spot: Footprint, seen: list[Sighting]) -> float:
    """The danger from foes in sight: the worst charge, a share of the others, and volleys."""
    found = [_charge_danger(board, body, spot, one) for one in seen]
    worst = max(found, default=0.0)
    shot_at = STANCE.under_fire * math.fsum(
        _volley_danger(board, body, one) for one in seen if one.foe.arm is not None
    )
    return min(body.worth, worst + STANCE.other_dangers * (math.fsum(found) - worst) + shot_at)


def _charge_danger(board: BoardPicture, body: BoardUnit, spot: Footprint, seen: Sighting) -> float:
    """Points that one foe's charge could cost the unit there."""
    foe = seen.foe
    if not foe.attack_chance or not foe.speed or foe.unit.fleeing or not (foe.may_charge or foe.engaged):
        return 0.0
    likely = charge_reach_chance(foe, seen.away)
    if not likely:
        return 0.0
    if foe.engaged:
        likely *= STANCE.engaged_foe
    elif not is_in_front_arc(foe.spot, *seen.here):
        likely *= STANCE.must_turn
    face = face_towards(spot, *foe.spot.front)
    alone, together = board.charge_net(foe.unit, body.unit, face), _joint_charge_gain(board, foe, body, face)
    return foe.attack_chance * likely * max(0.0, alone, STANCE.joint_charge * together)


def _volley_danger(board: BoardPicture, body: BoardUnit, seen: Sighting) -> float:
    """Points that one foe's volley could cost the unit there."""
    foe = seen.foe
    if foe.arm is None or foe.engaged or foe.unit.fleeing or seen.away > foe.arm.range:
        return 0.0
    if not foe.arm.round_about and not is_in_front_arc(foe.spot, *seen.here):
        return 0.0
    return foe.attack_chance * volley_value(
        board.decision.setting, board.decision.state, foe.unit, foe.arm, body.unit, seen.away
    )


def danger_from_foe(board: BoardPicture, body: BoardUnit, spot: Footprint, foe: BoardUnit) -> float:
    """Points that the charge of that one foe could cost the unit there."""
    return _charge_danger(board, body, spot, Sighting(foe, *closest_approach(spot, foe.spot)))
