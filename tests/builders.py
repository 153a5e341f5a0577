"""One line lays a match out by hand, one line plays it: the words of every rule test.

Names are short in tests: `duchesse` stands for `base:duchesse`.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from game.app.games import GAMES, Setup, all_sections, checked_flags
from game.core.match import Match
from game.core.rng import Rigged
from game.core.rules import Action, Event, Player
from game.mods.catalog import Catalog
from game.mods.flags import FlagDef, resolve_flags
from game.mods.load import load_mods
from game.rules.complots.actions import ComplotsAction, Pass
from game.rules.complots.content import Content, content, flags_from
from game.rules.complots.defs import ComplotsFlags
from game.rules.complots.position.notation import Position, SeatPosition, lay_out
from game.rules.complots.questions import BLOCK, CHALLENGE
from game.rules.complots.rules import Complots
from game.rules.complots.state import ComplotsState
from game.rules.complots.view import ComplotsView

ANN, BOB, CLO, DAN, EVE, FAY, GUS, HAL = range(8)
BASE = Path(__file__).parent.parent / "mods" / "base"
LONGEST = 20_000
"""No random match has more ticks."""
E = TypeVar("E", bound=Event)


@cache
def base_catalog() -> Catalog:
    """The content of the game itself; a problem in it fails the test."""
    loaded = load_mods([BASE], all_sections())
    assert not loaded.problems, "\n".join(map(str, loaded.problems))
    return loaded.catalog


@cache
def rules_of(game: str, players: int, first: Player | None = None, **changes: Any) -> Any:
    """The rules of any game of the house for so many players under the given flags."""
    values = checked_flags(base_catalog(), game, changes)
    return GAMES[game].rules(base_catalog(), players, values, Setup(first))


@cache
def house_rules(**changes: Any) -> ComplotsFlags:
    """The default flags with `changes`, which must be such as the lobby allows."""
    values, problems = resolve_flags(base_catalog().all(FlagDef, game="complots"), changes)
    assert not problems, "\n".join(map(str, problems))
    return flags_from(values)


@cache
def played_content(flags: ComplotsFlags) -> Content:
    """What a match with these flags is played with."""
    return content(base_catalog(), flags)


@cache
def some_rules(players: int = 3, first: Player | None = None, **changes: Any) -> Complots:
    """Complots for so many players under the given flags."""
    flags = house_rules(**changes)
    return Complots(played_content(flags), flags, players, first)


def full(name: str) -> str:
    """The id of a short name."""
    return name if ":" in name else f"base:{name}"


def hand(names: str | Iterable[str]) -> list[str]:
    """`hand("capitaine duchesse")`: a list of cards."""
    words = names.split() if isinstance(names, str) else names
    return [full(name) for name in words]


class Stacked(Rigged):
    """Dice that shuffle nothing: the cards told come on top, what was last put back goes to the bottom."""

    def __init__(self, draws: Iterable[str] = (), numbers: Iterable[int] = ()) -> None:
        super().__init__(numbers)
        self.draws = list(draws)

    def shuffle(self, items: list[Any]) -> None:
        """Lay the cards that were told on top, the first of them first."""
        rest = items[-1:] + items[:-1]
        top = []
        for card in self.draws:
            if card in rest:
                rest.remove(card)
                top.append(card)
        items[:] = rest + top[::-1]


class LaidOut(Match[ComplotsState, ComplotsAction, ComplotsView]):
    """A match that starts from a position; what tests ask about has a short name."""

    def __init__(self, rules: Complots, draws: Iterable[str]) -> None:
        super().__init__(rules, seed=0)
        self.rng = Stacked(draws)  # type: ignore[assignment]
        self.rng.shuffle(self.state.court)

    @property
    def coins(self) -> list[int]:
        """The purses."""
        return self.state.coins

    @property
    def hands(self) -> list[list[str]]:
        """The hidden cards."""
        return self.state.hands

    @property
    def lost(self) -> list[list[str]]:
        """The face-up cards."""
        return self.state.lost

    @property
    def asks(self) -> str | None:
        """The question on the table."""
        return self.state.stack[-1].kind if self.state.stack else None

    @property
    def owing(self) -> tuple[Player, ...]:
        """Who owes an answer to it."""
        return tuple(self.to_act())

    @property
    def active(self) -> Player:
        """Whose turn it is."""
        return self.state.active

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def a_court(
    hands: Mapping[Player, str] | None = None,
    *,
    players: int = 3,
    coins: Mapping[Player, int] | int = 2,
    lost: Mapping[Player, str] | None = None,
    draws: str = "",
    active: Player = ANN,
    sides: Iterable[int] | None = None,
    reserve: int = 0,
    treasury: int | None = None,
    rules: Complots | None = None,
    **flags: Any,
) -> LaidOut:
    """Lay out the start of a turn: named hands, two cards from the rest of the deck for the other seats.

    `lost` cards are face up and count against a seat's two cards. `draws` come from the Court first.
    """
    under = rules or some_rules(players, **flags)
    seats = [SeatPosition() for _ in range(under.players)]
    for player, seat in enumerate(seats):
        seat.coins = coins if isinstance(coins, int) else coins.get(player, 2)
        seat.lost = hand((lost or {}).get(player, ""))
        seat.hand = hand((hands or {}).get(player, ""))
    if sides is not None:
        for seat, side in zip(seats, sides, strict=True):
            seat.side = side
    position = Position(seat=seats, active=active, reserve=reserve, treasury=treasury)
    position.flags = msgspec.to_builtins(under.setting.flags)
    deal_the_rest(under, position, hands or {}, hand(draws))
    state = lay_out(position, under.setting.content)
    return LaidOut(
        Complots(under.setting.content, under.setting.flags, under.players, start=state), hand(draws)
    )


def deal_the_rest(
    rules: Complots, position: Position, named: Mapping[Player, str], draws: Iterable[str]
) -> None:
    """Fill the hands that nobody named from what neither hands nor draws need."""
    copies = 2 if rules.players == 2 else rules.setting.content.deck.copies_for(rules.players)
    rest = list(rules.setting.content.characters) * copies
    taken = [card for seat in position.seat for card in seat.hand + seat.lost] + list(draws)
    for card in taken:
        if card in rest:
            rest.remove(card)
    for player, seat in enumerate(position.seat):
        while player not in named and len(seat.hand) + len(seat.lost) < rules.setting.content.deck.hand:
            seat.hand.append(rest.pop(0))


def written(action: Any) -> Any:
    """The same action with full names."""
    changes: dict[str, Any] = {}
    for field in msgspec.structs.fields(action):
        value = getattr(action, field.name)
        if isinstance(value, str):
            changes[field.name] = full(value)
        elif isinstance(value, tuple):
            changes[field.name] = tuple(hand(value))
    return msgspec.structs.replace(action, **changes)


def play(court: LaidOut, *ticks: Action | tuple[Action, ...]) -> LaidOut:
    """Submit one action after the other (a tuple: in the same tick); none may be refused."""
    for tick in ticks:
        actions = [written(action) for action in (tick if isinstance(tick, tuple) else (tick,))]
        refusal = court.submit(*actions)
        assert refusal is None, f"{actions}: {refusal}"
    return court


def submitted(match: Match[Any, Any, Any], *actions: Any) -> None:
    """Submit a tick that must be legal, to a match that must end some day."""
    refusal = match.submit(*actions)
    assert refusal is None, f"{actions}: {refusal}"
    assert len(match.log) < LONGEST, "the match does not end"


def refused(court: LaidOut, action: Action) -> str | None:
    """The code of the refusal, or None when the action is legal; nothing is played."""
    refusal = court.rules.check(court.state, written(action))
    return None if refusal is None else refusal.code


def all_pass(court: LaidOut) -> LaidOut:
    """Everyone who is asked lets the open window pass; without a window nothing happens."""
    for player in court.owing if court.asks in (CHALLENGE, BLOCK) else ():
        play(court, Pass(player))
    return court


def let_go(court: LaidOut) -> LaidOut:
    """Everyone lets every window of this turn pass."""
    while court.asks in (CHALLENGE, BLOCK):
        all_pass(court)
    return court
