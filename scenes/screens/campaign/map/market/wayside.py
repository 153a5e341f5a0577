"""Where Personne stands on the map: off every road, so that nobody meets him by chance."""

from __future__ import annotations

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.screens.campaign.ink import MIDDLE

_AT: Point = (740.0, 459.0)
_EDGE, _LABEL_H, _LABEL_SIZE = 23.0, 32.0, 24.0
PERSONNE_BOX: Box = (680.0, 431.0, 120.0, 91.0)
"""What is pressed to speak to him."""
PERSONNE_TAKES: tuple[Point, ...] = ((700, 433), (740, 459), (780, 513), (700, 513), (780, 433))
"""Points of it that nothing else may hide."""


def draw_personne(layer: Layer, name: str) -> None:
    """A mask in the dark, and a slip of paper with the name."""
    x, y = _AT
    layer.image("glow", x, y, 120, 120, anchor=MIDDLE, tint=style.GLOW, alpha=90)
    layer.disc(x, y, _EDGE + 3, style.GOLD_DARK)
    layer.disc(x, y, _EDGE, style.NIGHT)
    layer.image("icon_spy", x, y, 34, anchor=MIDDLE, tint=style.PARCHMENT)
    wide = layer.letters.measure(name, _LABEL_SIZE)[0] + 24
    box = (x - wide / 2, y + _EDGE + 6, wide, _LABEL_H)
    layer.panel("chip_parchment", *box)
    layer.text(
        name, x, box[1] + 24, _LABEL_SIZE, colour=style.INK, align="center",
        within=(box[0], box[1] - 3, wide, _LABEL_H + 6),
    )  # fmt: skip
