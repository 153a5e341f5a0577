"""What scripts are told in Hécatombe: what everybody may know, seats and places counted from 1."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from game.core.rules import SPECTATOR, UNKNOWN, Event, Player
from game.rules.hecatombe.events import (
    Attacked,
    AttackLetGo,
    Countered,
    FightingEnded,
    KeepersShown,
    LeftRound,
    MatchWon,
    ObjectiveCalled,
    ObjectiveOpened,
    ObjectiveRevealed,
    ObjectiveScored,
    ObjectiveSeen,
    PeopleNamed,
    PointsAwarded,
    Retreated,
    RoundBegan,
    RoundEnded,
    SymbolShifted,
    TileCaptured,
    TileDied,
    TileFreed,
    TilesSwapped,
)
from game.rules.hecatombe.setting import Setting
from game.rules.hecatombe.state import HecatombeState
from game.rules.hecatombe.view import objectives_seen
from game.scripting.hooks.chain import Hook
from game.scripting.hooks.wishes import Seat, seat_of


class MatchBegan(Event, frozen=True, tag=True):
    """The match begins; nobody but scripts is told."""


class TurnBegan(Event, frozen=True, tag=True):
    """`player` has to attack; nobody but scripts is told."""

    player: Player


class AllScored(Event, frozen=True, tag=True):
    """The last objective of the round is scored, and nobody has won it yet; nobody but scripts is told."""


class SeatFacts(msgspec.Struct, frozen=True):
    """One seat: its tiles, how many objectives it hides and those it has shown, points, rounds won.

    A seat that is `out` has left the fighting of this round; `faces` are its objectives in their places as
    everybody knows them, `?` for a back: one may lie open before it is called and `shown`; `seen` are, of
    each, the seats that a script let look at it.
    """

    armies: tuple[str, ...]
    captured: tuple[str, ...]
    hidden: int
    shown: tuple[str, ...]
    out: bool
    points: int
    rounds: int
    faces: tuple[str, ...]
    seen: tuple[tuple[Seat, ...], ...]


class CommonFacts(msgspec.Struct, frozen=True):
    """What every hook tells: round, attacks in it, whose turn it is or was, all seats, and the box.

    `goal`: captured tiles with which everybody ends; `peoples`: the two symbols of each people; `shifts`: by
    symbol the one as which scripts let it count on objectives; `to_win`: rounds that win the match.
    """

    round: int
    attacks: int
    first: Seat
    active: Seat
    seats: tuple[SeatFacts, ...]
    dead: tuple[str, ...]
    goal: int
    to_win: int
    symbols: tuple[str, ...]
    peoples: Mapping[str, tuple[str, str]]
    shifts: Mapping[str, str]


class MatchStart(msgspec.Struct, frozen=True):
    """The match begins: the hands of the first round are dealt."""


class RoundStart(msgspec.Struct, frozen=True):
    """A round begins, the first one included: everybody chooses objectives; `player` will attack first."""

    player: Seat


class TurnStart(msgspec.Struct, frozen=True):
    """A player has to attack; before the first attack of a round `attacks` is 0."""

    player: Seat


class AttackFacts(msgspec.Struct, frozen=True):
    """A player sends an army against the army `prey` of the target, who has not answered yet."""

    player: Seat
    army: str
    target: Seat
    prey: str
    number: int


class LetGoFacts(msgspec.Struct, frozen=True):
    """The attacked player has let the army go."""

    player: Seat


class CounterFacts(msgspec.Struct, frozen=True):
    """The attacked player has counter-attacked and sacrificed an army."""

    player: Seat
    army: str


class Capture(msgspec.Struct, frozen=True):
    """A player has captured a tile: of `owner`, who after a counter-attack is the same player."""

    player: Seat
    people: str
    owner: Seat


class Death(msgspec.Struct, frozen=True):
    """An army of a player has died in an attack."""

    player: Seat
    people: str


class Retreat(msgspec.Struct, frozen=True):
    """A player has retreated with the last army, which joins the captured tiles."""

    player: Seat
    people: str


class Out(msgspec.Struct, frozen=True):
    """A player has no army left and is out of the fighting, where nobody retreats."""

    player: Seat


class FightEnd(msgspec.Struct, frozen=True):
    """A player can attack nobody: is `alone`, or faces only the `father`, or only `twins`."""

    player: Seat
    reason: str


class KeepFacts(msgspec.Struct, frozen=True):
    """A player keeps some of the last armies as captured tiles; the others desert and die."""

    player: Seat
    kept: tuple[str, ...]
    deserted: tuple[str, ...]


class CallFacts(msgspec.Struct, frozen=True):
    """A player has called for the objective at a place of the owner."""

    player: Seat
    owner: Seat
    place: int


class Guess(msgspec.Struct, frozen=True):
    """One of two players has named a people; `found`: the owner had to show it."""

    player: Seat
    owner: Seat
    people: str
    found: bool


class Reveal(msgspec.Struct, frozen=True):
    """An objective has been turned up, and what it counts stands already; `score` tells that next."""

    owner: Seat
    place: int
    people: str


class ScoreFacts(msgspec.Struct, frozen=True):
    """What an objective counts for each seat; `winners` gained a point, `freers` may free a tile."""

    owner: Seat
    people: str
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    freers: tuple[Seat, ...]


class Free(msgspec.Struct, frozen=True):
    """A player has freed a captured tile for a point, or, without `people`, none."""

    player: Seat
    people: str | None


class AwardFacts(msgspec.Struct, frozen=True):
    """A script gave a player points beside objectives, or took some; `why`: the words of `mod`."""

    player: Seat
    points: int
    mod: str
    why: str


class SwapFacts(msgspec.Struct, frozen=True):
    """A script had a player give the captured tile `people` to the target, for the captured tile `other`."""

    player: Seat
    people: str
    target: Seat
    other: str


class ShiftFacts(msgspec.Struct, frozen=True):
    """A script lets a symbol count as the symbol `to` on objectives from now on."""

    symbol: str
    to: str


class LookFacts(msgspec.Struct, frozen=True):
    """A script let a player look at the objective at a place of the owner; what it is, is not told."""

    player: Seat
    owner: Seat
    place: int


class ShowFacts(msgspec.Struct, frozen=True):
    """A script laid an objective open to everybody; it is not counted yet."""

    owner: Seat
    place: int
    people: str


class Reckoning(msgspec.Struct, frozen=True):
    """The last objective is scored: the last chance for points that decide the round."""


class RoundEnd(msgspec.Struct, frozen=True):
    """A round is over: `winners` had the most points."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]


