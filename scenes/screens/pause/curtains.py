"""What a waiting match looks like from the stalls: dimmed, between half-drawn curtains."""

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.widgets.header import Header

BOARD: Box = (170, 96, 940, 560)
"""Where everything that is read in an interval stands."""

_DIM, _DIM_CONTRAST = 165, 225
_FOOT = 660.0
"""Below this, prompts must be read: nothing of the match shines through."""


def draw_interval(layer: Layer, title: str) -> Header:
    """Dim the match, hang the curtains beside it, the title above it, and a board between them."""
    alpha = _DIM_CONTRAST if style.high_contrast() else _DIM
    layer.box(0, 0, style.WIDTH, style.HEIGHT, style.NIGHT, alpha=alpha)
    layer.box(0, _FOOT, style.WIDTH, style.HEIGHT - _FOOT, style.NIGHT, alpha=_DIM_CONTRAST)
    layer.image("curtain_wings", -60, 0)
    layer.image("curtain_wings", style.WIDTH - 220, 0, mirror=True)
    layer.panel("panel_lacquer", *BOARD, alpha=240)
    return Header(layer, title)
