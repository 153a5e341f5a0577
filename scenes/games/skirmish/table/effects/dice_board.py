"""Dice that are seen to fall on the faces that were drawn: rows of them on a dark board."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image as Pillow
from PIL import ImageDraw

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Point
from scenes.games.skirmish.table.effects.air import Marks, passing_marks
from scenes.games.skirmish.table.layout import WINDOW
from scenes.motion.timeline import Clip, pause_for, reducible_clip

FALL_SECONDS = 0.6
"""Seconds in which a die falls."""
APART_SECONDS = 0.018
"""Seconds between one die of a row and the next."""
ROW_SECONDS = 0.12
"""Seconds between one row and the next."""
READ_SECONDS = 0.45
"""Seconds for which the last face is looked at."""
MOST_DICE = 16
"""Dice of one row that are drawn one by one; more are drawn a face at a time, with how many there are."""
FOOT = 606.0
"""Where the board ends, above the line at the foot of the table."""
_DIE, _STEP, _ROW = 26.0, 29.0, 38.0
_TEST_DIE, _TEST_STEP, _TEST_ROW = 44.0, 56.0, 64.0
_WORD_SIZE = 24.0
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of a face are, in quarters of the die."""


class DiceRow(NamedTuple):
    """One row: what it is for, its faces, how many of the best of them count, and the number after it."""

    words: str
    faces: Sequence[int]
    good: int = -1
    """-1: nothing is told apart; else the so many best are those that did it."""
    after: str = ""
    lowest: bool = False
    """Whether the low faces are the good ones."""


class LaidDie(NamedTuple):
    """One die as it lies: its face, how many it stands for, whether it did it."""

    face: int
    times: int
    good: bool


def laid_dice(row: DiceRow, most: int = MOST_DICE) -> list[LaidDie]:
    """The dice of a row as they are drawn: those that did it first; past `most`, one for each face.

    >>> [tuple(die) for die in laid_dice(DiceRow("", (2, 6, 4), 1))]
    [(6, 1, True), (4, 1, False), (2, 1, False)]
    """
    if row.good < 0:
        dice = [LaidDie(face, 1, True) for face in row.faces]
    else:
        ordered = sorted(row.faces, reverse=not row.lowest)
        dice = [LaidDie(face, 1, place < row.good) for place, face in enumerate(ordered)]
    if len(dice) <= most:
        return dice
    kinds = Counter((not die.good, -die.face) for die in dice)
    return [LaidDie(-face, times, not failed) for (failed, face), times in sorted(kinds.items())]


def fallen_share(share: float) -> float:
    """How far down a bouncing die is, 0 to 1, after a share of its fall; exactly 1 at the end."""
    if share >= 1:
        return 1.0
    if share < 0.55:
        return (share / 0.55) ** 2
    bounce, low = (0.22, 0.55) if share < 0.85 else (0.06, 0.85)
    wide = 0.3 if low == 0.55 else 0.15
    return 1 - bounce * math.sin(math.pi * (share - low) / wide)


