"""Declaring charges: who may charge whom, from which arc; who must (S-06, S-33, S-35, S-60, S-73).

For other chapters: `charge_refusal`, `charge_targets`, `charge_success_chance`; `charge_arcs` says from which
arcs of the target a charge may come.
"""

from typing import Any

import msgspec

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.orders import DeclareCharge
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.charge import characters
from game.rules.skirmish.consequences.leadership_tests import begin_leadership_test
from game.rules.skirmish.events.player import DiceRolled
from game.rules.skirmish.events.unit import ChargeDeclared, ChargeEnded
from game.rules.skirmish.flow.battle import Battle, PhaseRules, do_nothing
from game.rules.skirmish.flow.questions import COMPELLED_CHARGE, DECLARE_CHARGES
from game.rules.skirmish.flow.steps import (
    BRIBES_CHARGED,
    CHARGE_DECLARE,
    CHARGE_FRENZIED,
    REACTIONS_ASK,
    REACTIONS_TERROR,
    STEP_KINDS,
)
from game.rules.skirmish.geometry.faces import arcs_charged
from game.rules.skirmish.odds import single
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.records import NONE, Charge
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_engaged, is_machine
from game.rules.skirmish.unit.profile import rules_now, unit_standing
from game.rules.skirmish.unit.sides import is_enemy, is_friend, is_neutral, opposing_units
from game.rules.skirmish.unit.speed import charge_speed

CHARGE_RESTRAIN = STEP_KINDS.declare("charge:restrain")
CHARGE_UNRESTRAINED = STEP_KINDS.declare("charge:unrestrained")

FARTHEST = 12
"""The most that two dice give, in inches (S-33)."""
ARCS = ("front", "left", "right", "rear")
"""Nearer the front first."""


# who may charge whom


def may_charge(setting: Setting, state: SkirmishState, unit: Unit, *, again: bool = False) -> Refusal | None:
    """Why a friendly unit declares no charge; `again`: it redirects the one that it declared (S-34).

    A character in a unit may charge out of it (S-81).
    """
    if unit.host != NONE and unit.place == TABLE:
        return characters.character_charge_refusal(setting, state, unit)
    for wrong, code in (
        (not unit.stands, "unit-not-there"),
        (unit.fleeing, "unit-flees"),
        (is_machine(setting, unit), "machines-do-not-charge"),
        (unit.has(unit_flags.CHARGING) and not again, "charge-declared"),
        (unit.has(unit_flags.FORBIDDEN_CHARGE), "charge-forbidden"),
    ):
        if wrong:
            return Refusal(code, {"unit": unit.id})
    return Refusal("unit-engaged", {"unit": unit.id}) if is_engaged(setting, state, unit) else None


def charge_refusal(
    setting: Setting, state: SkirmishState, unit: Unit, target: Unit, *, again: bool = False
) -> Refusal | None:
    """Why a unit may not charge another: status, reach, front arc, sight, a clear way (S-06, S-33)."""
    mine = may_charge(setting, state, unit, again=again)
    if mine is not None:
        return mine
    if is_friend(state, target):
        return Refusal("charge-own", {"unit": target.id})
    if is_neutral(state, target):
        return Refusal("charge-neutral", {"unit": target.id, "player": target.owner})
    if not target.stands:
        return Refusal("target-not-there", {"unit": target.id})
    return out_of_reach(setting, state, unit, target)


def out_of_reach(setting: Setting, state: SkirmishState, unit: Unit, target: Unit) -> Refusal | None:
    """Why the ground forbids a charge (S-33, S-73); a character in a unit charges from before its front
    (S-81).
    """
    ground = setting.ground
    reach = (charge_speed(setting, state, unit) + FARTHEST) * INCH
    if unit.host != NONE:
        gap = ground.gap(state, unit.host, target.id) - characters.step_out_distance(setting, unit)
        there = characters.state_after_stepping_out(setting, state, unit) if gap <= reach else state
        if there is None:
            return Refusal("leave-no-way", {"unit": unit.host})
        if there is state:
            return Refusal("charge-too-far", {"gap": gap, "reach": reach})
        return out_of_reach(setting, there, there.units[unit.id], there.units[target.id])
    gap = ground.gap(state, unit.id, target.id)
    if gap > reach:
        return Refusal("charge-too-far", {"gap": gap, "reach": reach})
    if not ground.in_arc(state, unit.id, target.id):
        return Refusal("charge-not-ahead", {"unit": target.id})
    if ground.sight(state, unit.id, target.id).seen == 0:
        return Refusal("charge-unseen", {"unit": target.id})
    if not any(
        ground.has_way(state, unit.id, target.id, arc, reach) for arc in charge_arcs(setting, unit, target)
    ):
        return Refusal("charge-no-way", {"unit": target.id})
    return None


def charge_targets(setting: Setting, state: SkirmishState, unit: Unit, *, again: bool = False) -> list[int]:
    """Units of the enemy that it may charge from where it stands, by id (S-33)."""
    if may_charge(setting, state, unit, again=again) is not None:
        return []
    found = [one for one in opposing_units(state, unit) if is_enemy(state, one)]
    return [one.id for one in found if out_of_reach(setting, state, unit, one) is None]


def charge_success_chance(setting: Setting, state: SkirmishState, unit: Unit, target: Unit) -> float:
    """The chance that its dice bring it as far as the target (S-35)."""
    gap = setting.ground.gap(state, unit.id, target.id)
    return single.charge_roll_chance(
        charge_speed(setting, state, unit), gap, swift="swift" in rules_now(state, unit)
    )


def charge_arcs(setting: Setting, unit: Unit, target: Unit) -> tuple[str, ...]:
    """The arc of the target in which most front-rank models stand; without a majority two, see S-35."""
    return arcs_charged(unit_standing(setting, unit), unit_standing(setting, target))


