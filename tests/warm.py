"""What a house that opens again in the same process need not do twice, kept from one test to the next.

Every test opens the house anew. What comes out the same each time, because it follows from its arguments and
from files that have not changed, is done once in a process: Fluent and TOML are parsed, mods of the house
compiled, pictures opened, letters drawn. Nothing of it is state: where a file changes, it is read again.
"""

from __future__ import annotations

import math
import os
import pickle
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import tomli

Print = tuple[Path, int, int]
"""A file as it is now: where it is, when it was written, how long it is."""

HOUSE = Path(__file__).parent.parent
"""What lies in it was not written by a test."""

MOST = 10_000
"""So many lines are remembered: some 80 MB."""


def words(patch: pytest.MonkeyPatch) -> None:
    """A Fluent file is parsed once; bundles only read what comes of it. Ours are checked once."""
    from fluent import runtime, syntax

    from game.app.content import reading
    from game.mods.messages.plain import SimpleWords
    from game.mods.problems import Problem

    check, read = reading.check_texts, SimpleWords._read
    parsed = lru_cache(maxsize=200)(syntax.FluentParser().parse)
    kept: dict[object, list[Problem]] = {}

    @lru_cache(maxsize=1_000)
    def simple(text: str) -> SimpleWords:
        words = SimpleWords(())
        read(words, text)
        return words

    def _read(words: SimpleWords, text: str) -> None:
        words._messages.update(simple(text)._messages)

    def check_texts(folders: Iterable[Path], trusted: Iterable[Path] = ()) -> list[Problem]:
        of, ours = tuple(folders), tuple(trusted)
        if not all(Path(folder).is_relative_to(HOUSE) for folder in of):
            return check(of, ours)
        key = (of, ours, *(file for folder in of for file in below(folder / "text")))
        if key not in kept:
            kept[key] = check(of, ours)
        return [*kept[key]]

    class Parser(syntax.FluentParser):
        """Whoever wants places only looks for mistakes; who wants none may write on what he gets."""

        def parse(self, source: str) -> syntax.ast.Resource:
            return parsed(source) if self.with_spans else super().parse(source)

    patch.setattr(runtime, "FluentResource", lru_cache(maxsize=256)(runtime.FluentResource))
    patch.setattr(syntax, "FluentParser", Parser)
    patch.setattr(SimpleWords, "_read", _read)
    patch.setattr(reading, "check_texts", check_texts)


def tables(patch: pytest.MonkeyPatch) -> None:
    """A TOML text is parsed once, a sound one held against its bounds once; everybody gets an own table."""
    from game.mods import source

    parse, read = tomli.loads, source.read_table

    @lru_cache(maxsize=500)
    def packed(text: str) -> bytes:
        return pickle.dumps(parse(text))

    def table(text: str, /) -> dict[str, Any]:
        return dict(pickle.loads(packed(text)))

    @lru_cache(maxsize=500)
    def sound(text: str) -> bool:
        read(text)  # what is wrong is raised, and not remembered
        return True

    def read_table(text: str) -> dict[str, Any]:
        sound(text)
        return table(text)

    patch.setattr(tomli, "loads", table)
    patch.setattr(source, "read_table", read_table)


def mods(patch: pytest.MonkeyPatch) -> None:
    """The house's own mods are read once: catalogs are frozen. Mods in a test's folder are always read."""
    from game import paths
    from game.app.content import catalogs, reading
    from game.app.workshop import mods_here
    from game.mods import load
    from game.mods.defs import Section

    read = load.load_mods
    kept: dict[object, load.Loaded] = {}

    def load_mods(
        folders: Sequence[Path], sections: Sequence[Section], switches: Mapping[str, bool] | None = None
    ) -> load.Loaded:
        if not all(Path(folder).is_relative_to(HOUSE) for folder in folders):
            return read(folders, sections, switches)
        on = None if switches is None else tuple(sorted(switches.items()))
        said = tuple(file for folder in folders for file in below(folder))
        key = (paths.bundled_mods_folder(), tuple(folders), tuple(sections), on, said)
        if key not in kept:
            kept[key] = read(folders, sections, switches)
        return kept[key]

    for module in (load, reading, catalogs, mods_here):
        patch.setattr(module, "load_mods", load_mods)


