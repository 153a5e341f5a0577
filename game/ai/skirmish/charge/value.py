"""Value of a charge before its dice are rolled: it comes home, with friends, or fails (S-33 to S-36)."""

from math import fsum
from typing import NamedTuple

from game.ai.skirmish.movement.board import BoardPicture, BoardUnit, charge_reach_chance
from game.ai.skirmish.movement.footprints import Footprint, closest_approach, face_towards, footprint_gap
from game.ai.skirmish.movement.stance import STANCE, added_fight_value, danger_from_foe, total_danger
from game.ai.skirmish.movement.volley_from import STANDS, volley_value
from game.ai.skirmish.values.fight import FightValue
from game.rules.skirmish.odds import single
from game.rules.skirmish.rolls.leadership import rally_test
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.unit.leadership import standard_near, unit_leadership


class ChargeWeights(NamedTuple):
    """How much what may follow on a charge counts."""

    least_gain: float = 1.0
    """Points that a charge must bring to be worth the risk."""
    foe_flees: float = 0.25
    """How much the flight of a foe that could flee is expected."""
    friend_follows: float = 0.7
    """How surely a friend that would charge too does so."""
    exposure: float = 0.3
    """Weight of dangers from other foes at the end of the charge."""
    failed_move: int = 4 * INCH
    """Milli that a failed charge moves, about."""
    waiting: float = 0.25
    """Share of a charge's worth that is not lost by waiting a turn and going nearer first."""
    failure: float = 0.04
    """Cost, of the unit's points, of a failed charge: order, a turn, a volley."""
    forestalled: float = 0.6
    """Weight of the foe's own charge, forestalled by this one."""
    relief: float = 0.5
    """Share of what friends already in the fight may gain that the help adds."""


CHARGE = ChargeWeights()


def charge_value(board: BoardPicture, body: BoardUnit, foe: BoardUnit, chargers: list[BoardUnit]) -> float:
    """Points that a charge brings beside standing still; `chargers` charge that foe already."""
    away = footprint_gap(body.spot, foe.spot)
    arrives = charge_reach_chance(body, away)
    if foe.unit.fleeing:
        return _flight_gain(board, body, foe) - (1 - arrives) * _failure_cost(board, body, foe)
    contact = _contact_value(board, body, foe, chargers) - stand_and_shoot_cost(board, body, foe, away)
    if foe.may_charge:
        contact = (1 - CHARGE.foe_flees) * contact + CHARGE.foe_flees * min(
            contact, _flight_gain(board, body, foe)
        )
    forestalled = CHARGE.forestalled * danger_from_foe(board, body, body.spot, foe)
    contact += forestalled - _exposure_cost(board, body, foe)
    waits = CHARGE.waiting * max(0.0, contact) if board.turns_left else 0.0
    return arrives * contact - (1 - arrives) * _failure_cost(board, body, foe) - waits


def _contact_value(board: BoardPicture, body: BoardUnit, foe: BoardUnit, chargers: list[BoardUnit]) -> float:
    """Points of the fight if the charge comes home, alone or beside others that charge the same foe."""
    fight = _charge_fight(board, body, foe)
    daring, relief = board.decision.temper.daring, _relief_of_friends(board, foe)
    if not chargers:
        return fight.gain * daring - fight.loss + relief
    return relief + max(added_fight_value(fight, _charge_fight(board, one, foe), daring) for one in chargers)


def joint_charge_bonus(
    board: BoardPicture, body: BoardUnit, foe: BoardUnit, friends: list[BoardUnit]
) -> float:
    """Points for the chance that a friend charges the same foe too, now that this unit does."""
    fight, daring = _charge_fight(board, body, foe), board.decision.temper.daring
    arrives = charge_reach_chance(body, footprint_gap(body.spot, foe.spot))
    helped = [
        charge_reach_chance(one, footprint_gap(one.spot, foe.spot))
        * added_fight_value(_charge_fight(board, one, foe), fight, daring)
        for one in friends
    ]
    return CHARGE.friend_follows * arrives * max([0.0, *helped])


def _charge_fight(board: BoardPicture, body: BoardUnit, foe: BoardUnit) -> FightValue:
    """The unit's fight with a foe, on the face that it would charge from where it stands."""
    return board.fight(body.unit, foe.unit, face_towards(foe.spot, *body.spot.front))