# declaring


def _candidates(setting: Setting, state: SkirmishState) -> list[Unit]:
    """Friendly units that could declare a charge, by id."""
    return [
        one for one in state.standing() if is_friend(state, one) and may_charge(setting, state, one) is None
    ]


def _ask_declare(battle: Battle) -> None:
    """The active player declares charges while there is one to declare (S-31)."""
    setting, state = battle.setting, battle.state
    if any(
        charge_targets(setting, state, one)
        for one in (*_candidates(setting, state), *characters.characters_in_units(state))
    ):
        battle.ask(DECLARE_CHARGES, state.active)


def declare_charge(battle: Battle, unit: Unit, target: Unit, first: int = NONE) -> None:
    """A charge is declared: its arc is settled, the charged are frightened, then react (S-33, S-35)."""
    state = battle.state
    if unit.host != NONE:
        characters.step_out(battle, unit)
    doubt = charge_arcs(battle.setting, unit, target)
    arc = doubt[0]
    if len(doubt) > 1:
        die = battle.d6()
        battle.tell(DiceRolled(unit.owner, "arc", (die,), unit.id, 4))
        arc = doubt[die > 3]
    state.charges.append(Charge(unit.id, target.id, arc, first=first))
    unit.mark(unit_flags.CHARGING)
    unit.cause = target.id
    battle.tell(ChargeDeclared(unit.id, target.id, arc))
    battle.then(
        BRIBES_CHARGED(unit.owner, target.owner),
        REACTIONS_TERROR(unit.id, target.id),
        REACTIONS_ASK(unit.id, target.id),
    )


def charge_of(state: SkirmishState, unit: int) -> Charge | None:
    """The charge that a unit declared and that still holds."""
    return next((one for one in state.charges if one.unit == unit and not one.void), None)


def amend_charge(state: SkirmishState, charge: Charge, **changed: Any) -> Charge:
    """Put a changed charge in the place of the old one, and return it."""
    new = msgspec.structs.replace(charge, **changed)
    state.charges = [new if one is charge else one for one in state.charges]
    return new


def cancel_charge(battle: Battle, charge: Charge) -> None:
    """The charge comes to nothing."""
    amend_charge(battle.state, charge, void=True)
    battle.tell(ChargeEnded(charge.unit, charge.target, "void"))


# frenzy


def _frenzied(battle: Battle) -> None:
    """Frenzied units that could charge and were not told to: Leadership, or they must (S-60)."""
    setting, state = battle.setting, battle.state
    wild = [one for one in _candidates(setting, state) if "frenzy" in rules_now(state, one)]
    battle.then(*[CHARGE_RESTRAIN(one.id) for one in wild])


def _restrain(battle: Battle, id: int) -> None:
    """Let one frenzied unit that could still charge test Leadership (S-60)."""
    if charge_targets(battle.setting, battle.state, battle.unit(id)):
        begin_leadership_test(battle, battle.unit(id), "frenzy", CHARGE_UNRESTRAINED(id))


def _unrestrained(battle: Battle, id: int) -> None:
    """After a failed test the unit charges; its owner says whom, if there is a choice (S-60)."""
    test, unit = battle.state.test, battle.unit(id)
    reached = charge_targets(battle.setting, battle.state, unit)
    if test is None or test.passed or not reached:
        return
    if len(reached) == 1:
        declare_charge(battle, unit, battle.unit(reached[0]))
    else:
        battle.ask(COMPELLED_CHARGE, unit.owner, unit=id)


# questions


def options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> list[Any]:
    """Every legal charge of units, not those of characters out of them; and no more, but for the frenzied."""
    if question.kind == COMPELLED_CHARGE:
        unit = state.units[question.unit]
        return [DeclareCharge(player, unit.id, one) for one in charge_targets(setting, state, unit)]
    charges = [
        DeclareCharge(player, one.id, target)
        for one in _candidates(setting, state)
        for target in charge_targets(setting, state, one)
    ]
    return [*charges, Done(player)]


def check(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """A charge that S-33 allows, or no more of them."""
    if isinstance(action, Done) and question.kind == DECLARE_CHARGES:
        return None
    if not isinstance(action, DeclareCharge):
        return Refusal("wrong-moment")
    return _check_declared(setting, state, question, action)


def _check_declared(
    setting: Setting, state: SkirmishState, question: Question, action: DeclareCharge
) -> Refusal | None:
    """The law of a declared charge: one's own unit, a unit of the enemy, and all of S-33."""
    known = range(len(state.units))
    if action.unit not in known or action.target not in known:
        return Refusal("no-such-unit")
    unit = state.units[action.unit]
    if not is_friend(state, unit):
        return Refusal("not-your-unit", {"unit": unit.id})
    if question.kind == COMPELLED_CHARGE and unit.id != question.unit:
        return Refusal("must-charge", {"unit": question.unit})
    return charge_refusal(setting, state, unit, state.units[action.target])


def apply(battle: Battle, question: Question, action: Any) -> None:
    """The charge is declared; then the next."""
    battle.close()
    if isinstance(action, DeclareCharge):
        if question.kind == DECLARE_CHARGES:
            battle.then(CHARGE_DECLARE())
        declare_charge(battle, battle.unit(action.unit), battle.unit(action.target))


RULES = PhaseRules(
    do_nothing,
    options,
    check,
    apply,
    {
        CHARGE_DECLARE: _ask_declare,
        CHARGE_FRENZIED: _frenzied,
        CHARGE_RESTRAIN: _restrain,
        CHARGE_UNRESTRAINED: _unrestrained,
    },
)
