"""Editors get the schema the loader itself uses."""

import json

from game.mods.schema import as_json, game_schema, manifest_schema
from tests.mods.conftest import FLAGS


def test_the_schema_knows_every_table_and_its_limits() -> None:
    made = json.loads(as_json(game_schema("zoo", FLAGS)))
    assert set(made["properties"]) == {"beast", "cave", "flag"}
    beast = made["$defs"]["BeastDef"]
    assert "id" not in beast["properties"] and beast["required"] == ["legs"]
    assert beast["properties"]["legs"]["minimum"] == 0
    assert made["$defs"]["Bite"]["description"] == "It bites."


def test_an_override_need_not_be_complete() -> None:
    patterns = game_schema("zoo", FLAGS)["properties"]["beast"]["patternProperties"]
    begun, change = patterns.values()
    parts = game_schema("zoo", FLAGS)["$defs"]
    assert begun["then"] == change == {"$ref": "#/$defs/BeastDef.changed"}
    assert begun["if"] == {"required": ["extends"]} and begun["else"] == {"$ref": "#/$defs/BeastDef"}
    assert "required" in parts["BeastDef"] and "required" not in parts["BeastDef.changed"]


def test_the_manifest_has_one_too_and_both_are_the_same_each_time() -> None:
    assert set(manifest_schema()["$defs"]["Manifest"]["required"]) == {"format", "id", "version", "title"}
    assert as_json(game_schema("zoo", FLAGS)) == as_json(game_schema("zoo", FLAGS))
