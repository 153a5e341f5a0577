"""Content of a match: the catalog's box, unfolded into peoples, which are pairs of symbols."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import msgspec

from game.core.rules import Player
from game.mods.catalog import Catalog
from game.rules.hecatombe.defs import BoxDef, HecatombeFlags, TableDef

People = str
"""A pair of symbols, as `terre-eau`: all tiles of a people are the same."""


Slot = tuple[Player, int]
"""An objective: its owner and its place."""


class Content(msgspec.Struct, frozen=True):
    """The peoples in play, in printed order, and the hands of every table."""

    symbols: tuple[str, ...]
    peoples: tuple[People, ...]
    pairs: Mapping[People, tuple[str, str]]
    """The two symbols of each people."""
    bits: Mapping[People, int]
    """One bit for each people, to keep sets of them in a number."""
    shared: Mapping[People, Mapping[People, int]]
    """By objective and tile: the objective's symbols on the tile, 0, 1 or 2 (H-20)."""
    copies: int
    tables: Mapping[int, TableDef]

    @property
    def size(self) -> int:
        """Number of tiles in the box."""
        return len(self.peoples) * self.copies


def counted_symbols(content: Content, aim: People, shifts: Mapping[str, str]) -> Mapping[People, int]:
    """By tile: the symbols of the objective `aim` on it, 0, 1 or 2 (H-20).

    `shifts` says of some symbols as which other one they count on objectives.
    """
    wanted = [shifts.get(symbol, symbol) for symbol in content.pairs[aim]]
    if wanted == [*content.pairs[aim]]:
        return content.shared[aim]
    return {tile: sum([symbol in symbols for symbol in wanted]) for tile, symbols in content.pairs.items()}


def content(catalog: Catalog) -> Content:
    """The content of the box that the last mod brought (H-01)."""
    return content_of_box(catalog.all(BoxDef)[-1])


def content_of_box(box: BoxDef) -> Content:
    """The content of a box: every pair of different symbols is a people."""
    short = [ref.partition(":")[2] for ref in box.symbols]
    names = (
        short
        if len(set(short)) == len(short)
        else [ref.replace("-", "_").replace(":", ".") for ref in box.symbols]
    )
    called = dict(zip(box.symbols, names, strict=True))
    pairs = {f"{called[a]}-{called[b]}": (a, b) for a, b in combinations(box.symbols, 2)}
    return Content(
        symbols=box.symbols,
        peoples=tuple(pairs),
        pairs=pairs,
        bits={people: 1 << place for place, people in enumerate(pairs)},
        shared={
            aim: {tile: len(set(pairs[aim]) & set(symbols)) for tile, symbols in pairs.items()}
            for aim in pairs
        },
        copies=box.copies,
        tables={table.players: table for table in box.tables},
    )


def flags_from(values: Mapping[str, Any]) -> HecatombeFlags:
    """The resolved flags of a match as one typed value."""
    return msgspec.convert(dict(values), HecatombeFlags)
