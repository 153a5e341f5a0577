"""Makes web pages from the docstrings of game and scenes: what `tools/dev.py docs` starts in `.venv`.

The words after it are the folder of the pages and, if not all are wanted, the names of modules.
"""

import importlib
import sys
import warnings
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("game", "scenes")


def main(arguments: Sequence[str]) -> int:
    """Write a page for each named module (all without names) into the folder; returns the exit code.

    Nothing is written, and the code is 1, when a module cannot be imported.
    """
    folder, *names = arguments
    sys.path.insert(0, str(ROOT))
    names = names or module_names(ROOT)
    troubles = [trouble for name in names if (trouble := import_trouble(name))]
    if troubles:
        print("\n".join(troubles), file=sys.stderr)
        return 1
    write_pages(names, Path(folder))
    print(f"{len(names)} modules: {Path(folder) / 'index.html'}")
    return 0


def module_names(root: Path) -> list[str]:
    """The dotted name of every module of the rooms below `root`; `__main__` would begin to play."""
    paths = [path.relative_to(root) for room in ROOMS for path in sorted((root / room).rglob("*.py"))]
    parts = [path.with_suffix("").parts for path in paths if path.name != "__main__.py"]
    return [".".join(part[:-1] if part[-1] == "__init__" else part) for part in parts]


def import_trouble(name: str) -> str | None:
    """One sentence why the module `name` cannot be imported; None when it can."""
    try:
        importlib.import_module(name)
    except Exception as error:
        reason = str(error).strip().rstrip(".") or "no reason was given"
        return f"No pages: {name} cannot be imported ({type(error).__name__}: {reason})."
    return None


def write_pages(names: Sequence[str], folder: Path) -> None:
    """Let pdoc write a page for each name and for the modules in it.

    Every module is named, for a face that lists what it shows would hide the rooms behind it. Types that
    only type checkers import stay as they are written, without a link.
    """
    import pdoc
    import pdoc.render

    pdoc.render.configure(show_source=False)
    with warnings.catch_warnings():
        for remark in ("Error parsing type annotation", ".* has already been added"):
            warnings.filterwarnings("ignore", remark, UserWarning)
        pdoc.pdoc(*names, output_directory=folder)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
