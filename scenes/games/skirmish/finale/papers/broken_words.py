"""The list of broken words: who, whom, in which turn, the promise and its price; and how many were kept."""

from collections.abc import Sequence

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, is_in_box
from scenes.games.skirmish.finale.papers.layout import MOST_WORDS, WORD_ROW_HIGH, WORD_ROWS_TOP, WORDS
from scenes.games.skirmish.finale.phrases import AfterWords
from scenes.games.skirmish.finale.record.story import Betrayal, Story
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.match.sitter import Sitter
from scenes.screens.finale.changing_words import write_within


class BrokenWords:
    """The sheet, and a window of two rows on the list; `top` is the first of them."""

    def __init__(self, sheet: Layer, rows: Layer, story: Story, sitters: Sequence[Sitter], words: AfterWords):
        self.layer, self.rows, self.story = sheet, rows, story
        self.sitters, self.words, self.texts = sitters, words, words.texts
        self.top = 0
        self._shown: tuple[int, int] | None = None
        self._draw_sheet()

    @property
    def furthest(self) -> int:
        """The last row that can be the first one seen."""
        return max(0, len(self.story.betrayals) - MOST_WORDS)

    def _draw_sheet(self) -> None:
        """Parchment, head, foot; with nothing broken, a seal and a word on it."""
        x, y, w, h = WORDS
        layer, told = self.layer, self.story.betrayals
        layer.panel("sheet_parchment", *WORDS)
        layer.image("icon_ringing_bell", x + 34, y + 34, 32, 32, anchor=(0.5, 0.5), tint=style.ERROR)
        title = self.texts("finale-skirmish-broken")
        size = layer.letters.fit(title, 26, w - 130, "cinzel800")
        layer.text(title, x + 62, y + 43, size, face="cinzel800", colour=style.GARNET, within=WORDS)
        layer.text(
            str(len(told)), x + w - 20, y + 44, 30, face="cinzel900", colour=style.GARNET, align="right"
        )
        layer.box(x + 18, y + 56, w - 36, 1.4, style.GOLD_DARK, alpha=160)
        if not told:
            self._nothing()
            return
        layer.box(x + 18, y + h - 52, w - 36, 1.4, style.GOLD_DARK, alpha=160)
        layer.image("tick_bare", x + 36, y + h - 26, 26, 26, anchor=(0.5, 0.5), tint=style.VERDIGRIS)
        said = self.texts("finale-skirmish-kept", n=self.story.kept.total(), of=self.story.given)
        size = layer.letters.fit(said, 24, w - 84)
        layer.text(said, x + 60, y + h - 18, size, colour=style.INK, within=WORDS)

    def _nothing(self) -> None:
        """Nobody broke a word, or nobody ever gave one."""
        x, y, w, _ = WORDS
        key = "finale-skirmish-all-kept" if self.story.given else "skirmish-promises-none"
        self.layer.image("icon_wax_seal", x + w / 2, y + 132, 88, 88, anchor=(0.5, 0.5), tint=style.GARNET)
        lines = self.layer.letters.wrapped(self.texts(key), 26, "fell-italic", w - 60)
        for place, line in enumerate(lines):
            self.layer.text(
                line, x + w / 2, y + 216 + 32 * place, 26, face="fell-italic", colour=style.INK,
                align="center", within=WORDS,
            )  # fmt: skip

    def point_out(self, at: int) -> None:
        """Bring the broken word of this moment, or the last one before it, into the window."""
        told = [place for place, one in enumerate(self.story.betrayals) if one.at <= at]
        chosen = told[-1] if told else 0
        exact = chosen if told and self.story.betrayals[chosen].at == at else -1
        self.top = min(self.furthest, max(0, chosen - MOST_WORDS + 1 if exact < 0 else chosen))
        self._show(exact)

    def scroll(self, rows: int) -> bool:
        """Move the window; true when there was anything to move."""
        before = self.top
        self.top = max(0, min(self.furthest, self.top + rows))
        self._show(-1)
        return self.top != before

    def _show(self, chosen: int) -> None:
        if (self.top, chosen) == self._shown:
            return
        self._shown = (self.top, chosen)
        self.rows.clear()
        window = self.story.betrayals[self.top : self.top + MOST_WORDS]
        for place, one in enumerate(window):
            self._row(one, self.row_box(place), lit=self.top + place == chosen)
        self._more()

    def _more(self) -> None:
        """Arrows where the list goes on."""
        x, y, w, h = WORDS
        if self.top > 0:
            self.rows.image(
                "arrow_right", x + w / 2, y + 56, 20, anchor=(0.5, 0.5), angle=-90, tint=style.GARNET
            )
        if self.top < self.furthest:
            self.rows.image(
                "arrow_right", x + w / 2, y + h - 52, 20, anchor=(0.5, 0.5), angle=90, tint=style.GARNET
            )

    @staticmethod
    def row_box(place: int) -> Box:
        """The box of a row of the window."""
        return WORDS[0] + 12, WORD_ROWS_TOP + WORD_ROW_HIGH * place, WORDS[2] - 24, WORD_ROW_HIGH - 3

    def _row(self, one: Betrayal, box: Box, *, lit: bool) -> None:
        """Who, a broken arrow, whom, when; the promise and its price below."""
        x, y, w, h = box
        rows = self.rows
        if lit:
            rows.box(x, y, w, h, style.GOLD, alpha=90)
        seal_image(rows, self.sitters[one.by], x + 28, y + 22, 19)
        seal_image(rows, self.sitters[one.to], x + 122, y + 22, 19)
        self._arrow(x + 56, y + 22)
        turn = self.words.turn(self.story.steps[one.step].round)
        rows.text(turn, x + w - 10, y + 30, 24, face="sc", colour=style.INK_2, align="right", within=WORDS)
        said = rows.text("", x + 12, y + 65, 24, colour=style.INK, within=WORDS)
        write_within(rows.letters, said, self.words.promise(one), 24, w - 24)
        price = rows.text("", x + 12, y + 90, 22, face="fell-italic", colour=style.INK_2, within=WORDS)
        write_within(rows.letters, price, self.words.price(one), 22, w - 24)

    def _arrow(self, x: float, y: float) -> None:
        """An arrow, broken in the middle."""
        rows, ink = self.rows, style.ERROR
        rows.line(x, y, x + 12, y, 3, ink)
        rows.line(x + 12, y - 8, x + 17, y + 8, 3, ink)
        rows.line(x + 19, y - 8, x + 24, y + 8, 3, ink)
        rows.line(x + 24, y, x + 37, y, 3, ink)
        rows.line(x + 29, y - 7, x + 38, y, 3, ink)
        rows.line(x + 29, y + 7, x + 38, y, 3, ink)

    def word_at(self, x: float, y: float) -> tuple[int, int] | None:
        """The step and event of the broken word under a place."""
        for place in range(MOST_WORDS):
            number = self.top + place
            if number < len(self.story.betrayals) and is_in_box(self.row_box(place), x, y):
                one = self.story.betrayals[number]
                return one.step, one.at
        return None
