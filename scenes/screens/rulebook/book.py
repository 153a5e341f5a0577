"""Booklets: the pages of a game, with the page of house rules and the last page that all share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from game.mods.catalog import Catalog
from game.mods.flags import FlagDef, by_name
from scenes.draw import style
from scenes.screens.rulebook.blocks import Block, Chip, Paragraph, Pictures, Point
from scenes.screens.rulebook.flags import flag_key, flag_words

Flags = TypeVar("Flags", bound=msgspec.Struct)
_MAX_EXPLAINED_RULES = 4
"""With more house rules than this, there is no room to explain each."""
_CHIPS_HEIGHT, _CHIP_STEP, _LEAST_CHIP_STEP = 344.0, 48.0, 38.0
"""Units that all chips together may take; from chip to chip as drawn, and where there are many."""


@dataclass(frozen=True)
class Page:
    """One page: a title and the blocks below it."""

    title: str
    blocks: tuple[Block, ...]
    gossip: tuple[Block, ...] = ()
    """Blocks that may be left out where the type is large."""


Leaf = Callable[[], Page]
"""What makes a page."""


class Book(Generic[Flags]):
    """A game in pages. Its flags may be given as the game's Struct, as plain values, or not at all."""

    game: ClassVar[str]
    keys: ClassVar[str]
    """The beginning of the keys of its texts."""
    house_rules: type[Flags]
    """The Struct of the game's flags."""

    def __init__(self, catalog: Catalog, words: Any, flags: object) -> None:
        self.catalog, self.words = catalog, words
        self.flags = self.read(flags)

    def contents(self) -> Sequence[Leaf]:
        """What makes the pages on the game itself, in order."""
        raise NotImplementedError

    def leaves(self) -> list[Leaf]:
        """What makes every page, in order, an even number of them: a page is made when it is wanted."""
        leaves = [*self.contents(), self.house]
        return leaves if len(leaves) % 2 == 0 else [*leaves, self.end]

    def pages(self) -> list[Page]:
        """Every page in order."""
        return [leaf() for leaf in self.leaves()]

    def read(self, flags: object) -> Flags:
        """The game's flags, from whatever a screen holds of them; what is missing keeps its default."""
        if isinstance(flags, self.house_rules):
            return flags
        known = set(self.house_rules.__struct_fields__)
        values = flags if isinstance(flags, Mapping) else {}
        return self.house_rules(**{name: value for name, value in values.items() if name in known})

    def house(self) -> Page:
        """The page of the house rules in force; those that the table changed wear scissors."""
        flags = by_name(self.catalog.all(FlagDef, game=self.game))
        values = self.house_values()
        told = {name: flag for name, flag in flags.items() if name in values}
        step = max(_LEAST_CHIP_STEP, min(_CHIP_STEP, _CHIPS_HEIGHT / max(1, len(told))))
        blocks: list[Block] = []
        for name, flag in told.items():
            words = flag_words(self.words, self.game, name, flag, values[name])
            blocks.append(Chip(words, values[name] != flag.default, step))
            if len(told) <= _MAX_EXPLAINED_RULES:
                blocks.append(Paragraph(self.words(f"{flag_key(self.words, self.game, name)}.hint")))
        cut = any(values[name] != flag.default for name, flag in told.items())
        note = self.words("rulebook-house-cut" if cut else "rulebook-house-plain")
        return Page(
            self.words("rulebook-house"), (*blocks, Paragraph(note, face="fell-italic", colour=style.GARNET))
        )

    def house_values(self) -> Mapping[str, Any]:
        """The values of the house rules in force, by name."""
        return msgspec.structs.asdict(self.flags)

    def end(self) -> Page:
        """The last page, for booklets whose pages would be odd in number."""
        words = Paragraph(self.words("rulebook-end-words"), face="fell-italic", align="center")
        return Page(self.words("rulebook-end"), (Pictures([("crest", 0.0)], 170, 0), words))

    def page(self, key: str, *blocks: Block) -> Page:
        """A page with the title of its key."""
        return Page(self.words(f"{self.keys}-{key}"), tuple(blocks))

    def told(self, key: str, *points: tuple[str, str]) -> Page:
        """A page of points (icon, key), whose words follow from both keys."""
        said = [(icon, self.words(f"{self.keys}-{key}-{part}")) for icon, part in points]
        return self.page(key, *[Point(icon, words) for icon, words in said])
