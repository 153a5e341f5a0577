"""Lips that moved before a bargain: who believes them sells and buys no word of that player's so gladly."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai import make_policy
from game.ai.regard import NEUTRAL, Regard
from game.ai.skirmish.tempers import TEMPERS
from game.core.rng import Rng
from game.rules.skirmish.actions.player import Answer, Done, MakeOffer
from game.rules.skirmish.state.records import Offer
from game.rules.skirmish.state.state import SkirmishState
from tests.ai.skirmish.court import FAR, ann_names, asked, bob_threatens, rules_for
from tests.rules.skirmish.builders import ANN, BOB, CLO

BELIEVES = Regard(believes=True)
"""Somebody who believes in lips, while none have moved."""


def chosen(state: SkirmishState, temper: str, regard: Regard) -> Any:
    """What Ann's bot does with a question, by what it sees from its seat."""
    rules = rules_for(state)
    bot = make_policy("skirmish", rules, temper, "strong", regard)
    options = tuple(rules.legal_actions(state, ANN))
    return bot.choose(rules.observe(state, ANN), options, (), Rng(1)).action


def doubting(*whom: int) -> Regard:
    """Somebody who believes in lips, and saw these move in this turn."""
    return Regard(doubted=whom, believes=True)


def offered(tokens: int) -> SkirmishState:
    """Clo pays Ann for not being named, whose riders could charge her bowmen in the turn that begins."""
    state = ann_names((CLO, "archers", 10, 36.0, 28.0), (BOB, "archers", 5, 66.0, 44.0), FAR, phase="")
    state.offers = [Offer(7, CLO, ANN, tokens, "", "not-name")]
    state.tokens[CLO] = 5
    asked(state, "bribes:answer")
    return state


@pytest.mark.parametrize("temper", ["honest", "suspicious", "vengeful"])
def test_an_offer_by_whoever_moved_lips_is_refused_where_it_was_good_enough(temper: str) -> None:
    for regard in (NEUTRAL, BELIEVES, doubting(BOB)):
        assert chosen(offered(2), temper, regard) == Answer(ANN, 7, accept=True)
    assert chosen(offered(2), temper, doubting(CLO)) == Answer(ANN, 7, accept=False)


@pytest.mark.parametrize("temper", list(TEMPERS))
def test_a_princely_offer_is_taken_whatever_the_lips_did(temper: str) -> None:
    assert chosen(offered(5), temper, doubting(CLO)) == Answer(ANN, 7, accept=True)


@pytest.mark.parametrize("temper", ["honest", "bold", "vengeful"])
def test_nobody_buys_the_word_of_whoever_moved_lips(temper: str) -> None:
    for regard in (NEUTRAL, BELIEVES, doubting(CLO)):
        made = chosen(bob_threatens(), temper, regard)
        assert isinstance(made, MakeOffer) and made.to == BOB
    assert chosen(bob_threatens(), temper, doubting(BOB)) == Done(ANN)
