"""Pictures from files: as small as the window wants them, and some opened ahead by other hands."""

from pathlib import Path

import pytest
from PIL import Image

from game import paths
from scenes.main import MATCH_PICTURES, TITLE_PICTURES
from scenes.pictures import Darkroom, Picture, opened

IMAGES = paths.assets() / "img"


@pytest.mark.parametrize(
    ("pixels", "shrink"), [(1.0, 1.5), (1.5, 1.0), (0.5, 3.0), (1.2, 1.25), (3.0, 1.0), (0.7, 2.0)]
)
def test_a_picture_is_shrunk_in_coarse_steps_and_never_below_what_is_wanted(
    pixels: float, shrink: float
) -> None:
    assert Picture(scale=1.5).shrink(pixels) == shrink


def test_a_shrunk_picture_is_rgba_whatever_its_file() -> None:
    picture = opened(IMAGES / "title_back.png", 1.5)
    assert (picture.mode, picture.size) == ("RGBA", (1280, 720))


def test_what_was_ordered_is_the_same_picture_and_given_once() -> None:
    darkroom = Darkroom(IMAGES)
    darkroom.order(["crest", "chalice", "nobody-painted-this"], 1.0)
    for name in ("chalice", "crest"):
        shrink = darkroom.index[name].shrink(1.0)
        ahead = darkroom.take(name, shrink)
        assert ahead is None or ahead == opened(IMAGES / f"{name}.png", shrink)
        assert darkroom.take(name, shrink) is None
    darkroom.close()


def test_what_cannot_be_opened_ahead_is_left_to_whoever_wants_it(tmp_path: Path) -> None:
    (tmp_path / "index.toml").write_text("[torn]\nscale = 1.0\n[whole]\nscale = 1.0\n", encoding="utf-8")
    (tmp_path / "torn.png").write_bytes(b"not a picture")
    Image.new("RGBA", (4, 4)).save(tmp_path / "whole.png")
    darkroom = Darkroom(tmp_path)
    darkroom.order(["torn", "whole"], 1.0)
    assert darkroom.take("torn", 1.0) is None
    assert darkroom.take("whole", 2.0) is None, "nobody ordered that size"


@pytest.mark.parametrize("name", sorted({*TITLE_PICTURES, *MATCH_PICTURES}))
def test_what_is_opened_before_the_window_stands_is_painted(name: str) -> None:
    assert name in Darkroom(IMAGES).index
