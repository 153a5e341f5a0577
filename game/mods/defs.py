"""Def, Ref and Section: the types by which a game tells the loader about its content."""

from typing import Annotated, TypeAlias

import msgspec


def short_name(id: str) -> str:
    """The name of a def inside its mod, by its id: `duchesse` of `base:duchesse`."""
    return id.rpartition(":")[2]


class Def(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A frozen definition from a mod; `id` is `mod:name` and comes from the table's name, never from a key.

    Sub-tables are `Part`s. A subclass checks what types cannot in `__post_init__`, raising ValueError with a
    full sentence or a Fluent key.
    """

    id: str = ""

    @property
    def mod(self) -> str:
        """The id of the def's mod: `base` of `base:duchesse`."""
        return self.id.partition(":")[0]

    @property
    def name(self) -> str:
        """The name inside its mod: `duchesse` of `base:duchesse`."""
        return self.id.partition(":")[2]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table inside a Def; give subclasses a `tag` to make unions of kinds."""


Ref: TypeAlias = Annotated[str, msgspec.Meta(extra={"ref": "*"})]
"""The id of any def of the same game: short (`duchesse`) or full (`base:duchesse`) in the file, full here.

To name the section it lies in: `CharacterRef: TypeAlias = Annotated[str, Meta(extra={"ref": "character"})]`.
An optional one is `CharacterRef | None = None`; a default is not resolved: let it be None, `()` or full.
"""


class Section(msgspec.Struct, frozen=True):
    """The tables `[table.name]` in `<game>/*.toml` of every mod, each one a `type`.

    With `required`, a load in which no mod fills this section is a problem (a file was lost). `words` are the
    beginnings of the text keys that say each def to players: `name` for `name-duchesse`. `running` are the
    fields that a match takes over when they change while it is played; where `only` names some, of those defs
    alone. Everything else waits for the next match. `asked` are the names by which the program asks for defs;
    where it names some, nobody asks for any other.
    """

    game: str
    table: str
    type: type[Def]
    required: bool = False
    words: tuple[str, ...] = ()
    running: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
