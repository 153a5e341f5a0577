"""The ribbon of speech: a parchment with a name and a seal, on which words come as they are said."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image as Pillow

from scenes.draw import style
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Colour, mix_colours
from scenes.draw.text import Typesetter
from scenes.screens.campaign.theatre.papercut import (
    Scissors,
    bend,
    cut_mask,
    fallen_shadow,
    inked,
    shaded,
)

RIBBON: Box = (60.0, 518.0, 700.0, 132.0)
"""The ribbon, in units."""
_SHEET: Box = (20.0, 494.0, 764.0, 184.0)
"""The sheet that it is cut from, its tail and shadow included."""
_LEFT, _WIDE = 96.0, 640.0
"""Left end and width of the words."""
_BASES = {1: (594.0,), 2: (576.0, 617.0), 3: (566.0, 598.0, 630.0)}
"""Base lines by the number of lines."""
_SIZES = (37.0, 35.0, 33.0)
"""Type sizes of the dialogue, largest first."""
_PLAIN_SIZES = (30.0, 28.0, 26.0, 24.0, 22.0)
"""Those of whoever reads better in a plain face."""
_STEP = 12.0
"""Units by which lines are made narrower to even them."""
_SOFT = 26.0
"""Units over which ink fades in."""
_PLATE_LEFT, _PLATE_TOP, _PLATE_HIGH, _NAME_SIZE = 94.0, 494.0, 46.0, 25.0
_LEAST_PLATE, _MOST_PLATE, _NAME_PADDING = 130.0, 360.0, 28.0


class Named(NamedTuple):
    """A speaker: the name, and the number of the seal, 0 for none."""

    name: str
    seal: int


class Ribbon:
    """One ribbon. `say` writes on it, `ink` lets so many letters be seen."""

    def __init__(self, paper: Layer, words: Layer) -> None:
        """`paper` bears the ribbon, `words` what is written on it."""
        self._paper, self._layer = paper, words
        x, y, w, h = _SHEET
        scale = paper.letters.scale
        contrast = style.high_contrast()
        self._tail = paper.picture(f"ribbon:tail:{scale}:{contrast}", lambda: _tail(scale), x, y, w, h)
        paper.picture(f"ribbon:body:{scale}:{contrast}", lambda: _body(scale), x, y, w, h)
        self._lines: list[tuple[str, Label]] = []
        self._covers: list[_Cover] = []
        self.hide()

    @property
    def visible(self) -> bool:
        """Whether anything is said."""
        return self._paper.visible

    @property
    def inked(self) -> bool:
        """Whether every letter can be seen."""
        return not any(cover.lies for cover in self._covers)

    def hide(self) -> None:
        """Nobody speaks."""
        self._paper.visible = self._layer.visible = False

    def say(self, words: str, speaker: Named, *, thought: bool, plain: bool) -> None:
        """Write words, none of which can be seen yet; `plain` for a face that is easier to read."""
        self._layer.clear()
        self._paper.visible = self._layer.visible = True
        self._tail.visible = not thought
        size, face, lines = self._set(words, plain=plain)
        ink = style.INK_2 if thought else style.INK
        bases = _BASES[min(3, len(lines))]
        self._lines = [
            (line, self._layer.text(line, _LEFT, base, size, face=face, colour=ink, within=_SHEET))
            for line, base in zip(lines, bases, strict=False)
        ]
        self._covers = [_Cover(self._layer, label) for _, label in self._lines]
        self._name(speaker)

    def ink(self, shown: int, whole: bool) -> None:
        """Let the first `shown` letters be seen, or all of them."""
        for (line, label), cover in zip(self._lines, self._covers, strict=True):
            if whole or shown >= len(line):
                cover.lift()
            else:
                measured = self._layer.letters.measure(line[:shown], label.size, label.face)[0]
                cover.stand(_LEFT + measured)
            shown = max(0, shown - len(line) - 1)

    def _set(self, words: str, *, plain: bool) -> tuple[float, str, tuple[str, ...]]:
        """Size, face and lines of words: one line where they fit, else two alike, or three plain ones."""
        letters = self._layer.letters
        face = "fell" if plain else "dialogue"
        grown = 1.0 if plain else letters.text_scale
        sizes = _PLAIN_SIZES if plain else (*(size * grown for size in _SIZES), _SIZES[-1])
        for most in (1, 2, 3) if plain else (1, 2):
            for size in sizes:
                if len(letters.wrapped(words, size, face, _WIDE)) <= most:
                    return size, face, self._evened(words, size, face)
        return sizes[-1], face, letters.wrapped(words, sizes[-1], face, _WIDE)

    def _evened(self, words: str, size: float, face: str) -> tuple[str, ...]:
        """Lines of words that are about as long as one another."""
        letters = self._layer.letters
        lines = letters.wrapped(words, size, face, _WIDE)
        narrow = _WIDE
        while len(lines) > 1 and narrow > _WIDE / 2:
            narrow -= _STEP
            narrower = letters.wrapped(words, size, face, narrow)
            if len(narrower) > len(lines) or _overfull(letters, narrower, size, face, narrow):
                break
            lines = narrower
        return lines

    def _name(self, speaker: Named) -> None:
        """The plate with the name, and the seal at its end."""
        layer = self._layer
        size = layer.letters.fit(speaker.name, _NAME_SIZE, _MOST_PLATE - 2 * _NAME_PADDING, "cinzel800")
        wide = layer.letters.measure(speaker.name, size, "cinzel800")[0] + 2 * _NAME_PADDING
        plate = (_PLATE_LEFT, _PLATE_TOP, max(_LEAST_PLATE, wide), _PLATE_HIGH)
        layer.panel("chip_garnet", *plate)
        middle = plate[0] + plate[2] / 2
        base = _PLATE_TOP + _PLATE_HIGH / 2 + size * 0.34
        layer.text(
            speaker.name, middle, base, size,
            face="cinzel800", colour=style.CREAM, align="center", within=plate,
        )  # fmt: skip
        if speaker.seal:
            end = plate[0] + plate[2] + 12
            layer.image(f"seal_{speaker.seal}", end, _PLATE_TOP + _PLATE_HIGH / 2, 46, 46, anchor=(0.5, 0.5))


def _overfull(letters: Typesetter, lines: tuple[str, ...], size: float, face: str, width: float) -> bool:
    """Whether one of some lines, a single long word, is wider than a width."""
    return any(letters.measure(line, size, face)[0] > width for line in lines)


class _Cover:
    """Paper over the part of a line that was not said yet; its edge is soft."""

    def __init__(self, layer: Layer, label: Label) -> None:
        _, y, w, h = label.box
        self._end = _LEFT + w + 10
        scale = layer.letters.scale
        top, foot = y - 6, y + h + 6
        shades = _paper_at(top).rgb, _paper_at(foot).rgb
        key = f"ribbon:cover:{scale}:{shades}"
        self._edge = layer.picture(f"{key}:edge", lambda: _soft_edge(*shades), _LEFT, top, _SOFT, foot - top)
        self._sheet = layer.picture(f"{key}:sheet", lambda: _cover(*shades), _LEFT, top, w, foot - top)
        self.stand(_LEFT)

    def stand(self, x: float) -> None:
        """Cover everything right of x; what is left of it comes out of the paper."""
        self._edge.x = x - _SOFT
        self._sheet.x = x
        self._sheet.w = max(1.0, self._end - x)
        self._edge.visible = self._sheet.visible = True

    @property
    def lies(self) -> bool:
        """Whether anything is covered."""
        return self._sheet.visible

    def lift(self) -> None:
        """Cover nothing."""
        self._edge.visible = self._sheet.visible = False


_TOP, _FOOT = style.CREAM, style.PARCHMENT_SHADE


def _paper_at(y: float) -> Colour:
    """The colour of the ribbon at a height of the stage."""
    share = min(1.0, max(0.0, (y - _SHEET[1]) / _SHEET[3]))
    red, green, blue = mix_colours(_TOP.rgb, _FOOT.rgb, share)
    code = f"#{red:02x}{green:02x}{blue:02x}"
    return Colour(code)


def _cover(top: style.Rgb, foot: style.Rgb) -> Pillow.Image:
    """A column of the ribbon's paper."""
    return shaded(Pillow.new("L", (4, 64), 255), top, foot)