class DiceBoard:
    """Shows one throw at a time; where motion is reduced, the dice simply lie there."""

    def __init__(self, layer: Layer) -> None:
        self._layer = layer

    def throw(self, rows: Sequence[DiceRow], colour: int = -1, hold: float = READ_SECONDS) -> Clip:
        """The clip of one throw, its dice edged in a seat's colour (-1: none); no dice, no clip."""
        rows = [row for row in rows if row.faces]
        if not rows:
            return pause_for(0)
        falls: list[tuple[Drawable, Point, float, float]] = []
        longest = max(len(laid_dice(row)) for row in rows)
        delay = APART_SECONDS * (longest - 1) + ROW_SECONDS * (len(rows) - 1)
        long = FALL_SECONDS + delay

        def make() -> Sequence[Drawable]:
            falls.clear()
            return self._draw(rows, colour, falls)

        def move(marks: Marks, share: float) -> None:
            for die, (x, y), wait, tilt in falls:
                own = min(1.0, max(0.0, (share * long - wait) / FALL_SECONDS)) if share < 1 else 1.0
                die.alpha = 255 if own > 0 else 0
                die.move(x, y - 90 * (1 - fallen_share(own)))
                die.angle = tilt + 300 * (1 - own)

        full = passing_marks(make, move, long, hold=hold)
        return reducible_clip(full, passing_marks(make, move, 0.0, hold=long + hold))

    def _draw(
        self, rows: Sequence[DiceRow], colour: int, falls: list[tuple[Drawable, Point, float, float]]
    ) -> Sequence[Drawable]:
        """Draw the board and its dice; `falls` gets each die with its place, its delay and its tilt."""
        test = len(rows) == 1 and len(rows[0].faces) <= 4
        size, step, high = (_TEST_DIE, _TEST_STEP, _TEST_ROW) if test else (_DIE, _STEP, _ROW)
        measure = self._layer.letters.measure
        words = max(measure(row.words, _WORD_SIZE, "fell")[0] if row.words else 0.0 for row in rows)
        dice = max(_row_length(row, step) for row in rows)
        counts = 48.0 if any(row.after for row in rows) else 0.0
        wide, tall = words + dice + counts + (44 if words else 28), high * len(rows) + 12
        left, top = WINDOW[0] + WINDOW[2] / 2 - wide / 2, FOOT - tall
        marks: Marks = [self._layer.panel("panel_lacquer", left, top, wide, tall, alpha=238)]
        for number, row in enumerate(rows):
            y = top + 6 + high * (number + 0.5)
            if row.words:
                marks.append(self._layer.text(row.words, left + 14, y + 8, _WORD_SIZE))
            x = left + (words + 30 if words else 14) + size / 2
            for place, die in enumerate(laid_dice(row)):
                wait = ROW_SECONDS * number + APART_SECONDS * place
                mark = die_mark(self._layer, die, (x, y), size, colour)
                tilt = 0.0 if die.good else -23 + (place * 17) % 46
                falls.append((mark, (x, y), wait, tilt))
                marks.append(mark)
                x += step
                if die.times > 1:
                    marks.append(self._layer.text(f"×{die.times}", x - size / 2, y + 8, 22))
                    x += 34
            if row.after:
                gold = style.GOLD_LIGHT
                marks.append(
                    self._layer.text(
                        row.after, left + wide - 14, y + 9, 26, face="cinzel800", colour=gold, align="right"
                    )
                )
        return marks


def die_mark(layer: Layer, die: LaidDie, at: Point, size: float, colour: int) -> Drawable:
    """A die of paper at a point, unseen yet, edged in a seat's colour (-1: none) if it did it."""
    edge = math.ceil(size * layer.letters.scale)
    rim = style.SEATS[colour].colour.rgb if colour >= 0 and die.good else style.INK.rgb
    paper, ink = (style.CREAM.rgb, style.INK.rgb) if die.good else (style.INK_2.rgb, style.NEUTRAL.rgb)
    key = f"battle die {die.face} {edge} {rim} {paper}"
    draw = _die_drawing(die.face, edge, rim, paper, ink)
    return layer.picture(key, draw, *at, size, size, anchor=(0.5, 0.5), alpha=0)


def _row_length(row: DiceRow, step: float) -> float:
    """The length of a row of dice, in units."""
    return sum(step + (34 if die.times > 1 else 0) for die in laid_dice(row))


def _die_drawing(
    face: int, edge: int, rim: style.Rgb, paper: style.Rgb, ink: style.Rgb
) -> Callable[[], Pillow.Image]:
    """What draws a die of paper: its pips; past six inches in pips of two rows; a misfire is a cross."""

    def draw() -> Pillow.Image:
        large = Pillow.new("RGBA", (edge * 4, edge * 4))
        pen = ImageDraw.Draw(large)
        whole = edge * 4
        rounding, line = whole // 6, max(4, whole // 14)
        pen.rounded_rectangle((1, 1, whole - 2, whole - 2), rounding, fill=(*rim, 255))
        pen.rounded_rectangle(
            (line, line, whole - line, whole - line), rounding - line // 2, fill=(*paper, 255)
        )
        middle, quarter = whole / 2, whole / 4.4
        if face <= 0:
            for sign in (-1, 1):
                ends = (middle - quarter, middle - sign * quarter, middle + quarter, middle + sign * quarter)
                pen.line(ends, fill=(*style.BLOOD.rgb, 255), width=whole // 8)
        for dx, dy in _spots(face):
            x, y, r = middle + dx * quarter, middle + dy * quarter, whole / (10.5 if face <= 6 else 14)
            pen.ellipse((x - r, y - r, x + r, y + r), fill=(*ink, 255))
        return large.reduce(4)

    return draw


def _spots(face: int) -> Sequence[tuple[float, float]]:
    """Where the pips of a face are; of more than six, in rows of four at most."""
    if face <= 6:
        return _PIPS.get(face, ())
    rows = [face // 3 + (place < face % 3) for place in range(3)]
    return [
        ((at - (many - 1) / 2) * 0.7, (row - 1) * 0.9) for row, many in enumerate(rows) for at in range(many)
    ]
