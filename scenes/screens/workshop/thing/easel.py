"""The easel: the thing as players will see it, drawn anew with every edit, and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.workshop.worth_words import MINUS
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games import KITS

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from game.mods.defs import Def
    from scenes.screens.workshop.thing.worth import Band
    from scenes.shell.scene import Scene

BOX: Box = (28, 84, 360, 566)
"""The easel."""
CARD: Box = (70, 98, 276, 424)
"""Where the thing is drawn."""
WORTH: Box = (44, 534, 328, 104)
"""The ticket of its worth."""


def draw_easel(layer: Layer) -> None:
    """The board behind the thing."""
    layer.panel("panel_lacquer", *BOX)
    layer.box(BOX[0] + 10, BOX[1] + 10, BOX[2] - 20, BOX[3] - 20, style.VERDIGRIS_DARK, alpha=70)
    layer.image("glow", BOX[0] + BOX[2] / 2, 300, 420, anchor=(0.5, 0.5), tint=style.HALO, alpha=70)


def draw_thing(layer: Layer, scene: Scene, thing: Thing, made: Def | None, title: str, rule: str) -> None:
    """Draw the thing as its game draws it; a plain sheet with its name where the game draws none."""
    layer.clear()
    kit = KITS.get(thing.game)
    drawn = kit.draw_thing(layer, scene, thing, made, title, rule, CARD) if kit and kit.draw_thing else False
    if not drawn:
        _draw_plain(layer, title, rule)


def _draw_plain(layer: Layer, title: str, rule: str) -> None:
    x, y, w, h = CARD
    layer.panel("sheet_parchment", x, y, w, h)
    size = layer.letters.fit(title, 32, w - 30, "cinzel800")
    layer.text(
        title, x + w / 2, y + 64, size, face="cinzel800", colour=style.INK, align="center", wrap=w - 24
    )
    layer.text(
        rule, x + w / 2, y + 130, 24, colour=style.INK_2, align="center", wrap=w - 36,
        within=(x + 8, y + 90, w - 16, h - 110),
    )  # fmt: skip


def draw_worth(layer: Layer, words: tuple[str, ...], band: Band | None) -> None:
    """The ticket under the thing: what it was measured to be worth, line by line, and on a scale.

    Without a `band` nothing is sure yet: the scale is empty and the words are quiet.
    """
    layer.clear()
    x, y, w, h = WORTH
    layer.panel("ticket_parchment_flat", *WORTH)
    shown = words[:2]
    for number, line in enumerate(shown):
        first = number == 0
        face = "fell" if first and band else "fell-italic"
        size = layer.letters.fit(line, 25 if first else 22, w - 32, face)
        down = 32.0 if first else 90.0
        if first and len(shown) == 1:
            down = 42.0
        layer.text(
            line, x + w / 2, y + down, size, face=face,
            colour=style.GARNET if first and band else style.INK_2, align="center",
            within=(x + 6, y, w - 12, h),
        ).squeeze(w - 26)  # fmt: skip
    _draw_scale(layer, (x + 34, y + (53 if len(shown) > 1 else 68), w - 68), band)


_ENDS = (0.05, 0.1, 0.25, 1.0)
"""Shares of winning that an end of the scale may stand for; the least that holds the interval is taken."""
_END_W = 34.0


def _draw_scale(layer: Layer, line: tuple[float, float, float], band: Band | None) -> None:
    """A scale from worse to better: the interval as a band, the measured value as a lozenge."""
    left, y, wide = line
    if band is not None:
        left, wide = left + _END_W, wide - 2 * _END_W
    layer.box(left, y - 1, wide, 2, style.INK_2, alpha=170)
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        tall = 15.0 if share == 0.5 else 9.0
        layer.box(left + wide * share - 1, y - tall / 2, 2, tall, style.INK_2, alpha=170)
    if band is None:
        return
    end = next((one for one in _ENDS if max(map(abs, band)) <= one), _ENDS[-1])
    low, value, high = (left + wide * min(1.0, max(0.0, 0.5 + one / end / 2)) for one in band)
    layer.box(low, y - 8, max(4.0, high - low), 16, style.VERDIGRIS, alpha=130)
    for half, colour in ((7.0, style.INK), (5.0, style.VERDIGRIS_LIGHT)):
        slant = half * 0.71
        layer.line(value - slant, y - slant, value + slant, y + slant, 2 * half, colour)
    for sign, x in ((MINUS, left - 10), ("+", left + wide + 10)):
        layer.text(
            f"{sign}{end * 100:.0f}", x, y + 7, style.FLOOR, colour=style.INK_2,
            align="right" if sign == MINUS else "left",
        )  # fmt: skip
