"""A treachery card is played by a secret button: which one it is, is dealt anew, and one press is enough."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.app.plan import MatchPlan
from game.core.match import Match
from game.core.rng import Rng
from game.input.devices import MOUSE
from game.input.intents import Intent
from game.rules.skirmish.actions.player import Pass, PlayCard
from scenes.games.skirmish.table.controller import Controller
from scenes.games.skirmish.table.offers.card_tool import BUTTONS, NO_CARD, CardTool
from scenes.match.secret_order import SecretOrder
from tests.app.conftest import chairs
from tests.contract.worlds import laid, rules_from
from tests.scenes.games.skirmish.test_answers import StillTable
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]
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


@pytest.mark.rule("S-19")
def test_the_mouse_looks_while_it_is_held_and_presses_the_backs_themselves(raise_house: Raise) -> None:
    from game.couch.couch import Couch
    from game.couch.names import default_names
    from scenes.games.skirmish.table.scene import SkirmishScene

    house = raise_house(reduced_motion=True, solo_open_hand=False)
    couch = Couch(default_names(house.stage.app.texts))
    couch.join(MOUSE)
    for _ in range(2):
        couch.add_bot("bold", "weak")
    plan = MatchPlan("skirmish", chairs("hbb"), 4, position=laid("skirmish", "shooting-3"))
    scene = SkirmishScene(house.stage, house.stage.app.begin(plan, keep=False), couch)
    scene.table.paused = True
    house.stage.push(scene)
    house.step(0.1)
    scene.hands.answer(0, Intent.COUNTER)
    for _ in range(3):
        house.step(0.1)
    spots = {intent: box for box, player, intent in scene.hands.spots if player == 0}
    assert {*BUTTONS[:3], Intent.PEEK, Intent.BACK} == set(spots)
    names = [house.stage.app.texts(f"name-{card}") for card in scene.table.seats[0].view.hand]

    def read() -> bool:
        said = [label.text.lower() for label in scene.labels()]
        return all(name.lower() in said for name in names)

    x, y, w, h = spots[Intent.PEEK]
    assert not read()
    scene.click(x + w / 2, y + h / 2)
    house.step(0.1)
    assert read()
    scene.drop(x, y)
    house.step(0.1)
    assert not read() and scene.hands.peeking is None
    x, y, w, h = spots[BUTTONS[0]]
    scene.click(x + w / 2, y + h / 2)
    scene.table.flush()
    assert 0 not in scene.view.owing or scene.hands.controllers[0].path
    scene.close()
