"""Chips of the game card: rows in the middle, facts above house rules, no more than there is room for."""

from __future__ import annotations

from itertools import pairwise

from scenes.screens.lobby.house_rules.chip_rows import ChipRows, PlacedChip, pack_chips
from scenes.screens.lobby.house_rules.values import RuleChip

ROWS = ChipRows(3, 100.0, 46.0)
LEFT, WIDE = 20.0, 200.0


def _chips(*wide: float, house: bool = False) -> list[PlacedChip]:
    return [PlacedChip(RuleChip("", str(place), house), w, 23.0) for place, w in enumerate(wide)]


def test_every_row_stands_in_the_middle() -> None:
    placed = pack_chips(_chips(90, 80, 150, 60), LEFT, WIDE, ROWS)
    for y in {one.y for one in placed}:
        row = [one for one in placed if one.y == y]
        assert row[0].x - LEFT == LEFT + WIDE - row[-1].x - row[-1].w
        assert all(a.x + a.w < b.x for a, b in pairwise(row))


def test_what_has_no_room_is_left_out() -> None:
    placed = pack_chips(_chips(150, 150, 150, 150), LEFT, WIDE, ROWS)
    assert [one.y for one in placed] == [100.0, 146.0, 192.0]


def test_house_rules_stand_below_facts() -> None:
    placed = pack_chips([*_chips(60, house=True), *_chips(60)], LEFT, WIDE, ROWS)
    assert [one.chip.house for one in sorted(placed, key=lambda one: one.y)] == [False, True]
