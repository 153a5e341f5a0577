"""One notation for a position, in TOML: for tests, the tutorial, bug reports and `--position`.

    asks = "defence"        # leave out: the active player attacks
    round = 1
    attacks = 14            # leave out while they fight: it follows from the dead
    active = 2
    father = 4
    assault = { army = "air-feu", target = 0, prey = "terre-feu" }
    dead = ["terre-air"]    # in order; the last one died last

    [flags]
    rounds_to_win = 1

    [[seat]]
    objectives = ["eau-nuit"]
    armies = ["terre-vie", "eau-feu", "terre-feu"]
    captured = ["terre-air"]

    [[scored]]              # the objectives shown so far, in order
    owner = 1
    freed = [{ player = 0, people = "terre-air" }]

A people is written as its tiles print it: `terre-eau`. Tiles that no place names are dead, or lie in the
middle: how many follows from the numbers. Who owes an answer, who calls, points, totals and what is shown
follow from the rest; what scripts made of a match is in `awards`, `shifts`, `glimpses` and `memory`. A
secret choice `""` frees nothing; a match that is over says `asks = ""`.
"""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from game.core.notation import Names, PositionProblem, one_of, position_from_toml, position_to_toml, told
from game.core.rules import SPECTATOR
from game.rules.hecatombe import verdict
from game.rules.hecatombe.actions import Attack
from game.rules.hecatombe.glimpses import Glimpse
from game.rules.hecatombe.position.soundness import fill_gaps, position_fault
from game.rules.hecatombe.questions import ATTACK, DEFENCE, KEEPERS, QUESTIONS
from game.rules.hecatombe.scored import Award, Scored
from game.rules.hecatombe.setting import Setting
from game.rules.hecatombe.state import HecatombeState
from game.scripting.hooks.memory import EMPTY, Memory

SeatNumber = Annotated[int, Meta(ge=0, le=6)]
Count = Annotated[int, Meta(ge=0, le=99)]


