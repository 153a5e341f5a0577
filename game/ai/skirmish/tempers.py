"""Four tempers of commanders: loyal, opportunist, cautious, vengeful; named as in the lobby."""

from game.ai.regard import Leanings


class Temper(Leanings, frozen=True):
    """Leanings: factors of 1, or points that a commander adds to the worth of an act."""

    faith: float = 1.0
    """Tokens that a broken promise costs the commander's good name, as the commander feels it."""
    greed: float = 1.0
    """Factor on what bribes are worth, offered or accepted."""
    grudge: float = 0.0
    """Points for each 100 that a player has taken from the commander, when choosing whom to hurt."""
    daring: float = 1.0
    """Weight of gains beside losses: above 1 a commander charges where others wait."""


TEMPERS: dict[str, Temper] = {
    "honest": Temper(faith=6.0),
    "bold": Temper(faith=0.3, greed=1.5, daring=1.25),
    "suspicious": Temper(faith=2.5, greed=0.8, daring=0.8),
    "vengeful": Temper(faith=2.0, grudge=6.0),
}
"""Tempers by name: honest is loyal, bold an opportunist, suspicious cautious."""
