"""Provenance of defs: which mod wrote what, and where, for mistakes that show once everything is read."""

from collections.abc import Sequence
from typing import Any

import msgspec

from game.mods.catalog import Catalog
from game.mods.compile import Fault, Path
from game.mods.defs import Section
from game.mods.layers import Drafts
from game.mods.manifest import Mod, Package
from game.mods.merging.fold import Folder
from game.mods.merging.tables import written_key
from game.mods.problems import Problem, closest_word


class Setter(msgspec.Struct, frozen=True):
    """A mod that wrote or removed a value, and the file with line and column where it did.

    `by` is the def whose template brought it, by its full id; empty when it was written to the def itself.
    """

    mod: str
    place: str
    value: Any
    removed: bool = False
    by: str = ""


class Field(msgspec.Struct, frozen=True):
    """A key of a def, by its game, its table and the def's full id; `inner` leads on into its value."""

    game: str
    table: str
    id: str
    key: str
    inner: tuple[str, ...] = ()


class Provenance:
    """The files of some mods, read once more for the places of things in them."""

    def __init__(self, mods: Sequence[Mod], sections: Sequence[Section]) -> None:
        packages = [Package(mod.folder) for mod in mods]
        for package in packages:
            for game in sorted({section.game for section in sections}):
                package.read_game(game)
        self.drafts = Drafts(packages, sections)
        self.folder = Folder(self.drafts)
        """Folds the drafts."""

    def find_field(self, text: str) -> Field | str:
        """The field that `complots.forced_at` or `complots.action.assassin.cost` means, or the closest text.

        Further words lead into its value: `complots.action.assassin.effect.coins`. The first form
        means the default of a house rule. A name without its mod is that of the mod read first; the
        text is empty when nothing is like it.
        """
        parts = text.split(".")
        if len(parts) == 2:
            parts = [parts[0], "flag", parts[1], "default"]
        fields = {".".join(words): field for words, field in self._fields()}
        found = fields.get(".".join(parts[:4]))
        if found is not None:
            return msgspec.structs.replace(found, inner=tuple(parts[4:]))
        beside = [one for one in fields if one.startswith(".".join(parts[:2]) + ".")]
        near_by = beside or [one for one in fields if one.startswith(f"{parts[0]}.")]
        like = closest_word(".".join(parts[:4]), near_by)
        game, table, name, key = like.split(".") if like else ("", "", "", "")
        return f"{game}.{name}" if (table, key) == ("flag", "default") else like

    def _fields(self) -> list[tuple[tuple[str, str, str, str], Field]]:
        """Every field with the words that mean it; of equal words those count that come last."""
        found = [
            Field(game, table, id, field.encode_name)
            for (game, table), section in self.drafts.sections.items()
            for id in self.drafts.by_section[game, table]
            for field in msgspec.structs.fields(section.type)
            if field.encode_name != "id"
        ]
        short = [((one.game, one.table, one.id.partition(":")[2], one.key), one) for one in reversed(found)]
        return short + [((one.game, one.table, one.id, one.key), one) for one in found]

    def value_of(self, field: Field, catalog: Catalog) -> Any:
        """What a field says in the catalog, as a file would.

        Raises:
            LookupError: its words lead to nothing.
        """
        kind = self.drafts.sections[field.game, field.table].type
        said = msgspec.to_builtins(catalog.get(kind, field.id, game=field.game), enc_hook=str)
        for word in (field.key, *field.inner):
            if isinstance(said, list | tuple) and word.isdigit() and int(word) < len(said):
                said = said[int(word)]
                continue
            key = written_key(said, word) if isinstance(said, dict) else None
            if key is None:
                raise LookupError(word)
            said = said[key]
        return said

    def setters_of(self, field: Field) -> tuple[Setter, ...]:
        """Who wrote a field, in the order of reading: the last word counts. Nobody: it has its default."""
        inner = (int(word) if word.isdigit() else word for word in field.inner)
        steps = self.folder.steps(field.game, field.table, field.id, (field.key, *inner))
        return tuple(
            Setter(
                one.origin.mod,
                one.origin.problem(Fault(one.path, "")).place,
                one.value,
                one.removed,
                one.id if one.id != field.id else "",
            )
            for one in steps
        )

    def problem(self, game: str, table: str, id: str, path: Path, wrong: Problem) -> Problem:
        """The problem `wrong` with its file, its line and its whole key; `path` is counted from the def.

        It stays as it was when the def is no longer where it was read.
        """
        draft = self.drafts.by_section[game, table].get(id)
        if draft is None:
            return wrong
        fault = Fault(path, wrong.code, wrong.facts, wrong.hint, on_key=not path)
        origin, there = self.folder.blamed(game, table, draft, fault)
        placed = origin.problem(there)
        return msgspec.structs.replace(placed, severity=wrong.severity)
