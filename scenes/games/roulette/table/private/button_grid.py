"""Where the answers of the map stand on the strip: pure places, for any number of answers and of hands."""

from typing import NamedTuple

from scenes.draw.style import Box

GAP = 6.0
ICON = 44.0
"""The height of an answer's picture, in units."""
_PAD = 5.0
_LINES = 2
"""The most lines of buttons beside a picture."""
_WORDS = 84.0
"""The least room that words are worth, in units."""
_CAP = (30.0, 25.0)
"""The largest cap of a button on one line, and on two."""
_FLOOR = 25.5
"""The least cap for which one line is better than two."""
_ACROSS = 1.32
"""Width to height of a cap: a pill is wider than it is high."""


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


def answer_cells(answers: int, box: Box, hands: int, *, worded: bool) -> list[Cell]:
    """The places of so many answers for so many kinds of hands, side by side."""
    x, y, w, h = box
    wide = (w - GAP * (answers - 1)) / max(1, answers)
    return [_cell((x + place * (wide + GAP), y, wide, h), hands, worded=worded) for place in range(answers)]


def _cell(box: Box, hands: int, *, worded: bool) -> Cell:
    """The picture at the left, the buttons at the right, words between them where they have room."""
    x, y, w, h = box
    edge = min(ICON, h - 4, 0.5 * w)
    left = x + _PAD + edge + 5
    room = x + w - _PAD - left
    single = hands * _FLOOR * _ACROSS
    worded = worded and room - single >= _WORDS
    lines = 1 if single <= room else min(_LINES, max(1, hands))
    across = -(-hands // lines) if hands else 1
    cap = min(_CAP[lines - 1], h / lines - 1, max(12.0, room / across / _ACROSS))
    buttons = min(room, across * (cap * _ACROSS + 3)) if hands else 0.0
    words = room - buttons - (6 if hands else 0)
    named = (left, y, words, h) if worded and words >= _WORDS else None
    start = x + w - _PAD - buttons if named else left
    step = h / lines
    rows = tuple((start, y + line * step, buttons if named else room, step) for line in range(lines))
    return Cell(box, (x + _PAD + edge / 2, y + h / 2, edge), named, rows if hands else (), across, cap)
