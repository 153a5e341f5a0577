"""Completion of a position: parts that it may leave out, because they follow from the rest."""

from collections.abc import Collection

from game.core.rules import Player
from game.rules.roulette import questions
from game.rules.roulette.position.written import Position
from game.rules.roulette.questions import (
    AFTER_COUNT,
    AFTER_SHOT,
    AIM,
    BEFORE_POCKETS,
    BEFORE_SHOT,
    DYING,
    POCKET,
    bits_of,
    question_for_seats,
)
from game.rules.roulette.round.accusations import may_accuse
from game.rules.roulette.round.shots import shooters_of
from game.rules.roulette.round.steps import COUNT_PHASE, REVEAL_BETS, ROUND
from game.rules.roulette.round.upcoming import after_deaths, phase_of, place_of, steps_after
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import CHOICE, RouletteState

EARLY_QUESTIONS = (BEFORE_POCKETS, POCKET)
"""Questions asked before barrels are spun."""
CALLED_QUESTIONS = (BEFORE_SHOT, AIM)
"""Questions asked between the call of a shot and its firing."""
SHOT_QUESTIONS = (*CALLED_QUESTIONS, AFTER_SHOT)
"""Questions of a shot; a death may be one of them, or the judge's."""


def fill_gaps(state: RouletteState, setting: Setting, position: Position) -> None:
    """Fill what a position leaves out: guns, the shot and its shooters, who is asked, what follows."""
    asks = position.asks
    early = asks in EARLY_QUESTIONS
    for player, seat in enumerate(position.seat):
        _lay_gun(state, setting, player, "" if early and seat.barrel is None else seat.barrel, seat.bullets)
        state.in_round[player] = state.teams[player] > 0 if early else state.pockets[player] is not None
    state.spare = setting.spare - sum(max(0, balls - setting.team.bullets) for balls in state.bullets)
    state.revealed = asks is None or place_of(asks, 0) > ROUND.index(REVEAL_BETS())
    state.shot = _shot_number(state, asks) if position.shot is None else position.shot
    if position.shooters is None:
        state.shooters = _current_shooters(state, asks)
    else:
        state.shooters = tuple(sorted(set(position.shooters)))
    for player, seat in enumerate(position.seat):
        gained = asks == AFTER_COUNT and _has_scored(state, setting, player)
        state.scored[player] = gained if seat.scored is None else seat.scored
    if asks is None:
        _end_match(state, setting)
    else:
        owing = who_is_asked(state, asks) if position.owing is None else position.owing
        state.pending = question_for_seats(asks, bits_of(set(owing)))
        state.phase = phase_of(asks, state.shot)
        state.steps = steps_after(asks, state.shot, state.slanderers)


def _lay_gun(
    state: RouletteState, setting: Setting, player: Player, barrel: str | None, bullets: int | None
) -> None:
    """Lay the barrel of a seat, as written or with the BALLE at the bottom, and count its BALLE."""
    pocket, turned = state.pockets[player], state.turned[player]
    if barrel is not None:
        state.barrels[player] = [card == "B" for card in barrel]
    elif pocket is not None:
        size = max(0, setting.team.cards - 1 - len(turned))
        wanted = setting.team.bullets if bullets is None else bullets
        balls = max(0, min(size, wanted - pocket - sum(turned)))
        state.barrels[player] = [False] * (size - balls) + [True] * balls
    laid = [*state.barrels[player], *turned]
    counted = sum(laid) + bool(pocket) if laid and pocket is not None else setting.team.bullets
    state.bullets[player] = counted if bullets is None else bullets


def _shot_number(state: RouletteState, asks: str | None) -> int:
    """The number of the shot, by the shots that were fired."""
    return max(state.fired) + (asks in CALLED_QUESTIONS)


def _current_shooters(state: RouletteState, asks: str | None) -> tuple[Player, ...]:
    """Players who shoot in the shot that is called, or fired in the one that is over (R-11)."""
    if asks in CALLED_QUESTIONS:
        return shooters_of(state, state.shot)
    if asks in (AFTER_SHOT, DYING) and state.shot:
        return tuple([player for player, fired in enumerate(state.fired) if fired == state.shot])
    return ()


def _has_scored(state: RouletteState, setting: Setting, player: Player) -> bool:
    """Whether a seat has gained points in the count (R-15)."""
    return state.in_round[player] and (state.dice[player] or 0) + setting.team.survivor > 0


def who_is_asked(state: RouletteState, asks: str) -> Collection[Player]:
    """Players to whom a question is put, less those who have made their secret choice."""
    players = range(len(state.teams))
    part = state.in_round
    match asks:
        case questions.POCKET:
            return [player for player in players if part[player] and state.pockets[player] is None]
        case questions.BET:
            return [player for player in players if part[player] and state.dice[player] is None]
        case questions.AIM:
            return [player for player in players_choosing_aim(state) if state.sealed[player] is None]
        case questions.ACCUSATION | questions.GATHER:
            return [player for player in players if may_accuse(state) >> player & 1]
        case questions.DYING:
            return [
                player
                for player in players_losing_teammate(state)
                if state.hands[player] and not state.saved[player]
            ]
    return [player for player in players if state.hands[player]]


def players_choosing_aim(state: RouletteState) -> list[Player]:
    """Shooters who were told to choose their aim (R-26)."""
    return [player for player in state.shooters if state.aims[player] == CHOICE]


def players_losing_teammate(state: RouletteState) -> list[Player]:
    """Players who lose a teammate, not their captain (R-27)."""
    return [player for player in state.dying if state.teams[player] > 1]


def _end_match(state: RouletteState, setting: Setting) -> None:
    """End a match that is over: by the last captain, or in a count (R-19)."""
    state.over = True
    living = state.living()
    state.phase, state.steps = COUNT_PHASE, []
    if len(living) < 2:
        state.phase = phase_of(DYING, state.shot)
        rest = ROUND[: place_of(DYING, state.shot) : -1]
        state.steps = [*rest, *after_deaths(state.shot, state.slanderers)]
        state.winners = tuple(living)
        return
    best = max(state.scores)
    leaders = [player for player, score in enumerate(state.scores) if score == best]
    enough = best >= setting.flags.points_to_win and len(leaders) == 1 and state.teams[leaders[0]] > 0
    state.winners = (leaders[0],) if enough else ()