def defs(patch: pytest.MonkeyPatch) -> None:
    """Beside the mod of a test, a sound def to which the base game alone wrote is compiled once.

    It asks for nothing but defs of the base game, as long as that says the same, and extends none.
    """
    from game.mods import load
    from game.mods.defs import Def, Section
    from game.mods.layers import Draft, Drafts
    from game.mods.manifest import BASE, Package
    from game.mods.merging.fold import Folder, template_wish
    from game.mods.problems import Problem

    compile_def = load._compile_def
    told: dict[object, int] = {}
    kept: dict[object, Def] = {}

    class Known(Drafts):
        def __init__(self, packages: Sequence[Package], sections: Sequence[Section]) -> None:
            super().__init__(packages, sections)
            base = [source for one in packages if one.id == BASE for source in one.sources]
            alone = self.scopes.get(BASE) == (BASE,) and BASE not in self.torn
            said = (tuple(sections), *((game, source.text) for game, source in base))
            self.base = told.setdefault(said, len(told)) if alone else None

    def compiled(
        draft: Draft, section: Section, folder: Folder
    ) -> tuple[Def | None, list[tuple[str, Problem]]]:
        base = folder.drafts.base if isinstance(folder.drafts, Known) else None
        if base is None or {one.mod for one in draft.layers} != {BASE} or template_wish(draft):
            return compile_def(draft, section, folder)
        key = (base, section.game, section.table, draft.id)
        if key not in kept:
            found, problems = compile_def(draft, section, folder)
            if found is None or problems:
                return found, problems
            kept[key] = found
        return kept[key], []

    patch.setattr(load, "Drafts", Known)
    patch.setattr(load, "_compile_def", compiled)


def pictures(patch: pytest.MonkeyPatch) -> None:
    """The index is read once, and each picture opened once at each size; everybody gets a copy."""
    from PIL import Image

    from scenes.draw import art, pictures

    open_index, open_picture = pictures.read_index, pictures.open_shrunk_picture

    @lru_cache(maxsize=16)
    def index(file: Print) -> dict[str, pictures.Picture]:
        return open_index(file[0])

    @lru_cache(maxsize=300)
    def picture(file: Print, shrink: float) -> Image.Image:
        return open_picture(file[0], shrink)

    def read_index(path: Path) -> dict[str, pictures.Picture]:
        return dict(index(now(path))) if path.exists() else open_index(path)

    def opened(path: Path, shrink: float) -> Image.Image:
        return picture(now(path), shrink).copy()

    patch.setattr(pictures, "read_index", read_index)
    for module in (pictures, art):
        patch.setattr(module, "open_shrunk_picture", opened)
    patch.setattr(pictures, "_open_own_picture", opened)


def letters(patch: pytest.MonkeyPatch) -> None:
    """The same line in the same type at the same size is drawn and measured once."""
    from scenes.draw import text
    from scenes.draw.text import Typesetter

    draw, measure = Typesetter._mask, Typesetter._width
    drawn: dict[tuple[object, ...], Any] = {}
    measured: dict[tuple[object, ...], float] = {}

    def mask(setter: Any, lines: Any, starts: Any, shown: float, wording: Any, box: Any) -> Any:
        key = (setter._folder, setter.scale, setter.dyslexia, lines, tuple(starts), shown, wording, box)
        if key not in drawn:
            if len(drawn) > MOST:
                drawn.clear()
            drawn[key] = draw(setter, lines, starts, shown, wording, box)
        return drawn[key]

    def width(setter: Any, line: str, shown: float, face: str, spacing: float) -> float:
        key = (setter._folder, setter.dyslexia, line, shown, face, spacing)
        if key not in measured:
            measured[key] = measure(setter, line, shown, face, spacing)
        return measured[key]

    patch.setattr(Typesetter, "_mask", mask)
    patch.setattr(Typesetter, "_width", width)
    patch.setattr(text, "_length", length)


@lru_cache(maxsize=64)
def kerned(path: str) -> frozenset[tuple[str, str]]:
    """The pairs of letters that a font sets nearer to each other, or further apart."""
    from fontTools.ttLib import TTFont

    font = TTFont(path, lazy=True)
    letters: dict[str, list[str]] = {}
    for code, glyph in font.getBestCmap().items():
        letters.setdefault(glyph, []).append(chr(code))
    tables = font["kern"].kernTables if "kern" in font else ()
    pairs = {pair for table in tables for pair in getattr(table, "kernTable", ())}
    return frozenset(
        (a, b) for one, other in pairs for a in letters.get(one, ()) for b in letters.get(other, ())
    )


@lru_cache(maxsize=4_096)
def _alone(path: str, size: float) -> dict[str, float]:
    """What is known of letters and pairs of a font in one size: how long they are."""
    return {}


def length(font: Any, line: str) -> float:
    """Pixels of a line: its letters set side by side, each measured once, with what a font puts between two.

    A line of plain layout is the sum of these; to load its letters again for each line takes far longer.
    """
    known, near = _alone(font.path, font.size), kerned(font.path)

    def long(some: str) -> float:
        if some not in known:
            known[some] = float(font.getlength(some))
        return known[some]

    between = (long(a + b) - long(a) - long(b) for a, b in pairwise(line) if (a, b) in near)
    return math.fsum(map(long, line)) + math.fsum(between)


def below(folder: Path) -> list[Print]:
    """Tells the files of a folder and all its folders from what they will be when one is written again."""
    return [now(Path(here, name)) for here, _, names in sorted(os.walk(folder)) for name in sorted(names)]


def now(path: Path) -> Print:
    """Tells a file from what it will be when somebody has written it again; raises OSError without it."""
    told = path.stat()
    return path, told.st_mtime_ns, told.st_size
