"""The same box in another process: slower, but a machine that crashes takes nothing else with it.

Nobody uses it as long as no text is known that harms the machine. On that day, boxes are made here.
"""

from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from game.scripting.box import Box
from game.scripting.facts import Fact
from game.scripting.limits import Budget, Limits
from game.scripting.stops import GONE, ScriptStopped


class DistantBox:
    """A `Box` whose machine runs elsewhere; what it was told is lost with its process."""

    def __init__(self, mod_id: str, limits: Limits | None = None) -> None:
        self.mod_id, self.used, self.drawn = mod_id, 0, False
        ours, theirs = get_context("spawn").Pipe()
        self._line: Connection[Any, Any] = ours
        self._process = get_context("spawn").Process(
            target=serve_box, args=(theirs, mod_id, limits), daemon=True
        )
        self._process.start()
        theirs.close()

    def load(self, source: str | bytes, path: str) -> tuple[str, ...]:
        """As `Box.load`; raises `ScriptStopped` with "gone" when the process is."""
        names: tuple[str, ...] = self._asked(path, "load", source, path)
        return names

    def call(
        self, path: str, handler: str, facts: Mapping[str, Fact], seed: int, budget: Budget
    ) -> list[Any]:
        """As `Box.call`; raises `ScriptStopped` with "gone" when the process is."""
        try:
            wishes: list[Any] = self._asked(path, "call", path, handler, facts, seed, Budget(budget.left))
            return wishes
        finally:
            budget.spend(self.used)

    def close_process(self) -> None:
        """End the process; the box answers no more."""
        self._process.kill()
        self._process.join()
        self._line.close()

    def _asked(self, path: str, *words: Any) -> Any:
        """The answer of the other process, or what it raised."""
        try:
            self._line.send(words)
            self.used, self.drawn, error, answer = self._line.recv()
        except (EOFError, OSError):
            self.used = 0
            raise ScriptStopped(GONE, path) from None
        if error is not None:
            raise error
        return answer


def serve_box(line: "Connection[Any, Any]", mod_id: str, limits: Limits | None) -> None:
    """Answer for a box at the other end of a line, until nobody asks any more."""
    box = Box(mod_id, limits)
    while True:
        try:
            name, *words = line.recv()
        except EOFError:
            return
        try:
            answer, error = getattr(box, name)(*words), None
        except (ScriptStopped, KeyError, ValueError) as raised:
            answer, error = None, raised
        line.send((box.used, box.drawn, error, answer))
