"""The reveal: an objective in the middle of the table, and what it is worth to everybody."""

from collections.abc import Sequence

from game.core.rules import Player
from scenes.draw import style
from scenes.draw.drawable import Drawable, Image
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.centre.laurel import Laurel
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.widgets.group import Group

_ROOMY = 90.0
"""The width of a column of the totals that has room for a rank beside the point."""
_ASIDE = 23.0
"""Units by which both stand beside the middle."""
SYMBOL_EDGE = 92.0
"""Edge of the symbols of the objective, as large as they get, in units."""
SYMBOLS_AT: tuple[Point, Point] = ((666.0, 210.0), (774.0, 210.0))
"""Where they stand."""
_GLOW = (330.0, 380.0)
_RAYS = 360.0
_RAYS_ALPHA = 62
_FIGURE, _RAISED, _RAISE = 26.0, 22.0, 6.0
"""The size of the figure of a rank, of the letters beside it, and by how much they are raised."""
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_TURNING = 26.0
"""Degrees by which the rays behind an objective turn while its symbols are counted."""


def sealed_tile(
    layer: Layer, faces: TileFaces, people: str | None, box: Box, seal: Point, colour: int, angle: float = 0.0
) -> Group:
    """A large tile, or its back, edged in a seat's colour and sealed by it."""
    x, y, w, h = box
    middle = (x + w / 2, y + h / 2)
    tile = faces.draw(layer, people, *middle, w, h, anchor=(0.5, 0.5), angle=angle)
    edge = layer.panel("tile_edge", *middle, w, h, anchor=(0.5, 0.5), tint=style.SEATS[colour].colour)
    edge.angle = angle
    wax = layer.image(f"seal_{colour + 1}", *seal, 50, 50, anchor=(0.5, 0.5))
    return Group(*middle, [tile, edge, wax])


