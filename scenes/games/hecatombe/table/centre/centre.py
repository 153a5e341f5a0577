"""The middle of the table: announcement, the attack, the dead, and the sentence of the moment."""

from collections.abc import Callable, Sequence

from game.core.rules import UNKNOWN, Player
from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.draw.text import Typesetter
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.centre.attack_arrow import AttackArrow
from scenes.games.hecatombe.table.centre.graves import Graves
from scenes.games.hecatombe.table.centre.landing import landing_dust, squash_landing
from scenes.games.hecatombe.table.centre.reveal import ScoredObjective, sealed_tile
from scenes.games.hecatombe.table.centre.round_board import Result, draw_board
from scenes.games.hecatombe.table.grids import Grid
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.motion.timeline import Clip, pause_for, reducible_clip, sequence, slide_value, tween
from scenes.shell.null_sound import Words
from scenes.widgets.group import Group

_SMALLEST, _LARGEST = 22.0, 27.0
_IN_ONE = 24.0
"""The size down to which words grow smaller before they take a second line."""
_RAYS_SECONDS = 3.0
"""Seconds for which the light behind an objective turns."""
_ABOVE = 106.0
"""Units that the symbols of an objective, or a laurel, need above the sentence beside it."""


class Centre:
    """The arena that everybody looks at; it knows no rules."""

    def __init__(
        self,
        under: Layer,
        over: Layer,
        board: Layer,
        faces: TileFaces,
        texts: Words,
        to_win: int,
        flourish: Callable[[Clip], None],
    ) -> None:
        self.under, self.over, self.faces, self.to_win = under, over, faces, to_win
        self._board, self._flourish = board, flourish
        self.verdict = ScoredObjective(over, faces, (texts("hecatombe-first"), texts("hecatombe-second")))
        self.thread: AttackArrow | None = None
        self.attacking_tile: Group | None = None
        """The great attacking tile with its seal: x, y, scale and alpha may be moved."""
        self.revealing = False
        """An objective stands in the arena: the sentence gives way to it, and the dead are hidden."""
        self._boarded = self._fighting = self._crossed = False
        self._ticket: Group | None = None
        self._announced: str | None = None
        self._graves = Graves(under, faces, self.dead_middle, flourish)
        self._pile(texts("hecatombe-dead"))
        self._said: list[Drawable] = []
        self._words = ("", "fell", style.CREAM)

    def _pile(self, words: str) -> None:
        (x, y), (_, _, w, h) = self.dead_middle, layout.DEAD
        mx, my = layout.DEAD_LINE
        lower = self.under.image("tile_back_dead", x + 8, y + 5, w, h, anchor=(0.5, 0.5), angle=5)
        self._top = self.under.image("tile_back_dead", x, y, w, h, anchor=(0.5, 0.5))
        said = self.under.text(words, mx, my, 25, face="sc", shadow=True)
        self._grave: list[Drawable] = [lower, self._top, said]
        right = mx + self.under.letters.measure(words, 25, "sc")[0] + 10
        self._dead = self.under.text(
            "0", right, my, 28, face="cinzel800", colour=style.GOLD_LIGHT, shadow=True
        )

    @property
    def dead_middle(self) -> Point:
        """Return the point where dead armies end up."""
        x, y, w, h = layout.DEAD
        return x + w / 2, y + h / 2

    def show_dead(self, count: int) -> None:
        """Show the number of dead armies on their pile."""
        self._dead.text = str(count)

    def count_dead(self, count: int) -> None:
        """Let their pile take a blow, and the number of the dead leap to what it is now."""
        self.show_dead(count)
        leap = sequence(
            tween(self._dead, 0.09, "out-quad", scale=1.45), tween(self._dead, 0.2, "in-out-sine", scale=1.0)
        )
        x, y, w, h = layout.DEAD
        self._flourish(reducible_clip(leap, pause_for(0)))
        self._flourish(squash_landing(self._top))
        self._flourish(landing_dust(self.over, (x + w / 2, y + h - 6)))

    def show_graves(self, peoples: Sequence[str], dead: Sequence[str]) -> None:
        """Lay out beside their pile which peoples fell, while nothing else stands in the arena."""
        standing = self.attacking_tile is not None or self._fighting
        self._graves.show(peoples, dead, free=not (self.revealing or self._boarded or standing))

    @property
    def bare(self) -> bool:
        """Nothing stands in the arena: no army, no objective, no board, none of the fallen."""
        standing = self.attacking_tile is not None or self._fighting or self.revealing or self._boarded
        return not standing and not self._graves.lie

    def _make_stage(self, *, revealing: bool) -> None:
        self.revealing = revealing
        for mark in (*self._grave, self._dead):
            mark.visible = not revealing
        self._place_words()

    # the announcement

    def announce(self, words: str | None) -> None:
        """Pin the ticket up, or take it away."""
        if words == self._announced:
            return
        self._announced = words
        if self._ticket is not None:
            self._ticket.remove()
            self._ticket = None
        if not words:
            return
        x, y, w, h = layout.TICKET
        paper = self.over.panel("ticket_parchment_banner", x, y, w, h)
        letters, room = self.over.letters, w - 36
        size = letters.fit(words, 30, room, "cinzel800")
        lines = len(letters.wrapped(words, size, "cinzel800", room))
        label = self.over.text(
            words,
            x + w / 2,
            y + h / 2 + size * 0.36 - (lines - 1) * size * 0.6,
            size,
            face="cinzel800",
            colour=style.GARNET,
            align="center",
            wrap=room,
            within=layout.TICKET,
        )
        self._ticket = Group(x + w / 2, y + h / 2, [paper, label])
        self._flourish(_pinned(self._ticket))

    # the attack

    def storm(self, people: str | None, colour: int = 0) -> None:
        """Set the attacking tile up with its owner's seal, or take it away."""
        if self.attacking_tile is not None:
            self.attacking_tile.remove()
            self.attacking_tile = None
        if people is not None:
            x, y, w, h = layout.STORM
            seal = layout.STORM_SEAL
            self.attacking_tile = sealed_tile(
                self.over, self.faces, people, (x, y, w, h), seal, colour, layout.STORM_ANGLE
            )

    def land_storm(self) -> None:
        """Let the attacking tile take the blow of its landing."""
        tile, (x, y, w, h) = self.attacking_tile, layout.STORM
        if tile is not None:
            self._flourish(_settling(tile))
            self._flourish(landing_dust(self.over, (x + w / 2, y + h)))

    def throw(self, target: tuple[Box, Grid, Box], colour: int) -> AttackArrow:
        """Run a thread from under the great tile to the target: a tile, its grid, its zone."""
        self.cut()
        self.thread = AttackArrow(self.under, self.over, target, colour)
        self._place_words()
        return self.thread

    def cut(self) -> None:
        """Take the ribbon away."""
        if self.thread is not None:
            self.thread.remove()
            self.thread = None
            self._place_words()

    def begin_attack(self) -> None:
        """An army is on its way into the arena: the sentence and the fallen give way."""
        self._fighting = True
        self.say("")

    def begin_clash(self) -> None:
        """The attacking tile leaves its place for the fight."""
        self.begin_attack()
        self.storm(None)
        self.cut()

    def clear(self) -> None:
        """Nobody attacks."""
        self._fighting = False
        self.storm(None)
        self.cut()

    # the reveal, and the end of a round

    def aim(self, people: str | None, colour: int = 0) -> None:
        """Set the objective up that is scored: "?" is its back; None gives the arena back to the armies."""
        if people is None:
            self.verdict.hide()
        else:
            self.verdict.show(None if people == UNKNOWN else people, colour)
        self._make_stage(revealing=people is not None)

    def make_room(self) -> None:
        """Clear the arena for an objective that is on its way."""
        self.verdict.hide()
        self._make_stage(revealing=True)
        self.say("")

    def land_aim(self) -> None:
        """Let the objective take the blow of its landing, and its light turn while it is counted."""
        if self.verdict.tile is not None:
            self._flourish(_settling(self.verdict.tile))
        self._flourish(
            reducible_clip(slide_value(self.verdict.turn_rays, 0, 1, _RAYS_SECONDS, "out-quad"), pause_for(0))
        )

    def show_symbols(self, people: str) -> None:
        """Lay the symbols of the objective beside it, large, until somebody gains the point."""
        self.verdict.laurel.remove()
        self.verdict.show_symbols(people)
        self._place_words()

    def award(self, colours: Sequence[int]) -> None:
        """Lay a laurel beside the objective for those who gain the point; for nobody there is none."""
        self.verdict.hide_symbols()
        self.verdict.laurel.lay(colours)
        self._place_words()

    def open_totals(self, colours: Sequence[int]) -> None:
        """A column for each player under the objective, at nought."""
        self.verdict.open_totals(colours)

    def show_total(self, player: Player, number: int) -> None:
        """Show the number of the objective's symbols on this player's captured tiles."""
        self.verdict.show_total(player, number)

    def count_symbol(self, player: Player, number: int, symbol: str) -> None:
        """Let a total leap to a number, and the symbol that was counted beat beside the objective."""
        self.show_total(player, number)
        self._flourish(_beating(self.verdict.number(player), 1.5))
        chip = self.verdict.symbols.get(symbol)
        if chip is not None:
            self._flourish(_beating(chip, 1.12))

    def crown(self, players: Sequence[Player], freers: Sequence[Player] = ()) -> None:
        """Gild those who gain a point, and rank those who may free a tile."""
        self.verdict.crown(players, freers)

    def board(self, title: str, results: Sequence[Result]) -> None:
        """Lay the board of the round's end over the arena."""
        self.close_board()
        self._boarded = True
        self._place_words()
        self.under.visible = self.over.visible = False
        draw_board(self._board, title, results, self.to_win)

    def close_board(self) -> None:
        """Take the board away."""
        self._board.clear()
        self._boarded = False
        self.under.visible = self.over.visible = True
        self._place_words()

    # the sentence

    def say(self, words: str, *, sad: bool = False) -> None:
        """Show the question of the moment or, `sad`, the reason why something cannot be; "" shows nothing."""
        self._speak(words, "fell", style.BLOOD_LIGHT if sad else style.CREAM)

    def cross(self, *, over: bool) -> None:
        """Let the sentence wait while tiles are dealt across its place; `over`: they have landed."""
        if self._crossed == over:
            self._crossed = not over
            self._place_words()

    def whisper(self, words: str) -> None:
        """A word aside, in italics, instead of the sentence."""
        self._speak(words, "fell-italic", style.GOLD_LIGHT)

    def _speak(self, words: str, face: str, colour: style.Colour) -> None:
        if (words, face, colour) != self._words:
            self._words = (words, face, colour)
            self._place_words()

    def _place_words(self) -> None:
        for mark in self._said:
            mark.remove()
        self._said = []
        words, face, colour = self._words
        if words and not (self._boarded or self._crossed):
            ground = self.over.panel("chip_lacquer", 0, 0, 100, 40) if colour is style.BLOOD_LIGHT else None
            said = _written(self.over, words, self._room(), face=face, colour=colour)
            self._said.append(said)
            if ground is not None:
                x, y, w, h = said.box
                ground.reshape(x - 18, y - 8, w + 36, h + 16)
                self._said.append(ground)

    def _room(self) -> Box:
        if self.revealing:
            return self._beside()
        return layout.ASIDE if self.thread is not None or self.attacking_tile is not None else layout.LINE

    def _beside(self) -> Box:
        """Return the place of the sentence beside an objective: what stands there gives way to long words."""
        if not self.verdict.symbols and not self.verdict.laurel.stands:
            return layout.BESIDE
        (x, y, w, h), (words, face, _) = layout.BESIDE, self._words
        fits = self.over.letters.measure(words, _SMALLEST, face, w)[1] <= h - _ABOVE
        self.verdict.show_aside(visible=fits)
        return (x, y + _ABOVE, w, h - _ABOVE) if fits else layout.BESIDE


