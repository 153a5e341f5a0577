"""The upper part of a player's place: seal, name, what they do, captured tiles, objectives, points."""

import math
from collections.abc import Collection, Sequence

from game.core.rules import UNKNOWN, Player
from scenes.draw import style
from scenes.draw.drawable import Drawable as Piece
from scenes.draw.drawable import Image, Tint
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.games.hecatombe.table.band import draw_bar
from scenes.games.hecatombe.table.layout import Layout
from scenes.games.hecatombe.table.tiles.tiles import Tile, TileFaces
from scenes.match.nerves import Gesture
from scenes.match.sitter import shortened_name
from scenes.motion.timeline import Clip, slide_value

RESTING = (176, 172, 184)
"""The tint of captured tiles that lie among armies still fighting."""
GLANCE, FANNED, NERVES_SECONDS = 16.0, 9.0, 0.9
"""Degrees that a nervous seal turns, and an oath; and how long, in seconds."""
SUM_STEP = 42.0
"""Units from one symbol of the captives to the next."""
_DOTS = 3
_BEHIND = 12.0
"""Units between the words on the bar and what is written behind them."""
_APART = 11.0
"""Units that captured tiles keep from the prompts before them."""


class SeatHeader:
    """Says who sits here; everything else on it is set anew only when it changes."""

    def __init__(
        self,
        base: Layer,
        pieces: Layer,
        marks: Layer,
        faces: TileFaces,
        places: Layout,
        player: Player,
        name: str,
        colour: int,
        you: str = "",
    ) -> None:
        self.pieces, self.over, self.faces = pieces, marks, faces
        self.places, self.player, self.colour = places, player, colour
        self.header = places.header(player)
        self.own = player == places.base
        self.captured: list[Tile] = []
        self.objectives: list[Tile] = []
        self._captured: tuple[list[str], bool, tuple[Box, ...]] | None = None
        self._objectives: tuple[object, ...] | None = None
        self._eyes: dict[int, Piece] = {}
        self._pips: list[Image] = []
        self._states: list[Piece] = []
        self._state: tuple[str, str] = ("", "")
        self.sums: list[Piece] = []
        self._covered = self._scoring = False
        if self.own:
            draw_bar(base, places.bar, style.SEATS[colour].colour)
        self._seal(base)
        self._name(base, name, you)
        self._badges(marks)

    def _seal(self, layer: Layer) -> None:
        (x, y), r = self.header.seal, self.header.radius
        name = f"seal_{self.colour + 1}"
        self.seal = layer.image(name, x, y, 2 * r, 2 * r, anchor=(0.5, 0.5))

    def _name(self, layer: Layer, name: str, you: str) -> None:
        x, y, w, h = self.header.name
        size = 27.0 if self.own else 22.0 if self.places.compact else 26.0
        self.ink = style.INK if self.own else style.PARCHMENT
        after = layer.letters.measure(you, 24, "fell-italic")[0] + 12 if you else 0.0
        whole, face = name, "cinzel800"
        name, size = shortened_name(layer.letters, whole, size, w - after, face)
        if name != whole:  # a narrow face, before a name loses its end
            face = "fell"
            name, size = shortened_name(layer.letters, whole, size + 2, w - after, face)
        self._alone = y + h / 2 + size * 0.36
        self._above = y + size * 0.76 + (-2 if self.places.compact and not self.own else 3)
        self.name = layer.text(
            name, x, self._alone, size, face=face, colour=self.ink, within=(x, y - 4, w, h + 8)
        )
        self._names = [self.name]
        if you:
            left = x + self.name.width + 12
            self._names.append(layer.text(you, left, self._alone, 24, face="fell-italic", colour=self.ink))

    def _badges(self, layer: Layer) -> None:
        x, y = self.header.medal
        edge = 42.0 if self.places.compact and not self.own else 50.0
        self.medal = layer.image("medal_point", x, y, edge, edge, anchor=(0.5, 0.5))
        self.points: Label = layer.text(
            "", x, y + 8, 23, face="cinzel800", colour=style.CREAM, align="center"
        )
        bright = style.INK if self.own else style.GOLD_LIGHT
        self.count: Label = self.pieces.text("", 0, 0, 28, face="cinzel800", colour=bright)
        self.medal.visible = self.points.visible = False

    # captured tiles, objectives, points, rounds

    def show_captured(self, tiles: Sequence[str]) -> None:
        """The tiles this player has captured, in the order they came."""
        boxes = self.places.captured(self.player, len(tiles))
        drawn = (list(tiles), self.places.spread, boxes)
        if drawn == self._captured:
            return
        self._captured = drawn
        for tile in self.captured:
            tile.remove()
        self.captured = [
            self.faces.draw(
                self.pieces, people, x + w / 2, y + h / 2, w, h, anchor=(0.5, 0.5), tint=self.resting
            )
            for people, (x, y, w, h) in zip(tiles, boxes, strict=True)
        ]
        self.count.text = str(len(tiles)) if tiles else ""
        self._show_sums()
        self.count.move(*self.places.captured_count(self.player, len(tiles)))

    def _show_sums(self) -> None:
        """Say how often each symbol stands on the captives, under a name that has no other line there."""
        for piece in self.sums:
            piece.remove()
        self.sums = []
        roomy = not (self.own or self.places.compact or self.places.column)
        peoples = [tile.people for tile in self.captured if tile.people is not None]
        if not roomy or self._state[0] or not peoples or self.places.laid_out(self.player):
            return
        self.make_room(room=True)
        x, y, _, h = self.header.state
        held = [(symbol, count) for symbol, count in self.faces.sums(peoples).items() if count]
        for place, (symbol, count) in enumerate(held):
            left, middle = x + 10 + SUM_STEP * place, y + h / 2 - 1
            self.sums.append(self.faces.chip(self.over, symbol, left, middle, 22))
            self.sums.append(
                self.over.text(
                    str(count), left + 13, middle + 8, 22, face="cinzel800", colour=style.GOLD_LIGHT
                )
            )

    @property
    def after_name(self) -> float:
        """Return where something may stand beside the name."""
        last = self._names[-1]
        return last.x + last.width + 9

    @property
    def captives_left(self) -> float | None:
        """Return the left edge of the captured tiles on the plate; None where none lie there."""
        if not self.captured or self.places.laid_out(self.player):
            return self.header.medal[0] - 25 if self._scoring else None
        return self.places.captured(self.player, len(self.captured))[0][0]

    def give_way(self, right: float) -> float:
        """Leave to what reaches so far the room of the captured tiles: all of them stand, or the last one
        alone, as the picture of their number; return where the first that stands begins.
        """
        if self.places.laid_out(self.player) or not self.captured:
            return self.captives_left or math.inf
        boxes = self.places.captured(self.player, len(self.captured))
        whole = boxes[0][0] > right + _APART
        for tile in self.captured:
            tile.alpha = 255 if whole else 0
        last = boxes[-1][0]
        if last > right + _APART:
            self.captured[-1].alpha = 255
        return boxes[0][0] if whole else last

    @property
    def resting(self) -> Tint:
        """Return the tint of captured tiles while nothing is counted."""
        laid = self.places.laid_out(self.player)
        return RESTING if laid and not self.places.spread else None

    def show_objectives(self, tiles: Sequence[str], seen: Collection[int] = ()) -> None:
        """Backs, and the faces of what everybody has seen; an eye on those the base player may look at."""
        drawn = (tuple(tiles), tuple(seen))
        if drawn == self._objectives or self.own:
            return
        self._objectives = drawn
        for piece in (*self.objectives, *self._eyes.values()):
            piece.remove()
        self.objectives, self._eyes = [], {}
        for place, (people, box) in enumerate(zip(tiles, self.header.objectives, strict=False)):
            hidden = people == UNKNOWN
            self.objectives.append(self.faces.draw(self.pieces, None if hidden else people, *box))
            if hidden and place in seen:
                x, y, w, h = box
                self._eyes[place] = self.pieces.image(
                    "eye_medal", x + w / 2, y + h / 2, 0.88 * w, anchor=(0.5, 0.5)
                )

    def fade_objective(self, place: int, alpha: float) -> None:
        """Let an objective on a rival's plate be seen so much, 0 to 255: it may be away for a while."""
        if place < len(self.objectives):
            self.objectives[place].alpha = alpha
        if place in self._eyes:
            self._eyes[place].alpha = alpha

    def show_points(self, points: int | None) -> None:
        """The points of this round on a medal, instead of the number of captured tiles; None hides it."""
        self._scoring = points is not None
        self.points.text = "" if points is None else str(points)
        self.cover(covered=self._covered)

    def cover(self, *, covered: bool) -> None:
        """Hide the words under a tray that lies over the band, or show them again."""
        self._covered = covered
        for label in self._names:
            label.visible = not covered
        self.count.visible = not covered and not self._scoring
        self.medal.visible = self.points.visible = not covered and self._scoring

    def show_rounds(self, won: int, of: int) -> None:
        """A pip for each round there is to win, once one is won; the won ones are gilt."""
        names = ["pip_on" if place < won else "pip_off" for place in range(max(of, won) if won else 0)]
        if names == [pip.name for pip in self._pips]:
            return
        for pip in self._pips:
            pip.remove()
        x, y = self.header.pips
        edge = 17.0 if self.own else 15.0
        self._pips = [
            self.over.image(name, x + (edge + 2) * place, y, edge, edge, anchor=(0.5, 0.5))
            for place, name in enumerate(names)
        ]

    # what this player does

    @property
    def state(self) -> Box:
        """Return the box of the player's state or prompts."""
        return self.header.state

    @property
    def _line(self) -> Box:
        """Where the state is written: on the bar, behind the name and whose it is."""
        x, y, w, h = self.header.state
        if not self.own:
            return x, y, w, h
        left = max(x, *(label.x + label.width + _BEHIND for label in self._names))
        return left, y, w - (left - x), h

    def make_room(self, *, room: bool) -> None:
        """The name stands higher when there is a line under it; on the bar the line stands beside it."""
        for label in self._names:
            label.y = self._above if room and not self.own else self._alone

    @property
    def speaks(self) -> bool:
        """Say whether a state is written or drawn."""
        return bool(self._states)

    def hush(self) -> None:
        """Clear the state: the player does nothing in particular."""
        self._begin("", "")
        self.make_room(room=bool(self.sums))

    def leave_line(self) -> None:
        """Leave the line under the name to a prompt."""
        self._begin("prompt", "")
        self.make_room(room=True)

    def say(self, words: str, *, sad: bool = False) -> None:
        """A word under the name."""
        if self._begin("sad" if sad else "say", words) and words:
            self._write(words, style.BLOOD_LIGHT if sad else style.GOLD_LIGHT)

    def sealed(self, words: str) -> None:
        """Show a tick and a word: the player has chosen."""
        if self._begin("sealed", words):
            x, y, _, h = self._line
            tick = "icon_check_mark_petit"
            tint = style.INK if self.own else style.VERDIGRIS_LIGHT
            self._states.append(
                self.over.image(tick, x + 10, y + h / 2, 20, 20, anchor=(0.5, 0.5), tint=tint)
            )
            self._write(words, tint, 26.0)

    def retired(self, words: str) -> None:
        """Show that the player fights no more."""
        if self._begin("retired", words):
            x, y, _, h = self._line
            worn = style.INK if self.own else style.PARCHMENT_WORN
            self._states.append(
                self.over.image("icon_run_petit", x + 10, y + h / 2, 20, 20, anchor=(0.5, 0.5), tint=worn)
            )
            self._write(words, worn, 26.0)

    def thinks(self) -> None:
        """A bot thinks: three dots."""
        if self._begin("thinks", ""):
            x, y, _, h = self._line
            self.make_room(room=True)
            for place in range(_DOTS):
                alpha = 255 * (1 - place * 0.28)
                tint = style.INK if self.own else style.PARCHMENT_SHADE
                dot = self.over.disc(x + 8 + 17 * place, y + h / 2, 4.5, tint, alpha=alpha)
                self._states.append(dot)

    def fidget(self, gesture: Gesture) -> Clip:
        """Return the clip of nerves: the seal glances about, or the oaths are turned in the fingers."""
        seal, tiles = self.seal, [tile for tile in self.objectives if tile.people is None]

        def glance(share: float) -> None:
            seal.angle = GLANCE * math.sin(math.tau * share)

        def fan(share: float) -> None:
            for tile in tiles:
                tile.angle = FANNED * math.sin(math.tau * share)

        return slide_value(fan if gesture == "fan" and tiles else glance, 0, 1, NERVES_SECONDS, "in-out-sine")

    def _begin(self, kind: str, words: str) -> bool:
        if (kind, words) == self._state:
            return False
        self._state = (kind, words)
        for piece in self._states:
            piece.remove()
        self._states.clear()
        self.make_room(room=False)
        self._show_sums()
        return True

    def _write(self, words: str, tint: style.Colour, lead: float = 0.0) -> None:
        x, y, w, h = self._line
        self.make_room(room=True)
        size = self.over.letters.fit(words, 22, w - lead, "fell-italic")
        line: Point = (x + lead, y + h / 2 + size * 0.32)
        shade = style.INK if self.own else tint
        self._states.append(self.over.text(words, *line, size, face="fell-italic", colour=shade))
