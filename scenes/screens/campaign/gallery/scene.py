"""The scene of backstage: what was heard and played, leafed through, and written into a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from game.input.intents import Intent
from scenes.screens.campaign.gallery.records import gallery_rows, story_text
from scenes.screens.campaign.ledger.book import draw_book
from scenes.screens.campaign.ledger.columns import Placed, draw_spread, flow_rows, spreads_of
from scenes.screens.campaign.page import CampaignPage
from scenes.widgets.header import Header

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.input.devices import Device
    from scenes.shell.stage import Stage


class Gallery(CampaignPage):
    """Backstage of one story."""

    captions_at = (36.0, 70.0)

    def __init__(self, stage: Stage, run: Run, device: Device | None = None) -> None:
        super().__init__(stage, device)
        self.run: Run = run
        self.spread = 0
        self._placed: list[Placed] = []

    def asks(self) -> Sequence[tuple[Intent, str]]:
        """Leafing, the file, back."""
        say = self.texts
        leaf = [(Intent.UP, ""), (Intent.DOWN, say("campaign-leaf"))] if spreads_of(self._placed) > 1 else []
        return [*leaf, (Intent.COUNTER, say("campaign-export")), (Intent.BACK, say("campaign-back"))]

    def answers(self) -> Mapping[Intent, Callable[[], object]]:
        """The file by a button of its own."""
        return {**super().answers(), Intent.COUNTER: self.export}

    def build(self) -> None:
        """Draw the book at its open spread."""
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        page = self.layer()
        self._words = self.layer()
        self._placed = flow_rows(self._words, gallery_rows(self.run))
        self.spread = min(self.spread, spreads_of(self._placed) - 1)
        right = self.run.say("campaign-spread", at=self.spread + 1, n=spreads_of(self._placed))
        Header(page, self.texts("campaign-gallery"), self.run.story.name, right)
        draw_book(page)
        draw_spread(self._words, self._placed, self.spread)
        self.show_asks(self.layer())

    def go(self, intent: Intent) -> None:
        """Leaf to another spread."""
        self.leaf(1 if intent in (Intent.DOWN, Intent.RIGHT) else -1)

    def leaf(self, by: int) -> None:
        """Leaf forward or back."""
        to = self.spread + by
        if not 0 <= to < spreads_of(self._placed):
            self.sounds.play("error")
            return
        self.spread = to
        self.sounds.play("page")
        self.rebuild()

    def scroll(self, steps: float) -> None:
        """Leaf by the wheel."""
        if steps:
            self.leaf(-1 if steps > 0 else 1)

    def export(self) -> None:
        """Write the story as a text file beside its slot, and say where."""
        run = self.run
        path = run.slots.path(run.slot).with_suffix(".txt")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(story_text(run), encoding="utf-8")
        except OSError:
            self.sounds.play("error")
            self.stage.announce(self.texts("campaign-not-exported"))
            return
        self.sounds.play("saved")
        self.stage.announce(self.texts("campaign-exported", file=path.name))
