"""How tense a match of Complots is, by what everybody may know."""

from game.rules.complots import ComplotsView

DUEL = 2
"""Courtiers left at the table when any loss is the last."""
_RICH, _RICHEST = 4, 10
"""Coins from which the purse of a rival is felt, and at which nothing else is: an assassination is forced."""


def table_tension(view: ComplotsView) -> float:
    """Return the tension of a table, from 0 to 1: courtiers that have fallen, and the fullest purse."""
    left, fallen = sum(view.hidden), sum(map(len, view.lost))
    if view.asks is None:
        return 0.0
    if fallen and left <= DUEL:
        return 1.0
    purse = max(coins * (hidden > 0) for coins, hidden in zip(view.coins, view.hidden, strict=True))
    threat = min(max((purse - _RICH) / (_RICHEST - _RICH), 0.0), 1.0)
    return 0.7 * fallen / max(fallen + left - DUEL, 1) + 0.3 * threat
