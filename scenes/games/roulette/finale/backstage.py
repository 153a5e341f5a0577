"""The backstage of Roulette: a tab a round, two pages each, and the hands that leaf through them."""

from typing import TYPE_CHECKING

from game.input.devices import Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.style import Box, is_in_box
from scenes.games.roulette.finale import line_list
from scenes.games.roulette.finale.cursor import POCKETS
from scenes.games.roulette.finale.line_list import RoundList
from scenes.games.roulette.finale.phrases import ReviewWords
from scenes.games.roulette.finale.pocket_table import RoundTable
from scenes.games.roulette.finale.standings import Standing
from scenes.screens.finale.backstage import TAB_H, TAB_Y, BackstageFrame, Step
from scenes.shell.scene import Scene

if TYPE_CHECKING:
    from scenes.games.roulette.finale.finale import RouletteFinale

SHOULDERS = {Intent.PREVIOUS: -1, Intent.NEXT: 1}
ACROSS = {Intent.LEFT: -1, Intent.RIGHT: 1}
UPRIGHT = {Intent.UP: -1, Intent.DOWN: 1}
SPELLED_OUT_ROUNDS, MAX_TABS = 4, 10
"""The most rounds with spelled-out tabs; the most tabs beside each other."""
FLIP: Box = (956, TAB_Y - 5, 300, TAB_H)
LINES_PER_NOTCH = 2
"""Lines for one notch of the wheel."""


