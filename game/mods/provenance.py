"""Provenance of defs: which mod wrote what, and where, for mistakes that show once everything is read."""

from collections.abc import Sequence
from typing import Any

import msgspec

from game.mods.compile import Fault, Path
from game.mods.defs import Section
from game.mods.layers import Drafts
from game.mods.manifest import Mod, Package
from game.mods.problems import Problem, closest_word


class Setter(msgspec.Struct, frozen=True):
    """A mod that wrote a value, and the file with line and column where it did."""

    mod: str
    place: str
    value: Any


class Field(msgspec.Struct, frozen=True):
    """A key of a def, by its game, its table and the def's full id."""

    game: str
    table: str
    id: str
    key: str


class Provenance:
    """The files of some mods, read once more for the places of things in them."""

    def __init__(self, mods: Sequence[Mod], sections: Sequence[Section]) -> None:
        packages = [Package(mod.folder) for mod in mods]
        for package in packages:
            for game in sorted({section.game for section in sections}):
                package.read_game(game)
        self.drafts = Drafts(packages, sections)

    def find_field(self, text: str) -> Field | str:
        """The field that `complots.forced_at` or `complots.action.assassin.cost` means, or the closest text.

        The first form means the default of a house rule. A name without its mod is that of the mod read
        first; the text is empty when nothing is like it.
        """
        parts = text.split(".")
        if len(parts) == 2:
            parts = [parts[0], "flag", parts[1], "default"]
        fields = {".".join(words): field for words, field in self._fields()}
        found = fields.get(".".join(parts))
        if found is not None:
            return found
        beside = [one for one in fields if one.startswith(".".join(parts[:2]) + ".")]
        near_by = beside or [one for one in fields if one.startswith(f"{parts[0]}.")]
        like = closest_word(".".join(parts), near_by)
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

    def setters_of(self, field: Field) -> tuple[Setter, ...]:
        """Who wrote a field, in the order of reading: the last word counts. Nobody: it has its default."""
        draft = self.drafts.by_section[field.game, field.table][field.id]
        return tuple(
            Setter(origin.mod, origin.problem(Fault((field.key,), "")).place, value)
            for origin, value in draft.setters(field.key)
        )

    def problem(self, game: str, table: str, id: str, path: Path, wrong: Problem) -> Problem:
        """The problem `wrong` with its file, its line and its whole key; `path` is counted from the def.

        It stays as it was when the def is no longer where it was read.
        """
        draft = self.drafts.by_section[game, table].get(id)
        if draft is None:
            return wrong
        fault = Fault(path, wrong.code, wrong.facts, wrong.hint, on_key=not path)
        placed = draft.writer(fault).problem(fault)
        return msgspec.structs.replace(placed, severity=wrong.severity)
