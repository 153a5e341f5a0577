"""The minimap: the whole table, a seal for each regiment, and what the window shows of it."""

from collections.abc import Sequence

from PIL import Image as Pillow
from PIL import ImageDraw

from scenes.draw import style
from scenes.draw.drawable import Drawable, Image
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.games.skirmish.table.layout import MINIMAP, MINIMAP_FOOT
from scenes.games.skirmish.table.shown import Shown, ShownUnit
from scenes.match.sitter import Sitter
from scenes.shell.null_sound import Words

Sight = tuple[float, float, float, float]
"""The part of the table that the window shows: left, lower, right, upper edge in milli."""
SEAL_RADIUS = 8.5
_GROUND = (108, 109, 66)
_KINDS = {
    "hill": (167, 156, 107),
    "forest": (56, 85, 47),
    "marsh": (70, 96, 84),
    "river": (52, 110, 122),
    "rock": (128, 120, 112),
    "building": (139, 72, 56),
}
_OTHER = (148, 128, 74)
_ZOOM = 3
"""Pixels of the picture of the ground per unit."""
_VEIL_ALPHA = 107.0
_RIM = 2.6


def map_box(box: Box, width: float, depth: float) -> Box:
    """The table inside the place of the minimap: as large as it fits, in the middle.

    >>> map_box((20, 506, 186, 124), 72, 48)
    (20.0, 506.0, 186.0, 124.0)
    """
    x, y, w, h = box
    scale = min(w / width, h / depth)
    return x + (w - width * scale) / 2, y + (h - depth * scale) / 2, width * scale, depth * scale


class Minimap:
    """The minimap at its place; `show` and `look` cost next to nothing while nothing has moved."""

    def __init__(self, layer: Layer, box: Box, shown: Shown, sitters: Sequence[Sitter], texts: Words) -> None:
        self.box = map_box(box, shown.width, shown.depth)
        self._layer, self._shown, self._sitters = layer, shown, sitters
        self._seals: dict[int, Image] = {}
        self._sight: Sight | None = None
        x, y, w, h = self.box
        self._marks: list[Drawable] = [
            layer.box(x - 4, y - 4, w + 8, h + 8, style.GOLD_DARK),
            layer.box(x - 2, y - 2, w + 4, h + 4, style.LACQUER),
            layer.picture(f"minimap:{id(shown)}", self._ground, x, y, w, h),
        ]
        self._veils = [layer.box(x, y, 1, 1, style.NIGHT, alpha=_VEIL_ALPHA) for _ in range(4)]
        self._rims = [layer.box(x, y, 1, 1, style.GOLD_LIGHT) for _ in range(4)]
        if box == MINIMAP:
            words = texts("skirmish-frame-map")
            self._marks.append(
                layer.text(
                    words, *MINIMAP_FOOT, 23, face="fell-italic", colour=style.PARCHMENT_WORN, align="center"
                )
            )

    def place_of(self, x: float, y: float) -> Point:
        """Where a point of the table, in milli, lies on the minimap."""
        left, top, w, h = self.box
        shown = self._shown
        return left + w * x / shown.width, top + h * (1 - y / shown.depth)

    def _seal_place(self, unit: ShownUnit) -> Point:
        """Where the seal of a regiment lies: no part of it hangs over the edge."""
        (left, top, w, h), r = self.box, SEAL_RADIUS
        x, y = self.place_of(*unit.middle)
        return max(left + r, min(left + w - r, x)), max(top + r, min(top + h - r, y))

    def point_at(self, x: float, y: float) -> Point:
        """The point of the table, in milli, under a place of the minimap."""
        left, top, w, h = self.box
        shown = self._shown
        return shown.width * (x - left) / w, shown.depth * (1 - (y - top) / h)

    def show(self) -> None:
        """Put every seal where its regiment is shown."""
        standing = {unit.id: unit for unit in self._shown.standing()}
        for gone in self._seals.keys() - standing.keys():
            self._seals.pop(gone).remove()
        for id, unit in standing.items():
            x, y = self._seal_place(unit)
            if id not in self._seals:
                self._seals[id] = seal_image(self._layer, self._sitters[unit.owner], x, y, SEAL_RADIUS)
            self._seals[id].move(x, y)

    def look(self, sight: Sight) -> None:
        """Show what the window shows of the table."""
        if sight == self._sight:
            return
        self._sight = sight
        left, top, w, h = self.box
        right, bottom = left + w, top + h
        x1, y1 = self.place_of(sight[0], sight[3])
        x2, y2 = self.place_of(sight[2], sight[1])
        x1, x2 = max(left, min(right, x1)), max(left, min(right, x2))
        y1, y2 = max(top, min(bottom, y1)), max(top, min(bottom, y2))
        veils = ((left, top, w, y1 - top), (left, y2, w, bottom - y2), (left, y1, x1 - left, y2 - y1))
        _lay(self._veils, (*veils, (x2, y1, right - x2, y2 - y1)))
        wide, high = x2 - x1, y2 - y1
        rims = ((x1, y1, wide, _RIM), (x1, y2 - _RIM, wide, _RIM), (x1, y1, _RIM, high))
        _lay(self._rims, (*rims, (x2 - _RIM, y1, _RIM, high)))

    def remove(self) -> None:
        """Take the minimap off its layer."""
        for mark in (*self._marks, *self._veils, *self._rims, *self._seals.values()):
            mark.remove()

    def _ground(self) -> Pillow.Image:
        """The ground and its terrain, seen from very far."""
        _, _, w, h = self.box
        shown = self._shown
        picture = Pillow.new("RGBA", (round(w * _ZOOM), round(h * _ZOOM)), (*_GROUND, 255))
        pen = ImageDraw.Draw(picture)
        for piece in shown.terrain:
            outline = [
                (picture.width * x / shown.width, picture.height * (1 - y / shown.depth))
                for x, y in piece.outline
            ]
            if len(outline) > 2:
                pen.polygon(outline, fill=(*_KINDS.get(piece.kind, _OTHER), 255))
        return picture


def _lay(strips: Sequence[Image], boxes: Sequence[Box]) -> None:
    """Give strips their boxes; an empty one is not seen."""
    for strip, (x, y, w, h) in zip(strips, boxes, strict=True):
        strip.visible = w > 0 and h > 0
        strip.move(x, y)
        strip.w, strip.h = max(0.01, w), max(0.01, h)
