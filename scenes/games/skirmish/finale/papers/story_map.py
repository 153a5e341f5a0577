"""The map of a battle's story: the way of every unit up to a moment, and where it ended."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.rules.skirmish.defs.battle import TerrainDef
from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.games.skirmish.finale.papers.layout import MAP_PLATE_HIGH
from scenes.games.skirmish.finale.papers.strokes import Pattern, draw_stroke, line_strokes
from scenes.games.skirmish.finale.record.story import NOBODY, Spot, Story, Track
from scenes.games.skirmish.table.field.ground import Piece
from scenes.games.skirmish.table.field.terrain_pieces import lie_of
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.games.skirmish.table.looks.table_file import UNITS_AN_INCH, TableFile, terrain_look
from scenes.match.sitter import Sitter
from scenes.screens.finale.changing_words import write_within

_TERRAIN_ALPHA = 150.0
_LEAST_STEP = 700
"""Milli that a unit must have gone for a corner of its line."""
_SEPIA = (206, 182, 138)


class TableOfStory(NamedTuple):
    """The table that a map shows."""

    width: int
    depth: int
    terrain: Sequence[Piece]
    looks: TableFile
    outlines: Mapping[str, TerrainDef]


def way_of(track: Track) -> list[list[Spot]]:
    """The legs of a unit's way: each as long as it is seen without a break, small steps left out."""
    legs: list[list[Spot]] = [[]]
    for spot in track.spots:
        leg = legs[-1]
        if not spot.seen:
            if leg:
                legs.append([])
        elif not leg or abs(spot.x - leg[-1].x) + abs(spot.y - leg[-1].y) >= _LEAST_STEP:
            leg.append(spot)
    return [leg for leg in legs if leg]


