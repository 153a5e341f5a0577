"""The stamp that tells whether the committed pictures are those of the committed drawings."""

import hashlib
from pathlib import Path

SOURCES = ("assets/svg/**/*.svg", "assets/fonts/source/*.woff2")
SCRIPTS = ("bake.py", "drawings.py", "fonts.py", "grain.py", "index.py", "resvg.py", "stamp.py")


def stamp_of(root: Path) -> str:
    """Hash of every drawing, face and script the bake depends on; the same on every machine."""
    digest = hashlib.sha256()
    paths = [path for pattern in SOURCES for path in root.glob(pattern)]
    paths += [root / "tools" / "art" / script for script in SCRIPTS]
    for path in sorted(paths, key=lambda path: path.relative_to(root).as_posix()):
        digest.update(path.relative_to(root).as_posix().encode())
        digest.update(_plain(path))
    return digest.hexdigest()


def _plain(path: Path) -> bytes:
    """Contents of the file, text without regard to how lines end on this machine."""
    data = path.read_bytes()
    return data if path.suffix == ".woff2" else data.replace(b"\r\n", b"\n")
