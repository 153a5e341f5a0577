"""What a charge is worth before its dice are rolled: it comes home, with friends, or not (S-33 to S-36)."""

from game.ai.skirmish.movement.board import BoardPicture, BoardUnit, charge_reach_chance
from game.ai.skirmish.movement.footprints import Footprint, closest_approach, face_towards, footprint_gap
from game.ai.skirmish.movement.stance import SAVED, added_fight_value, danger_from_charges, danger_from_foe
from game.ai.skirmish.movement.volley_from import STANDS, volley_value
from game.ai.skirmish.values.fight import FightValue
from game.rules.skirmish.odds import single
from game.rules.skirmish.rolls.leadership import rally_test
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.unit.leadership import standard_near, unit_leadership

TOO_LITTLE = 1.0
"""What a charge must bring to be worth the risk."""

RUNS = 0.25
"""How much the flight of who could flee is expected."""
FOLLOWED = 0.7
"""How surely a friend who would charge too does so."""
FLANKED = 0.3
"""How much of what threatens it at the end of its charge counts."""
STUMBLE = 4 * INCH
"""How far a charge that fails goes, about."""
WAITS = 0.25
"""What of a charge is not lost by waiting a turn and going nearer first."""
STUMBLES = 0.04
"""What a charge that fails costs in itself, of the unit's points: order, a turn, its volley."""
HURRIED = 0.6
"""How much of the charge that it forestalls counts."""


def charge_value(board: BoardPicture, body: BoardUnit, foe: BoardUnit, sworn: list[BoardUnit]) -> float:
    """The points that a charge brings, all things weighed, beside standing still; `sworn` charge already."""
    away = footprint_gap(body.spot, foe.spot)
    home = charge_reach_chance(body, away)
    if foe.unit.fleeing:
        return _run_down(board, body, foe) - (1 - home) * _open_ground(board, body, foe)
    comes = _contact(board, body, foe, sworn) - stand_and_shoot_cost(board, body, foe, away)
    if foe.free:
        comes = (1 - RUNS) * comes + RUNS * min(comes, _run_down(board, body, foe))
    forestalled = HURRIED * danger_from_foe(board, body, body.spot, foe)
    comes += forestalled - _flanks(board, body, foe)
    waits = WAITS * max(0.0, comes) if board.turns_left else 0.0
    return home * comes - (1 - home) * _open_ground(board, body, foe) - waits


def _contact(board: BoardPicture, body: BoardUnit, foe: BoardUnit, sworn: list[BoardUnit]) -> float:
    """What the fight brings once it comes home, alone or beside those who charge the same foe."""
    fight = _against(board, body, foe)
    daring, helped = board.decision.temper.daring, _relief(board, foe)
    if not sworn:
        return fight.gain * daring - fight.loss + helped
    return helped + max(added_fight_value(fight, _against(board, one, foe), daring) for one in sworn)


def joint_charge_bonus(
    board: BoardPicture, body: BoardUnit, foe: BoardUnit, friends: list[BoardUnit]
) -> float:
    """What it brings that a friend could charge the same foe too, now that this one does."""
    fight, daring = _against(board, body, foe), board.decision.temper.daring
    home = charge_reach_chance(body, footprint_gap(body.spot, foe.spot))
    helps = [
        charge_reach_chance(one, footprint_gap(one.spot, foe.spot))
        * added_fight_value(_against(board, one, foe), fight, daring)
        for one in friends
    ]
    return FOLLOWED * home * max([0.0, *helps])


def _against(board: BoardPicture, body: BoardUnit, foe: BoardUnit) -> FightValue:
    """Its fight with a foe, on the face that it would charge from where it stands."""
    return board.fight(body.unit, foe.unit, face_towards(foe.spot, *body.spot.front))


def _relief(board: BoardPicture, foe: BoardUnit) -> float:
    """What it brings to those of mine who fight that foe already: some of what they would lose."""
    if not foe.engaged:
        return 0.0
    ground, state = board.decision.setting.ground, board.decision.state
    held = [board.mine[id] for id in ground.touching(state, foe.unit.id) if id in board.mine]
    fights = [board.fight(one.unit, foe.unit, "front", charging=False) for one in held]
    return sum(SAVED * one.loss + 0.5 * one.gain * (1 - one.breaks) for one in fights)


