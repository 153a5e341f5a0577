"""JSON Schema of the files that a mod may write, from the Structs that the loader uses."""

from collections.abc import Sequence
from typing import Any

import msgspec

from game.mods.defs import Section
from game.mods.manifest import Manifest

_DRAFT = "https://json-schema.org/draft/2020-12/schema"
_OVERRIDE = r"^[a-z][a-z0-9_-]*:[a-z][a-z0-9_-]*$"
_NAME = r"^[a-z][a-z0-9_-]*$"


def game_schema(game: str, sections: Sequence[Section]) -> dict[str, Any]:
    """The schema of any TOML file in `<game>/` of a mod: its tables, their keys, their limits.

    A table named `mod:name` overrides a def of another mod, so it need not be complete.
    """
    mine = [section for section in sections if section.game == game]
    tops, parts = msgspec.json.schema_components(
        [section.type for section in mine], ref_template="#/$defs/{name}"
    )
    for section in mine:
        parts[section.type.__name__]["properties"].pop("id", None)
    tables = {}
    for section, top in zip(mine, tops, strict=True):
        changed = {**parts[section.type.__name__], "required": []}
        tables[section.table] = {
            "type": "object",
            "patternProperties": {_NAME: top, _OVERRIDE: changed},
            "additionalProperties": False,
        }
    return {
        "$schema": _DRAFT,
        "title": game,
        "type": "object",
        "properties": tables,
        "additionalProperties": False,
        "$defs": parts,
    }


def manifest_schema() -> dict[str, Any]:
    """The schema of mod.toml."""
    return {"$schema": _DRAFT, **msgspec.json.schema(Manifest)}


def as_json(schema: dict[str, Any]) -> str:
    """A schema as the text of a file, readable and the same every time."""
    return msgspec.json.format(msgspec.json.encode(schema, order="deterministic"), indent=2).decode() + "\n"
