"""How tense a match of Roulette is, by what everybody may know."""

from game.rules.roulette import RouletteView

_PHASES = {"bet": 0.2, "accusation": 0.5, "trigger": 1.0}
"""How near the shots are, by phase of the round."""


def table_tension(view: RouletteView, team: int) -> float:
    """Return the tension of a table, from 0 to 1: who has fallen of teams of `team`, bullets, the phase."""
    if view.over:
        return 0.0
    fallen = 1 - sum(view.teams) / (team * view.players)
    bullets = min(sum(map(sum, view.turned)) / view.players, 1.0)
    alone = all(left <= 1 for left in view.teams)
    return min(0.4 * fallen + 0.2 * bullets + 0.3 * _PHASES.get(view.phase, 0.0) + 0.3 * alone, 1.0)
