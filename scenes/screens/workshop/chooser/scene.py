"""The chooser: words in a list with what they mean, one of them taken, or several put in and out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.style import Box, is_in_box
from scenes.screens.title.prompt_line import Hints
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage

ROWS = 8
"""Options that are seen at once."""
_BOX: Box = (330, 92, 620, 562)
_TOP, _STEP = 158.0, 46.0
_HINT_Y = 546.0
Take = Callable[[Any], Sequence[Any]]
"""Takes what was chosen; returns everything that is held then."""


class Option(NamedTuple):
    """Something that may be chosen: what it is, its words, what they mean."""

    value: Any
    words: str
    hint: str = ""


class Chooser(Scene):
    """The list over another page; with `many` it stays open until it is closed."""

    covers = False

    def __init__(
        self,
        stage: Stage,
        title: str,
        options: Sequence[Option],
        held: Sequence[Any],
        take: Take,
        *,
        many: bool = False,
        device: Device | None = None,
    ) -> None:
        super().__init__(stage)
        self.title, self.options, self.held = title, list(options), list(held)
        self.take, self.many, self.hand = take, many, device or KEYS
        values = [one.value for one in self.options]
        self.at = values.index(self.held[0]) if not many and self.held and self.held[0] in values else 0
        self.first = 0

    def build(self) -> None:
        """Draw the dimmed page, the sheet, the rows, the prompts."""
        back = self.layer()
        back.box(0, 0, style.WIDTH, style.HEIGHT, style.NIGHT, alpha=170)
        back.panel("sheet_parchment", *_BOX)
        x, y, w, _ = _BOX
        size = back.letters.fit(self.title, 34, w - 60, "cinzel900")
        back.text(self.title, x + w / 2, y + 48, size, face="cinzel900", colour=style.GARNET, align="center")
        self._frame = back.panel("ticket_gilt", *self._row_box(0))
        self._rows = self.layer()
        say = self.texts
        verb = say("workshop-put") if self.many else say("workshop-take")
        self.hints = Hints(
            self.layer(), [(Intent.ACCEPT, verb), (Intent.BACK, say("workshop-back"))], hand=self.hand
        )
        self._show()

    def _row_box(self, line: int) -> Box:
        return _BOX[0] + 26, _TOP + line * _STEP, _BOX[2] - 52, _STEP - 4

    def _show(self) -> None:
        """Write the rows that are seen, and what the chosen one means."""
        self.first = max(
            0, min(max(self.first, self.at - ROWS + 1), self.at, max(0, len(self.options) - ROWS))
        )
        layer = self._rows
        layer.clear()
        for line, option in enumerate(self.options[self.first : self.first + ROWS]):
            x, y, w, h = self._row_box(line)
            left = x + 20
            if self.many:
                name = "check_on" if option.value in self.held else "check_off"
                layer.image(name, x + 34, y + h / 2, anchor=(0.5, 0.5))
                left = x + 72
            elif option.value in self.held:
                layer.image("icon_check_mark", x + 24, y + h / 2, 24, anchor=(0.5, 0.5), tint=style.VERDIGRIS)
                left = x + 46
            size = layer.letters.fit(option.words, 26, x + w - left - 14)
            layer.text(
                option.words, left, y + h / 2 + size * 0.3, size, colour=style.INK, within=(left, y, w, h)
            )
        for there, y, angle in (
            (self.first > 0, _TOP - 10, -90),
            (self.first + ROWS < len(self.options), _TOP + ROWS * _STEP + 4, 90),
        ):
            if there:
                layer.image(
                    "chevron", _BOX[0] + _BOX[2] / 2, y, 12, anchor=(0.5, 0.5), tint=style.GARNET, angle=angle
                )
        self._frame.reshape(*self._row_box(self.at - self.first))
        self._frame.visible = bool(self.options)
        self._hint()

    def _hint(self) -> None:
        """What the chosen option means."""
        words = self.options[self.at].hint if self.options else ""
        letters, size, wide = self._rows.letters, 24.0, _BOX[2] - 70
        while size > style.FLOOR and letters.measure(words, size, "fell-italic", wide, leading=1.05)[1] > 92:
            size -= 0.5
        self._rows.text(
            words, _BOX[0] + _BOX[2] / 2, _HINT_Y + size, size, face="fell-italic", colour=style.INK_2,
            align="center", wrap=wide, leading=1.05, within=(_BOX[0] + 20, _HINT_Y - 4, _BOX[2] - 40, 108),
        )  # fmt: skip

    # hands

    def press(self, press: Press) -> None:
        """Go up and down, take, or close."""
        if not press.down:
            return
        if press.device != self.hand:
            self.hand = press.device
            self.hints.heed(press.device)
        match press.intent:
            case Intent.UP | Intent.DOWN:
                self._move(1 if press.intent is Intent.DOWN else -1)
            case Intent.PREVIOUS | Intent.NEXT:
                self._move(ROWS if press.intent is Intent.NEXT else -ROWS, wrap=False)
            case Intent.ACCEPT:
                self._accept()
            case Intent.BACK | Intent.MENU:
                self.sounds.play("back")
                self.stage.pop()

    def _move(self, by: int, *, wrap: bool = True) -> None:
        if self.options:
            to = self.at + by
            self.at = to % len(self.options) if wrap else max(0, min(to, len(self.options) - 1))
            self.sounds.play("focus")
            self._show()

    def _accept(self) -> None:
        """Take the chosen option; a list of one closes then."""
        if not self.options:
            self.sounds.play("error")
            return
        self.sounds.play("accept")
        value = self.options[self.at].value
        if self.many:
            self.held = list(self.take(value))
            self._show()
            return
        self.stage.pop()
        self.take(value)
        if self.stage.scene is not None:
            self.stage.scene.enter()

    def _under(self, x: float, y: float) -> int | None:
        """The number of the option under the mouse."""
        line = int((y - _TOP) // _STEP)
        there = is_in_box((_BOX[0], _TOP, _BOX[2], ROWS * _STEP), x, y)
        return self.first + line if there and self.first + line < len(self.options) else None

    def point(self, x: float, y: float) -> None:
        """Choose the option under the mouse."""
        under = self._under(x, y)
        if under is not None and under != self.at:
            self.at = under
            self._show()

    def click(self, x: float, y: float) -> None:
        """Take the option under the mouse; beside the sheet, close."""
        pressed = self.hints.at(x, y)
        if pressed is not None:
            self.press(Press(MOUSE, pressed))
            return
        under = self._under(x, y)
        if under is not None:
            self.at = under
            self._accept()
        elif not is_in_box(_BOX, x, y):
            self.sounds.play("back")
            self.stage.pop()

    def scroll(self, steps: float) -> None:
        """Go through the options by the wheel."""
        if steps:
            self._move(-1 if steps > 0 else 1, wrap=False)
