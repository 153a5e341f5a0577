"""A mod as one file: the same folder gives the same bytes, and nothing is unpacked outside its folder."""

import errno
import re
import stat
import struct
import unicodedata
import zlib
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from tempfile import mkdtemp
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

_MOMENT = (1980, 1, 1, 0, 0, 0)
"""The time that every file in a pack has."""
MOST_FILES, MOST_BYTES = 5_000, 200_000_000
"""Files of a pack, and bytes of all of them unpacked."""
MOST_RATIO = 200
"""Times that a file may grow while it is unpacked, if it becomes larger than `_SMALL`."""
_SMALL = 1_000_000
_ENCRYPTED = 1
_RESERVED = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?|.*[. ]|.*[\x00-\x1f<>\"|?*].*")
"""Names that some system cannot have."""


class UnfitPack(ValueError):
    """A pack that is not unpacked; `why` is the end of a Fluent key, `name` the file that is to blame."""

    def __init__(self, why: str, name: str = "") -> None:
        super().__init__(why)
        self.why, self.name = why, name


def packed_files(folder: Path) -> list[Path]:
    """The files of a mod that are packed, in the order of their names; hidden ones stay at home."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    shown = [path for path in files if not any(part[0] == "." for part in path.relative_to(folder).parts)]
    return sorted(shown, key=lambda path: path.relative_to(folder).as_posix())


def pack_mod(folder: Path, file: Path) -> int:
    """Write the pack of a mod; return how many files are in it."""
    found = packed_files(folder)
    with ZipFile(file, "w", ZIP_DEFLATED) as pack:
        for path in found:
            name = f"{folder.name}/{path.relative_to(folder).as_posix()}"
            info = ZipInfo(name, _MOMENT)
            info.compress_type, info.external_attr = ZIP_DEFLATED, 0o644 << 16
            pack.writestr(info, path.read_bytes())
    return len(found)


def unpack_mod(file: Path, into: Path) -> Path:
    """Unpack a mod below a folder, and return its own folder there.

    Raises:
        BadZipFile: it is no zip, or a damaged one.
        UnfitPack: it is too large, leads outside, or holds no `mod.toml`.
        OSError: it cannot be read, or what it holds cannot be written.
    """
    try:
        with ZipFile(file) as pack:
            home = into.joinpath(*_unpacked(pack, into).parts)
    except UnfitPack:
        raise
    except (zlib.error, struct.error, ValueError, EOFError, RuntimeError, LookupError) as error:
        raise BadZipFile(str(error)) from None
    except OSError as error:
        if error.errno != errno.EINVAL:
            raise
        raise BadZipFile("it points at a place before its beginning") from None
    if home != into:
        return home
    own = Path(mkdtemp(dir=into))
    for path in [one for one in into.iterdir() if one != own]:
        path.rename(own / path.name)
    return own.rename(into / file.stem)


def _unpacked(pack: ZipFile, into: Path) -> PurePosixPath:
    """Write the files of a pack below a folder; return where the folder of its `mod.toml` is in it."""
    infos = [info for info in pack.infolist() if not info.is_dir()]
    _refuse_harm(infos)
    heads = [name for name in map(_inside, infos) if name.name == "mod.toml" and len(name.parts) <= 2]
    if len(heads) != 1:
        raise UnfitPack("empty")
    for info in infos:
        path = into.joinpath(*_inside(info).parts)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(pack.read(info))
    return heads[0].parent


def _inside(info: ZipInfo) -> PurePosixPath:
    """Where a file lies in its pack."""
    return PurePosixPath(info.filename)


def _refuse_harm(infos: list[ZipInfo]) -> None:
    """Refuse what would fill the disk, write elsewhere, or be another file on another system.

    Raises:
        UnfitPack: why.
    """
    if len(infos) > MOST_FILES or sum(info.file_size for info in infos) > MOST_BYTES:
        raise UnfitPack("large")
    for info in infos:
        why = _harm(info)
        if why:
            raise UnfitPack(why, info.filename)
    _refuse_twins(map(_inside, infos))


def _refuse_twins(names: Iterable[PurePosixPath]) -> None:
    """Refuse names that some system takes for one another: of files, and of the folders they lie in.

    Raises:
        UnfitPack: twice.
    """
    files: set[str] = set()
    folders: dict[str, PurePosixPath] = {}
    for name in names:
        odd = [one for one in name.parents if folders.setdefault(_alike(one), one) != one]
        if odd or _alike(name) in files:
            raise UnfitPack("twice", name.as_posix())
        files.add(_alike(name))
    for both in sorted(files & folders.keys()):
        raise UnfitPack("twice", folders[both].as_posix())


def _alike(name: PurePosixPath) -> str:
    """What is the same for all names that some system takes for this one."""
    return unicodedata.normalize("NFC", name.as_posix()).casefold()


def _harm(info: ZipInfo) -> str:
    """Why one file of a pack is not unpacked; empty: nothing is wrong with it."""
    name = _inside(info)
    if name.is_absolute() or ".." in name.parts or "\\" in info.filename or ":" in info.filename:
        return "outside"
    if stat.S_IFMT(info.external_attr >> 16) not in (0, stat.S_IFREG):
        return "link"
    if info.flag_bits & _ENCRYPTED or info.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        return "locked"
    if info.file_size > _SMALL and info.file_size > MOST_RATIO * info.compress_size:
        return "large"
    return "name" if any(_RESERVED.fullmatch(part) for part in name.parts) else ""
