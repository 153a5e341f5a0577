"""Deployment: the roll-off, zones, units one by one, machines, characters, scouts, vanguard (S-12, S-25).

Who has nothing left is passed over. Each answer is followed by the step that asks the next one.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.core.steps import StepKind
from game.rules.skirmish.actions.player import Deploy, DeployForMe, Done, KeepBack, SetOrder, TakeZone
from game.rules.skirmish.deployment.auto_choose import own_choice, placing_options
from game.rules.skirmish.deployment.auto_place import set_down
from game.rules.skirmish.deployment.law import refuse_keeping, refuse_placing, refuse_scout, refuse_vanguard
from game.rules.skirmish.deployment.terrain import battlefield_terrain
from game.rules.skirmish.deployment.whose_turn import Due, scouts_due, turn_of, units_to_deploy, vanguards_due
from game.rules.skirmish.deployment.zones import free_zones
from game.rules.skirmish.events.player import OrderSet, UnitKeptBack, UnitPlaced, ZoneTaken
from game.rules.skirmish.events.unit import UnitMoved
from game.rules.skirmish.flow.battle import Battle, PhaseRules
from game.rules.skirmish.flow.questions import (
    DEPLOYMENT_ORDER,
    PLACE_SCOUT,
    PLACE_UNIT,
    TAKE_ZONE,
    VANGUARD_MOVE,
    QuestionKind,
)
from game.rules.skirmish.flow.roll_off import roll_off
from game.rules.skirmish.flow.steps import DEPLOYMENT_BEGIN, STEP_KINDS
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Step
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.unit.guests import standing_pose

DEPLOYMENT_PLACES = STEP_KINDS.declare("deployment:places")
DEPLOYMENT_SCOUTS = STEP_KINDS.declare("deployment:scouts")
DEPLOYMENT_VANGUARDS = STEP_KINDS.declare("deployment:vanguards")
DEPLOYMENT_ZONES = STEP_KINDS.declare("deployment:zones")


# what follows by itself


def begin(battle: Battle) -> None:
    """The terrain lies; all roll off, the highest sets the order for all (S-12, S-25, S-85)."""
    state = battle.state
    state.terrain = state.terrain or battlefield_terrain(battle.setting, battle.rng)
    state.opener = roll_off(battle, state.living(), "deployment")
    battle.ask(DEPLOYMENT_ORDER, state.opener)


def _next_zone(battle: Battle) -> None:
    """The next player in the order takes a zone; the last one takes what is left."""
    state = battle.state
    waiting = [player for player in state.order if state.zones[player] < 0]
    if len(waiting) == 1:
        _take_zone(battle, waiting[0], free_zones(state)[0])
    elif waiting:
        battle.ask(TAKE_ZONE, waiting[0])


def _take_zone(battle: Battle, player: Player, zone: int) -> None:
    """Give a zone to `player` and tell it."""
    state = battle.state
    state.zones = [zone if player == one else old for one, old in enumerate(state.zones)]
    battle.tell(ZoneTaken(player, zone))
    battle.then(DEPLOYMENT_ZONES())


def _next_place(battle: Battle, at: int) -> None:
    """Rounds in the order: one unit each, all machines as one placement, all characters as the last."""
    _ask_next(battle, PLACE_UNIT, at, units_to_deploy)


def _next_scouts(battle: Battle, at: int) -> None:
    """Ask for the next scout, one of each army in the order of deployment."""
    _ask_next(battle, PLACE_SCOUT, at, scouts_due)


def _next_vanguard(battle: Battle, at: int) -> None:
    """Ask for the next vanguard's move, one of each army in the order of deployment."""
    _ask_next(battle, VANGUARD_MOVE, at, vanguards_due)


def _ask_next(battle: Battle, kind: QuestionKind, at: int, waiting: Due) -> None:
    """Ask the next player, from place `at` of the order on, who has something due."""
    place = turn_of(battle.setting, battle.state, at, waiting)
    if place is not None:
        battle.ask(kind, battle.state.order[place], data=(place,))


FOLLOWS: dict[str, StepKind[Step]] = {
    PLACE_UNIT: DEPLOYMENT_PLACES,
    PLACE_SCOUT: DEPLOYMENT_SCOUTS,
    VANGUARD_MOVE: DEPLOYMENT_VANGUARDS,
}
"""The step that asks the next player."""


# options and law


def options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> Sequence[Any]:
    """Deploy for me, always; then a sample of what is legal."""
    return [DeployForMe(player), *OPTIONS[question.kind](setting, state, player)]


def _orders(setting: Setting, state: SkirmishState, player: Player) -> list[Any]:
    """The orders of deployment that go clockwise, one from each player."""
    seats = tuple(state.living())
    return [SetOrder(player, seats[at:] + seats[:at]) for at in range(len(seats))]


