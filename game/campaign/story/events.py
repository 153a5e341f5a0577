"""What happens in a story, as scripts of mods are told it."""

from game.core.rules import Event


class ChapterBegan(Event, frozen=True, tag=True):
    """The page of a chapter was turned: its game, its place, the nights that are left."""

    chapter: str
    game: str
    place: str
    night: int


class SceneHeard(Event, frozen=True, tag=True):
    """A scene was told to its end; `register` is that of what was chosen in it, if anything was."""

    scene: str
    register: str = ""
    choice: int = 0


class MatchTold(Event, frozen=True, tag=True):
    """The match of a chapter is over, at the try of this number."""

    chapter: str
    won: bool
    tries: int


class StoryEnded(Event, frozen=True, tag=True):
    """The story came to an ending."""

    ending: str
