"""Somebody who lives a story at his own pace: reads every line, thinks before he answers, has a style."""

from __future__ import annotations

from typing import Any

from game.app.games.battle_pace import PACE
from game.campaign.styles import Style, chosen
from game.core.rng import Rng
from game.input.devices import MOUSE, Device
from game.input.intents import Intent
from scenes.match.scene import MatchScene
from scenes.screens.campaign.theatre.scene import Theatre
from tests.journeys.company import Company
from tests.journeys.evening import STEP, Evening, MouseHand
from tests.journeys.story import PATIENCE, Reader

WORDS_A_SECOND, LETTERS_A_SECOND, LEAST = 3.5, 26.0, 0.8
"""How fast people read, and the stage writes; seconds that a whole line stands at least."""
CHOOSING, PAGE = 6.0, 3.0
"""Seconds before an answer in a scene, and before any other page is turned."""
HOUR = 3600.0


class Watch:
    """Counts the seconds that pass on an evening."""

    def __init__(self, evening: Evening) -> None:
        self.seconds = 0.0
        self._step = evening.step
        evening.step = self._count  # type: ignore[method-assign]

    def _count(self, frames: int = 1, seconds: float = STEP) -> None:
        self.seconds += frames * seconds
        self._step(frames, seconds)


class Unhurried(Reader):
    """A reader with a style, whose evening lasts as long as a person's would."""

    patience = 400_000

    def __init__(self, evening: Evening, device: Device, seed: int, style: Style) -> None:
        self.watch = Watch(evening)
        self.style, self.dice = style, Rng(f"lived {seed} {style}")
        self.chapters: list[tuple[str, float]] = []
        """What was begun, in order: chapters, and the seconds that had passed then."""
        super().__init__(evening, device, seed)

    @property
    def hours(self) -> float:
        """Hours that the story has taken."""
        return self.watch.seconds / HOUR

    def rest(self, seconds: float) -> None:
        """Let somebody read, or think."""
        self.evening.step(max(1, round(seconds / STEP)))

    def go_on(self) -> None:
        """Do what leads on from here, once it was read."""
        scene = self.scene
        if self.evening.stage.curtain.moving:
            self.evening.step()
        elif isinstance(scene, Theatre):
            self._listen(scene)
        elif isinstance(scene, MatchScene):
            self._play()
        else:
            self.rest(PAGE)
            super().go_on()

    def _listen(self, scene: Theatre) -> None:
        """Hear a line out, and answer in one's style."""
        if self._chooses:
            self.rest(CHOOSING)
            self._read_page()
            self._answer(scene)
        elif scene.noted:
            self.rest(PAGE)
            self._read_page()
            super().go_on()
        else:
            self._hear(scene.player)

    def _hear(self, player: Any) -> None:
        """Read a line that was said to its end: reading began with its first letter."""
        if player is None or not (player.waiting or player.done):
            self.evening.step()
            return
        if player.line is not None:
            words = player.line.words
            reading = len(words.split()) / WORDS_A_SECOND - len(words) / LETTERS_A_SECOND
            self.rest(max(LEAST, reading))
            self._read_page()
        super().go_on()

    def _answer(self, scene: Theatre) -> None:
        assert scene.telling is not None
        number = chosen(scene.telling.scene.choice, scene.telling.open, self.style, self.dice)
        if self.device == MOUSE:
            offered: Any = scene.front.rows
            MouseHand(self.evening).click_in(offered.focus.spots[number].box)
            return
        for _ in range(8):
            rows: Any = scene.front.rows
            if rows is None or rows.at == number:
                break
            self.evening.tap(self.device, Intent.DOWN)
        self.evening.tap(self.device, Intent.ACCEPT)

    def _play(self) -> None:
        """The match of the chapter: every question is thought about once."""
        company = Thinker(self.evening, self.seed, self)
        company.play()
        for _ in range(PATIENCE):
            if not isinstance(self.scene, MatchScene):
                self.faults += company.faults
                return
            self.evening.step()
        raise AssertionError("The match ends, and nothing follows.")


class Thinker(Company):
    """A company that thinks before it answers, as long as people do."""

    def __init__(self, evening: Evening, seed: int, reader: Unhurried) -> None:
        super().__init__(evening, seed)
        self.reader = reader
        self._thought: object = None

    def turn(self) -> None:
        """Think about a new question first; an order takes longer than an answer."""
        scene = self.scene
        owing = [player for player in scene.view.owing if player in self.people]
        asked = (scene.table.ticks, scene.view.asks)
        if owing and scene.timeline.idle and asked != self._thought:
            self._thought = asked
            asks = scene.hands.controllers[owing[0]].prompts()
            self.reader.rest(PACE.order if len(asks) > 2 else PACE.answer)
        super().turn()
