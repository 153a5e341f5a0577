"""The scene of backstage: what was heard and played, leafed through, and written into a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from game.app.campaign.tallies import csv_of
from game.input.devices import KEYS, MOUSE
from game.input.intents import Intent
from scenes.screens.campaign.gallery.records import Kept, gallery_rows, story_text
from scenes.screens.campaign.ledger.book import LEFT, RIGHT, draw_book, page_room
from scenes.screens.campaign.ledger.leafing import LeafedPage
from scenes.widgets.focus import FocusFrame, Spot
from scenes.widgets.header import Header

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.input.devices import Device
    from scenes.shell.stage import Stage

_AROUND = (12.0, 3.0)
"""Units by which the frame of the focus reaches beyond a row, sideways and above."""


class Gallery(LeafedPage):
    """Backstage of one story."""

    captions_at = (36.0, 70.0)

    def __init__(self, stage: Stage, run: Run, device: Device | None = None) -> None:
        super().__init__(stage, run, device)
        self._kept: list[Kept] = []
        self._scene = ""

    def asks(self) -> Sequence[tuple[Intent, str]]:
        """The scenes, leafing, the file, back."""
        say = self.texts
        asks = [(Intent.COUNTER, say("campaign-export")), (Intent.BACK, say("campaign-back"))]
        if self.spreads > 1:
            asks = [(Intent.LEFT, ""), (Intent.RIGHT, say("campaign-leaf")), *asks]
        return [(Intent.ACCEPT, say("campaign-replay")), *asks] if self.focus.spots else asks

    def answers(self) -> Mapping[Intent, Callable[[], object]]:
        """The file by a button of its own."""
        return {**super().answers(), Intent.COUNTER: self.export}

    def build(self) -> None:
        """Draw the book at its open spread."""
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        page = self.layer()
        draw_book(page)
        self._kept = gallery_rows(self.run)
        self.lay_rows(self.layer(), [one.row for one in self._kept])
        self.focus.offer(self._spots())
        self.focus.to(self._scene)
        self.frame = FocusFrame(self.layer(), self, self.focus)
        right = self.run.say("campaign-spread", at=self.spread + 1, n=self.spreads)
        Header(page, self.texts("campaign-gallery"), self.run.story.name, right)
        self.show_asks(self.layer())

    def _spots(self) -> list[Spot]:
        """The scenes of the open spread, each on its row."""
        spots, (aside, above) = [], _AROUND
        for kept, placed in zip(self._kept, self._placed, strict=True):
            if kept.scene and placed.page // 2 == self.spread:
                x, y, w, _ = page_room(RIGHT if placed.page % 2 else LEFT)
                box = (x - aside, y + placed.top - above, w + 2 * aside, placed.high + 2 * above)
                spots.append(Spot(kept.scene, *box, self.replay))
        return spots

    def enter(self) -> None:
        """The title's tune, also after a scene with another."""
        self.sounds.music("title")

    def update(self, dt: float) -> None:
        """Let the frame follow the focus."""
        self.frame.update()

    def moved(self) -> None:
        """Keep the scene under the focus in mind."""
        self._scene = self.at

    def go(self, intent: Intent) -> None:
        """Up and down to another scene, leafing where it stands elsewhere; left and right leaf."""
        if intent in (Intent.LEFT, Intent.RIGHT):
            self.leaf(1 if intent is Intent.RIGHT else -1)
        else:
            self.step(1 if intent is Intent.DOWN else -1)

    def step(self, by: int) -> None:
        """To the scene before or after, in the order of the story; where there is none, to another spread."""
        scenes = [one.scene for one in self._kept if one.scene]
        to = scenes.index(self.at) + by if self.at else -1
        if not 0 <= to < len(scenes):
            self.leaf(by)
        elif not self.focus.to(scenes[to]):
            self._scene = scenes[to]
            self.leaf(by)

    def replay(self) -> None:
        """Raise the curtain before the scene under the focus, as it was lived."""
        from scenes.screens.campaign.gallery.replay import Replay

        self.sounds.play("accept")
        again = Replay(self.stage, self.run, self.at, KEYS if self.hand == MOUSE else self.hand)
        self.stage.curtain.run(lambda: self.stage.push(again), self.stage.look)

    def scroll(self, steps: float) -> None:
        """Leaf by the wheel."""
        if steps:
            self.leaf(-1 if steps > 0 else 1)

    def export(self) -> None:
        """Write the story as a text file beside its slot, its numbers as a table, and say where."""
        run = self.run
        path = run.slots.path(run.slot).with_suffix(".txt")
        table = path.with_suffix(".csv")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(story_text(run), encoding="utf-8")
            table.write_text(csv_of(run.story), encoding="utf-8", newline="\n")
        except OSError:
            self.sounds.play("error")
            self.stage.announce(self.texts("campaign-not-exported"))
            return
        self.sounds.play("saved")
        self.stage.announce(self.texts("campaign-exported", file=f"{path.name}, {table.name}"))
