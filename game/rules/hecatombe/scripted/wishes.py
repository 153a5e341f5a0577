"""What scripts may wish for in Hécatombe, and how it is granted: by the laws of the game.

Nothing comes of a wish once the round is over, nor of one for a tile that does not lie there any more; a seat
of no table, and a name of no people or symbol, are mistakes. No wish changes how many tiles a player has:
all end with the same number (H-17).
"""

from typing import Annotated, TypeAlias

import msgspec

from game.core.rng import Chance
from game.core.rules import SPECTATOR, UNKNOWN, Event
from game.rules.hecatombe.events import (
    ObjectiveOpened,
    ObjectiveSeen,
    PointsAwarded,
    SymbolShifted,
    TilesSwapped,
)
from game.rules.hecatombe.glimpses import Glimpse
from game.rules.hecatombe.questions import NEXT_ROUND
from game.rules.hecatombe.scored import Award
from game.rules.hecatombe.scripted.facts import HOOKS, common_facts
from game.rules.hecatombe.setting import Setting
from game.rules.hecatombe.state import HecatombeState
from game.rules.hecatombe.view import objectives_seen
from game.scripting.hooks.chain import Granting, HookTable
from game.scripting.hooks.wishes import Name, Remember, Say, Seat, Wish, player_of

Points: TypeAlias = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Word: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Place: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=3)]
"""Which objective of its owner, counted from 1."""


class Score(Wish, frozen=True, kw_only=True, tag="score"):
    """A player gains points in this round, beside objectives, or pays as many as the player has.

    They are written down with `why`: a message of the mod's words, as `say` has them.
    """

    player: Seat
    points: Points
    why: Name


class Swap(Wish, frozen=True, kw_only=True, tag="swap"):
    """A player gives the captured tile `people` to the target for the captured tile `other`.

    Only until the first objective is shown: what is being counted lies still.
    """

    player: Seat
    people: Word
    target: Seat
    other: Word


class Shift(Wish, frozen=True, kw_only=True, tag="shift"):
    """On objectives a symbol counts as the symbol `to`, until another wish says otherwise.

    What is scored already stays; on tiles every symbol is what it is.
    """

    symbol: Word
    to: Word


class Look(Wish, frozen=True, kw_only=True, tag="look"):
    """A player looks at the objective at a place of the target: what it is, nobody else learns.

    Everybody sees whose objective it was, and which. Nothing comes of looking at what one knows.
    """

    player: Seat
    target: Seat
    place: Place


class Show(Wish, frozen=True, kw_only=True, tag="show"):
    """The objective at a place of a player lies open to everybody from now on.

    It is not counted for that: this happens when it is called, as ever.
    """

    player: Seat
    place: Place


HecatombeWish: TypeAlias = Score | Swap | Shift | Look | Show | Remember | Say


def _check_score(setting: Setting, state: HecatombeState, wish: Score) -> str:
    """Refuse a seat that the table does not have."""
    return "" if player_of(wish.player) < setting.players else "wish-nobody"


def _check_swap(setting: Setting, state: HecatombeState, wish: Swap) -> str:
    """Refuse seats that the table does not have, oneself, and peoples that the box does not have."""
    if wish.player == wish.target:
        return "wish-target-self"
    if player_of(max(wish.player, wish.target)) >= setting.players:
        return "wish-nobody"
    peoples = setting.content.pairs
    return "" if wish.people in peoples and wish.other in peoples else "wish-people"


def _check_shift(setting: Setting, state: HecatombeState, wish: Shift) -> str:
    """Refuse symbols that the box does not have."""
    symbols = setting.content.symbols
    return "" if wish.symbol in symbols and wish.to in symbols else "wish-symbol"


def _check_look(setting: Setting, state: HecatombeState, wish: Look) -> str:
    """Refuse seats and objectives that the table does not have, and one's own ones."""
    if wish.player == wish.target:
        return "wish-target-self"
    if player_of(max(wish.player, wish.target)) >= setting.players:
        return "wish-nobody"
    return "" if wish.place <= setting.table.objectives else "wish-place"


def _check_show(setting: Setting, state: HecatombeState, wish: Show) -> str:
    """Refuse a seat and an objective that the table does not have."""
    if player_of(wish.player) >= setting.players:
        return "wish-nobody"
    return "" if wish.place <= setting.table.objectives else "wish-place"


def _lasts(state: HecatombeState) -> bool:
    """Whether the round is still to be won (H-24)."""
    return state.pending is not None and state.pending != NEXT_ROUND


def _score(
    setting: Setting, state: HecatombeState, wish: Score, rng: Chance, out: list[Event], mod: str
) -> None:
    """Write points down beside those of objectives."""
    player = player_of(wish.player)
    points = max(wish.points, -state.points[player])
    if points and _lasts(state):
        state.points[player] += points
        state.awards = (*state.awards, Award(player, points, mod, wish.why))
        out.append(PointsAwarded(player, points, mod, wish.why))


def _swap(setting: Setting, state: HecatombeState, wish: Swap, rng: Chance, out: list[Event]) -> None:
    """Exchange two captured tiles."""
    player, target = player_of(wish.player), player_of(wish.target)
    given, taken = state.captured[player], state.captured[target]
    if state.history or wish.people not in given or wish.other not in taken or wish.people == wish.other:
        return
    given[given.index(wish.people)] = wish.other
    taken[taken.index(wish.other)] = wish.people
    out.append(TilesSwapped(player, wish.people, target, wish.other))


def _shift(setting: Setting, state: HecatombeState, wish: Shift, rng: Chance, out: list[Event]) -> None:
    """Let a symbol count as another one on objectives."""
    if state.shifts.get(wish.symbol, wish.symbol) != wish.to:
        state.shifts[wish.symbol] = wish.to
        out.append(SymbolShifted(wish.symbol, wish.to))


def _look(setting: Setting, state: HecatombeState, wish: Look, rng: Chance, out: list[Event]) -> None:
    """Let a player look at an objective that is not known to that player."""
    player, owner, place = player_of(wish.player), player_of(wish.target), wish.place - 1
    if UNKNOWN in objectives_seen(setting, state, owner, player)[place : place + 1]:
        state.glimpses = (*state.glimpses, Glimpse(player, owner, place))
        out.append(ObjectiveSeen(player, owner, place, state.objectives[owner][place]))


def _show(setting: Setting, state: HecatombeState, wish: Show, rng: Chance, out: list[Event]) -> None:
    """Lay open an objective that lies face down."""
    owner, place = player_of(wish.player), wish.place - 1
    if UNKNOWN in objectives_seen(setting, state, owner, SPECTATOR)[place : place + 1]:
        state.glimpses = (*state.glimpses, Glimpse(SPECTATOR, owner, place))
        out.append(ObjectiveOpened(owner, place, state.objectives[owner][place]))


TABLE = HookTable(
    HOOKS,
    common_facts,
    HecatombeWish,
    {
        Score: Granting(_check_score, _score, named=True),
        Swap: Granting(_check_swap, _swap),
        Shift: Granting(_check_shift, _shift),
        Look: Granting(_check_look, _look),
        Show: Granting(_check_show, _show),
    },
)
"""What Hécatombe tells scripts, and what it grants them."""
