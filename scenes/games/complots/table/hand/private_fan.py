"""A seat's private cards, held up above its plaque: faces only while their owner peeks."""

from collections.abc import Sequence

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.games.complots.table.layout import FAN_CARD as CARD
from scenes.games.complots.table.pose import Pose
from scenes.games.complots.table.seat_place import character_picture
from scenes.shell.null_sound import Words

_LIFT, _GLOW = 6.0, 8.0
"""Units by which a marked card stands higher, and by which the glow is larger than the chosen one."""
_NAME_MARGIN = 26.0
"""Units of a card's width that its name leaves free: the frame, and a little air."""


def draw_fan(
    layer: Layer,
    texts: Words,
    poses: Sequence[Pose],
    cards: Sequence[str],
    *,
    open_: bool,
    cursor: int | None,
    kept: Sequence[int] = (),
) -> None:
    """Draw the fan. A closed fan shows backs and neither cursor nor marks: nothing may be read off it."""
    for place in sorted(range(len(poses)), key=lambda place: open_ and place == cursor):
        pose = poses[place]
        if not open_:
            _image(layer, "dos_complots", pose, CARD)
            continue
        lifted = pose._replace(y=pose.y - _LIFT) if place in kept else pose
        if place == cursor:
            _image(layer, "menu_glow", lifted, (CARD[0] + _GLOW, CARD[1] + _GLOW))
        _image(layer, character_picture(layer.art, cards[place]), lifted, CARD)
        _name(layer, texts(f"name-{cards[place]}"), lifted)
        if place in kept:
            x, y = lifted.at(CARD[0] / 2 - 16, 14 - CARD[1] / 2)
            layer.image("tick", x, y, 34, 34, anchor=(0.5, 0.5))


def _image(layer: Layer, name: str, pose: Pose, size: tuple[float, float]) -> None:
    w, h = size[0] * pose.scale, size[1] * pose.scale
    layer.image(name, pose.x, pose.y, w, h, anchor=(0.5, 0.5), angle=pose.turn)


def _name(layer: Layer, name: str, pose: Pose) -> None:
    """Write the name on the foot of a card, no wider than it."""
    x, y = pose.at(0, CARD[1] / 2 - 18)
    size = max(style.FLOOR, layer.letters.fit(name, 24, CARD[0] - _NAME_MARGIN))
    label = layer.text(name, x, y, size, colour=style.INK, align="center", angle=pose.turn)
    label.squeeze((CARD[0] - _NAME_MARGIN) * pose.scale)
