"""Answers of Triomphe et Trahison that need no thought: the only lawful one, a name that cannot matter."""

from game.app.games.battle_questions import CLOSED
from game.core.rules import Action, Player
from game.rules.skirmish import SkirmishState, SkirmishView
from game.rules.skirmish.actions.player import Name
from game.rules.skirmish.flow.questions import NAME_ENEMY
from game.rules.skirmish.magic.law import remaining_spells, wizards_on_table
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.shooting.law import may_shoot
from game.rules.skirmish.survey.board import board_of
from game.rules.skirmish.treachery.promises import NAME, NOT_NAME, OPEN
from game.rules.skirmish.turn.naming import Phase, forced_names

NO_WIZARD, NO_SHOOTER, NO_CONTACT = "no-wizard", "no-shooter", "no-contact"
"""Why it does not matter whom one names."""


def single_answer(rules: Skirmish, view: SkirmishView) -> Action | None:
    """The answer of `view.me` to an open question, if the law knows no other; else None."""
    if view.asks not in CLOSED:
        return None
    state = board_of(rules.setting, view).state
    if view.me not in state.questions[-1].players:
        return None
    found = rules.legal_actions(state, view.me)
    answer: Action | None = found[0] if len(found) == 1 else None
    return answer


def idle_naming(rules: Skirmish, view: SkirmishView) -> tuple[Name, str] | None:
    """A name and why no name matters in this phase, where none does; else None (S-03).

    The name breaks no promise of `view.me`, if there is such a one; of several it is the next clockwise.
    """
    if view.asks != NAME_ENEMY or view.me != view.active:
        return None
    state = board_of(rules.setting, view).state
    why = _idle_reason(rules, state)
    names = [one.enemy for one in rules.legal_actions(state, view.me)]
    return (Name(view.me, _harmless_name(view, names)), why) if why and names else None


def _idle_reason(rules: Skirmish, state: SkirmishState) -> str:
    """Why nothing can be done in this phase, whoever is named; empty where something can.

    Magic: no wizard of any side could cast or dispel, and no spell remains to be ended (S-07, S-39).
    Shooting: none of the active player's units may shoot (S-44). Close combat: none touches anybody (S-09).
    """
    setting, me = rules.setting, state.active
    match state.phase:
        case Phase.MAGIC:
            wizards = any(wizards_on_table(state, player) for player in state.living())
            return "" if wizards or remaining_spells(state) else NO_WIZARD
        case Phase.SHOOTING:
            units = [unit for unit in state.standing() if unit.owner == me]
            return "" if any(may_shoot(setting, state, unit) is None for unit in units) else NO_SHOOTER
        case Phase.COMBAT:
            return "" if forced_names(setting, state) else NO_CONTACT
    return ""


def _harmless_name(view: SkirmishView, names: list[Player]) -> Player:
    """The name that keeps one's word best; of equals the next clockwise (S-18)."""
    mine = [one for one in view.promises if one.by == view.me and one.status == OPEN]
    spared = {one.to for one in mine if one.kind == NOT_NAME}
    wanted = {one.enemy for one in mine if one.kind == NAME and one.phase == view.phase}
    return min(names, key=lambda name: (name in spared, name not in wanted, (name - view.me) % view.players))
