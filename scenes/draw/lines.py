"""Many straight lines of one layer that are laid anew often: all at once, from arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import arcade
import numpy as np
from PIL import Image as Pillow

from scenes.draw.drawable import Drawable, Tint, rgb_of
from scenes.draw.style import HEIGHT, Box, Point

if TYPE_CHECKING:
    from scenes.draw.layer import Layer

Row = tuple[float, float, float, float, float, int, int, int, float]
"""A line: start and end in units, width, red, green, blue, alpha."""
_MORE = 16
"""Lines for which room is made at a time."""


class Lines(Drawable):
    """One mark of its layer. Lines are noted with `note` and seen from `lay` on, in their order."""

    def __init__(self, layer: Layer) -> None:
        super().__init__(layer, 0, 0)
        self._texture = layer.art.generated("white", _white)
        self._rows: list[Row] = []
        self._sprites: list[arcade.Sprite] = []
        self._slots = np.zeros(0, np.intp)
        self._seen = 0
        layer.add(self._made(), self)

    def sprites(self) -> Sequence[arcade.Sprite]:
        """A sprite for each line, and some in reserve."""
        return self._sprites

    @property
    def box(self) -> Box:
        """x, y, w, h of what bounds all lines."""
        xs = [x for row in self._rows for x in (row[0], row[2])] or [0.0]
        ys = [y for row in self._rows for y in (row[1], row[3])] or [0.0]
        return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)

    @property
    def room(self) -> int:
        """For how many lines there is room; those for which room is made later lie above all else."""
        return len(self._sprites)

    def begin(self) -> None:
        """Note no line."""
        self._rows = []

    def note(self, start: Point, end: Point, width: float, tint: Tint, alpha: float = 255) -> None:
        """Note a line, `width` units wide; there is room for it at once."""
        self._rows.append((*start, *end, width, *rgb_of(tint), alpha))
        if len(self._rows) > len(self._sprites):
            self._sprites[0].sprite_lists[0].extend(self._made())

    def lay(self) -> None:
        """Let the noted lines be seen, and no others."""
        self._place()

    def _made(self) -> list[arcade.Sprite]:
        """Some sprites more, not to be seen yet."""
        made = [arcade.Sprite(self._texture) for _ in range(_MORE)]
        for sprite in made:
            sprite.alpha = 0
        self._sprites += made
        return made

    def _place(self) -> None:
        """Write all lines into the arrays of the sprites: an object a line would cost ten times as much."""
        count, sprites = len(self._rows), self._sprites[0].sprite_lists[0]
        if len(self._slots) < len(self._sprites):
            self._slots = np.array([sprites.sprite_slot[one] for one in self._sprites], np.intp)
        slots = self._slots[:count]
        if count:
            rows = np.array(self._rows, np.float64)
            east, south = rows[:, 2] - rows[:, 0], rows[:, 3] - rows[:, 1]
            places = np.frombuffer(sprites._sprite_pos_angle_data, np.float32).reshape(-1, 4)
            places[slots, 0], places[slots, 1] = rows[:, 0] + east / 2, HEIGHT - rows[:, 1] - south / 2
            places[slots, 3] = np.degrees(np.arctan2(south, east))
            sizes = np.frombuffer(sprites._sprite_size_data, np.float32).reshape(-1, 2)
            sizes[slots, 0], sizes[slots, 1] = np.maximum(0.1, np.hypot(east, south)), rows[:, 4]
            sprites._sprite_pos_angle_changed = sprites._sprite_size_changed = True
        if count or self._seen:
            colours = np.frombuffer(sprites._sprite_color_data, np.uint8).reshape(-1, 4)
            if count:
                colours[slots] = np.clip(np.rint(rows[:, 5:]), 0, 255)
            colours[self._slots[count : self._seen], 3] = 0
            sprites._sprite_color_changed = True
        self._seen = count

    def _shade(self) -> None:
        self._place()


def _white() -> Pillow.Image:
    return Pillow.new("RGBA", (4, 4), (255, 255, 255, 255))