def _soft_edge(top: style.Rgb, foot: style.Rgb) -> Pillow.Image:
    """The ribbon's paper, more and more of it from left to right."""
    ramp = Pillow.linear_gradient("L").rotate(90).resize((64, 64))
    return shaded(ramp, top, foot)


def _body(scale: float) -> Pillow.Image:
    """The ribbon with its shadow and its two threads."""
    x, y, w, h = RIBBON[0] - _SHEET[0], RIBBON[1] - _SHEET[1], RIBBON[2], RIBBON[3]
    right, foot = x + w, y + h

    def outline(scissors: Scissors) -> None:
        upper = bend((x, y + 8), (x + 180, y - 8), (right - 180, y - 8), (right, y + 8))
        lower = bend((right, foot), (right - 180, foot - 14), (x + 180, foot - 14), (x, foot))
        scissors.shape([(x, y + 8), *upper, (right, foot), *lower])

    def threads(scissors: Scissors) -> None:
        for edge, rise in ((y + 16, 15.0), (foot - 10, 13.0)):
            start, end = (x + 10, edge), (right - 10, edge)
            line = bend(start, (x + 180, edge - rise), (right - 180, edge - rise), end)
            scissors.stroke([start, *line], 1.5)

    mask = cut_mask(_SHEET[2], _SHEET[3], scale, outline)
    sheet = fallen_shadow(mask, scale)
    sheet.alpha_composite(shaded(mask, _TOP.rgb, _FOOT.rgb))
    sheet.alpha_composite(inked(cut_mask(_SHEET[2], _SHEET[3], scale, threads), style.GOLD_DARK))
    return sheet


def _tail(scale: float) -> Pillow.Image:
    """The end of the ribbon that is folded behind it: only speech has one."""
    x, y, h = RIBBON[0] - _SHEET[0], RIBBON[1] - _SHEET[1], RIBBON[3]
    upper, lower = [(x - 22, y + 26), (x + 10, y + 20)], [(x + 10, y + h - 8), (x - 22, y + h + 10)]
    points = [*upper, *lower, (x - 6, y + h / 2 + 14)]
    mask = cut_mask(_SHEET[2], _SHEET[3], scale, lambda scissors: scissors.shape(points))
    sheet = fallen_shadow(mask, scale, 2.5, 2.0)
    sheet.alpha_composite(shaded(mask, style.PARCHMENT_WORN.rgb, style.GOLD_DARK.rgb))
    return sheet
