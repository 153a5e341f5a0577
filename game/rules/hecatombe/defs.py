"""Defs of Hécatombe: these Structs are the schema of a mod's files."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from game.mods.defs import Def, Part, Section
from game.mods.flags import FlagDef

SymbolRef: TypeAlias = Annotated[str, Meta(extra={"ref": "symbol"})]
"""The id of a symbol."""
SEATS = range(2, 8)
"""Numbers of players that may play (H-02)."""


class SymbolDef(Def, frozen=True, kw_only=True):
    """One element; two different ones make a people (H-01)."""


class TableDef(Part, frozen=True, kw_only=True):
    """The hands and objectives of a table of `players` players (H-02, H-03, H-05)."""

    players: Annotated[int, Meta(ge=2, le=7)]
    tiles: Annotated[int, Meta(ge=3, le=60)]
    """Tiles in a hand; the first player draws one fewer."""
    objectives: Annotated[int, Meta(ge=1, le=3)] = 1
    known: Annotated[int, Meta(ge=0, le=3)] = 1
    """Objectives of the right-hand neighbour that a player knows."""


class BoxDef(Def, frozen=True, kw_only=True):
    """The symbols that make the peoples, the tiles of each, and the hands of each table (H-01 to H-03)."""

    symbols: Annotated[tuple[SymbolRef, ...], Meta(min_length=5, max_length=8)]
    copies: Annotated[int, Meta(ge=1, le=12)]
    """Tiles of each people."""
    tables: tuple[TableDef, ...]

    def __post_init__(self) -> None:
        """Refuse a box that cannot be dealt, or in which players could not end with as many tiles (H-17)."""
        if len(set(self.symbols)) < len(self.symbols):
            raise ValueError("problem-box-twins")
        if any("-" in ref.rpartition(":")[2] for ref in self.symbols):
            raise ValueError("problem-box-dash")
        if sorted(table.players for table in self.tables) != list(SEATS):
            raise ValueError("problem-box-tables")
        if any(table.players * table.tiles - 1 > self.size for table in self.tables):
            raise ValueError("problem-box-small")
        if any(table.tiles - table.objectives < 3 for table in self.tables):
            raise ValueError("problem-box-armies")
        if any((table.tiles - table.objectives) % 2 == 0 for table in self.tables):
            raise ValueError("problem-box-parity")

    @property
    def size(self) -> int:
        """Number of tiles in the box."""
        kinds = len(self.symbols)
        return kinds * (kinds - 1) // 2 * self.copies


class HecatombeFlags(msgspec.Struct, frozen=True):
    """The house rules of one match, resolved."""

    rounds_to_win: int = 2
    father_rule_from: int = 4
    no_retreat: bool = False


SECTIONS = (
    Section("hecatombe", "symbol", SymbolDef, required=True, words=("name",)),
    Section("hecatombe", "box", BoxDef, required=True),
    Section(
        "hecatombe",
        "flag",
        FlagDef,
        required=True,
        words=("flag",),
        running=("default",),
        asked=HecatombeFlags.__struct_fields__,
        only=("rounds_to_win", "no_retreat", "father_rule_from"),
    ),
)
"""Sections that Hécatombe reads in every mod."""
