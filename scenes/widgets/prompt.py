"""Prompts: the button or key of one device, as its owner sees it, and what it does."""

from __future__ import annotations

from collections.abc import Sequence

from game.input.devices import PADS, Device, Family
from game.input.glyphs import Glyph
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Colour

Holder = Device | Family

CLICK = Glyph("button", image="icon_mouse")
"""The sign before a prompt of the mouse: it has no button for each, it presses the prompt itself."""

_GLYPH_GAP = 8
"""Units between a glyph and its verb."""
_RING_STEPS = 60
"""Pictures of the ring that fills while a button is held, the empty one not counted."""


class GlyphMark:
    """The glyph of one button or key; `x` is its left edge, `y` its middle."""

    def __init__(self, layer: Layer, glyph: Glyph, x: float, y: float, size: float) -> None:
        self.width = 0.0
        self._marks: list[Drawable] = []
        if glyph.shape == "button":
            self._picture(layer, glyph.image, x, y, size, None)
        elif glyph.shape == "menu":
            self._picture(layer, "menu_bars", x, y, size * 0.72, style.PARCHMENT)
        elif glyph.shape == "move":
            self._picture(layer, "key_arrow", x, y, size * 0.7, style.PARCHMENT, glyph.angle)
        elif glyph.shape == "pill":
            self._written(layer, "btn_shoulder", glyph, x, y, size, style.PARCHMENT)
        elif glyph.shape == "key":
            self._written(layer, "key_cap", glyph, x, y, size, style.INK)

    @property
    def marks(self) -> Sequence[Drawable]:
        """The drawables of the glyph."""
        return self._marks

    def _picture(
        self, layer: Layer, name: str, x: float, y: float, w: float, tint: Colour | None, angle: float = 0
    ) -> None:
        self.width = w
        own_w, own_h = layer.art.size(name)
        h = w * own_h / own_w
        self._marks = [layer.image(name, x + w / 2, y, w, h, anchor=(0.5, 0.5), tint=tint, angle=angle)]

    def _written(
        self, layer: Layer, panel: str, glyph: Glyph, x: float, y: float, size: float, ink: Colour
    ) -> None:
        cap = panel == "key_cap"
        high, letters = (size, size * 0.6) if cap else (size * 0.91, size * 0.56)
        if glyph.image:
            self.width = size * 1.05
        else:
            words = layer.letters.measure(glyph.text, letters, "cinzel800")[0]
            self.width = max(size if cap else size * 1.4, words + size * 0.56)
        self._marks = [layer.panel(panel, x, y - high / 2, self.width, high)]
        middle = x + self.width / 2
        lift = 2 if cap else 0
        if glyph.image:
            inner = size * 0.56
            self._marks.append(
                layer.image(
                    glyph.image, middle, y - lift, inner, anchor=(0.5, 0.5), tint=ink, angle=glyph.angle
                )
            )
            return
        label = layer.text(
            glyph.text,
            middle,
            y - lift + letters * 0.345,
            letters,
            face="cinzel800",
            colour=ink,
            align="center",
        )
        label.exempt = True
        self._marks.append(label)


