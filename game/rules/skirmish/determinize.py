"""A whole state that fits a viewer's knowledge, for whoever wants to imagine how the battle goes on."""

from collections import Counter
from typing import Any

import msgspec

from game.core.rng import Chance
from game.core.rules import UNKNOWN, Player
from game.rules.skirmish.content import treachery_deck
from game.rules.skirmish.flow.written import read_step
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.records import Offer
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.view import OPEN_FIELDS, SkirmishView, UnitView
from game.scripting.hooks.memory import EMPTY

UNIT_FIELDS = UnitView.__struct_fields__
"""Fields of a unit, which its view has all."""
LIST_FIELDS = frozenset(
    name for name, kind in SkirmishState.__annotations__.items() if str(kind).startswith("list")
)
"""Fields of the state that are lists, while a view has tuples."""


def determinized_state(setting: Setting, view: SkirmishView, rng: Chance) -> SkirmishState:
    """A state that `view.me` cannot tell from the true one: others' cards and the turn cards are drawn."""
    state = open_state(view)
    rng.shuffle(state.flips)
    _deal_hands(setting, view, state, rng)
    state.offers = [_imagined_offer(state, offer, rng) for offer in view.offers]
    return state


def open_state(view: SkirmishView) -> SkirmishState:
    """What everybody may know, as a state of its own: no hand, deck or offer, turn cards in seat order."""
    state = SkirmishState(players=view.players, width=view.width, depth=view.depth, units=[])
    for name in OPEN_FIELDS:
        value: Any = getattr(view, name)
        setattr(state, name, list(value) if name in LIST_FIELDS else value)
    state.units = [Unit(*[getattr(unit, name) for name in UNIT_FIELDS]) for unit in view.units]
    state.steps = [read_step(step, view.active) for step in view.steps]
    state.flips = list(view.flips)
    state.memory = EMPTY if view.memory is msgspec.UNSET else view.memory
    return state


def _deal_hands(setting: Setting, view: SkirmishView, state: SkirmishState, rng: Chance) -> None:
    """Deal the cards that the viewer does not see, in any order; cards on the stack are in nobody's hand."""
    pool = _unseen_cards(setting, view)
    rng.shuffle(pool)
    state.hands = [
        list(view.hand) if player == view.me else [pool.pop() for _ in range(min(many, len(pool)))]
        for player, many in enumerate(view.hands)
    ]
    for offer in view.offers:
        if view.me == offer.to and offer.card not in ("", UNKNOWN):
            _give_shown_card(state, offer.by, offer.card, pool)
    state.deck = pool[: view.deck]


def _unseen_cards(setting: Setting, view: SkirmishView) -> list[str]:
    """Every card of the deck that lies neither in the viewer's hand nor face up, in a fixed order."""
    if not setting.flags.treachery:
        return []
    left = Counter(treachery_deck(setting.content.cards, view.players))
    left.subtract([*view.hand, *view.discards, *(play.card for play in view.plays)])
    return sorted(left.elements())


def _give_shown_card(state: SkirmishState, player: Player, card: str, pool: list[str]) -> None:
    """Give `player` a card that the viewer was shown, instead of an imagined one."""
    hand = state.hands[player]
    if card in hand or not hand:
        return
    for owner in (pool, *state.hands):
        if card in owner:
            owner[owner.index(card)], hand[-1] = hand[-1], card
            return


def _imagined_offer(state: SkirmishState, offer: Offer, rng: Chance) -> Offer:
    """The offer with one of the cards that its maker is imagined to hold."""
    if offer.card != UNKNOWN:
        return offer
    hand = state.hands[offer.by]
    return msgspec.structs.replace(offer, card=hand[rng.below(len(hand))] if hand else "")
