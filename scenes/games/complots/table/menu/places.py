"""Where the fan of actions stands, and the ticket above it; pure geometry in design units."""

from scenes.draw.style import Box
from scenes.games.complots.table.pose import Pose

CARD = (132.0, 204.0)
"""Width and height of a card of the fan."""
MOST_IN_FAN = 9
"""Actions that a fan holds; more of them stand in rows."""
COLUMNS = 4
"""Columns of the rows."""
CHOSEN_SCALE = 1.16
TICKET: Box = (392, 84, 800, 82)
_MIDDLE, _TOP = 790.0, 300.0
"""The middle of the fan, for seats of the left half; the other half sees it mirrored."""
_STEP, _ROOM, _SAG, _TURN = 129.0, 13.0, 2.6, 1.7
_SPAN = (346.0, 1180.0)
"""The middles of the outer cards of a fan of more than seven."""
_OVERLAP = 5.0
"""Units by which the cards of a crowded fan lie on each other."""
_WIDE = 1280.0
_ROW_TOP, _ROW_STEP, _CELL, _GAP = 182.0, 92.0, (214.0, 82.0), 10.0


def ticket_box(*, mirrored: bool) -> Box:
    """The box of the ticket that explains the chosen action."""
    x, y, w, h = TICKET
    return (_WIDE - x - w, y, w, h) if mirrored else TICKET


def fan_pose(place: int, count: int, chosen: int, *, mirrored: bool) -> Pose:
    """How a card of the fan lies: the chosen one is straight and larger, and the others make room for it."""
    off, step, scale = place - (count - 1) / 2, _step(count), _scale(count)
    middle = _MIDDLE if step == _STEP else (_SPAN[0] + _SPAN[1]) / 2
    x = (_WIDE - middle if mirrored else middle) + step * off
    y = _TOP + _SAG * off * off
    if place == chosen:
        return Pose(x, y - 8, 0.0, CHOSEN_SCALE * scale)
    return Pose(x + (_ROOM if place > chosen else -_ROOM), y, _TURN * off, scale)


def _step(count: int) -> float:
    """Units between the middles of two cards of a fan."""
    return min(_STEP, (_SPAN[1] - _SPAN[0]) / max(1, count - 1))


def _scale(count: int) -> float:
    """How large the cards of a fan are: more of them are smaller."""
    return min(1.0, (_step(count) + _OVERLAP) / CARD[0])


def fan_boxes(count: int, *, mirrored: bool) -> list[Box]:
    """Where the mouse finds each card of the fan, whichever is chosen: places never move under it."""
    w, h = _step(count), CARD[1] * _scale(count)
    poses = [fan_pose(place, count, place, mirrored=mirrored) for place in range(count)]
    return [(pose.x - w / 2, pose.y + 8 - h / 2, w, h) for pose in poses]


def row_boxes(count: int, *, mirrored: bool) -> list[Box]:
    """The boxes of more actions than a fan can hold, row by row."""
    w, h = _CELL
    wide = COLUMNS * (w + _GAP) - _GAP
    left = (_WIDE - _MIDDLE if mirrored else _MIDDLE) - wide / 2
    rows = (count + COLUMNS - 1) // COLUMNS
    step = min(_ROW_STEP, (_ROW_STEP * 3) / rows)
    return [
        (left + (place % COLUMNS) * (w + _GAP), _ROW_TOP + (place // COLUMNS) * step, w, min(h, step - _GAP))
        for place in range(count)
    ]


def moved_place(place: int, across: int, down: int, count: int) -> int:
    """Where the cursor goes from `place`, so many steps across or down; it stays among `count` actions."""
    if count <= MOST_IN_FAN:
        return (place + across + down) % count
    last_row = (count - 1) // COLUMNS
    if down and 0 <= place // COLUMNS + down <= last_row:
        return min(place + down * COLUMNS, count - 1)
    return (place + across) % count