def _zones(setting: Setting, state: SkirmishState, player: Player) -> list[Any]:
    """The zones that nobody has taken."""
    return [TakeZone(player, zone) for zone in free_zones(state)]


def _vanguards(setting: Setting, state: SkirmishState, player: Player) -> list[Any]:
    """The moves offered to a vanguard; staying is one of them."""
    return [Done(player)]


def _nothing_else(setting: Setting, state: SkirmishState, player: Player) -> list[Any]:
    """Anywhere legal: too much to list."""
    return []


OPTIONS: dict[str, Callable[[Setting, SkirmishState, int], list[Any]]] = {
    DEPLOYMENT_ORDER: _orders,
    TAKE_ZONE: _zones,
    PLACE_UNIT: placing_options,
    PLACE_SCOUT: _nothing_else,
    VANGUARD_MOVE: _vanguards,
}


def _refuse_order(setting: Setting, state: SkirmishState, action: SetOrder) -> Refusal | None:
    """Why an order of deployment is illegal: it names everybody with models once."""
    return None if sorted(action.order) == state.living() else Refusal("deploy-order")


def _refuse_zone(setting: Setting, state: SkirmishState, action: TakeZone) -> Refusal | None:
    """A zone that nobody took."""
    return None if action.zone in free_zones(state) else Refusal("deploy-zone-taken")


def _anything(setting: Setting, state: SkirmishState, action: Any) -> Refusal | None:
    """No refusal: the answer is always legal."""
    return None


LAW: dict[str, dict[type, Callable[..., Refusal | None]]] = {
    DEPLOYMENT_ORDER: {SetOrder: _refuse_order},
    TAKE_ZONE: {TakeZone: _refuse_zone},
    PLACE_UNIT: {Deploy: refuse_placing, KeepBack: partial(refuse_keeping, waiting=units_to_deploy)},
    PLACE_SCOUT: {Deploy: refuse_scout, KeepBack: partial(refuse_keeping, waiting=scouts_due)},
    VANGUARD_MOVE: {Deploy: refuse_vanguard, Done: _anything},
}
"""By question: which orders answer it, and the law of each."""


def check(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """The law of each question of deployment; any of them may be left to the house."""
    if isinstance(action, DeployForMe):
        return None
    law = LAW[question.kind].get(type(action))
    return law(setting, state, action) if law else Refusal("wrong-moment")


# what is done


def apply(battle: Battle, question: Question, action: Any) -> None:
    """The order, a zone, a placement; then the next one is asked."""
    battle.close()
    player: Player = action.player
    if isinstance(action, DeployForMe):
        action = own_choice(battle.setting, battle.state, question, player)
    if question.kind in FOLLOWS:
        battle.then(FOLLOWS[question.kind]((int(question.data[0]) + 1) % len(battle.state.order)))
    for one in action if isinstance(action, tuple) else (action,):
        _carry_out(battle, question, one)


def _carry_out(battle: Battle, question: Question, action: Any) -> None:
    """Carry out one order of deployment."""
    match action:
        case SetOrder():
            _set_order(battle, action.order)
        case TakeZone():
            _take_zone(battle, action.player, action.zone)
        case Deploy():
            _deploy(battle, action, moved=question.kind == VANGUARD_MOVE)
        case KeepBack():
            battle.unit(action.unit).mark(unit_flags.KEPT_BACK)
            battle.tell(UnitKeptBack(action.unit))
        case Done():
            for unit in vanguards_due(battle.setting, battle.state, action.player):
                unit.mark(unit_flags.SCOUTED)


def _set_order(battle: Battle, order: tuple[Player, ...]) -> None:
    """In this order all choose zones, then place (S-25)."""
    battle.state.order = order
    battle.tell(OrderSet(order))
    battle.then(
        DEPLOYMENT_ZONES(),
        DEPLOYMENT_PLACES(0),
        DEPLOYMENT_SCOUTS(0),
        DEPLOYMENT_VANGUARDS(0),
    )


def _deploy(battle: Battle, action: Deploy, *, moved: bool) -> None:
    """Units stand where they were put; a vanguard has moved there."""
    for placed in action.placements:
        unit = battle.unit(placed.unit)
        before = unit.pose
        set_down(battle.setting, battle.state, placed)
        if moved:
            unit.mark(unit_flags.SCOUTED)
            battle.tell(UnitMoved(unit.id, "vanguard", (before, unit.pose), unit.files))
        else:
            pose = standing_pose(battle.setting, battle.state, unit)
            battle.tell(UnitPlaced(unit.id, *pose, unit.files, placed.host))


RULES = PhaseRules(
    begin,
    options,
    check,
    apply,
    {
        DEPLOYMENT_BEGIN: begin,
        DEPLOYMENT_ZONES: _next_zone,
        DEPLOYMENT_PLACES: _next_place,
        DEPLOYMENT_SCOUTS: _next_scouts,
        DEPLOYMENT_VANGUARDS: _next_vanguard,
    },
)
