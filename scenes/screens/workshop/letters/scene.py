"""The page of letters: a wheel for pads, keys for who has them, clicks for the mouse; names proposed."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cached_property

from game.input.devices import KEYS, KEYS2, MOUSE, Device
from game.input.intents import MOVES, Intent, Press
from scenes.draw import style
from scenes.draw.style import Box, is_in_box
from scenes.screens.title.prompt_line import Hints
from scenes.screens.workshop.letters.model import WHEEL, TextInput
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.veil import draw_veil

_BOX: Box = (190, 90, 900, 566)
LINE: Box = (230, 156, 820, 92)
_CENTRE, _RADIUS = (430.0, 453.0), 164.0
_LIST: Box = (660, 282, 390, 352)
_ROW = 58.0
_LETTER_R, _BUBBLE = 21.0, 17.0
"""Units around the middle of a letter in which the mouse means it; the disc behind the chosen one."""


_RINGS = (
    (_RADIUS + 32, style.GOLD_DARK),
    (_RADIUS + 30, style.LACQUER),
    (_RADIUS - 30, style.GOLD_DARK),
    (_RADIUS - 31.5, style.LACQUER_3),
    (80.0, style.GOLD_DARK),
    (78.0, style.VELVET_DARK),
)
"""The wheel from its rim to its hub: radius in units, colour."""


class LettersPage(Scene):
    """A text over another page; `take` gets it when it is confirmed, and may refuse with a sentence."""

    covers = False
    propose_key = "letters-propose"
    """What the press that takes the first proposal is called."""

    def __init__(
        self,
        stage: Stage,
        title: str,
        text: str,
        take: Callable[[str], str | None],
        proposals: Sequence[str] = (),
        *,
        most: int = 40,
        device: Device | None = None,
        after: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(stage)
        self.after = after
        self.title, self.take, self.hand = title, take, device or KEYS
        self.input = TextInput(text, proposals, most)
        self.refused = ""

    @property
    def takes_text(self) -> bool:  # type: ignore[override]
        """Whether keys write letters: they do while somebody at a keyboard or with a mouse writes."""
        return self.hand in (KEYS, KEYS2, MOUSE)

    def build(self) -> None:
        """Draw the dimmed page, the sheet, the wheel and what is proposed."""
        back = self.layer()
        draw_veil(back, 205)
        back.panel("sheet_parchment", *_BOX)
        size = back.letters.fit(self.title, 34, _BOX[2] - 60, "cinzel900")
        back.text(
            self.title,
            style.WIDTH / 2,
            _BOX[1] + 50,
            size,
            face="cinzel900",
            colour=style.GARNET,
            align="center",
        )
        back.panel("ticket_lacquer", *LINE)
        for radius, colour in _RINGS:
            back.disc(*_CENTRE, radius, colour)
        self.ink = self.layer()
        self.hints = Hints(self.layer(), self._asks(), hand=self.hand)
        self._show()

    def _asks(self) -> list[tuple[Intent, str]]:
        say = self.texts
        if self.takes_text:
            asks = [(Intent.ACCEPT, say("letters-done")), (Intent.DOWN, say("letters-other"))]
        else:
            asks = [
                (Intent.ACCEPT, say("letters-write")),
                (Intent.DOUBT, say("letters-erase")),
                (Intent.COUNTER, say(self.propose_key)),
                (Intent.MENU, say("letters-done")),
            ]
        return [*asks, (Intent.BACK, say("workshop-back"))]

    # what is shown

    def _show(self) -> None:
        """Write the text, the wheel, and what is proposed."""
        self.ink.clear()
        self.show_line()
        self._show_wheel()
        self._show_proposals()

    def show_line(self) -> None:
        """The text so far with its cursor, or why it was refused."""
        layer, (x, y, w, h) = self.ink, LINE
        words = self.input.text
        size = 30.0
        while (
            size > style.FLOOR
            and layer.letters.measure(words, size, "fell", w - 60, leading=1.05)[1] > h - 18
        ):
            size -= 1
        wide, high = layer.letters.measure(words, size, "fell", w - 60, leading=1.05)
        colour = style.GOLD_LIGHT if self.input.whole else style.PARCHMENT
        top = y + (h - max(high, size)) / 2 + size * 0.8
        layer.text(
            words, x + 28, top, size, colour=colour, wrap=w - 60, leading=1.05, within=(x + 10, y, w - 20, h)
        )
        if high <= size * 1.4:
            layer.box(x + 30 + wide, y + h / 2 - 17, 2.4, 34, style.EMBER)
        self.show_refusal(self.refused)

    def show_refusal(self, words: str) -> None:
        """Tell above the sheet why a text is refused."""
        if words:
            size = self.ink.letters.fit(words, 27, style.WIDTH - 80)
            self.ink.box(0, _BOX[1] - 62, style.WIDTH, 48, style.NIGHT, alpha=235)
            self.ink.text(
                words, style.WIDTH / 2, _BOX[1] - 30, size, colour=style.BLOOD_LIGHT, align="center"
            ).squeeze(style.WIDTH - 80)

    def _show_wheel(self) -> None:
        """The letters in a circle; the chosen one is large in the middle, too."""
        layer = self.ink
        for place, letter in enumerate(WHEEL):
            x, y = _spot(place)
            here = place == self.input.at and self.input.chosen < 0
            if here:
                layer.disc(x, y, _BUBBLE + 3, style.LACQUER)
                layer.disc(x, y, _BUBBLE, style.PARCHMENT)
            ink = style.INK if here else style.PARCHMENT
            if letter == " ":
                layer.box(x - 8, y + 5, 16, 2.4, ink)
            else:
                layer.text(letter, x, y + 8, 22, face="cinzel800", colour=ink, align="center")
        letter = self.input.letter
        if letter.strip():
            layer.text(
                letter,
                _CENTRE[0],
                _CENTRE[1] + 26,
                72,
                face="cinzel900",
                colour=style.GOLD_LIGHT,
                align="center",
            )
        else:
            layer.box(_CENTRE[0] - 26, _CENTRE[1] + 18, 52, 4, style.GOLD_LIGHT)

    def _show_proposals(self) -> None:
        """The proposals in a column."""
        layer = self.ink
        for place, words in enumerate(self.input.proposals):
            x, y, w, h = self._row(place)
            here = place == self.input.chosen
            layer.panel("ticket_gilt" if here else "ticket_parchment_flat", x, y, w, h)
            size = layer.letters.fit(words, 26, w - 40)
            layer.text(words, x + w / 2, y + h / 2 + size * 0.3, size, colour=style.INK, align="center")

    def _row(self, place: int) -> Box:
        return _LIST[0], _LIST[1] + place * (_ROW + 10), _LIST[2], _ROW

    # hands

    def press(self, press: Press) -> None:
        """Turn the wheel, write, take back, take a proposal, confirm, or give up."""
        if not press.down:
            return
        if press.device != self.hand:
            self.hand = press.device
            self.hints.heed(press.device)
            self.hints.say(self._asks())
        if press.intent in MOVES:
            self._move(press.intent)
        else:
            self._answers.get(press.intent, lambda: None)()
        if self.stage.scene is self:
            self._show()

    @cached_property
    def _answers(self) -> dict[Intent, Callable[[], object]]:
        """What each button does."""
        return {
            Intent.ACCEPT: self._accept,
            Intent.DOUBT: lambda: self._heard(self.input.erase()),
            Intent.COUNTER: lambda: self._heard(self.input.take()),
            Intent.PREVIOUS: lambda: self._heard(self.input.propose(-1)),
            Intent.NEXT: lambda: self._heard(self.input.propose(1)),
            Intent.MENU: self.confirm,
            Intent.BACK: self._leave,
        }

    def _heard(self, done: bool) -> None:
        self.refused = ""
        self.sounds.play("focus" if done else "error")

    def _move(self, intent: Intent) -> None:
        """Turn the wheel; a keyboard, which writes by itself, goes through the proposals."""
        if self.takes_text:
            self._heard(self.input.propose(-1 if intent in (Intent.UP, Intent.LEFT) else 1))
            return
        self.input.chosen = -1
        self.input.turn(intent)
        self.sounds.play("focus")

    def _accept(self) -> None:
        """Write the chosen letter, take the chosen proposal, or confirm what keys have written."""
        if self.input.chosen >= 0:
            self._heard(self.input.take())
        elif self.takes_text:
            self.confirm()
        else:
            self._heard(self.input.spell())

    def confirm(self) -> None:
        """Hand the text over; a refusal is told, and the text stays."""
        text = " ".join(self.input.text.split())
        refused = self.take(text)
        if refused:
            self.refused = refused
            self.sounds.play("error")
            self._show()
            return
        self.sounds.play("accept")
        self.stage.pop()
        if self.after is not None:
            self.after()

    def _leave(self) -> None:
        self.sounds.play("back")
        self.stage.pop()

    def text(self, typed: str) -> None:
        """Write what keys typed."""
        self._heard(self.input.erase() if typed == "\b" else self.input.write(typed))
        self._show()

    def click(self, x: float, y: float) -> None:
        """Write a letter of the wheel, take a proposal, confirm with a click on the text; beside: give up."""
        pressed = self.hints.at(x, y)
        if pressed is not None:
            self.press(Press(MOUSE, pressed))
            return
        self.hand = MOUSE
        for place in range(len(self.input.proposals)):
            if is_in_box(self._row(place), x, y):
                self._heard(self.input.take(place))
                self._show()
                return
        near = min(range(len(WHEEL)), key=lambda place: math.dist(_spot(place), (x, y)))
        if math.dist(_spot(near), (x, y)) < _LETTER_R:
            self.input.at = near
            self._heard(self.input.spell())
            self._show()
        elif is_in_box(LINE, x, y):
            self.confirm()
        elif not is_in_box(_BOX, x, y):
            self._leave()


def _spot(place: int) -> tuple[float, float]:
    """The middle of a letter on the wheel."""
    turn = math.tau * place / len(WHEEL) - math.pi / 2
    return _CENTRE[0] + _RADIUS * math.cos(turn), _CENTRE[1] + _RADIUS * math.sin(turn)
