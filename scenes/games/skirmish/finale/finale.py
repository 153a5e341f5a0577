"""The finale of a battle: triumph and honours first, then how it came about, told by the record."""

from collections.abc import Sequence

from game.app.table import Table
from game.core.rules import Player
from game.couch.sitter import Sitter
from game.rules.skirmish import SkirmishView
from game.rules.skirmish.chronicle.teller import Teller
from scenes.games.skirmish.finale.backstage import Backstage
from scenes.games.skirmish.finale.record.cursor import StoryPlace
from scenes.games.skirmish.finale.record.deeds import HONOUR_KEY, battle_honours, final_ranking
from scenes.games.skirmish.finale.record.story import tell_battle
from scenes.games.skirmish.finale.record.turning import turning_points
from scenes.screens.finale.contract import FinaleScene
from scenes.shell.null_sound import Words


class SkirmishFinale:
    """A battle that is over; the moment looked at outlives the picture."""

    honour_key = HONOUR_KEY
    opens_next: Player | None = None
    """Turn cards decide who is first."""

    def __init__(self, table: Table, sitters: Sequence[Sitter]) -> None:
        self.table, self.sitters = table, sitters
        self.view: SkirmishView = table.public.view
        events = table.truth()
        self.teller = Teller(self.view.units, events)
        self.story = tell_battle(self.view, events)
        self.ranks = final_ranking(self.view.tokens, self.view.victory, self.view.winner)
        self.turnings = turning_points(self.story, events, self.view.winner)
        self.honours = battle_honours(self.story)
        self.place = StoryPlace(self.story, self.turnings)
        self.drawn = False
        """Whether the lines of the plot have been seen to grow."""

    def title(self, texts: Words, winners: int) -> str:
        """Return the title of the triumph."""
        return texts("finale-skirmish-title")

    def crowned(self, texts: Words, winners: int) -> str:
        """Return the line below the name: a clean victory, or one over broken words."""
        winner = self.view.winner
        lied = any(one.by == winner for one in self.story.betrayals)
        return texts("finale-skirmish-crowned", lied="yes" if lied else "no")

    def tally(self, texts: Words) -> tuple[str, str]:
        """Return the number of turns and of broken words."""
        return texts("finale-skirmish-turns", n=self.view.round), texts(
            "finale-skirmish-lies", n=len(self.story.betrayals)
        )

    def backstage(self, scene: FinaleScene) -> Backstage:
        """The story at the moment where it was left."""
        return Backstage(scene, self)
