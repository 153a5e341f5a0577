"""A name being written: typed letters, a grid of letters for pads, and suggestions for the lazy."""

from collections.abc import Sequence

from game.couch.names import NAME_LENGTH
from game.input.intents import Intent

ERASE, SIGN = "⌫", "✓"
GRID = ("ABCDEFG", "HIJKLMN", "OPQRSTU", "VWXYZÉÈ", f"ÇÏ’- {ERASE}{SIGN}")
"""The letters that a pad can write, row by row; the last two cells take a letter back and confirm."""

COLUMNS, ROWS = len(GRID[0]), len(GRID)
_STEPS = {Intent.LEFT: (-1, 0), Intent.RIGHT: (1, 0), Intent.UP: (0, -1), Intent.DOWN: (0, 1)}
_LETTERS_OF_NAMES = frozenset("’'-. ")


class NameInput:
    """A name being written. The first letter replaces the old name; taking one back keeps the rest of it."""

    def __init__(self, name: str, suggestions: Sequence[str]) -> None:
        self.old = self.name = name
        self.whole = True
        """Whether the whole name is chosen: the next letter replaces it."""
        self.column = self.row = 0
        self._suggestions = [one for one in suggestions if one != name]
        self._next = -1

    @property
    def cell(self) -> str:
        """The letter or sign of the chosen cell."""
        return GRID[self.row][self.column]

    def move(self, intent: Intent) -> None:
        """Choose the next cell of the grid, round its edges."""
        dx, dy = _STEPS[intent]
        self.column, self.row = (self.column + dx) % COLUMNS, (self.row + dy) % ROWS

    def write(self, letters: str) -> bool:
        """Write letters, as far as there is room; False when nothing could be written."""
        before = self.name
        if self.whole:
            self.name = ""
        for letter in letters:
            if (letter.isalnum() or letter in _LETTERS_OF_NAMES) and len(self.name) < NAME_LENGTH:
                self.name += letter
        if not self.name:
            self.name = before
            return False
        self.whole = False
        return self.name != before

    def spell(self) -> bool:
        """Write the chosen cell: a capital where a word begins, small letters after it."""
        begins = self.whole or not self.name or self.name[-1] in " -’"
        return self.write(self.cell if begins else self.cell.lower())

    def erase(self) -> bool:
        """Take one letter back; False when there is none left."""
        had_any = bool(self.name)
        self.name, self.whole = self.name[:-1], False
        return had_any

    def suggest(self, step: int = 1) -> bool:
        """Write another suggested name; False when there is none."""
        if not self._suggestions:
            return False
        self._next = (self._next + step) % len(self._suggestions)
        self.name, self.whole = self._suggestions[self._next], True
        return True
