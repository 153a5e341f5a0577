"""A beginner at Hécatombe: loves his own objective, forgets that the others have some too."""

from collections.abc import Sequence

from game.ai.hecatombe.knowledge import TableKnowledge
from game.ai.hecatombe.tempers import Temper
from game.ai.policy import Choice, Thought
from game.core.rng import Rng
from game.core.rules import UNKNOWN, Event
from game.rules.hecatombe.actions import Attack, Choose, Counter, HecatombeAction, Keep, LetGo, Liberate
from game.rules.hecatombe.rules import Hecatombe
from game.rules.hecatombe.view import HecatombeView

CARELESS = 0.12
"""How often he does just anything."""
HAZE = 0.7
"""How much his liking of anything wavers, in symbols."""
HEARSAY = 0.5
"""How much an objective that he only happens to know counts for him beside his own."""


class Weak:
    """Gathers the symbols of the objectives he can look at, and leaves the rest to luck."""

    def __init__(self, rules: Hecatombe, temper: Temper) -> None:
        self.lore = TableKnowledge(rules)
        self.temper = temper

    def choose(
        self, view: HecatombeView, options: Sequence[HecatombeAction], story: Sequence[Event], rng: Rng
    ) -> Choice:
        """Follow the own symbols, or a whim."""
        if rng.random() < CARELESS:
            return Choice(rng.choice(options), Thought("weak-whim"))
        wanted = self.wanted(view)
        values = [self.liking(view, wanted, option) + HAZE * rng.random() for option in options]
        return Choice(options[values.index(max(values))], Thought("weak-tiles"))

    def wanted(self, view: HecatombeView) -> list[float]:
        """How many symbols of the objectives he knows stand on each tile; before he has any, of his hand."""
        wanted = [0.0] * len(self.lore.peoples)
        for people, share in _hopes(view):
            row = self.lore.rows[self.lore.place[people]]
            wanted = [old + share * new for old, new in zip(wanted, row, strict=True)]
        return wanted

    def liking(self, view: HecatombeView, wanted: Sequence[float], option: HecatombeAction) -> float:
        """How much he likes an option."""
        place = self.lore.place
        match option:
            case Choose(people=people):
                return 0.3 * wanted[place[people]]
            case Attack(army=army, prey=prey):
                return wanted[place[prey]] + 0.5 * wanted[place[army]]
            case LetGo():
                return 1.0 if view.assault and wanted[place[view.assault.prey]] < 1 else -1.0
            case Counter(army=army):
                return -wanted[place[army]]
            case Keep(people=people):
                return wanted[place[people]]
            case Liberate(people=people):
                return 0.0 if people is None else 1.2 - wanted[place[people]]
            case _:
                return 0.0


def _hopes(view: HecatombeView) -> list[tuple[str, float]]:
    """The tiles of the hand, or later the objectives he knows and that still count, and how much they do."""
    if view.hand:
        return [(people, 1.0) for people in view.hand]
    return [
        (people, 1.0 if owner == view.me else HEARSAY)
        for owner, tiles in enumerate(view.objectives)
        for people, shown in zip(tiles, view.shown[owner], strict=True)
        if people != UNKNOWN and not shown
    ]
