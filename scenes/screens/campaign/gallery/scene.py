"""The scene of backstage: what was heard and played, leafed through, and written into a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.input.intents import Intent
from scenes.screens.campaign.gallery.records import gallery_rows, story_text
from scenes.screens.campaign.ledger.book import draw_book
from scenes.screens.campaign.ledger.leafing import LeafedPage
from scenes.widgets.header import Header


class Gallery(LeafedPage):
    """Backstage of one story."""

    captions_at = (36.0, 70.0)

    def asks(self) -> Sequence[tuple[Intent, str]]:
        """Leafing, the file, back."""
        say = self.texts
        leaf = [(Intent.UP, ""), (Intent.DOWN, say("campaign-leaf"))] if self.spreads > 1 else []
        return [*leaf, (Intent.COUNTER, say("campaign-export")), (Intent.BACK, say("campaign-back"))]

    def answers(self) -> Mapping[Intent, Callable[[], object]]:
        """The file by a button of its own."""
        return {**super().answers(), Intent.COUNTER: self.export}

    def build(self) -> None:
        """Draw the book at its open spread."""
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        page = self.layer()
        draw_book(page)
        self.lay_rows(self.layer(), gallery_rows(self.run))
        right = self.run.say("campaign-spread", at=self.spread + 1, n=self.spreads)
        Header(page, self.texts("campaign-gallery"), self.run.story.name, right)
        self.show_asks(self.layer())

    def go(self, intent: Intent) -> None:
        """Leaf to another spread."""
        self.leaf(1 if intent in (Intent.DOWN, Intent.RIGHT) else -1)

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
