"""Zones: where they lie, which way an army looks from them, what is fought over (S-24, S-25)."""

import pytest

from game.rules.skirmish.deployment.zones import (
    box_of,
    boxes_of,
    farthest_free_zone,
    front_of,
    is_in,
    middle_of,
    zone_facing,
    zones_centre,
)
from game.rules.skirmish.state.formation import Pose, Shape
from tests.rules.skirmish.play import a_war

NORTH, EAST, SOUTH, WEST = 0, 9000, 18000, 27000


@pytest.mark.rule("S-25")
@pytest.mark.parametrize(
    ("players", "headings"),
    [
        (2, (NORTH, SOUTH)),
        (3, (NORTH, NORTH, SOUTH)),
        (4, (NORTH, NORTH, SOUTH, SOUTH)),
        (5, (NORTH, NORTH, WEST, SOUTH, EAST)),
        (8, (NORTH, NORTH, NORTH, WEST, SOUTH, SOUTH, SOUTH, EAST)),
    ],
)
def test_an_army_looks_across_its_zone_to_the_middle(players: int, headings: tuple[int, ...]) -> None:
    war = a_war(players, 1, "standard")
    boxes = boxes_of(war.rules.setting)
    assert tuple(zone_facing(war.rules.setting, war.state, box) for box in boxes) == headings
    for box, heading in zip(boxes, headings, strict=True):
        front, wide, deep = front_of(war.rules.setting, war.state, box)
        assert (front.heading, wide) == (heading, 24000 if players > 2 else 48000)
        assert deep == min(box[2] - box[0], box[3] - box[1])
        assert (front.x in box[::2]) if heading in (EAST, WEST) else (front.y in box[1::2])
        assert is_in(box, front, Shape(5, 4, 787, 787))
        assert not is_in(box, front._replace(heading=(heading + 18000) % 36000), Shape(5, 4, 787, 787))


@pytest.mark.rule("S-25")
def test_short_and_long_tables_are_scaled_whole() -> None:
    for preset, box in (
        ("short", (9, 27, 45, 36)),
        ("standard", (12, 36, 60, 48)),
        ("long", (16, 48, 80, 64)),
    ):
        rules = a_war(2, 1, preset).rules
        assert box_of(rules.setting, 1) == tuple(1000 * edge for edge in box)
        assert middle_of(box_of(rules.setting, 1)) == ((box[0] + box[2]) * 500, (box[1] + box[3]) * 500)


@pytest.mark.rule("S-24", "S-25")
def test_what_is_fought_over_is_the_middle_of_the_table_but_for_three() -> None:
    for players, preset, middle in (
        (2, "standard", (36, 24)),
        (2, "long", (48, 32)),
        (3, "standard", (36, 18)),
        (3, "short", (27, 13.5)),
        (6, "standard", (48, 48)),
    ):
        war = a_war(players, 1, preset)
        assert zones_centre(war.rules.setting, war.state) == tuple(round(1000 * number) for number in middle)


@pytest.mark.rule("S-25")
def test_a_footprint_lies_wholly_in_its_zone_to_a_thousandth() -> None:
    box, five = (12000, 0, 60000, 12000), Shape(5, 2, 1000, 1000)
    assert is_in(box, Pose(14500, 12000, NORTH), five)
    assert not is_in(box, Pose(14498, 12000, NORTH), five)
    assert not is_in(box, Pose(20000, 12002, NORTH), five)
    assert not is_in(box, Pose(20000, 1998, NORTH), five)
    assert not is_in(box, Pose(57502, 12000, NORTH), five)


@pytest.mark.rule("S-25")
def test_the_house_takes_the_zone_farthest_from_those_taken() -> None:
    war = a_war(8, 1, "standard")
    assert farthest_free_zone(war.rules.setting, war.state) == 0
    war.state.zones = [0, *[-1] * 7]
    assert farthest_free_zone(war.rules.setting, war.state) == 4
