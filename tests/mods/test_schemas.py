"""Schemas beside the game are what the Structs say, and every shipped file is sound by its own."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from game.mods.packing.lesson import LESSONS, begin_mod
from game.mods.packing.pack import pack_mod
from game.mods.strays.files import LOOK_FILES
from tools.schemas import FOLDER, LOOKS, ROOT, SHELVES, head_of, schema_of, schemas

SHIPPED = sorted(path for shelf in SHELVES for path in shelf.rglob("*.toml") if schema_of(path))


def complaints(*files: Path, inside: Path = ROOT) -> list[str]:
    """What the program of editors says against these files, with a folder open in the editor."""
    taplo = shutil.which("taplo", path=str(Path(sys.executable).parent)) or shutil.which("taplo")
    assert taplo, "taplo is among the libraries of the tests"
    told = subprocess.run(
        [taplo, "check", *map(str, files)], capture_output=True, encoding="utf-8", cwd=inside, check=False
    )
    lines = [line for line in told.stderr.splitlines() if line.startswith("error: ")]
    assert bool(lines) == bool(told.returncode), told.stderr
    return lines


def test_committed_schemas_are_what_the_structs_say() -> None:
    stale = [name for name, text in schemas().items() if (FOLDER / f"{name}.json").read_text("utf-8") != text]
    assert stale == [], "run python tools/schemas.py"
    assert {path.stem for path in FOLDER.iterdir()} == set(schemas())


def test_every_shipped_file_of_these_kinds_names_its_schema() -> None:
    assert len(SHIPPED) > 42
    wrong = [path for path in SHIPPED if not path.read_text("utf-8").startswith(head_of(path))]
    assert wrong == [], "run python tools/schemas.py"
    assert all((path.parent / head_of(path).split()[1]).is_file() for path in SHIPPED)


def test_every_file_of_look_that_is_read_has_a_schema() -> None:
    assert {f"{name}.toml" for name in LOOKS} == {*LOOK_FILES, "bindings.toml"}
    assert set((ROOT / "mods").glob("*/look/*.toml")) <= set(SHIPPED)


@pytest.mark.processes
def test_editors_have_nothing_against_what_is_shipped() -> None:
    assert complaints(*SHIPPED) == []


@pytest.mark.processes
def test_editors_find_wrong_keys_wrong_types_and_missing_keys_and_know_ours(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    head = f"#:schema {(FOLDER / 'complots.json').as_posix()}\n"
    sound = '[action.neu]\nextends = "base:duchesse"\neffect.coins = 4\nremove = ["block"]\n'
    file.write_text(head + sound + '[action."base:assassin"]\ncost = 2\n', encoding="utf-8")
    assert complaints(file) == []
    for wrong in ('[action."base:assassin"]\ncots = 2\n', '[action."base:assassin"]\ncost = "x"\n',
                  "[action.neu]\norder = 3\n", "[cat.tom]\nlegs = 4\n"):  # fmt: skip
        file.write_text(head + wrong, encoding="utf-8")
        assert complaints(file), wrong


@pytest.mark.processes
@pytest.mark.parametrize(
    ("look", "sound", "wrong"),
    [
        ("battle", "[window]\nleast = 1.5\n", "[window]\nleast = 11\n"),
        ("complots", '[character.tom]\npicture = "tom.png"\n', '[character.tom]\npictur = "tom.png"\n'),
        ("hecatombe", '[symbol.air]\npaper = "#aabbcc"\n', '[symbol.air]\npaper = "grey"\n'),
        ("lengths", "[minutes]\nshort = [20]\n", "[minutes]\nshort = []\n"),
        ("regiments", '[unit.tom]\nkind = "pike"\nsize = 2\n', '[unit.tom]\nkind = "pike"\nsize = 9\n'),
        ("shots", '[machine]\ncannon = "bows"\n', '[machine]\ncanon = "bows"\n'),
        ("sounds", '[cue.coin]\nfiles = ["clink.wav"]\n', "[cue.coin]\ngain = 3\n"),
        ("table", 'flat = ["river"]\n', 'flat = ["sea"]\n'),
    ],
)
def test_editors_know_what_a_mod_may_write_in_look(tmp_path: Path, look: str, sound: str, wrong: str) -> None:
    file, head = tmp_path / f"{look}.toml", f"#:schema {(FOLDER / f'look-{look}.json').as_posix()}\n"
    file.write_text(head + sound, encoding="utf-8")
    assert complaints(file) == []
    file.write_text(head + wrong, encoding="utf-8")
    assert complaints(file)


@pytest.mark.processes
def test_a_new_file_of_a_new_mod_has_its_schema_at_once(tmp_path: Path) -> None:
    mod = tmp_path / "mine"
    begin_mod(ROOT / "mods" / LESSONS["rules"], mod, "Ann", schemas())
    assert complaints(*mod.rglob("[a-z]*.toml"), inside=mod) == []
    wrong = {
        "mod.toml": "format = 1\nid = 3\n",
        "complots/new.toml": "[action.neu]\ncots = 2\n",
        "skirmish/deep/new.toml": "[map.m]\nx = 1\n",
        "look/sounds.toml": "[cue.coin]\ngain = 3\n",
    }
    for name, text in wrong.items():
        (mod / name).parent.mkdir(parents=True, exist_ok=True)
        (mod / name).write_text(text, encoding="utf-8")
        assert complaints(mod / name, inside=mod), name
        assert complaints(mod / name, inside=tmp_path) == [], "only the folder of the mod has the rules"


def test_the_files_of_editors_are_json_and_hidden_from_the_game(tmp_path: Path) -> None:
    mod = tmp_path / "mine"
    begin_mod(ROOT / "mods" / LESSONS["rules"], mod, "Ann", {})
    said = {path.stem: json.loads(path.read_text("utf-8")) for path in (mod / ".vscode").iterdir()}
    assert said["extensions"]["recommendations"] and said["settings"]["files.eol"] == "\n"
    pack_mod(mod, tmp_path / "mine.zip")
    assert not [name for name in ZipFile(tmp_path / "mine.zip").namelist() if "/." in name]
