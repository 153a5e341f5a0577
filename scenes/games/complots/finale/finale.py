"""The afterpiece of Complots: lies counted for the triumph, the bluff timeline behind the scenes."""

from collections.abc import Sequence

from game.app.table import Table
from game.core.rules import Player
from game.couch.sitter import Sitter
from scenes.games.complots.finale.backstage import Backstage
from scenes.games.complots.finale.cursor import ReviewPlace
from scenes.games.complots.finale.deeds import match_honours
from scenes.games.complots.finale.match_lines import bluff_timeline
from scenes.games.complots.finale.phrases import ReviewWords
from scenes.games.complots.finale.timeline import ROWS
from scenes.shell.null_sound import Words
from scenes.shell.scene import Scene


class ComplotsFinale:
    """The match line by line; the place reached in it outlives the picture."""

    honour_key = "finale-honour-"

    def __init__(self, table: Table, sitters: Sequence[Sitter]) -> None:
        self.table, self.sitters = table, sitters
        assert table.outcome is not None
        self.opens_next: Player | None = next(iter(table.outcome.winners), None)
        """The winner begins (C-05)."""
        self.lines = bluff_timeline(table.review(), table.thoughts, self.opens_next)
        self.honours = match_honours(self.lines, len(sitters), table.rules.setting.actions)
        self.reading = ReviewPlace(self.lines, ROWS)

    @property
    def outspoken(self) -> frozenset[Player]:
        """The bots whose thoughts were written down."""
        spoken = {noted.player for noted in self.table.thoughts}
        chairs = enumerate(self.table.plan.players)
        return frozenset(player for player, chair in chairs if chair.kind == "bot" and player in spoken)

    def title(self, texts: Words, winners: int) -> str:
        """Return the title of the finale."""
        return texts("finale-title")

    def crowned(self, texts: Words, winners: int) -> str:
        """Return the line below the winner's name, or that nobody is left."""
        return texts("finale-crowned" if winners else "finale-nobody-left")

    def tally(self, texts: Words) -> tuple[str, str]:
        """Return the number of turns and of lies, in words."""
        turns = self.lines[-1].told.turn if self.lines else 0
        lies = sum(line.lie for line in self.lines)
        return texts("finale-turns", n=turns), texts("finale-lies", n=lies)

    def backstage(self, scene: Scene) -> Backstage:
        """The bluff timeline where it was left."""
        tale = ReviewWords(
            scene.texts, [sitter.name for sitter in self.sitters], self.table.rules.setting.actions
        )
        return Backstage(scene, self.reading, self.sitters, tale, self.outspoken)
