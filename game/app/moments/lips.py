"""Lips: a hero moves them at will, as before a lie; bots that believe it doubt, as long as the turn lasts.

Whoever only watches may cough for a player, once; the bots play that turn warily.
"""

from collections.abc import Iterable
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from game.ai.regard import Regard
from game.core.rules import Player


class Sight(Protocol):
    """What is asked of the eyes that everybody has."""

    @property
    def view(self) -> Any:
        """What everybody sees of a match."""


class Noting(Protocol):
    """What is asked of a table: what everybody sees, how it ended, and a log that takes notes."""

    @property
    def public(self) -> Sight:
        """The eyes that everybody has."""

    @property
    def outcome(self) -> object | None:
        """How the match ended, once it has."""

    def note(self, noted: Any) -> None:
        """Write something beside the log."""


class NotedLips(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Whose lips moved, in which turn or round of the match; or who coughed for that player, watching."""

    lips_of: Player
    moved_in: int
    cougher: str = ""


def turn_of(view: Any) -> int:
    """The number of the turn of a match, or of its round where a game has no turns."""
    turn: int = getattr(view, "turn", getattr(view, "round", 0))
    return turn


class Lips:
    """The lips of those at a table who `may` move them, once a turn each; everybody sees it."""

    def __init__(self, may: Iterable[Player] = ()) -> None:
        self._may = frozenset(may)
        self._moved: dict[Player, int] = {}
        self._coughs: dict[str, NotedLips] = {}

    def is_free(self, player: Player) -> bool:
        """Whether a player moves them at will at this table."""
        return player in self._may

    def may_move(self, table: Noting, player: Player) -> bool:
        """Whether a player may move them now."""
        turn = turn_of(table.public.view)
        return player in self._may and table.outcome is None and self._moved.get(player) != turn

    def move(self, table: Noting, player: Player) -> bool:
        """Move the lips of a player, which is noted beside the log; returns whether it may be done."""
        if not self.may_move(table, player):
            return False
        self._moved[player] = turn_of(table.public.view)
        table.note(NotedLips(player, self._moved[player]))
        return True

    def seen_by(self, player: Player, regard: Regard, view: Any) -> Regard:
        """How a bot regards everybody once it has seen the lips that moved in this turn."""
        turn = turn_of(view)
        moved = tuple(one for one, when in self._moved.items() if when == turn and one != player)
        return replace(regard, doubted=(*regard.doubted, *moved)) if moved and regard.believes else regard

    @property
    def coughers(self) -> tuple[str, ...]:
        """Those who have coughed, the first one first."""
        return tuple(self._coughs)

    def may_cough(self, table: Noting, who: str) -> bool:
        """Whether somebody who watches may still cough: once a match."""
        return table.outcome is None and who not in self._coughs

    def cough(self, table: Noting, who: str, player: Player) -> bool:
        """Let somebody cough for a player, which is noted beside the log; returns whether it may be done."""
        if not self.may_cough(table, who):
            return False
        self._coughs[who] = NotedLips(player, turn_of(table.public.view), who)
        table.note(self._coughs[who])
        return True

    def is_startled(self, player: Player, view: Any) -> bool:
        """Whether a bot has heard somebody cough for another player in this turn."""
        turn = turn_of(view)
        return any(one.moved_in == turn and one.lips_of != player for one in self._coughs.values())

    def restore(self, noted: Iterable[NotedLips]) -> None:
        """Remember the lips that had moved, and who had coughed, when the match was left."""
        for one in noted:
            if one.cougher:
                self._coughs[one.cougher] = one
            elif one.lips_of in self._may:
                self._moved[one.lips_of] = one.moved_in
