"""Four tempers at court: how gladly a bot lies, blocks, doubts, bears a grudge, and gives its word early."""

from game.ai.regard import Leanings


class Temper(Leanings, frozen=True):
    """Leanings, in hundredths of a fair share of the win: what a bot adds to the score of such an act.

    Only `signal` is of another kind.
    """

    lie: float = 0.0
    """Claiming, on its turn, a character that it does not hold."""
    stand: float = 0.0
    """Blocking with a character that it does not hold."""
    doubt: float = 0.0
    """Doubting any claim."""
    grudge: float = 0.0
    """Striking, robbing or doubting the player who hurt it last."""
    signal: int = 0
    """Of a hundred blocks that it is set on, those that it announces while the claim may be doubted (C-37).

    As many of true ones as of bluffs, so that an early word tells nothing.
    """


TEMPERS: dict[str, Temper] = {
    "honest": Temper(lie=-7, stand=-4, doubt=-1, grudge=1, signal=40),
    "bold": Temper(lie=5, stand=4, doubt=0, grudge=0, signal=60),
    "suspicious": Temper(lie=-1, stand=0, doubt=4, grudge=1, signal=15),
    "vengeful": Temper(lie=0, stand=1, doubt=0, grudge=8, signal=30),
}
"""By name, as in the lobby."""
