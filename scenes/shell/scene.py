"""A scene: one screen. It builds its layers from the facts, moves them by clips, and answers presses."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Literal, Protocol

from game.input.devices import Device, Family
from game.input.glyphs import Glyph
from game.input.intents import Intent, Press
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import HEIGHT, WIDTH
from scenes.motion.timeline import Clip, Timeline

if TYPE_CHECKING:
    from scenes.shell.stage import Stage

Plane = Literal["back", "stage", "ui"]
"""Backdrops · figures and props · everything that is read. The candle shines on the first two only."""


class MouseTarget(Protocol):
    """What heeds the mouse: a menu, mostly."""

    def point(self, x: float, y: float) -> object:
        """The mouse is there."""

    def click(self, x: float, y: float) -> object:
        """The mouse was clicked there."""


class Scene:
    """One screen. `build` may run again at any time, so everything it shows comes from the scene's facts."""

    skips = True
    """A press while the picture is late makes it catch up and goes no further."""
    takes_text = False
    """Letters typed now are for `text`, not for the bindings."""
    in_match = False
    """The keyboard is bound as during a match (Escape opens the menu)."""
    covers = True
    """False when the scene below stays to be seen behind this one."""
    menu: MouseTarget | None = None
    """The choices, on a scene that has some: the mouse is theirs."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.texts = stage.texts
        self.sounds = stage.sounds
        self.timeline = Timeline()
        self._flourishes = Timeline()
        self.light = (WIDTH / 2, HEIGHT / 2)
        """Where the candle shines now."""
        self._planes: dict[Plane, list[Layer]] = {"back": [], "stage": [], "ui": []}
        self._sways: list[_Sway] = []
        self._shines_on = self.light
        self._age = 0.0

    def build(self) -> None:
        """Make the layers from the facts; runs again when the window, the language or the look changes."""

    def enter(self) -> None:
        """The scene has become the one that is played, the first time or again; it is built."""

    def leave(self) -> None:
        """Another scene has come before this one, or this one goes."""

    def close(self) -> None:
        """The scene has left the stage for good."""

    def update(self, dt: float) -> None:
        """Turn new facts into clips; the timeline moves on by itself afterwards."""

    def press(self, press: Press) -> None:
        """A hand meant something."""

    def point(self, x: float, y: float) -> None:
        """The mouse is there; a menu on the scene heeds it by itself."""
        if self.menu:
            self.menu.point(x, y)

    def click(self, x: float, y: float) -> None:
        """The mouse was clicked there; a menu on the scene heeds it by itself."""
        if self.menu:
            self.menu.click(x, y)

    def drop(self, x: float, y: float) -> None:
        """The mouse button came up there: whatever was dragged is let go."""

    def scroll(self, steps: float) -> None:
        """The wheel turned; upwards is positive."""

    def text(self, typed: str) -> None:
        r"""Somebody typed a character, or "\b" to take one back; only while `takes_text`."""

    def device_found(self, device: Device) -> None:
        """A pad was plugged in."""

    def device_lost(self, device: Device) -> None:
        """A pad was unplugged; what it held has come up."""

    def layer(self, plane: Plane = "ui", *, opaque: bool = False) -> Layer:
        """A new layer above the others of its plane; `opaque` for one picture that hides all behind it."""
        layer = Layer(self.stage.art, self.stage.letters, opaque=opaque)
        layer.glyph, layer.still = self._glyph, self.stage.look.reduced_motion
        self._planes[plane].append(layer)
        return layer

    def layers(self) -> Iterator[Layer]:
        """Every layer, furthest first."""
        for plane in self._planes.values():
            yield from plane

    def labels(self) -> Iterator[Label]:
        """Every text that can be seen."""
        for layer in self.layers():
            yield from layer.labels()

    def sway(
        self, target: object, attribute: str, amplitude: float, period: float, phase: float = 0.0
    ) -> None:
        """Let something idle to and fro around where it is; not for players who asked for less motion."""
        self._sways.append(_Sway(target, attribute, amplitude, period, phase))

    def flourish(self, clip: Clip) -> None:
        """Play a small motion that nobody waits for: it never makes the picture late."""
        self._flourishes.add(clip, at="with")

    def focus_light(self, x: float, y: float) -> None:
        """Bring the candle there."""
        self._shines_on = (x, y)

    def rebuild(self) -> None:
        """Make the picture anew from the facts, for the window and the settings of now."""
        self.timeline.skip()
        self._flourishes.skip()
        for timeline in (self.timeline, self._flourishes):
            timeline.speed, timeline.reduced = self.stage.look.speed, self.stage.look.reduced_motion
        for plane in self._planes.values():
            for layer in plane:
                layer.clear()
            plane.clear()
        self._sways.clear()
        self.texts = self.stage.texts
        self.build()
        if self.stage.look.contrast:
            for layer in self._planes["back"]:
                layer.dim = _CONTRAST_BACKDROP

    def advance(self, dt: float) -> None:
        """Let time pass: facts, then clips, then idle motion."""
        self.update(dt)
        self.timeline.update(dt)
        self._flourishes.update(dt)
        self._age += dt
        if not self.stage.look.reduced_motion:
            for sway in self._sways:
                sway.show(self._age)
        self._move_light(dt)

    def draw_lit(self) -> None:
        """Show the planes the candle shines on."""
        for layer in (*self._planes["back"], *self._planes["stage"]):
            layer.draw()

    def draw_ui(self) -> None:
        """Show what is read."""
        for layer in self._planes["ui"]:
            layer.draw()

    def _glyph(self, holder: Device | Family, intent: Intent) -> Glyph:
        texts: Any = self.stage.texts
        return self.stage.bindings.glyph(holder, intent, texts, in_match=self.in_match)

    def _move_light(self, dt: float) -> None:
        share = 1.0 if self.stage.look.reduced_motion else min(1.0, dt / _LIGHT_LAG)
        (x, y), (to_x, to_y) = self.light, self._shines_on
        self.light = (x + (to_x - x) * share, y + (to_y - y) * share)


class _Sway:
    """Idle motion of one attribute: a sine around where it stood, added to whatever clips do."""

    def __init__(self, target: object, attribute: str, amplitude: float, period: float, phase: float) -> None:
        self._target, self._attribute, self._amplitude = target, attribute, amplitude
        self._turns, self._phase, self._last = math.tau / period, phase * math.tau, 0.0

    def show(self, age: float) -> None:
        """Move it by what the sine changed since the last time."""
        now = self._amplitude * math.sin(age * self._turns + self._phase)
        value = getattr(self._target, self._attribute)
        setattr(self._target, self._attribute, value + now - self._last)
        self._last = now


_CONTRAST_BACKDROP = 0.35
_LIGHT_LAG = 0.10
