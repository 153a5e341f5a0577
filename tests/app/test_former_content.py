"""Battles whose files do not tell their content by game are played with the numbers of then."""

import msgspec
import pytest

from game.app.games import GAMES, Setup, flag_values
from game.app.games.former_content import former_catalog
from game.rules.skirmish import SECTIONS
from game.rules.skirmish.defs.battle import PresetDef, ZonesDef
from tests.builders import base_catalog


def test_zones_scenario_and_length_are_those_of_then() -> None:
    values, _ = flag_values(base_catalog(), "skirmish", {"preset": "short"})
    now, then = [
        GAMES["skirmish"].rules(base_catalog(), 3, values, Setup(former=old)) for old in (False, True)
    ]
    assert [rules.setting.scenario.goal for rules in (now, then)] == ["crossroads", "tokens"]
    assert [rules.setting.content.zones[3].zones[0] for rules in (now, then)] == [
        (6, 0, 30, 19),
        (0, 0, 24, 12),
    ]
    assert [rules.setting.preset.fewer_turns for rules in (now, then)] == [1, 2]


def test_a_catalog_is_changed_in_the_named_fields_alone() -> None:
    before = base_catalog().get(ZonesDef, "base:armies_4")
    then = former_catalog(base_catalog(), "skirmish", SECTIONS)
    assert then.get(ZonesDef, "base:armies_4").crossroads == before.crossroads
    assert then.get(ZonesDef, "base:armies_4").zones != before.zones
    assert base_catalog().get(ZonesDef, "base:armies_4") == before
    assert former_catalog(base_catalog(), "roulette", ()).mods == base_catalog().mods


def test_what_is_not_there_or_may_not_be_is_refused() -> None:
    with pytest.raises(LookupError):
        base_catalog().patched("skirmish", {PresetDef: {"base:tiny": {"points": 100}}})
    with pytest.raises(msgspec.ValidationError):
        base_catalog().patched("skirmish", {PresetDef: {"base:short": {"points": "many"}}})
