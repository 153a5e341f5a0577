"""Offers made in a drawer, letters taken and countered, in anybody's turn (S-18)."""

from __future__ import annotations

from typing import Any

import pytest

from game.app.app import App
from game.app.table import Table
from game.input.intents import Intent
from game.rules.skirmish.actions.player import Answer, MakeOffer
from game.rules.skirmish.flow.questions import MAKE_OFFERS
from game.rules.skirmish.state.records import Offer
from scenes.games.skirmish.table.answers.table_hold import TableHands
from scenes.games.skirmish.table.controller import BIDDING, REPLYING, Controller
from scenes.games.skirmish.table.offers.bidding import LetterTool, OfferTool
from scenes.games.skirmish.table.offers.draft import Draft, may_offer, open_receivers
from scenes.games.skirmish.table.offers.drawer import CARD, PROMISE, TOKENS
from tests.app.conftest import BASE, a_plan


def movement() -> Table:
    """Three people; the second must name an enemy, the moment of offers before it is over."""
    return App([BASE]).inline().begin(a_plan("skirmish", "hhh"), keep=False)


def hand_of(table: Table, player: int) -> Controller:
    seat = table.seats[player]
    bids = OfferTool(seat)
    return Controller(seat, TableHands(table), None, (LetterTool(bids), bids))


def press(hand: Controller, *intents: Intent) -> Any:
    answer = None
    for intent in intents:
        hand.asks()
        answer = hand.feed(intent)
    return answer


def lay(table: Table, *offers: Offer) -> None:
    """Let these offers lie there, as after a moment of offers."""
    table._match.state.offers = list(offers)


def test_a_draft_says_what_was_chosen_and_is_cut_to_what_one_has() -> None:
    view = movement().seats[0].view
    draft = Draft(0)
    facts = draft.facts(view)
    assert facts is not None and facts.receivers == (1, 2) and facts.bargain.giver == 1
    draft.row = TOKENS
    for _ in range(9):
        draft.move(view, Intent.RIGHT)
    assert draft.tokens == view.tokens[0] == 2
    draft.row = CARD
    draft.move(view, Intent.RIGHT)
    draft.row = PROMISE
    draft.move(view, Intent.RIGHT)
    assert draft.offer(view) == MakeOffer(0, 1, "not-charge", 2, view.hand[0])
    draft.move(view, Intent.RIGHT)
    offer = draft.offer(view)
    assert offer is not None and (offer.promise, offer.enemy, offer.phase) == ("name", 2, "movement")


@pytest.mark.rule("S-18")
def test_only_the_active_player_is_asked_for_a_name() -> None:
    view = movement().seats[0].view
    draft = Draft(0)
    draft.to = 2
    assert {one.kind for one in draft.promises(view)} == {"not-name", "not-charge"}


@pytest.mark.rule("S-18")
def test_one_offer_lies_before_each_opponent() -> None:
    table = movement()
    lay(table, Offer(70, 0, 1, 1, "", "not-name"))
    view = table.seats[0].view
    assert open_receivers(view, 0) == [2] and may_offer(view, 0)
    lay(table, Offer(70, 0, 1, 1, "", "not-name"), Offer(71, 0, 2, 1, view.hand[0], "not-name"))
    assert not may_offer(table.seats[0].view, 0)


def test_a_hand_that_is_asked_nothing_opens_its_drawer_and_what_it_offers_lies_ready() -> None:
    table = movement()
    hand = hand_of(table, 0)
    assert hand.asks() is None
    press(hand, Intent.COUNTER)
    assert hand.asks() == BIDDING and 0 in table.moments.hands
    assert press(hand, Intent.DOWN, Intent.RIGHT, Intent.ACCEPT) is None
    assert [offer.tokens for offer in table.moments.offers_of(0)] == [2]  # type: ignore[attr-defined]
    assert hand.asks() is None and 0 not in table.moments.hands


def test_a_shut_drawer_keeps_its_draft() -> None:
    hand = hand_of(movement(), 0)
    press(hand, Intent.COUNTER, Intent.DOWN, Intent.RIGHT, Intent.BACK)
    assert hand.asks() is None
    press(hand, Intent.COUNTER)
    tool = hand.tool()
    assert isinstance(tool, OfferTool) and tool.draft.tokens == 2


def test_nothing_for_a_promise_is_refused_and_the_drawer_stays_open() -> None:
    hand = hand_of(movement(), 0)
    answer = press(hand, Intent.COUNTER, Intent.DOWN, Intent.LEFT, Intent.LEFT, Intent.ACCEPT)
    assert answer.code == "offer-nothing" and hand.asks() == BIDDING


def test_the_drawer_waits_while_its_owner_is_asked_something() -> None:
    table = movement()
    hand = hand_of(table, 1)
    hand.bidding = True
    assert hand.kind is not None and hand.kind != MAKE_OFFERS
    assert hand.asks() != BIDDING and hand.tool() is None


@pytest.mark.rule("S-18")
def test_a_letter_is_taken_declined_or_countered_by_its_receiver_alone() -> None:
    table = movement()
    lay(table, Offer(70, 1, 0, 2, "", "not-charge"), Offer(71, 2, 0, 1, "", "not-name"))
    hand = hand_of(table, 0)
    assert hand.asks() is None, "nobody has to read it"
    press(hand, Intent.DOUBT)
    assert hand.asks() == REPLYING and isinstance(hand.tool(), LetterTool)
    assert press(hand, Intent.ACCEPT) == Answer(0, 70, True)
    assert press(hand, Intent.RIGHT, Intent.BACK) == Answer(0, 71, False)
    press(hand, Intent.RIGHT, Intent.COUNTER)
    tool = hand.tool()
    assert isinstance(tool, OfferTool) and (tool.draft.to, tool.draft.tokens) == (1, 2)
    other = hand_of(table, 2)
    press(other, Intent.DOUBT)
    assert other.tool() is None, "no letter lies before anybody else"


def test_prompts_of_a_drawer_are_the_same_whatever_lies_in_the_hand() -> None:
    table = movement()
    hand = hand_of(table, 0)
    press(hand, Intent.COUNTER)
    before = hand.prompts()
    table._match.state.hands[0] = []
    assert hand_of(table, 0).tools[1].prompts(hand) == before
