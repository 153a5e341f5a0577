"""The sign of the lesson, hung from the valance: what to do, with which button, where, or to skip it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.input.devices import MOUSE
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.label import Label
from scenes.draw.style import Box, is_in_box
from scenes.screens.workshop.lesson.steps import LessonStep
from scenes.widgets.outline import outline_strips
from scenes.widgets.pointing_hand import PointingHand, spot_at
from scenes.widgets.prompt import GlyphMark, Prompt

if TYPE_CHECKING:
    from game.input.devices import Device
    from scenes.screens.workshop.lesson.lesson import Lesson, Place
    from scenes.shell.scene import Scene

_BOX: Box = (176, 12, 928, 70)
_SKIP: Box = (906, 19, 188, 56)
_CORDS = (236.0, 1044.0)
"""Where the cords hang on which the sign hangs."""
_RING = 4.0
"""Units of the ring around what is pointed at."""
Pointed = Callable[[LessonStep], Box | None]
"""Where on a page the thing lies that a step speaks of; None: not on this page."""


class LessonStrip:
    """The sign on a page; call `update` once a frame, `skips` for a click, `stop` for the menu.

    It takes the place of the page's title, and points at what the page names for a step.
    """

    def __init__(self, scene: Scene, lesson: Lesson | None, pointed: Pointed, title: Label) -> None:
        self._scene, self._lesson, self._pointed, self._title = scene, lesson, pointed, title
        self._ring, self._layer = scene.layer(), scene.layer()
        self._hand = PointingHand(scene.layer())
        self._shown: tuple[int, str] | None = None
        self._ringed: Box | None = None

    @property
    def spot(self) -> Box | None:
        """What is pointed at now."""
        step = self._lesson.step if self._lesson else None
        return self._pointed(step) if step else None

    def update(self, place: Place, hand: Device, dt: float) -> None:
        """Let the lesson go on, write its step for a hand, and point."""
        if self._lesson is not None:
            self._lesson.look(place)
        self.show(hand)
        box = self.spot
        self._hand.update(dt, spot_at(box) if box else None)
        if box != self._ringed:
            self._ringed = box
            self._ring.clear()
            for side in outline_strips(box, _RING) if box else ():
                self._ring.box(*side, style.EMBER)

    def stop(self) -> bool:
        """End the lesson; False where none was on."""
        if self._lesson is None or self._lesson.step is None:
            return False
        self._lesson.stop()
        return True

    def show(self, hand: Device) -> None:
        """Write the step for a hand; nothing once the lesson is over."""
        lesson = self._lesson
        step = lesson.step if lesson else None
        shown = (lesson.at, hand.id) if lesson and step else (-1, "")
        if shown == self._shown:
            return
        self._shown = shown
        layer, say = self._layer, self._scene.texts
        layer.clear()
        self._title.visible = step is None
        if lesson is None or step is None:
            return
        x, y, _, h = _BOX
        for cord in _CORDS:
            layer.box(cord - 1.5, 0, 3, y + 4, style.GOLD_DARK)
        layer.panel("sheet_parchment", *_BOX)
        for cord in _CORDS:
            layer.disc(cord, y + 8, 5, style.GOLD)
        layer.disc(x + 38, y + h / 2, 25, style.GARNET)
        layer.text(f"{lesson.at + 1}", x + 38, y + h / 2 + 11, 30, face="cinzel900", align="center")
        left = x + 76.0
        if hand != MOUSE:
            left += GlyphMark(layer, layer.glyph(hand, step.intent), left, y + h / 2, 38).width + 12
        words, room = say(step.key), _SKIP[0] - left - 16
        size = 27.0
        while (
            size > style.FLOOR and layer.letters.measure(words, size, "fell", room, leading=1.0)[1] > h - 14
        ):
            size -= 0.5
        high = layer.letters.measure(words, size, "fell", room, leading=1.0)[1]
        layer.text(
            words, left, y + (h - high) / 2 + size * 0.76, size, colour=style.INK, wrap=room, leading=1.0,
            within=(left - 4, y, room + 8, h),
        )  # fmt: skip
        layer.panel("ticket_lacquer", *_SKIP)
        Prompt(
            layer, hand, Intent.MENU, say("lesson-skip"), _SKIP[0] + 18, _SKIP[1] + _SKIP[3] / 2, within=_SKIP
        )

    def skips(self, x: float, y: float) -> bool:
        """Whether a click at x, y ends the lesson; it does then."""
        return is_in_box(_SKIP, x, y) and self.stop()
