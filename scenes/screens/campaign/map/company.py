"""The company at the head of the map: the tokens of the heroes, and the button by which one comes or goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.campaign.story.troupe.heroes import heroes_of
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.style import Box, Point, is_in_box
from scenes.screens.campaign.ink import Type, lay_line
from scenes.screens.campaign.troupe.tokens import draw_token
from scenes.widgets.prompt import Prompt

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from scenes.draw.layer import Layer

_ONE: Box = (586.0, 94.0, 202.0, 44.0)
_SEVERAL: Box = (438.0, 94.0, 350.0, 44.0)
"""The chip of a hero alone, and of several."""
COMPANY_TAKES: tuple[Point, ...] = ((460, 112), (580, 112), (760, 112))
"""Points of it that nothing else may hide."""
_TOKEN, _STEP = 32.0, 38.0
HOLD_TO_LEAVE = 0.9
"""Seconds for which the button is held by which a hero leaves."""


class CompanyChip:
    """The chip. A button that is pressed shortly calls others, one that is held leaves."""

    def __init__(self, layer: Layer, run: Run, hand: Device, *, between: bool) -> None:
        self._layer, self._run, self._between = layer, run, between
        self._several = len(heroes_of(run.story)) > 1
        self.box = _SEVERAL if self._several else _ONE
        self.holder = hand
        """The hand that pressed the button last."""
        self._held: float | None = None
        self._answer: bool | None = None
        self._prompt: Prompt | None = None
        self.heed(hand)

    def heed(self, hand: Device) -> None:
        """Draw it with the glyph of a device."""
        layer, (x, y, w, h) = self._layer, self.box
        layer.clear()
        self._prompt = None
        heroes = heroes_of(self._run.story)
        if not self._between and not self._several:
            return
        layer.panel("chip_lacquer", *self.box)
        left = x + 14
        if self._between:
            glyphs = KEYS if hand == MOUSE else hand
            self._prompt = Prompt(layer, glyphs, Intent.NEXT, "", left, y + h / 2, 30)
            left += self._prompt.width + 8
        for place, hero in enumerate(heroes if self._several else ()):
            at = left + _TOKEN / 2 + place * _STEP
            draw_token(layer, hero, at, y + h / 2, _TOKEN, whole=not hero.held)
        left += _STEP * len(heroes) if self._several else 0.0
        if self._between:
            words = self._run.say("troupe-leave-held" if self._several else "troupe-several")
            type = Type(24, "fell", style.PARCHMENT, "center")
            lay_line(layer, words, (left, y + 4, x + w - 16 - left, h - 8), type)

    def holds(self, x: float, y: float) -> bool:
        """Whether the mouse is on it, while it can be pressed."""
        return self._between and is_in_box(self.box, x, y)

    def hold(self, press: Press) -> bool:
        """Begin to count, or end; returns whether the press was for this button."""
        if not self._several or not self._between:
            return False
        if self._held is None:
            if press.down:
                self.holder, self._held = press.device, 0.0
        elif not press.down and press.device == self.holder:
            self._held, self._answer = None, False
            self._fill(0.0)
        return True

    def update(self, dt: float) -> bool | None:
        """Count; True when it was held long enough, False when it was let go early, None otherwise."""
        answer, self._answer = self._answer, None
        if self._held is not None:
            self._held += dt
            self._fill(min(1.0, self._held / HOLD_TO_LEAVE))
            if self._held >= HOLD_TO_LEAVE:
                self._held = None
                self._fill(0.0)
                return True
        return answer

    def _fill(self, share: float) -> None:
        if self._prompt is not None:
            self._prompt.hold = share
