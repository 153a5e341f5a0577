"""How tense a match of Hécatombe is, by what everybody may know."""

from game.rules.hecatombe import HecatombeView


def table_tension(view: HecatombeView) -> float:
    """Return the tension of a table, from 0 to 1: captives of the round, and how near the match is."""
    if view.asks is None:
        return 0.0
    taken = sum(map(len, view.captured)) / max(view.goal * view.players, 1)
    matchball = max(view.rounds) == view.flags.rounds_to_win - 1
    return min(0.6 * taken + 0.4 * matchball, 1.0)
