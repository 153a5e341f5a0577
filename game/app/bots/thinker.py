"""Thinkers: bots think beside the frame loop, in another process, or at once where time does not matter."""

import os
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from game.ai import dearest_calls, make_policy
from game.ai.policy import Choice
from game.ai.regard import NEUTRAL, Regard
from game.app.bots.workload import Workload, seconds_per_call
from game.core.rng import Rng
from game.core.rules import Event

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor


class BotQuestion(msgspec.Struct, frozen=True):
    """The question for a bot: all that its seat knows and may do, and the seed of this one decision.

    `regard` is what it has against single players.
    """

    temper: str
    strength: str
    view: Any
    options: tuple[Any, ...]
    story: tuple[Event, ...]
    seed: str
    regard: Regard = NEUTRAL


class Answer(Protocol):
    """A decision that may still be in the making."""

    def done(self) -> bool:
        """Whether `result` returns without waiting."""
        ...

    def result(self) -> Choice:
        """The decision; waits for it."""
        ...

    def drop(self) -> None:
        """Leave the question alone, if nobody has begun to think about it: it is not asked any more."""
        ...


class Thinker(Protocol):
    """A place where bots think."""

    def ask(self, question: BotQuestion) -> Answer:
        """Begin to think about `question`; return the decision in the making."""
        ...

    def cost(self, strength: str, kind: str) -> float | None:
        """Seconds that a bot may think about a question of this kind; None: that is being measured."""
        ...

    def close(self) -> None:
        """End the thinker; nothing is left running."""
        ...


def decide_now(rules: Any, game: str, question: BotQuestion) -> Choice:
    """The decision of a bot, made now."""
    policy = make_policy(game, rules, question.temper, question.strength, question.regard)
    return policy.choose(question.view, question.options, question.story, Rng(question.seed))


def measured_workload(game: str) -> Workload:
    """The workload of a game's bots on this machine, measured now."""
    return Workload(seconds_per_call(), dearest_calls(game))


class TakenDecision:
    """A decision that is already taken."""

    def __init__(self, choice: Choice) -> None:
        self._choice = choice

    def done(self) -> bool:
        """True: nothing is awaited."""
        return True

    def result(self) -> Choice:
        """The decision."""
        return self._choice

    def drop(self) -> None:
        """Do nothing: it was thought about already."""


class InlineThinker:
    """A thinker at once and in this process: simulations and tests, where time does not matter."""

    def __init__(self, game: str, rules: Any) -> None:
        self._game, self._rules = game, rules

    def ask(self, question: BotQuestion) -> Answer:
        """The decision on `question`, made now."""
        return TakenDecision(decide_now(self._rules, self._game, question))

    def cost(self, strength: str, kind: str) -> float:
        """0: while a bot thinks here, no time passes at the table."""
        return 0.0

    def close(self) -> None:
        """End the thinker; nothing runs."""


class ProcessThinker:
    """A thinker in one other process, so that the picture never stutters.

    It starts with the first question: no first frame waits for it, and no table without bots has one.
    """

    def __init__(self, game: str, rules: Any) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._fallback = InlineThinker(game, rules)
        self._game, self._rules = game, rules
        self._closed = False
        self._measuring: Future[Workload] | None = None
        self._workload: Workload | None = None

    def ask(self, question: BotQuestion) -> Answer:
        """Send `question` over; should the other process have died, decide here.

        Before its first question the other process measures the machine.
        """
        if self._closed:
            return self._fallback.ask(question)
        try:
            pool = self._pool or self._opened_pool()
            self._measuring = self._measuring or pool.submit(measured_workload, self._game)
            return RemoteAnswer(pool.submit(_think, question), lambda: self._fallback.ask(question))
        except RuntimeError:
            return self._fallback.ask(question)

    def _opened_pool(self) -> "ProcessPoolExecutor":
        """The pool of the one process, made now."""
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        self._pool = ProcessPoolExecutor(
            max_workers=1,
            mp_context=get_context("spawn"),
            initializer=_start_process,
            initargs=(self._game, self._rules),
        )
        return self._pool

    def cost(self, strength: str, kind: str) -> float | None:
        """Seconds that a bot may think about a question of this kind at most; None until that is measured."""
        if self._workload is None and (self._measuring is None or self._measuring.done()):
            self._workload = self._measured()
        return self._workload.seconds(strength, kind) if self._workload else None

    def _measured(self) -> Workload:
        """What the other process has measured; if it is lost, what is measured here."""
        try:
            assert self._measuring is not None
            return self._measuring.result()
        except Exception:
            return measured_workload(self._game)

    def close(self) -> None:
        """End the other process; later questions are answered here."""
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


class RemoteAnswer:
    """A decision from another process; if that process is lost, the fallback decides."""

    def __init__(self, future: "Future[Choice]", fallback: Callable[[], Answer]) -> None:
        self._future, self._fallback = future, fallback

    def done(self) -> bool:
        """Whether the decision has come."""
        return self._future.done()

    def result(self) -> Choice:
        """The decision; waits for it."""
        try:
            return self._future.result()
        except Exception:
            return self._fallback().result()

    def drop(self) -> None:
        """Take the question back, unless the other process has begun with it."""
        self._future.cancel()


_process_rules: dict[str, Any] = {}
"""In the thinking process: its game and rules."""


def _start_process(game: str, rules: Any) -> None:
    """Keep the rules in the thinking process, which ends with the game, however that ends."""
    _process_rules["game"], _process_rules["rules"] = game, rules
    end_with_parent()


def end_with_parent() -> None:
    """Let this process end as soon as the one that started it has: a killed one cannot say goodbye."""
    threading.Thread(target=_follow_the_parent, daemon=True).start()


def _follow_the_parent() -> None:
    """Wait for the end of the process that started this one, and end with it."""
    from multiprocessing import parent_process

    game = parent_process()
    if game is not None:
        game.join()
        os._exit(0)


def _think(question: BotQuestion) -> Choice:
    """The decision on one question, made in the thinking process."""
    return decide_now(_process_rules["rules"], _process_rules["game"], question)
