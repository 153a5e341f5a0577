"""Four tempers at the guns: how gladly a bot cheats, dares, takes revenge, and suspects others."""

from game.ai.regard import Leanings


class Temper(Leanings, frozen=True):
    """Leanings, in hundredths of a match: what a bot adds to the value of such an act."""

    cheating: float = 0.0
    """Hiding a BALLE itself; where that is neither better nor worse, how often, too."""
    daring: float = 0.0
    """Each shot that it bets."""
    grudge: float = 0.0
    """Accusing and hitting the player who last accused it or shot at it."""
    suspicion: float = 1.0
    """Factor on the odds that others cheat."""


TEMPERS: dict[str, Temper] = {
    "honest": Temper(cheating=-1.2, suspicion=0.9),
    "bold": Temper(cheating=0.7, daring=0.15),
    "suspicious": Temper(daring=-0.1, suspicion=1.5),
    "vengeful": Temper(grudge=1.5),
}
"""By name, as in the lobby."""
