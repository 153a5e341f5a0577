"""Schemas beside the game are what the Structs say, and every shipped file is sound by its own."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.mods.strays.files import LOOK_FILES
from tools.schemas import FOLDER, LOOKS, ROOT, head_of, schema_of, schemas

SHIPPED = sorted(path for path in (ROOT / "mods").rglob("*.toml") if schema_of(path))


def complaints(*files: Path) -> list[str]:
    """What the program of editors says against these files."""
    taplo = shutil.which("taplo", path=str(Path(sys.executable).parent)) or shutil.which("taplo")
    assert taplo, "taplo is among the libraries of the tests"
    told = subprocess.run(
        [taplo, "check", *map(str, files)], capture_output=True, encoding="utf-8", cwd=ROOT, check=False
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
    assert [f"{name}.toml" for name in LOOKS] == list(LOOK_FILES)
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
