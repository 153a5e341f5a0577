"""A text being written: letters of the wheel or of keys, and proposals that begin like it."""

import unicodedata
from collections.abc import Sequence

from game.input.intents import Intent

WHEEL = "ABCDEFGHIJKLMNOPQRSTUVWXYZÉÈÀÇ’-!? "
"""The letters around the wheel, from the top, clockwise; the last is the space."""
JUMP = 6
"""Letters that up and down go along the wheel."""
_STEPS = {Intent.LEFT: -1, Intent.RIGHT: 1, Intent.UP: -JUMP, Intent.DOWN: JUMP}
_BEGINS_WORD = " -’!?"
_SEEN = 5
"""Proposals that are shown at once."""


class TextInput:
    """A text of at most so many letters; the first letter replaces the text that was there."""

    def __init__(self, text: str, proposals: Sequence[str] = (), most: int = 40) -> None:
        self.text, self.most = text, most
        self.whole = bool(text)
        """Whether all of it is chosen: the next letter replaces it."""
        self.at = 0
        self.chosen = -1
        """The proposal with the cursor; −1: the cursor is on the wheel."""
        self._proposals = tuple(dict.fromkeys(proposals))

    @property
    def letter(self) -> str:
        """The chosen letter, small inside a word."""
        letter = WHEEL[self.at]
        begins = self.whole or not self.text or self.text[-1] in _BEGINS_WORD
        return letter if begins else letter.lower()

    @property
    def proposals(self) -> tuple[str, ...]:
        """What is proposed: everything at first, then what begins like the text."""
        if self.whole or not self.text:
            return self._proposals[:_SEEN]
        begun = _plain(self.text)
        return tuple(one for one in self._proposals if _plain(one).startswith(begun) and one != self.text)[
            :_SEEN
        ]

    def turn(self, intent: Intent) -> None:
        """Turn the wheel by a step or a jump."""
        self.at = (self.at + _STEPS[intent]) % len(WHEEL)

    def write(self, letters: str) -> bool:
        """Write letters as far as there is room; False where nothing could be written."""
        before = self.text
        held = "" if self.whole else self.text
        for letter in letters:
            if letter.isprintable() and len(held) < self.most:
                held += letter
        if not letters or (held == before and not self.whole):
            return False
        self.text, self.whole, self.chosen = held, False, -1
        return held != before

    def spell(self) -> bool:
        """Write the chosen letter."""
        return self.write(self.letter)

    def erase(self) -> bool:
        """Take one letter back, or the whole text where all of it is chosen; False where there is none."""
        had_any = bool(self.text)
        self.text = "" if self.whole else self.text[:-1]
        self.whole = False
        return had_any

    def propose(self, by: int) -> bool:
        """Move the cursor among the proposals; False where there is none."""
        count = len(self.proposals)
        self.chosen = (max(self.chosen, -1) + by) % count if count else -1
        return bool(count)

    def take(self, place: int | None = None) -> bool:
        """Let the text be a proposal: that with the cursor, or else the first; False where there is none."""
        proposals = self.proposals
        if not proposals:
            return False
        self.text = proposals[min(max(self.chosen if place is None else place, 0), len(proposals) - 1)]
        self.whole, self.chosen = False, -1
        return True


def _plain(text: str) -> str:
    """A text without what does not count in comparing: accents and capitals."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
