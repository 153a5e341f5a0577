"""A company at the table: plays a match to its end on the real screen, and watches it all along."""

from __future__ import annotations

from typing import Any

from game import paths
from game.app.app import App
from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Player
from game.input.intents import Intent
from game.saves.save import SavedMatch
from scenes.capture.readability import missing_pictures, text_problems
from tests.journeys.evening import Evening
from tests.journeys.games import GAMES
from tests.journeys.player import Person

PATIENCE = 6_000
"""No match lasts so many frames."""


class Company:
    """Everybody at the table of the match on the stage; chance decides who does what."""

    def __init__(self, evening: Evening, seed: int) -> None:
        self.evening = evening
        self.scene: Any = evening.match
        """The match's own screen."""
        self.game = GAMES[self.scene.table.plan.game]
        self.rng = Rng(f"company {seed}")
        self.told: list[str] = []
        self.faults: list[str] = []
        self._looked: set[object] = set()

    @property
    def people(self) -> list[Player]:
        """The seats of people whose hand is there."""
        couch, scene = self.scene.couch, self.scene
        return [player for player in scene.hands.people if not couch[couch.players[player]].waiting]

    def play(self, ticks: int = 100_000) -> None:
        """Play on until the match is over, or so many ticks have been played."""
        table = self.scene.table
        goal = table.ticks + ticks
        for _ in range(PATIENCE):
            if table.outcome is not None or table.ticks >= goal:
                return
            self.turn()
        raise AssertionError(f"The match never ends: {self.scene.view} {self.told[-20:]}")

    def turn(self) -> None:
        """Let a frame pass; when the picture has caught up, somebody may do something."""
        late, ticks = not self.scene.timeline.idle, self.scene.table.ticks
        self.evening.step()
        self.watch()
        if late or not self.scene.timeline.idle or self.scene.table.ticks != ticks:
            if self.rng.below(9) == 0 and self.people and not self.scene.timeline.idle:
                self.fidget(self.rng.choice(self.people))
            return
        if self.rng.below(30) == 0:
            self.evening.house.on_resize(1280, 720)  # the window was touched: everything is built anew
        owing = [player for player in self.scene.view.owing if player in self.people]
        if owing:
            player = self.rng.choice(owing)
            self.told.append(f"{player}: {Person(self.evening, self.scene, player, self.rng).answer()}")
            self.watch()
        if self.people and self.scene.table.outcome is None and self.rng.below(15) == 0:
            Person(self.evening, self.scene, self.rng.choice(self.people), self.rng).peek()

    def fidget(self, player: Player) -> None:
        """Somebody presses while the picture is late: it catches up, and nothing else happens."""
        sitter = self.scene.couch[self.scene.couch.players[player]]
        table = self.scene.table
        ticks, by_itself = table.ticks, bool(table.bots) or table.clock is not None
        if sitter.device is None or sitter.device not in self._with_buttons():
            return
        hand = self.evening.hand(sitter.device)
        hand.press(Intent.ACCEPT)
        assert by_itself or table.ticks == ticks, "A press that made the picture catch up was played."
        hand.release(Intent.ACCEPT)

    def _with_buttons(self) -> list[object]:
        from game.input.devices import KEYS, KEYS2

        return [KEYS, KEYS2, *self.evening.house.pads.devices()]

    def watch(self) -> None:
        """When nothing moves, the picture is the truth, and every word can be read."""
        scene = self.evening.scene
        if scene is not self.scene or not self.scene.timeline.idle:
            return
        public, view = self.scene.table.public, self.scene.view
        if public._taken == len(public.story):
            assert self.scene.shown.differs(view) == []
        looks = (self.game.looks(view), self.scene.hands.peeking, self.scene.hands.refusal)
        if looks not in self._looked:
            self._looked.add(looks)
            self.look()

    def look(self) -> None:
        """Everything that can be read now can be read well, and every picture exists."""
        where = f"{self.evening.screen} {self.scene.view.asks} {self.scene.hands.refusal}"
        words = [] if self.game.crowded(self.scene) else text_problems(self.evening.scene)
        found = words + missing_pictures(self.evening.scene)
        self.faults += [f"{where}: {fault}" for fault in found if fault not in str(self.faults)]
        self.evening.draw_unseen()


def written(app: App) -> tuple[SavedMatch, Match]:  # type: ignore[type-arg]
    """The newest match of the player's folder, and what its log comes to when it is played again."""
    path = max(paths.saves_folder().glob("*.match"), key=lambda path: path.stem)
    saved = app.read(path)
    assert isinstance(saved, SavedMatch), saved
    match = app.again(saved)
    assert isinstance(match, Match), match
    return saved, match