def stand_and_shoot_cost(board: BoardPicture, body: BoardUnit, foe: BoardUnit, away: float) -> float:
    """What its missiles would cost, if it stands and shoots (S-33)."""
    if foe.arm is None or not foe.free or away <= body.speed * INCH:
        return 0.0
    decision = board.decision
    return volley_value(
        decision.setting, decision.state, foe.unit, foe.arm, body.unit, min(away, foe.arm.range), STANDS
    )


def _flanks(board: BoardPicture, body: BoardUnit, foe: BoardUnit) -> float:
    """What others could do to it where its charge ends."""
    others = [one for one in board.foes.values() if one.unit.id != foe.unit.id]
    there = _at_home(body, foe)
    return FLANKED * sum(
        max(0.0, danger_from_foe(board, body, there, one) - danger_from_foe(board, body, body.spot, one))
        for one in others
    )


def _at_home(body: BoardUnit, foe: BoardUnit) -> Footprint:
    """About where it stands once it touches its foe."""
    between = closest_approach(body.spot, foe.spot)
    return _moved_towards(body.spot, *between.there, between.away)


def _moved_towards(spot: Footprint, x: float, y: float, by: float) -> Footprint:
    """The same footprint, nearer to a point by so much, facing it."""
    dx, dy = x - spot.x, y - spot.y
    far = max(1.0, (dx * dx + dy * dy) ** 0.5)
    ux, uy = dx / far, dy / far
    return spot._replace(x=spot.x + ux * by, y=spot.y + uy * by, fx=ux, fy=uy)


def _open_ground(board: BoardPicture, body: BoardUnit, foe: BoardUnit) -> float:
    """What more threatens it where a charge that failed leaves it, and the volley that it does not shoot."""
    x, y = closest_approach(body.spot, foe.spot).there
    there = _moved_towards(body.spot, x, y, STUMBLE)
    more = max(0.0, danger_from_charges(board, body, there) - danger_from_charges(board, body, body.spot))
    return more + STUMBLES * body.worth


def _run_down(board: BoardPicture, body: BoardUnit, foe: BoardUnit) -> float:
    """What chasing brings who flees from it: points if it is caught, or leaves the table (S-17, S-36)."""
    away = footprint_gap(body.spot, foe.spot)
    caught = catch_chance(body, away, swift=foe.swift)
    leaves = flees_off_table_chance(board, body, foe)
    return foe.worth * (caught + (1 - caught) * leaves)


def catch_chance(body: BoardUnit, away: float, *, swift: bool) -> float:
    """The chance that a charge comes as far as who flees from it."""
    return sum(
        chance * charge_reach_chance(body, away + run * INCH)
        for run, chance in single.run_distance_odds(swift=swift)
    )


def flees_off_table_chance(board: BoardPicture, body: BoardUnit, foe: BoardUnit) -> float:
    """The chance that a flight straight from the charger leads over the edge at once (S-36)."""
    dx, dy = foe.spot.x - body.spot.x, foe.spot.y - body.spot.y
    far = max(1.0, (dx * dx + dy * dy) ** 0.5)
    left = _to_edge(board, foe.spot, dx / far, dy / far) - foe.spot.deep
    return float(single.run_distance_odds(swift=foe.swift).at_least(max(0, -int(-left // INCH))))


def _to_edge(board: BoardPicture, spot: Footprint, ux: float, uy: float) -> float:
    """How far it is from a footprint's middle to the table's edge in a direction."""
    state = board.decision.state
    across = ((state.width if ux > 0 else 0) - spot.x) / ux if ux else float("inf")
    along = ((state.depth if uy > 0 else 0) - spot.y) / uy if uy else float("inf")
    return min(across, along)


def rally_chance(board: BoardPicture, body: BoardUnit) -> float:
    """The chance that it rallies in its next turn, should it flee now (S-37)."""
    setting, state, unit = board.decision.setting, board.decision.state, body.unit
    test = rally_test(
        unit_leadership(setting, state, unit), unit.models, unit.enlisted.models, musician=unit.musician
    )
    return single.leadership_pass_chance(test, again=standard_near(setting, state, unit))
