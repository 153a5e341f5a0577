"""How long people take in a battle: for an order, for an answer, for what answers itself."""

from typing import NamedTuple

from game.app.games.battle_questions import CLOSED
from game.core.rules import Action
from game.rules.skirmish.actions import orders
from game.rules.skirmish.actions import player as deeds
from game.rules.skirmish.flow.questions import DISCARD_CARD, MAKE_OFFERS, PLAY_CARD


class Pace(NamedTuple):
    """Seconds that people take, where nobody hurries them."""

    order: float = 8.0
    """An order: where to stand, whom to name, charge, shoot or enchant, what to offer."""
    answer: float = 3.0
    """Any other answer, a name that was proposed, or the end of orders."""


PACE = Pace()
ORDERS = (
    *(orders.Move, orders.Reform, orders.Join, orders.Leave, orders.Arrive, orders.DeclareCharge),
    *(orders.Cast, orders.Shoot, orders.Aim),
    *(deeds.SetOrder, deeds.TakeZone, deeds.Deploy, deeds.DeployForMe, deeds.KeepBack),
    *(deeds.Name, deeds.MakeOffer),
)
"""Actions that are orders; all others are answers."""


def is_alone(kind: str | None, options: int) -> bool:
    """Whether the first of so many options is the only lawful answer to a question of this kind."""
    return options == 1 and (kind in CLOSED or kind in (PLAY_CARD, DISCARD_CARD))


def answers_itself(kind: str | None, options: int, action: Action) -> bool:
    """Whether nobody has to press for this answer: the only one, or no offer where no hand was raised."""
    return is_alone(kind, options) or (kind == MAKE_OFFERS and isinstance(action, deeds.Done))


def answer_seconds(kind: str | None, options: int, action: Action, *, proposed: bool) -> float:
    """Seconds that others wait for an answer; a card that is not played runs out with its window."""
    if answers_itself(kind, options, action) or isinstance(action, deeds.Pass):
        return 0.0
    return PACE.order if isinstance(action, ORDERS) and not proposed else PACE.answer


def is_offer_prompt(kind: str | None, action: Action) -> bool:
    """Whether an answer about offers had to be pressed: one that was made, or answered (S-18)."""
    return isinstance(action, deeds.MakeOffer | deeds.Answer)
