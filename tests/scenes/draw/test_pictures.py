"""Pictures from files: as small as the window wants them, and some opened ahead by other hands."""

from __future__ import annotations

import math
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from game import paths
from scenes.draw.pictures import (
    Picture,
    PictureLoader,
    _open_own_picture,
    open_shrunk_picture,
    painted_area,
)
from scenes.games import KITS
from scenes.shell.main import TITLE_PICTURES

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

IMAGES = paths.assets_folder() / "img"
ROOT = paths.content()


@pytest.mark.parametrize(
    ("pixels", "shrink"), [(1.0, 1.5), (1.5, 1.0), (0.5, 3.0), (1.2, 1.25), (3.0, 1.0), (0.7, 2.0)]
)
def test_a_picture_is_shrunk_in_coarse_steps_and_never_below_what_is_wanted(
    pixels: float, shrink: float
) -> None:
    assert Picture(scale=1.5).shrink(pixels) == shrink


def test_a_shrunk_picture_is_rgba_whatever_its_file() -> None:
    picture = open_shrunk_picture(IMAGES / "title_back.png", 1.5)
    assert (picture.mode, picture.size) == ("RGBA", (1280, 720))


def test_what_was_ordered_is_the_same_picture_and_given_once() -> None:
    darkroom = PictureLoader(IMAGES)
    darkroom.order(["crest", "chalice", "nobody-painted-this"], 1.0)
    for name in ("chalice", "crest"):
        shrink = darkroom.index[name].shrink(1.0)
        ahead = darkroom.take(name, shrink)
        assert ahead is None or ahead == open_shrunk_picture(IMAGES / f"{name}.png", shrink)
        assert darkroom.take(name, shrink) is None
    darkroom.close()


def test_what_is_shown_smaller_is_ordered_smaller() -> None:
    darkroom = PictureLoader(IMAGES)
    small = darkroom.index["bust_persona_1"].shrink(0.72)
    darkroom.order(["bust_persona_1@0.72"], 1.0)
    assert small > darkroom.index["bust_persona_1"].shrink(1.0)
    assert ("bust_persona_1", small) in darkroom._orders


def test_what_cannot_be_opened_ahead_is_left_to_whoever_wants_it(tmp_path: Path) -> None:
    (tmp_path / "index.json").write_text(
        '{"torn": {"scale": 1.0}, "whole": {"scale": 1.0}}', encoding="utf-8"
    )
    (tmp_path / "torn.png").write_bytes(b"not a picture")
    Image.new("RGBA", (4, 4)).save(tmp_path / "whole.png")
    darkroom = PictureLoader(tmp_path)
    darkroom.order(["torn", "whole"], 1.0)
    assert darkroom.take("torn", 1.0) is None
    assert darkroom.take("whole", 2.0) is None, "nobody ordered that size"


@pytest.mark.parametrize(
    "name", sorted({*TITLE_PICTURES, *(name for kit in KITS.values() for name in kit.pictures)})
)
def test_what_is_opened_before_the_window_stands_is_painted(name: str) -> None:
    assert name.partition("@")[0] in PictureLoader(IMAGES).index


def test_empty_edges_are_cut_off_where_it_saves_something() -> None:
    picture = Image.new("RGBA", (400, 300))
    picture.paste((255, 0, 0, 255), (100, 50, 200, 250))
    assert painted_area(picture) == (98, 48, 202, 252)
    assert painted_area(Image.new("RGBA", (400, 300), "red")) == (0, 0, 400, 300)
    assert painted_area(Image.new("RGBA", (400, 300))) == (0, 0, 400, 300), "nothing at all"
    assert painted_area(picture.resize((40, 30))) == (0, 0, 40, 30), "too small to matter"


@pytest.mark.parametrize("mirror", [False, True])
@pytest.mark.parametrize("angle", [0, 30])
def test_a_cut_out_picture_lies_where_the_whole_one_would(
    a_stage: GameWindow, *, mirror: bool, angle: float
) -> None:
    """Its sprite covers the painted part of the whole picture, turned about the same anchor."""
    from scenes.shell.scene import Scene

    art = a_stage.art
    _, (left, top, right, bottom) = art.cutout("bust_persona_1_acc")
    assert max(left, top, right, bottom) > 0.1
    layer = Scene(a_stage.stage).layer()
    image = layer.image("bust_persona_1_acc", 300, 200, anchor=(0, 0), mirror=mirror, angle=angle)
    (sprite,) = image.sprites()
    w, h = art.size("bust_persona_1_acc")
    margin = art.margin("bust_persona_1_acc")
    wide, high = w + 2 * margin, h + 2 * margin
    if mirror:
        left, right = right, left
    middle_x = -margin + wide * (left + 1 - right) / 2
    middle_y = -margin + high * (top + 1 - bottom) / 2
    turn = math.radians(angle)
    x = 300 + middle_x * math.cos(turn) - middle_y * math.sin(turn)
    y = 200 + middle_x * math.sin(turn) + middle_y * math.cos(turn)
    assert sprite.position == pytest.approx((x, 720 - y))
    assert (sprite.width, sprite.height) == pytest.approx(
        (wide * (1 - left - right), high * (1 - top - bottom))
    )


@pytest.mark.processes
def test_threads_that_open_pictures_import_nothing() -> None:
    program = (
        "import sys, time; from pathlib import Path; from scenes.draw.pictures import PictureLoader; "
        f"loader = PictureLoader(Path({str(IMAGES)!r})); before = set(sys.modules); "
        "loader.order(['crest', 'chalice', 'logo'], 1.0); time.sleep(0.05); "
        "names = ('crest', 'chalice', 'logo'); "
        "found = [loader.take(name, loader.index[name].shrink(1.0)) for name in names]; "
        "print(any(found), sorted(name for name in set(sys.modules) - before if name.startswith('PIL')))"
    )
    said = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert said.stdout == "True []\n", said.stderr


def test_a_picture_that_threads_cannot_read_is_left_to_its_user(tmp_path: Path) -> None:
    (tmp_path / "noise.png").write_bytes(b"no picture at all")
    for name in ("noise.png", "lost.png"):
        with pytest.raises(OSError):
            _open_own_picture(tmp_path / name, 1.0)
    assert _open_own_picture(IMAGES / "crest.png", 2.0) == open_shrunk_picture(IMAGES / "crest.png", 2.0)
