"""The stamps that tell whether the committed pictures are those of the committed drawings."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

COMMON = ("assets/svg/paper/*.svg", "assets/fonts/source/*.woff2")
SCRIPTS = ("drawings.py", "fonts.py", "grain.py", "resvg.py")


def stamps_of(root: Path) -> dict[str, str]:
    """For each drawing a hash of it and of all its picture depends on; the same on every machine."""
    shared = [path for pattern in COMMON for path in root.glob(pattern)]
    shared += [root / "tools" / "art" / script for script in SCRIPTS]
    common = _hash(shared)
    drawings = sorted((root / "assets" / "svg").glob("*.svg"))
    return {
        path.stem: hashlib.sha256((common + _hash([path])).encode()).hexdigest()[:24] for path in drawings
    }


def read_stamps(path: Path) -> dict[str, str]:
    """The stamps written at the last bake; none when there was no bake."""
    if not path.exists():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines()
    return {name: stamp for name, stamp in (line.split() for line in lines)}


def write_stamps(path: Path, stamps: dict[str, str]) -> None:
    """Write one drawing and its stamp per line."""
    path.write_text("".join(f"{name} {stamp}\n" for name, stamp in sorted(stamps.items())), encoding="utf-8")


def _hash(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths, key=lambda path: path.as_posix()):
        data = path.read_bytes()
        digest.update(path.name.encode())
        digest.update(data if path.suffix == ".woff2" else data.replace(b"\r\n", b"\n"))
    return digest.hexdigest()
