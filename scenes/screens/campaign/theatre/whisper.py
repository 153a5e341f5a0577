"""Prompting: the lines that somebody has really said, one of which the hero whispers for a favour."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app.campaign.run import Run
from game.campaign.story.state import Said
from game.input.devices import Device
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.screens.campaign.theatre.cast import name_of, seal_of
from scenes.screens.title.prompt_line import Hints
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.focus import Focus, Spot
from scenes.widgets.header import Header
from scenes.widgets.veil import draw_veil

_LEFT, _TOP, _WIDE, _HIGH, _GAP = 150.0, 156.0, 980.0, 70.0, 8.0
"""Left end, top and width of the rows, the height of one, and the gap between two, in units."""
_IN_SIGHT = 6
"""Rows that are seen at a time."""
_SIZES = (26.0, 24.0, 23.0)
_SEAL, _WORDS_AT, _END, _LEAD = 40.0, 66.0, 24.0, 26.0
_TAG_Y, _TAG_SIZE, _TAG_WIDE = 128.0, 26.0, 980.0
_MORE_Y = (148.0, 632.0)
_DARK = 226.0


class Whisper(Scene):
    """The lines to choose among, latest first, over a scene that stands still."""

    covers = False
    in_match = True

    def __init__(
        self, stage: Stage, run: Run, lines: Sequence[Said], whisper: Callable[[Said], object], hand: Device
    ) -> None:
        """`whisper` is called with the line that is chosen."""
        super().__init__(stage)
        self.run, self.hand = run, hand
        self._lines, self._whisper = tuple(lines), whisper
        self.at = self._first = 0
        """The line with the focus; the first one in sight."""

    def build(self) -> None:
        """Lower a veil, and lay the lines before it."""
        say, ui = self.texts, self.layer()
        draw_veil(ui, _DARK)
        Header(ui, say("theatre-whisper-title"))
        words = say("theatre-whisper-tag")
        size = ui.letters.fit(words, _TAG_SIZE, _TAG_WIDE, "fell-italic")
        ui.text(words, 640, _TAG_Y, size, face="fell-italic", colour=style.GOLD_LIGHT, align="center")
        self._rows = self.layer()
        asks = [(Intent.ACCEPT, say("theatre-whisper-do")), (Intent.BACK, say("theatre-close"))]
        self.hints = Hints(ui, asks, hand=self.hand)
        self._draw()

    def press(self, press: Press) -> None:
        """Move, whisper, or keep silent."""
        if not press.down:
            return
        self.hand = press.device
        self.hints.heed(press.device)
        if press.intent in (Intent.UP, Intent.DOWN):
            self._move(-1 if press.intent is Intent.UP else 1)
        elif press.intent is Intent.ACCEPT and not press.again:
            self._take(self.at)
        elif press.intent in (Intent.BACK, Intent.MENU):
            self.sounds.play("back")
            self.stage.pop()

    def point(self, x: float, y: float) -> None:
        """The mouse stands on a line."""
        spot = self.focus.point(x, y)
        if spot is not None and int(spot.key) != self.at:
            self._go_to(int(spot.key))

    def click(self, x: float, y: float) -> None:
        """A click whispers a line, or presses a prompt."""
        intent = self.hints.at(x, y)
        if intent is not None:
            self.press(Press(self.hand, intent))
        else:
            self.focus.click(x, y)

    def scroll(self, steps: float) -> None:
        """The wheel moves the focus."""
        self._move(-1 if steps > 0 else 1)

    def _move(self, step: int) -> None:
        there = min(len(self._lines) - 1, max(0, self.at + step))
        if there != self.at:
            self._go_to(there)

    def _go_to(self, place: int) -> None:
        self.at = place
        self._first = min(max(self._first, place - _IN_SIGHT + 1), place)
        self.sounds.play("focus")
        self._draw()

    def _take(self, place: int) -> None:
        self.stage.pop()
        self._whisper(self._lines[place])

    # picture

    def _draw(self) -> None:
        """The lines in sight, anew."""
        layer = self._rows
        layer.clear()
        spots = []
        seen = range(self._first, min(len(self._lines), self._first + _IN_SIGHT))
        for row, place in enumerate(seen):
            box = (_LEFT, _TOP + row * (_HIGH + _GAP), _WIDE, _HIGH)
            self._draw_line(layer, self._lines[place], box, lit=place == self.at)
            spots.append(Spot(str(place), *box, self._taking(place)))
        self.focus = Focus(spots)
        self._draw_arrows(layer, seen)

    def _draw_line(self, layer: Layer, line: Said, box: Box, *, lit: bool) -> None:
        x, y, h = box[0], box[1], box[3]
        layer.panel("ticket_parchment_glow" if lit else "ticket_lacquer", *box)
        seal = seal_of(self.run, line.who)
        if seal:
            layer.image(f"seal_{seal}", x + 38, y + h / 2, _SEAL, _SEAL, anchor=(0.5, 0.5))
        told = self.texts("theatre-said-by", name=name_of(self.run, line.who), words=self.run.say(line.text))
        size, lines = _set(layer, told)
        lead = _LEAD * layer.letters.text_scale
        base = y + h / 2 + size * 0.32 - lead * (len(lines) - 1) / 2
        ink = style.INK if lit else style.PARCHMENT
        for number, words in enumerate(lines):
            layer.text(words, x + _WORDS_AT, base + lead * number, size, colour=ink, within=box)

    def _draw_arrows(self, layer: Layer, seen: range) -> None:
        """Signs that there are lines above or below those in sight."""
        for y, angle, more in zip(
            _MORE_Y, (180, 0), (seen.start > 0, seen.stop < len(self._lines)), strict=True
        ):
            if more:
                layer.image(
                    "key_arrow", 640, y, 18, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT, angle=angle + 180
                )

    def _taking(self, place: int) -> Callable[[], object]:
        return lambda: self._take(place)


def _set(layer: Layer, words: str) -> tuple[float, tuple[str, ...]]:
    """Size and lines of a line: two rows of type at most."""
    room = _WIDE - _WORDS_AT - _END
    for size in _SIZES:
        lines = layer.letters.wrapped(words, size, wrap=room)
        if len(lines) <= 2:
            return size, lines
    least = style.FLOOR / layer.letters.text_scale
    return least, layer.letters.wrapped(words, least, wrap=room)
