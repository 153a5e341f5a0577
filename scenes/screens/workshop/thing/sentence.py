"""The sentence of a thing: a chip for each phrase, the whole of it in both languages, a thread between."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from game.app.workshop.craft import Phrase, Role
from game.app.workshop.document import Path
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.screens.workshop.thing.paper import write_paper
from scenes.screens.workshop.thing.roles import INKS, SIGNS
from scenes.screens.workshop.thing.thread import draw_thread

BOX: Box = (404, 84, 848, 262)
"""The panel of the sentence."""
_LEFT, _TOP, _GAP, _LINE_GAP = BOX[0] + 16, BOX[1] + 11, 8.0, 6.0
_ROOM = BOX[2] - 32
_TALL: dict[bool, float] = {False: 62.0, True: 53.0}
"""Units of a chip where one row holds them all, and where there are two."""
_CAPS = (_ROOM, 380.0, 320.0, 280.0, 250.0, 225.0, 200.0, 160.0, 130.0)
"""Units that a chip is wide at most, from what is best to what two rows always hold."""
_WORDS, _LABEL = 23.0, 22.0
_SIGN = 64.0
"""Units of a chip beside its words."""
_FIELD = 44.0
"""Units of the coloured field of a chip."""


class Sentence:
    """The panel of the sentence on three layers: the paper, the thread over it, the chips above both."""

    def __init__(self, ground: Layer, thread: Layer, chips: Layer) -> None:
        self.ground, self._thread, self.chips = ground, thread, chips
        self.placed: list[tuple[Phrase, Box]] = []
        """Each phrase with its chip, for the mouse."""
        self.words: dict[int, Box] = {}
        """The first words of each phrase on the paper, by the number of its chip."""
        self.tied: int | None = None
        """The number of the chip that is set apart, and tied to its words."""

    def tell(self, labels: dict[Role, str], phrases: Sequence[Phrase], said: tuple[str, str]) -> None:
        """Write the chips and both texts.

        `labels` are the words above the phrases; `said` is the text in the language of the house, then the
        other.
        """
        for layer in (self.ground, self._thread, self.chips):
            layer.clear()
        self.tied = None
        phrases = [one for one in phrases if one.words]
        self.ground.panel("panel_lacquer", *BOX)
        rows = _rows(self.ground, labels, phrases)
        high = _TALL[len(rows) > 1]
        bottom = _TOP
        self.placed = []
        for row in rows:
            self.placed += _row(self.chips, labels, row, bottom, high)
            bottom += high + _LINE_GAP
        paper = (BOX[0] + 14, bottom + 2, BOX[2] - 28, BOX[1] + BOX[3] - bottom - 11)
        self.ground.panel("ticket_parchment_flat", *paper)
        self.words = write_paper(self.ground, phrases, said, paper)

    def point(self, path: Path | None) -> None:
        """Set the chip of a field apart and tie it to its words; nothing where the field feeds none."""
        found = chip_of(self.placed, path) if path is not None else None
        if found == self.tied:
            return
        self.tied = found
        self._thread.clear()
        if found is not None:
            chip, last = self.placed[found][1], self.placed[-1][1]
            draw_thread(self._thread, chip, self.words.get(found), free=chip[1] == last[1])


def chip_of(placed: Sequence[tuple[Phrase, Box]], path: Path) -> int | None:
    """The number of the phrase that a field feeds, closest first; None: it feeds none."""
    feeds = [
        (len(one.path), -number)
        for number, (one, _) in enumerate(placed)
        if one.path and path[: len(one.path)] == one.path
    ]
    return -max(feeds)[1] if feeds else None


def _rows(
    layer: Layer, labels: dict[Role, str], phrases: Sequence[Phrase]
) -> list[list[tuple[Phrase, str, float]]]:
    """The phrases in one row, else in two: each with the words of its chip, and how wide that is.

    No words are made smaller: what is too long even for two rows ends in an ellipsis.
    """
    wide = [_wide(layer, labels[one.role], short_of(one)) for one in phrases]
    if sum(wide) + _GAP * (len(wide) - 1) <= _ROOM:
        return [[(one, short_of(one), each) for one, each in zip(phrases, wide, strict=True)]]
    for cap in _CAPS:
        chips = [(one, *_capped(layer, labels[one.role], short_of(one), cap)) for one in phrases]
        rows = _filled(chips)
        if len(rows) <= _MOST_ROWS:
            return rows
    return rows[:_MOST_ROWS]


_MOST_ROWS = 2


def _filled(chips: Sequence[tuple[Phrase, str, float]]) -> list[list[tuple[Phrase, str, float]]]:
    """Chips row by row, each row as full as it can be."""
    rows: list[list[tuple[Phrase, str, float]]] = [[]]
    for chip in chips:
        taken = sum(wide + _GAP for *_, wide in rows[-1])
        if rows[-1] and taken + chip[2] > _ROOM:
            rows.append([])
        rows[-1].append(chip)
    return rows


def _wide(layer: Layer, label: str, words: str) -> float:
    """How wide a chip is, in units."""
    said = layer.letters.measure(words, _WORDS, "fell")[0]
    return max(said, layer.letters.measure(label, _LABEL, "fell-italic")[0]) + _SIGN + 8


def _capped(layer: Layer, label: str, words: str, cap: float) -> tuple[str, float]:
    """Words that fit a chip of so many units, with an ellipsis where they are cut, and how wide it is."""
    kept = words.split(" ")
    told = words
    while _wide(layer, label, told) > cap and len(kept) > 1:
        kept.pop()
        told = " ".join(kept).rstrip(" ,:;") + "…"
    return told, _wide(layer, label, told)


def _row(
    layer: Layer,
    labels: dict[Role, str],
    row: Sequence[tuple[Phrase, str, float]],
    y: float,
    high: float,
) -> list[tuple[Phrase, Box]]:
    """Write a row of chips; returns each phrase with its box."""
    x = _LEFT
    placed = []
    for phrase, words, wide in row:
        box = (x, y, wide, high)
        _chip(layer, labels[phrase.role], phrase.role, words, box)
        placed.append((phrase, box))
        x += wide + _GAP
    return placed


def _chip(layer: Layer, label: str, role: Role, words: str, box: Box) -> None:
    """One phrase: its sign on its colour, what it answers, its words."""
    x, y, w, h = box
    layer.panel("chip_parchment", x, y, w, h)
    tall = h - 8
    layer.picture(f"chip-field:{tall:.0f}", lambda: _field(tall), x + 4, y + 4, _FIELD, tall, tint=INKS[role])
    layer.image(SIGNS[role], x + 5 + _FIELD / 2, y + h / 2, 30, anchor=(0.5, 0.5), tint=style.PARCHMENT)
    within = (x + _FIELD + 6, y, w - _FIELD - 8, h)
    layer.text(
        label, x + _FIELD + 13, y + h * 0.4, _LABEL, face="fell-italic", colour=INKS[role], within=within
    )
    layer.text(words, x + _FIELD + 13, y + h * 0.4 + 23, _WORDS, colour=style.INK, within=within)


def _field(tall: float) -> Image.Image:
    """The white shape of a coloured field: round at the left, where the chip is."""
    fine = 4
    wide, high = round(_FIELD * fine), round(tall * fine)
    shape = Image.new("L", (wide, high))
    ImageDraw.Draw(shape).rounded_rectangle(
        (0, 0, wide - 1, high - 1), 15 * fine, fill=255, corners=(True, False, False, True)
    )
    white = Image.new("RGBA", (wide // 2, high // 2), (255, 255, 255, 255))
    white.putalpha(shape.reduce(2))
    return white


def short_of(phrase: Phrase) -> str:
    """A phrase on its chip: in short, or without the comma or the point behind it."""
    return phrase.short or phrase.words.rstrip(" .,;:\u00a0")
