"""A reader of a story: turns its pages, hears its scenes, answers, and plays its matches, with one device."""

from __future__ import annotations

from typing import Any

from game.core.rng import Rng
from game.input.devices import MOUSE, Device
from game.input.intents import Intent
from scenes.capture.readability import missing_pictures, text_problems
from scenes.match.scene import MatchScene
from scenes.screens.campaign.ending.scene import Ending
from scenes.screens.campaign.map.scene import CampaignMap
from scenes.screens.campaign.result.scene import Outcome
from scenes.screens.campaign.theatre.scene import Theatre
from tests.journeys.company import Company
from tests.journeys.evening import Evening, MouseHand

PATIENCE = 4_000
"""Presses that no story takes."""


class Reader:
    """Somebody who takes what is offered, by chance, from the shelf of stories on."""

    patience = PATIENCE

    def __init__(self, evening: Evening, device: Device, seed: int) -> None:
        self.evening, self.device, self.rng = evening, device, Rng(f"reader {seed}")
        self.seed = seed
        self.seen: list[str] = []
        """The screens that were there, in order, each once in a row."""
        self.faults: list[str] = []
        self._unread = False
        """Whether a page has come whose words were not looked at yet."""
        evening.stage.push(evening.stage.make("campaign", device))
        evening.step(2)

    @property
    def scene(self) -> Any:
        return self.evening.scene

    @property
    def run(self) -> Any:
        """The run of whichever screen shows one."""
        return next(scene.run for scene in reversed(self.evening.stage.scenes) if hasattr(scene, "run"))

    def read(self, chapters: int) -> None:
        """Go on until so many chapters are behind, or the story is over."""
        for _ in range(self.patience):
            self._look()
            if isinstance(self.scene, CampaignMap) and len(self.run.story.results) >= chapters:
                return
            if isinstance(self.scene, Ending) and not self.evening.stage.curtain.moving:
                return
            self.go_on()
        raise AssertionError(f"The story never comes there: {self.seen[-12:]}")

    def go_on(self) -> None:
        """Do whatever leads on from here."""
        if self.evening.stage.curtain.moving:
            self.evening.step()
        elif isinstance(self.scene, MatchScene):
            self._play()
        elif self.device == MOUSE:
            self._click()
        else:
            for _ in range(self.rng.below(3) if self._chooses else 0):
                self.evening.tap(self.device, Intent.DOWN)
            self.evening.tap(self.device, Intent.ACCEPT)

    @property
    def _chooses(self) -> bool:
        return isinstance(self.scene, Theatre) and self.scene.front.rows is not None

    def _play(self) -> None:
        """The match of the chapter, to its end, as people play it who have never read its rules."""
        company = Company(self.evening, self.seed)
        company.play()
        for _ in range(PATIENCE):
            if isinstance(self.scene, Outcome):
                self.faults += company.faults
                return
            self.evening.step()
        raise AssertionError("The match ends, and nothing follows.")

    def _click(self) -> None:
        """Click what is offered; where nothing is, the picture itself."""
        hand = MouseHand(self.evening)
        scene = self.scene
        rows = scene.front.rows if isinstance(scene, Theatre) else None
        if rows is not None:
            hand.click_in(self.rng.choice(rows.focus.spots).box)
        elif isinstance(scene, Theatre):
            hand.click(640, 240)
        else:
            page: Any = scene.menu if isinstance(scene, Outcome) else scene
            hand.click_in(page.focus.spots[0].box)

    def _look(self) -> None:
        """Note the screen; once its curtain is up, see that every word of the page can be read."""
        name = self.evening.screen
        if self.seen[-1:] != [name]:
            self.seen.append(name)
            self._unread = True
        if self._unread and not self.evening.stage.curtain.moving:
            self._unread = False
            self._read_page()

    def _read_page(self) -> None:
        """Note what cannot be read of what is shown now, each once; a match is read by its company."""
        if not isinstance(self.scene, MatchScene):
            found = [*text_problems(self.scene), *missing_pictures(self.scene)]
            self.faults += [f"{self.evening.screen}: {one}" for one in found if one not in str(self.faults)]