class MatchEnd(msgspec.Struct, frozen=True):
    """`winners` have won enough rounds."""

    winners: tuple[Seat, ...]


def common_facts(setting: Setting, state: HecatombeState) -> dict[str, Any]:
    """What every hook tells."""
    told = CommonFacts(
        state.round,
        state.attacks,
        seat_of(state.first),
        seat_of(state.active),
        tuple([_seat_facts(setting, state, player) for player in range(setting.players)]),
        tuple(state.dead),
        setting.goal,
        setting.flags.rounds_to_win,
        setting.content.symbols,
        setting.content.pairs,
        state.shifts,
    )
    facts: dict[str, Any] = msgspec.to_builtins(told)
    return facts


def _seat_facts(setting: Setting, state: HecatombeState, player: Player) -> SeatFacts:
    """What everybody may know of a seat."""
    shown, faces = state.shown[player], objectives_seen(setting, state, player, SPECTATOR)
    return SeatFacts(
        tuple(state.armies[player]),
        tuple(state.captured[player]),
        faces.count(UNKNOWN),
        tuple([tile for tile, seen in zip(state.objectives[player], shown, strict=True) if seen]),
        state.out[player],
        state.points[player],
        state.rounds[player],
        faces,
        tuple([_lookers(state, player, place) for place in range(len(faces))]),
    )


