"""Counting aloud: captured tiles light up as they count for the objective; the others stay in the shade."""

from collections.abc import Callable, Mapping, Sequence

from game.core.rules import Player
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.games.hecatombe.table.seats.seat_header import SeatHeader
from scenes.games.hecatombe.table.tiles.tiles import Tile, TileFaces
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
_VALANCE = 66.0
"""Height from which a point falls, in units."""
_SUM_EDGE, _SUM_SECONDS = 42.0, 0.9
"""Edge of the chip of a sum, in units, and how long the sum can be read, in seconds."""


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


def sum_pop(layer: Layer, faces: TileFaces, symbol: str, count: int, at: Point) -> Clip:
    """Return the clip of a symbol and its sum on a player's captives: they spring up, and fade."""
    x, y = at
    chip = faces.chip(layer, symbol, x, y, _SUM_EDGE, zoom=1.3)
    ground = layer.disc(x + 15, y + 15, 13, style.GLYPH_DISC)
    number = layer.text(
        str(count), x + 15, y + 23, 22, face="cinzel800", colour=style.GOLD_LIGHT, align="center"
    )
    number.exempt = True
    marks = (chip, ground, number)

    def spring(share: float) -> None:
        chip.scale = 0.4 + 0.6 * share

    def fade(share: float) -> None:
        for mark in marks:
            mark.alpha = 255 * (1 - share)

    def drop() -> None:
        for mark in marks:
            mark.remove()

    full = sequence(
        slide_value(spring, 0, 1, 0.2, "out-back(1.4)"),
        pause_for(_SUM_SECONDS),
        slide_value(fade, 0, 1, 0.25, "out-quad"),
        callback_clip(drop),
    )
    return reducible_clip(full, sequence(pause_for(_SUM_SECONDS), callback_clip(drop)))


def place_shines(layer: Layer, zone: Box) -> Clip:
    """Return the clip of a gilt edge around a player's place, which fades."""
    edge = layer.panel("zone_gilt", *zone)

    def fade(share: float) -> None:
        edge.alpha = 255 * (1 - share)

    return sequence(
        pause_for(_SHINE_SECONDS), slide_value(fade, 0, 1, 0.4, "in-out-sine"), callback_clip(edge.remove)
    )


def point_falls(layer: Layer, medal: Point) -> Clip:
    """Return the clip of a point that falls from the valance onto a player's medal."""
    x, y = medal
    point = layer.text(
        "+1", x, _VALANCE, 34, face="cinzel800", colour=style.GOLD_LIGHT, align="center", shadow=True
    )
    point.exempt = True

    def fall(share: float) -> None:
        point.move(x, _VALANCE + (y - _VALANCE) * share)
        point.alpha = 255 * min(1.0, 4 * share)

    def fade(share: float) -> None:
        point.alpha = 255 * (1 - share)

    gone = callback_clip(point.remove)
    full = sequence(slide_value(fall, 0, 1, 0.34, "in-quad"), slide_value(fade, 0, 1, 0.16), gone)
    return reducible_clip(full, sequence(callback_clip(lambda: fall(1.0)), pause_for(0.3), gone))
