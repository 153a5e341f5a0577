"""Examples of the manual: files of mods that load, with comments in the language of the page.

They lie in `assets/manual/examples`, one mod for each page. A comment `#: key` (in Lua `--: key`) is the
attribute `key` of the message `example-<page>`.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.mods.manual.markdown import block
from game.mods.manual.sentences import Sentences
from game.mods.texts import LANGUAGES

_REMARK = re.compile(r"(#|--): ([a-z][a-z0-9_-]*)$", re.MULTILINE)
_ENDS = {".toml": "#", ".ftl": "#", ".lua": "--"}
"""Files that are shown, and how their comments begin."""


class Example(NamedTuple):
    """A file of a mod: its place there, and what stands in it."""

    place: str
    text: str


def read_examples(folder: Path, page: str, language: str, say: Sentences) -> dict[str, Example]:
    """Every file of the example of a page, by its place, without the words in other languages."""
    return {one.place: one for one in _files(folder, page, language, say)}


def _files(folder: Path, page: str, language: str, say: Sentences) -> Iterator[Example]:
    """Every file of an example that is shown."""
    others = {f"text/{one}" for one in LANGUAGES if one != language}
    for path in sorted(folder.rglob("*")):
        place = path.relative_to(folder).as_posix()
        if path.suffix in _ENDS and not any(place.startswith(f"{other}/") for other in others):
            text = path.read_text(encoding="utf-8")
            yield Example(place, _REMARK.sub(lambda met: _said(met, page, say), text))


def _said(met: re.Match[str], page: str, say: Sentences) -> str:
    """A comment in words."""
    return f"{met[1]} {say.say(f'example-{page}.{met[2]}')}"


def example_block(page: str, example: Example) -> str:
    """An example as it stands on a page: its first line says where it lies."""
    end = Path(example.place).suffix
    head = f"{_ENDS[end]} mods/{mod_of(page)}/{example.place}\n"
    return block(end[1:], head + example.text)


def mod_of(page: str) -> str:
    """The id of the mod that is the example of a page."""
    return f"manual-{page}"
