"""Counting aloud: captured tiles light up as they count for the objective; the others stay in the shade."""

from collections.abc import Callable, Mapping, Sequence

from game.core.rules import Player
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.hecatombe.table.seats.seat_header import SeatHeader
from scenes.games.hecatombe.table.tiles.tiles import Tile
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    tween,
)

SHADE = (104, 100, 116)
"""The tint of a captured tile that does not count, or has not been counted yet."""
LEAP_SCALE = 1.14
_SHINE_SECONDS = 0.9


class ScoreCount:
    """The running counts of all players; a tile that bears both symbols leaps twice."""

    def __init__(self, players: int, flourish: Callable[[Clip], None]) -> None:
        self.plates: Sequence[SeatHeader] = ()
        """Where everybody's captured tiles lie; others after the band has changed hands."""
        self._flourish = flourish
        self._worth: Mapping[str, int] | None = None
        self._reached: list[int] = [0] * players

    def begin(self, worth: Mapping[str, int]) -> None:
        """Shade every captured tile; `worth` says how often each people counts."""
        self._worth, self._reached = worth, [0] * len(self.plates)
        for player in range(len(self.plates)):
            self.shade(player)

    def reach(self, player: Player, count: int, *, aloud: bool = True) -> None:
        """Count `count` symbols of this player; `aloud`, the tile that bears the last leaps."""
        self._reached[player] = count
        self.shade(player)
        for place, (first, last) in enumerate(self._spans(player)):
            if aloud and first < count <= last:
                self._flourish(_leap(self.plates[player].captured[place]))

    def end(self) -> None:
        """Give all tiles their usual light again."""
        self._worth = None
        for player in range(len(self.plates)):
            self.shade(player)

    def shade(self, player: Player) -> None:
        """Tint this player's tiles as the count stands: after they were drawn again, too."""
        plate = self.plates[player]
        if self._worth is None:
            for tile in plate.captured:
                tile.tint = plate.resting
            return
        for tile, (first, last) in zip(plate.captured, self._spans(player), strict=True):
            tile.tint = None if first < last and first < self._reached[player] else SHADE

    def _spans(self, player: Player) -> list[tuple[int, int]]:
        """For each captured tile: how many symbols were counted before it, and with it."""
        worth, spans, before = self._worth or {}, [], 0
        for tile in self.plates[player].captured:
            after = before + worth.get(tile.people or "", 0)
            spans.append((before, after))
            before = after
        return spans


def _leap(tile: Tile) -> Clip:
    """A tile says « here »."""
    up = tween(tile, 0.06, "out-quad", scale=LEAP_SCALE)
    return reducible_clip(sequence(up, tween(tile, 0.16, "in-out-sine", scale=1.0)), pause_for(0))


def place_shines(layer: Layer, zone: Box) -> Clip:
    """Return the clip of a gilt edge around a player's place, which fades."""
    edge = layer.panel("zone_gilt", *zone)

    def fade(share: float) -> None:
        edge.alpha = 255 * (1 - share)

    return sequence(
        pause_for(_SHINE_SECONDS), slide_value(fade, 0, 1, 0.4, "in-out-sine"), callback_clip(edge.remove)
    )
