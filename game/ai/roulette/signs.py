"""Signs of the bots of Roulette."""

from game.ai.tells import FAINT_HOPE, Decided, Sign
from game.core.rules import Player
from game.rules.roulette.actions import Accuse, Bet, TakeAim
from game.rules.roulette.view import RouletteView

BARREL = 7
"""Cards of a barrel, the BALLE among them (R-01)."""


def read_sign(sign: Sign, decided: Decided, against: Player) -> bool | None:
    """Whether a sign is there: a BALLE in the pocket at the bet, an aim, a bet that may kill."""
    view: RouletteView = decided.view
    action = decided.action
    if isinstance(action, Bet):
        if sign == "lie":
            return None if view.pocket is None else view.pocket
        if sign == "fear":
            return survival(view, action.face) < 2 * FAINT_HOPE
    if sign == "aim" and isinstance(action, Accuse | TakeAim) and action.target is not None:
        return action.target == against
    return None


def survival(view: RouletteView, face: int) -> float:
    """The chance that none of so many shots is a BALLE, as the player knows the own barrel."""
    bullets = view.extra[view.me] + (0 if view.pocket else 1)
    left = view.barrels[view.me] or BARREL - 1
    chance = 1.0
    for shot in range(face):
        chance *= max(0.0, (left - shot - bullets) / max(1, left - shot))
    return chance
