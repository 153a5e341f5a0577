"""JSON Schema of the files that a mod may write, from the Structs that the loader uses."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import msgspec

from game.mods.compile import EXTENDS, REMOVE
from game.mods.defs import Section
from game.mods.manifest import Manifest

_DRAFT = "http://json-schema.org/draft-07/schema#"
"""The draft that editors' TOML servers know; only tuples are written otherwise in newer ones."""
_OVERRIDE = r"^[a-z][a-z0-9_-]*:[a-z][a-z0-9_-]*$"
_NAME = r"^[a-z][a-z0-9_-]*$"
_REF = "#/$defs/{name}"
_WRITTEN_BY_LOADER = ("id", "file")
"""Fields of things that no file says."""
_WORDS: dict[str, Any] = {
    EXTENDS: {
        "type": "string",
        "description": "Another thing of the same table: begin with all that it says.",
    },
    REMOVE: {
        "type": "array",
        "items": {"type": "string"},
        "description": 'Keys that are as if nobody had written them: "block", or "block.claiming".',
    },
}
"""What may stand in every thing beside its own keys."""


def game_schema(game: str, sections: Sequence[Section]) -> dict[str, Any]:
    """The schema of any TOML file in `<game>/` of a mod: its tables, their keys, their limits.

    A table named `mod:name` overrides a def of another mod, and one with `extends` begins with another thing:
    neither need be complete, nor need the tables inside it.
    """
    mine = [section for section in sections if section.game == game]
    _, parts = msgspec.json.schema_components([section.type for section in mine], ref_template=_REF)
    for section in mine:
        own = parts[section.type.__name__]
        for name in _WRITTEN_BY_LOADER:
            own["properties"].pop(name, None)
        own["properties"] |= _WORDS
    changes = {_changed(name): _incomplete(part) for name, part in parts.items()}
    tables = {}
    for section in mine:
        whole, change = ({"$ref": _REF.format(name=name)} for name in _two_names(section.type.__name__))
        begun = {"if": {"required": [EXTENDS]}, "then": change, "else": whole}
        tables[section.table] = {
            "type": "object",
            "patternProperties": {_NAME: begun, _OVERRIDE: change},
            "additionalProperties": False,
        }
    return {
        "$schema": _DRAFT,
        "title": game,
        "type": "object",
        "properties": tables,
        "additionalProperties": False,
        "$defs": parts | changes,
    }


def file_schema(kind: type[msgspec.Struct], title: str) -> dict[str, Any]:
    """The schema of a file that is one Struct: `mod.toml`, a file of `look/`."""
    schema = msgspec.json.schema(kind)
    whole = msgspec.inspect.type_info(kind)
    assert isinstance(whole, msgspec.inspect.StructType)
    for field in whole.fields:
        _name_keys(schema["$defs"][kind.__name__]["properties"][field.encode_name], field.type)
    return {"$schema": _DRAFT, "title": title, **schema}


def _name_keys(table: dict[str, Any], kind: msgspec.inspect.Type) -> None:
    """Let the schema of a table name its keys, where only some are known, as msgspec leaves out."""
    if not isinstance(kind, msgspec.inspect.DictType):
        return
    key, keys = kind.key_type, list[Any]()
    if isinstance(key, msgspec.inspect.LiteralType):
        keys = list(key.values)
    elif isinstance(key, msgspec.inspect.EnumType):
        keys = [one.value for one in key.cls]
    if keys:
        table["properties"] = {one: deepcopy(table["additionalProperties"]) for one in keys}
        table["additionalProperties"] = False


def manifest_schema() -> dict[str, Any]:
    """The schema of mod.toml."""
    return file_schema(Manifest, "mod")


def as_json(schema: dict[str, Any]) -> str:
    """A schema as the text of a file, readable and the same every time."""
    text = msgspec.json.encode(_with_old_tuples(schema), order="deterministic")
    return msgspec.json.format(text, indent=2).decode() + "\n"


def _with_old_tuples(part: Any) -> Any:
    """A part of a schema in which the places of a tuple are told as the older draft has it."""
    if isinstance(part, list):
        return [_with_old_tuples(one) for one in part]
    if not isinstance(part, dict):
        return part
    out = {key: _with_old_tuples(value) for key, value in part.items()}
    if "prefixItems" in out:
        out |= {"items": out.pop("prefixItems"), "additionalItems": False}
    return out


def _changed(name: str) -> str:
    return f"{name}.changed"


def _two_names(name: str) -> tuple[str, str]:
    return name, _changed(name)


def _incomplete(part: Any) -> Any:
    """A part of a schema of which nothing is required, nor of the parts that it names."""
    if isinstance(part, list):
        return [_incomplete(one) for one in part]
    if not isinstance(part, dict):
        return deepcopy(part)
    out = {}
    for key, value in part.items():
        if key in ("required", "discriminator"):
            continue
        if key == "$ref":
            out[key] = _changed(value)
        else:
            out[key] = _incomplete(value)
    return out
