"""With two players: whoever has picked a card sees it beside the own one, and nobody else does (C-06)."""

from __future__ import annotations

import pytest

from game.core.match import Match
from game.rules.complots.actions import Pick
from game.rules.complots.questions import PICK
from scenes.games.complots.table.controller import Controller
from tests.ai.complots.tables import rules_for


@pytest.mark.rule("C-06")
def test_a_picked_card_lies_beside_the_own_one_until_both_have_picked() -> None:
    rules = rules_for(2)
    match = Match(rules, 5)
    one, other = (Controller(match.seat(seat), rules.setting.actions) for seat in (0, 1))
    assert match.seat(0).view.asks == PICK
    hand, pack = match.seat(0).view.hand, match.seat(0).view.pack
    others = other.fan()
    assert match.submit(Pick(0, pack[0])) is None
    assert one.fan() == (*hand, pack[0])
    assert sorted(other.fan()) == sorted(others), "the other one chooses as before"
    assert match.submit(Pick(1, match.seat(1).view.pack[1])) is None
    assert one.fan() == match.seat(0).view.hand and len(one.fan()) == 2
