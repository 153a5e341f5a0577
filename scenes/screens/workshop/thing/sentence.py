"""The sentence of a thing: a chip for each phrase, and the whole of it in both languages."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.workshop.craft import Phrase, Role
from game.app.workshop.document import Path
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Colour

BOX: Box = (404, 84, 848, 230)
"""The panel of the sentence."""
_LEFT, _TOP, _GAP = BOX[0] + 16, BOX[1] + 12, 8.0
_ROOM = BOX[2] - 32
_TALL, _LOW = 62.0, 41.0
"""Units of a chip with its label, and of one of two rows without."""
_CAPS = (_ROOM, 380.0, 320.0, 280.0, 250.0, 225.0, 200.0, 160.0, 130.0)
"""Units that a chip is wide at most, from what is best to what two rows always hold."""
_SIGNS: dict[Role, tuple[str, Colour]] = {
    "when": ("icon_hourglass", style.GOLD_DARK),
    "who": ("icon_crosshair", style.VERDIGRIS_DARK),
    "whom": ("icon_pointing", style.LACQUER_3),
    "what": ("icon_gears", style.GARNET),
    "many": ("icon_abacus", style.VERDIGRIS),
    "else": ("icon_scroll_unfurled", style.INK_2),
}
_WORDS, _LABEL = 23.0, 22.0
_SIGN = 60.0
"""Units of a chip beside its words."""


def write_sentence(
    layer: Layer, labels: dict[Role, str], phrases: Sequence[Phrase], said: tuple[str, str]
) -> list[tuple[Phrase, Box]]:
    """Write the chips and both texts; returns each phrase with its box, for the mouse.

    `labels` are the words above the phrases; `said` is the text in the language of the house, then the other.
    """
    layer.panel("panel_lacquer", *BOX)
    rows = _rows(layer, labels, [one for one in phrases if one.words])
    bottom = _TOP
    placed: list[tuple[Phrase, Box]] = []
    for row in rows:
        high = _TALL if len(rows) == 1 else _LOW
        placed += _row(layer, labels if len(rows) == 1 else None, row, bottom, high)
        bottom += high + 6
    paper = (BOX[0] + 14, bottom + 2, BOX[2] - 28, BOX[1] + BOX[3] - bottom - 12)
    layer.panel("ticket_parchment_flat", *paper)
    _texts(layer, said, paper)
    return placed


def chip_of(placed: Sequence[tuple[Phrase, Box]], path: Path) -> Box | None:
    """The chip of the phrase that a field feeds, closest first; None: it feeds none."""
    feeds = [(one, box) for one, box in placed if one.path and path[: len(one.path)] == one.path]
    return max(feeds, key=lambda each: len(each[0].path))[1] if feeds else None


def ring_chip(layer: Layer, box: Box | None) -> None:
    """Set a gilt ring around the chip of the chosen field; nothing where it has none."""
    layer.clear()
    if box is None:
        return
    x, y, w, h = box
    for side in (
        (x - _RING, y - _RING, w + 2 * _RING, _RING),
        (x - _RING, y + h, w + 2 * _RING, _RING),
        (x - _RING, y, _RING, h),
        (x + w, y, _RING, h),
    ):
        layer.box(*side, style.GOLD_LIGHT)


_RING = 4.0
"""Units of the ring around the chosen chip."""


def _texts(layer: Layer, said: tuple[str, str], paper: Box) -> None:
    """Both texts, one below the other, as large as the paper has room for; with too little, one alone."""
    x, y, w, h = paper
    tried = [(both, sizes) for both in (said, (said[0], "")) for sizes in _SIZES]
    for said, sizes in tried:
        high = [
            layer.letters.measure(one, size, face, w - 44, leading=1.0)[1] if one else 0.0
            for one, size, face in zip(said, sizes, _FACES, strict=True)
        ]
        if sum(high) <= h - 12:
            break
    top = y + (h - sum(high)) / 2
    for words, size, face, colour, tall in zip(
        said, sizes, _FACES, (style.INK, style.INK_2), high, strict=True
    ):
        layer.text(
            words, x + 22, top + size * 0.8, size, face=face, colour=colour, wrap=w - 44, leading=1.0,
            within=(x + 8, y, w - 16, h),
        )  # fmt: skip
        top += tall


_SIZES = ((27.0, 24.0), (25.0, 23.0), (23.0, 22.0), (22.0, 22.0))
"""Sizes of both texts, the best first."""
_FACES = ("fell", "fell-italic")
"""The letters of the house's language, and those of the other."""


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
        chips = [(one, *_capped(layer, short_of(one), cap)) for one in phrases]
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
    return max(said, layer.letters.measure(label, _LABEL, "fell-italic")[0]) + _SIGN + 10


def _capped(layer: Layer, words: str, cap: float) -> tuple[str, float]:
    """Words that fit a chip of so many units, with an ellipsis where they are cut, and how wide it is."""
    kept = words.split(" ")
    told = words
    while _wide(layer, "", told) > cap and len(kept) > 1:
        kept.pop()
        told = " ".join(kept).rstrip(" ,:;") + "…"
    return told, _wide(layer, "", told)


def _row(
    layer: Layer,
    labels: dict[Role, str] | None,
    row: Sequence[tuple[Phrase, str, float]],
    y: float,
    high: float,
) -> list[tuple[Phrase, Box]]:
    """Write a row of chips; returns each phrase with its box."""
    x = _LEFT
    placed = []
    for phrase, words, wide in row:
        box = (x, y, wide, high)
        _chip(layer, labels[phrase.role] if labels else "", phrase.role, words, box)
        placed.append((phrase, box))
        x += wide + _GAP
    return placed


def _chip(layer: Layer, label: str, role: Role, words: str, box: Box) -> None:
    """One phrase: its sign on its colour, what it answers where there is room, its words."""
    x, y, w, h = box
    sign, colour = _SIGNS[role]
    layer.panel("chip_parchment", x, y, w, h)
    layer.box(x + 5, y + 5, 40, h - 10, colour)
    layer.image(sign, x + 25, y + h / 2, 30, anchor=(0.5, 0.5), tint=style.PARCHMENT)
    if label:
        layer.text(label, x + 55, y + 25, _LABEL, face="fell-italic", colour=style.INK_2)
    down = 50.0 if label else h / 2 + 8
    layer.text(words, x + 55, y + down, _WORDS, colour=style.INK, within=(x + 48, y, w - 50, h))


def short_of(phrase: Phrase) -> str:
    """A phrase on its chip: in short, or without the comma or the point behind it."""
    return phrase.short or phrase.words.rstrip(" .,;:\u00a0")
