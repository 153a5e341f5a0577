"""Actions of Roulette: one frozen sentence per verb."""

from game.core.rules import Action, Player
from game.rules.roulette.questions import AIM, BET, POCKET


class Pocket(Action, frozen=True, tag=True):
    """Put a card into the pocket, secretly: a BALLE, a CLIC, or, None, any of the seven (R-03, R-33)."""

    bullet: bool | None = None


class Bet(Action, frozen=True, tag=True):
    """Set the die, secretly, to `face` shots (R-05)."""

    face: int


class Accuse(Action, frozen=True, tag=True):
    """Accuse `target` of a BALLE in the pocket (R-06)."""

    target: Player


class Play(Action, frozen=True, tag=True):
    """Play an action card, on `target` where it chooses somebody; `face` is that of a turned die (R-21)."""

    card: str
    target: Player | None = None
    face: int | None = None


class Pass(Action, frozen=True, tag=True):
    """Say nothing in this window."""


class TakeAim(Action, frozen=True, tag=True):
    """Aim the next shot, secretly; None takes the next player clockwise in the round (R-26)."""

    target: Player | None = None


RouletteAction = Pocket | Bet | Accuse | Play | Pass | TakeAim


def timeout_answer(asks: str, player: Player) -> RouletteAction:
    """The answer that counts for `player` who does not answer in time (R-33).

    >>> timeout_answer("bet", 2)
    Bet(player=2, face=0)
    """
    if asks == POCKET:
        return Pocket(player)
    if asks == BET:
        return Bet(player, 0)
    return TakeAim(player) if asks == AIM else Pass(player)
