"""Signs of the bots of Complots."""

from math import fsum

from game.ai.tells import FAINT_HOPE, Decided, Sign
from game.core.rules import Player
from game.rules.complots.actions import Block, Declare
from game.rules.complots.view import ComplotsView

COIN_HOPE = 0.12
"""Hidden cards that a coin is worth to whoever looks round the table."""


def read_sign(sign: Sign, decided: Decided, against: Player) -> bool | None:
    """Whether a sign is there: a claim or block without the card, an action at somebody, little hope."""
    view: ComplotsView = decided.view
    action = decided.action
    if sign == "lie":
        return _lies(decided)
    if sign == "aim" and isinstance(action, Declare):
        return None if action.target is None else action.target == against
    if sign == "fear" and isinstance(action, Declare):
        return hope_of(view) < FAINT_HOPE
    return None


def _lies(decided: Decided) -> bool | None:
    """Whether a decision claims what the hand belies; None where it claims nothing."""
    view: ComplotsView = decided.view
    action = decided.action
    if isinstance(action, Block):
        return action.character not in view.hand
    if not isinstance(action, Declare):
        return None
    known = decided.rules.setting.actions[action.action]
    if known.denies is not None:
        return known.denies in view.hand
    return None if known.claim is None else known.claim not in view.hand


def hope_of(view: ComplotsView) -> float:
    """The share of the match that a player gives itself, by cards and coins that everybody sees."""
    shares = [
        cards + COIN_HOPE * coins if cards else 0.0
        for cards, coins in zip(view.hidden, view.coins, strict=True)
    ]
    return shares[view.me] / (fsum(shares) or 1.0)
