"""How a player stands in an imagined battle, beside those who could still win it: in victory points."""

from game.ai.skirmish_worth import prize
from game.core.rules import Player
from game.rules.skirmish.contact import body
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state import SkirmishState, Unit

ALIVE = 0.45
"""What a whole unit is worth to its owner while the battle is young: it may take points, and gives none."""
LATE = 0.15
"""The same when the battle is over."""
RUNS = 0.45
"""Of which so much is left while it flees."""
RIVAL = 0.6
"""How much the strongest of the others counts beside all of them."""


def standing(rules: Skirmish, state: SkirmishState, player: Player) -> float:
    """By how many points he is ahead of the others: of the first of them, and of all."""
    own = [worth(rules, state, one) for one in range(state.players)]
    others = own[:player] + own[player + 1 :]
    return own[player] - RIVAL * max(others) - (1 - RIVAL) * sum(others) / len(others)


def worth(rules: Skirmish, state: SkirmishState, player: Player) -> float:
    """His tokens in points, what he earned of the next, and what still stands of his army."""
    token = rules.preset.token
    bank = token * (state.tokens[player] + state.earned[player] // token)
    share = LATE + (ALIVE - LATE) * max(0, state.rounds - state.round) / state.rounds
    return bank + share * sum(left(state, unit) for unit in state.army(player))


def left(state: SkirmishState, unit: Unit) -> float:
    """What is left of a unit's prize: the fewer stand, the nearer its end."""
    models = unit.enlisted.models
    fraction = (unit.models + models) / (2 * models) if models > 1 else 1.0
    return prize(state, unit) * fraction * (RUNS if body(state, unit).fleeing else 1.0)
