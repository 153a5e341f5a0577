"""The course of a battle: game turns, turn cards, naming, phases, tokens, the end (S-01 to S-03, S-23)."""

from collections.abc import Iterable, Sequence
from typing import Any

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.player import Name
from game.rules.skirmish.consequences import ongoing, victory_points
from game.rules.skirmish.events.player import (
    EnemyNamed,
    NameRefused,
    PhaseBegan,
    PhaseEnded,
    RoundBegan,
    TurnEnded,
    TurnFlipped,
    TurnSkipped,
)
from game.rules.skirmish.flow.battle import Battle, PhaseRules, card_window, do_nothing
from game.rules.skirmish.flow.questions import NAME_ENEMY
from game.rules.skirmish.flow.steps import (
    BRIBES_NAMED,
    BRIBES_OFFERS,
    BRIBES_PHASE_ENDED,
    BRIBES_TURN_ENDED,
    DISMISSAL_GO,
    SCENARIO_PHASE_ENDED,
    SCENARIO_ROUND_ENDED,
    SCENARIO_SCORE,
    STEP_KINDS,
    TREACHERY_DEAL,
    TRUCE_KEEP,
    TURNS_END_PHASE,
    TURNS_PLAY,
    TURNS_ROUND,
)
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import NOBODY, Step
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.turn.naming import (
    AFTER_NAMING,
    BEFORE_END,
    Phase,
    is_forced,
    lawful_names,
    legal_names,
    name_refusal,
)

TURNS_ASK_NAME = STEP_KINDS.declare("turns:ask-name")
TURNS_CHECK_END = STEP_KINDS.declare("turns:check-end")
TURNS_END_TURN = STEP_KINDS.declare("turns:end-turn")
TURNS_FINISH = STEP_KINDS.declare("turns:finish")
TURNS_FLIP = STEP_KINDS.declare("turns:flip")
TURNS_NAMED = STEP_KINDS.declare("turns:named")
TURNS_PHASE = STEP_KINDS.declare("turns:phase")
TURNS_RANK = STEP_KINDS.declare("turns:rank")
TURNS_TOKENS = STEP_KINDS.declare("turns:tokens")


def rounds_of(players: int, fewer: int, least: int = 1) -> int:
    """Game turns: 6 up to 4 sides, 5 up to 6, 4 up to 8; less so many, but so many at least (S-01).

    >>> [rounds_of(players, 0) for players in range(2, 9)]
    [6, 6, 6, 5, 5, 4, 4]
    >>> [rounds_of(players, 1, 4) for players in range(2, 9)]
    [5, 5, 5, 4, 4, 4, 4]
    """
    return max(least, 6 - (players > 4) - (players > 6) - fewer)


# game turns


def _begin_round(battle: Battle) -> None:
    """The turn cards are shuffled face down; everybody draws a treachery card (S-02, S-19)."""
    state = battle.state
    state.round += 1
    state.flips = list(range(state.players))
    battle.rng.shuffle(state.flips)
    battle.tell(RoundBegan(state.round, state.rounds))
    battle.then(TREACHERY_DEAL(1), TURNS_FLIP())


def _flip(battle: Battle) -> None:
    """Flip one turn card: that player plays a whole turn; none left: the next game turn (S-02, S-15)."""
    state = battle.state
    if not state.flips:
        battle.then(TURNS_ROUND())
        return
    player = state.flips.pop()
    if not state.lives(player):
        battle.tell(TurnSkipped(player))
        battle.then(TURNS_FLIP())
        return
    state.active = player
    for unit in state.units:
        unit.marks &= ~unit_flags.TURN
        unit.at_turn = unit.pose
    battle.tell(TurnFlipped(player, len(state.flips)))
    battle.then(*turn_steps())


def turn_steps() -> list[Step]:
    """The steps of a turn once its card lies face up."""
    return [card_window("turn-flipped"), BRIBES_OFFERS(), *phase_turns(list(Phase))]


def phase_turns(phases: Iterable[Phase]) -> list[Step]:
    """The steps of these phases, the end of the turn, and the next card."""
    still = [TURNS_PHASE(phase.value) for phase in phases]
    return [*still, TURNS_END_TURN(), TURNS_FLIP()]


def _end_turn(battle: Battle, early: int = 0) -> None:
    """The turn is over; promises that last until now are kept or broken (S-18)."""
    state = battle.state
    battle.tell(TurnEnded(state.active, bool(early)))
    ongoing.end_turn(battle)
    state.phase, state.named = "", NOBODY
    battle.then(BRIBES_TURN_ENDED(state.active))


# phases


def _begin_phase(battle: Battle, phase: str) -> None:
    """Offers, the naming, its cards, the chapter itself, its end, its tokens."""
    state = battle.state
    state.phase, state.named, state.barred = phase, NOBODY, ()
    state.played.clear()
    for unit in state.units:
        unit.marks &= ~unit_flags.PHASE
        unit.at_phase = unit.models
    battle.tell(PhaseBegan(state.active, phase))
    naming = (card_window("before-own-naming"), BRIBES_OFFERS(), TURNS_ASK_NAME())
    battle.then(*naming, *named_steps(Phase(phase)))


