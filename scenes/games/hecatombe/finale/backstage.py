"""The backstage of Hécatombe: a tab a round, two pages each, and the hands that leaf through them."""

from collections.abc import Sequence

from game.couch.sitter import Sitter
from game.input.devices import Device
from game.input.intents import Intent
from game.rules.hecatombe.deduction.hindsight import Hindsight
from game.rules.hecatombe.review import Replay
from scenes.draw import style
from scenes.draw.style import Box, is_in_box
from scenes.games.hecatombe.finale.cursor import LEDGER, ReviewPlace
from scenes.games.hecatombe.finale.notes import ThoughtFinder
from scenes.games.hecatombe.finale.phrases import ReviewWords
from scenes.games.hecatombe.finale.score_table import Ledger
from scenes.games.hecatombe.finale.what_was_known import BeliefPage
from scenes.games.hecatombe.table.tiles.tile_looks import read_looks
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.screens.finale.backstage import TAB_H, TAB_Y, BackstageFrame, Step
from scenes.shell.scene import Scene

SHOULDERS = {Intent.PREVIOUS: -1, Intent.NEXT: 1}
ACROSS = {Intent.LEFT: -1, Intent.RIGHT: 1}
UPRIGHT = {Intent.UP: -1, Intent.DOWN: 1}
SPELLED_OUT_ROUNDS, MAX_TABS = 4, 11
"""The most rounds with spelled-out tabs; the most tabs beside each other."""
FLIP: Box = (956, TAB_Y - 5, 300, TAB_H)


class Backstage:
    """Draws the page of a place, and moves it."""

    def __init__(
        self,
        scene: Scene,
        book: Replay,
        hindsight: Hindsight,
        place: ReviewPlace,
        sitters: Sequence[Sitter],
        asides: ThoughtFinder,
    ) -> None:
        self.place, self.texts, self.sounds = place, scene.texts, scene.sounds
        self.book, self.hindsight = book, hindsight
        self.hand: Device | None = None
        self._dragging = False
        catalog, content = scene.stage.app.catalog, book.rules.setting.content
        faces = TileFaces(
            scene.stage.art, content, read_looks(catalog.mods)[0], named=scene.stage.app.texts.name
        )
        tale = ReviewWords(scene.stage.app.texts, [sitter.name for sitter in sitters], content.pairs)
        self.wings = BackstageFrame(scene, self.texts("finale-backstage-title"))
        moving = sheet, marks, above = [scene.layer() for _ in range(3)]
        self.ledger = Ledger(sheet, marks, faces, sitters, tale)
        self.minds = BeliefPage(sheet, marks, above, faces, sitters, tale, asides)
        self._sheet, self._marks, self._above = moving
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
        self._show_page()
        self._show_flip()
        if self.hand is not None:
            self.meet(self.hand)

    def _show_page(self) -> None:
        for layer in (self._sheet, self._marks, self._above):
            layer.clear()
        if self.place.page == LEDGER:
            self.ledger.draw(self.book.rounds[self.place.round])
        else:
            self.minds.draw(self.book, self.hindsight, self.place)

    def _show_flip(self) -> None:
        layer, words = self._flip, self.texts(f"finale-hecatombe-flip-{self.place.page}")
        layer.clear()
        layer.panel("ticket_parchment", *FLIP)
        x, y, w, _ = FLIP
        size = layer.letters.fit(words, 25, w - 40, "cinzel700")
        layer.text(
            words, x + w / 2, y + 30, size, face="cinzel700", colour=style.GARNET, align="center", within=FLIP
        )

    @property
    def thing(self) -> tuple[str, str] | None:
        """None: nothing that people make is looked at here."""
        return None

    def meet(self, device: Device) -> None:
        """Show the glyphs of this device."""
        self.hand = device
        count, first = len(self.book.rounds), self._first_tab
        key = "finale-hecatombe-tab" if count <= SPELLED_OUT_ROUNDS else "finale-hecatombe-tab-short"
        shown = self.book.rounds[first : first + MAX_TABS]
        words = [self.texts(key, n=told.number) for told in shown]
        self.wings.show_tabs(device, words, self.place.round - first)
        self.wings.show_foot(device, self._steps())

    @property
    def _first_tab(self) -> int:
        furthest = max(0, len(self.book.rounds) - MAX_TABS)
        return min(max(0, self.place.round - MAX_TABS // 2), furthest)

    def _steps(self) -> list[Step]:
        flip = (Intent.ACCEPT, self.texts(f"finale-hecatombe-flip-{self.place.page}"))
        if self.place.page == LEDGER:
            return [flip, (Intent.PEEK, self.texts("finale-make-like"))]
        return [
            (Intent.LEFT, ""), (Intent.RIGHT, self.texts("finale-hecatombe-attacks")),
            (Intent.UP, ""), (Intent.DOWN, self.texts("finale-hecatombe-seats")), flip,
            (Intent.PEEK, self.texts("finale-make-like")),
        ]  # fmt: skip

    def update(self, dt: float) -> None:
        """Work out one more moment of the mind that is looked into, while there are any left."""
        if self.place.page != LEDGER:
            missing = self.hindsight.missing(self.place.round, self.place.seat)
            if missing:
                self.hindsight.odds(self.place.round, self.place.seat, missing[0])
                self.minds.refresh()

    # hands

    def press(self, intent: Intent) -> None:
        """Another round, the other page, another attack, another player."""
        ledger = self.place.page == LEDGER
        if intent in SHOULDERS or (ledger and intent in ACROSS):
            self._open(self.place.round + {**SHOULDERS, **ACROSS}[intent])
        elif intent is Intent.ACCEPT:
            self._turn()
        elif intent in ACROSS:
            self._go(self.place.at + ACROSS[intent])
        elif intent in UPRIGHT and not ledger:
            self._sit(self.place.seat + UPRIGHT[intent])

    def _turn(self) -> None:
        self.place.flip()
        self.sounds.play("page")
        self.show()

    def _open(self, round_: int) -> None:
        if self.place.open(round_):
            self.sounds.play("page")
            self.show()

    def _sit(self, seat: int) -> None:
        if self.place.sit(seat):
            self.sounds.play("focus")
            self._show_page()

    def _go(self, at: int) -> None:
        if self.place.go(at):
            self.sounds.play("focus")
            self.minds.refresh()

    def scroll(self, steps: float) -> None:
        """The wheel moves along the attacks, or through the rounds."""
        step = -1 if steps > 0 else 1
        if self.place.page == LEDGER:
            self._open(self.place.round + step)
        else:
            self._go(self.place.at + step)

    def point(self, x: float, y: float) -> None:
        """The mouse drags along the attacks."""
        if self._dragging:
            self._go(self.minds.moment_at(x))

    def click(self, x: float, y: float) -> None:
        """The mouse takes a tab, the other page, a player, a moment, or a secret: when it came to light."""
        tab = self.wings.tab_at(x, y)
        if tab is not None:
            self._open(self._first_tab + tab)
        elif is_in_box(FLIP, x, y):
            self._turn()
        elif self.place.page != LEDGER:
            self._click_minds(x, y)

    def _click_minds(self, x: float, y: float) -> None:
        seat, slot = self.minds.seat_at(x, y), self.minds.secret_at(x, y)
        since = None if slot is None else self.minds.since(slot)
        if seat is not None:
            self._sit(seat)
        elif since is not None:
            self._go(since)
        elif self.minds.on_track(x, y):
            self._dragging = True
            self._go(self.minds.moment_at(x))

    def drop(self) -> None:
        """The knob is let go."""
        self._dragging = False
