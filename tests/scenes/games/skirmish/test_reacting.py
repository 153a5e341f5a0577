"""Whoever is charged answers with one of three cards, at their own place (S-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.app.app import App
from game.app.plan import MatchPlan
from game.app.table import Table
from game.input.intents import Intent
from game.rules.skirmish.actions.orders import React
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.survey.board import board_of
from game.rules.skirmish.survey.flight_odds import escape_chance
from scenes.games.skirmish.table.answers.table_hold import TableHands
from scenes.games.skirmish.table.controller import Controller
from scenes.games.skirmish.table.reacting.reaction_tool import REACTIONS, ReactionTool
from tests.app.conftest import BASE, chairs
from tests.contract.worlds import laid
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]


def charged() -> Table:
    """Three people, of whom the first is charged by the third."""
    plan = MatchPlan("skirmish", chairs("hhh"), 4, position=laid("skirmish", "charge-3"))
    return App([BASE]).inline().begin(plan, keep=False)


def hand_of(table: Table, player: int) -> Controller:
    return Controller(table.seats[player], TableHands(table), None, (ReactionTool(),))


@pytest.mark.rule("S-33")
def test_each_card_is_the_reaction_that_it_says() -> None:
    for place, reaction in enumerate(REACTIONS):
        hand = hand_of(charged(), 0)
        hand.asks()
        for _ in range(place):
            assert hand.feed(Intent.RIGHT) is None
        assert hand.feed(Intent.ACCEPT) == React(0, reaction)


@pytest.mark.rule("S-33")
def test_a_card_that_cannot_be_laid_says_why() -> None:
    table = charged()
    unit = table.public.view.questions[-1].unit
    table._match.state.units[unit].mark(unit_flags.FLEEING)
    hand = hand_of(table, 0)
    hand.asks()
    tool = hand.tool()
    assert isinstance(tool, ReactionTool)
    assert tool.state(hand) == REACTIONS.index("flee"), "it begins with what can be done"
    tool.at = 0
    answer: Any = hand.feed(Intent.ACCEPT)
    assert answer.code == "react-flees-already"


def test_nobody_else_has_cards_to_lay() -> None:
    table = charged()
    assert hand_of(table, 1).tool() is None and hand_of(table, 2).tool() is None


@pytest.mark.rule("S-35", "S-36")
def test_a_flight_escapes_unless_the_charge_rolls_as_far() -> None:
    table = charged()
    view, setting = table.public.view, table.rules.setting
    question = view.questions[-1]
    board = board_of(setting, view)
    chance = escape_chance(board, question.unit, question.target)
    gap = setting.ground.gap(board.state, question.target, question.unit) / 1000
    pace = setting.content.units[board.unit(question.target).enlisted.unit].profile.move
    dice = [a + b for a in range(1, 7) for b in range(1, 7)]
    counted = sum(pace + charge < gap + run for charge in dice for run in dice) / 36**2
    assert 0 < chance < 1 and chance == pytest.approx(counted)


def test_the_cards_lie_beside_the_panel_with_chances_and_are_laid_by_mouse(raise_house: Raise) -> None:
    from game.couch.couch import Couch
    from game.couch.names import default_names
    from game.input.devices import KEYS, MOUSE
    from scenes.capture.readability import text_problems
    from scenes.games.skirmish.table.effects.told_line import HEAD
    from scenes.games.skirmish.table.reacting.reacting import Reacting
    from scenes.games.skirmish.table.scene import SkirmishScene

    house = raise_house(reduced_motion=True)
    couch = Couch(default_names(house.stage.app.texts))
    couch.join(MOUSE)
    couch.join(KEYS)
    couch.add_bot("bold", "weak")
    table = house.stage.app.begin(
        MatchPlan("skirmish", chairs("hhb"), 4, position=laid("skirmish", "charge-3")), keep=False
    )
    scene = SkirmishScene(house.stage, table, couch)
    house.stage.push(scene)
    for _ in range(40):
        house.step(0.1)
    part = next(one for one in scene.parts if isinstance(one, Reacting))
    assert len(part._cards.boxes) == 3
    assert part._chances.keys() == set(REACTIONS) and all(one is not None for one in part._chances.values())
    assert scene.animator._told_place() == HEAD, "What happens is told where no card lies."
    scene.hands.refusal = scene.texts("refusal-react-no-missiles")
    scene.question.forget()
    scene.refresh()
    assert text_problems(scene) == [], "Why not is said beside the cards."
    scene.hands.refusal = ""
    before = table.ticks
    x, y, w, h = part._cards.boxes[0]
    for _ in range(2):
        scene.click(x + w / 2, y + h / 2)
        house.step(0.1)
    assert table.ticks > before
    scene.close()
