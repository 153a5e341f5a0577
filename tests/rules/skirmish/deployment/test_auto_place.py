"""Deploy for me places any army in any zone, legally and sensibly (S-25)."""

import pytest
from msgspec.structs import replace

from game.core.rng import Rng
from game.rules.skirmish.army.army import army_of
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.deal import deal
from game.rules.skirmish.defs.armies import SkirmishFlags
from game.rules.skirmish.deployment.auto_place import FAST, all_for, set_down
from game.rules.skirmish.deployment.terrain import battlefield_terrain
from game.rules.skirmish.deployment.zones import box_of, boxes_of, is_in, middle_of, zone_facing, zones_centre
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state.formation import footprint_centre, heading_vector
from game.rules.skirmish.state.state import TABLE, SkirmishState
from game.rules.skirmish.unit.profile import def_of, is_character, unit_shape
from tests.rules.skirmish.base import base_content

PRESETS = {"short": 300, "standard": 500, "long": 1000}


def deployed(rules: Skirmish, seed: int) -> SkirmishState:
    """All armies placed by the house, player after player."""
    state = deal(rules.setting, Rng(seed))
    state.zones = list(range(rules.players))
    state.terrain = battlefield_terrain(rules.setting, Rng(seed))
    for characters in (False, True):
        for unit in [one for one in state.units if is_character(rules.setting, one) == characters]:
            for placed in all_for(rules.setting, state, [unit]):
                set_down(rules.setting, state, placed)
    return state


@pytest.mark.statistics
@pytest.mark.rule("S-25", "S-29")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", range(2, 9))
def test_every_ready_list_finds_room_in_every_zone(preset: str, players: int) -> None:
    content = base_content()
    armies = [army_of(content, one) for one in content.lists.values() if one.points == PRESETS[preset]]
    for first in (players % 6,):
        mine = [armies[(first + player) % len(armies)] for player in range(players)]
        rules = Skirmish(content, SkirmishFlags(preset=preset), players, armies=mine)
        rules.setting = replace(rules.setting, ground=Field(content.bases))
        state = deployed(rules, players + first)
        for unit in state.units:
            assert unit.place == TABLE
            if unit.stands:
                now = unit_shape(rules.setting, unit)
                assert rules.setting.ground.fits(state, unit.id, unit.pose, now) is None
                assert is_in(box_of(rules.setting, unit.owner), unit.pose, now)
        assert not rules.setting.ground.contacts(state)


@pytest.mark.rule("S-25")
def test_machines_stand_behind_foot_and_characters_in_regiments() -> None:
    content = base_content()
    rules = Skirmish(content, SkirmishFlags(), 2, ground=Field(content.bases))
    gunners = army_of(content, content.lists["base:compagnie_500"])
    rules.setting = replace(rules.setting, armies=(gunners,) * 2)
    state = deployed(rules, 1)
    mine = [one for one in state.army(0)]
    depth = {def_of(rules.setting, one).troop: one.y for one in mine if one.stands}
    assert depth["war-machine"] < depth["infantry"] == 12_000
    assert all(one.host >= 0 for one in mine if is_character(rules.setting, one))


@pytest.mark.rule("S-25")
def test_the_mounted_stand_on_both_wings_and_who_aims_low_in_the_line() -> None:
    content = base_content()
    rules = Skirmish(content, SkirmishFlags(), 2, ground=Field(content.bases))
    rules.setting = replace(
        rules.setting,
        armies=tuple(army_of(content, content.lists[f"base:{one}"]) for one in ("horde_500", "monts_1000")),
    )
    state = deployed(rules, 1)
    middle = middle_of(box_of(rules.setting, 0))[0]
    riders = [one for one in state.army(0) if one.stands and def_of(rules.setting, one).troop in FAST]
    assert {one.x > middle for one in riders} == {False, True}
    gun = next(one for one in state.army(1) if def_of(rules.setting, one).troop == "war-machine")
    assert gun.y == box_of(rules.setting, 1)[1]


@pytest.mark.rule("S-25")
@pytest.mark.parametrize("players", range(2, 9))
def test_armies_look_into_the_table(players: int) -> None:
    rules = Skirmish(base_content(), SkirmishFlags(), players)
    state = deal(rules.setting, Rng(1))
    for box in boxes_of(rules.setting):
        (x, y), (fx, fy) = middle_of(box), heading_vector(zone_facing(rules.setting, state, box))
        assert 0 < x + 24_000 * fx < state.width and 0 < y + 24_000 * fy < state.depth
    x, y = zones_centre(rules.setting, state)
    assert 0 < x < state.width and 0 < y < state.depth


def test_the_same_state_gives_the_same_places() -> None:
    rules = Skirmish(base_content(), SkirmishFlags(), 4, ground=Field(base_content().bases))
    one, other = deployed(rules, 2), deployed(rules, 2)
    assert [unit.pose for unit in one.units] == [unit.pose for unit in other.units]
    assert footprint_centre(one.units[1].pose, unit_shape(rules.setting, one.units[1])) is not None
