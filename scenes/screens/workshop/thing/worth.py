"""The worth of the thing on the page: measured in the background as soon as hands rest, told line by line."""

from __future__ import annotations

from typing import TypeAlias

from game.app.games import GAMES
from game.app.workshop.bench import Thing
from game.app.workshop.counts import Thing as Counted
from game.app.workshop.measuring import Measuring, measure_thing
from game.app.workshop.workshop import Workshop
from game.app.workshop.worth import Worth
from game.app.workshop.worth_words import told_length, told_worth

Band: TypeAlias = tuple[float, float, float]
REST_SECONDS = 1.2
"""Seconds without an edit after which measuring begins."""
_PLAYERS = 4


class WorthMeter:
    """Measures a thing again whenever it has changed and hands rest; call `look` once a frame."""

    def __init__(self, workshop: Workshop, thing: Thing) -> None:
        self._workshop, self._thing = workshop, thing
        self._rested, self._wanted = 0.0, True
        self._measuring: Measuring[Worth] | None = None
        self.known: Worth | None = None
        """What is known before anything is measured here."""
        self.players = min(max(_PLAYERS, GAMES[thing.game].seats[0]), GAMES[thing.game].seats[-1])
        """How many sit at the tables of bots."""

    def changed(self) -> None:
        """Forget what was measured: the thing is another one now."""
        self.close()
        self._measuring, self.known, self._rested, self._wanted = None, None, 0.0, True

    def look(self, dt: float, *, sound: bool) -> bool:
        """Take in what was found; returns whether anything was. Only what is `sound` is measured."""
        self._rested += dt
        if self._measuring is not None:
            return self._measuring.look()
        if not (self._wanted and sound and self._rested >= REST_SECONDS):
            return False
        self._wanted = False
        without, with_it = self._workshop.sides(self._thing)
        game, players = self._thing.game, self.players
        self._measuring = measure_thing(game, players, self._counted, without, with_it)
        return True

    @property
    def _counted(self) -> Counted:
        like = self._workshop.bench.origin(self._thing)
        return Counted(self._thing.table, self._thing.id, like.id if like else "")

    def lines(self, *, sound: bool) -> tuple[str, ...]:
        """What is told now, the largest line first; what is not `sound` waits until it is."""
        texts = self._workshop.app.texts
        worth = self._worth
        if worth is None:
            return texts("workshop-worth-unknown"), texts(f"workshop-worth-{'soon' if sound else 'mended'}")
        lost = self._measuring.lost if self._measuring else ""
        line = told_worth(worth, self._counted, self.players, texts, lost)
        length = told_length(worth, self._thing.game, texts)
        return tuple(one for one in (line.large, line.below, length) if one)

    @property
    def _worth(self) -> Worth | None:
        return self._measuring.result if self._measuring else self.known

    @property
    def band(self) -> Band | None:
        """What it is worth in shares of winning: the least, the measured, the most; None: nothing is sure."""
        worth = self._worth
        if worth is None or not worth.sure or worth.winning is None:
            return None
        one = worth.winning
        return None if one.low is None or one.high is None else (one.low, one.value, one.high)

    def close(self) -> None:
        """Measure no more."""
        if self._measuring is not None:
            self._measuring.close()