class ScoredObjective:
    """The objective being scored: its tile with its owner's seal, and everybody's totals under it."""

    def __init__(self, layer: Layer, faces: TileFaces, ranks: tuple[str, str] = ("1", "2")) -> None:
        """`ranks`: the words for who is first, and second."""
        self.ranks = ranks
        self.layer, self.faces = layer, faces
        self.tile: Group | None = None
        self.laurel = Laurel(layer)
        self.symbols: dict[str, Image] = {}
        """The large symbols of the objective, by name."""
        self._glow: list[Image] = []
        self._numbers: list[Label] = []
        self._marks: list[Drawable] = []
        self._crowned: list[Drawable] = []

    def show(self, people: str | None, colour: int) -> None:
        """Set an objective up: a back, or its face; in place if one stands there already."""
        if self.tile is not None:
            self.tile.remove()
        self.warm(1.0)
        x, y, w, h = layout.AIM
        self.tile = sealed_tile(self.layer, self.faces, people, (x, y, w, h), (x + 8, y + 12), colour)

    def warm(self, share: float) -> None:
        """Let a warm light come up behind the objective, 0 to 1."""
        if not self._glow:
            x, y, w, h = layout.AIM
            at, layer = (x + w / 2, y + h / 2), self.layer
            self._glow = [
                layer.image("rays", *at, _RAYS, _RAYS, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT),
                layer.image("glow_soft", *at, *_GLOW, anchor=(0.5, 0.5), tint=style.GLOW),
            ]
        rays, glow = self._glow
        rays.alpha, glow.alpha = _RAYS_ALPHA * share, 230 * share

    def turn_rays(self, share: float) -> None:
        """Let the light behind the objective turn into its place, 0 to 1."""
        if self._glow:
            self._glow[0].angle = _TURNING * (share - 1)

    def show_symbols(self, people: str) -> None:
        """Lay the symbols of a people beside the objective, large."""
        self.hide_symbols()
        for symbol, at in zip(self.faces.symbols_of(people), SYMBOLS_AT, strict=True):
            self.symbols[symbol] = self.faces.chip(self.layer, symbol, *at, SYMBOL_EDGE, zoom=1.1)

    def swell(self, share: float) -> None:
        """Let the large symbols be so large, 1 as they stay."""
        for chip in self.symbols.values():
            chip.scale = 0.35 + 0.65 * share

    def show_aside(self, *, visible: bool) -> None:
        """Let what stands beside the objective be seen, or give way to words."""
        for chip in self.symbols.values():
            chip.visible = visible
        self.laurel.visible = visible

    def hide_symbols(self) -> None:
        """Take the large symbols away."""
        for chip in self.symbols.values():
            chip.remove()
        self.symbols.clear()

    def number(self, player: Player) -> Label:
        """Return the number of a player's total."""
        return self._numbers[player]

    def open_totals(self, colours: Sequence[int]) -> None:
        """A column for each player, at nought."""
        self.close_totals()
        layer, (x, y, w, h) = self.layer, layout.TOTALS
        self._marks.append(layer.panel("panel_lacquer", x, y, w, h))
        for colour, (left, top, wide, _) in zip(colours, layout.totals_row_boxes(len(colours)), strict=True):
            middle = left + wide / 2
            self._marks.append(layer.image(f"seal_{colour + 1}", middle, top + 23, 42, 42, anchor=(0.5, 0.5)))
            number = layer.text(
                "0", middle, top + 69, 30, face="cinzel800", colour=style.PARCHMENT, align="center"
            )
            self._numbers.append(number)

    def show_total(self, player: Player, number: int) -> None:
        """Show the number of the objective's symbols on this player's tiles."""
        if player < len(self._numbers):
            self._numbers[player].text = str(number)

    def crown(self, players: Sequence[Player], freers: Sequence[Player] = ()) -> None:
        """Gild those who gain a point; the first and the seconds, who may free a tile, bear their rank."""
        self._uncrown()
        for player in freers:
            self._rank(player, first=player in players)
        boxes = layout.totals_row_boxes(len(self._numbers))
        for player in players:
            x, y, w, h = boxes[player]
            self._numbers[player].colour = style.GOLD_LIGHT
            self._crowned.append(self.layer.panel("tile_glow", x + 3, y + 4, w - 6, h - 8))
            aside = _ASIDE if player in freers and w >= _ROOMY else 0
            self._crowned.append(self._foot("+1", x + w / 2 + aside, y, style.VERDIGRIS_LIGHT))

    def _rank(self, player: Player, *, first: bool) -> None:
        """Write at the foot of a column the rank of one who may free; a first one's where it is wide."""
        x, y, w, _ = layout.totals_row_boxes(len(self._numbers))[player]
        if first and w < _ROOMY:
            return
        words, middle = self.ranks[0 if first else 1], x + w / 2 - (_ASIDE if first else 0)
        self._crowned += self._ordinal(words, middle, y + 94)

    def _ordinal(self, words: str, middle: float, line: float) -> list[Drawable]:
        """Write a rank, the letters after its figure small and raised."""
        figure = words.rstrip(_LETTERS)
        letters, tint = words[len(figure) :], style.GOLD_LIGHT
        measure = self.layer.letters.measure
        wide = measure(figure, _FIGURE, "cinzel800")[0]
        left = middle - (wide + 1 + measure(letters, _RAISED, "fell")[0]) / 2
        return [
            self.layer.text(figure, left, line, _FIGURE, face="cinzel800", colour=tint),
            self.layer.text(letters, left + wide + 1, line - _RAISE, _RAISED, face="fell", colour=tint),
        ]

    def _foot(self, words: str, middle: float, top: float, colour: style.Colour) -> Drawable:
        """Write a word at the foot of a column."""
        return self.layer.text(words, middle, top + 92, 22, face="cinzel800", colour=colour, align="center")

    def _uncrown(self) -> None:
        for mark in self._crowned:
            mark.remove()
        self._crowned.clear()
        for number in self._numbers:
            number.colour = style.PARCHMENT

    def close_totals(self) -> None:
        """Take the totals away."""
        self._uncrown()
        for mark in (*self._marks, *self._numbers):
            mark.remove()
        self._marks.clear()
        self._numbers.clear()

    def hide(self) -> None:
        """Take the objective, its sentence and its totals away."""
        if self.tile is not None:
            self.tile.remove()
            self.tile = None
        for light in self._glow:
            light.remove()
        self._glow.clear()
        self.hide_symbols()
        self.laurel.remove()
        self.close_totals()
