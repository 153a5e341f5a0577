"""A treachery card is played by a secret button: which one it is, is dealt anew, and one press is enough."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.input.intents import Intent
from game.rules.skirmish.actions.player import Pass, PlayCard
from scenes.games.skirmish.table.controller import Controller
from scenes.games.skirmish.table.offers.card_tool import BUTTONS, NO_CARD, CardTool
from scenes.match.secret_order import SecretOrder
from tests.contract.worlds import laid, rules_from
from tests.scenes.games.skirmish.test_answers import StillTable

WINDOWS = ("shooting-3", "magic-3", "combat-4", "movement-5", "turn-2")


def holding(name: str, player: int, dice: Rng | None) -> tuple[Controller, CardTool]:
    """The hand of somebody who holds the first window of a position."""
    match: Match[Any, Any, Any] = Match(rules_from("skirmish", laid("skirmish", name)), 1)
    tool = CardTool(SecretOrder(dice))
    hand = Controller(match.seat(player), StillTable(), None, (tool,))
    assert hand.tool() is None
    assert hand.feed(Intent.COUNTER) is None
    assert hand.tool() is tool
    return hand, tool


def asked(name: str) -> tuple[int, ...]:
    """Who is asked for a card there."""
    rules = rules_from("skirmish", laid("skirmish", name))
    return tuple(rules.to_act(rules.setup(Rng(1))))


@pytest.mark.rule("S-20")
def test_one_press_plays_a_card_or_passes_and_every_card_that_fits_has_its_button() -> None:
    played = passed = 0
    for name in WINDOWS:
        for player in asked(name):
            hand, tool = holding(name, player, Rng(3))
            buttons, cards = tool.buttons(hand), hand.view.hand
            assert len(set(buttons)) == len(cards) + 1 and Intent.ACCEPT not in buttons
            assert sorted(tool.things(hand)) == sorted((*cards, NO_CARD))
            fitting = {one.card for one in hand.options if isinstance(one, PlayCard)}
            for button, card in zip(buttons, tool.things(hand), strict=True):
                hand, _ = holding(name, player, Rng(3))
                answer = hand.feed(button)
                if card in fitting:
                    played += 1
                    laid_open = answer is None and hand.path[0].worth == (card,) and hand.crumbs()
                    assert laid_open or (isinstance(answer, PlayCard) and answer.card == card)
                else:
                    passed += 1
                    assert answer == Pass(player)
            hand, _ = holding(name, player, Rng(3))
            assert hand.feed(Intent.BACK) == Pass(player)
    assert played > 1 and passed > played


def test_who_holds_again_finds_the_buttons_dealt_anew() -> None:
    hand, tool = holding("shooting-3", 0, Rng(3))
    orders = []
    for _ in range(12):
        orders.append(tool.things(hand))
        hand.table.let_go(0)
        assert hand.tool() is None
        hand.table.hold(0)
        assert hand.tool() is tool
        assert hand.tool() is tool and tool.things(hand) == tool.things(hand), "once a window"
    assert len(set(orders)) > 3
    alone, still = holding("shooting-3", 0, None)
    assert still.things(alone) == (*alone.view.hand, NO_CARD), "nobody overhears who plays alone"
    assert len(set(BUTTONS)) == len(BUTTONS)
