"""Odd packs are refused with a sentence, and what lay in the player's folder of mods lies there as before."""

import io
import shutil
import stat
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import pytest

from game import paths
from game.mods.packing import pack as packing
from game.mods.packing.lesson import LESSONS, begin_mod, find_lesson
from game.mods.packing.pack import UnfitPack, pack_mod, unpack_mod
from tests.cli.conftest import Run, Said

HEAD = "mine/mod.toml"
MANIFEST = 'format = 1\nid = "{id}"\nversion = "1.0.0"\ntitle = "Mine"\nrequires = ["base"]\n'


def zipped(home: Path, files: dict[str, str | bytes]) -> Path:
    """A zip with these files."""
    home.mkdir(exist_ok=True)
    with ZipFile(home / "odd.zip", "w", ZIP_DEFLATED) as pack:
        for name, body in files.items():
            pack.writestr(name, body)
    return home / "odd.zip"


def with_file(name: str, body: str | bytes = "x", id: str = "mine") -> dict[str, str | bytes]:
    """A sound mod with one more file."""
    return {HEAD: MANIFEST.format(id=id), name: body}


def everything_below(folder: Path) -> dict[str, bytes]:
    """All files and folders, hidden ones, too."""
    found = sorted(folder.rglob("*"))
    return {str(one.relative_to(folder)): one.read_bytes() if one.is_file() else b"" for one in found}


def refused(run: Run, home: Path, file: Path) -> Said:
    """What is said of a pack that is not installed: a sentence, and nothing has changed."""
    mods = home / "mods"
    mods.mkdir(parents=True, exist_ok=True)
    before = everything_below(mods)
    said = run("mods", "install", str(file), "--yes")
    assert said.code in (1, 2) and said.err.strip() and "Traceback" not in said.err, said.err
    assert everything_below(mods) == before
    return said


def test_a_sound_pack_is_installed(run: Run, home: Path) -> None:
    assert run("mods", "install", str(zipped(home, with_file("mine/a.txt"))), "--yes").code == 0
    assert (home / "mods" / "mine" / "a.txt").read_text() == "x"


def test_a_pack_without_a_folder_may_be_called_like_what_it_holds(home: Path) -> None:
    file = zipped(home, {"mod.toml": MANIFEST.format(id="mine"), "odd/a.toml": ""})
    folder = unpack_mod(file, home / "aside")
    assert folder == home / "aside" / "odd" and (folder / "odd" / "a.toml").is_file()


def a_zip() -> bytes:
    inner = io.BytesIO()
    with ZipFile(inner, "w") as pack:
        pack.writestr(HEAD, MANIFEST.format(id="mine"))
    return inner.getvalue()


SHAPES: dict[str, tuple[dict[str, str | bytes], str]] = {
    "nothing": ({}, "mod.toml"),
    "a zip in a zip": ({"mine.zip": a_zip()}, "mod.toml"),
    "two mods": (with_file("other/mod.toml"), "mod.toml"),
    "a mod in a mod": ({**with_file("mod.toml")}, "mod.toml"),
    "a folder too many": ({f"pack/{HEAD}": MANIFEST.format(id="mine")}, "mod.toml"),
    "above": (with_file("mine/../../a"), "out of its folder"),
    "absolute": (with_file("/a"), "out of its folder"),
    "a drive": (with_file("C:a"), "out of its folder"),
    "a stream": (with_file("mine/a.toml:b"), "out of its folder"),
    "backslashes": (with_file("mine\\..\\a"), "out of its folder"),
    "letters": (with_file("mine/MOD.TOML"), "twice"),
    "letters of folders": ({**with_file("mine/a/x"), "mine/A/y": ""}, "twice"),
    "letters of the mod": (with_file("MINE/a"), "twice"),
    "accents": ({**with_file("mine/\u00e9"), "mine/e\u0301": ""}, "twice"),
    "a file that is a folder": ({**with_file("mine/a"), "mine/a/b": ""}, "twice"),
    "con": (with_file("mine/con"), "some systems"),
    "nul in a folder's name": (with_file("mine/NUL.d/a"), "some systems"),
    "a dot at the end": (with_file("mine/a./b"), "some systems"),
    "a space at the end": (with_file("mine/a "), "some systems"),
    "a bell": (with_file("mine/a\x07"), "some systems"),
    "a bomb": (with_file("mine/a", b"0" * 5_000_000), "too large"),
    "ours": ({HEAD: MANIFEST.format(id="base")}, "comes with the game"),
    "a lesson": ({HEAD: MANIFEST.format(id="routiers")}, "comes with the game"),
    "an id that leads away": ({HEAD: MANIFEST.format(id="../mine")}, "id"),
    "a manifest that is none": ({HEAD: b"\xff\xfe"}, "mod.toml"),
}


@pytest.mark.whole
@pytest.mark.parametrize("shape", SHAPES)
def test_a_pack_of_an_odd_shape_is_refused_with_its_reason(run: Run, home: Path, shape: str) -> None:
    files, reason = SHAPES[shape]
    assert reason in refused(run, home, zipped(home, files)).err


KINDS = (stat.S_IFLNK, stat.S_IFCHR, stat.S_IFBLK, stat.S_IFIFO, stat.S_IFSOCK)


@pytest.mark.whole
@pytest.mark.parametrize("kind", KINDS)
def test_a_pack_holds_plain_files_alone(run: Run, home: Path, kind: int) -> None:
    file = zipped(home, {HEAD: MANIFEST.format(id="mine")})
    odd = ZipInfo("mine/odd")
    odd.external_attr = (kind | 0o666) << 16
    with ZipFile(file, "a") as pack:
        pack.writestr(odd, "/etc/passwd")
    assert "no plain file" in refused(run, home, file).err


