"""The beginner of Hécatombe: loves its own objectives and forgets that the others have some too."""

from collections.abc import Sequence
from typing import NamedTuple

from game.ai.hecatombe.knowledge import TableKnowledge
from game.ai.hecatombe.tempers import Temper
from game.ai.policy import Choice, Thought
from game.core.rng import Rng
from game.core.rules import UNKNOWN, Event
from game.rules.hecatombe.actions import Attack, Choose, Counter, HecatombeAction, Keep, LetGo, Liberate
from game.rules.hecatombe.rules import Hecatombe
from game.rules.hecatombe.view import HecatombeView


class BeginnerWeights(NamedTuple):
    """A beginner's liking of its options, in symbols of its objectives, and its whims."""

    careless_choice: float = 0.12
    """Probability of taking any option at all."""
    wavering: float = 0.7
    """Greatest random addition to the liking of an option, in symbols."""
    others_objective: float = 0.5
    """Weight of another player's known objective beside an own one."""
    objective_choice: float = 0.3
    """Weight of a tile's symbols in the choice of objectives."""
    attacking_army: float = 0.5
    """Weight of the attacking army's symbols beside those of the prey."""
    freeing: float = 1.2
    """Symbols from which a captured tile is kept rather than freed."""


WEIGHTS = BeginnerWeights()


class Weak:
    """The weakest bot: gathers the symbols of the objectives it can look at and leaves the rest to luck."""

    def __init__(self, rules: Hecatombe, temper: Temper) -> None:
        self.lore = TableKnowledge(rules.setting)
        self.temper = temper

    def choose(
        self, view: HecatombeView, options: Sequence[HecatombeAction], story: Sequence[Event], rng: Rng
    ) -> Choice:
        """One of `options` with its reason: the one with most of its own symbols, or a whim."""
        if rng.random() < WEIGHTS.careless_choice:
            return Choice(rng.choice(options), Thought("weak-whim"))
        wanted = self.wanted_symbols(view)
        values = [self.liking(view, wanted, option) + WEIGHTS.wavering * rng.random() for option in options]
        return Choice(options[values.index(max(values))], Thought("weak-tiles"))

    def wanted_symbols(self, view: HecatombeView) -> list[float]:
        """Symbols of the known objectives on each tile; before there are any, symbols of the hand."""
        wanted, lore = [0.0] * len(self.lore.peoples), self.lore.under(view)
        for people, share in _known_objectives(view):
            row = lore.rows[lore.place[people]]
            wanted = [old + share * new for old, new in zip(wanted, row, strict=True)]
        return wanted

    def liking(self, view: HecatombeView, wanted: Sequence[float], option: HecatombeAction) -> float:
        """The beginner's liking of `option`, in symbols."""
        place = self.lore.place
        match option:
            case Choose(people=people):
                return WEIGHTS.objective_choice * wanted[place[people]]
            case Attack(army=army, prey=prey):
                return wanted[place[prey]] + WEIGHTS.attacking_army * wanted[place[army]]
            case LetGo():
                return 1.0 if view.assault and wanted[place[view.assault.prey]] < 1 else -1.0
            case Counter(army=army):
                return -wanted[place[army]]
            case Keep(people=people):
                return wanted[place[people]]
            case Liberate(people=people):
                return 0.0 if people is None else WEIGHTS.freeing - wanted[place[people]]
            case _:
                return 0.0


def _known_objectives(view: HecatombeView) -> list[tuple[str, float]]:
    """Tiles of the hand, or later the known objectives that still count, each with its weight."""
    if view.hand:
        return [(people, 1.0) for people in view.hand]
    return [
        (people, 1.0 if owner == view.me else WEIGHTS.others_objective)
        for owner, tiles in enumerate(view.objectives)
        for people, shown in zip(tiles, view.shown[owner], strict=True)
        if people != UNKNOWN and not shown
    ]
