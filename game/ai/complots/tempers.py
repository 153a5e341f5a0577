"""Four tempers at court: how gladly a bot lies, blocks, doubts and bears a grudge."""

import msgspec


class Temper(msgspec.Struct, frozen=True):
    """Leanings, in hundredths of a fair share of the win: what a bot adds to the score of such an act."""

    lie: float = 0.0
    """Claiming, on its turn, a character that it does not hold."""
    stand: float = 0.0
    """Blocking with a character that it does not hold."""
    doubt: float = 0.0
    """Doubting any claim."""
    grudge: float = 0.0
    """Striking, robbing or doubting the player who hurt it last."""


TEMPERS: dict[str, Temper] = {
    "honest": Temper(lie=-7, stand=-4, doubt=-1, grudge=1),
    "bold": Temper(lie=5, stand=4, doubt=0, grudge=0),
    "suspicious": Temper(lie=-1, stand=0, doubt=4, grudge=1),
    "vengeful": Temper(lie=0, stand=1, doubt=0, grudge=8),
}
"""By name, as in the lobby."""
