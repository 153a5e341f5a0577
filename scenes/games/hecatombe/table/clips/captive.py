"""What a capture looks like: a tile flies in a clear arc to its captor, lands, and its symbols are summed."""

from collections.abc import Sequence

from game.core.rules import Player
from scenes.audio.sound import semitone_pitch
from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.games.hecatombe.table.animator import Animator
from scenes.games.hecatombe.table.centre.clash import CarriedPiece, Pose, box_middle
from scenes.games.hecatombe.table.centre.landing import landing_dust, squash_landing
from scenes.games.hecatombe.table.tiles.lifted_tile import LiftedTile
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    together,
    tween,
)

ARC = 72.0
"""Units by which the flight of a captive is higher than the straight way."""
LANDING = 1.7
"""Factor of the size of a captive, just before it lies among the others."""
_BEADS, _BEAD = 22, 7.0
"""Beads of the trail of a captive, and the radius of the nearest one."""
_SUM_EDGE, _SUM_STEP, _SUM_SECONDS = 54.0, 66.0, 0.55
_TICK = 0.26
"""Seconds after which a sum ticks on to what it is now."""


class CaptiveFlight:
    """A tile on its way to the captives of a player, who set it off and land it."""

    def __init__(self, show: Animator, player: Player) -> None:
        self.show, self.player = show, player
        self.carried = CarriedPiece()
        self._trail: list[Image] = []

    def set_off(self, tile: LiftedTile) -> None:
        """The tile leaves for the last place among the captives."""
        show, player = self.show, self.player
        boxes = show.top.places.captured(player, len(show.shown.captured[player]) + 1)
        x, y = box_middle(boxes[-1])
        self.carried.lift(tile, Pose(x, y, LANDING * boxes[-1][2] / tile.size[0]), arc=ARC)
        self._bead(show.top.air, show.colour(player))

    def _bead(self, air: Layer, colour: int) -> None:
        start, end = self.carried.start, self.carried.end
        tint = style.SEATS[colour].colour
        for bead in range(_BEADS):
            share = (bead + 0.5) / _BEADS
            rise = start.height * (1 - share) + 4 * ARC * share * (1 - share)
            at = (start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share - rise)
            disc = air.disc(*at, _BEAD, tint)
            disc.visible = False
            self._trail.append(disc)

    def fly(self, seconds: float) -> Clip:
        """The flight itself; what sets it off and lands it stands before and after."""
        return slide_value(self._place, 0, 1, seconds, "in-out-sine")

    def _place(self, share: float) -> None:
        self.carried.place(share)
        for bead, disc in enumerate(self._trail):
            behind = share - (bead + 0.5) / _BEADS
            disc.visible = behind > 0.03
            disc.alpha = 235 * max(0.0, 1 - 0.8 * behind)
            disc.scale = max(0.3, 1 - behind)

    def land(self, people: str) -> None:
        """The tile lies among the captives, which are counted, and its symbols summed."""
        show, player = self.show, self.player
        self.carried.drop()
        trail, self._trail = self._trail, []
        show.top.flourish(_vanishing(trail))
        show.shown.captured[player].append(people)
        show.top.refresh_plate(player)
        self._settle(show.zone(player).plate.captured[-1].box)
        show.top.count_captives(player)
        self._sum(people)

    def _settle(self, box: Box) -> None:
        show, tile = self.show, self.show.zone(self.player).plate.captured[-1]
        show.top.flourish(squash_landing(tile, LANDING))
        x, y = box_middle(box)
        show.top.flourish(landing_dust(show.top.air, (x, y + box[3] / 2), reach=0.6))

    def _sum(self, people: str) -> None:
        """Tell under the new captive, or above it, how often its two symbols stand there now."""
        show, top = self.show, self.show.top
        captured = show.shown.captured[self.player]
        sums = top.faces.sums(captured)
        x, y, w, h = top.places.captured(self.player, len(captured))[-1]
        middle = max(_SUM_STEP, min(style.WIDTH - _SUM_STEP, x + w / 2))
        below = y + h + 0.5 * _SUM_EDGE + 6
        foot = below if below + _SUM_EDGE < style.HEIGHT else y - 0.5 * _SUM_EDGE - 6
        for place, symbol in enumerate(top.faces.symbols_of(people)):
            at = (middle + _SUM_STEP * (place - 0.5), foot)
            count, delay = sums[symbol], pause_for(0.09 * place)
            ticked = show.sound("score", semitone_pitch(count - 1))
            told = symbol_sum(top.air, top.faces, symbol, count, at, ticked)
            top.flourish(sequence(delay, told))


def _vanishing(trail: Sequence[Image]) -> Clip:
    """A trail that fades from its beginning on."""

    def fade(share: float) -> None:
        for bead, disc in enumerate(trail):
            disc.alpha = 190 * max(0.0, min(1.0, bead / _BEADS + 1 - 2 * share))

    def drop() -> None:
        for disc in trail:
            disc.remove()

    gone = callback_clip(drop)
    return reducible_clip(sequence(slide_value(fade, 0, 1, 0.34, "linear"), gone), gone)


class _Sum:
    """A symbol on a round chip, and how often it stands on a player's captives."""

    def __init__(self, layer: Layer, faces: TileFaces, symbol: str, count: int, at: Point) -> None:
        x, y = at
        self.count = count
        self.chip = faces.chip(layer, symbol, x, y, _SUM_EDGE, zoom=1.3)
        ground = layer.disc(x + 20, y + 18, 17, style.GLYPH_DISC)
        self.number = layer.text(
            str(count - 1), x + 20, y + 27, 26, face="cinzel800", colour=style.GOLD_LIGHT, align="center"
        )
        self.number.exempt = True
        self._marks = (self.chip, ground, self.number)
        self.fade(1.0)

    def spring(self, share: float) -> None:
        """Come up, 0 to 1 of its size."""
        self.fade(0.0)
        self.chip.scale = 0.4 + 0.6 * share

    def tick(self) -> None:
        """Say what the sum is now."""
        self.fade(0.0)
        self.number.text = str(self.count)

    def fade(self, share: float) -> None:
        """Grow pale, 0 to 1."""
        for mark in self._marks:
            mark.alpha = 255 * (1 - share)

    def remove(self) -> None:
        """Take it off the table."""
        for mark in self._marks:
            mark.remove()


def symbol_sum(layer: Layer, faces: TileFaces, symbol: str, count: int, at: Point, ticked: Clip) -> Clip:
    """Return the clip of a symbol whose sum ticks from one less to `count`; `ticked` is on that frame."""
    told = _Sum(layer, faces, symbol, count, at)
    leap = sequence(
        tween(told.number, 0.07, "out-quad", scale=1.4), tween(told.number, 0.16, "in-out-sine", scale=1.0)
    )
    stay = pause_for(_SUM_SECONDS)
    full = sequence(
        slide_value(told.spring, 0, 1, _TICK, "out-back(1.4)"),
        callback_clip(told.tick),
        together(leap, ticked),
        stay,
        slide_value(told.fade, 0, 1, 0.25, "out-quad"),
        callback_clip(told.remove),
    )
    return reducible_clip(full, sequence(callback_clip(told.tick), ticked, stay, callback_clip(told.remove)))
