"""The ways on from a lesson: its pause, the page between two acts, its end, lobby and title."""

from collections.abc import Sequence
from typing import ClassVar

from game.input.devices import Device
from scenes.match.scene import MatchScene
from scenes.screens.tutorial.board import ChoiceBoard
from scenes.screens.tutorial.lesson import Act
from scenes.shell.scene import Scene


class TutorialExits(MatchScene):
    """The part of every tutorial that leads from a lesson to elsewhere."""

    game: ClassVar[str]
    """The id of the game."""
    words: ClassVar[str]
    """The beginning of the names of its messages."""
    acts: ClassVar[Sequence[Act]]
    act = 0
    """The number of the act that is played, from 0."""

    def tell(self) -> None:
        """Write the words of the present lesson on the parchment."""
        raise NotImplementedError

    def follow_on(self, act: int) -> Scene:
        """Make the tutorial's scene for another act, for the same device."""
        raise NotImplementedError

    @property
    def page(self) -> str:
        """The message of the page that leads to the next act, or ""."""
        return self.acts[self.act].page

    def turn_page(self) -> None:
        """Show the page to the next act, though the match of this one could go on."""
        key = f"{self.words}-{self.page}"
        self.stage.push(ChoiceBoard(self.stage, key, (("on", f"{key}-on", self.go_next),), escape="on"))

    def finish(self) -> None:
        """Note that the tutorial was seen, and show the ways on."""
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
        """Keep settings for later sessions, where the app keeps any."""
        change = getattr(self.stage.app, "change", None)
        if change is not None:
            change(**settings)

    def interrupt(self, device: Device) -> None:
        """Answer the interval of a match with the pause of the lesson."""
        self.pause()

    def pause(self) -> None:
        """Show the choices: go on, begin again, skip the lesson, or leave."""
        items = (
            ("on", "tutorial-go-on", self.stage.pop),
            ("again", "tutorial-again-menu", self.go_again),
            ("skip", "tutorial-skip", self.go_lobby),
            ("title", "tutorial-to-title", self.go_title),
        )
        self.stage.push(ChoiceBoard(self.stage, "tutorial-pause", items, escape="on"))

    def go_next(self) -> None:
        """Close the board and play the next act."""
        self.stage.pop()
        self.stage.replace(self.follow_on(self.act + 1))

    def go_again(self) -> None:
        """Close the board and play the first act."""
        self.stage.pop()
        self.stage.replace(self.follow_on(0))

    def go_lobby(self) -> None:
        """Close the board and go to the lobby, with the game that was learnt chosen there."""
        self.remember(last_game=self.game)
        self.stage.pop()
        self.stage.go("lobby")

    def go_title(self) -> None:
        """Close the board and go back to the title."""
        self.stage.pop()
        self.stage.go("title")
