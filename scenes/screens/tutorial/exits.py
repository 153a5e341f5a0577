"""The ways on from a lesson: the interval, the page between two acts, the end, the house."""

from collections.abc import Sequence
from typing import ClassVar

from game.input.devices import Device
from scenes.match.scene import MatchScene
from scenes.screens.tutorial.board import ChoiceBoard
from scenes.screens.tutorial.lesson import Act
from scenes.shell.scene import Scene


class TutorialExits(MatchScene):
    """What a lesson leads to; it stands under every tutorial."""

    game: ClassVar[str]
    """The id of the game."""
    words: ClassVar[str]
    """What the names of its messages begin with."""
    acts: ClassVar[Sequence[Act]]
    act = 0
    """Which act is on."""

    def tell(self) -> None:
        """Say what is to be said now."""
        raise NotImplementedError

    def follow_on(self, act: int) -> Scene:
        """Another act, for the same hand."""
        raise NotImplementedError

    @property
    def page(self) -> str:
        """The page that leads to the next act, if there is one."""
        return self.acts[self.act].page

    def turn_page(self) -> None:
        """An act is learnt, though its match could go on: a page leads to the next."""
        key = f"{self.words}-{self.page}"
        self.stage.push(ChoiceBoard(self.stage, key, (("on", f"{key}-on", self.go_next),), escape="on"))

    def finish(self) -> None:
        """The lesson is learnt: ways on."""
        self.remember(tutorial_seen=True)
        self.tell()
        items = (
            ("lobby", "tutorial-to-lobby", self.go_lobby),
            ("again", "tutorial-again-menu", self.go_again),
            ("title", "tutorial-to-title", self.go_title),
        )
        self.sounds.music(None, 0.8)
        self.stage.push(ChoiceBoard(self.stage, f"{self.words}-end", items))

    def remember(self, **settings: object) -> None:
        """Note something for later evenings, where settings are kept."""
        change = getattr(self.stage.app, "change", None)
        if change is not None:
            change(**settings)

    def interrupt(self, device: Device) -> None:
        """The interval of a match is that of the lesson."""
        self.pause()

    def pause(self) -> None:
        """Go on, begin again, skip the lesson, or leave."""
        items = (
            ("on", "tutorial-go-on", self.stage.pop),
            ("again", "tutorial-again-menu", self.go_again),
            ("skip", "tutorial-skip", self.go_lobby),
            ("title", "tutorial-to-title", self.go_title),
        )
        self.stage.push(ChoiceBoard(self.stage, "tutorial-pause", items, escape="on"))

    def go_next(self) -> None:
        """To the next act."""
        self.stage.pop()
        self.stage.replace(self.follow_on(self.act + 1))

    def go_again(self) -> None:
        """From the first word."""
        self.stage.pop()
        self.stage.replace(self.follow_on(0))

    def go_lobby(self) -> None:
        """To the dressing rooms, with a diploma, and to the act that has been learnt."""
        self.remember(last_game=self.game)
        self.stage.pop()
        self.stage.go("lobby")

    def go_title(self) -> None:
        """Back to the first screen."""
        self.stage.pop()
        self.stage.go("title")
