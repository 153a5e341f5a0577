"""A group: marks that travel, grow and fade together about one point."""

import math
from collections.abc import Sequence

from scenes.draw.drawable import Drawable
from scenes.draw.observed import ObservedNumber, ObservedShade


class Group:
    """Marks placed relative to x, y: moving, scaling or fading the group carries them all."""

    x = ObservedNumber()
    """Units from the left edge of the stage to the point."""
    y = ObservedNumber()
    """Units from the top edge of the stage to the point."""
    scale = ObservedNumber()
    """Factor of the size and the distances that the marks were placed with."""
    angle = ObservedNumber()
    """Degrees, clockwise, by which all of it is turned about the point."""
    alpha = ObservedShade[float]()
    """255 shows the marks as they were placed, 0 hides them."""

    def __init__(self, x: float, y: float, marks: Sequence[Drawable]) -> None:
        self._x, self._y, self._scale, self._alpha = x, y, 1.0, 255.0
        self._angle = self._turned = 0.0
        self.marks = list(marks)
        self._places = [(mark.x - x, mark.y - y, mark.alpha) for mark in marks]
        self._shapes = [(mark.scale_x, mark.scale_y) for mark in marks]

    def add(self, mark: Drawable) -> None:
        """Carry one more mark, which stands where it shall stand now, beside the others."""
        self.marks.append(mark)
        self._places.append((mark.x - self._x, mark.y - self._y, mark.alpha))
        self._shapes.append((mark.scale_x, mark.scale_y))

    def remove(self) -> None:
        """Take every mark off its layer."""
        for mark in self.marks:
            mark.remove()
        self.marks.clear()
        self._places.clear()
        self._shapes.clear()

    def _place(self) -> None:
        turn, more = math.radians(self._angle), self._angle - self._turned
        cos, sin = math.cos(turn) * self._scale, math.sin(turn) * self._scale
        self._turned = self._angle
        for mark, (dx, dy, _), shape in zip(self.marks, self._places, self._shapes, strict=True):
            mark.move(self._x + dx * cos - dy * sin, self._y + dx * sin + dy * cos)
            if more:
                mark.angle += more
            wide, tall = shape[0] * self._scale, shape[1] * self._scale
            if (mark.scale_x, mark.scale_y) != (wide, tall):
                mark.scale_x, mark.scale_y = wide, tall

    def _shade(self) -> None:
        for mark, (_, _, alpha) in zip(self.marks, self._places, strict=True):
            mark.alpha = alpha * self._alpha / 255
