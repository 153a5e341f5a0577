"""Shades over places: whoever has no part in a moment stands in the dark, whoever has stays in the light."""

from collections.abc import Collection, Sequence

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box

_FALL, _RISE, _REDUCED = 0.18, 0.42, 0.12
"""Seconds in which a shade falls, and is drawn up; either, where motion is reduced."""


class Shades:
    """One dark sheet over each place; they set off at once for what they are told."""

    def __init__(self, layer: Layer, boxes: Sequence[Box]) -> None:
        self._still = layer.still
        self._sheets = [layer.panel("chip_lacquer", *box, tint=style.INK_SHADOW, alpha=0) for box in boxes]
        for sheet in self._sheets:
            sheet.visible = False
        self._dark = [0.0] * len(boxes)
        self._goals = [0.0] * len(boxes)

    def cover(self, share: float, but: Collection[int] = ()) -> None:
        """Take so much of the light (0 to 1) from every place `but` these, which get all of it."""
        self._goals = [0.0 if place in but else share for place in range(len(self._sheets))]

    def land(self) -> None:
        """Be as dark as they shall be, at once."""
        self.update(10.0)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        for place, (dark, goal) in enumerate(zip(self._dark, self._goals, strict=True)):
            if dark != goal:
                step = dt / (_REDUCED if self._still else _FALL if goal > dark else _RISE)
                self._dark[place] = (
                    goal if abs(goal - dark) <= step else dark + (step if goal > dark else -step)
                )
                self._sheets[place].alpha = 255 * self._dark[place]
                self._sheets[place].visible = self._dark[place] > 0
