"""Bribes: offers of tokens and a card for a promise, at each flip and before each naming (S-18)."""

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.player import Answer, Done, Later, MakeOffer
from game.rules.skirmish.events.player import OfferMade
from game.rules.skirmish.flow.battle import Battle, PhaseRules, do_nothing
from game.rules.skirmish.flow.questions import ANSWER_OFFERS, MAKE_OFFERS
from game.rules.skirmish.flow.steps import (
    BRIBES_CHARGED,
    BRIBES_NAMED,
    BRIBES_OFFERS,
    BRIBES_PHASE_ENDED,
    BRIBES_TURN_ENDED,
    STEP_KINDS,
    TREACHERY_DISCARD,
)
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.records import NOBODY, Offer
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.treachery import promises
from game.rules.skirmish.treachery.law import players_clockwise
from game.rules.skirmish.treachery.promises import KINDS, NAME, NOT_CHARGE
from game.rules.skirmish.treachery.standing import (
    carry_out_answer,
    check_answer,
    drop_offer,
    lapse_offers,
    offers_to,
    settle_charge,
    settle_naming,
)
from game.rules.skirmish.turn.naming import Phase

BRIBES_ANSWERS = STEP_KINDS.declare("bribes:answers")

PRICES = (1, 3)
"""Tokens of the offers that are shown as options; any number that one has is legal."""

# offers


def _ask_offers(battle: Battle) -> None:
    """Ask all who have anything to offer at once, those without an army too (S-15, S-18)."""
    state = battle.state
    lapse_offers(battle)
    if battle.setting.flags.bribes:
        rich = [player for player in players_clockwise(state, state.active) if _can_offer(state, player)]
        battle.then(BRIBES_ANSWERS())
        battle.ask(MAKE_OFFERS, *rich)


def _can_offer(state: SkirmishState, player: Player) -> bool:
    """Whether a player has a token or a card left to offer, and somebody to whom: all of it is public."""
    left = _left_tokens(state, player) > 0 or len(state.hands[player]) > len(_offered_cards(state, player))
    return left and bool(_open_to(state, player))


def _open_to(state: SkirmishState, player: Player) -> list[Player]:
    """The living opponents to whom a player has made no offer yet."""
    done = [offer.to for offer in state.offers if offer.by == player]
    return [other for other in state.living() if other != player and other not in done]


def _left_tokens(state: SkirmishState, player: Player) -> int:
    """The tokens that a player has not offered yet."""
    return state.tokens[player] - sum(offer.tokens for offer in state.offers if offer.by == player)


def _offered_cards(state: SkirmishState, player: Player) -> list[str]:
    """The cards that a player has offered."""
    return [offer.card for offer in state.offers if offer.by == player and offer.card]


def _has_card(state: SkirmishState, player: Player, card: str) -> bool:
    """Whether a player holds that card and has not offered it yet."""
    return state.hands[player].count(card) > _offered_cards(state, player).count(card)


def _check_offer(setting: Setting, state: SkirmishState, action: MakeOffer) -> Refusal | None:
    """Something for a promise that can be kept, to a living opponent, one each (S-18)."""
    player = action.player
    if action.to not in _open_to(state, player):
        return Refusal("offer-to-whom")
    if action.tokens < 0 or (action.tokens == 0 and not action.card):
        return Refusal("offer-nothing")
    if action.tokens > _left_tokens(state, player):
        return Refusal("offer-too-much", {"tokens": _left_tokens(state, player)})
    if action.card and not _has_card(state, player, action.card):
        return Refusal("offer-no-card")
    return _check_promise(state, action)


def _check_promise(state: SkirmishState, action: MakeOffer) -> Refusal | None:
    """A promise about naming needs a choice of names; "name X" says whom and in which phase."""
    if action.promise not in KINDS:
        return Refusal("offer-no-promise")
    if action.promise != NOT_CHARGE and len(state.living()) < 3:
        return Refusal("offer-no-choice")
    if action.promise != NAME:
        return None if (action.enemy, action.phase) == (NOBODY, "") else Refusal("offer-no-promise")
    if action.enemy == action.to or action.enemy not in state.living():
        return Refusal("offer-name-whom")
    return None if action.phase in list(Phase) else Refusal("offer-which-phase")


