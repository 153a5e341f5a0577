"""The fallen between two assaults: they come off their pile on an arc, one after the other, and land."""

from collections.abc import Callable, Sequence

from scenes.draw.layer import Layer
from scenes.draw.style import Point
from scenes.games.hecatombe.table.history.fallen_count import draw_graves
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    reducible_clip,
    sequence,
    slide_value,
    stagger,
)
from scenes.widgets.group import Group

_ARC = 34.0
"""Units by which the way of a fallen tile is higher than the straight one."""
_FLIGHT_SECONDS, _LANDING_SECONDS = 0.3, 0.16
_ALL_SECONDS = 0.32
"""Seconds between the first and the last one that sets off."""
_LANDED = 0.88
"""Share of its size that a tile has on the frame on which it lands."""
_FADE_SECONDS = 0.14


class Graves:
    """Lies beside the pile of the dead, while the arena is free."""

    def __init__(self, layer: Layer, faces: TileFaces, pile: Point, flourish: Callable[[Clip], None]) -> None:
        """`pile` is the middle of the pile of the dead."""
        self._layer, self._faces, self._pile, self._flourish = layer, faces, pile, flourish
        self._shown: tuple[object, ...] | None = ()
        self._tiles: list[Group] = []

    @property
    def lie(self) -> bool:
        """Whether any of the fallen lies there."""
        return bool(self._tiles)

    def show(self, peoples: Sequence[str], dead: Sequence[str], *, free: bool) -> None:
        """Lay out which of these peoples fell; `free`: whether the arena has room for them now."""
        wanted = (tuple(peoples), tuple(dead)) if free else None
        if wanted == self._shown:
            return
        before, self._shown = self._shown, wanted
        gone, self._tiles = self._tiles, []
        if wanted is None:
            self._flourish(_fading(gone))
            return
        for tile in gone:
            tile.remove()
        self._tiles = draw_graves(self._layer, self._faces, peoples, dead)
        if before is None and self._tiles:
            gap = _ALL_SECONDS / len(self._tiles)
            self._flourish(stagger(gap, *(self._coming(tile) for tile in reversed(self._tiles))))

    def _coming(self, tile: Group) -> Clip:
        """Return the clip of one tile on its way from the pile to its place; its number waits there."""
        (x, y), (end, foot) = self._pile, (tile.x, tile.y)
        tile.alpha = 0
        _count(tile, seen=False)

        def fly(share: float) -> None:
            tile.x = x + (end - x) * share
            tile.y = y + (foot - y) * share - 4 * _ARC * share * (1 - share)
            tile.scale, tile.alpha = 1.3 - 0.3 * share, 255 * min(1.0, 5 * share)

        def settle(share: float) -> None:
            tile.scale = _LANDED + (1 - _LANDED) * share

        full = sequence(
            slide_value(fly, 0, 1, _FLIGHT_SECONDS, "out-quad"),
            slide_value(settle, 0, 1, _LANDING_SECONDS, "out-back(2)"),
            callback_clip(lambda: _count(tile, seen=True)),
        )
        still = sequence(callback_clip(lambda: fly(1.0)), callback_clip(lambda: _count(tile, seen=True)))
        return reducible_clip(full, still)


def _count(tile: Group, *, seen: bool) -> None:
    """Let the number on a tile be seen, or not."""
    for mark in tile.marks[1:]:
        mark.visible = seen


def _fading(tiles: Sequence[Group]) -> Clip:
    """Return the clip of tiles that make room for an attack."""

    def fade(share: float) -> None:
        for tile in tiles:
            tile.alpha = 255 * (1 - share)

    def drop() -> None:
        for tile in tiles:
            tile.remove()

    return sequence(slide_value(fade, 0, 1, _FADE_SECONDS, "out-quad"), callback_clip(drop))
