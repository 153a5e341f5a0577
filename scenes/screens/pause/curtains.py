"""The look of a match that waits: dimmed, between half-drawn curtains."""

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.widgets.header import Header

BOARD: Box = (170, 96, 940, 560)
"""The box of everything that is read in an interval."""

_DIM_ALPHA, _DIM_ALPHA_CONTRAST = 165, 225
"""Opacity of the dark over the match, of 255; the second in high contrast."""
_FOOT_Y = 660.0
"""Units: below this, prompts must be read, and nothing of the match shines through."""


def draw_interval(layer: Layer, title: str) -> Header:
    """Dim the match, hang the curtains beside it, the title above it, and a board between them."""
    alpha = _DIM_ALPHA_CONTRAST if style.high_contrast() else _DIM_ALPHA
    layer.box(0, 0, style.WIDTH, style.HEIGHT, style.NIGHT, alpha=alpha)
    layer.box(0, _FOOT_Y, style.WIDTH, style.HEIGHT - _FOOT_Y, style.NIGHT, alpha=_DIM_ALPHA_CONTRAST)
    layer.image("curtain_wings", -60, 0)
    layer.image("curtain_wings", style.WIDTH - 220, 0, mirror=True)
    layer.panel("panel_lacquer", *BOARD, alpha=240)
    return Header(layer, title)
