"""Hands of Roulette under a script that forbids: slots stay where they are, and nobody sees which is dead."""

from __future__ import annotations

from typing import Any

from game.core.match import Match
from game.rules.roulette.actions import Bet, Pass
from scenes.games.roulette.table.controller import Controller
from scenes.games.roulette.table.slots import SECRET_SLOTS
from tests.rules.roulette.builders import a_table
from tests.scenes.match.roulette import Window
from tests.scripting.hooks.roulette import handlers, rules
from tests.scripting.hooks.test_roulette_wishes import forbids


def hand(*sources: str) -> tuple[Match[Any, Any, Any], Controller]:
    """A table where bets are made, and the hand of its first player."""
    table = a_table("bets", rules=rules(*sources))
    faces = table.rules.setting.team.highest_bet + 1
    return table, Controller(table.seat(0), Window(), faces=faces)


def test_a_slot_is_its_face_whatever_is_forbidden() -> None:
    for source in (forbids("option.face == 0"), forbids("option.face == 2"), handlers()):
        _, controller = hand(source)
        assert [controller.feed(intent) for intent in SECRET_SLOTS[:6]] == [Bet(0, face) for face in range(6)]
        assert len(controller.prompts()) == 6, "the room does not see what is forbidden"


def test_a_forbidden_face_is_refused_by_the_rules() -> None:
    table, controller = hand(forbids("option.face == 2"))
    refusal = table.submit(controller.feed(SECRET_SLOTS[2]))
    assert refusal is not None and refusal.code == "forbidden-by-mod"
    assert table.submit(controller.feed(SECRET_SLOTS[3])) is None


def test_a_pass_may_be_forbidden_and_says_so() -> None:
    table = a_table("accusations", rules=rules(forbids("option.kind == 'pass'")))
    refusal = table.submit(Pass(0))
    assert refusal is not None and refusal.code == "forbidden-by-mod"
