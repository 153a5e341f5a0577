"""The sentence of a thing: a chip for each phrase, and the whole of it in both languages."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.workshop.craft import Phrase, Role
from game.app.workshop.document import Path
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Colour

BOX: Box = (404, 84, 848, 214)
"""The panel of the sentence."""
_CHIP_Y, _CHIP_H, _GAP = 128.0, 60.0, 12.0
_PAPER: Box = (420, 194, 816, 96)
_SIGNS: dict[Role, tuple[str, Colour]] = {
    "when": ("icon_hourglass", style.GOLD_DARK),
    "who": ("icon_crosshair", style.VERDIGRIS_DARK),
    "whom": ("icon_pointing", style.LACQUER_3),
    "what": ("icon_gears", style.GARNET),
    "many": ("icon_abacus", style.VERDIGRIS),
    "else": ("icon_scroll_unfurled", style.INK_2),
}
_LEAST = 22.0
_SIGN = 62.0
"""Units of a chip beside its words."""


def write_sentence(
    layer: Layer, title: str, labels: dict[Role, str], phrases: Sequence[Phrase], said: tuple[str, str]
) -> list[tuple[Phrase, Box]]:
    """Write the chips and both texts; returns each phrase with its box, for the mouse.

    `labels` are the words above the phrases; `said` is the text in the language of the house, then the other.
    """
    layer.panel("panel_lacquer", *BOX)
    layer.text(title, BOX[0] + 20, BOX[1] + 36, 28, face="cinzel800", colour=style.GOLD_LIGHT)
    placed = _chips(layer, labels, [one for one in phrases if one.words])
    layer.panel("ticket_parchment_flat", *_PAPER)
    _texts(layer, said)
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


def _texts(layer: Layer, said: tuple[str, str]) -> None:
    """Both texts, one below the other: on a line each where they fit, else on two lines, a little smaller."""
    x, y, w, h = _PAPER
    single = all(layer.letters.measure(one, 23, "fell")[0] <= w - 36 for one in said)
    sizes = (26.0, 23.0) if single else (22.6, 22.0)
    high = [layer.letters.measure(one, size, face, w - 32, leading=1.0)[1] if one else 0.0
            for one, size, face in zip(said, sizes, _FACES, strict=True)]  # fmt: skip
    top = y + max(2.0, (h - sum(high)) / 2)
    for words, size, face, colour, tall in zip(
        said, sizes, _FACES, (style.INK, style.INK_2), high, strict=True
    ):
        layer.text(
            words, x + 16, top + size * 0.78, size, face=face, colour=colour, wrap=w - 32, leading=1.0,
            within=(x + 4, y - 4, w - 8, h + 8),
        )  # fmt: skip
        top += tall


_FACES = ("fell", "fell-italic")
"""The letters of the house's language, and those of the other."""


def _chips(layer: Layer, labels: dict[Role, str], phrases: Sequence[Phrase]) -> list[tuple[Phrase, Box]]:
    """A chip for each phrase, as wide as its words, all in one row; on two lines where they are many."""
    room = BOX[2] - 36 - _GAP * max(0, len(phrases) - 1)
    wanted = [layer.letters.measure(_short(one), 24, "fell")[0] + 74 for one in phrases]
    tight = sum(wanted) > room * 1.1
    if tight:
        wanted = [_wide_on_two(layer, _short(one)) for one in phrases]
    share = min(1.0, room / sum(wanted)) if wanted else 1.0
    x = BOX[0] + 18
    placed: list[tuple[Phrase, Box]] = []
    for phrase, wide in zip(phrases, wanted, strict=True):
        box = (x, _CHIP_Y, wide * share, _CHIP_H)
        _chip(layer, "" if tight else labels[phrase.role], phrase, box)
        placed.append((phrase, box))
        x += wide * share + _GAP
    return placed


def _halves(layer: Layer, words: str) -> list[str]:
    """Words on at most two lines, the longer of them as short as can be."""

    def width(lines: list[str]) -> float:
        return max(layer.letters.measure(line, _LEAST, "fell")[0] for line in lines)

    every = words.split(" ")
    split = [[" ".join(every[:at]), " ".join(every[at:])] for at in range(1, len(every))]
    return min(split, key=width, default=[words])


def _wide_on_two(layer: Layer, words: str) -> float:
    """How wide a chip is whose words stand on two lines."""
    lines = _halves(layer, words)
    return max(layer.letters.measure(line, _LEAST, "fell")[0] for line in lines) + _SIGN + 8


def _chip(layer: Layer, label: str, phrase: Phrase, box: Box) -> None:
    """One phrase: its sign on its colour, what it answers, its words; without a label on two lines."""
    x, y, w, h = box
    sign, colour = _SIGNS[phrase.role]
    layer.panel("ticket_parchment_flat", x, y, w, h)
    layer.box(x + 4, y + 4, 40, h - 8, colour)
    layer.image(sign, x + 24, y + h / 2, 30, anchor=(0.5, 0.5), tint=style.PARCHMENT)
    room = w - _SIGN
    if not label:
        lines = _halves(layer, _short(phrase))
        for number, line in enumerate(lines):
            at = y + (26 + 23 * number if len(lines) > 1 else 38)
            layer.text(
                line, x + 54, at, _LEAST, colour=style.INK, within=(x + 48, y, room + 10, h)
            ).squeeze(room)  # fmt: skip
        return
    size = layer.letters.fit(label, 22, room, "fell-italic")
    layer.text(label, x + 54, y + 24, size, face="fell-italic", colour=style.INK_2)
    words = _short(phrase)
    size = layer.letters.fit(words, 24, room, "fell")
    text = layer.text(words, x + 54, y + 49, size, colour=style.INK, within=(x + 48, y + 24, room + 10, 40))
    text.squeeze(room)


def _short(phrase: Phrase) -> str:
    """A phrase on its chip: in short, or without the comma or the point behind it."""
    return phrase.short or phrase.words.rstrip(" .,;:")
