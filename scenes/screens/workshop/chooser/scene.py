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
from scenes.widgets.veil import draw_veil

ROWS = 8
"""Options that are seen at once."""
_MIDDLE = 366.0
_HEAD, _STEP, _FOOT = 66.0, 46.0, 128.0
"""Units of the title, of a row, and of what the chosen row means."""
_LEAST_ROWS = 3
_READING_WIDE = 860.0
"""Units of the width of a list that is only read: its rows are sentences."""
Take = Callable[[Any], Sequence[Any]]
"""Takes what was chosen; returns everything that is held then."""


class Option(NamedTuple):
    """Something that may be chosen: what it is, its words, what they mean."""

    value: Any
    words: str
    hint: str = ""
    icon: str = ""
    """The name of a picture that stands before the words; a colour as `#rrggbb` for a patch of it."""


class Chooser(Scene):
    """The list over another page; with `many` it stays open until it is closed, `reading` takes nothing."""

    covers = False
    wide = 620.0
    """Units of the sheet's width."""
    boxed = True
    """Whether each row of several has a box that is ticked."""

    def __init__(
        self,
        stage: Stage,
        title: str,
        options: Sequence[Option],
        held: Sequence[Any],
        take: Take,
        *,
        many: bool = False,
        reading: bool = False,
        after: Callable[[], object] | None = None,
        device: Device | None = None,
    ) -> None:
        super().__init__(stage)
        self.reading, self.after = reading, after
        if reading:
            self.wide = max(self.wide, _READING_WIDE)
        self.title, self.options, self.held = title, list(options), list(held)
        self.take, self.many, self.hand = take, many, device or KEYS
        values = [one.value for one in self.options]
        self.at = values.index(self.held[0]) if not many and self.held and self.held[0] in values else 0
        self.first = 0

    @property
    def _left(self) -> float:
        return (style.WIDTH - self.wide) / 2

    @property
    def _box(self) -> Box:
        """The sheet, as high as its rows want."""
        rows = min(ROWS, max(_LEAST_ROWS, len(self.options)))
        high = _HEAD + rows * _STEP + _FOOT
        return self._left, _MIDDLE - high / 2, self.wide, high

    @property
    def _top(self) -> float:
        """Where the first row begins."""
        return self._box[1] + _HEAD

    def build(self) -> None:
        """Draw the dimmed page, the sheet, the rows, the prompts."""
        back = self.layer()
        draw_veil(back)
        back.panel("sheet_parchment", *self._box)
        x, y, w, _ = self._box
        size = back.letters.fit(self.title, 34, w - 60, "cinzel900")
        back.text(self.title, x + w / 2, y + 48, size, face="cinzel900", colour=style.GARNET, align="center")
        self._ground = back.box(*self._row_box(0), style.CREAM)
        self._frame = back.panel("frame_focus", *self._row_box(0))
        self._rows = self.layer()
        say = self.texts
        verb = say("workshop-put") if self.many and self.boxed else say("workshop-take")
        asks = [(Intent.ACCEPT, verb)] * (not self.reading) + [(Intent.BACK, say("workshop-back"))]
        self.hints = Hints(self.layer(), asks, hand=self.hand)
        self._show()

    def _row_box(self, line: int) -> Box:
        return self._left + 26, self._top + line * _STEP, self.wide - 52, _STEP - 4

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
            if self.many and self.boxed:
                name = "check_on" if option.value in self.held else "check_off"
                layer.image(name, x + 34, y + h / 2, anchor=(0.5, 0.5))
                left = x + 72
            elif option.value in self.held:
                layer.image("icon_check_mark", x + 24, y + h / 2, 24, anchor=(0.5, 0.5), tint=style.VERDIGRIS)
                left = x + 46
            if option.icon:
                left += self._draw_icon(option.icon, left, y + h / 2)
            words, size = self._fitted(option.words, x + w - left - 14)
            layer.text(words, left, y + h / 2 + size * 0.3, size, colour=style.INK, within=(left, y, w, h))
        self._draw_ends()
        box = self._row_box(self.at - self.first)
        self._frame.reshape(*box)
        self._ground.move(box[0], box[1])
        self._frame.visible = self._ground.visible = bool(self.options)
        self._hint()

    def _fitted(self, words: str, wide: float) -> tuple[str, float]:
        """The words of a row and their size; what is too long ends in an ellipsis and is whole below."""
        letters = self._rows.letters
        size = letters.fit(words, 26, wide)
        while words and letters.measure(words, size)[0] > wide:
            words = words.rstrip("…").rstrip().rpartition(" ")[0]
            words = f"{words}…" if words else ""
        return words, size

    def _draw_ends(self) -> None:
        """Marks where there is more above or below, and then which row of how many one is on."""
        layer = self._rows
        if len(self.options) > ROWS:
            x, y, w, _h = self._box
            words = self.texts("workshop-row-of", at=self.at + 1, n=len(self.options))
            layer.text(
                words, x + w - 36, self._top + ROWS * _STEP + 12, style.FLOOR, face="fell-italic",
                colour=style.INK_2, align="right",
            )  # fmt: skip
        for there, y, angle in (
            (self.first > 0, self._top - 10, -90),
            (self.first + ROWS < len(self.options), self._top + ROWS * _STEP + 4, 90),
        ):
            if there:
                layer.image(
                    "chevron", self._left + self.wide / 2, y, 12, anchor=(0.5, 0.5), tint=style.GARNET,
                    angle=angle,
                )  # fmt: skip

    def _draw_icon(self, icon: str, x: float, y: float) -> float:
        """What stands before the words of an option; returns how much room it takes."""
        if icon.startswith("#"):
            self._rows.disc(x + 15, y, 15, style.INK)
            self._rows.disc(x + 15, y, 13, style.Colour(icon))
        else:
            self._rows.image(icon, x + 15, y, 32, anchor=(0.5, 0.5), tint=style.INK)
        return 42.0

    def _hint(self) -> None:
        """What the chosen option means; before it the words of one whose row has no room for them."""
        if not self.options:
            return
        chosen = self.options[self.at]
        top = self._box[1] + self._box[3] - _FOOT + 18
        room = _FOOT - 32
        row = self._row_box(0)
        if self._fitted(chosen.words, row[2] - 34)[0] != chosen.words:
            top += self._tell(chosen.words, "fell", style.INK, top, room - 26 * bool(chosen.hint)) + 4
            room = self._box[1] + self._box[3] - 14 - top
        if chosen.hint:
            self._tell(chosen.hint, "fell-italic", style.INK_2, top, room)

    def _tell(self, words: str, face: str, colour: style.Colour, top: float, room: float) -> float:
        """Write words below the rows; returns how high they are."""
        letters, size, wide = self._rows.letters, 24.0, self.wide - 70
        while size > style.FLOOR and letters.measure(words, size, face, wide, leading=1.05)[1] > room:
            size -= 0.5
        self._rows.text(
            words, style.WIDTH / 2, top + size, size, face=face, colour=colour,
            align="center", wrap=wide, leading=1.05,
            within=(self._left + 20, top - 4, self.wide - 40, self._box[1] + self._box[3] - top - 2),
        )  # fmt: skip
        return letters.measure(words, size, face, wide, leading=1.05)[1]

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
                self._leave()

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
        if self.reading:
            self._leave()
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

    def _leave(self) -> None:
        """Close the list without taking anything; `after` says what comes then."""
        self.sounds.play("back")
        self.stage.pop()
        if self.after is not None:
            self.after()

    def _under(self, x: float, y: float) -> int | None:
        """The number of the option under the mouse."""
        line = int((y - self._top) // _STEP)
        there = is_in_box((self._left, self._top, self.wide, ROWS * _STEP), x, y)
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
        elif not is_in_box(self._box, x, y):
            self._leave()

    def scroll(self, steps: float) -> None:
        """Go through the options by the wheel."""
        if steps:
            self._move(-1 if steps > 0 else 1, wrap=False)
