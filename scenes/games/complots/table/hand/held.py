"""Cards that a seat looks at: they rise behind its plaque, or beside the bust of whoever chooses."""

from collections.abc import Sequence

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.complots.table import layout
from scenes.games.complots.table.pose import Pose
from scenes.games.complots.table.seat_place import character_picture
from scenes.shell.null_sound import Words

CARD = (118.0, 181.0)
"""Width and height of a card that is held up, in units."""
RISE = 168.0
"""Units by which a card stands out above its plaque."""
LIFT = 24.0
"""Units by which a chosen card stands above the others."""
_STEP = 128.0
_LEAN = 3.0
"""Degrees by which the outer cards of a hand lean."""
_EDGES = (30.0, 1250.0)
_PURSES, _OVER_PURSES = (446.0, 834.0), 310.0
"""The columns of Court and Treasury, and the top of cards that are held up there: their names stand clear.

Where the table is higher, they are, too.
"""
_GILT = 4.0
_NAME_MARGIN = 30.0
"""Units of a card's width that its name leaves free: the frame, and a little air."""
_SEAL = 26.0
"""Units by which seals stand above narrow plaques."""


def held_boxes(players: int, seat: int, count: int, *, aside: bool = False, ring: bool = False) -> list[Box]:
    """The boxes of a seat's own cards, over its plaque; while there is a ring, clear of it and of all claims.

    `aside`: at the outer edge of the seat's half, where nothing else is chosen.
    """
    x, top, w, _ = layout.seat_place_boxes(players)[seat]
    step = min(_STEP, (w * 1.6 - CARD[0]) / max(1, count - 1)) if count > 2 else _STEP
    wide = step * (count - 1) + CARD[0]
    left = min(max(x + w / 2 - wide / 2, _EDGES[0]), _EDGES[1] - wide)
    if aside:
        left = _EDGES[1] - wide if layout.on_the_right(players, seat) else _EDGES[0]
    places = [left + step * place for place in range(count)]
    places = _beside_claims(places) if ring else places
    if places[0] < _PURSES[1] and places[-1] + CARD[0] > _PURSES[0]:
        top = _OVER_PURSES + min(0, layout.purse_places(players).dy)
    else:
        top -= RISE + (_SEAL if layout.has_narrow_seats(players) else 0)
    return [(place, top, *CARD) for place in places]


def _beside_claims(lefts: Sequence[float]) -> list[float]:
    """Cards that would stand before ring or claims step aside, out to the bust of the nearer half."""
    near, far = layout.BETWEEN_CLAIMS
    first, last = lefts[0], lefts[-1] + CARD[0]
    if last <= near or first >= far:
        return list(lefts)
    step = min(_STEP, (near - _EDGES[0] - CARD[0]) / max(1, len(lefts) - 1))
    left = (first + last) / 2 <= layout.RING[0]
    start = near - CARD[0] - step * (len(lefts) - 1) if left else far
    return [start + step * place for place in range(len(lefts))]


def draw_held(
    layer: Layer, texts: Words, boxes: Sequence[Box], cards: Sequence[str], chosen: int | None = None
) -> None:
    """Draw the cards that are held up, gilt-edged; the chosen one stands higher. No `cards`: their backs."""
    middle = (len(boxes) - 1) / 2
    for place, (x, y, w, h) in enumerate(boxes):
        y -= LIFT if place == chosen else 0
        turn = (place - middle) * 2 * _LEAN if len(boxes) < 3 else (place - middle) * _LEAN
        pose = Pose(x + w / 2, y + h / 2, turn)
        gilt = "menu_glow" if place == chosen else "menu_gilt"
        layer.image(gilt, pose.x, pose.y, w + 2 * _GILT, h + 2 * _GILT, anchor=(0.5, 0.5), angle=turn)
        picture = character_picture(layer.art, cards[place]) if cards else "dos_complots"
        layer.image(picture, pose.x, pose.y, w, h, anchor=(0.5, 0.5), angle=turn)
        if cards:
            _write_name(layer, texts(f"name-{cards[place]}"), pose, (w, h))


def _write_name(layer: Layer, name: str, pose: Pose, card: tuple[float, float]) -> None:
    """Write the name on the foot of a card that is held up."""
    w, h = card
    room = w - _NAME_MARGIN
    size = layer.letters.fit(name, 25, room)
    at = pose.at(0, h * 0.2 + 23 * h / CARD[1])
    layer.text(name, *at, size, colour=style.INK, align="center", angle=pose.turn).squeeze(room)