class SeatPosition(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One seat: its tiles, its secret choices of the open question, the rounds it has won."""

    hand: list[str] = []
    objectives: list[str] = []
    armies: list[str] = []
    captured: list[str] = []
    sealed: list[str] = []
    out: bool | None = None
    """Whether the player has left the fight; by default, while they fight: whether there is no army."""
    won: Count = 0


class AssaultPosition(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The active player's attack that waits for its defence."""

    army: str
    target: SeatNumber
    prey: str


class FreedPosition(msgspec.Struct, forbid_unknown_fields=True):
    """One tile that was freed for a point."""

    player: SeatNumber
    people: str


class ScoredPosition(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One objective that has been shown, and the tiles it freed."""

    owner: SeatNumber
    place: Count = 0
    freed: list[FreedPosition] = []
    totals: list[Count] = []
    """What it counted for each seat; left out where it follows from the tiles, which scripts may prevent."""


class AwardPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Points beside objectives, by a script of `mod`, for the reason `key` of its words."""

    player: SeatNumber
    points: Annotated[int, Meta(ge=-9, le=9)]
    mod: str
    key: str


class GlimpsePosition(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One objective that a script let a seat see before it is counted."""

    owner: SeatNumber
    place: Count = 0
    viewer: Annotated[int, Meta(ge=SPECTATOR, le=6)] = SPECTATOR
    """Who has seen it; left out: it lies open to everybody."""


class Position(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A whole position as the notation says it; what is left out is as at an attack."""

    seat: Annotated[list[SeatPosition], Meta(min_length=2, max_length=7)]
    asks: str | None = ATTACK
    round: Annotated[int, Meta(ge=1)] = 1
    attacks: Annotated[int, Meta(ge=0)] | None = None
    first: SeatNumber = 0
    active: SeatNumber | None = None
    father: SeatNumber | None = None
    assault: AssaultPosition | None = None
    named: str | None = None
    dead: list[str] | None = None
    middle: list[str] = []
    scored: list[ScoredPosition] = []
    flags: dict[str, int | bool | str] = {}
    awards: list[AwardPosition] = []
    """Points that scripts gave this round, in order."""
    shifts: dict[str, str] = {}
    """By symbol: the one as which it counts on objectives."""
    glimpses: list[GlimpsePosition] = []
    """The objectives that scripts let somebody see this round, in order."""
    memory: Memory = EMPTY
    """What scripts keep."""


def parse(text: str) -> Position:
    """The position that a text describes.

    Raises:
        PositionProblem: the TOML is broken, or a key is unknown, missing or of the wrong type.
    """
    position = position_from_toml(text, Position)
    position.asks = position.asks or None
    return position


def lay_out(position: Position, setting: Setting) -> HecatombeState:
    """The state that a position describes, its gaps filled; `setting` is that of its flags and seats.

    Raises:
        PositionProblem: it names an unknown people, seat or question, or nobody could play on.
    """
    if position.asks is not None:
        one_of("asks", position.asks, QUESTIONS)
    people = Names(setting.content.peoples, "people")
    state = HecatombeState(setting.players)
    state.first = position.first
    state.active = position.first if position.active is None else position.active
    state.round, state.father = position.round, position.father
    state.named = None if position.named is None else people.one(position.named)
    if position.assault is not None:
        army, prey = people.one(position.assault.army), people.one(position.assault.prey)
        state.assault = Attack(state.active, army, position.assault.target, prey)
    state.middle = people.all(position.middle)
    for player in range(setting.players):
        _lay_out_seat(position, setting, state, player, people)
    _lay_out_scripted(position, setting, state)
    _recount(position, setting, state, people)
    freed = [tile for scored in state.history for _, tile in scored.freed]
    state.dead = freed if position.dead is None else people.all(position.dead)
    fill_gaps(state, setting, position.asks, position.attacks)
    wrong = position_fault(state, setting)
    if wrong is not None:
        raise PositionProblem(wrong)
    return state


def _lay_out_seat(
    position: Position, setting: Setting, state: HecatombeState, player: int, people: Names
) -> None:
    """Lay out one seat: hand and armies in printed order as in play, and whether it still fights."""
    seat = position.seat[player]
    state.hands[player] = sorted(people.all(seat.hand), key=setting.order.__getitem__)
    state.objectives[player] = people.all(seat.objectives)
    state.shown[player] = [False] * len(seat.objectives)
    state.armies[player] = sorted(people.all(seat.armies), key=setting.order.__getitem__)
    state.captured[player] = people.all(seat.captured)
    state.sealed[player] = [people.one(tile) if tile else None for tile in seat.sealed]
    fighting = position.asks in (ATTACK, DEFENCE, KEEPERS)
    state.out[player] = fighting and not seat.armies if seat.out is None else seat.out
    state.rounds[player] = seat.won


def _lay_out_scripted(position: Position, setting: Setting, state: HecatombeState) -> None:
    """Lay out what scripts made of a match.

    Raises:
        PositionProblem: an award is for a seat that is not there, or a symbol is unknown.
    """
    symbols = Names(setting.content.symbols, "symbol")
    state.shifts = {symbols.one(symbol): symbols.one(to) for symbol, to in position.shifts.items()}
    state.memory = position.memory
    for award in position.awards:
        if award.player >= setting.players:
            raise PositionProblem(told("awards: there is no seat {player}.", player=award.player))
        state.points[award.player] += award.points
    state.glimpses = tuple([Glimpse(one.viewer, one.owner, one.place) for one in position.glimpses])
    state.awards = tuple([Award(one.player, one.points, one.mod, one.key) for one in position.awards])


def _recount(position: Position, setting: Setting, state: HecatombeState, people: Names) -> None:
    """Turn the scored objectives up and count them again, the last one first (H-20 to H-22).

    Raises:
        PositionProblem: an entry names an objective or a seat that is not there, or is there twice.
    """
    captured = [tiles[:] for tiles in state.captured]
    for entry in reversed(position.scored):
        freed = tuple([(free.player, people.one(free.people)) for free in entry.freed])
        for player, tile in freed:
            if player >= setting.players:
                raise PositionProblem(told("scored.freed: there is no seat {player}.", player=player))
            captured[player].append(tile)
        _turn_up(state, entry)
        state.history.insert(0, _recounted(setting, state, entry, captured, freed))
    for scored in state.history:
        for player in (*scored.winners, *(player for player, _ in scored.freed)):
            state.points[player] += 1


def _recounted(
    setting: Setting,
    state: HecatombeState,
    entry: ScoredPosition,
    captured: list[list[str]],
    freed: tuple[tuple[int, str], ...],
) -> Scored:
    """The score of an objective when these tiles were captured (H-20, H-21)."""
    aim = state.objectives[entry.owner][entry.place]
    if len(entry.totals) == setting.players:
        scored = verdict.score_of_totals(entry.owner, entry.place, aim, tuple(entry.totals))
    else:
        scored = verdict.objective_score(setting, captured, entry.owner, entry.place, aim, state.shifts)
    return msgspec.structs.replace(scored, freed=freed)


def _turn_up(state: HecatombeState, entry: ScoredPosition) -> None:
    """Turn the objective of an entry face up.

    Raises:
        PositionProblem: it is not there, or another entry has turned it up.
    """
    shown = state.shown[entry.owner] if entry.owner < len(state.shown) else []
    if entry.place >= len(shown):
        raise PositionProblem(
            told(
                "scored: seat {owner} has no objective at place {place}.",
                owner=entry.owner,
                place=entry.place,
            )
        )
    if shown[entry.place]:
        raise PositionProblem(
            told(
                "scored: the objective {place} of seat {owner} is there twice.",
                place=entry.place,
                owner=entry.owner,
            )
        )
    shown[entry.place] = True


def position_of(state: HecatombeState, flags: Mapping[str, Any]) -> Position:
    """The position of a state, every field filled."""
    assault = state.assault
    return Position(
        seat=[
            SeatPosition(
                hand=state.hands[player][:],
                objectives=state.objectives[player][:],
                armies=state.armies[player][:],
                captured=state.captured[player][:],
                sealed=[people or "" for people in state.sealed[player]],
                out=state.out[player],
                won=state.rounds[player],
            )
            for player in range(len(state.hands))
        ],
        asks=state.pending.kind if state.pending else None,
        round=state.round,
        attacks=state.attacks,
        first=state.first,
        active=state.active,
        father=state.father,
        assault=AssaultPosition(assault.army, assault.target, assault.prey) if assault else None,
        named=state.named,
        dead=state.dead[:],
        middle=state.middle[:],
        scored=[_scored_position(scored, moved=bool(state.shifts)) for scored in state.history],
        flags=dict(flags),
        awards=[AwardPosition(one.player, one.points, one.mod, one.key) for one in state.awards],
        shifts=dict(state.shifts),
        glimpses=[GlimpsePosition(one.owner, one.place, one.viewer) for one in state.glimpses],
        memory=state.memory,
    )


def _scored_position(scored: Scored, *, moved: bool) -> ScoredPosition:
    """A scored objective, as the notation says it; `moved`: symbols may have counted otherwise then."""
    freed = [FreedPosition(player, people) for player, people in scored.freed]
    return ScoredPosition(scored.owner, scored.place, freed, list(scored.totals) if moved else [])


def position_text(position: Position) -> str:
    """The notation of a position; TOML has no null, so a match that is over says `asks = ""`."""
    return position_to_toml(msgspec.structs.replace(position, asks=position.asks or ""))
