"""The afterpiece of Roulette: every pocket turned out, and how the company stood."""

from collections.abc import Sequence

from game.app.table import Table
from game.core.rules import Player
from game.couch.sitter import Sitter
from scenes.games.roulette.finale.backstage import Backstage
from scenes.games.roulette.finale.cursor import ReviewPlace
from scenes.games.roulette.finale.deeds import character_deaths, match_honours
from scenes.games.roulette.finale.round_lines import round_lines
from scenes.shell.null_sound import Words
from scenes.shell.scene import Scene


class RouletteFinale:
    """The match round by round; the place reached in it outlives the picture."""

    honour_key = "finale-roulette-honour-"
    opens_next: Player | None = None
    """Nobody is first."""

    def __init__(self, table: Table, sitters: Sequence[Sitter]) -> None:
        self.table, self.sitters = table, sitters
        assert table.outcome is not None
        self.winners = table.outcome.winners
        self.rounds = table.review()
        self.characters: int = table.rules.setting.team.characters
        self.lines = [round_lines(told) for told in self.rounds]
        self.honours = match_honours(self.rounds, len(sitters))
        self.bots = frozenset(p for p, chair in enumerate(table.plan.players) if chair.kind == "bot")
        self.thoughts = {(noted.tick, noted.player): noted.thought for noted in table.thoughts}
        self.place = ReviewPlace([len(lines) for lines in self.lines], len(sitters))

    def title(self, texts: Words, winners: int) -> str:
        """Return the title of the triumph; another one when nobody won."""
        return texts("finale-roulette-title" if winners else "finale-roulette-title-nobody")

    def crowned(self, texts: Words, winners: int) -> str:
        """Return the line below the names: one player got away with it, or nobody did."""
        return texts("finale-roulette-crowned" if winners else "finale-roulette-nobody")

    def tally(self, texts: Words) -> tuple[str, str]:
        """Return the number of rounds and of deaths, in words."""
        return texts("finale-roulette-rounds", n=len(self.rounds)), texts(
            "finale-roulette-dead", n=character_deaths(self.rounds)
        )

    def backstage(self, scene: Scene) -> Backstage:
        """The page where it was left."""
        return Backstage(scene, self)
