"""What no table of Hécatombe can be played with: bounds that hold whatever the tiles and the players do."""

from game.mods.flags import bound_problems
from game.mods.problems import Problem
from game.rules.hecatombe.content import Content
from game.rules.hecatombe.defs import HecatombeFlags

FLAG_BOUNDS = {"rounds_to_win": range(1, 21), "father_rule_from": range(0, 21)}
"""Values of house rules with which matches come to an end while somebody still watches."""


def playable(content: Content, flags: HecatombeFlags, players: int) -> list[Problem]:
    """The problems that forbid a table of `players`, each `where` its key is; none: nothing static does.

    Boxes are refused as they are read when they cannot be dealt (H-02, H-17).
    """
    return bound_problems(flags, FLAG_BOUNDS)
