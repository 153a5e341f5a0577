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
from scenes.draw.style import HEIGHT, WIDTH, Box
from scenes.motion.timeline import Clip, Timeline

if TYPE_CHECKING:
    from scenes.shell.stage import Stage

Plane = Literal["back", "stage", "ui"]
"""The three planes of a scene, furthest first: backdrops, figures and props, everything that is read.
The candle shines on the first two only."""


class MouseTarget(Protocol):
    """Something on a scene that follows the mouse by itself: a menu, mostly."""

    def point(self, x: float, y: float) -> object:
        """Take note that the mouse is at x, y (design units)."""

    def click(self, x: float, y: float) -> object:
        """Answer a click at x, y (design units)."""


class Scene:
    """One screen. `build` may run again at any time, so everything it shows comes from the scene's facts."""

    skips = True
    """Whether a press while the picture is late makes the picture catch up and does nothing else."""
    takes_text = False
    """Whether letters typed now go to `text` and not to the bindings."""
    shortcuts = ""
    """Characters that go to `text` whether or not anything is typed: digits that take a choice."""
    in_match = False
    """Whether the keyboard is bound as during a match (Escape opens the menu)."""
    covers = True
    """Whether the scene hides the one below; False leaves that one in sight."""
    keeps_content = False
    """Whether it goes by the content that it was made of: what mods say now waits until it is left."""
    captions_at: tuple[float, float] | None = None
    """Where sounds are told in words, left end and middle in units; None is the middle, above the prompts."""
    notices_in: Box | None = None
    """Where what the house says to everybody has its place, in units; None is the middle, below the title."""
    menu: MouseTarget | None = None
    """The choices of the scene, if it has some: they follow the mouse by themselves."""

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
        """Called when the scene, already built, becomes the one that is played, the first time or again."""

    def leave(self) -> None:
        """Called when another scene comes before this one, or when this one ends."""

    def close(self) -> None:
        """Called when the scene has left the stage for good."""

    def update(self, dt: float) -> None:
        """Turn new facts into clips, `dt` seconds after the last frame; the timeline moves afterwards."""

    def press(self, press: Press) -> None:
        """Answer a press of a device, or its release."""

    def point(self, x: float, y: float) -> None:
        """Take note that the mouse is at x, y (design units); by default the scene's menu does."""
        if self.menu:
            self.menu.point(x, y)

    def click(self, x: float, y: float) -> None:
        """Answer a click at x, y (design units); by default the scene's menu does."""
        if self.menu:
            self.menu.click(x, y)

    def drop(self, x: float, y: float) -> None:
        """Let go of whatever was dragged: the mouse button came up at x, y (design units)."""

    def scroll(self, steps: float) -> None:
        """Answer the mouse wheel, `steps` notches upwards."""

    def text(self, typed: str) -> None:
        r"""Somebody typed a character, or "\b" to take one back; only while `takes_text`."""

    def reread(self) -> None:
        """Go by the content that was read anew; a visible scene is rebuilt afterwards."""

    def device_found(self, device: Device) -> None:
        """Called when a pad was plugged in."""

    def device_lost(self, device: Device) -> None:
        """Called when a pad was unplugged; the buttons it held have been released already."""

    def layer(self, plane: Plane = "ui", *, opaque: bool = False) -> Layer:
        """Add a layer above the others of its plane; `opaque` for one picture that hides all behind it."""
        layer = Layer(self.stage.art, self.stage.letters, opaque=opaque)
        layer.still = self.stage.look.reduced_motion
        return self.add_layer(layer, plane)

    def add_layer(self, layer: Layer, plane: Plane = "ui") -> Layer:
        """Add a layer of one's own making above the others of its plane, and return it."""
        layer.glyph = self._glyph
        self._planes[plane].append(layer)
        return layer

    def layers(self) -> Iterator[Layer]:
        """Every layer of the scene, furthest first."""
        for plane in self._planes.values():
            yield from plane

    def labels(self) -> Iterator[Label]:
        """Every text of the scene that can be seen."""
        for layer in self.layers():
            yield from layer.labels()

    def sway(
        self, target: object, attribute: str, amplitude: float, period: float, phase: float = 0.0
    ) -> None:
        """Swing an attribute of `target` by `amplitude` around its value, once in `period` seconds.

        `phase` (0 to 1) is where in the swing it begins. Players who asked for less motion see no sway.
        """
        self._sways.append(_Sway(target, attribute, amplitude, period, phase))

    def flourish(self, clip: Clip) -> None:
        """Play a small motion that nobody waits for: it never makes the picture late."""
        self._flourishes.add(clip, at="with")

    def focus_light(self, x: float, y: float) -> None:
        """Send the candle to x, y (design units); it glides there."""
        self._shines_on = (x, y)

    def rebuild(self) -> None:
        """Make the picture anew from the facts, for the present window, language and settings."""
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
                layer.dim = _CONTRAST_BACKDROP_DIM

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass: facts, then clips, then idle motion, then the candle."""
        self.update(dt)
        self.timeline.update(dt)
        self._flourishes.update(dt)
        self._age += dt
        if not self.stage.look.reduced_motion:
            for sway in self._sways:
                sway.show(self._age)
        self._move_light(dt)

    def draw_lit(self) -> None:
        """Draw the planes the candle shines on: `back` and `stage`."""
        for layer in (*self._planes["back"], *self._planes["stage"]):
            layer.draw()

    def draw_ui(self) -> None:
        """Draw the plane that is read: `ui`."""
        for layer in self._planes["ui"]:
            layer.draw()

    def _glyph(self, holder: Device | Family, intent: Intent) -> Glyph:
        texts: Any = self.stage.texts
        return self.stage.bindings.glyph(holder, intent, texts, in_match=self.in_match)

    def _move_light(self, dt: float) -> None:
        share = 1.0 if self.stage.look.reduced_motion else min(1.0, dt / _LIGHT_LAG_SECONDS)
        (x, y), (to_x, to_y) = self.light, self._shines_on
        self.light = (x + (to_x - x) * share, y + (to_y - y) * share)


class _Sway:
    """Idle motion of one attribute: a sine around where it stood, added to whatever clips do."""

    def __init__(self, target: object, attribute: str, amplitude: float, period: float, phase: float) -> None:
        self._target, self._attribute, self._amplitude = target, attribute, amplitude
        self._turns, self._phase, self._last = math.tau / period, phase * math.tau, 0.0

    def show(self, age: float) -> None:
        """Move the attribute by as much as the sine changed since the last call; `age` in seconds."""
        now = self._amplitude * math.sin(age * self._turns + self._phase)
        value = getattr(self._target, self._attribute)
        setattr(self._target, self._attribute, value + now - self._last)
        self._last = now


_CONTRAST_BACKDROP_DIM = 0.35
"""The light that backdrops keep in high contrast, as a share."""
_LIGHT_LAG_SECONDS = 0.10
"""Seconds in which the candle would reach its goal at its first speed."""
