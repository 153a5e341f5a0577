"""A beginner at Hécatombe: loves his own objective, forgets that the others have some too."""

from collections.abc import Sequence

from game.ai.hecatombe_lore import Lore
from game.ai.hecatombe_tempers import Temper
from game.ai.policy import Choice, Thought
from game.core.rng import Rng
from game.core.rules import UNKNOWN, Event
from game.rules.hecatombe.actions import Attack, Choose, Counter, HecatombeAction, Keep, LetGo, Liberate
from game.rules.hecatombe.rules import Hecatombe
from game.rules.hecatombe.view import HecatombeView

CARELESS = 0.15
"""How often he does just anything."""
STUBBORN = 0.5
"""How often he counters to save a tile that he likes only a little."""


class Weak:
    """Gathers the symbols of his own objectives, as he sees them, and leaves the rest to luck."""

    def __init__(self, rules: Hecatombe, temper: Temper) -> None:
        self.lore = Lore(rules)
        self.temper = temper

    def choose(
        self, view: HecatombeView, options: Sequence[HecatombeAction], story: Sequence[Event], rng: Rng
    ) -> Choice:
        """Follow the own symbols, or a whim."""
        if rng.random() < CARELESS:
            return Choice(rng.choice(options), Thought("weak-whim"))
        wanted = self.wanted(view)
        values = [self.liking(view, wanted, option, rng) + 0.9 * rng.random() for option in options]
        return Choice(options[values.index(max(values))], Thought("weak-tiles"))

    def wanted(self, view: HecatombeView) -> list[float]:
        """How many of his own objectives' symbols stand on each tile; before he has any, of his hand's."""
        own = view.hand or [tile for tile in view.objectives[view.me] if tile != UNKNOWN]
        return [float(total) for total in self.lore.totals(self.lore.tiles(own))]

    def liking(
        self, view: HecatombeView, wanted: Sequence[float], option: HecatombeAction, rng: Rng
    ) -> float:
        """How much he likes an option."""
        place = self.lore.place
        match option:
            case Choose(people=people):
                return 0.2 * wanted[place[people]]
            case Attack(prey=prey):
                return wanted[place[prey]]
            case LetGo():
                return 1.0 if view.assault and wanted[place[view.assault.prey]] < 1 else -1.0
            case Counter(army=army):
                return -wanted[place[army]]
            case Keep(people=people):
                return wanted[place[people]]
            case Liberate(people=people):
                return 0.0 if people is None else 0.5 - wanted[place[people]]
            case _:
                return 0.0
