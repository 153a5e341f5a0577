"""Where the answers of the map stand: pure places, for any number of answers and of kinds of hands."""

import math
from typing import NamedTuple

from scenes.draw.style import Box

GAP = 6.0
_PAD = 6.0
_WORDS = 30.0
_CAP = 38.0
"""The largest cap of a button."""
_ACROSS = 1.45
"""The greatest width to height of a cap: a pill is wider than it is high."""
_BETWEEN = 4.0
_MARGIN = 3.0
"""Free units beside the caps."""
_FEW = 3
"""The most buttons beside a picture; more need the whole width."""
_ICON = 56.0
_HIGH = 150.0
"""Units of height above which a cell is the only one of its column."""
_LARGEST = {1: 110.0, 2: 110.0, 3: 92.0}
"""The size of an icon by the number of answers, in units."""


class Cell(NamedTuple):
    """The place of one answer."""

    box: Box
    icon: tuple[float, float, float]
    """Middle and height of the picture."""
    words: Box | None
    caps: tuple[Box, ...]
    """The lines of buttons."""
    across: int
    """Buttons on a line."""
    cap: float
    """The greatest size of a button, in units."""
    tall: bool
    """True if picture, words and buttons stand one under the other."""
    beside: bool = False
    """True if the buttons stand beside the picture, under the words."""


def answer_cells(answers: int, box: Box, hands: int, *, worded: bool) -> list[Cell]:
    """The places of so many answers for so many kinds of hands."""
    tall = not worded or answers <= 3
    columns = answers if tall and answers <= 6 else math.ceil(answers / 2) if tall else 2 + (answers > 6)
    rows = max(1, math.ceil(answers / max(1, columns)))
    x, y, w, h = box
    wide, high = (w - GAP * (columns - 1)) / max(1, columns), (h - GAP * (rows - 1)) / rows
    found = []
    for place in range(answers):
        down, across = divmod(place, columns)
        own = (x + across * (wide + GAP), y + down * (high + GAP), wide, high)
        found.append(_tall(own, hands, answers, worded=worded) if tall else _flat(own, hands))
    return found


def _tall(box: Box, hands: int, answers: int, *, worded: bool) -> Cell:
    """Picture above, then words, then the buttons in as many lines as they need."""
    x, y, w, h = box
    words = _WORDS if worded else 0.0
    largest = min(_LARGEST.get(answers, _ICON), w - 2 * _MARGIN, 0.55 * h)
    least = 46.0 if h > _HIGH else 34.0
    cap, across = _cap(w - 2 * _MARGIN, h - 2 * _PAD - words - min(largest, least), hands)
    lines = math.ceil(hands / across)
    icon = min(largest, h - 2 * _PAD - words - lines * (cap + _BETWEEN))
    spare = max(0.0, h - 2 * _PAD - words - icon - lines * (cap + _BETWEEN)) / (3 if hands else 2)
    top = y + _PAD + spare
    below = top + icon + words + spare + 2
    caps = tuple(
        (x + _MARGIN, below + line * (cap + _BETWEEN), w - 2 * _MARGIN, cap) for line in range(lines)
    )
    named = (x + 3, top + icon + 2, w - 6, _WORDS) if worded else None
    return Cell(box, (x + w / 2, top + icon / 2, icon), named, caps, across, cap, True)


def _cap(wide: float, high: float, hands: int) -> tuple[float, int]:
    """The largest caps that fit, and how many stand side by side."""
    best = (0.0, 1)
    for across in range(1, max(1, hands) + 1):
        lines = math.ceil(max(1, hands) / across)
        cap = min(_CAP, high / lines - _BETWEEN, (wide / across - _BETWEEN) / _ACROSS)
        best = max(best, (cap, across), key=lambda one: (round(one[0], 1), -one[1]))
    return best


def _flat(box: Box, hands: int) -> Cell:
    """Picture and words on one line, the buttons below them; beside a taller picture while they are few."""
    x, y, w, h = box
    cap = min(_CAP, h - 2 * _MARGIN - _WORDS) if hands else 0.0
    beside = hands <= _FEW
    icon = min(_ICON, h - 2 * _MARGIN - (0 if beside else cap + 2))
    line = _WORDS if beside else icon
    spare = max(0.0, h - 2 * _MARGIN - line - cap) / 3
    middle = y + _MARGIN + spare + line / 2
    left = x + _PAD + icon + 6
    named = (left, middle - _WORDS / 2, x + w - 4 - left, _WORDS)
    start = left if beside else x + _MARGIN
    caps = ((start, y + h - _MARGIN - spare - cap, x + w - _MARGIN - start, cap),) if hands else ()
    picture = (x + _PAD + icon / 2, y + h / 2 if beside else middle, icon)
    return Cell(box, picture, named, caps, max(1, hands), cap, False, beside)
