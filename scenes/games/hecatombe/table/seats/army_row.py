"""One player's armies on the table: they stand in rows, close up, and bear marks."""

from collections.abc import Sequence
from typing import Literal

from game.core.rules import UNKNOWN, Player
from scenes.draw import style
from scenes.draw.drawable import Drawable as Piece
from scenes.draw.drawable import Tint
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.games.hecatombe.table.grids import Grid
from scenes.games.hecatombe.table.layout import LIFT, Layout
from scenes.games.hecatombe.table.tiles.tiles import Tile, TileFaces
from scenes.motion.timeline import Clip, callback_clip, reducible_clip, sequence, slide_value

Mark = Literal["target", "offered", "both", "chosen", "faint"]
"""`both`: aimed at, and offered by its own player."""

FAINT = (112, 108, 122)
"""The tint (red, green, blue) of a tile that cannot be chosen."""
PALE = (96, 100, 112)
"""The tint of a whole row out of reach."""
CLOSING_SECONDS = 0.2
_FRAMES = {"offered": "tile_glow", "target": "tile_glow_red", "both": "tile_glow_red"}
_BADGE = 34.0
"""The largest edge of a badge: it lies in a corner of its tile where no symbol stands."""
_ICONS = {"target": 1.0, "offered": 0.76}
"""Size of the icon on each badge, as a share of the badge: a fine one is larger."""
_BADGES = {
    "target": ("pill_red", "icon_crosshair", style.CREAM),
    "offered": ("pill_gilt", "icon_death_skull", style.INK),
}


