"""Drawings of terrain lie on their outline, around the middle of their frame: the rules' shape is law."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw

ROOT = Path(__file__).resolve().parents[2]
PIXELS_AN_INCH = 40
SEEN = 133
"""The alpha from which something is there; hard paper shadows are lighter."""
COVERED = 0.9
"""Of outline and drawing together, what both cover at least: corners of cut paper are round."""
GAPS = {"cloture": 0.55, "rochers": 0.85, "eboulis": 0.85, "ferme": 0.85}
"""Drawings through which the ground is seen."""


@cache
def outlines() -> dict[str, Any]:
    told = tomllib.loads((ROOT / "mods/base/skirmish/terrain.toml").read_text(encoding="utf-8"))
    return {name: one["outline"] for name, one in told["terrain"].items()}


@cache
def drawings() -> dict[str, str]:
    told = tomllib.loads((ROOT / "mods/base/look/table.toml").read_text(encoding="utf-8"))
    return dict(told["terrain"])


def covered(picture: str, outline: list[list[float]]) -> float:
    """What drawing and outline both cover, of what either covers."""
    with Image.open(ROOT / "assets" / "img" / f"{picture}.png") as image:
        drawn = image.convert("RGBA").getchannel("A").point(lambda alpha: 255 if alpha >= SEEN else 0)
    middle = (drawn.width / 2, drawn.height / 2)
    shape = Image.new("L", drawn.size)
    corners = [(middle[0] + x * PIXELS_AN_INCH, middle[1] - y * PIXELS_AN_INCH) for x, y in outline]
    ImageDraw.Draw(shape).polygon(corners, fill=255)
    both, either = ImageChops.darker(drawn, shape), ImageChops.lighter(drawn, shape)
    return both.histogram()[255] / either.histogram()[255]


@pytest.mark.parametrize("terrain", sorted(outlines()))
def test_a_drawing_covers_its_outline_and_no_more(terrain: str) -> None:
    assert covered(drawings()[terrain], outlines()[terrain]) >= GAPS.get(terrain, COVERED)


def test_a_drawing_does_not_cover_the_outline_of_another() -> None:
    assert covered("t_colline_large", outlines()["colline_ronde"]) < 0.6
    turned = [[-y, x] for x, y in outlines()["bois_mort"]]
    assert covered("t_bois_mort", turned) < COVERED