def _lookers(state: HecatombeState, owner: Player, place: int) -> tuple[Seat, ...]:
    """The seats that a script let look at an objective alone."""
    looked = [one for one in state.glimpses if (one.owner, one.place) == (owner, place)]
    return _seats([one.viewer for one in looked if one.viewer != SPECTATOR])


def _seats(players: Sequence[Player]) -> tuple[Seat, ...]:
    """Seats as scripts count."""
    return tuple([seat_of(player) for player in players])


HOOKS: dict[type[Event], Hook] = {
    MatchBegan: Hook("match_start", MatchStart, lambda event: MatchStart()),
    RoundBegan: Hook("round_start", RoundStart, lambda event: RoundStart(seat_of(event.first))),
    TurnBegan: Hook("turn_start", TurnStart, lambda event: TurnStart(seat_of(event.player))),
    Attacked: Hook(
        "attack",
        AttackFacts,
        lambda event: AttackFacts(
            seat_of(event.player), event.army, seat_of(event.target), event.prey, event.number
        ),
    ),
    AttackLetGo: Hook("let_go", LetGoFacts, lambda event: LetGoFacts(seat_of(event.player))),
    Countered: Hook("counter", CounterFacts, lambda event: CounterFacts(seat_of(event.player), event.army)),
    TileCaptured: Hook(
        "capture",
        Capture,
        lambda event: Capture(seat_of(event.player), event.people, seat_of(event.owner)),
    ),
    TileDied: Hook("death", Death, lambda event: Death(seat_of(event.player), event.people)),
    Retreated: Hook("retreat", Retreat, lambda event: Retreat(seat_of(event.player), event.people)),
    LeftRound: Hook("out", Out, lambda event: Out(seat_of(event.player))),
    FightingEnded: Hook("fight_end", FightEnd, lambda event: FightEnd(seat_of(event.player), event.reason)),
    KeepersShown: Hook(
        "keep", KeepFacts, lambda event: KeepFacts(seat_of(event.player), event.kept, event.deserted)
    ),
    ObjectiveCalled: Hook(
        "call",
        CallFacts,
        lambda event: CallFacts(seat_of(event.player), seat_of(event.owner), event.place + 1),
    ),
    PeopleNamed: Hook(
        "name",
        Guess,
        lambda event: Guess(seat_of(event.player), seat_of(event.owner), event.people, event.found),
    ),
    ObjectiveRevealed: Hook(
        "reveal", Reveal, lambda event: Reveal(seat_of(event.owner), event.place + 1, event.people)
    ),
    ObjectiveScored: Hook(
        "score",
        ScoreFacts,
        lambda event: ScoreFacts(
            seat_of(event.owner), event.people, event.totals, _seats(event.winners), _seats(event.freers)
        ),
    ),
    TileFreed: Hook("free", Free, lambda event: Free(seat_of(event.player), event.people)),
    PointsAwarded: Hook(
        "award",
        AwardFacts,
        lambda event: AwardFacts(seat_of(event.player), event.points, event.mod, event.key),
    ),
    TilesSwapped: Hook(
        "swap",
        SwapFacts,
        lambda event: SwapFacts(seat_of(event.player), event.people, seat_of(event.target), event.other),
    ),
    SymbolShifted: Hook("shift", ShiftFacts, lambda event: ShiftFacts(event.symbol, event.to)),
    ObjectiveSeen: Hook(
        "look",
        LookFacts,
        lambda event: LookFacts(seat_of(event.player), seat_of(event.owner), event.place + 1),
    ),
    ObjectiveOpened: Hook(
        "show", ShowFacts, lambda event: ShowFacts(seat_of(event.owner), event.place + 1, event.people)
    ),
    AllScored: Hook("reckoning", Reckoning, lambda event: Reckoning()),
    RoundEnded: Hook("round_end", RoundEnd, lambda event: RoundEnd(event.points, _seats(event.winners))),
    MatchWon: Hook("match_end", MatchEnd, lambda event: MatchEnd(_seats(event.winners))),
}
"""The hooks of Hécatombe by the event of which they tell; what is told of each is public."""
