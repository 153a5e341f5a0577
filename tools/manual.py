"""Writes the manual of mods into docs/manual, in both languages: `python tools/manual.py`.

Every page is printed from the Structs that the loader uses, as `perfidie mods manual` prints it.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.cli.modding.manual_pages import base_catalog, manual_pages, open_book  # noqa: E402
from game.mods.texts import LANGUAGES  # noqa: E402

FOLDER = ROOT / "docs" / "manual"


def printed() -> dict[Path, str]:
    """The text of every page, by its file."""
    catalog = base_catalog()
    books = {language: open_book(language) for language in LANGUAGES}
    return {
        FOLDER / language / f"{name}.md": page(book, catalog)
        for language, book in books.items()
        for name, page in manual_pages().items()
    }


def main() -> None:
    """Write all pages."""
    for path, text in printed().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