def _make(battle: Battle, action: MakeOffer) -> None:
    """The offer lies there; who can make no more is done."""
    state = battle.state
    new = Offer(
        state.new_id(),
        action.player,
        action.to,
        action.tokens,
        action.card,
        action.promise,
        action.enemy,
        str(action.phase),
    )
    state.offers = [*state.offers, new]
    battle.tell(OfferMade(new.id, new.by, new.to, new.tokens, new.card, new.kind, new.enemy, new.phase))
    if not _can_offer(state, action.player):
        battle.answered(action.player)


def _some_offers(state: SkirmishState, player: Player) -> Iterator[MakeOffer]:
    """A sample: a few tokens, or a card, for each promise; names for the active player's phase."""
    prices = [price for price in PRICES if price <= _left_tokens(state, player)]
    cards = [card for card in dict.fromkeys(state.hands[player]) if _has_card(state, player, card)]
    goods = [*((price, "") for price in prices), *((0, card) for card in cards[:1])]
    for to in _open_to(state, player):
        for enemy, kind, phase in _some_promises(state, to):
            for price, card in goods:
                yield MakeOffer(player, to, kind, price, card, enemy, phase)


def _some_promises(state: SkirmishState, to: Player) -> Iterator[tuple[Player, str, str]]:
    """The promises that `to` may be asked for: (whom to name, kind, phase)."""
    yield NOBODY, NOT_CHARGE, ""
    if len(state.living()) > 2:
        yield NOBODY, promises.NOT_NAME, ""
        if to == state.active:
            for enemy in state.living():
                if enemy != to:
                    yield enemy, NAME, state.phase or Phase.MOVEMENT.value


# answers


def _ask_answers(battle: Battle) -> None:
    """Ask all who got offers at once; nothing said is no (S-18)."""
    state = battle.state
    got = {offer.to for offer in state.offers}
    battle.ask(ANSWER_OFFERS, *[player for player in players_clockwise(state, state.active) if player in got])


def _answer(battle: Battle, action: Answer) -> None:
    """Taken or not; who has answered all is done."""
    carry_out_answer(battle, action)
    if not offers_to(battle.state, action.player):
        _settled(battle, action.player)


def _settled(battle: Battle, player: Player) -> None:
    """Note a player's answer; after the last one players with too many cards discard (S-19)."""
    if battle.answered(player):
        everybody = players_clockwise(battle.state, battle.state.active)
        battle.then(*[TREACHERY_DISCARD(one) for one in everybody])


def _refuse_all(battle: Battle, player: Player) -> None:
    """Refuse every offer that a player has left unanswered."""
    for offer in offers_to(battle.state, player):
        drop_offer(battle, offer)
    _settled(battle, player)


# the chapter


def options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> Sequence[Any]:
    """Nothing more; offers; yes or no to each that one got."""
    if question.kind == MAKE_OFFERS:
        return [Done(player), *_some_offers(state, player)]
    mine = offers_to(state, player)
    return [Done(player), *[Answer(player, offer.id, yes) for offer in mine for yes in (True, False)]]


def check(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """The law of offers, or of answers: only to what was offered to the player.

    `Later` is no option that is shown: it is for tables where answering runs beside the play.
    """
    if isinstance(action, Done):
        return None
    if question.kind == MAKE_OFFERS:
        right = isinstance(action, MakeOffer)
        return _check_offer(setting, state, action) if right else Refusal("wrong-moment")
    if isinstance(action, Later):
        return None
    return check_answer(state, action) if isinstance(action, Answer) else Refusal("wrong-moment")


def apply(battle: Battle, question: Question, action: Any) -> None:
    """An offer, an answer, not yet an answer, or nothing more."""
    match action:
        case MakeOffer():
            _make(battle, action)
        case Answer():
            _answer(battle, action)
        case Later():
            _settled(battle, action.player)
        case _ if question.kind == MAKE_OFFERS:
            battle.answered(action.player)
        case _:
            _refuse_all(battle, action.player)


RULES = PhaseRules(
    do_nothing,
    options,
    check,
    apply,
    {
        BRIBES_OFFERS: _ask_offers,
        BRIBES_ANSWERS: _ask_answers,
        BRIBES_NAMED: settle_naming,
        BRIBES_CHARGED: settle_charge,
        BRIBES_TURN_ENDED: promises.turn_ended,
        BRIBES_PHASE_ENDED: promises.void_promises_of_dead,
    },
)
