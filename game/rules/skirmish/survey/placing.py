"""What is to be placed in deployment, and where the house would: from a view, for whoever places (S-25)."""

from game.core.rules import Player
from game.rules.skirmish.actions.player import Deploy, Placement
from game.rules.skirmish.deployment.auto_choose import best_vanguard
from game.rules.skirmish.deployment.auto_place import all_for, place_for, scout_for
from game.rules.skirmish.deployment.whose_turn import scouts_due, units_to_deploy, vanguards_due
from game.rules.skirmish.deployment.zones import Box, box_of, own_box
from game.rules.skirmish.flow.questions import PLACE_SCOUT, PLACE_UNIT, VANGUARD_MOVE
from game.rules.skirmish.state.state import Unit
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.unit.contact import is_machine
from game.rules.skirmish.unit.profile import is_character

PLACINGS = (PLACE_UNIT, PLACE_SCOUT, VANGUARD_MOVE)
"""The questions that are answered with placements."""


def groups_due(board: Board, kind: str, player: Player) -> tuple[tuple[int, ...], ...]:
    """The units that a player may place now, by id: each alone, or all machines, or all characters."""
    setting, state = board.setting, board.state
    if kind == PLACE_SCOUT:
        return tuple((one.id,) for one in scouts_due(setting, state, player))
    if kind == VANGUARD_MOVE:
        return tuple((one.id,) for one in vanguards_due(setting, state, player))
    waiting = units_to_deploy(setting, state, player)
    if waiting and is_character(setting, waiting[0]):
        return (tuple(one.id for one in waiting),)
    machines = tuple(one.id for one in waiting if is_machine(setting, one))
    alone = [(one.id,) for one in waiting if one.id not in machines]
    return (*alone, *([machines] if machines else []))


def suggested_places(board: Board, kind: str, player: Player, ids: tuple[int, ...]) -> tuple[Placement, ...]:
    """Where the house would place these; those without room stand in the middle of the zone."""
    setting, state = board.setting, board.state
    units = [board.unit(id) for id in ids]
    if kind == VANGUARD_MOVE:
        best = best_vanguard(setting, state, player)
        moved: dict[int, Placement] = {}
        if isinstance(best, Deploy):
            moved = {one.unit: one for one in best.placements}
        return tuple(moved.get(unit.id) or _as_it_stands(unit) for unit in units)
    if kind == PLACE_SCOUT:
        found = [scout_for(setting, state, unit) for unit in units]
    elif len(units) > 1:
        placed = {one.unit: one for one in all_for(setting, state, units)}
        found = [placed.get(unit.id) for unit in units]
    else:
        found = [place_for(setting, state, units[0])] if not is_character(setting, units[0]) else []
        found = found or [next(iter(all_for(setting, state, units)), None)]
    box = own_box(setting, state, player)
    return tuple(one or _in_the_middle(unit, box) for one, unit in zip(found, units, strict=True))


def _as_it_stands(unit: Unit) -> Placement:
    """A unit that stays where it is."""
    return Placement(unit.id, unit.x, unit.y, unit.heading, unit.files)


def _in_the_middle(unit: Unit, box: Box) -> Placement:
    """A unit for which the house found no room."""
    return Placement(unit.id, (box[0] + box[2]) // 2, (box[1] + box[3]) // 2, 0, max(1, min(5, unit.models)))


def zone_boxes(board: Board) -> tuple[Box, ...]:
    """Every zone of the table: left, lower, right, upper edge in milli (S-25)."""
    return tuple(box_of(board.setting, zone) for zone in range(board.state.players))
