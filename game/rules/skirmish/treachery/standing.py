"""Offers that stand beside the play: answered at any time, until they lapse (S-18)."""

from collections.abc import Callable
from typing import Any

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.player import Answer
from game.rules.skirmish.consequences import victory_points
from game.rules.skirmish.events.player import OfferAnswered
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.flow.questions import ANSWER_OFFERS, DISCARD_CARD, MAKE_OFFERS
from game.rules.skirmish.state.records import Offer
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.treachery import promises
from game.rules.skirmish.treachery.law import HAND
from game.rules.skirmish.treachery.promises import NAME, NOT_CHARGE, NOT_NAME


def offers_to(state: SkirmishState, player: Player) -> list[Offer]:
    """The offers that wait for a player's answer, oldest first."""
    return [offer for offer in state.offers if offer.to == player]


def is_beside(state: SkirmishState, question: Question, action: Any) -> bool:
    """Whether an action answers an offer that stands, and not the question of the moment.

    While offers are made nobody answers yet: each player makes one to each other at a moment (S-18).
    """
    if not isinstance(action, Answer) or question.kind == MAKE_OFFERS:
        return False
    asked = question.kind == ANSWER_OFFERS and action.player in question.players
    return not asked and check_answer(state, action) is None


def check_answer(state: SkirmishState, action: Answer) -> Refusal | None:
    """Only to what was offered to the player."""
    mine = any(offer.id == action.offer for offer in offers_to(state, action.player))
    return None if mine else Refusal("offer-not-yours")


def answer_beside(battle: Battle, action: Answer) -> None:
    """Answer an offer that stands, if it still does; who then holds too many cards discards (S-19)."""
    if check_answer(battle.state, action) is None:
        carry_out_answer(battle, action)
        if len(battle.state.hands[action.player]) > HAND:
            battle.ask(DISCARD_CARD, action.player)


def carry_out_answer(battle: Battle, action: Answer) -> None:
    """Taken: tokens and card change hands at once, and something is promised; or not."""
    state = battle.state
    offer = next(one for one in state.offers if one.id == action.offer)
    drop_offer(battle, offer, accepted=action.accept)
    if action.accept:
        paid = -victory_points.change_tokens(battle, offer.by, -offer.tokens, "bribe")
        victory_points.change_tokens(battle, offer.to, paid, "bribe")
        if offer.card:
            state.hands[offer.by].remove(offer.card)
            state.hands[offer.to].append(offer.card)
        promises.record_promise(battle, offer)


def drop_offer(battle: Battle, offer: Offer, *, accepted: bool = False) -> None:
    """The offer lies there no more."""
    battle.state.offers = [one for one in battle.state.offers if one.id != offer.id]
    battle.tell(OfferAnswered(offer.id, offer.by, offer.to, accepted))


# how they lapse


def lapse_offers(battle: Battle, is_over: Callable[[Offer], bool] = lambda offer: True) -> None:
    """Let offers that nobody has answered lapse: no answer is no (S-18)."""
    for offer in [one for one in battle.state.offers if is_over(one)]:
        drop_offer(battle, offer)


def lapse_unpaid(battle: Battle) -> None:
    """Let offers lapse whose price is gone: spent, stolen, played, laid down; the oldest is paid first."""
    state = battle.state
    tokens, hands = list(state.tokens), [list(hand) for hand in state.hands]
    unpaid = set()
    for offer in state.offers:
        tokens[offer.by] -= offer.tokens
        if tokens[offer.by] < 0 or (offer.card and offer.card not in hands[offer.by]):
            unpaid.add(offer.id)
            tokens[offer.by] += offer.tokens
        elif offer.card:
            hands[offer.by].remove(offer.card)
    lapse_offers(battle, lambda offer: offer.id in unpaid)


def settle_naming(battle: Battle, *legal: Player) -> None:
    """The active player has named: promises about it are settled, what he was asked for is decided (S-18)."""
    promises.settle_promises_on_naming(battle, *legal)
    state = battle.state
    lapse_offers(
        battle,
        lambda one: (
            one.to == state.active
            and (one.kind == NOT_NAME or (one.kind == NAME and one.phase == state.phase))
        ),
    )


def settle_charge(battle: Battle, by: Player, whom: Player) -> None:
    """A charge was declared: promises against it are broken, and it is too late to buy one (S-18)."""
    promises.settle_promises_on_charge(battle, by, whom)
    lapse_offers(battle, lambda one: (one.to, one.by, one.kind) == (by, whom, NOT_CHARGE))
