"""Pictures and sounds of mods that are none, and letters that nobody should see: told, never let through."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.app import App
from game.core.letters import visible
from game.mods.load import load_mods
from game.mods.manifest import Mod
from game.mods.strays.files import LOOK_FILES
from game.mods.texts import LANGUAGES, Texts
from game.saves.settings import Settings
from scenes.audio.cues import merged_sound_table, read_table
from scenes.games.complots.table.portraits import read_portraits
from scenes.games.hecatombe.table.tiles.tile_looks import read_looks
from scenes.shell.mod_looks import look_problems
from tests.builders import BASE
from tests.mods.hostile import HOSTILE, sound_looks

pytestmark = pytest.mark.whole

LOOKS = sorted(
    name
    for name in HOSTILE
    if name.startswith(("portrait", "sign", "sound", "name-of"))
    or name.endswith(("portrait", "sign", "sound", "sounds.toml", "hecatombe.toml"))
)
ODD_LETTERS = "\\u001b[2J\\u0007\\u009b31m\\u202e\\u2066\\u200b"


@pytest.mark.parametrize("name", LOOKS)
def test_a_hostile_look_is_told_and_nothing_of_it_is_used(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "mods" / "nasty"
    HOSTILE[name](folder)
    mod = Mod(id="nasty", version="1", title="", requires=(), folder=folder, hash="")
    ours = read_table(BASE / "look" / "sounds.toml")
    sounds, unheard = merged_sound_table(ours, [mod])
    portraits, unseen = read_portraits([mod], ["base:duchesse"])
    signs, undressed = read_looks([mod])
    problems = [*unheard, *unseen, *undressed]
    assert problems and all(one.file.startswith("mods/nasty/look/") for one in problems)
    assert (sounds, portraits, signs) == (ours, {}, {})


@pytest.mark.parametrize("name", LOOK_FILES)
def test_no_file_of_looks_is_broken_in_silence(tmp_path: Path, name: str) -> None:
    mod = tmp_path / "mods" / "nasty"
    (mod / "look").mkdir(parents=True)
    (mod / "mod.toml").write_text(
        'format = 1\nid = "nasty"\nversion = "1"\ntitle = "x"\nrequires = ["base"]\n'
    )
    for text, code in (("[[[ x =", "toml"), ("nobody = 1\n", "unknown-key")):
        (mod / "look" / name).write_text(text)
        app = App([BASE, mod], Settings())
        found = {(one.file, one.code) for one in (*app.problems, *look_problems(app.catalog))}
        assert found == {(f"mods/nasty/look/{name}", code)}


def test_a_sound_picture_and_a_sound_sound_are_used(tmp_path: Path) -> None:
    folder = tmp_path / "nasty"
    for write in sound_looks().values():
        write(folder)
    mod = Mod(id="nasty", version="1", title="", requires=(), folder=folder, hash="")
    ours = read_table(BASE / "look" / "sounds.toml")
    assert merged_sound_table(ours, [mod])[0] != ours
    portraits, problems = read_portraits([mod], ["base:duchesse"])
    assert portraits["base:duchesse"].file == folder / "look" / "p.png" and problems == []
    assert read_looks([mod])[0]["base:feu"].picture == folder / "look" / "q.png"


def test_no_control_character_of_a_text_or_a_fact_reaches_anybody(tmp_path: Path) -> None:
    for language in LANGUAGES:
        path = tmp_path / "nasty" / "text" / language / "x.ftl"
        path.parent.mkdir(parents=True)
        path.write_text('a = b\x1b[2J { $name }\nb = { "\\u009b" }{ $n ->\n   *[other] \u202e\n }\n')
    texts = Texts("en", [tmp_path / "nasty"])
    assert texts("a", name="Zoé\x07") == "b?[2J Zoé?"
    assert texts("b", n=3) == "??"
    assert texts("\x1b") == "?"


def test_letters_of_our_languages_stay() -> None:
    said = "« Œuvre » l’été…\u00a0! 12\u202f345 — 猫\n→"
    assert visible(said) == said
    assert visible("a\u202eb\u200bc\x00d\x9be") == "a?b?c?d?e"


def test_mods_with_letters_that_move_a_cursor_are_out(tmp_path: Path) -> None:
    folder = tmp_path / "nasty"
    folder.mkdir()
    (folder / "mod.toml").write_text(f'format = 1\nid = "{ODD_LETTERS}"\nversion = "1"\ntitle = "x"\n')
    assert load_mods([folder], []).catalog.mods == ()
