"""Four ways of holding a gun: who cheats gladly, who believes nobody, who never forgets."""

import msgspec


class Temper(msgspec.Struct, frozen=True):
    """Leanings, in hundredths of a match: what a bot adds to the worth of such an act."""

    cheating: float = 0.0
    """Hiding a BALLE himself; where that is neither better nor worse, how often, too."""
    daring: float = 0.0
    """Each shot that he bets."""
    grudge: float = 0.0
    """Accusing and hitting who last accused him or shot at him."""
    suspicion: float = 1.0
    """How much he believes that others cheat, as a factor of the odds."""


TEMPERS: dict[str, Temper] = {
    "honest": Temper(cheating=-1.2, suspicion=0.9),
    "bold": Temper(cheating=0.7, daring=0.15),
    "suspicious": Temper(daring=-0.1, suspicion=1.5),
    "vengeful": Temper(grudge=1.5),
}
"""By name, as in the lobby."""
