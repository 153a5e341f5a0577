"""The caption bar: a refusal or a sound in words, for a few seconds."""

from __future__ import annotations

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import WIDTH, Box, Colour, Rgb

_TYPE_SIZE = 24
_SIDE_PADDING = 22
_BAR_HEIGHT = 40
_FADE_SECONDS = 0.3


class Caption:
    """One line on a lacquer chip, centred; it fades out by itself."""

    def __init__(
        self,
        layer: Layer,
        *,
        x: float = WIDTH / 2,
        y: float = 644,
        size: int = _TYPE_SIZE,
        height: int = _BAR_HEIGHT,
    ) -> None:
        """`x`, `y` is the middle of the bar, in units; `size` is that of its words."""
        self._x, self._y, self._height, self._letters = x, y, height, layer.letters
        self._size = size
        self._home = (x, y)
        self._lane: Box | None = None
        self._left_end: float | None = None
        self._bar = layer.panel("chip_lacquer", x, y - height / 2, 100, height)
        self._words = layer.text("", x, y + size * 0.32, size, align="center")
        self._left = 0.0
        self.hide()

    @property
    def visible(self) -> bool:
        """Whether a caption is shown now."""
        return self._bar.visible

    @property
    def left(self) -> float:
        """Seconds for which it will still be there."""
        return self._left if self.visible else 0.0

    @property
    def text(self) -> str:
        """The caption that is shown now, or ""."""
        return self._words.text if self.visible else ""

    def say(self, words: str, *, seconds: float = 3.0, colour: Colour | Rgb = style.PARCHMENT) -> None:
        """Show these words for `seconds`; no words at all hide the bar."""
        self._words.text, self._words.colour, self._left = words, colour, seconds
        self._keep_to_lane()
        wide = self._words.width + 2 * _SIDE_PADDING
        if self._left_end is not None:
            self._x = self._left_end + wide / 2
        self._bar.reshape(*self.box)
        self._words.x, self._words.within = self._x, self.box
        self._show(bool(words), 255)

    def stand_at(self, x: float) -> None:
        """Stand somewhere else from the next words on, the middle at `x`."""
        self._x = x

    def centre_at(self, x: float, y: float) -> None:
        """Stand somewhere else from the next words on: the middle at `x`, `y`."""
        self._left_end, self._x, self._y = None, x, y
        self._words.y = y + self._words.size * 0.32

    def begin_at(self, x: float, y: float) -> None:
        """Stand somewhere else from the next words on: the left end at `x`, the middle at `y`."""
        self._left_end, self._y = x, y
        self._words.y = y + self._words.size * 0.32

    def lie_in(self, lane: Box | None) -> None:
        """Stand in the middle of a lane, no wider than that, at once; None: where it was made to stand."""
        if lane == self._lane:
            return
        self._lane = lane
        x, y, w, h = lane or (*self._home, 0.0, 0.0)
        self.centre_at(x + w / 2, y + h / 2)
        self.say(self.text, seconds=self.left, colour=self._words.colour)

    def _keep_to_lane(self) -> None:
        """Set words that are too long for the lane smaller, then narrower."""
        words = self._words.squeeze(WIDTH)
        words.size = self._size
        if self._lane is not None:
            room = self._lane[2] - 2 * _SIDE_PADDING
            words.size = self._letters.fit(words.text, self._size, room)
            words.squeeze(room)

    @property
    def box(self) -> Box:
        """The place of the bar, in units."""
        wide = self._words.width + 2 * _SIDE_PADDING
        return (self._x - wide / 2, self._y - self._height / 2, wide, self._height)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; call it once a frame."""
        if not self.visible:
            return
        self._left -= dt
        if self._left <= 0:
            self.hide()
        else:
            self._show(True, 255 * min(1.0, self._left / _FADE_SECONDS))

    def hide(self) -> None:
        """Hide the bar."""
        self._show(False, 0)

    def _show(self, visible: bool, alpha: float) -> None:
        for mark in (self._bar, self._words):
            mark.visible, mark.alpha = visible, alpha