class StoryMap:
    """One map in a box; `show` shows another moment, which costs next to nothing."""

    def __init__(
        self,
        layer: Layer,
        box: Box,
        table: TableOfStory,
        story: Story,
        sitters: Sequence[Sitter],
        patterns: Sequence[Pattern],
    ) -> None:
        """`patterns` are the dashes of each player's lines."""
        self.layer, self.story, self.sitters = layer, story, sitters
        x, y, w, h = box
        scale = min(w / table.width, h / table.depth)
        self.box: Box = (
            x + (w - table.width * scale) / 2,
            y + (h - table.depth * scale) / 2,
            table.width * scale,
            table.depth * scale,
        )
        self._scale, self._depth = scale, table.depth
        self._large = w > 500
        layer.panel("battle_frame", x - 12, y - 12, w + 24, h + 24)
        layer.box(x, y, w, h, _SEPIA)
        layer.image("sol_carte", *self.box)
        self._lay_terrain(table)
        for corner in ((x - 5, y - 5), (x + w + 5, y - 5), (x - 5, y + h + 5), (x + w + 5, y + h + 5)):
            layer.image("brad", *corner, anchor=(0.5, 0.5))
        self._legs: list[tuple[int, Drawable]] = []
        self._ends: list[tuple[Track, tuple[Drawable, ...], Drawable]] = []
        for track in story.tracks:
            self._draw_way(track, patterns[track.owner])
        for track in story.tracks:
            self._draw_end(track)
        self._legs.sort(key=lambda leg: leg[0])
        self._events = [at for at, _ in self._legs]
        self._shown = self._events[-1] if self._events else 0
        """The event up to which the ways are shown."""

    def place_of(self, x: float, y: float) -> Point:
        """Where a point of the table, in milli, lies on the map."""
        left, top, _, _ = self.box
        return left + x * self._scale, top + (self._depth - y) * self._scale

    def _lay_terrain(self, table: TableOfStory) -> None:
        """The pieces of terrain, faded as on an old map."""
        art = self.layer.art
        for piece in table.terrain:
            look = terrain_look(table.looks, piece.terrain, piece.kind)
            drawn = (
                table.outlines[piece.terrain].outline if look.fits and piece.terrain in table.outlines else ()
            )
            if not look.picture or not art.has(look.picture):
                continue
            lie = lie_of(drawn, piece.outline)
            w, h = art.size(look.picture)
            inch = lie.scale if drawn else _stretched_inch(piece, w, h)
            unit = inch / UNITS_AN_INCH * self._scale
            self.layer.image(
                look.picture, *self.place_of(lie.x, lie.y), w * unit, h * unit,
                anchor=(0.5, 0.5), angle=lie.turn, alpha=_TERRAIN_ALPHA, tint=_SEPIA,
            )  # fmt: skip

    def _draw_way(self, track: Track, pattern: Pattern) -> None:
        """The line of one unit: ink below, its seat's colour in its dash above."""
        wide = 6.0 if self._large else 4.0
        tint = style.SEATS[self.sitters[track.owner].colour].colour.rgb
        for leg in way_of(track):
            points = [self.place_of(spot.x, spot.y) for spot in leg]
            whole = line_strokes(points, (), wide / 3)
            for stroke in whole:
                mark = draw_stroke(self.layer, stroke, wide + 3, style.INK.rgb, 150)
                self._legs.append((leg[stroke.leg + 1].at, mark))
            for stroke in line_strokes(points, pattern, wide / 3):
                mark = draw_stroke(self.layer, stroke, wide, tint)
                self._legs.append((leg[stroke.leg + 1].at, mark))

    def _draw_end(self, track: Track) -> None:
        """The seal where a unit is, and the cross where it was lost."""
        radius = 15.0 if self._large else 10.5
        seal = seal_image(self.layer, self.sitters[track.owner], 0, 0, radius)
        edge = 40.0 if self._large else 28.0
        cross = self.layer.image("cross_bare", 0, 0, edge, edge, anchor=(0.5, 0.5), tint=style.BLOOD)
        self._ends.append((track, (seal,), cross))

    def show(self, event: int) -> None:
        """Show the battle as it was when that event had happened."""
        low, high = sorted((self._shown, event))
        for place in range(bisect_right(self._events, low), bisect_right(self._events, high)):
            self._legs[place][1].visible = event > self._shown
        self._shown = event
        for track, seals, cross in self._ends:
            spot = track.spot_at(event)
            lost = track.lost != NOBODY and track.lost <= event
            stood = spot or _last_seen(track) if lost else spot
            for mark in seals:
                mark.visible = spot is not None and not lost
            cross.visible = lost and stood is not None
            if stood is not None:
                x, y = self._inside(*self.place_of(stood.x, stood.y))
                for mark in (*seals, cross):
                    mark.move(x, y)

    def _inside(self, x: float, y: float) -> Point:
        """A place at which a seal does not hang over the edge."""
        left, top, w, h = self.box
        return max(left + 11, min(left + w - 11, x)), max(top + 11, min(top + h - 11, y))

    @property
    def plate(self) -> Box:
        """Where the moment is written: along the foot of the map."""
        x, y, w, h = self.box
        return x, y + h, w, MAP_PLATE_HIGH


def _last_seen(track: Track) -> Spot | None:
    """Where a unit was seen last."""
    seen = [spot for spot in track.spots if spot.seen]
    return seen[-1] if seen else None


def _stretched_inch(piece: Piece, w: float, h: float) -> float:
    """Milli to an inch of a borrowed picture that covers what bounds an outline."""
    xs, ys = [x for x, _ in piece.outline], [y for _, y in piece.outline]
    return max((max(xs) - min(xs)) / w * UNITS_AN_INCH, (max(ys) - min(ys)) / h * UNITS_AN_INCH)


class MomentMap:
    """A map with the moment that it shows written along its foot."""

    def __init__(
        self,
        layer: Layer,
        box: Box,
        table: TableOfStory,
        story: Story,
        sitters: Sequence[Sitter],
        patterns: Sequence[Pattern],
    ) -> None:
        self.map = StoryMap(layer, box, table, story, sitters, patterns)
        x, y, w, h = self.map.plate
        self._plate = layer.box(x, y, w, h, style.NIGHT, alpha=200)
        self._words = layer.text(
            " ", x + w / 2, y + h - 10, 23, face="fell-italic", colour=style.CREAM, align="center",
            within=(x, y, w, h),
        )  # fmt: skip
        self._letters = layer.letters

    def show(self, event: int, words: str = "") -> None:
        """Show another moment, and say which."""
        self.map.show(event)
        self._plate.visible = self._words.visible = bool(words)
        if words:
            write_within(self._letters, self._words, words, 23, self.map.plate[2] - 16)
