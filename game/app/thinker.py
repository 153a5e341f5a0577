"""Bots think beside the frame loop: in another process, or at once where nobody watches the clock."""

import os
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from game.ai import make_policy
from game.ai.policy import Choice
from game.core.rng import Rng
from game.core.rules import Event

if TYPE_CHECKING:
    from concurrent.futures import Future


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: all that its seat knows and may do, and the dice of this one decision."""

    temper: str
    strength: str
    view: Any
    options: tuple[Any, ...]
    story: tuple[Event, ...]
    seed: str


class Answer(Protocol):
    """A decision that may still be in the making."""

    def done(self) -> bool:
        """Whether `result` will not wait."""
        ...

    def result(self) -> Choice:
        """The decision."""
        ...


class Thinker(Protocol):
    """Where bots think."""

    def ask(self, question: Question) -> Answer:
        """Begin to think."""
        ...

    def close(self) -> None:
        """Stop thinking; nothing is left running."""
        ...


def _answer(rules: Any, game: str, question: Question) -> Choice:
    """Think now."""
    policy = make_policy(game, rules, question.temper, question.strength)
    return policy.choose(question.view, question.options, question.story, Rng(question.seed))


class TakenDecision:
    """A decision already taken."""

    def __init__(self, choice: Choice) -> None:
        self._choice = choice

    def done(self) -> bool:
        """Always."""
        return True

    def result(self) -> Choice:
        """The decision."""
        return self._choice


class InlineThinker:
    """Thinks at once, in this process: simulations and tests, where time does not matter."""

    def __init__(self, game: str, rules: Any) -> None:
        self._game, self._rules = game, rules

    def ask(self, question: Question) -> Answer:
        """Think now."""
        return TakenDecision(_answer(self._rules, self._game, question))

    def close(self) -> None:
        """Nothing runs."""


class ProcessThinker:
    """Thinks in one other process, so that the picture never stutters."""

    def __init__(self, game: str, rules: Any) -> None:
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        self._pool = ProcessPoolExecutor(
            max_workers=1, mp_context=get_context("spawn"), initializer=_settle_in, initargs=(game, rules)
        )
        self._fallback = InlineThinker(game, rules)

    def ask(self, question: Question) -> Answer:
        """Send the question over; should the other process have died, think here."""
        try:
            return RemoteAnswer(self._pool.submit(_think, question), lambda: self._fallback.ask(question))
        except RuntimeError:
            return self._fallback.ask(question)

    def close(self) -> None:
        """Let the other process go."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class RemoteAnswer:
    """A decision from another process; if that one is lost, the fallback decides."""

    def __init__(self, future: "Future[Choice]", fallback: Callable[[], Answer]) -> None:
        self._future, self._fallback = future, fallback

    def done(self) -> bool:
        """Whether it has come."""
        return self._future.done()

    def result(self) -> Choice:
        """The decision."""
        try:
            return self._future.result()
        except Exception:
            return self._fallback().result()


_here: dict[str, Any] = {}


def _settle_in(game: str, rules: Any) -> None:
    """Keep the rules in the thinking process, which ends with the game, however that ends."""
    _here["game"], _here["rules"] = game, rules
    threading.Thread(target=_follow_the_game, daemon=True).start()


def _follow_the_game() -> None:
    """End this process as soon as the game's has ended: a killed one cannot say goodbye."""
    from multiprocessing import parent_process

    game = parent_process()
    if game is not None:
        game.join()
        os._exit(0)


def _think(question: Question) -> Choice:
    """Answer one question in the thinking process."""
    return _answer(_here["rules"], _here["game"], question)
