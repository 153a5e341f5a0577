"""« Pass for me until the shot »: a wish of one hand that nobody else can see; the shot ends it."""

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
ENDS = (Fired, RoundBegan)
"""What ends every rest."""


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

    def toggle(self, player: Player) -> None:
        """Wish to rest, or take the wish back; nothing is wished where no shot is to come."""
        if self._table.public.view.asks in WINDOWS:
            self._resting ^= {player}

    def rouse(self, player: Player) -> None:
        """This player rests no more."""
        self._resting.discard(player)

    def hear(self, event: Event) -> None:
        """A shot, or a new round: everybody is awake."""
        if isinstance(event, ENDS):
            self._resting.clear()
            self._waits.clear()

    def pass_time(self, dt: float) -> None:
        """Let `dt` seconds of the open window pass; who rests passes when the time has come."""
        table = self._table
        view = table.public.view
        window = table.game.window(view)
        if not self._resting or window is None or view.asks not in WINDOWS:
            return
        for player in sorted(self._resting & set(table.missing) - set(table.bots) - set(table.holds.left)):
            key = (window.key, player)
            left = self._waits.get(key)
            self._waits[key] = (table.bot_wait(player, window) if left is None else left) - dt
            if self._waits[key] <= 0 and table.submit(Pass(player)) is None:
                del self._waits[key]
                self._passed()
