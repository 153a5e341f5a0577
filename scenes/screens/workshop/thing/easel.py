"""The easel: the thing as players will see it, drawn anew with every edit, and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games import KITS

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from game.mods.defs import Def
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


def draw_worth(layer: Layer, words: tuple[str, ...]) -> None:
    """The ticket under the thing: what it was measured to be worth, line by line."""
    layer.clear()
    x, y, w, h = WORTH
    layer.panel("ticket_parchment_flat", *WORTH)
    step = h / (len(words) + 1)
    for number, line in enumerate(words):
        size = layer.letters.fit(
            line, 24 if number == 0 else 22, w - 28, "fell" if number == 0 else "fell-italic"
        )
        layer.text(
            line, x + w / 2, y + step * (number + 1) + 7, size, face="fell" if number == 0 else "fell-italic",
            colour=style.GARNET if number == 0 else style.INK_2, align="center", within=(x + 6, y, w - 12, h),
        ).squeeze(w - 24)  # fmt: skip
