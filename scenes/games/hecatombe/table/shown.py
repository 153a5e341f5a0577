"""What the picture says now; it runs behind the facts and catches up with the events."""

from collections.abc import Sequence

from game.core.rules import UNKNOWN, Player
from game.rules.hecatombe import HecatombeView
from scenes.games.hecatombe.table.centre.exchange import Exchange


class Shown:
    """The tiles and numbers on the table; when nothing moves they equal the public view."""

    def __init__(self, view: HecatombeView) -> None:
        self.armies = [list(tiles) for tiles in view.armies]
        self.captured = [list(tiles) for tiles in view.captured]
        self.objectives = [list(tiles) for tiles in view.objectives]
        """As everybody knows them: backs until they are shown."""
        self.points = list(view.points)
        self.rounds = list(view.rounds)
        self.out = list(view.out)
        self.dead = list(view.dead)
        self.hands = list(view.hands)
        self.active = view.active
        self.father = view.father
        self.round = view.round
        self.attacks = view.attacks
        self.exchanges: list[Exchange] = []
        """The last exchanges of this round, oldest first; not among the facts of a view."""
        self.history = list(view.history)
        """The objectives scored this round."""
        self.counted_as = dict(view.counted_as)
        """By symbol: the one as which scripts let it count on objectives."""
        self.glimpses = list(view.glimpses or ())
        """Who has been let see which objective this round."""

    def begin_round(self, number: int, active: int) -> None:
        """Clear the table for a new round; rounds won stay."""
        for tiles in (*self.armies, *self.captured, *self.objectives, self.dead):
            tiles.clear()
        self.exchanges.clear()
        self.history.clear()
        self.glimpses.clear()
        players = len(self.armies)
        self.points, self.out, self.hands = [0] * players, [False] * players, [0] * players
        self.round, self.attacks, self.active, self.father = number, 0, active, None

    def seen_by(self, viewer: Player, objectives: Sequence[Sequence[str]]) -> list[tuple[Player, int]]:
        """Return owner and place of what a script let somebody see, while its face may be on the screen.

        `objectives` are those of all owners as `viewer` may know them.
        """
        return [
            (one.owner, one.place)
            for one in self.glimpses
            if one.viewer == viewer
            and self.objectives[one.owner][one.place] == UNKNOWN
            and UNKNOWN not in objectives[one.owner][one.place : one.place + 1]
        ]

    def most(self) -> int:
        """Return the number of armies of the richest player."""
        return max(len(tiles) for tiles in self.armies)

    def differs(self, view: HecatombeView) -> list[str]:
        """Return the differences between the picture and the facts; empty when it has caught up."""
        pairs: dict[str, tuple[object, object]] = {
            "armies": (_frozen(self.armies), view.armies),
            "captured": (_frozen(self.captured), view.captured),
            "objectives": (_frozen(self.objectives), view.objectives),
            "points": (tuple(self.points), view.points),
            "rounds": (tuple(self.rounds), view.rounds),
            "out": (tuple(self.out), view.out),
            "dead": (tuple(self.dead), view.dead),
            "hands": (tuple(self.hands), view.hands),
            "active": (self.active, view.active),
            "father": (self.father, view.father),
            "round": (self.round, view.round),
            "attacks": (self.attacks, view.attacks),
            "history": (tuple(self.history), view.history),
            "counted_as": (self.counted_as, view.counted_as),
            "glimpses": (tuple(self.glimpses), view.glimpses or ()),
        }
        return [f"{name}: {shown} for {fact}" for name, (shown, fact) in pairs.items() if shown != fact]


def _frozen(tiles: list[list[str]]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(row) for row in tiles)
