"""The backstage of Complots: tabs, ribbon and confession, and the hands that leaf through them."""

from collections.abc import Sequence

from game.core.rules import Player
from game.couch.sitter import Sitter
from game.input.devices import Device
from game.input.intents import Intent
from scenes.draw.style import Box, is_in_box
from scenes.games.complots.finale import timeline
from scenes.games.complots.finale.confession import ClaimReview
from scenes.games.complots.finale.cursor import ReviewPlace
from scenes.games.complots.finale.match_lines import TABS
from scenes.games.complots.finale.phrases import ReviewWords
from scenes.games.complots.finale.timeline import TimelineList
from scenes.screens.finale.backstage import BackstageFrame
from scenes.shell.scene import Scene

SHEET: Box = (24, 134, 884, 522)
FOOT = (
    (Intent.UP, ""),
    (Intent.DOWN, "finale-browse"),
    (Intent.LEFT, ""),
    (Intent.RIGHT, "finale-leaf"),
    (Intent.PEEK, "finale-make-like"),
)
SHOULDERS = {Intent.PREVIOUS: -1, Intent.NEXT: 1}
LINES_PER_NOTCH = 3
"""Lines for one notch of the wheel."""


class Backstage:
    """Draws where a reading stands, and moves it."""

    def __init__(
        self,
        scene: Scene,
        reading: ReviewPlace,
        sitters: Sequence[Sitter],
        tale: ReviewWords,
        outspoken: frozenset[Player],
    ) -> None:
        self.reading, self.texts, self.sounds = reading, scene.texts, scene.sounds
        self.wings = BackstageFrame(scene, self.texts("finale-backstage-title"))
        self.hand: Device | None = None
        self._dragging = False
        moving = sheet, rows, above, loge, ui = [scene.layer() for _ in range(5)]
        sheet.panel("sheet_parchment", *SHEET)
        self.ribbon = TimelineList(rows, above, sitters, tale)
        self.confession = ClaimReview(loge, ui, sitters, tale, outspoken)
        self.wings.close(moving)
        self.show()

    @property
    def leave(self) -> Box:
        """Return the box that takes the mouse back to the triumph."""
        return self.wings.leave

    @property
    def atelier(self) -> Box:
        """Return the box that takes the mouse to the workshop."""
        return self.wings.atelier

    def show(self) -> None:
        """Say where the reading stands."""
        self.ribbon.show(self.reading.shown, self.reading.scroller, self.texts("finale-nothing"))
        self.confession.show(self.reading.line)

    @property
    def thing(self) -> tuple[str, str] | None:
        """The action of the line that one looks at, or the character that fell there."""
        if self.reading.line is None:
            return None
        told = self.reading.line.told
        return ("character" if told.kind == "loss" else "action", told.action)

    def meet(self, device: Device) -> None:
        """Show the glyphs of this device."""
        self.hand = device
        self._show_tabs()
        self.wings.show_foot(device, [(intent, self.texts(key) if key else "") for intent, key in FOOT])

    def _show_tabs(self) -> None:
        if self.hand is not None:
            kept = zip(TABS, self.reading.kept, strict=True)
            words = [self.texts(f"finale-tab-{name}", n=len(lines)) for (name, _), lines in kept]
            self.wings.show_tabs(self.hand, words, self.reading.tab)

    def update(self, dt: float) -> None:
        """Do nothing: no part of this screen moves by itself."""

    # hands

    def press(self, intent: Intent) -> None:
        """A tab, a line, a turn further."""
        if intent in SHOULDERS:
            self._open(self.reading.tab + SHOULDERS[intent])
        else:
            self._moved(self.reading.move(intent))

    def _open(self, tab: int) -> None:
        if self.reading.open(tab):
            self.sounds.play("page")
            self._show_tabs()
            self.show()

    def _moved(self, moved: bool) -> None:
        if moved:
            self.sounds.play("focus")
            self.show()

    def scroll(self, steps: float) -> None:
        """The wheel unrolls the ribbon."""
        lines = max(1, round(abs(steps) * LINES_PER_NOTCH))
        self._moved(self.reading.scroller.wheel(-lines if steps > 0 else lines))

    def point(self, x: float, y: float) -> None:
        """The mouse drags the thumb."""
        if self._dragging:
            self._drag(y)

    def click(self, x: float, y: float) -> None:
        """The mouse takes a tab, a line, or the thumb."""
        tab, row = self.wings.tab_at(x, y), timeline.row_at(x, y)
        if tab is not None:
            self._open(tab)
        elif row is not None:
            self._moved(self.reading.scroller.go(self.reading.scroller.top + row))
        elif _on_track(x, y):
            self._dragging = True
            self._drag(y)

    def drop(self) -> None:
        """The thumb is let go."""
        self._dragging = False

    def _drag(self, y: float) -> None:
        """Bring the thumb, held by its middle, to where the mouse is."""
        _, top, _, high = timeline.TRACK
        length = self.reading.scroller.thumb[1] * high
        share = (y - top - length / 2) / max(1.0, high - length)
        self._moved(self.reading.scroller.drag(share))


def _on_track(x: float, y: float) -> bool:
    """Say whether a point is on the track of the thumb, or close to it."""
    left, top, w, h = timeline.TRACK
    return is_in_box((left - 10, top, w + 20, h), x, y)