class Prompt:
    """A glyph and its verb; `x` is the left edge, `y` the middle. Empty, if the device cannot do it."""

    def __init__(
        self,
        layer: Layer,
        holder: Holder,
        intent: Intent,
        verb: str,
        x: float,
        y: float,
        size: float = style.GLYPH,
        *,
        text_size: float | None = None,
        colour: Colour = style.PARCHMENT,
        within: Box | None = None,
        instead: Glyph | None = None,
    ) -> None:
        """`instead` takes the place of the device's own glyph, for a prompt that is itself pressed."""
        words = text_size or max(style.SMALL, round(size * 0.78))
        glyph = GlyphMark(layer, instead or layer.glyph(holder, intent), x, y, size)
        self._marks = list(glyph.marks)
        self._ring = None
        self._verb: Label | None = None
        self.width = 0.0
        if self._marks:
            self._ring = layer.image("ring_00", x + glyph.width / 2, y, anchor=(0.5, 0.5), tint=style.EMBER)
            self._ring.scale = (size / 2 + 4) / 48
            self._ring.visible = False
            start = x + glyph.width + _GLYPH_GAP
            self._verb = layer.text(verb, start, y + words * 0.32, words, colour=colour, within=within)
            self._marks.append(self._verb)
            self.width = start - x + self._verb.width
        self._hold = 0.0
        self._x, self._y = x, y

    @property
    def letters(self) -> float:
        """Units that the verb takes of the prompt's width."""
        return self._verb.width if self._verb is not None else 0.0

    def squeeze(self, width: float) -> None:
        """Set the letters of the verb narrower where the prompt is wider than `width` units."""
        if self._verb is not None:
            glyph = self.width - self._verb.width
            self.width = glyph + self._verb.squeeze(width - glyph).width

    def remove(self) -> None:
        """Take the prompt off its layer for good."""
        for mark in self._marks:
            mark.remove()
        if self._ring:
            self._ring.remove()

    @property
    def hold(self) -> float:
        """Share of the time for which the button must be held, 0 to 1: an ember ring fills with it."""
        return self._hold

    @hold.setter
    def hold(self, value: float) -> None:
        self._hold = value
        if self._ring:
            self._ring.visible = value > 0
            self._ring.name = f"ring_{round(max(0.0, min(1.0, value)) * _RING_STEPS):02d}"

    @property
    def visible(self) -> bool:
        """Whether the prompt is shown."""
        return bool(self._marks) and self._marks[0].visible

    @visible.setter
    def visible(self, value: bool) -> None:
        for mark in self._marks:
            mark.visible = value
        if self._ring:
            self._ring.visible = value and self._hold > 0

    @property
    def alpha(self) -> float:
        """Opacity: 0 cannot be seen, 255 as usual."""
        return self._marks[0].alpha if self._marks else 0.0

    @alpha.setter
    def alpha(self, value: float) -> None:
        for mark in self._marks:
            mark.alpha = value

    def move(self, x: float, y: float) -> None:
        """Put the left middle of the prompt at x, y (units)."""
        dx, dy = x - self._x, y - self._y
        for mark in (*self._marks, *([self._ring] if self._ring else [])):
            mark.move(mark.x + dx, mark.y + dy)
        self._x, self._y = x, y

    @property
    def box(self) -> Box:
        """x, y, w, h of the whole prompt."""
        return self._x, self._y - style.GLYPH / 2, self.width, style.GLYPH


def prompt_row(
    layer: Layer,
    asks: Sequence[tuple[Holder, Intent, str]],
    x: float,
    y: float = style.PROMPT_Y,
    *,
    align: str = "center",
    gap: float = 34,
    size: float = style.GLYPH,
) -> list[Prompt]:
    """Place prompts on one line, except those their device cannot do; `x` is the end that `align` names."""
    row = [Prompt(layer, holder, intent, verb, 0, y, size) for holder, intent, verb in asks]
    shown = [prompt for prompt in row if prompt.width]
    wide = sum(prompt.width for prompt in shown) + gap * (len(shown) - 1)
    left = x - wide * {"left": 0.0, "center": 0.5, "right": 1.0}[align]
    for prompt in shown:
        prompt.move(left, y)
        left += prompt.width + gap
    return shown


def shared_row(
    layer: Layer,
    intent: Intent,
    verb: str,
    x: float,
    y: float = style.PROMPT_Y,
    *,
    size: float = 30,
    text_size: float = style.TEXT,
    align: str = "center",
    mouse: bool = False,
    besides: Sequence[Holder] = (),
) -> float:
    """Place the glyphs of every family side by side, then the verb; returns the width in units.

    For screens that wait for anyone; with `mouse`, a click does it, too. `besides`: whose glyph stands there
    after those of the families.
    """
    glyphs = [layer.glyph(holder, intent) for holder in (*PADS, Family.KEYBOARD, *besides)]
    marks = [GlyphMark(layer, glyph, 0, y, size) for glyph in (*glyphs, *([CLICK] if mouse else []))]
    words = layer.letters.measure(verb, text_size)[0] if verb else 0.0
    wide = sum(mark.width + 6 for mark in marks) + (words + 2 if verb else -6)
    left = x - wide * {"left": 0.0, "center": 0.5, "right": 1.0}[align]
    start = left
    for glyph in marks:
        for mark in glyph.marks:
            mark.move(mark.x + left, mark.y)
        left += glyph.width + 6
    if verb:
        layer.text(verb, left + 2, y + text_size * 0.32, text_size)
    return left + words + 2 - start if verb else wide
