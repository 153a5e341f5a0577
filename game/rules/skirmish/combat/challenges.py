"""Challenges: one a combat and round, at its start (S-58).

The active side may issue one first, then the other. A duellist is named by his unit: a character by his own
id, a champion by that of his unit.
"""

from typing import Any

import msgspec

from game.core.pending import Question
from game.core.rules import Action, Player, Refusal
from game.rules.skirmish.actions.orders import Accept, IssueChallenge
from game.rules.skirmish.actions.player import Choose, Done
from game.rules.skirmish.events.combat import ChallengeIssued
from game.rules.skirmish.flow.battle import Battle, PhaseRules, do_nothing
from game.rules.skirmish.flow.questions import ACCEPT_CHALLENGE, ISSUE_CHALLENGE, SHAME_CHARACTER
from game.rules.skirmish.flow.steps import DUELS_ISSUE
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import NONE, Combat, Side
from game.rules.skirmish.state.state import TABLE, SkirmishState
from game.rules.skirmish.unit.parts import RANK
from game.rules.skirmish.unit.profile import is_character

# who may


def challenge_candidates(setting: Setting, state: SkirmishState, side: Side) -> list[int]:
    """Characters and champions of a side in contact with a foe, by id: who may challenge or accept."""
    combat = state.combat
    if combat is None:
        return []
    names = {touch.who for touch in combat.touches if touch.part != RANK and touch.unit in side.units}
    return [id for id in sorted(names) if _is_fit(setting, state, id)]


def _is_fit(setting: Setting, state: SkirmishState, id: int) -> bool:
    """Whether a character is there, has not refused, and did not fight before in this phase."""
    unit = state.units[id]
    if unit.place != TABLE or unit.has(unit_flags.SHAMED | unit_flags.FOUGHT):
        return False
    return is_character(setting, unit) or unit.champion


def is_champion(setting: Setting, state: SkirmishState, id: int) -> bool:
    """Whether that name means the champion of a unit."""
    return not is_character(setting, state.units[id])


def _other(combat: Combat, side: Side) -> Side:
    """The side against a side of the combat."""
    return combat.sides[1] if side is combat.sides[0] else combat.sides[0]


# the course


def _issue(battle: Battle, turn: int = 0) -> None:
    """The active side may challenge, then the other; only where somebody can accept."""
    state, setting = battle.state, battle.setting
    if state.combat is None or state.combat.duel is not None or turn > 1:
        return
    side = state.combat.sides[turn]
    if challenge_candidates(setting, state, side) and challenge_candidates(
        setting, state, _other(state.combat, side)
    ):
        battle.ask(ISSUE_CHALLENGE, side.player, data=(turn,))
    else:
        battle.then(DUELS_ISSUE(turn + 1))


def _challenged(battle: Battle, turn: int, challenger: int) -> None:
    """Ask the challenged player who takes the challenge up."""
    combat = battle.state.combat
    assert combat is not None
    battle.ask(ACCEPT_CHALLENGE, combat.sides[1 - turn].player, unit=challenger, data=(turn,))


def _accepted(battle: Battle, turn: int, challenger: int, unit: int) -> None:
    """The two strike only each other in this round."""
    combat = battle.state.combat
    assert combat is not None
    pair = (challenger, unit) if turn == 0 else (unit, challenger)
    battle.state.combat = msgspec.structs.replace(combat, duel=pair)
    battle.tell(ChallengeIssued(challenger, unit))


def _refused(battle: Battle, turn: int, challenger: int) -> None:
    """The challenger picks the character who is shamed; there may be champions only: nobody is."""
    cowards = shameable_characters(battle.setting, battle.state, turn)
    if len(cowards) > 1:
        combat = battle.state.combat
        assert combat is not None
        battle.ask(SHAME_CHARACTER, combat.sides[turn].player, unit=challenger, data=(turn,))
    else:
        _shame(battle, challenger, cowards[0] if cowards else NONE)


def shameable_characters(setting: Setting, state: SkirmishState, turn: int) -> list[int]:
    """Characters who could have accepted."""
    if state.combat is None:
        return []
    names = challenge_candidates(setting, state, state.combat.sides[1 - turn])
    return [id for id in names if not is_champion(setting, state, id)]


def _shame(battle: Battle, challenger: int, coward: int) -> None:
    """Shame a character, who neither strikes nor lends Leadership until the phase ends."""
    if coward != NONE:
        battle.unit(coward).mark(unit_flags.SHAMED)
    battle.tell(ChallengeIssued(challenger, NONE, coward))


# answers


def options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> list[Any]:
    """One action for each character that may challenge or accept, and one for nobody."""
    turn, combat = int(question.data[0]), state.combat
    if combat is None:
        return []
    if question.kind == ISSUE_CHALLENGE:
        mine = challenge_candidates(setting, state, combat.sides[turn])
        offers = [IssueChallenge(player, id, is_champion(setting, state, id)) for id in mine]
        return [Done(player), *offers]
    if question.kind == ACCEPT_CHALLENGE:
        theirs = challenge_candidates(setting, state, combat.sides[1 - turn])
        takers = [Accept(player, id, is_champion(setting, state, id)) for id in theirs]
        return [*takers, Accept(player)]
    return [Choose(player, id) for id in shameable_characters(setting, state, turn)]


KINDS: dict[str, tuple[type[Action], ...]] = {
    ISSUE_CHALLENGE: (Done, IssueChallenge),
    ACCEPT_CHALLENGE: (Accept,),
    SHAME_CHARACTER: (Choose,),
}
WHY: dict[str, str] = {
    ISSUE_CHALLENGE: "challenge-by-whom",
    ACCEPT_CHALLENGE: "accept-by-whom",
    SHAME_CHARACTER: "shame-whom",
}


def check(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """Only a character or champion in contact, of that side, who has not refused (S-58)."""
    if not isinstance(action, KINDS[question.kind]):
        return Refusal("wrong-moment")
    legal = options(setting, state, question, action.player)
    return None if action in legal else Refusal(WHY[question.kind])


def apply(battle: Battle, question: Question, action: Any) -> None:
    """A challenge, its acceptance, its refusal, the shame."""
    battle.close()
    turn = int(question.data[0])
    match action:
        case Done():
            battle.then(DUELS_ISSUE(turn + 1))
        case IssueChallenge():
            _challenged(battle, turn, action.unit)
        case Accept(unit=unit) if unit != NONE:
            _accepted(battle, turn, question.unit, unit)
        case Accept():
            _refused(battle, turn, question.unit)
        case Choose():
            _shame(battle, question.unit, action.unit)


RULES = PhaseRules(do_nothing, options, check, apply, {DUELS_ISSUE: _issue})
