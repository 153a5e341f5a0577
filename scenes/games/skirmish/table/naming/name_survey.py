"""The survey of all names in slices: what each would change, then the odds of its combats and charges."""

import time
from collections import deque
from collections.abc import Callable, Generator
from typing import Any, NamedTuple, Protocol

from game.core.rules import Player
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.name_changes import NameChanges, all_changes
from scenes.games.skirmish.table.naming.rows import CHARGE, FIGHT, ChangeRow, rows_of

SLICE_SECONDS = 0.004
"""Time that a frame has for the survey, in seconds; the last piece may end a little later."""
_MOST_CHARGES = 12
"""Charges of a name whose chance is looked at."""
Clock = Callable[[], float]
Kept = dict[int, dict[Any, Any]]
"""Numbers of units of one board, which all questions about it share."""


class RoundOdds(Protocol):
    """The chances of a round of combat."""

    @property
    def wins(self) -> float:
        """The chance to win it."""

    @property
    def ties(self) -> float:
        """The chance of a draw."""

    @property
    def loses(self) -> float:
        """The chance to lose it."""


class RowOdds(Protocol):
    """The odds of one unit against another, as the survey of the battle answers them."""

    @property
    def chance(self) -> float:
        """The chance that it comes to blows."""

    @property
    def combat(self) -> RoundOdds | None:
        """The round of combat."""


class OddsAsker(Protocol):
    """How the survey of the battle is asked for odds: `odds_pieces`. Whoever makes the table hands it in."""

    def __call__(
        self, board: Board, attacker: int, target: int, manner: str, *, kept: Kept
    ) -> Generator[None, None, RowOdds]:
        """The odds, in small pieces."""


class _Wish(NamedTuple):
    """Odds that a row waits for."""

    named: Player
    unit: int
    other: int
    manner: str


class NameSurvey:
    """All names of one moment; `work` a little in each frame until nothing is left to do."""

    def __init__(self, board: Board, ask: OddsAsker | None, clock: Clock = time.perf_counter) -> None:
        self._board, self._ask, self._clock = board, ask, clock
        self.changes: dict[Player, NameChanges] = {}
        """What each name changes: of all of them at once, empty until then."""
        self.rows: dict[Player, tuple[ChangeRow, ...]] = {}
        self.known = 0
        """How many answers there are: it grows with each."""
        self._odds: dict[_Wish, RowOdds] = {}
        self._wishes: deque[_Wish] = deque()
        self._boards: dict[Player, tuple[Board, Kept]] = {}
        self._running: Generator[None, None, None] | None = self._look()

    @property
    def done(self) -> bool:
        """Whether all is known."""
        return self._running is None

    def work(self, seconds: float = SLICE_SECONDS) -> bool:
        """Look on for so many seconds, at least one piece; whether there is anything new."""
        before, end = self.known, self._clock() + seconds
        while self._running is not None:
            try:
                next(self._running)
            except StopIteration:
                self._running = None
            if self._clock() >= end:
                break
        return self.known > before

    def prefer(self, named: Player) -> None:
        """Look at the odds of this name before all others: somebody reads them."""
        own = [wish for wish in self._wishes if wish.named == named]
        self._wishes = deque([*own, *[wish for wish in self._wishes if wish.named != named]])

    def odds_of(self, named: Player, row: ChangeRow) -> RowOdds | None:
        """The odds of a row, of the first two of a combat, or of a charge; None: not known yet."""
        return self._odds.get(_Wish(named, row.unit, row.other, row.kind))

    def charges_known(self, named: Player, row: ChangeRow) -> dict[int, float]:
        """The chance of each charge of a row that is known so far, by target."""
        found = {target: self._odds.get(_Wish(named, row.unit, target, CHARGE)) for target in row.targets}
        return {target: odds.chance for target, odds in found.items() if odds is not None}

    def _look(self) -> Generator[None, None, None]:
        """All pieces: first every change, then the odds, in the order in which they are wished for."""
        for changes in (yield from all_changes(self._board)):
            self.changes[changes.named] = changes
            self.rows[changes.named] = rows = rows_of(changes)
            self._wishes.extend(_wishes_of(changes.named, rows))
        self.known += 1
        while self._wishes and self._ask is not None:
            wish = self._wishes.popleft()
            yield from self._look_at(wish, self._ask)
            self.known += 1

    def _look_at(self, wish: _Wish, ask: OddsAsker) -> Generator[None, None, None]:
        """The odds of one wish."""
        if wish.named not in self._boards:
            board = self._board.if_named(self._board.state.active, wish.named)
            self._boards[wish.named] = board, {}
            yield
        board, kept = self._boards[wish.named]
        self._odds[wish] = yield from ask(board, wish.unit, wish.other, wish.manner, kept=kept)


def _wishes_of(named: Player, rows: tuple[ChangeRow, ...]) -> list[_Wish]:
    """The odds that the rows of a name wait for."""
    fights = [_Wish(named, row.unit, row.other, FIGHT) for row in rows if row.kind == FIGHT]
    charges = [
        _Wish(named, row.unit, target, CHARGE) for row in rows if row.kind == CHARGE for target in row.targets
    ]
    return [*fights, *charges[:_MOST_CHARGES]]
