"""Where the answers of the map stand on the strip: pure places, for any number of answers and of buttons."""

from collections.abc import Sequence
from typing import NamedTuple

from scenes.draw.style import Box

GAP = 6.0
ICON = 46.0
"""The greatest height of an answer's picture, in units."""
EASY = 32.0
"""A button of this size is read without effort from a sofa, in units."""
_PAD, _BESIDE, _BETWEEN = 6.0, 6.0, 4.0
"""Room at both ends of an answer, beside its picture, and between two of its buttons."""
_WORDS = 84.0
"""The least room that words are worth, in units."""
_LARGEST = (40.0, 24.5)
"""The largest button on one line, and on two."""
_SEALED = (33.0, 16.5)
"""The largest over the seals of its owners, on one line, and on two."""


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


def answer_cells(
    answers: Sequence[Sequence[float]], box: Box, *, worded: bool, sealed: bool = False
) -> list[Cell]:
    """The places of answers side by side, each as wide as its buttons need; words where they have room.

    Of each answer one gives the widths of its buttons, as multiples of their size; `sealed` ones leave room
    under them.
    """
    largest = _SEALED if sealed else _LARGEST
    edge = min(ICON, box[3] - 2, 0.4 * box[2] / max(1, len(answers)))
    free = box[2] - GAP * (len(answers) - 1) - len(answers) * (edge + 2 * _PAD + _BESIDE)
    one, two = (_largest(answers, free, lines, largest) for lines in (1, 2))
    lines, size = (1, one) if one >= two else (2, two)
    named = worded and _largest(answers, free - _WORDS * len(answers), 1, largest) >= min(EASY, largest[0])
    if named:
        lines, size = 1, _largest(answers, free - _WORDS * len(answers), 1, largest)
    needs = [_needed(caps, size, lines) for caps in answers]
    spare = max(0.0, free - sum(needs)) / max(1, len(answers))
    cells, x = [], box[0]
    for caps, need in zip(answers, needs, strict=True):
        wide = edge + 2 * _PAD + _BESIDE + need + spare
        across = -(-len(caps) // lines)
        cells.append(_cell((x, box[1], wide, box[3]), edge, need, lines, across, size, worded=named))
        x += wide + GAP
    return cells


def _largest(
    answers: Sequence[Sequence[float]], room: float, lines: int, largest: tuple[float, float]
) -> float:
    """The size of buttons at which all find room on so many lines, at most what a line is high."""
    gaps = sum(_needed(caps, 0.0, lines) for caps in answers)
    caps = sum(_needed(caps, 1.0, lines) for caps in answers) - gaps
    return min(largest[lines - 1], (room - gaps) / caps) if caps else largest[0]


def _needed(caps: Sequence[float], size: float, lines: int) -> float:
    """The width of the longest line of buttons, in units.

    >>> _needed([1.0, 1.5, 1.0], 10.0, 1), _needed([1.0, 1.5, 1.0], 10.0, 2)
    (43.0, 29.0)
    """
    across = -(-len(caps) // lines)
    rows = [caps[start : start + across] for start in range(0, len(caps), max(1, across))]
    return max((sum(row) * size + _BETWEEN * (len(row) - 1) for row in rows), default=0.0)


def _cell(box: Box, edge: float, need: float, lines: int, across: int, size: float, *, worded: bool) -> Cell:
    """The picture, its buttons and the words from left to right; without words they meet in the middle."""
    x, y, w, h = box
    spare = w - edge - need - 2 * _PAD - _BESIDE
    start = x + _PAD + (0.0 if worded else spare / 2)
    beside = start + edge + _BESIDE
    after = beside + need + (_BESIDE if need else 0.0)
    words = (after, y, spare - _BESIDE, h) if worded else None
    step = h / lines
    rows = tuple((beside, y + line * step, need, step) for line in range(lines)) if across else ()
    return Cell(box, (start + edge / 2, y + h / 2, edge), words, rows, across, size)
