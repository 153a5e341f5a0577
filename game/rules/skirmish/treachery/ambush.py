"""A volley out of turn: a card lets a unit shoot at the named enemy (S-21)."""

from collections.abc import Sequence
from typing import Any

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.orders import Shoot
from game.rules.skirmish.flow.battle import Battle, PhaseRules, do_nothing
from game.rules.skirmish.flow.questions import AMBUSH_SHOT
from game.rules.skirmish.flow.steps import AMBUSH_ASK
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting.law import may_shoot
from game.rules.skirmish.shooting.volley import shoot_volley
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.treachery.effects import ambush_volleys


def ask(battle: Battle, unit: int) -> None:
    """Ask the owner at whom an ambushed unit shoots; the only volley needs no question (S-21)."""
    shooter = battle.unit(unit)
    if may_shoot(battle.setting, battle.state, shooter) is not None:
        return
    found = ambush_volleys(battle.setting, battle.state, shooter)
    if len(found) == 1:
        _shoot(battle, found[0])
    elif found:
        battle.ask(AMBUSH_SHOT, shooter.owner, unit=unit)


def _shoot(battle: Battle, order: Shoot) -> None:
    """As not moved; the points are its owner's (S-21)."""
    shoot_volley(battle, battle.unit(order.unit), battle.unit(order.target), order.weapon, moved=False)


def options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> Sequence[Any]:
    """Every volley of that unit."""
    return ambush_volleys(setting, state, state.units[question.unit])


def check(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """The law of an ambush: one of the volleys that are offered."""
    if not isinstance(action, Shoot):
        return Refusal("wrong-moment")
    return None if action in options(setting, state, question, action.player) else Refusal("ambush-whom")


def apply(battle: Battle, question: Question, action: Any) -> None:
    """Shoot the chosen volley."""
    battle.close()
    _shoot(battle, action)


RULES = PhaseRules(do_nothing, options, check, apply, {AMBUSH_ASK: ask})
