"""Verdicts: objectives shown one by one, totals, liberation, rounds and the match (H-18 to H-24)."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from game.core.pending import Question
from game.core.rng import Chance
from game.core.rules import Event, Player
from game.rules.hecatombe.actions import Call, Liberate, Name, Yield
from game.rules.hecatombe.content import People, counted_symbols
from game.rules.hecatombe.deal import begin_round
from game.rules.hecatombe.events import (
    ChoiceSealed,
    MatchWon,
    ObjectiveCalled,
    ObjectiveRevealed,
    ObjectiveScored,
    PeopleNamed,
    RoundEnded,
    TileFreed,
)
from game.rules.hecatombe.questions import ANSWER, END_ROUND, LIBERATION, NEXT_REVEAL, NEXT_ROUND, REVEAL
from game.rules.hecatombe.scored import Scored
from game.rules.hecatombe.setting import Setting
from game.rules.hecatombe.state import HecatombeState


def go_on_from(state: HecatombeState, chooser: Player) -> None:
    """Let `chooser` go on with the revelations (H-18)."""
    state.chooser = chooser
    state.named = None
    state.pending = NEXT_REVEAL


def next_reveal(setting: Setting, state: HecatombeState, rng: Chance, out: list[Event]) -> None:
    """Ask the chooser for the next objective, or end the round (H-18, H-24)."""
    assert state.chooser is not None
    hidden = any(False in shown for shown in state.shown)
    state.pending = Question(REVEAL, (state.chooser,)) if hidden else END_ROUND


def call_objective(
    setting: Setting, state: HecatombeState, action: Call, rng: Chance, out: list[Event]
) -> None:
    """Show the objective at a place of a player (H-18)."""
    out.append(ObjectiveCalled(action.player, action.owner, action.place))
    _reveal_objective(setting, state, action.owner, action.place, out)


def name_people(setting: Setting, state: HecatombeState, action: Name, rng: Chance, out: list[Event]) -> None:
    """Show the named people if the other of two players hides it; else ask that player for one (H-19)."""
    owner = 1 - action.player
    hides = [
        place
        for place, people in enumerate(state.objectives[owner])
        if people == action.people and not state.shown[owner][place]
    ]
    out.append(PeopleNamed(action.player, action.people, owner, bool(hides)))
    if hides:
        _reveal_objective(setting, state, owner, hides[0], out)
    else:
        state.named = action.people
        state.pending = Question(ANSWER, (owner,))


def yield_objective(
    setting: Setting, state: HecatombeState, action: Yield, rng: Chance, out: list[Event]
) -> None:
    """Show the objective chosen after a wrong guess, with two players (H-19)."""
    _reveal_objective(setting, state, action.player, action.place, out)


def _reveal_objective(
    setting: Setting, state: HecatombeState, owner: Player, place: int, out: list[Event]
) -> None:
    """Turn an objective up and score it at once; its owner goes on (H-18, H-20 to H-22)."""
    people = state.objectives[owner][place]
    state.shown[owner][place] = True
    state.chooser = owner
    state.named = None
    out.append(ObjectiveRevealed(owner, place, people))
    scored = objective_score(setting, state.captured, owner, place, people, state.shifts)
    for player in scored.winners:
        state.points[player] += 1
    state.history.append(scored)
    out.append(ObjectiveScored(owner, people, scored.totals, scored.winners, scored.freers))
    asked = tuple([player for player in scored.freers if state.captured[player]])
    if asked:
        state.pending = Question(LIBERATION, asked)
    else:
        go_on_from(state, owner)


def objective_score(
    setting: Setting,
    captured: Sequence[Sequence[People]],
    owner: Player,
    place: int,
    people: People,
    shifts: Mapping[str, str],
) -> Scored:
    """The score of an objective: its symbols on every player's captured tiles (H-20 to H-22)."""
    symbols = counted_symbols(setting.content, people, shifts).__getitem__
    return score_of_totals(owner, place, people, tuple([sum(map(symbols, tiles)) for tiles in captured]))


def score_of_totals(owner: Player, place: int, people: People, totals: tuple[int, ...]) -> Scored:
    """The score of an objective with these totals by player: who gains a point, and who may free (H-21)."""
    best = max(totals)
    winners = tuple([player for player, total in enumerate(totals) if total == best])
    return Scored(
        owner, place, people, totals, winners, _may_free(totals, winners[0]) if len(winners) == 1 else ()
    )


def _may_free(totals: Sequence[int], winner: Player) -> tuple[Player, ...]:
    """Players who may free a tile: the winner, alone on top, and all with the second total (H-21)."""
    second = max(total for player, total in enumerate(totals) if player != winner)
    return tuple([player for player, total in enumerate(totals) if player == winner or total == second])


def seal_liberation(
    setting: Setting, state: HecatombeState, action: Liberate, rng: Chance, out: list[Event]
) -> None:
    """Keep a freed tile sealed until all have chosen (H-21)."""
    state.sealed[action.player].append(action.people)
    assert state.pending is not None
    state.pending = state.pending.without(action.player)
    out.append(ChoiceSealed(action.player, LIBERATION, action.people))


def free_sealed_tiles(setting: Setting, state: HecatombeState, rng: Chance, out: list[Event]) -> None:
    """Show the freed tiles, which count no more (H-21)."""
    scored = state.history[-1]
    freed = []
    for player in scored.freers:
        for people in state.sealed[player]:
            out.append(TileFreed(player, people))
            if people is not None:
                state.captured[player].remove(people)
                state.dead.append(people)
                state.points[player] += 1
                freed.append((player, people))
        state.sealed[player] = []
    state.history[-1] = replace(scored, freed=tuple(freed))
    go_on_from(state, scored.owner)


def end_round(setting: Setting, state: HecatombeState, rng: Chance, out: list[Event]) -> None:
    """Score the round for those with most points; enough rounds win the match (H-24)."""
    best = max(state.points)
    winners = tuple([player for player, points in enumerate(state.points) if points == best])
    for player in winners:
        state.rounds[player] += 1
    out.append(RoundEnded(state.round, tuple(state.points), winners, tuple(state.rounds)))
    need = setting.flags.rounds_to_win
    state.winners = tuple([player for player, won in enumerate(state.rounds) if won >= need])
    if state.winners:
        state.pending = None
        out.append(MatchWon(state.winners))
    else:
        state.pending = NEXT_ROUND


def next_round(setting: Setting, state: HecatombeState, rng: Chance, out: list[Event]) -> None:
    """Deal another round, which the next player clockwise begins (H-07)."""
    begin_round(setting, state, (state.first + 1) % setting.players, rng, out)
