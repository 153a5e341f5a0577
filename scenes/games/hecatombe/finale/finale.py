"""The afterpiece of Hécatombe: the reckoning of every round, and what each player could have known."""

from collections.abc import Sequence

from game.app.table import Table
from game.core.rules import Player
from game.couch.sitter import Sitter
from game.rules.hecatombe.deduction.hindsight import Hindsight
from game.rules.hecatombe.review import Replay
from scenes.games.hecatombe.finale.backstage import Backstage
from scenes.games.hecatombe.finale.cursor import ReviewPlace
from scenes.games.hecatombe.finale.deeds import match_honours, tile_losses
from scenes.games.hecatombe.finale.notes import ThoughtFinder
from scenes.shell.null_sound import Words
from scenes.shell.scene import Scene


class HecatombeFinale:
    """The match round by round; the place reached in it outlives the picture."""

    honour_key = "finale-hecatombe-honour-"
    opens_next: Player | None = None
    """Lots are drawn again (H-07)."""

    def __init__(self, table: Table, sitters: Sequence[Sitter]) -> None:
        self.sitters = sitters
        rules = table.rules
        self.book = Replay(rules, table.plan.seed, table.log)
        self.hindsight = Hindsight(self.book)
        self.honours = match_honours(
            self.book.rounds, len(sitters), rules.setting.table.known, rules.setting.content.shared
        )
        bots = frozenset(p for p, chair in enumerate(table.plan.players) if chair.kind == "bot")
        self.asides = ThoughtFinder(table.thoughts, bots)
        assert table.outcome is not None
        moments = [len(moments) for moments in self.book.moments]
        self.place = ReviewPlace(moments, len(sitters), next(iter(table.outcome.winners), 0))

    def title(self, texts: Words, winners: int) -> str:
        """The field after the battle."""
        return texts("finale-hecatombe-title")

    def crowned(self, texts: Words, winners: int) -> str:
        """Return the line below the names: one player reigns, several do, or none is left."""
        return texts("finale-hecatombe-crowned" if winners else "finale-nobody-left", n=winners)

    def tally(self, texts: Words) -> tuple[str, str]:
        """Return the number of rounds and of deaths, in words."""
        rounds = self.book.rounds
        return texts("finale-hecatombe-rounds", n=len(rounds)), texts(
            "finale-hecatombe-dead", n=tile_losses(rounds)
        )

    def backstage(self, scene: Scene) -> Backstage:
        """The page where it was left."""
        return Backstage(scene, self.book, self.hindsight, self.place, self.sitters, self.asides)
