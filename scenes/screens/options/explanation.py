"""The note beside the options: a sentence on the chosen option, and a specimen of it."""

from __future__ import annotations

from game.input.devices import PADS, Family
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.motion.tween import easing_curve, linear_interpolation
from scenes.screens.options.choices import Option
from scenes.shell.null_sound import Words
from scenes.widgets.prompt import GlyphMark

_BOX = (902.0, 98.0, 332.0, 470.0)
_MIDDLE = 1068.0
_WRAP = 270.0
_TOP, _FOOT = 340.0, 536.0
_HOP_SECONDS = 0.75
_HOP_REACH, _HOP_HEIGHT = 92.0, 22.0


class OptionNote:
    """A pinned parchment that explains one option."""

    def __init__(self, layer: Layer, words: Words, option: Option) -> None:
        self._layer, self._words = layer, words
        layer.image("playbill", *_BOX[:2])
        layer.image("brad", _MIDDLE, 112, anchor=(0.5, 0.5))
        self._line(words("options-bill"), 154, 25, "fell-italic", style.INK_2)
        key = f"options-{option.field}".replace("_", "-")
        self._line(words(key), 202, 34, "cinzel800", style.GARNET)
        layer.box(_MIDDLE - 120, 218, 240, 1.5, style.INK)
        layer.disc(_MIDDLE, 276, 42, style.GOLD_DARK)
        layer.disc(_MIDDLE, 276, 40, style.VELVET_DARK)
        layer.image(option.icon, _MIDDLE, 276, 50, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)
        self._coin: _Coin | None = None
        foot = self._specimen(option)
        self._explain(words(f"{key}.hint"), foot)

    def update(self, dt: float, speed: float) -> None:
        """Let the specimen move; `speed` is the factor of animations, 0 for none."""
        if self._coin:
            self._coin.update(dt, speed)

    def _line(self, words: str, y: float, size: float, face: str, colour: style.Colour) -> None:
        fitted = self._layer.letters.fit(words, size, 268, face)
        self._layer.text(
            words, _MIDDLE, y, fitted, face=face, colour=colour, align="center", within=(912, 108, 312, 450)
        )

    def _explain(self, words: str, foot: float) -> None:
        letters, size = self._layer.letters, 27.0
        while size > style.FLOOR and letters.measure(words, size, wrap=_WRAP)[1] > foot - _TOP + 8:
            size -= 1
        self._layer.text(
            words, _MIDDLE, _TOP + 8 + letters.shown_size(size, "fell") * 0.6, size,
            colour=style.INK, align="center", wrap=_WRAP, within=(918, _TOP, 300, _FOOT + 16 - _TOP),
        )  # fmt: skip

    def _specimen(self, option: Option) -> float:
        """Draw a specimen where words are not enough; returns the height at which words must end."""
        if option.field in ("animation_speed", "reduced_motion"):
            self._coin = _Coin(self._layer)
            return _FOOT - 62
        if option.field == "swap_confirm":
            _buttons(self._layer)
            return _FOOT - 56
        return _FOOT


class _Coin:
    """A coin that hops to and fro at the speed of animations."""

    def __init__(self, layer: Layer) -> None:
        self._still = layer.still
        self._shadow = layer.disc(_MIDDLE, 0, 20, style.INK_2, alpha=70)
        self._shadow.scale_y = 0.22
        self._coin = layer.image("piece_or", _MIDDLE - _HOP_REACH, 0, anchor=(0.5, 0.5))
        self._age = 0.0
        self.update(0.0, 1.0)

    def update(self, dt: float, speed: float) -> None:
        """Let `dt` seconds pass."""
        self._age += dt * (speed or 1.0)
        hops, part = divmod(self._age / _HOP_SECONDS, 1.0)
        share = easing_curve("in-out-sine")(min(1.0, part * 1.6)) if speed else 1.0
        way = share if int(hops) % 2 == 0 else 1 - share
        self._coin.x = self._shadow.x = _MIDDLE + linear_interpolation(-_HOP_REACH, _HOP_REACH, way)
        lift = 0.0 if self._still else 4 * share * (1 - share)
        self._coin.y, self._shadow.y = _FOOT - 26 - _HOP_HEIGHT * lift, _FOOT - 2
        self._coin.angle = 0.0 if self._still else 360 * way


def _buttons(layer: Layer) -> None:
    """Draw the button of each family that accepts now."""
    left = _MIDDLE - 3 * 23
    for place, family in enumerate((*PADS, Family.KEYBOARD)):
        GlyphMark(layer, layer.glyph(family, Intent.ACCEPT), left + place * 46 - 20, _FOOT - 20, 36)
