"""What a charge would do, before it is declared: face, way, chance, who is frightened (S-33, S-35)."""

from typing import NamedTuple

from game.rules.skirmish import law
from game.rules.skirmish.actions.orders import DeclareCharge
from game.rules.skirmish.charge import characters
from game.rules.skirmish.charge.declare import FARTHEST, charge_arcs, charge_success_chance, may_charge
from game.rules.skirmish.charge.moves import charge_poses
from game.rules.skirmish.charge.reactions import is_terrified_by
from game.rules.skirmish.geometry.queries import ChargePath
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH, Milli, Pose
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.ordeals import Ordeal, leadership_ordeal, terrain_ordeals
from game.rules.skirmish.survey.preview import Preview, refused_preview, surroundings
from game.rules.skirmish.survey.slices import Slices, whole_answer
from game.rules.skirmish.unit.guests import guest_pose
from game.rules.skirmish.unit.profile import unit_shape
from game.rules.skirmish.unit.speed import can_fly, charge_speed


class ChargePreview(NamedTuple):
    """A charge that holds its dice: the move, and what decides whether it comes home."""

    move: Preview
    """The move of a charge that comes home; its `chance` is that of the dice, and of a face with a way."""
    arcs: tuple[str, ...] = ()
    """The face that is charged; two: a die says which (S-35)."""
    gap: Milli = 0
    needed: int = 0
    """Inches that the dice must show; 2 or less: sure."""
    contact: int = 0
    """Models of both units that touch at the end."""
    turned: Pose | None = None
    """The pose of the target if it turns instead of the charger (S-77)."""


def preview_charge(board: Board, order: DeclareCharge) -> ChargePreview:
    """What a charge would do now if it is held against and its dice suffice."""
    return whole_answer(look_at_charge(board, order))


def look_at_charge(board: Board, order: DeclareCharge) -> Slices[ChargePreview]:
    """`preview_charge` in pieces."""
    setting, state = board
    yield from _look_for_ways(board, order)
    refusal = law.check(setting, state, order)
    if refusal is not None:
        return ChargePreview(refused_preview(board, order, refusal))
    yield
    start = state.units[order.unit].pose
    if state.units[order.unit].host != NONE:
        host = state.units[state.units[order.unit].host]
        start = guest_pose(setting, host, state.units[order.unit])
        state = characters.state_after_stepping_out(setting, state, state.units[order.unit]) or state
        yield from _look_onto_faces(setting, state, state.units[order.unit], state.units[order.target])
    unit, target = state.units[order.unit], state.units[order.target]
    arcs = charge_arcs(setting, unit, target)
    ways = [_way_onto(setting, state, unit, target, arc) for arc in arcs]
    way = next(one for one in ways if one is not None)
    dice = charge_success_chance(setting, state, unit, target)
    gap, speed = setting.ground.gap(state, unit.id, target.id), charge_speed(setting, state, unit)
    yield
    move = _preview_move(Board(setting, state), unit, target, way, start)
    chance = dice * sum(one is not None for one in ways) / len(ways)
    move = move._replace(chance=chance, length=gap, left=(speed + FARTHEST) * INCH - gap)
    return ChargePreview(move, arcs, gap, -(-gap // INCH) - speed, way.contact, way.target_pose)


def _look_for_ways(board: Board, order: DeclareCharge) -> Slices[None]:
    """Look for the way of a likely charge before the law asks whether there is any: once is enough."""
    setting, state = board
    known = range(len(state.units))
    if order.unit not in known or order.target not in known:
        return
    unit, target = state.units[order.unit], state.units[order.target]
    stand = unit.stands and target.stands and may_charge(setting, state, unit) is None
    if stand and setting.ground.in_arc(state, unit.id, target.id):
        yield
        yield from _look_onto_faces(setting, state, unit, target)


def _look_onto_faces(setting: Setting, state: SkirmishState, unit: Unit, target: Unit) -> Slices[None]:
    """Look for the best way onto each face that may be charged."""
    reach = (charge_speed(setting, state, unit) + FARTHEST) * INCH
    for arc in charge_arcs(setting, unit, target):
        yield from setting.ground.look_for_way(state, unit.id, target.id, arc, reach, best=True)


def _way_onto(
    setting: Setting, state: SkirmishState, unit: Unit, target: Unit, arc: str
) -> ChargePath | None:
    """The way that is taken onto a face unless the player picks another; None: there is none."""
    reach = (charge_speed(setting, state, unit) + FARTHEST) * INCH
    return setting.ground.first_way(state, unit.id, target.id, arc, reach)


def _preview_move(board: Board, unit: Unit, target: Unit, way: ChargePath, start: Pose) -> Preview:
    """The move that brings a charger home, and who is tested on it."""
    setting, shape = board.setting, unit_shape(board.setting, unit)
    poses = charge_poses(setting, unit, way)
    tests = [
        *_fright(board, unit, target),
        *_terrain(board, unit, poses),
    ]
    there = board.trial()
    if way.target_pose is not None:
        there.units[target.id].pose = way.target_pose
    before = (start,) if start != unit.pose else ()
    touched, gaps = surroundings(setting, there, unit, way.end, shape)
    last = () if way.end == poses[-1] else (way.end,)
    return Preview(
        unit.id, None, (*before, *poses, *last), shape, None, touched, gaps, tuple(tests), manner="charge"
    )


def _fright(board: Board, unit: Unit, target: Unit) -> list[Ordeal]:
    """The test of terror that the target takes, its dice as they are now (S-60)."""
    setting, state = board
    frightened = is_terrified_by(setting, state, target, unit)
    return [leadership_ordeal(setting, state, target, "terror")] if frightened else []


def _terrain(board: Board, unit: Unit, poses: tuple[Pose, ...]) -> list[Ordeal]:
    """The tests of dangerous terrain; a flyer's where it starts and lands (S-38)."""
    setting, state = board
    parts = ((poses[0],) * 2, (poses[-1],) * 2) if can_fly(state, unit) else (poses,)
    return [
        one
        for part in parts
        for one in terrain_ordeals(setting, state, unit, part, "charge")
        if one.why != "panic"
    ]
