"""The scene of the ledger: four parts of one book; the page of a rival, or lines that are leafed through."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from game.input.intents import Intent
from scenes.draw import style
from scenes.screens.campaign.ink import Type, lay_words
from scenes.screens.campaign.ledger.book import LEFT, draw_book, page_room
from scenes.screens.campaign.ledger.leafing import LeafedPage
from scenes.screens.campaign.ledger.pages import TABS, rows_of
from scenes.screens.campaign.ledger.rivals import draw_moments, draw_rival, row_box
from scenes.widgets.focus import FocusFrame, Spot
from scenes.widgets.header import Header

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.input.devices import Device
    from scenes.shell.stage import Stage


class Ledger(LeafedPage):
    """The ledger of one story; `tab` is the part that is open."""

    captions_at = (36.0, 70.0)

    def __init__(self, stage: Stage, run: Run, device: Device | None = None, tab: str = "rivals") -> None:
        super().__init__(stage, run, device)
        self.tab = tab
        self._rival = ""

    def asks(self) -> Sequence[tuple[Intent, str]]:
        """The other parts, leafing, backstage, the map."""
        say = self.texts
        asks = [(Intent.PREVIOUS, ""), (Intent.NEXT, say("campaign-part"))]
        if self.tab == "rivals":
            asks += [(Intent.UP, ""), (Intent.DOWN, say("campaign-rival"))]
        elif self.spreads > 1:
            asks += [(Intent.UP, ""), (Intent.DOWN, say("campaign-leaf"))]
        return [*asks, (Intent.DOUBT, say("campaign-gallery")), (Intent.BACK, say("campaign-back"))]

    def answers(self) -> Mapping[Intent, Callable[[], object]]:
        """What the buttons do."""
        return {
            **super().answers(),
            Intent.PREVIOUS: lambda: self.turn_part(-1),
            Intent.NEXT: lambda: self.turn_part(1),
            Intent.COUNTER: self.go_back,
            Intent.DOUBT: self.open_gallery,
        }

    @property
    def rivals(self) -> list[str]:
        """The rivals who have a row."""
        return [one.name for one in self.run.script.rivals]

    def build(self) -> None:
        """Draw the book and its open part."""
        run, say = self.run, self.run.say
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        page = self.layer()
        left = say("campaign-part-of", at=TABS.index(self.tab) + 1, n=len(TABS))
        nights = say("campaign-nights", n=run.story.counts.get("night", 0))
        Header(page, say(f"campaign-tab-{self.tab}"), left, nights)
        draw_book(page)
        self.focus.offer([])
        if self.tab == "rivals":
            self._build_rivals()
        self.frame = FocusFrame(self.layer(), self, self.focus)
        self._words = self.layer()
        self._tell()
        self.show_asks(self.layer())

    def _build_rivals(self) -> None:
        page, rivals = self.layer(), self.rivals
        x, y, w, _ = page_room(LEFT)
        heads = Type(24, "sc", style.INK_2)
        lay_words(page, self.texts("campaign-trust"), (x + 106, y - 4, 200, 30), heads)
        lay_words(page, self.texts("campaign-fear"), (x + 396, y - 4, w - 390, 30), heads)
        boxes = [row_box(place, len(rivals)) for place in range(len(rivals))]
        for person, box in zip(rivals, boxes, strict=True):
            draw_rival(page, self.run, person, box)
        self.focus.offer(Spot(person, *box) for person, box in zip(rivals, boxes, strict=True))
        self.focus.to(self._rival)

    def _tell(self) -> None:
        """Write the moments of a rival, or the rows of the spread that is open."""
        self._words.clear()
        if self.tab == "rivals":
            self._rival = self.at
            if self.at:
                draw_moments(self._words, self.run, self.at)
            return
        self.lay_rows(self._words, rows_of(self.run, self.tab))

    def moved(self) -> None:
        """Show the moments of the rival under the focus."""
        if self.hints:
            self._tell()

    def update(self, dt: float) -> None:
        """Let the frame follow the focus."""
        self.frame.update()

    # hands

    def go(self, intent: Intent) -> None:
        """To another rival, or to another spread; left and right turn to another part."""
        if intent in (Intent.LEFT, Intent.RIGHT):
            self.turn_part(1 if intent is Intent.RIGHT else -1)
        elif self.tab == "rivals":
            self.focus.move(intent)
        else:
            self.leaf(1 if intent is Intent.DOWN else -1)

    def show_spread(self) -> None:
        """Write the rows of the spread that is open."""
        self._tell()

    def turn_part(self, by: int) -> None:
        """Open the part before or behind this one."""
        self.tab = TABS[(TABS.index(self.tab) + by) % len(TABS)]
        self.spread = 0
        self.sounds.play("page")
        self.rebuild()

    def scroll(self, steps: float) -> None:
        """Go through the rivals, or the spreads, by the wheel."""
        if steps:
            self.go(Intent.UP if steps > 0 else Intent.DOWN)

    def accept(self) -> None:
        """Nothing is chosen here: the page is read."""

    def open_gallery(self) -> None:
        """Go backstage, over the ledger."""
        self.sounds.play("page")
        self.stage.open("campaign-gallery", self.run, self.hand)
