"""The foot of the lobby: prompts of the hand that pressed last, with its seal; a sentence at times; start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.input.devices import KEYS, Device
from game.input.glyphs import Glyph
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.screens.lobby.game_tabs import STRIP, GameTabs
from scenes.screens.lobby.hand import Mode
from scenes.screens.lobby.prompts import Ask
from scenes.screens.lobby.seats.seat_facts import device_icon, glyph_device
from scenes.shell.null_sound import Words
from scenes.shell.scene import Scene
from scenes.widgets.prompt import GlyphMark

START_BOX: Box = (914.0, 660.0, 326.0, 48.0)
"""The box of the start button."""
PROMPTS_BOX: Box = (0.0, 652.0, 900.0, 68.0)
"""Where the prompts stand: they stay as they are while the mouse is over them."""
_Y = 684.0
_LEFT_X, _RIGHT_X = 56.0, 884.0
_FIRST_X = 106.0
"""Where the first prompt begins, beside the seal of the seat whose prompts they are."""
_SEAL_X, _SEAL, _DEVICE = 76.0, 42.0, 26.0
_RIBBON_Y, _RIBBON = 709.0, 3.0
"""Top and thickness of the line in the colour of the seat, below its prompts."""
_GLYPH, _SHARED_GLYPH, _GAP = 34.0, 29.0, 9.0
_SPARED: tuple[frozenset[Intent], ...] = (
    frozenset(),
    frozenset({Intent.ACCEPT}),
    frozenset({Intent.ACCEPT, Intent.PEEK}),
)
"""What is left out, first to last, so that the keys of all hands have room."""
_SIZES_AND_GAPS = ((25.0, 34.0), (24.0, 28.0), (23.0, 24.0), (22.0, 20.0))
"""Type sizes of prompts with the gap between two of them, in units; the first that fits is taken."""
_BOTH_WAYS = {Intent.LEFT: (Intent.LEFT, Intent.RIGHT), Intent.UP: (Intent.DOWN, Intent.UP)}
_SENTENCE_SECONDS = 4.0
"""Seconds for which a sentence is shown."""
_FADE_SECONDS = 0.3
_PLACE_EDGE, _PLACE_GAP, _PLACE_HIGH = 13.0, 10.0, 42.0
"""Of a prompt that is a place for the mouse: room beside its words, between two, and its height."""
_SIGN = 30.0


class _Asked(NamedTuple):
    """What the prompts say, and to whom."""

    asks: tuple[Ask, ...]
    device: Device
    mode: Mode
    mouse: bool
    colour: int | None
    others: tuple[Device, ...] = ()


class Footer:
    """Prompts at the left, « Lever le rideau » at the right; at times a sentence in place of the prompts."""

    def __init__(self, scene: Scene, texts: Words, strip: GameTabs) -> None:
        """`strip` makes room for a sentence where the prompts must not."""
        self._texts, self._strip = texts, strip
        self._prompts, go, self._glyph_layer, said = (scene.layer() for _ in range(4))
        self._build_go(go, texts("lobby-raise"))
        self._said = said.text("", _LEFT_X, _Y + 8, 26, face="fell-italic", colour=style.GOLD_LIGHT)
        self._said.within = (_LEFT_X - 4, 656, _RIGHT_X - _LEFT_X + 20, 50)
        self._left = 0.0
        self._held = False
        self._wanted: _Asked | None = None
        self._asked: _Asked | None = None
        self._reader: tuple[Device, bool, bool] | None = None
        self.written_for: tuple[Device, Mode] = (KEYS, "stranger")
        """The device whose prompts stand here, and the mode of its hand that they are for."""
        self.spots: list[tuple[Box, Intent]] = []
        """The boxes in which the mouse presses a prompt, with its intent."""

    def _build_go(self, layer: Layer, words: str) -> None:
        x, y, w, _ = START_BOX
        self._dark = layer.panel("ticket_lacquer", *START_BOX)
        self._bright = layer.panel("ticket_cta", *START_BOX)
        size = layer.letters.fit(words, 27, w - 84, "cinzel800")
        self._words = layer.text(words, x + 62, y + 33, size, face="cinzel800", within=START_BOX)

    def show(
        self,
        asks: tuple[Ask, ...],
        last: Device,
        mode: Mode,
        *,
        may_start: bool,
        mouse: bool = False,
        colour: int | None = None,
        others: tuple[Device, ...] = (),
    ) -> None:
        """Show the prompts of this device, whose hand is in this mode, and whether the match may start.

        `mouse`: they are places to be clicked, not keys. `colour` is that of the seat, None without one.
        `others` hold devices for which the same prompts are true: their keys stand beside, where they fit.
        """
        self._wanted = _Asked(asks, last, mode, mouse, colour, others)
        self._follow()
        device = glyph_device(last)
        if (device, may_start, mouse) != self._reader:
            self._reader = (device, may_start, mouse)
            self._light_go(device, lit=may_start, mouse=mouse)

    def hold(self, x: float, y: float) -> None:
        """Let the prompts stay as they are as long as the mouse, which is at x, y, is over them."""
        left, top, w, h = PROMPTS_BOX
        held = left <= x < left + w and top <= y < top + h
        if held != self._held:
            self._held = held
            self._follow()
            self._speak(self._said.alpha if self._left > 0 else 0)

    def _follow(self) -> None:
        """Write the prompts that are wanted, unless the mouse is over those that stand here."""
        asked = self._wanted
        if asked is None or asked == self._asked or (self._held and self._asked is not None):
            return
        self._asked = asked
        self.written_for = (asked.device, asked.mode)
        self._write_prompts(asked.asks, glyph_device(asked.device))

    def say(self, words: str) -> None:
        """Show a sentence in place of the prompts."""
        letters = self._prompts.letters
        self._said.text = words
        self._said.size = letters.fit(words, 26, _RIGHT_X - _LEFT_X, "fell-italic")
        self._left = _SENTENCE_SECONDS if words else 0.0
        self._speak(255 if words else 0)

    @property
    def said(self) -> str:
        """The sentence that is shown now, or ""."""
        return self._said.text if self._left > 0 else ""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass: the sentence fades."""
        if self._left <= 0:
            return
        self._left -= dt
        self._speak(255 * min(1.0, max(0.0, self._left) / _FADE_SECONDS))

    def _speak(self, alpha: float) -> None:
        """Say the sentence in place of the prompts; while the mouse is over those, in place of the games."""
        self._said.alpha = alpha
        self._said.visible = self._left > 0
        self._prompts.visible = self._held or self._left <= 0
        self._strip.visible = not (self._held and self._left > 0)
        x, y, w, h = STRIP if self._held else (_LEFT_X - 4, 656.0, _RIGHT_X - _LEFT_X + 20, 50.0)
        self._said.within = (x, y, w, h)
        self._said.move(x + 24 if self._held else _LEFT_X, y + 38 if self._held else _Y + 8)

    def _light_go(self, device: Device, *, lit: bool, mouse: bool) -> None:
        self._bright.visible, self._dark.visible = lit, not lit
        ink = style.INK if lit else style.PARCHMENT_WORN
        self._words.colour = ink
        layer = self._glyph_layer
        layer.clear()
        glyph = layer.glyph(device, Intent.MENU)
        middle = (START_BOX[0] + 34, START_BOX[1] + START_BOX[3] / 2)
        if mouse:
            layer.image("icon_mouse", *middle, _SIGN, _SIGN, anchor=(0.5, 0.5), tint=ink)
        elif glyph.shape == "key":
            cap = GlyphMark(layer, glyph, 0, middle[1], 32)
            for mark in cap.marks:
                mark.x += middle[0] - cap.width / 2
        else:
            layer.image("menu_bars", *middle, anchor=(0.5, 0.5), tint=ink)

    def _write_prompts(self, asks: tuple[Ask, ...], device: Device) -> None:
        """Write prompts as large as the line allows; those without room are left out from the end.

        With the keys of all hands there may be fewer: each seat says itself how it gets ready.
        """
        others = self._asked.others if self._asked else ()
        for left_out in _SPARED if others else ():
            everybodys = tuple(ask for ask in asks if ask[0] not in left_out)
            for size, gap in _SIZES_AND_GAPS:
                if self._set(everybodys, device, size, gap, shared=True):
                    return
        for size, gap in _SIZES_AND_GAPS:
            if self._set(asks, device, size, gap):
                return
        self._write_prompts(asks[:-1], device)

    def _set(
        self, asks: tuple[Ask, ...], device: Device, size: float, gap: float, *, shared: bool = False
    ) -> bool:
        layer = self._prompts
        layer.clear()
        self.spots = []
        others = self._asked.others if shared and self._asked else ()
        if self._by_mouse:
            end = self._set_places(asks, size)
        else:
            end = self._set_keys(asks, (device, *others), size, gap)
        if not others:
            self._seal(end)
        return end <= _RIGHT_X or not asks

    @property
    def _by_mouse(self) -> bool:
        return self._asked is not None and self._asked.mouse

    def _seal(self, end: float) -> None:
        """Say whose the prompts are that end at `end`: the seal and ribbon of a seat, else a device."""
        asked, layer, middle = self._asked, self._prompts, (0.5, 0.5)
        if asked is None:
            return
        if asked.colour is None:
            icon = "icon_mouse" if asked.mouse else device_icon(asked.device)
            layer.image("badge_disc", _SEAL_X, _Y, anchor=middle)
            layer.image(icon, _SEAL_X, _Y, _DEVICE, anchor=middle, tint=style.GOLD_LIGHT)
            return
        layer.image(f"seal_{asked.colour + 1}", _SEAL_X, _Y, _SEAL, anchor=middle)
        layer.box(_FIRST_X, _RIBBON_Y, max(0.0, end - _FIRST_X), _RIBBON, style.SEATS[asked.colour].colour)

    def _set_keys(self, asks: tuple[Ask, ...], devices: Sequence[Device], size: float, gap: float) -> float:
        """Write prompts with the keys of some devices, alike ones once; returns where they end."""
        layer, several = self._prompts, len(devices) > 1
        x = _LEFT_X if several else _FIRST_X
        shown = max(size, style.FLOOR / layer.letters.text_scale)
        for intent, key in asks:
            start, glyphs = x, dict[Glyph, None]()
            for device in devices:
                for one in _BOTH_WAYS.get(intent, (intent,)):
                    glyphs[layer.glyph(device, one)] = None
            for sign in glyphs:
                glyph = GlyphMark(layer, sign, start, _Y, _SHARED_GLYPH if several else _GLYPH)
                start += glyph.width + 4 if glyph.width else 0
            label = layer.text(self._texts(key), start + (_GAP - 4 if start > x else 0), _Y + 9, shown)
            end = label.x + label.width
            self.spots.append(((x, _Y - 24, end - x, 44), _BOTH_WAYS.get(intent, (intent,))[-1]))
            x = end + gap
        return x - gap

    def _set_places(self, asks: tuple[Ask, ...], size: float) -> float:
        """Write prompts as places to be clicked; returns where they end."""
        layer, x = self._prompts, _FIRST_X
        shown = max(size, style.FLOOR / layer.letters.text_scale)
        for intent, key in asks:
            words = self._texts(key)
            wide = layer.letters.measure(words, shown)[0] + 2 * _PLACE_EDGE
            box = (x, _Y - _PLACE_HIGH / 2, wide, _PLACE_HIGH)
            layer.panel("chip_lacquer", *box)
            layer.text(words, x + wide / 2, _Y + 9, shown, align="center", within=box)
            self.spots.append((box, _BOTH_WAYS.get(intent, (intent,))[-1]))
            x += wide + _PLACE_GAP
        return x - _PLACE_GAP
