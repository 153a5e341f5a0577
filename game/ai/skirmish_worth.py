"""What is at stake: units, standards and tokens in victory points (S-16, S-17)."""

from game.core.rules import Player
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state import SkirmishState, Unit

GENERAL = BATTLE_STANDARD = 100
STANDARD = 25


def prize(state: SkirmishState, unit: Unit) -> float:
    """The points that its end would bring somebody: all of it, guests apart (S-17)."""
    worth = float(unit.enlisted.points)
    if state.generals[unit.owner] == unit.id:
        worth += GENERAL
    if unit.enlisted.battle_standard:
        worth += BATTLE_STANDARD
    return worth + STANDARD * unit.standard


def at_stake(rules: Skirmish, state: SkirmishState, player: Player) -> float:
    """The points that lie in all that he still has."""
    return sum(prize(state, unit) for unit in state.army(player))
