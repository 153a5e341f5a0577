"""Where the hand stands when it points at something of the table."""

from collections.abc import Callable, Sequence

from game.core.rules import Player
from scenes.draw.style import Box
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.table import Tabletop
from scenes.games.hecatombe.tutorial import lessons
from scenes.screens.tutorial.lesson import YOU
from scenes.widgets.pointing_hand import DOWN, RIGHT, UP, Spot

LOWEST_HAND_Y = 694.0
"""The lowest y at which the hand stays wholly on the screen, in units."""


def spot_below(box: Box, owner: Player | None = None) -> Spot:
    """From below, the finger on its lower edge; deeper in the band, where the pupil's buttons are near."""
    x, y, w, h = box
    return (x + w / 2, min(y + h + (6 if owner == YOU else 15), LOWEST_HAND_Y), UP)


def spot_above(box: Box, *, share: float = 0.5) -> Spot:
    """From above, the finger on its upper edge, at a share of its width."""
    x, y, w, _ = box
    return (x + w * share, y - 12, DOWN)


def spot_in_fan(boxes: Sequence[Box], place: int) -> Spot:
    """At a tile of a fan, from the side where no other tile lies."""
    box = boxes[place]
    return spot_above(box) if any(other[1] > box[1] + box[3] / 2 for other in boxes) else spot_below(box)


def _beside(box: Box) -> Spot:
    """From the left."""
    x, y, _, h = box
    return (x - 24, y + h / 2, RIGHT)


def _total(player: Player) -> Spot:
    """Return the spot at a player's total; the pupil's is a little aside, for a medal is under it."""
    x, y, w, h = layout.totals_row_boxes(4)[player]
    return spot_below((x + (w / 4 if player == YOU else 0), y, w, h))


def _captives(top: Tabletop) -> Spot:
    """At the tiles that the pupil has captured, from the left, where the band is empty."""
    return _beside(top.places.captured(YOU, len(top.shown.captured[YOU]))[0])


NAMED: dict[str, Callable[[Tabletop], Spot]] = {
    "fan": lambda top: spot_above((290, 476, 60, 1)),
    "armies": lambda top: spot_above((290, 476, 60, 1)),
    "captured": _captives,
    "secrets": lambda top: spot_above(layout.OATH),
    "left": lambda top: spot_above(top.places.zone(lessons.LEFT)),
    "right": lambda top: _beside(top.places.zone(lessons.RIGHT)),
    "let": lambda top: spot_above(top.places.answers[0]),
    "totals": lambda top: _total(YOU),
    "tied": lambda top: _total(lessons.LEFT),
}
"""Places that a lesson may name."""


def pointing_spot(what: str, top: Tabletop) -> Spot | None:
    """Return the hand's place for the subject of a lesson; None for one that is nowhere."""
    return NAMED[what](top) if what in NAMED else None