class ArmyRow:
    """The tiles of one player; `tiles` are theirs by place, standing on their middles."""

    def __init__(
        self,
        pieces: Layer,
        marks: Layer,
        faces: TileFaces,
        places: Layout,
        player: Player,
        colour: int,
    ) -> None:
        self.pieces, self.over, self.faces = pieces, marks, faces
        self.places, self.player, self.colour = places, player, colour
        self.tiles: list[Tile] = []
        self.peoples: list[str] = []
        self._marks: dict[int, Mark] = {}
        self._drawn: list[Piece] = []
        self._slot: Piece | None = None
        self.lifted: Tile | None = None
        """The army that stands whole above its neighbours."""
        self._lifted_at: int | None = None
        self._pale = False
        self._grid: Grid | None = None

    def show(self, peoples: Sequence[str]) -> None:
        """Lay these armies out at once, in the sizes of the moment."""
        grid = self.places.grid(self.player)
        if list(peoples) == self.peoples and grid == self._grid:
            return
        self._grid = grid
        self.lift(None)
        self.unmark()
        for tile in self.tiles:
            tile.remove()
        self.peoples = list(peoples)
        boxes = self.places.tiles(self.player, len(self.peoples))
        self.tiles = [self._tile(people, box) for people, box in zip(self.peoples, boxes, strict=True)]
        self._tint()

    def _tile(self, people: str, box: Box) -> Tile:
        x, y, w, h = box
        face = None if people == UNKNOWN else people
        return self.faces.draw(self.pieces, face, x + w / 2, y + h / 2, w, h, anchor=(0.5, 0.5))

    def spots(self, count: int) -> list[Point]:
        """The middles of the places of so many armies."""
        return [(x + w / 2, y + h / 2) for x, y, w, h in self.places.tiles(self.player, count)]

    def add(self, people: str) -> Tile:
        """Add an army at the end of the row."""
        x, y, w, h = self.places.tiles(self.player, len(self.tiles) + 1)[-1]
        tile = self.faces.draw(self.pieces, people, x + w / 2, y + h / 2, w, h, anchor=(0.5, 0.5))
        self.peoples.append(people)
        self.tiles.append(tile)
        return tile

    def take(self, place: int) -> Tile:
        """Take an army out of the row; it stays drawn where it is until who took it removes it."""
        self.lift(None)
        self.unmark()
        self.peoples.pop(place)
        return self.tiles.pop(place)

    def leave(self, place: int) -> None:
        """Let an army be away, if it is not yet: its place stays empty, dashed."""
        if self._slot is None:
            self.take(place).remove()
            self.slot(place)

    def close_up(self) -> Clip:
        """Let the others move together where armies are gone."""
        starts: list[Point] = []
        tiles: list[Tile] = []

        def begin() -> None:
            tiles[:] = self.tiles
            starts[:] = [(tile.x, tile.y) for tile in tiles]

        def place(share: float) -> None:
            for tile, (x, y), (to_x, to_y) in zip(tiles, starts, self.spots(len(tiles)), strict=True):
                tile.move(x + (to_x - x) * share, y + (to_y - y) * share)

        def end() -> None:
            begin()
            place(1.0)

        moving = sequence(callback_clip(begin), slide_value(place, 0, 1, CLOSING_SECONDS, "out-cubic"))
        return reducible_clip(moving, callback_clip(end))

    def slot(self, place: int | None) -> None:
        """A dashed empty place, in the player's colour, for the army that is away; None takes it off."""
        if self._slot is not None:
            self._slot.remove()
            self._slot = None
        if place is None:
            return
        grid = self.places.grid(self.player)
        x, y, w, h = grid.spots(place + 1)[place]
        name = "tile_slot_square" if grid.square else "tile_slot"
        self._slot = self.pieces.image(name, x, y, w, h, tint=style.SEATS[self.colour].colour)

    def pale(self, *, pale: bool) -> None:
        """Take the colour out of the whole row: nobody may choose here."""
        if pale != self._pale:
            self._pale = pale
            self._tint()

    # marks

    def mark(self, place: int, kind: Mark | None) -> None:
        """Mark one army; None takes its mark away."""
        old = self._marks.get(place)
        if old == kind:
            return
        if kind == "offered" and old == "target":
            kind = "both"
        marks = {**self._marks, place: kind}
        self.marks({at: what for at, what in marks.items() if what is not None})

    def marks(self, marks: dict[int, Mark]) -> None:
        """Let exactly these armies be marked."""
        if marks == self._marks:
            return
        self.unmark()
        self._marks = dict(marks)
        for place, kind in sorted(marks.items()):
            if place < len(self.tiles):
                self._draw(place, kind)
        self._tint()

    def lift(self, place: int | None) -> None:
        """Hold the army that a hand points at above its neighbours, where they lie over one another."""
        overlaps = self.places.grid(self.player).overlaps
        place = place if overlaps and place is not None and place < len(self.tiles) else None
        if place == self._lifted_at:
            return
        if self.lifted is not None:
            self.lifted.remove()
        self._lifted_at = place
        self.lifted = None if place is None else self._whole(place, LIFT)

    def _whole(self, place: int, up: float = 0.0) -> Tile:
        """Draw an army over its neighbours, so many units higher."""
        x, y, w, h = self.places.tiles(self.player, len(self.tiles))[place]
        return self.faces.draw(self.over, self.peoples[place], x, y - up, w, h)

    def unmark(self) -> None:
        """Take all marks away."""
        for piece in self._drawn:
            piece.remove()
        self._drawn.clear()
        for place, kind in self._marks.items():
            if kind in ("target", "both") and place < len(self.tiles):
                self.tiles[place].y += LIFT
        faint = "faint" in self._marks.values()
        self._marks = {}
        if faint:
            self._tint()

    def _tint(self) -> None:
        for place, tile in enumerate(self.tiles):
            tint: Tint = FAINT if self._marks.get(place) == "faint" else None
            tile.tint = PALE if self._pale else tint

    def _standing(self, place: int, kind: Mark) -> Box:
        """Return the box of an army, also while its tile is still growing."""
        x, y, w, h = self.places.tiles(self.player, len(self.tiles))[place]
        return (x, y - LIFT, w, h) if kind in ("target", "both") else (x, y, w, h)

    def _draw(self, place: int, kind: Mark) -> None:
        tile = self.tiles[place]
        if kind in ("target", "both"):
            tile.y -= LIFT
        x, y, w, h = self._standing(place, kind)
        if kind != "faint" and self.places.grid(self.player).overlaps:
            self._drawn.append(self._whole(place, LIFT if kind in ("target", "both") else 0.0))
        if kind in _FRAMES:
            self._drawn.append(self.over.panel(_FRAMES[kind], x, y, w, h))
        if kind == "chosen":
            edge = min(_BADGE, 0.5 * w)
            self._drawn.append(
                self.over.image("tick", x + w - 0.42 * edge, y + 0.42 * edge, edge, edge, anchor=(0.5, 0.5))
            )
        self._badges(kind, (x, y, w, h))

    def _badges(self, kind: Mark, box: Box) -> None:
        """In the empty corners of a tile: lower left first, then upper right."""
        x, y, w, h = box
        edge = min(_BADGE, 0.5 * w)
        corners = ((x + 0.42 * edge, y + h - 0.42 * edge), (x + w - 0.42 * edge, y + 0.42 * edge))
        kinds = [badge for badge in _BADGES if kind in (badge, "both")]
        for badge, (mx, my) in zip(kinds, corners, strict=False):
            pill, icon, ink = _BADGES[badge]
            self._drawn.append(self.over.panel(pill, mx - edge / 2, my - edge / 2, edge, edge))
            self._drawn.append(
                self.over.image(
                    icon, mx, my, _ICONS[badge] * edge, _ICONS[badge] * edge, anchor=(0.5, 0.5), tint=ink
                )
            )
