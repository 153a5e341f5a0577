"""Four ways of keeping one's word: loyal, opportunist, cautious, vengeful; named as in the lobby."""

import msgspec


class Temper(msgspec.Struct, frozen=True):
    """Leanings: factors of 1, or points that a commander adds to the worth of such an act."""

    faith: float = 1.0
    """Tokens that a broken promise costs his good name, as he feels it."""
    greed: float = 1.0
    """How gladly he offers bribes, and takes them."""
    grudge: float = 0.0
    """Points for each 100 that somebody has taken from him, when he chooses whom to hurt."""
    daring: float = 1.0
    """How he weighs what he may win against what he may lose: above 1 he charges where others wait."""


TEMPERS: dict[str, Temper] = {
    "honest": Temper(faith=6.0),
    "bold": Temper(faith=0.3, greed=1.5, daring=1.25),
    "suspicious": Temper(faith=2.5, greed=0.8, daring=0.8),
    "vengeful": Temper(faith=2.0, grudge=6.0),
}
"""By name: honest is loyal, bold an opportunist, suspicious cautious."""
