"""What tests keep from one house to the next never hides that a file changed, or that somebody drew on it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PIL import Image

if TYPE_CHECKING:
    import arcade


@pytest.mark.usefixtures("window")
def test_a_picture_that_changed_is_opened_again(tmp_path: Path) -> None:
    from scenes.draw import art

    path = tmp_path / "one.png"
    for second, colour in enumerate(((255, 0, 0, 255), (0, 0, 255, 255))):
        Image.new("RGBA", (4, 4), colour).save(path)
        os.utime(path, (second, second))
        for _ in range(2):
            assert art.open_shrunk_picture(path, 1).getpixel((0, 0)) == colour
    path.unlink()
    with pytest.raises(OSError):
        art.open_shrunk_picture(path, 1)


def test_who_draws_on_his_picture_draws_on_nobody_elses(window: arcade.Window, tmp_path: Path) -> None:
    from scenes.draw import art

    path = tmp_path / "one.png"
    Image.new("RGBA", (4, 4), (255, 0, 0, 255)).save(path)
    art.open_shrunk_picture(path, 1).putpixel((0, 0), (0, 255, 0, 255))
    assert art.open_shrunk_picture(path, 1).getpixel((0, 0)) == (255, 0, 0, 255)


@pytest.mark.usefixtures("window")
def test_letters_of_another_size_are_drawn_anew() -> None:
    from game import paths
    from scenes.draw.text import TextSpec, Typesetter

    letters = Typesetter(paths.assets_folder() / "fonts")
    seen = set()
    for scale, dyslexia in ((1.0, False), (2.0, False), (2.0, True)):
        letters.adjust(scale=scale, text_scale=1.0, dyslexia=dyslexia, flat_gilt=False)
        seen.add(letters.write(TextSpec("Perfidie", 30.0)).texture.size)
    assert len(seen) == 3


def test_a_mod_of_the_house_that_changed_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.app.games import all_sections
    from game.mods import load
    from tests import warm

    monkeypatch.setattr(warm, "HOUSE", tmp_path)
    manifest = tmp_path / "one" / "mod.toml"
    manifest.parent.mkdir()
    read = []
    for second, version in enumerate(("1.0", "1.1")):
        said = f'id = "one"\ntitle = "One"\nversion = "{version}"\nformat = 1\n'
        manifest.write_text(said, encoding="utf-8")
        os.utime(manifest, (second, second))
        read += [load.load_mods([manifest.parent], all_sections()) for _ in range(2)]
    assert [one.mods[0].version for one in read] == ["1.0", "1.0", "1.1", "1.1"]
    assert read[0] is read[1] and read[2] is read[3]
    (manifest.parent / "more.toml").touch()
    assert load.load_mods([manifest.parent], all_sections()) is not read[3]


def test_what_a_mod_changes_of_the_base_game_is_compiled_anew(tmp_path: Path) -> None:
    from game.app.games import all_sections
    from game.mods import load
    from game.mods.flags import FlagDef
    from tests.builders import BASE

    (tmp_path / "complots").mkdir()
    said = 'id = "mine"\ntitle = "Mine"\nversion = "1.0"\nformat = 1\nrequires = ["base"]\n'
    (tmp_path / "mod.toml").write_text(said, encoding="utf-8")
    loaded = [load.load_mods([BASE, tmp_path], all_sections()) for _ in range(2)]
    changed = '[flag."base:factions"]\ndefault = true\n'
    (tmp_path / "complots" / "flags.toml").write_text(changed, encoding="utf-8")
    loaded.append(load.load_mods([BASE, tmp_path], all_sections()))
    assert [one.problems for one in loaded] == [()] * 3
    found = [one.catalog.get(FlagDef, "base:factions", game="complots") for one in loaded]
    assert [one.default for one in found] == [False, False, True]
    assert found[0] is found[1], "of that which nobody changed there is one"


@pytest.mark.parametrize("size", [22.0, 88.0, 101.33, 130.5])
@pytest.mark.parametrize("face", ["cinzel700", "fell", "fell-italic", "sc", "dialogue", "plain"])
def test_a_line_is_as_long_as_it_would_be_measured_in_one(face: str, size: float) -> None:
    from game import paths
    from scenes.draw import text
    from tests import warm

    font = text._plain_font(size)
    if face != "plain":
        font = text._font(str(paths.assets_folder() / "fonts" / text.FILES[face]), size)
    folder = paths.bundled_mods_folder() / "base" / "text"
    for language in ("fr", "en"):
        lines = (folder / language / "lobby.ftl").read_text("utf-8").splitlines()[:60]
        assert lines and [warm.length(font, line) for line in lines] == [
            font.getlength(line) for line in lines
        ]
    assert warm.length(font, "") == 0.0
