"""The strip of the lesson, over the title of a page: what to do, with which button, or to skip it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.input.devices import MOUSE
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.style import Box, is_in_box
from scenes.widgets.prompt import GlyphMark, Prompt

if TYPE_CHECKING:
    from game.input.devices import Device
    from scenes.screens.workshop.lesson.lesson import Lesson, Place
    from scenes.shell.scene import Scene

_BOX: Box = (150, 2, 980, 74)
_SKIP: Box = (926, 10, 196, 58)


class LessonStrip:
    """The strip on a page; call `update` once a frame, `skips` for a click, `stop` for the menu."""

    def __init__(self, scene: Scene, lesson: Lesson | None) -> None:
        self._scene, self._lesson = scene, lesson
        self._layer = scene.layer()
        self._shown: tuple[int, str] | None = None

    def update(self, place: Place, hand: Device) -> None:
        """Let the lesson go on, and write its step for a hand."""
        if self._lesson is not None:
            self._lesson.look(place)
        self.show(hand)

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
        if lesson is None or step is None:
            return
        x, y, _, h = _BOX
        layer.panel("sheet_parchment", *_BOX)
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
