"""A stray word of the command line: below those who find it and those who refuse it."""

from collections.abc import Sequence

import typer


class Stray(typer.TyperException):
    """A word that no command takes, or a command that does not exist; `known` are those that do."""

    def __init__(self, word: str, known: Sequence[str] = ()) -> None:
        super().__init__(word)
        self.word, self.known = word, tuple(known)
