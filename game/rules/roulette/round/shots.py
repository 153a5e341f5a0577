"""Shots: called, aimed, fired, and their dead and saved (R-11 to R-14, R-17, R-18, R-26)."""

from game.core.rng import Chance
from game.core.rules import Event, Player
from game.core.steps import StepKind
from game.rules.roulette.actions import TakeAim
from game.rules.roulette.events import (
    SKY,
    CharacterDied,
    CharacterSaved,
    ChoiceSealed,
    Fired,
    LeftRound,
    ShotCalled,
)
from game.rules.roulette.questions import AIM, DYING, bits_of, question_for_seats
from game.rules.roulette.round import guns
from game.rules.roulette.round.steps import (
    ASK_AIMS,
    ASK_DOCTOR,
    BURY,
    CALL_SHOT,
    DEATH,
    FIRE,
    NEXT_SHOT,
    SHOT,
    StepRule,
)
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import CHOICE, RouletteState


def shooters_of(state: RouletteState, number: int) -> tuple[Player, ...]:
    """Players who shoot in shot `number`: by a bet that is high enough, or forced (R-11, R-14)."""
    return tuple(
        [
            player
            for player in state.taking_part()
            if ((state.dice[player] or 0) >= number or state.forced[player])
            and state.barrels[player]
            and not state.cancelled[player]
        ]
    )


def _call_shot(setting: Setting, state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Call the next shot, as long as anybody has one to take (R-11)."""
    number = state.shot + 1
    shooters = shooters_of(state, number)
    if shooters:
        state.shot, state.shooters = number, shooters
        out.append(ShotCalled(number, shooters))
        state.steps += SHOT
        return
    state.shooters = ()
    if any((die or 0) >= number and state.barrels[player] for player, die in enumerate(state.dice)):
        state.shot = number
        state.forced = [False] * setting.players
        state.cancelled = [False] * setting.players
        state.steps += NEXT_SHOT


def _ask_aims(setting: Setting, state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Ask those who were told to choose for their secret aims (R-26)."""
    if CHOICE not in state.aims:
        return
    choosing = [player for player in state.shooters if state.aims[player] == CHOICE]
    state.pending = question_for_seats(AIM, bits_of(choosing))


def take_aim(setting: Setting, state: RouletteState, action: TakeAim, rng: Chance, out: list[Event]) -> None:
    """Keep an aim hidden until all fire."""
    player = action.player
    state.sealed[player] = default_aim(state, player) if action.target is None else action.target
    out.append(ChoiceSealed(player, AIM, str(state.sealed[player])))
    state.mark_answered(player)


def default_aim(state: RouletteState, player: Player) -> Player:
    """The next player clockwise in the round, else the sky (R-26)."""
    players = len(state.teams)
    around = [(player + step) % players for step in range(1, players)]
    return next((other for other in around if state.in_round[other]), SKY)


def _fire_all(setting: Setting, state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Let all shooters turn their top card together (R-11 to R-13)."""
    hit: set[Player] = set()
    for player in state.shooters:
        bullet = state.barrels[player].pop(0)
        aim = state.aims[player]
        target = state.sealed[player] if aim == CHOICE else aim
        assert target is not None
        state.turned[player].append(bullet)
        state.fired[player] += 1
        out.append(Fired(player, target, bullet))
        if bullet and target >= 0 and state.in_round[target]:
            hit.add(target)
    state.forced = [False] * setting.players
    state.cancelled = [False] * setting.players
    state.aims = list(range(setting.players))
    state.sealed = [None] * setting.players
    if hit:
        state.dying = sorted(hit)
        state.steps += DEATH


def _ask_doctor(setting: Setting, state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Ask everybody who loses a teammate and holds cards, whichever they are (R-27, Médecin)."""
    teammates = [player for player in state.dying if state.teams[player] > 1 and state.hands[player]]
    state.pending = question_for_seats(DYING, bits_of(teammates))


def _bury_dead(setting: Setting, state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Bury the dead; their players are out of the round (R-12, R-17, R-18)."""
    draws = []
    for player in state.dying:
        if state.saved[player]:
            guns.put_away(state, player)
            out.append(CharacterSaved(player))
        else:
            state.teams[player] -= 1
            guns.reset_gun(setting, state, player)
            out.append(CharacterDied(player, state.teams[player]))
            if state.teams[player]:
                draws.append((player, 1))
        state.in_round[player] = False
        out.append(LeftRound(player))
    state.dying = []
    state.saved = [False] * setting.players
    guns.draw_cards(state, draws, rng, out)


STEPS: dict[StepKind[str], StepRule] = {
    CALL_SHOT: _call_shot,
    ASK_AIMS: _ask_aims,
    FIRE: _fire_all,
    ASK_DOCTOR: _ask_doctor,
    BURY: _bury_dead,
}
"""By step of this chapter: how it is carried out."""
