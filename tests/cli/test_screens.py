"""What the command draws without a screen: pictures and films; and the sentence where it cannot draw."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PIL import Image

from scenes.games import KITS
from tests.cli.conftest import Run, Said
from tests.slices import sliced

pytestmark = pytest.mark.usefixtures("window")  # where nothing can be drawn, nothing of this can be tested


def refused(said: Said) -> str:
    assert said.code == 2, said.out + said.err
    assert "Traceback" not in said.err
    return said.err


def test_shots_writes_every_picture_it_names(process: Run, tmp_path: Path) -> None:
    folder = tmp_path / "pictures" / "deep"
    said = process("shots", folder, "--only", "complots-5-c", "--language", "both", "--width", "640")
    assert said.code == 0, said.err
    named = [Path(line) for line in said.out.split()]
    assert sorted(named) == sorted(folder.glob("*.png")) and len(named) >= 4
    languages = {path.stem[-3:] for path in named}
    assert languages == {"-fr", "-en"}
    for path in named:
        with Image.open(path) as picture:
            assert picture.size == (640, 360)
            assert len(picture.convert("RGB").getcolors(1_000_000) or []) > 1_000


def test_shots_of_nothing_are_refused(process: Run, tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    assert "nowhere" in refused(process("shots", folder, "--only", "nowhere"))
    assert not folder.exists()


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is where nobody may write")
def test_pictures_and_films_where_nobody_may_write_are_refused(process: Run) -> None:
    assert "/proc/foo" in refused(process("shots", "/proc/foo"))
    assert "/proc/x.gif" in refused(process("watch", "complots", "--record", "/proc/x.gif"))


@pytest.mark.parametrize("game", sliced(KITS, 0, 3))
def test_watch_records_a_film_that_moves(process: Run, tmp_path: Path, game: str) -> None:
    path = tmp_path / "out.gif"
    said = process("watch", game, "--players", "3", "--seed", "7", "--seconds", "3", "--record", path)
    assert said.code == 0, said.err
    with Image.open(path) as film:
        least = 3 if game == "skirmish" else 15  # between two units that take position nothing moves
        assert film.is_animated and film.n_frames >= least  # type: ignore[attr-defined]
        assert film.info["duration"] > 0 and film.info["loop"] == 0
        film.seek(0)
        first = film.convert("RGB").tobytes()
        film.seek(film.n_frames - 1)  # type: ignore[attr-defined]
        assert film.convert("RGB").tobytes() != first


def test_a_film_that_cannot_be_written_is_refused_before_it_is_played(process: Run, tmp_path: Path) -> None:
    for name in ("missing/folder/out.gif", "out.txt", "out"):
        assert name in refused(process("watch", "complots", "--seconds", "500", "--record", tmp_path / name))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_without_a_display_the_window_is_refused_in_a_sentence(process: Run) -> None:
    said = process(
        "play", "complots", "--seats", "bot,bot", DISPLAY="", WAYLAND_DISPLAY="", ARCADE_HEADLESS=""
    )
    assert said.code != 0 and said.out == ""
    assert "Traceback" not in said.err and len(said.err.strip().splitlines()) == 1