def test_too_many_files_and_too_many_bytes_are_refused(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = zipped(home, {HEAD: "x", "mine/a": "xx", "mine/b": "xx"})
    for limit, most in (("MOST_FILES", 2), ("MOST_BYTES", 4)):
        with monkeypatch.context() as patch, pytest.raises(UnfitPack) as told:
            patch.setattr(packing, limit, most)
            unpack_mod(file, home / "aside")
        assert told.value.why == "large"
    assert not (home / "aside").exists()
    unpack_mod(file, home / "aside")


def encrypted(raw: bytes) -> bytes:
    """The zip with the mark of encryption at every file."""
    body = bytearray(raw)
    for sign, at in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        place = body.find(sign)
        while place >= 0:
            body[place + at] |= 1
            place = body.find(sign, place + 1)
    return bytes(body)


def swapped(raw: bytes) -> bytes:
    """The zip with other bytes where the first file's are."""
    place = raw.index(b"mod.toml") + len(b"mod.toml")
    return raw[:place] + b"\xff" * 20 + raw[place + 20 :]


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "truncated": lambda raw: raw[:-30],
    "half": lambda raw: raw[: len(raw) // 2],
    "empty": lambda raw: b"",
    "text": lambda raw: b"format = 1\n",
    "deflated, but no zip": zlib.compress,
    "encrypted": encrypted,
    "swapped": swapped,
}


@pytest.mark.whole
@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_pack_is_refused(run: Run, home: Path, damage: str) -> None:
    file = zipped(home, with_file("mine/a.txt", "long " * 50))
    file.write_bytes(DAMAGES[damage](file.read_bytes()))
    refused(run, home, file)
    assert run("mods", "check", str(file)).code == 2


def flipped(raw: bytes) -> Iterator[bytes]:
    """The zip with one byte changed, at each place."""
    for place in range(len(raw)):
        yield raw[:place] + bytes([raw[place] ^ 0xFF]) + raw[place + 1 :]


def test_whatever_byte_is_wrong_a_pack_is_unpacked_inside_or_refused(home: Path) -> None:
    file, aside = zipped(home, with_file("mine/a.txt", "long " * 50)), home / "yard" / "aside"
    refusals = 0
    for raw in flipped(file.read_bytes()):
        file.write_bytes(raw)
        aside.mkdir(parents=True)
        try:
            unpack_mod(file, aside)
        except (UnfitPack, packing.BadZipFile):
            refusals += 1
        assert [one.name for one in (home / "yard").iterdir()] == ["aside"]
        shutil.rmtree(aside)
    assert refusals > len(file.read_bytes()) // 2


def test_what_is_no_file_is_refused(run: Run, home: Path) -> None:
    for place in (home / "nowhere.zip", home):
        assert "nor a zip" in refused(run, home, place).err


def test_a_folder_that_is_not_that_mod_is_never_written_over(run: Run, home: Path) -> None:
    file, mine = zipped(home, with_file("mine/a.txt")), home / "mods" / "mine"
    mine.mkdir(parents=True)
    (mine / "diary.txt").write_text("dear")
    assert "It stays there" in refused(run, home, file).err
    (mine / "mod.toml").write_text(MANIFEST.format(id="yours"))
    assert "It stays there" in refused(run, home, file).err
    (mine / "mod.toml").write_text(MANIFEST.format(id="mine"))
    assert run("mods", "install", str(file), "--yes").code == 0
    assert not (mine / "diary.txt").exists(), "an older version of the mod is replaced"


def test_a_mod_goes_where_its_older_version_lies_and_is_called_by_its_manifest(run: Run, home: Path) -> None:
    begin_mod(paths.bundled_mods_folder() / LESSONS["rules"], home / "mods" / "mine", "Ann", {})
    (home / "mods" / "mine").rename(home / "mods" / "elsewhere")
    file = zipped(home, {"other/mod.toml": MANIFEST.format(id="mine")})
    assert run("mods", "install", str(file), "--yes").code == 0
    assert [one.name for one in (home / "mods").iterdir()] == ["elsewhere"]
    file = zipped(home, {"other/mod.toml": MANIFEST.format(id="third")})
    assert run("mods", "install", str(file), "--yes").code == 0
    assert (home / "mods" / "third" / "mod.toml").is_file()


def test_what_the_disk_refuses_is_told_and_leaves_nothing_half(run: Run, home: Path) -> None:
    said = refused(run, home, zipped(home, with_file("mine/" + "a" * 300)))
    assert said.code == 2 and len(said.err.strip().splitlines()) <= 3 and "nor a zip" not in said.err


def test_a_folder_of_mods_that_is_a_file_is_told(run: Run, home: Path) -> None:
    file = zipped(home, with_file("mine/a.txt"))
    (home / "mods").write_text("x")
    said = run("mods", "install", str(file), "--yes")
    assert said.code == 2 and "mods" in said.err and "Traceback" not in said.err
    assert (home / "mods").read_text() == "x"


def test_what_is_packed_here_is_fit(home: Path) -> None:
    shelves = [paths.bundled_mods_folder(), paths.assets_folder() / "lessons"]
    for kind in LESSONS:
        home.mkdir(exist_ok=True)
        pack_mod(find_lesson(kind, shelves), home / "fit.zip")
        assert (unpack_mod(home / "fit.zip", home / f"aside-{kind}") / "mod.toml").is_file()
