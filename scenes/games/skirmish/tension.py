"""How tense a battle is, by what everybody may know."""

from game.rules.skirmish import SkirmishView
from scenes.games.skirmish.table.shown import GONE


def battle_tension(view: SkirmishView) -> float:
    """Return the tension of a battle, from 0 to 1: rounds played, and units that are gone or flee."""
    if view.over:
        return 0.0
    played = (view.round - 1) / max(view.rounds - 1, 1)
    lost = sum(unit.place == GONE or unit.fleeing for unit in view.units) / max(len(view.units), 1)
    return min(max(0.6 * played + 0.8 * lost, 0.0), 1.0)
