"""Deploy for me: what the house would do with whatever is due in deployment (S-25)."""

from typing import Any

from game.core.pending import Question
from game.core.rules import Player
from game.rules.skirmish.actions.player import Deploy, Done, KeepBack, Placement, SetOrder, TakeZone
from game.rules.skirmish.deployment.auto_place import (
    ROUND_HOUSE,
    all_for,
    lies_in_ambush,
    place_for,
    scout_for,
)
from game.rules.skirmish.deployment.law import refuse_vanguard
from game.rules.skirmish.deployment.whose_turn import scouts_due, units_to_deploy, vanguards_due
from game.rules.skirmish.deployment.zones import farthest_free_zone
from game.rules.skirmish.flow import questions
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH, advanced_pose
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_machine
from game.rules.skirmish.unit.profile import is_character

STRIDES = (ROUND_HOUSE, 9 * INCH, 6 * INCH, 3 * INCH)
"""How far the house tries to move a vanguard."""


def own_choice(setting: Setting, state: SkirmishState, question: Question, player: Player) -> tuple[Any, ...]:
    """A sensible answer to a question of deployment: one order or several."""
    match question.kind:
        case questions.DEPLOYMENT_ORDER:
            seats = state.living()
            at = seats.index(player)
            return (SetOrder(player, (*seats[at:], *seats[:at])),)
        case questions.TAKE_ZONE:
            return (TakeZone(player, farthest_free_zone(setting, state)),)
        case questions.PLACE_SCOUT:
            return (_best_scout(setting, state, player),)
        case questions.VANGUARD_MOVE:
            return (best_vanguard(setting, state, player),)
    return _best_placing(setting, state, player)


def placing_options(setting: Setting, state: SkirmishState, player: Player) -> list[Any]:
    """The placements that the house proposes to `player`; units for an ambush may be kept back."""
    waiting = units_to_deploy(setting, state, player)
    return [KeepBack(player, one.id) for one in waiting if lies_in_ambush(setting, state, one)]


def _best_placing(setting: Setting, state: SkirmishState, player: Player) -> tuple[Any, ...]:
    """The units and poses of the next placement: all characters, the largest regiment, or all machines."""
    waiting = units_to_deploy(setting, state, player)
    machines = [one for one in waiting if is_machine(setting, one)]
    if is_character(setting, waiting[0]):
        return _together(setting, state, player, waiting)
    regiments = [one for one in waiting if one not in machines]
    if not regiments:
        return _together(setting, state, player, machines)
    largest = max(regiments, key=lambda one: (one.enlisted.points, -one.id))
    placed = place_for(setting, state, largest)
    return (Deploy(player, (placed,)) if placed else KeepBack(player, largest.id),)


def _together(setting: Setting, state: SkirmishState, player: Player, units: list[Unit]) -> tuple[Any, ...]:
    """One placement of several units; those without room are kept back first."""
    placed = tuple(all_for(setting, state, units))
    standing = {one.unit for one in placed}
    back = tuple(KeepBack(player, one.id) for one in units if one.id not in standing)
    return (*back, Deploy(player, placed)) if placed else back


def _best_scout(setting: Setting, state: SkirmishState, player: Player) -> Any:
    """The first scouts as far forward as they may."""
    scout = scouts_due(setting, state, player)[0]
    placed = scout_for(setting, state, scout)
    return Deploy(player, (placed,)) if placed else KeepBack(player, scout.id)


def best_vanguard(setting: Setting, state: SkirmishState, player: Player) -> Any:
    """The first vanguard straight on as far as it may; none may: done."""
    for unit in vanguards_due(setting, state, player):
        for stride in STRIDES:
            moved = Deploy(player, (Placement(unit.id, *advanced_pose(unit.pose, stride), unit.files),))
            if refuse_vanguard(setting, state, moved) is None:
                return moved
    return Done(player)