def _relief_of_friends(board: BoardPicture, foe: BoardUnit) -> float:
    """Points for friends who fight that foe already: some of what they would lose."""
    if not foe.engaged:
        return 0.0
    ground, state = board.decision.setting.ground, board.decision.state
    friends = [board.mine[id] for id in ground.touching(state, foe.unit.id) if id in board.mine]
    fights = [board.fight(one.unit, foe.unit, "front", charging=False) for one in friends]
    return fsum(
        STANCE.losses_saved * one.loss + CHARGE.relief * one.gain * (1 - one.breaks) for one in fights
    )


def stand_and_shoot_cost(board: BoardPicture, body: BoardUnit, foe: BoardUnit, away: float) -> float:
    """Points that the foe's missiles would cost, if it stands and shoots (S-33)."""
    if foe.arm is None or not foe.may_charge or away <= body.speed * INCH:
        return 0.0
    decision = board.decision
    return volley_value(
        decision.setting, decision.state, foe.unit, foe.arm, body.unit, min(away, foe.arm.range), STANDS
    )


def _exposure_cost(board: BoardPicture, body: BoardUnit, foe: BoardUnit) -> float:
    """Points that other foes could cost the unit where its charge ends."""
    others = [one for one in board.foes.values() if one.unit.id != foe.unit.id]
    there = _footprint_in_contact(body, foe)
    return CHARGE.exposure * fsum(
        max(0.0, danger_from_foe(board, body, there, one) - danger_from_foe(board, body, body.spot, one))
        for one in others
    )


def _footprint_in_contact(body: BoardUnit, foe: BoardUnit) -> Footprint:
    """About where the unit stands once it touches its foe."""
    between = closest_approach(body.spot, foe.spot)
    return _moved_towards(body.spot, *between.there, between.away)


def _moved_towards(spot: Footprint, x: float, y: float, by: float) -> Footprint:
    """The footprint, `by` milli nearer to the point (x, y), and facing it."""
    dx, dy = x - spot.x, y - spot.y
    distance = max(1.0, (dx * dx + dy * dy) ** 0.5)
    ux, uy = dx / distance, dy / distance
    return spot._replace(x=spot.x + ux * by, y=spot.y + uy * by, fx=ux, fy=uy)


def _failure_cost(board: BoardPicture, body: BoardUnit, foe: BoardUnit) -> float:
    """Points that a failed charge costs: dangers where it ends, and the volley that is not shot."""
    x, y = closest_approach(body.spot, foe.spot).there
    there = _moved_towards(body.spot, x, y, CHARGE.failed_move)
    more = max(0.0, total_danger(board, body, there) - total_danger(board, body, body.spot))
    return more + CHARGE.failure * body.worth


def _flight_gain(board: BoardPicture, body: BoardUnit, foe: BoardUnit) -> float:
    """Points for chasing a foe that flees: it is caught, or leaves the table (S-17, S-36)."""
    away = footprint_gap(body.spot, foe.spot)
    caught = catch_chance(body, away, swift=foe.swift)
    leaves = flees_off_table_chance(board, body, foe)
    return foe.worth * (caught + (1 - caught) * leaves)


def catch_chance(body: BoardUnit, away: float, *, swift: bool) -> float:
    """The chance that a charge reaches a unit that is `away` milli off and flees from it."""
    return fsum(
        chance * charge_reach_chance(body, away + run * INCH)
        for run, chance in single.run_distance_odds(swift=swift)
    )


def flees_off_table_chance(board: BoardPicture, body: BoardUnit, foe: BoardUnit) -> float:
    """The chance that a flight straight from the charger leads off the table at once (S-36)."""
    dx, dy = foe.spot.x - body.spot.x, foe.spot.y - body.spot.y
    distance = max(1.0, (dx * dx + dy * dy) ** 0.5)
    left = _distance_to_edge(board, foe.spot, dx / distance, dy / distance) - foe.spot.half_depth
    return float(single.run_distance_odds(swift=foe.swift).at_least(max(0, -int(-left // INCH))))


def _distance_to_edge(board: BoardPicture, spot: Footprint, ux: float, uy: float) -> float:
    """Milli from a footprint's middle to the table's edge, in the direction (ux, uy)."""
    state = board.decision.state
    across = ((state.width if ux > 0 else 0) - spot.x) / ux if ux else float("inf")
    along = ((state.depth if uy > 0 else 0) - spot.y) / uy if uy else float("inf")
    return min(across, along)


def rally_chance(board: BoardPicture, body: BoardUnit) -> float:
    """The chance that the unit rallies in its next turn, should it flee now (S-37)."""
    setting, state, unit = board.decision.setting, board.decision.state, body.unit
    test = rally_test(
        unit_leadership(setting, state, unit), unit.models, unit.enlisted.models, musician=unit.musician
    )
    return single.leadership_pass_chance(test, again=standard_near(setting, state, unit))
