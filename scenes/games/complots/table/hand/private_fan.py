"""A seat's private cards, held up above its plaque: faces only while their owner peeks."""

from collections.abc import Sequence

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.complots.table.seat_place import character_picture
from scenes.shell.null_sound import Words

_NAME_MARGIN = 26.0
"""Units of a card's width that its name leaves free: the frame, and a little air."""


def draw_fan(
    layer: Layer,
    texts: Words,
    boxes: Sequence[Box],
    cards: Sequence[str],
    *,
    open_: bool,
    cursor: int | None,
    kept: Sequence[int] = (),
) -> None:
    """Draw the fan. A closed fan shows backs and neither cursor nor marks: nothing may be read off it."""
    for place, (x, y, w, h) in enumerate(boxes):
        lifted = 6 if open_ and place in kept else 0
        if not open_:
            layer.image("dos_complots", x, y, w, h)
            continue
        layer.image(character_picture(layer.art, cards[place]), x, y - lifted, w, h)
        name = texts(f"name-{cards[place]}")
        label = layer.text(name, x + w / 2, y + h - 18 - lifted, 22, colour=style.INK, align="center")
        label.squeeze(w - _NAME_MARGIN)
        if place in kept:
            layer.image("tick", x + w - 16, y - lifted + 14, 34, 34, anchor=(0.5, 0.5))
        if place == cursor:
            layer.panel("frame_focus", x - 3, y - 3 - lifted, w + 6, h + 6)
