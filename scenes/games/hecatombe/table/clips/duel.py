"""What two tiles that meet look like: both draw back, rush at each other, strike, and recoil."""

from game.core.rules import Player
from scenes.draw.style import Box
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.animator import Animator
from scenes.games.hecatombe.table.centre.clash import CarriedPiece, Pose
from scenes.games.hecatombe.table.tiles.lifted_tile import LiftedTile
from scenes.motion.timeline import Clip, callback_clip, sequence, slide_value

GROWN = 1.3
"""Factor by which tiles that meet are larger than the great tile of an attack."""
LARGE = (GROWN * layout.STORM[2], GROWN * layout.STORM[3])
MEETING = (600.0, 258.0)
"""The point where the two papers touch; the pile of the dead stays free beside it."""
APART = 38.0
"""Units by which both stand off their place in the meeting before they rush."""
DRAWN_BACK = 14.0
"""Units by which they draw back further before they strike."""
RECOIL = 15.0
"""Units by which the two part after the blow."""
_READY_HEIGHT, _STRUCK_HEIGHT = 26.0, 6.0
_LEAN = 9.0
"""Degrees by which a tile that draws back leans away from the other one."""
_BUMP = 0.12
"""Share by which a tile is squeezed at the blow."""


class Duel:
    """The attacker on the left, who meets it on the right, from the breath to the blow."""

    def __init__(self, show: Animator, player: Player, army: str) -> None:
        """`player` answers with `army`; "" is the attacked one."""
        self.show, self.player, self.army = show, player, army
        self._tiles: dict[Player, LiftedTile] = {}
        self.storm, self.rival = CarriedPiece(), CarriedPiece()

    def tile(self, owner: Player) -> LiftedTile:
        """Return the tile of one of both; whoever takes it over removes it."""
        return self._tiles[owner]

    def draw_back(self, seconds: float) -> Clip:
        """The army leaves its row for the arena, and the attacker makes room."""
        return sequence(callback_clip(self._step_out), slide_value(self._both, 0, 1, seconds, "out-cubic"))

    def _step_out(self) -> None:
        show, top = self.show, self.show.top
        self.army = self.army or show.clash.prey
        armies = show.shown.armies[self.player]
        place = armies.index(self.army)
        box = top.places.tiles(self.player, len(armies))[place]
        row = show.zone(self.player).row
        row.take(place).remove()
        row.slot(place)
        top.veil_others(show.clash.player, self.player)
        top.centre.begin_clash()
        attacker = self._lifted(show.clash.player, show.clash.army, layout.STORM, seal=True)
        attacker.angle = layout.STORM_ANGLE
        rival = self._lifted(self.player, self.army, box, seal=False)
        (x, y), half = MEETING, LARGE[0] / 2
        own = layout.STORM[2] / box[2]
        self.storm.lift(attacker, Pose(x - half - APART, y + 4, 1.12, _READY_HEIGHT, -_LEAN))
        self.rival.lift(rival, Pose(x + half + APART, y + 4, 1.12 * own, _READY_HEIGHT, _LEAN), arc=34)

    def _lifted(self, owner: Player, people: str, box: Box, *, seal: bool) -> LiftedTile:
        top, colour = self.show.top, self.show.colour(owner)
        zoom = LARGE[0] / box[2]
        tile = LiftedTile(top.faces, top.air, people, box, zoom=zoom, seal=colour if seal else None)
        self._tiles[owner] = tile
        return tile

    def approach(self, seconds: float) -> Clip:
        """They draw back once more, then rush at each other and grow."""
        return sequence(
            callback_clip(self._gather),
            slide_value(self._both, 0, 1, 0.4 * seconds, "out-quad"),
            callback_clip(self._charge),
            slide_value(self._both, 0, 1, 0.6 * seconds, "in-cubic"),
        )

    def _gather(self) -> None:
        for carried, way in ((self.storm, -1), (self.rival, 1)):
            x, y, scale, height, angle = carried.end
            back = Pose(x + way * DRAWN_BACK, y, scale, height + 8, angle + way * 5)
            carried.lift(carried.piece, back)

    def _charge(self) -> None:
        x, y = MEETING
        for carried, way in ((self.storm, -1), (self.rival, 1)):
            tile = carried.piece
            assert isinstance(tile, LiftedTile)
            large = LARGE[0] / tile.size[0]
            carried.lift(tile, Pose(x + way * LARGE[0] / 2, y, large, _STRUCK_HEIGHT, -way * 3))

    def _both(self, share: float) -> None:
        self.rival.place(share)
        self.storm.place(share)

    def strike(self) -> None:
        """Both are squeezed, and sparks fly in the colours of both papers."""
        for tile in self._tiles.values():
            tile.squash = -_BUMP
        self.show.top.strike(MEETING, (self.show.clash.army, self.army))

    def recoil(self, owner: Player, seconds: float) -> Clip:
        """One of the two springs back from the blow to its own shape."""
        carried = self.storm if owner == self.show.clash.player else self.rival
        way = -1 if carried is self.storm else 1

        def set_off() -> None:
            x, y, scale, _, angle = carried.end
            carried.lift(carried.piece, Pose(x + way * RECOIL, y, scale, 18.0, angle))

        def part(share: float) -> None:
            carried.place(share)
            tile = carried.piece
            if isinstance(tile, LiftedTile):
                tile.squash = -_BUMP * (1 - share)

        return sequence(callback_clip(set_off), slide_value(part, 0, 1, seconds, "out-back(2)"))
