"""Shots: called, aimed, fired; who dies, who is saved (R-11 to R-14, R-17, R-18, R-26)."""

from typing import TYPE_CHECKING

from game.core.rng import Chance
from game.core.rules import Event, Player
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
from game.rules.roulette.round import guns
from game.rules.roulette.round.course import Step, mark_answered
from game.rules.roulette.round.questions import bits_of, question_for_seats
from game.rules.roulette.state import CHOICE, RouletteState

if TYPE_CHECKING:
    from game.rules.roulette.rules import Roulette


def shooters_of(state: RouletteState, number: int) -> tuple[Player, ...]:
    """Who shoots in shot `number`: his bet is high enough, or he is forced (R-11, R-14)."""
    return tuple(
        [
            player
            for player in state.taking_part()
            if ((state.dice[player] or 0) >= number or state.forced[player])
            and state.barrels[player]
            and not state.cancelled[player]
        ]
    )


SHOT = ("shots", "window:after-shot", "fire", "aims", "window:before-shot")
"""The steps of a shot, the next one last."""
DEATH = ("last-captain", "bury", "doctor")
"""The steps when a bullet has hit, the next one last."""


def _shots(rules: "Roulette", state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
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
        state.forced = [False] * rules.players
        state.cancelled = [False] * rules.players
        state.steps.append("shots")


def _aims(rules: "Roulette", state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Those who were told to choose do so, secretly (R-26)."""
    if CHOICE not in state.aims:
        return
    choosing = [player for player in state.shooters if state.aims[player] == CHOICE]
    state.pending = question_for_seats("aim", bits_of(choosing))


def take_aim(rules: "Roulette", state: RouletteState, action: TakeAim, rng: Chance, out: list[Event]) -> None:
    """Keep the aim hidden until all fire."""
    player = action.player
    state.sealed[player] = default_aim(state, player) if action.target is None else action.target
    out.append(ChoiceSealed(player, "aim", str(state.sealed[player])))
    mark_answered(state, player)


def default_aim(state: RouletteState, player: Player) -> Player:
    """The next player clockwise in the round, else the sky (R-26)."""
    players = len(state.teams)
    around = [(player + step) % players for step in range(1, players)]
    return next((other for other in around if state.in_round[other]), SKY)


def _fire(rules: "Roulette", state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """All shooters turn their top card together (R-11 to R-13)."""
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
    state.forced = [False] * rules.players
    state.cancelled = [False] * rules.players
    state.aims = list(range(rules.players))
    state.sealed = [None] * rules.players
    if hit:
        state.dying = sorted(hit)
        state.steps += DEATH


def _doctor(rules: "Roulette", state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Everybody who loses a teammate and holds cards is asked, whatever he holds (R-27, Médecin)."""
    teammates = [player for player in state.dying if state.teams[player] > 1 and state.hands[player]]
    state.pending = question_for_seats("dying", bits_of(teammates))


def _bury(rules: "Roulette", state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """The dead leave, their players are out of the round (R-12, R-17, R-18)."""
    draws = []
    for player in state.dying:
        if state.saved[player]:
            guns.put_away(state, player)
            out.append(CharacterSaved(player))
        else:
            state.teams[player] -= 1
            guns.reset_gun(rules, state, player)
            out.append(CharacterDied(player, state.teams[player]))
            if state.teams[player]:
                draws.append((player, 1))
        state.in_round[player] = False
        out.append(LeftRound(player))
    state.dying = []
    state.saved = [False] * rules.players
    guns.draw_cards(state, draws, rng, out)


STEPS: dict[str, Step] = {"shots": _shots, "aims": _aims, "fire": _fire, "doctor": _doctor, "bury": _bury}
"""What happens by itself, by name."""
