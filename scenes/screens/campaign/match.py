"""The match of a chapter: dealt, played at its own table, and told to the story when it is over."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import UNSET

from game.app.campaign.tells import HERO_SEAT
from game.campaign.story.troupe.bets import watchers
from game.campaign.story.troupe.hands import hero_of
from game.campaign.story.troupe.heroes import hero_named, is_hero
from game.input.devices import KEYS, MOUSE
from game.saves.save import SaveProblem
from scenes.games import hang_looks
from scenes.match.coughs import Watcher
from scenes.match.openings import couch_at
from scenes.match.scene import MatchScene
from scenes.screens.campaign.ink import name_of
from scenes.screens.campaign.tells import brand_fakes, show_tell
from scenes.screens.campaign.troupe.tokens import colour_of

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.app.table import Table
    from game.input.devices import Device
    from scenes.shell.stage import Stage


GoOn = Callable[["Stage", "Run", "Device"], object]
"""Opens what a story shows next."""


def begin_match(stage: Stage, run: Run, device: Device, go_on: GoOn, *, again: bool = False) -> None:
    """Open the match of the chapter instead of the present screen; `again` deals it anew.

    When it is told to the story, `go_on` is called. Where it cannot be played the map says why.
    """
    hand = KEYS if device == MOUSE else device
    try:
        table = run.sit_down_again(hand.id) if again else run.sit_down(hand.id)
    except (LookupError, ValueError) as error:
        _stay(stage, run, device, stage.texts("campaign-no-table", why=str(error)))
        return
    if isinstance(table, SaveProblem):
        _stay(stage, run, device, table.describe(stage.app.texts))
        return
    ChapterMatch(stage, run, device, table, go_on).open()


def _stay(stage: Stage, run: Run, device: Device, why: str) -> None:
    """Nothing can be played: back to the map, with a sentence."""
    run.leave()
    stage.go("campaign-map", run, device)
    stage.announce(why)


def watching(run: Run) -> list[Watcher]:
    """The heroes who only watch the chapter's match, and may cough."""
    heroes = [hero_named(run.story, who) for who in watchers(run.story, run.director.chapter)]
    return [Watcher(one.who, one.name, colour_of(one.trade), one.device) for one in heroes if one]


class ChapterMatch:
    """A match on the screen for the sake of a story: what it hears of its end, and of being left."""

    def __init__(self, stage: Stage, run: Run, device: Device, table: Table, go_on: GoOn) -> None:
        self.stage, self.run, self.device, self.table = stage, run, device, table
        self._go_on = go_on
        self._scene: MatchScene | None = None
        self._begun = time.monotonic()

    def open(self) -> None:
        """Raise the curtain on the table."""
        stage, run = self.stage, self.run
        hang_looks(stage.app.catalog, stage.art)
        scene = stage.make("match", self.table, couch_at(stage, self.table))
        assert isinstance(scene, MatchScene)
        self._scene = scene
        run.teller(self.table).heard = lambda tell: show_tell(scene, run, tell)
        brand_fakes(scene, run)
        scene.coughs.seat(watching(run), HERO_SEAT)
        stage.guest = self
        stage.sounds.play("blows")
        stage.replace(scene)
        stage.announce(self._bent())

    def _bent(self) -> str:
        """What is not as ever at this table, in a line."""
        chapter, say = self.run.director.chapter, self.run.say
        said = [say(f"chapter-{chapter.name}.bent")] if chapter.bent else []
        said += [say(f"chapter-{chapter.name}.boss")] if chapter.boss else []
        if chapter.duel and self.run.story.troupe is not UNSET:
            said.append(say("troupe-watch-cough", who=name_of(self.run, self.run.director.table[0])))
        return " · ".join(said)

    def over(self, table: Table) -> None:
        """The match is over: the page of its outcome, which plays it again or tells it to the story."""
        self.table, self.stage.guest = table, None
        self._heed_hands()
        self.stage.announce("")
        won = bool(self.run.winners(table))
        self.stage.go("campaign-result", self.run, table, self.device, won, self._told)

    def left(self) -> None:
        """The match was left; it lies in its file until the story is taken up again."""
        stage = self.stage
        stage.guest = None
        self._heed_hands()
        stage.announce("")
        self.run.leave()
        stage.back_to(stage.scenes.index(self._scene) if self._scene in stage.scenes else 1)
        stage.push(stage.make("campaign-map", self.run, self.device))

    def _heed_hands(self) -> None:
        """Whoever has taken a hero's seat over at the table plays that hero from now on."""
        run, couch = self.run, self._scene.couch if self._scene else None
        for seat, who in enumerate(run.director.table):
            device = couch[couch.players[seat]].device if couch and seat not in self.table.bots else None
            if device is None or not is_hero(who):
                continue
            if run.story.troupe is UNSET:
                self.device = device
            elif hero_of(run.story, device.id) != who:
                run.take_place(who, device.id)

    def _told(self, again: bool) -> None:
        """What the page of the outcome was answered."""
        if again:
            begin_match(self.stage, self.run, self.device, self._go_on, again=True)
            return
        self.run.played(self.table, time.monotonic() - self._begun)
        self._go_on(self.stage, self.run, self.device)
