"""How long bots let others wait: nobody learns from it what they hold."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from game.core.rng import Rng

if TYPE_CHECKING:
    from game.app.bots.thinker import Answer
    from game.app.games.game import Window


class BotWaits(NamedTuple):
    """Seconds that a bot waits before it answers, at pace 1, and the share of a window that it may use."""

    least: float = 1.0
    most_on_turn: float = 2.0
    most_in_window: float = 3.2
    after_head_start: float = 1.0
    """Seconds within which bots speak when the head start of people is over."""
    window_share: float = 0.8
    """Share of a window that no bot's wait exceeds."""


BOT_WAITS = BotWaits()
LEFT_OVER = 2
"""Questions that a thinker may still be busy with when nobody waits for them any more."""


class Wait(msgspec.Struct):
    """A bot's wait for its turn to speak, drawn before it thinks."""

    strength: str
    kind: str | None
    """The kind of a question whose answer hangs on secrets; None: an open one, answered when ready."""
    asked: float
    drawn: float
    until: float
    cost: float | None = None
    """Seconds that the dearest question of the kind takes here; None while that is being measured."""


class Patience:
    """The clock by which bots speak.

    One thinker thinks for all bots, one question after the other. As if each were the dearest of its kind, no
    answer that hangs on secrets is given before all that were asked for together could be: which kinds of
    questions are put, and when, everybody knows. All these waits grow alike, so who speaks first hangs on the
    draws alone, on a machine of any speed.
    """

    def __init__(self, cost: Callable[[str, str], float | None]) -> None:
        self._cost = cost
        self._now = self._frame = 0.0
        self._free = 0.0
        """When the thinker has answered all that it was asked, at the latest."""
        self._waits: list[Wait] = []
        """Those whose bots have not spoken yet, in the order of the questions."""

    def pass_time(self, seconds: float) -> None:
        """Let the seconds of a frame pass."""
        self._now += seconds
        self._frame = seconds
        for wait in self._waits:
            self._weigh(wait)

    def begin(self, strength: str, kind: str | None, drawn: float) -> Wait:
        """The wait of a bot that is asked as this frame begins; `drawn` is its least, in seconds."""
        asked = self._now - self._frame
        wait = Wait(strength, kind, asked, drawn, asked + drawn)
        self._waits.append(wait)
        self._weigh(wait)
        return wait

    def _weigh(self, wait: Wait) -> None:
        """Lengthen the waits of a question to what the dearest takes, as soon as that is known."""
        if wait.cost is not None:
            return
        wait.cost = self._cost(wait.strength, wait.kind or "")
        if wait.cost is None:
            return
        self._free = max(self._now - self._frame, self._free) + wait.cost
        if wait.kind:
            together = self._asked_with(wait)
            more = self._free - wait.asked - min(one.drawn for one in together)
            for one in together:
                one.until = max(one.until, one.asked + one.drawn + more)

    def _asked_with(self, wait: Wait) -> list[Wait]:
        """The waits that began together with one, itself among them, but for those that are over."""
        return [one for one in self._waits if one.asked == wait.asked]

    def is_over(self, wait: Wait, answer: "Answer") -> bool:
        """Whether the bot speaks now: its time has come, and nobody asked together with it goes before.

        When a secret answer is late all the same, everybody asked with it waits once more as long.
        """
        together = self._asked_with(wait)
        if wait.cost is None or self._now < wait.until or min(one.until for one in together) < wait.until:
            return False
        if answer.done():
            return True
        for one in together if wait.kind else ():
            one.until += wait.cost
        return False

    def end(self, wait: Wait) -> None:
        """Forget the wait of a bot that has spoken."""
        self._waits.remove(wait)

    def drop(self, wait: Wait, answer: "Answer") -> None:
        """Forget a question that is not asked any more; once all are gone the thinker is soon free."""
        answer.drop()
        self._waits.remove(wait)
        if not self._waits and wait.cost is not None:
            self._free = min(self._free, self._now + LEFT_OVER * wait.cost)


def drawn_wait(dice: Rng, seconds: float | None, window: "Window | None", *, people: bool) -> float:
    """Seconds that a bot waits at least before it answers, at pace 1, from dice that know no secret.

    In a `window` open for `seconds` more (None: for as long as it takes) it does not make people wait;
    where `people` have a head start it does not come before that is over.
    """
    start = window.head_start if window is not None and people else 0.0
    least, most = BOT_WAITS.least, BOT_WAITS.most_in_window if window else BOT_WAITS.most_on_turn
    if start:
        least, most = start, start + BOT_WAITS.after_head_start
    if seconds is not None:
        share = start / most if start else 0.5
        most = min(most, BOT_WAITS.window_share * seconds)
        least = min(least, most * share)
    return least + (most - least) * dice.random()
