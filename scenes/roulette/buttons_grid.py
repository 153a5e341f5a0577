"""Where the answers of the map stand: pure places, for any number of answers and of kinds of hands."""

import math
from typing import NamedTuple

from scenes.style import Box

GAP = 6.0
_PAD = 6.0
_WORDS = 30.0
_CAP = 38.0
"""The largest cap of a button."""
_ACROSS = 1.45
"""How wide a cap may be: a pill is wider than it is high."""
_BETWEEN = 4.0
_MARGIN = 3.0
"""What stays free beside the caps."""
_HIGH = 150.0
"""From that height on a cell is the only one of its column."""
_LARGEST = {1: 110.0, 2: 110.0, 3: 92.0}
"""How large an icon is with so many answers."""


class Cell(NamedTuple):
    """The place of one answer."""

    box: Box
    icon: tuple[float, float, float]
    """Middle and height of the picture."""
    words: Box | None
    caps: tuple[Box, ...]
    """The lines of buttons."""
    across: int
    """How many buttons stand on a line."""
    cap: float
    """How large a button is drawn at most."""
    tall: bool
    """Whether picture, words and buttons stand one under the other."""


def cells(answers: int, box: Box, hands: int, *, worded: bool) -> list[Cell]:
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
    largest = min(_LARGEST.get(answers, 56.0), w - 2 * _MARGIN, 0.55 * h)
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
    """Picture and words on one line, the buttons on another below."""
    x, y, w, h = box
    cap = min(_CAP, h - 2 * _MARGIN - _WORDS) if hands else 0.0
    icon = min(56.0, h - 2 * _MARGIN - cap - 2)
    spare = max(0.0, h - 2 * _MARGIN - icon - cap) / 3
    line = y + _MARGIN + spare + icon / 2
    left = x + _PAD + icon + 6
    named = (left, line - _WORDS / 2, x + w - 4 - left, _WORDS)
    caps = ((x + _MARGIN, y + h - _MARGIN - spare - cap, w - 2 * _MARGIN, cap),) if hands else ()
    return Cell(box, (x + _PAD + icon / 2, line, icon), named, caps, max(1, hands), cap, False)
