"""The page where the twelve words of another house are written: each in its place, wrong ones marked."""

from __future__ import annotations

from collections.abc import Callable

from game.app.workshop.table_words import DATA, WordsRefused
from game.app.workshop.word_list import Unknown, next_words, readings
from game.input.devices import Device
from scenes.draw import style
from scenes.draw.style import Box
from scenes.screens.workshop.letters.model import TextInput
from scenes.screens.workshop.letters.scene import LINE, LettersPage
from scenes.shell.stage import Stage

COUNT = DATA + 1
"""Words of a table."""
_IN_A_ROW = 6
_HINT: Box = (680, 300, 350, 300)
"""Where it is told how words are written."""
_MOST = COUNT * 12
"""Letters that are written at most."""


class WordsInput(TextInput):
    """Twelve words being written: the one begun is completed from the list of words."""

    def __init__(self, language: str) -> None:
        super().__init__("", (), _MOST)
        self._language = language

    @property
    def words(self) -> list[str]:
        """The words so far; the last may be only begun."""
        return self.text.split()

    @property
    def begun(self) -> str:
        """The letters of the word that is being written."""
        return "" if not self.text or self.text.endswith(" ") else self.words[-1]

    @property
    def whole_words(self) -> list[str]:
        """The words that are whole."""
        return self.words[:-1] if self.begun else self.words

    @property
    def letter(self) -> str:
        """The chosen letter: words are written small."""
        return super().letter.lower()

    @property
    def proposals(self) -> tuple[str, ...]:
        """The words that begin like what is being written."""
        if not self.begun:
            return ()
        found = next_words(self.whole_words, self.begun, self._language)
        return tuple(found[:5])

    def take(self, place: int | None = None) -> bool:
        """Complete the word that is being written; False where no word begins so."""
        found = self.proposals
        if not found:
            return False
        chosen = found[min(max(self.chosen if place is None else place, 0), len(found) - 1)]
        self.text = " ".join([*self.whole_words, chosen]) + " "
        self.whole, self.chosen = False, -1
        return True

    def wrong_place(self) -> int:
        """The place of the first whole word that is in no list, from 1; 0 where all are."""
        found = readings(self.whole_words) if self.whole_words else []
        return found.place if isinstance(found, Unknown) else 0


class WordsPage(LettersPage):
    """Twelve words over another page; `hear` gets them, and may refuse them with a reason."""

    propose_key = "table-words-propose"

    def __init__(
        self, stage: Stage, hear: Callable[[str], WordsRefused | None], device: Device | None = None
    ) -> None:
        super().__init__(stage, stage.texts("table-words-title"), "", self._hear, device=device)
        self.input: WordsInput = WordsInput(stage.app.texts.language)
        self._listen = hear
        self._refused_at = 0

    def _hear(self, text: str) -> str | None:
        """Hand the words over; a refusal is told at the word, where it is one word's."""
        refused = self._listen(text)
        if refused is None:
            return None
        self._refused_at = int(refused.facts.get("place", 0))
        return refused.told(self.stage.app.texts)

    def show_line(self) -> None:
        """The words in their places, the wrong one in red, and why it is wrong."""
        layer, (x, y, w, h) = self.ink, LINE
        wrong = self.input.wrong_place() or (self._refused_at if self.refused else 0)
        words = self.input.words
        here = len(self.input.whole_words)
        wide, high = (w - 12) / _IN_A_ROW, h / 2
        for place in range(COUNT):
            row, column = divmod(place, _IN_A_ROW)
            left, top = x + 8 + column * wide, y + row * high
            if place + 1 == wrong:
                layer.panel("frame_red", left - 2, top + 1, wide - 2, high - 2)
            ink = style.GOLD_LIGHT if place == here else style.GOLD
            layer.text(f"{place + 1}", left + 30, top + 33, 22, face="cinzel800", colour=ink, align="right")
            if place < len(words):
                size = layer.letters.fit(words[place], 26, wide - 42)
                colour = style.BLOOD_LIGHT if place + 1 == wrong else style.PARCHMENT
                layer.text(words[place], left + 37, top + 33, size, colour=colour).squeeze(wide - 40)
            if place == here:
                layer.box(left + 37, top + 39, wide - 46, 2, style.EMBER)
        self.show_refusal(self.refused or self._told_unknown())
        if not self.input.begun:
            self._show_hint()

    def _show_hint(self) -> None:
        """Where words are proposed: how many letters that takes, while none is written."""
        x, y, w, h = _HINT
        hint = self.texts("table-words-hint")
        high = self.ink.letters.measure(hint, 26, "fell-italic", w, leading=1.15)[1]
        self.ink.text(
            hint, x + w / 2, y + (h - high) / 2 + 20, 26, face="fell-italic", colour=style.INK_2,
            align="center", wrap=w, leading=1.15, within=(x - 10, y, w + 20, h),
        )  # fmt: skip

    def _told_unknown(self) -> str:
        """What is told of a whole word that is in no list."""
        found = readings(self.input.whole_words) if self.input.whole_words else []
        if not isinstance(found, Unknown):
            return ""
        say = self.texts
        if found.near:
            return say("table-words-near", place=found.place, word=found.word, near=found.near)
        return say("table-words-unknown", place=found.place, word=found.word)
