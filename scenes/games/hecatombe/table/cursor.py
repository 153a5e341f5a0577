"""The gilt edge around what a hand points at; it slides from thing to thing."""

from collections.abc import Callable

from scenes.draw.layer import Layer
from scenes.draw.style import FOCUS_SECONDS, Box
from scenes.motion.timeline import Clip, reducible_clip, tween


class Cursor:
    """The one public cursor of the table: only one hand at a time points before everybody's eyes."""

    def __init__(self, layer: Layer, flourish: Callable[[Clip], None]) -> None:
        self._panel = layer.panel("tile_glow", 0, 0, 78, 116)
        self._flourish = flourish
        self._aim: Box | None = None
        self._panel.visible = False

    @property
    def aim(self) -> Box | None:
        """Return the box that the cursor frames, or is on its way to."""
        return self._aim

    def show(self, box: Box | None) -> None:
        """Frame a box, or nothing."""
        if box == self._aim:
            return
        before, self._aim = self._aim, box
        self._panel.visible = box is not None
        if box is None:
            return
        x, y, w, h = box
        at_once = tween(self._panel, 0.0, "linear", x=x, y=y, w=w, h=h)
        if before is None:
            self._flourish(at_once)
        else:
            self._flourish(
                reducible_clip(tween(self._panel, FOCUS_SECONDS, "out-quad", x=x, y=y, w=w, h=h), at_once)
            )