def named_steps(kind: Phase) -> list[Step]:
    """The steps of a phase once an enemy is named: cards, the truce, the chapter itself, cards, the end."""
    return [
        *([card_window(AFTER_NAMING[kind])] if kind in AFTER_NAMING else []),
        *([TRUCE_KEEP()] if kind is Phase.COMBAT else []),
        TURNS_PLAY(kind.value),
        *([card_window(BEFORE_END[kind])] if kind in BEFORE_END else []),
        TURNS_END_PHASE(),
    ]


def _end_phase(battle: Battle) -> None:
    """Changes that last until now end; tokens; then the end of the battle is checked (S-16, S-23)."""
    state = battle.state
    battle.tell(PhaseEnded(state.active, state.phase))
    ongoing.end_phase(battle)
    battle.then(
        DISMISSAL_GO(),
        SCENARIO_PHASE_ENDED(),
        BRIBES_PHASE_ENDED(),
        TURNS_TOKENS(),
        card_window("tokens-given"),
        TURNS_CHECK_END(),
    )


def _check_end(battle: Battle) -> None:
    """The end: after the last phase of the last turn, or when at most one player lives (S-15, S-23)."""
    state = battle.state
    last_phase = state.phase == list(Phase)[-1]
    dead = not state.lives(state.active)
    if len(state.living()) <= 1:
        battle.then(TURNS_FINISH())
        return
    if dead:
        _cut_turn(state)
        _end_turn(battle, early=1)
    if not (last_phase or dead) or any(state.lives(player) for player in state.flips):
        return
    battle.then(SCENARIO_ROUND_ENDED(), *([TURNS_FINISH()] if _is_last(state) else []))


def _is_last(state: SkirmishState) -> bool:
    """Whether this is the last game turn."""
    return state.round >= state.rounds


def _cut_turn(state: SkirmishState) -> None:
    """Forget the phases that were to come: a turn ends with its player's last model (S-15)."""
    while state.steps and state.steps[-1].name in (TURNS_PHASE.name, TURNS_END_TURN.name):
        state.steps.pop()


def _finish(battle: Battle) -> None:
    """The scenario is scored, then the ranking (S-24, S-23)."""
    battle.state.steps.clear()
    battle.then(SCENARIO_SCORE(), TURNS_RANK())


# naming


def _ask_name(battle: Battle) -> None:
    """Ask the active player for an enemy; a single legal name is taken without a question (S-01, S-03,
    S-09). Where scripts have struck down everybody else there is nobody left to name (S-23).
    """
    state = battle.state
    if len(state.living()) <= 1:
        battle.then(TURNS_FINISH())
        return
    if not state.lives(state.active):
        return
    if is_forced(battle.setting, state):
        _take_name(battle, legal_names(battle.setting, state)[0], forced=True)
    else:
        battle.ask(NAME_ENEMY, state.active)


def _take_name(battle: Battle, enemy: Player, *, forced: bool) -> None:
    """Make a player the enemy of the phase; then cards about the name itself may be played (S-21)."""
    state = battle.state
    state.named = enemy
    battle.tell(EnemyNamed(state.active, enemy, state.phase, forced))
    battle.then(card_window("naming"), TURNS_NAMED())


def name_again(battle: Battle) -> None:
    """The name is void (Bourse bien garnie): another must be named, if a legal name is left (S-21)."""
    state = battle.state
    void = state.named
    state.barred = (*state.barred, void)
    if legal_names(battle.setting, state) and void not in legal_names(battle.setting, state):
        state.named = NOBODY
        battle.tell(NameRefused(state.active, void))
        battle.then(TURNS_ASK_NAME())


def _named(battle: Battle) -> None:
    """The name holds: pacts about it are used up, promises are looked at (S-18, S-21)."""
    state = battle.state
    if state.named != NOBODY:
        legal = legal_names(battle.setting, state)
        state.pacts = [pact for pact in state.pacts if pact[0] != state.active]
        battle.then(BRIBES_NAMED(*tuple(legal)))


def _name_options(
    setting: Setting, state: SkirmishState, question: Question, player: Player
) -> Sequence[Any]:
    """One action for each legal name."""
    return [Name(player, enemy) for enemy in legal_names(setting, state)]


def _check_name(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """A living opponent; in close combat one in contact, if there is any; not who is barred (S-03, S-09)."""
    if not isinstance(action, Name):
        return Refusal("wrong-moment")
    if action.enemy not in range(state.players) or action.enemy == state.active:
        return Refusal("name-an-opponent")
    if not state.lives(action.enemy):
        return Refusal("name-the-living", {"player": action.enemy})
    if action.enemy in legal_names(setting, state):
        return None
    if action.enemy in lawful_names(setting, state):
        return Refusal("forbidden-by-mod")
    return Refusal(name_refusal(state), {"player": action.enemy})


def _apply_name(battle: Battle, question: Question, action: Any) -> None:
    """The enemy of this phase is named."""
    battle.close()
    _take_name(battle, action.enemy, forced=False)


RULES = PhaseRules(
    do_nothing,
    _name_options,
    _check_name,
    _apply_name,
    {
        TURNS_ROUND: _begin_round,
        TURNS_FLIP: _flip,
        TURNS_END_TURN: _end_turn,
        TURNS_PHASE: _begin_phase,
        TURNS_ASK_NAME: _ask_name,
        TURNS_NAMED: _named,
        TURNS_END_PHASE: _end_phase,
        TURNS_TOKENS: victory_points.pay_out,
        TURNS_CHECK_END: _check_end,
        TURNS_FINISH: _finish,
        TURNS_RANK: victory_points.end_battle,
    },
)
