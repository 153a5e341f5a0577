"""One drawing to one picture."""

import io
from pathlib import Path

import resvg_py
from PIL import Image

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"


def draw(svg: str, scale: float) -> Image.Image:
    """The drawing as an RGBA picture, `scale` pixels per unit, lettered in the game's own faces only."""
    data = resvg_py.svg_to_bytes(
        svg_string=svg,
        zoom=scale,
        font_dirs=[str(FONTS)],
        skip_system_fonts=True,
        shape_rendering="geometric_precision",
        text_rendering="geometric_precision",
    )
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")
