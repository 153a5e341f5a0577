"""What the booklets of all games share: pages, the page of house rules, the last page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from game.mods.catalog import Catalog
from game.mods.flags import FlagDef, by_name
from scenes.draw import style
from scenes.screens.rulebook.blocks import Block, Chip, Paragraph, Pictures, Point
from scenes.screens.rulebook.flags import flag_words

Flags = TypeVar("Flags", bound=msgspec.Struct)
_FEW = 4
"""So few house rules leave room to explain each."""
_MANY, _STEP, _CLOSE = 7, 48.0, 43.0
"""With more than so many, chips stand close."""


@dataclass(frozen=True)
class Page:
    """One page: a title and what stands below it."""

    title: str
    blocks: tuple[Block, ...]
    gossip: tuple[Block, ...] = ()
    """What may be left out where the type is large."""


class Book(Generic[Flags]):
    """A game in pages. Its flags may be given as the game's Struct, as plain values, or not at all."""

    game: ClassVar[str]
    keys: ClassVar[str]
    """How the keys of its texts begin."""
    house_rules: type[Flags]
    """The Struct of its flags."""

    def __init__(self, catalog: Catalog, words: Any, flags: object) -> None:
        self.catalog, self.words = catalog, words
        self.flags = self.read(flags)

    def contents(self) -> list[Page]:
        """Every page that has something to tell, in order."""
        raise NotImplementedError

    def pages(self) -> list[Page]:
        """Every page in order, an even number of them."""
        pages = [*self.contents(), self.house()]
        return pages if len(pages) % 2 == 0 else [*pages, self.end()]

    def read(self, flags: object) -> Flags:
        """House rules from whatever a screen holds of them."""
        if isinstance(flags, self.house_rules):
            return flags
        known = set(self.house_rules.__struct_fields__)
        values = flags if isinstance(flags, Mapping) else {}
        return self.house_rules(**{name: value for name, value in values.items() if name in known})

    def house(self) -> Page:
        """The house rules of tonight; what differs from the box wears scissors."""
        flags = by_name(self.catalog.all(FlagDef, game=self.game))
        values = msgspec.structs.asdict(self.flags)
        told = {name: flag for name, flag in flags.items() if name in values}
        step = _STEP if len(told) <= _MANY else _CLOSE
        blocks: list[Block] = []
        for name, flag in told.items():
            words = flag_words(self.words, name, flag, values[name])
            blocks.append(Chip(words, values[name] != flag.default, step))
            if len(told) <= _FEW:
                blocks.append(Paragraph(self.words(f"flag-{name}.hint")))
        cut = any(values[name] != flag.default for name, flag in told.items())
        note = self.words("rulebook-house-cut" if cut else "rulebook-house-plain")
        return Page(
            self.words("rulebook-house"), (*blocks, Paragraph(note, face="fell-italic", colour=style.GARNET))
        )

    def end(self) -> Page:
        """The last page, so that the booklet closes."""
        words = Paragraph(self.words("rulebook-end-words"), face="fell-italic", align="center")
        return Page(self.words("rulebook-end"), (Pictures([("crest", 0.0)], 170, 0), words))

    def page(self, key: str, *blocks: Block) -> Page:
        """A page with the title of its key."""
        return Page(self.words(f"{self.keys}-{key}"), tuple(blocks))

    def told(self, key: str, *points: tuple[str, str]) -> Page:
        """A page of points whose words follow from its key."""
        said = [(icon, self.words(f"{self.keys}-{key}-{part}")) for icon, part in points]
        return self.page(key, *[Point(icon, words) for icon, words in said])