def _beating(mark: Drawable, size: float) -> Clip:
    """Something is counted: it leaps to so many times its size, and back."""
    leap = sequence(tween(mark, 0.06, "out-quad", scale=size), tween(mark, 0.16, "in-out-sine", scale=1.0))
    return reducible_clip(leap, pause_for(0))


def _settling(tile: Group) -> Clip:
    """A great tile that has just come down gives way, and springs to its size."""

    def spring(share: float) -> None:
        tile.scale = 0.94 + 0.06 * share

    return reducible_clip(slide_value(spring, 0, 1, 0.2, "out-back(2)"), pause_for(0))


def _pinned(ticket: Group) -> Clip:
    """A new ticket springs to its size."""

    def grow(share: float) -> None:
        ticket.scale = 0.9 + 0.1 * share

    return reducible_clip(slide_value(grow, 0, 1, 0.24, "out-back(1.2)"), pause_for(0))


def _written(layer: Layer, words: str, box: Box, *, face: str, colour: style.Colour) -> Label:
    """Words in the middle of a box, in as many lines as they need, as large as they may be."""
    x, y, w, h = box
    letters, size = layer.letters, _size(layer.letters, words, box, face)
    _, high = letters.measure(words, size, face, w)
    wrap = _balanced(letters, words, size, face, w)
    first = y + (h - high) / 2 + letters.shown_size(size, face) * 0.76
    return layer.text(
        words,
        x + w / 2,
        first,
        size,
        face=face,
        colour=colour,
        align="center",
        wrap=wrap,
        shadow=True,
        within=box,
    )


def _size(letters: Typesetter, words: str, box: Box, face: str) -> float:
    """Return the size of words in a box: a little smaller where that saves them a second line."""
    _, _, w, h = box
    size = _LARGEST
    while size > _IN_ONE and len(letters.wrapped(words, size, face, w)) > 1:
        size -= 1
    if len(letters.wrapped(words, size, face, w)) > 1:
        size = _LARGEST
    while size > _SMALLEST and letters.measure(words, size, face, w)[1] > h:
        size -= 1
    return size


def _balanced(letters: Typesetter, words: str, size: float, face: str, width: float) -> float:
    """The narrowest width at which the words take no more lines: their lines are about as long."""
    lines = len(letters.wrapped(words, size, face, width))
    narrow = width
    while narrow > 40 and len(letters.wrapped(words, size, face, narrow - 10)) == lines:
        narrow -= 10
    if any(
        letters.measure(line, size, face)[0] > width for line in letters.wrapped(words, size, face, narrow)
    ):
        return width
    return narrow
