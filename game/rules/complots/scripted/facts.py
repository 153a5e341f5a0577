"""What scripts are told in Complots: what everybody may know, seats counted from 1."""

from typing import Any

import msgspec

from game.core.rules import Event, Player
from game.rules.complots.events import (
    ActionFailed,
    ActionResolved,
    Blocked,
    Challenged,
    CharacterLost,
    ClaimProved,
    CoinsMoved,
    Declared,
    LieExposed,
    MatchWon,
    PlayerEliminated,
    TurnBegan,
)
from game.rules.complots.setting import Setting
from game.rules.complots.state import ComplotsState
from game.rules.complots.windows import LIE
from game.scripting.hooks.chain import Hook
from game.scripting.hooks.wishes import Seat, seat_of


class MatchBegan(Event, frozen=True, tag=True):
    """Everything is dealt; nobody but scripts is told."""


class SeatFacts(msgspec.Struct, frozen=True):
    """One seat: its coins, how many cards it hides, and those that it lost. A seat that hides none is out."""

    coins: int
    hidden: int
    lost: tuple[str, ...]


class CommonFacts(msgspec.Struct, frozen=True):
    """What every hook tells: the turn and whose it is, all seats, the Treasury, the Court, characters."""

    turn: int
    active: Seat
    seats: tuple[SeatFacts, ...]
    treasury: int
    court: int
    characters: tuple[str, ...]


class MatchStart(msgspec.Struct, frozen=True):
    """Everything is dealt, and the first turn begins."""


class TurnStart(msgspec.Struct, frozen=True):
    """A turn begins; the first one is told by `match_start` alone."""

    player: Seat


class Declare(msgspec.Struct, frozen=True):
    """A player announces an action, perhaps on a target, perhaps claiming a character; its price is paid."""

    player: Seat
    action: str
    target: Seat | None
    claim: str | None
    cost: int


class Doubt(msgspec.Struct, frozen=True):
    """A player doubts that the claimant holds a character (`denial`: that the claimant does not hold it)."""

    player: Seat
    claimant: Seat
    character: str
    denial: bool


class Settled(msgspec.Struct, frozen=True):
    """A doubt is settled: `player` had claimed the character, `challenger` had doubted it."""

    player: Seat
    challenger: Seat
    character: str
    denial: bool


class Counter(msgspec.Struct, frozen=True):
    """A player blocks the action of the actor, claiming a character."""

    player: Seat
    character: str
    actor: Seat
    action: str


class Done(msgspec.Struct, frozen=True):
    """An action takes effect: of its effect nothing has happened yet."""

    player: Seat
    action: str
    target: Seat | None


class Failed(msgspec.Struct, frozen=True):
    """An action comes to nothing: it was `blocked`, a `lie`, `stopped` by a mod, or there is `no-target`."""

    player: Seat
    action: str
    reason: str


class Lost(msgspec.Struct, frozen=True):
    """A player has turned a character over and still hides `left`."""

    player: Seat
    card: str
    left: int


class Out(msgspec.Struct, frozen=True):
    """A player is out of the match."""

    player: Seat


class Paid(msgspec.Struct, frozen=True):
    """Coins have gone from one purse to another; without a seat it is the Treasury, or the reserve."""

    giver: Seat | None
    taker: Seat | None
    amount: int


class MatchEnd(msgspec.Struct, frozen=True):
    """A player alone still hides a character."""

    player: Seat


def common_facts(setting: Setting, state: ComplotsState) -> dict[str, Any]:
    """What every hook tells."""
    seats = [
        SeatFacts(coins, len(hand), tuple(lost))
        for coins, hand, lost in zip(state.coins, state.hands, state.lost, strict=True)
    ]
    characters = setting.content.characters
    told = CommonFacts(
        state.turn, seat_of(state.active), tuple(seats), state.treasury, len(state.court), characters
    )
    facts: dict[str, Any] = msgspec.to_builtins(told)
    return facts


def _seat(player: Player | None) -> Seat | None:
    """A seat as scripts count; None for nobody, and for purses of nobody."""
    return None if player is None or player < 0 else seat_of(player)


def _settled(event: ClaimProved | LieExposed) -> Settled:
    """The facts of a doubt that is settled."""
    return Settled(seat_of(event.player), seat_of(event.challenger), event.character, event.denial)


HOOKS: dict[type[Event], Hook] = {
    MatchBegan: Hook("match_start", MatchStart, lambda event: MatchStart()),
    TurnBegan: Hook("turn_start", TurnStart, lambda event: TurnStart(seat_of(event.player))),
    Declared: Hook(
        "declare",
        Declare,
        lambda event: Declare(
            seat_of(event.player), event.action, _seat(event.target), event.claim, event.cost
        ),
    ),
    Challenged: Hook(
        "challenge",
        Doubt,
        lambda event: Doubt(seat_of(event.player), seat_of(event.claimant), event.character, event.denial),
    ),
    ClaimProved: Hook("proof", Settled, _settled),
    LieExposed: Hook(LIE, Settled, _settled),
    Blocked: Hook(
        "block",
        Counter,
        lambda event: Counter(seat_of(event.player), event.character, seat_of(event.actor), event.action),
    ),
    ActionResolved: Hook(
        "resolve",
        Done,
        lambda event: Done(seat_of(event.player), event.action, _seat(event.target)),
    ),
    ActionFailed: Hook(
        "fail", Failed, lambda event: Failed(seat_of(event.player), event.action, event.reason)
    ),
    CharacterLost: Hook("lost", Lost, lambda event: Lost(seat_of(event.player), event.card, event.left)),
    PlayerEliminated: Hook("out", Out, lambda event: Out(seat_of(event.player))),
    CoinsMoved: Hook("coins", Paid, lambda event: Paid(_seat(event.giver), _seat(event.taker), event.amount)),
    MatchWon: Hook("match_end", MatchEnd, lambda event: MatchEnd(seat_of(event.player))),
}
"""The hooks of Complots by the event of which they tell; each of these events is public."""
