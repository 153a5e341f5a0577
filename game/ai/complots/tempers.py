"""Four ways of being at court: how gladly a bot lies, stands in the way, doubts, and remembers."""

import msgspec


class Temper(msgspec.Struct, frozen=True):
    """Leanings, in hundredths of a fair share of the win: what a bot adds to the worth of such an act."""

    lie: float = 0.0
    """Claiming a character that he has not, on his turn."""
    stand: float = 0.0
    """Blocking with a character that he has not."""
    doubt: float = 0.0
    """Doubting anybody."""
    grudge: float = 0.0
    """Striking, robbing or doubting the one who hurt him last."""


TEMPERS: dict[str, Temper] = {
    "honest": Temper(lie=-7, stand=-4, doubt=-1, grudge=1),
    "bold": Temper(lie=5, stand=4, doubt=0, grudge=0),
    "suspicious": Temper(lie=-1, stand=0, doubt=4, grudge=1),
    "vengeful": Temper(lie=0, stand=1, doubt=0, grudge=8),
}
"""By name, as in the lobby."""
