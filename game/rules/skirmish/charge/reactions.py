"""How the charged react: they hold, stand and shoot, or flee (S-33, S-60, S-73, S-82)."""

from typing import Any

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.orders import React
from game.rules.skirmish.charge.declare import amend_charge, cancel_charge, charge_of
from game.rules.skirmish.consequences import flee
from game.rules.skirmish.consequences.leadership_tests import begin_leadership_test
from game.rules.skirmish.events.unit import ChargeAnswered
from game.rules.skirmish.flow.battle import Battle, PhaseRules, do_nothing
from game.rules.skirmish.flow.questions import CHARGE_REACTION
from game.rules.skirmish.flow.steps import (
    REACTIONS_ASK,
    REACTIONS_TERROR,
    REDIRECTS_OFFER,
    SHOOTING_STAND,
    STEP_KINDS,
)
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.records import Charge
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_engaged, is_machine, unit_centre
from game.rules.skirmish.unit.profile import rules_now
from game.rules.skirmish.unit.speed import charge_speed

REACTIONS_SHOT_AT = STEP_KINDS.declare("reactions:shot-at")
REACTIONS_TERRIFIED = STEP_KINDS.declare("reactions:terrified")

HOLD, SHOOT, FLEE = "hold", "shoot", "flee"
REACTIONS = (HOLD, SHOOT, FLEE)


def _terror(battle: Battle, id: int, target_id: int) -> None:
    """Let a unit that terror charges test Leadership, or ask for its reaction (S-60)."""
    unit, target = battle.unit(id), battle.unit(target_id)
    if is_terrified_by(battle.setting, battle.state, target, unit):
        begin_leadership_test(battle, target, "terror", REACTIONS_TERRIFIED(id, target_id))


def is_terrified_by(setting: Setting, state: SkirmishState, target: Unit, charger: Unit) -> bool:
    """Whether a unit must test Leadership when that one charges it (S-60)."""
    bold = "immune" in rules_now(state, target) or _terrifies(state, target)
    return not bold and _terrifies(state, charger) and _can_flee(setting, state, target)


def _terrifies(state: SkirmishState, unit: Unit) -> bool:
    """Whether a unit, or a character in it, causes terror."""
    return any("terror" in rules_now(state, one) for one in (unit, *[state.units[id] for id in unit.guests]))


def _terrified(battle: Battle, id: int, target_id: int) -> None:
    """Make a unit that failed its terror test flee; then ask for no other reaction (S-60)."""
    charge = charge_of(battle.state, id)
    if charge and battle.state.test and not battle.state.test.passed:
        _react(battle, charge, FLEE)


def _can_flee(setting: Setting, state: SkirmishState, target: Unit) -> bool:
    """Whether it stands and may choose to flee: unengaged, no machine, not fleeing already."""
    return target.stands and not (
        target.fleeing or is_machine(setting, target) or is_engaged(setting, state, target)
    )


def _reaction(battle: Battle, id: int, target_id: int) -> None:
    """The charged unit reacts; its owner is asked if there is a choice (S-33)."""
    charge, target = charge_of(battle.state, id), battle.unit(target_id)
    if charge is None or charge.reaction or target.place != TABLE:
        return
    able = [one for one in REACTIONS if _react_refusal(battle.setting, battle.state, charge, one) is None]
    if len(able) == 1:
        _react(battle, charge, able[0])
    else:
        battle.ask(CHARGE_REACTION, target.owner, unit=target_id, target=id)


def _react_refusal(setting: Setting, state: SkirmishState, charge: Charge, reaction: str) -> Refusal | None:
    """Why a reaction is not possible (S-33, S-73, S-82)."""
    target = state.units[charge.target]
    if reaction not in REACTIONS:
        return Refusal("react-hold-shoot-flee")
    if target.fleeing:
        return None if reaction == FLEE else Refusal("react-flees-already", {"unit": target.id})
    if reaction == HOLD:
        return None
    if is_engaged(setting, state, target):
        return Refusal("react-engaged-holds", {"unit": target.id})
    if is_machine(setting, target):
        return Refusal("react-machine-holds", {"unit": target.id})
    return None if reaction == FLEE else _no_volley(setting, state, charge)


def _no_volley(setting: Setting, state: SkirmishState, charge: Charge) -> Refusal | None:
    """Why it cannot stand and shoot: no missiles, the charger too near or unseen, once a turn (S-33)."""
    charger, target = state.units[charge.unit], state.units[charge.target]
    gap = setting.ground.gap(state, charger.id, target.id)
    for wrong, code in (
        (not _missiles(setting, target), "react-no-missiles"),
        (target.has(unit_flags.REACTED), "react-shot-already"),
        (gap <= charge_speed(setting, state, charger) * INCH, "react-too-near"),
        (setting.ground.sight(state, target.id, charger.id).seen == 0, "react-unseen"),
    ):
        if wrong:
            return Refusal(code, {"unit": target.id})
    return None


def _missiles(setting: Setting, unit: Unit) -> str:
    """The first weapon that it shoots with; empty: none."""
    weapons = setting.content.weapons
    return next((one for one in unit.enlisted.weapons if weapons[one].range > 0), "")


def _react(battle: Battle, charge: Charge, reaction: str) -> None:
    """Carry out a reaction: hold, shoot, or flee at once, after which chargers may redirect (S-33, S-34)."""
    state = battle.state
    unit, target = battle.unit(charge.unit), battle.unit(charge.target)
    amend_charge(state, charge, reaction=reaction)
    battle.tell(ChargeAnswered(target.id, unit.id, reaction))
    if reaction == SHOOT:
        target.mark(unit_flags.REACTED)
        shot = (target.id, unit.id, _missiles(battle.setting, target))
        battle.then(SHOOTING_STAND(*shot), REACTIONS_SHOT_AT(unit.id))
    elif reaction == FLEE:
        battle.then(REDIRECTS_OFFER(target.id))
        flee.start_fleeing(battle, target, unit_centre(battle.setting, unit), "charge", unit.owner)
        flee.move_fleeing_unit(battle, target, flee.roll_flight(battle, target))


def _shot_at(battle: Battle, id: int) -> None:
    """A charger that fell or flees after the volley charges nobody (S-33)."""
    charge, unit = charge_of(battle.state, id), battle.unit(id)
    if charge is not None and (unit.fleeing or not unit.stands):
        cancel_charge(battle, charge)


# the question


def options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> list[Any]:
    """Every reaction that it is able to."""
    charge = charge_of(state, question.target)
    able = [one for one in REACTIONS if charge and not _react_refusal(setting, state, charge, one)]
    return [React(player, one) for one in able]


def check(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """A reaction that it is able to."""
    charge = charge_of(state, question.target)
    if not isinstance(action, React) or charge is None:
        return Refusal("wrong-moment")
    return _react_refusal(setting, state, charge, action.reaction)


def apply(battle: Battle, question: Question, action: Any) -> None:
    """Carry out the reaction that was chosen."""
    battle.close()
    charge = charge_of(battle.state, question.target)
    if charge is not None:
        _react(battle, charge, action.reaction)


RULES = PhaseRules(
    do_nothing,
    options,
    check,
    apply,
    {
        REACTIONS_TERROR: _terror,
        REACTIONS_TERRIFIED: _terrified,
        REACTIONS_ASK: _reaction,
        REACTIONS_SHOT_AT: _shot_at,
    },
)
