"""Playback: a written match, played again at a table where nobody may act."""

import time
from collections.abc import Sequence
from typing import Any

from game.app.bots.minds import BotPlaying
from game.app.bots.thinker import InlineThinker
from game.app.games.game import Game
from game.app.plan import MatchPlan
from game.app.table import Table
from game.core.match import Match
from game.core.rules import Action, Refusal

FIRST_TICK_SECONDS, NEXT_TICK_SECONDS = 1.0, 0.7
"""Seconds before the first tick, and between ticks, at pace 1."""
HURRY = 1e6
"""Factor on the time that passes at pace 0."""


class Playback(Table):
    """A table that plays the ticks of a log one after the other, as soon as the picture has caught up."""

    def __init__(
        self, game: Game, plan: MatchPlan, match: Match[Any, Any, Any], ticks: Sequence[Sequence[Any]]
    ) -> None:
        super().__init__(game, plan, match, InlineThinker(game.id, match.rules))
        self.bots = {player: BotPlaying("bold", "weak") for player in range(match.rules.players)}
        self._ticks = list(ticks)
        self._wait = FIRST_TICK_SECONDS

    def submit(self, *actions: Action) -> Refusal | None:
        """Refuse every action: the past cannot be changed."""
        return Refusal("match-over")

    def update(self, dt: float, *, watching: bool = False) -> None:
        """Let `dt` seconds pass, and play the next tick when its time has come."""
        if self.paused or watching or self.ticks >= len(self._ticks):
            return
        self._wait -= dt * (1 / self.pace if self.pace else HURRY)
        if self._wait <= 0:
            self._wait = NEXT_TICK_SECONDS
            self._match.submit(*self._ticks[self.ticks])

    @property
    def done(self) -> bool:
        """Whether the last written tick has been played."""
        return self.ticks >= len(self._ticks)

    @property
    def played(self) -> int:
        """How many events of the match have been played."""
        return len(self._match.events)

    def seek(self, events: int, seconds: float) -> bool:
        """Play ticks without waiting until so many events have happened, for `seconds` at most.

        Returns:
            Whether they have, or the match is over.
        """
        end = time.perf_counter() + seconds
        while self.played < events and not self.done and time.perf_counter() < end:
            self._match.submit(*self._ticks[self.ticks])
        self.public.take()  # nobody is shown what was skipped
        return self.played >= events or self.done


def film_of(table: Table) -> Playback:
    """A table where a finished match plays again by itself, from its first tick.

    Raises:
        RuntimeError: the match still runs.
    """
    film = Playback(table.game, table.plan, Match(table.first_rules, table.plan.seed), table.log)
    film.thoughts = list(table.thoughts)
    return film
