"""A stage without scenery: figures are dark paper, which is enough to play a scene by."""

from __future__ import annotations

from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Box

_GROUND, _HIGH, _WIDE = 640.0, 440.0, 150.0
_ENTER, _GESTURE, _LIGHT = 0.9, 0.45, 0.6


class BareStage:
    """Stands in for the stage of paper."""

    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        self._figures: dict[str, Image] = {}
        layer.box(0, 0, style.WIDTH, style.HEIGHT, style.LACQUER_2)

    def enter(
        self, who: str, side: str, at: float | None = None, pace: str = "walk", rod: bool | None = None
    ) -> float:
        """See `Puppets`."""
        x = style.WIDTH * (at if at is not None else 0.3 if side == "left" else 0.6)
        if who not in self._figures:
            self._figures[who] = self._layer.box(x - _WIDE / 2, _GROUND - _HIGH, _WIDE, _HIGH, style.INK)
        return _ENTER

    def leave(self, who: str, side: str | None = None, pace: str = "walk") -> float:
        """See `Puppets`."""
        figure = self._figures.pop(who, None)
        if figure:
            figure.remove()
        return _ENTER

    def turn(self, who: str, to: str) -> float:
        """See `Puppets`."""
        return 0.3

    def gesture(self, who: str, pose: str, hold: bool = False) -> float:
        """See `Puppets`."""
        return _GESTURE

    def look(self, who: str, toward: str) -> float:
        """See `Puppets`."""
        return 0.25

    def light(self, preset: str, on: str | None = None, level: float = 1.0, seconds: float = 0.6) -> float:
        """See `Puppets`."""
        return seconds

    def camera(self, x: float, zoom: float = 1.0, seconds: float = 0.9) -> float:
        """See `Puppets`."""
        return seconds

    def prop(self, giver: str, to: str, prop: str) -> float:
        """See `Puppets`."""
        return _LIGHT

    def mask(self, who: str, off: bool) -> float:
        """See `Puppets`."""
        return 0.5

    def weather(self, kind: str) -> None:
        """See `Puppets`."""

    def curtain(self, state: str) -> float:
        """See `Puppets`."""
        return _ENTER

    def speak(self, who: str) -> None:
        """See `Puppets`."""
        for name, figure in self._figures.items():
            figure.alpha = 255 if name == who else 170

    def hush(self) -> None:
        """See `Puppets`."""
        for figure in self._figures.values():
            figure.alpha = 220

    def update(self, dt: float) -> None:
        """See `Puppets`."""

    def settle(self) -> None:
        """See `Puppets`."""

    def figure_box(self, who: str) -> Box:
        """See `Puppets`."""
        return self._figures[who].box if who in self._figures else (560.0, 200.0, _WIDE, _HIGH)
