"""Why a script was stopped, and where."""

CALL_BUDGET, DECISION_BUDGET, DEPTH, MEMORY = "call-budget", "decision-budget", "depth", "memory"
SOURCE, ERROR, RESULT, GONE = "source", "error", "result", "gone"

UNCOUNTED = frozenset({MEMORY, GONE})
"""Stops that no count foretells: a log of the match has to name them with their place, and a replay obeys."""


class ScriptStopped(Exception):
    """A script was refused or stopped; the game goes on without its wishes."""

    def __init__(
        self, code: str, path: str, line: int = 0, words: str = "", stack: tuple[int, ...] = ()
    ) -> None:
        """`code` is one of this module, `line` 0 where none is known; `stack` holds lines, innermost first.

        `words` are those of the machine, in English: for whoever writes the script.
        """
        super().__init__(code, path, line, words, stack)
        self.code, self.path, self.line, self.words, self.stack = code, path, line, words, stack

    @property
    def is_counted(self) -> bool:
        """Whether every replay comes to this stop by itself."""
        return self.code not in UNCOUNTED

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.code}: {self.words}"
