"""The veil behind a sheet that lies over another page: the page is dimmed, its prompts are out of sight."""

from scenes.draw import style
from scenes.draw.layer import Layer

_BAND = 68.0
"""Units of the foot of a page, in which its prompts stand."""


def draw_veil(layer: Layer, alpha: float = 190) -> None:
    """Dim a page, and lay a dark band over its prompts, so that those of the sheet stand alone."""
    layer.box(0, 0, style.WIDTH, style.HEIGHT, style.NIGHT, alpha=alpha)
    layer.box(0, style.HEIGHT - _BAND, style.WIDTH, _BAND, style.NIGHT)
    layer.box(0, style.HEIGHT - _BAND, style.WIDTH, 1.4, style.GOLD_DARK, alpha=150)