class Backstage:
    """Draws the page of a place, and moves it."""

    def __init__(self, scene: Scene, piece: "RouletteFinale") -> None:
        self.piece, self.place = piece, piece.place
        self.texts, self.sounds = scene.texts, scene.sounds
        self.hand: Device | None = None
        self._dragging = False
        sitters = piece.sitters
        tale = ReviewWords(scene.stage.app.texts, [sitter.name for sitter in sitters])
        self.wings = BackstageFrame(scene, self.texts("finale-backstage-title"))
        moving = sheet, marks, above = [scene.layer() for _ in range(3)]
        self.pockets = RoundTable(sheet, marks, above, sitters, tale, piece.characters)
        self.lines = RoundList(sheet, marks, above, sitters, tale)
        self.standing = Standing(sheet, marks, sitters, tale, piece)
        self._layers = moving
        self._flip = scene.layer()
        self.wings.close([*moving, self._flip])
        self.show()

    @property
    def leave(self) -> Box:
        """Return the box that takes the mouse back to the triumph."""
        return self.wings.leave

    @property
    def atelier(self) -> Box:
        """Return the box that takes the mouse to the workshop."""
        return self.wings.atelier

    # picture

    def show(self) -> None:
        """Draw the page that lies up, its tabs and its prompts."""
        for layer in self._layers:
            layer.clear()
        if self.place.page == POCKETS:
            self.pockets.draw(self.piece.rounds[self.place.round])
            self.lines.draw(len(self.piece.lines[self.place.round]))
            self.refresh()
        else:
            self.standing.draw(self.place.round)
        self._show_flip()
        if self.hand is not None:
            self.meet(self.hand)

    def refresh(self) -> None:
        """Follow a place that moved within the round."""
        place, told = self.place, self.piece.rounds[self.place.round]
        written = self.piece.lines[place.round]
        self.lines.show(written, place.scroller, place.line)
        if place.line is None:
            seat = told.seats[place.seat]
            self.pockets.look(frozenset(), place.seat)
            self.lines.sit(place.seat)
            asides = [(tick, place.seat) for tick in seat.sealed if tick >= 0]
        else:
            line = written[place.line]
            self.pockets.look(line.concerned, None)
            self.lines.sit(line.first)
            asides = line.asides(told)
        self.pockets.whisper(asides, self.piece.thoughts, self.piece.bots)

    def _show_flip(self) -> None:
        layer, words = self._flip, self.texts(f"finale-roulette-flip-{self.place.page}")
        layer.clear()
        layer.panel("ticket_parchment", *FLIP)
        x, y, w, _ = FLIP
        size = layer.letters.fit(words, 25, w - 40, "cinzel700")
        layer.text(
            words, x + w / 2, y + 30, size, face="cinzel700", colour=style.GARNET, align="center", within=FLIP
        )

    @property
    def thing(self) -> tuple[str, str] | None:
        """The card of the line that one looks at."""
        if self.place.page != POCKETS or self.place.line is None:
            return None
        card = self.piece.lines[self.place.round][self.place.line].deed.card
        return ("card", card) if card else None

    def meet(self, device: Device) -> None:
        """Show the glyphs of this device."""
        self.hand = device
        count, first = len(self.piece.rounds), self._first_tab
        key = "finale-roulette-tab" if count <= SPELLED_OUT_ROUNDS else "finale-roulette-tab-short"
        shown = self.piece.rounds[first : first + MAX_TABS]
        words = [self.texts(key, n=told.number) for told in shown]
        self.wings.show_tabs(device, words, self.place.round - first)
        self.wings.show_foot(device, self._steps())

    @property
    def _first_tab(self) -> int:
        furthest = max(0, len(self.piece.rounds) - MAX_TABS)
        return min(max(0, self.place.round - MAX_TABS // 2), furthest)

    def _steps(self) -> list[Step]:
        flip = (Intent.ACCEPT, self.texts(f"finale-roulette-flip-{self.place.page}"))
        if self.place.page != POCKETS:
            return [flip]
        return [
            (Intent.UP, ""), (Intent.DOWN, self.texts("finale-browse")),
            (Intent.LEFT, ""), (Intent.RIGHT, self.texts("finale-roulette-cross")), flip,
            (Intent.PEEK, self.texts("finale-make-like")),
        ]  # fmt: skip

    def update(self, dt: float) -> None:
        """Do nothing: no part of this screen moves by itself."""

    # hands

    def press(self, intent: Intent) -> None:
        """Another round, the other page, a line or a player further, from lines to players."""
        pockets = self.place.page == POCKETS
        if intent in SHOULDERS:
            self._open(self.place.round + SHOULDERS[intent])
        elif intent is Intent.ACCEPT:
            self._turn()
        elif intent in ACROSS and pockets:
            self._moved(self.place.cross(ACROSS[intent]))
        elif intent in ACROSS:
            self._open(self.place.round + ACROSS[intent])
        elif intent in UPRIGHT and pockets:
            self._moved(self.place.step(UPRIGHT[intent]))

    def _turn(self) -> None:
        self.place.flip()
        self.sounds.play("page")
        self.show()

    def _open(self, round_: int) -> None:
        if self.place.open(round_):
            self.sounds.play("page")
            self.show()

    def _moved(self, moved: bool) -> None:
        if moved:
            self.sounds.play("focus")
            self.refresh()

    def scroll(self, steps: float) -> None:
        """The wheel unrolls the lines; where there is nothing to unroll, it leafs through the rounds."""
        step = -1 if steps > 0 else 1
        if self.place.page == POCKETS and self.place.scroller.furthest:
            self._moved(self.place.scroller.wheel(step * max(1, round(abs(steps) * LINES_PER_NOTCH))))
        else:
            self._open(self.place.round + step)

    def point(self, x: float, y: float) -> None:
        """The mouse drags the thumb."""
        if self._dragging:
            self._drag(y)

    def click(self, x: float, y: float) -> None:
        """The mouse takes a tab, the other page, a line, a player, or the thumb."""
        tab = self.wings.tab_at(x, y)
        if tab is not None:
            self._open(self._first_tab + tab)
        elif is_in_box(FLIP, x, y):
            self._turn()
        elif self.place.page == POCKETS:
            self._click_round(x, y)

    def _click_round(self, x: float, y: float) -> None:
        row, seat = self.lines.line_at(x, y), self.pockets.row_at(x, y)
        scroller = self.place.scroller
        if self.lines.on_track(x, y):
            self._dragging = True
            self._drag(y)
        elif row is not None and scroller.top + row < scroller.count:
            self._moved(self.place.read(scroller.top + row))
        elif seat is not None:
            self._moved(self.place.sit(seat))

    def drop(self) -> None:
        """The thumb is let go."""
        self._dragging = False

    def _drag(self, y: float) -> None:
        """Bring the thumb, held by its middle, to where the mouse is."""
        _, top, _, high = line_list.TRACK
        length = self.place.scroller.thumb[1] * high
        share = (y - top - length / 2) / max(1.0, high - length)
        self._moved(self.place.scroller.drag(share))
