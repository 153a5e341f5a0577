"""Chips in rows on the game card: which of them there is room for, and where each lies."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from scenes.screens.lobby.house_rules.values import RuleChip

CHIP_H = 36.0
"""Height of a chip, in units."""
_CHIP_GAP = 6.0


@dataclass(frozen=True)
class PlacedChip:
    """A chip and its place on the upright card; `size` is the type size of its words."""

    chip: RuleChip
    w: float
    size: float
    x: float = 0.0
    y: float = 0.0


@dataclass(frozen=True)
class ChipRows:
    """The room for chips: how many rows, the top of the first, the units from row to row."""

    count: int
    top: float
    step: float


def pack_chips(chips: Sequence[PlacedChip], left: float, wide: float, rows: ChipRows) -> list[PlacedChip]:
    """As many chips as the rows hold, facts above house rules; `chips` come the most important first."""
    kept: list[PlacedChip] = []
    for chip in chips:
        if _laid([*kept, chip], left, wide, ChipRows(0, 0, 1))[-1].y < rows.count:
            kept.append(chip)
    return _centred(_laid(kept, left, wide, rows), left, wide)


def _laid(chips: Sequence[PlacedChip], left: float, wide: float, rows: ChipRows) -> list[PlacedChip]:
    """Every chip in its place, however many rows that takes; house rules begin on a row of their own."""
    placed: list[PlacedChip] = []
    x, y = left, rows.top
    for one in sorted(chips, key=lambda one: one.chip.house):
        if placed and (x + one.w > left + wide or one.chip.house != placed[-1].chip.house):
            x, y = left, y + rows.step
        placed.append(replace(one, x=x, y=y))
        x += one.w + _CHIP_GAP
    return placed


def _centred(placed: Sequence[PlacedChip], left: float, wide: float) -> list[PlacedChip]:
    """The same chips, every row in the middle of its room."""
    ends = {one.y: one.x + one.w for one in placed}
    return [replace(one, x=one.x + (left + wide - ends[one.y]) / 2) for one in placed]


def chip_at(chips: Sequence[PlacedChip], x: float, y: float) -> PlacedChip | None:
    """The chip under the mouse, as if the card hung upright: it leans less than a finger is wide."""
    return next(
        (one for one in chips if one.x <= x < one.x + one.w and one.y <= y < one.y + CHIP_H + 3), None
    )
