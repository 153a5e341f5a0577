"""« Pass for me until the shot »: a wish of one hand that nobody else can see; the shot ends it.

The dead take no part in shots: what they wish lasts until the end, or until they take it back.
"""

from collections.abc import Callable, Hashable

from game.app.table import Table
from game.core.rules import Event, Player
from game.rules.roulette import questions
from game.rules.roulette.actions import Pass
from game.rules.roulette.events import Fired, RoundBegan

WINDOWS = (
    questions.BEFORE_POCKETS,
    questions.BEFORE_BETS,
    questions.AFTER_BETS,
    questions.BEFORE_ACCUSATIONS,
    questions.BEFORE_SHOT,
)
"""The windows on the way to a shot, which are passed for who rests: in others the wish means nothing."""
EVERY = tuple(asks for asks in questions.CARDS if asks != questions.DYING)
"""The windows that are passed for the dead who rest: they rest until the end."""
ENDS = (Fired, RoundBegan)
"""What ends the rest of the living."""


class Resting:
    """Who rests, and when each of them passes: after as long as a bot would think, no sooner.

    From outside it is a person who waits and presses the button: the same time, the same sound.
    """

    def __init__(self, table: Table, passed: Callable[[], object]) -> None:
        """`passed` is what is heard of every pass."""
        self._table, self._passed = table, passed
        self._resting: set[Player] = set()
        self._waits: dict[tuple[Hashable, Player], float] = {}
        """Seconds left before each passes in the open window."""

    def rests(self, player: Player) -> bool:
        """Say whether this player rests, for their own eyes alone."""
        return player in self._resting

    def wish(self, player: Player) -> bool | None:
        """The same where one may wish for it, for their own eyes alone; None where a rest means nothing."""
        return self.rests(player) if self._may_rest(player) else None

    def toggle(self, player: Player) -> None:
        """Wish to rest, or take the wish back; nothing is wished where a rest means nothing."""
        if self._may_rest(player):
            self._resting ^= {player}

    def hear(self, event: Event) -> None:
        """A shot, or a new round: all the living are awake."""
        if isinstance(event, ENDS):
            self._resting = {player for player in self._resting if not self._table.public.view.teams[player]}
            self._waits.clear()

    def pass_time(self, dt: float) -> None:
        """Let `dt` seconds of the open window pass; who rests passes when the time has come."""
        table = self._table
        window = table.game.window(table.public.view)
        if not self._resting or window is None:
            return
        for player in sorted(self._resting & set(table.missing) - set(table.bots) - set(table.holds.left)):
            if not self._may_rest(player):
                continue
            key = (window.key, player)
            left = self._waits.get(key)
            self._waits[key] = (table.minds.least_wait(player, window) if left is None else left) - dt
            if self._waits[key] <= 0 and table.submit(Pass(player)) is None:
                del self._waits[key]
                self._passed()

    def _may_rest(self, player: Player) -> bool:
        view = self._table.public.view
        return view.asks in (WINDOWS if view.teams[player] else EVERY)
