"""Messages of mods that nobody asks for because their name is misspelt."""

import re
from collections.abc import Collection, Iterator, Mapping
from difflib import SequenceMatcher
from pathlib import Path

from game.mods.catalog import Catalog
from game.mods.defs import Def, Section
from game.mods.problems import Problem, closest_word
from game.mods.source import files_of_mod, mod_boundary, read_text
from game.mods.texts import LANGUAGES

_MESSAGE = re.compile(r"([A-Za-z][A-Za-z0-9_-]*) *=")
_LIKENESS = 0.85
"""How like a name that is asked for a misspelt one is; less is a name of the mod's own."""
_QUOTED = re.compile(r"\{\s*([A-Za-z][A-Za-z0-9_-]*)")


def stray_messages(
    homes: Mapping[str, Path], ours: Collection[Path], catalog: Catalog, sections: Collection[Section]
) -> list[Problem]:
    """A warning for every message of a mod that nobody asks for, though it nearly has an asked name.

    `homes` are the folders of the mods by id, `ours` those whose messages are asked for.
    """
    asked = {f"{prefix}-{one.name}" for prefixes, one in _defs(catalog, sections) for prefix in prefixes}
    things = {one.name for _, one in _defs(catalog, sections)}
    known = {name for folder in ours for language in LANGUAGES for _, _, name in _messages(folder, language)}
    out: list[Problem] = []
    for folder in homes.values():
        if folder not in ours:
            for language in LANGUAGES:
                out += _strays_of(folder, language, known | asked, things)
    return out


def _defs(catalog: Catalog, sections: Collection[Section]) -> Iterator[tuple[tuple[str, ...], Def]]:
    """Every def, with the beginnings of the keys by which it is said."""
    for section in sections:
        for one in catalog.all(section.type, game=section.game):
            yield section.words, one


def _strays_of(
    folder: Path, language: str, known: Collection[str], things: Collection[str]
) -> Iterator[Problem]:
    """The stray messages of one mod in one language; a message about one of the `things` is none."""
    text = "".join(said for _, said in _files(folder, language))
    quoted = set(_QUOTED.findall(text))
    for shown, line, name in _messages(folder, language):
        if name in known or name in quoted or any(name.endswith(f"-{thing}") for thing in things):
            continue
        first = name.partition("-")[0]
        near = closest_word(name, [one for one in known if one.startswith(f"{first}-")])
        if near and SequenceMatcher(None, name, near).ratio() >= _LIKENESS:
            facts: dict[str, str | int] = {"key": name, "near": near}
            yield Problem(
                code="stray-message",
                file=shown,
                line=line,
                column=1,
                facts=facts,
                hint="did-you-mean",
                severity="warning",
            )


def _files(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """The readable Fluent files of a mod, with their names in problems."""
    for path in files_of_mod(folder, f"text/{language}", ".ftl"):
        shown = f"{folder.parent.name}/{folder.name}/{path.relative_to(folder).as_posix()}"
        text = read_text(path, shown, mod_boundary(folder))
        if isinstance(text, str):
            yield shown, text


def _messages(folder: Path, language: str) -> Iterator[tuple[str, int, str]]:
    """Every message of a mod with its file and line."""
    for shown, text in _files(folder, language):
        for number, row in enumerate(text.split("\n"), start=1):
            begins = _MESSAGE.match(row)
            if begins:
                yield shown, number, begins[1]
