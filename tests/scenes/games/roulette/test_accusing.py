"""Whoever was about to accuse is asked afresh once somebody else's accusation was judged (R-06, R-09)."""

from typing import Any

import pytest

from game.core.match import Match
from game.input.intents import Intent
from game.rules.roulette import questions
from game.rules.roulette.actions import Accuse, Pass
from tests.contract.worlds import laid, rules_from
from tests.scenes.match.roulette import Roulette

pytestmark = [pytest.mark.rule("R-06"), pytest.mark.rule("R-09")]


def test_who_was_about_to_accuse_is_asked_afresh_after_a_verdict() -> None:
    rules = rules_from("roulette", laid("roulette", "accusation-4"))
    match: Match[Any, Any, Any] = Match(rules, 3)
    hand = Roulette().controller(rules, match.seat(0))
    hand.feed(Intent.DOUBT)
    assert hand.asks() == questions.ACCUSATION and hand.accusing
    assert match.submit(Accuse(3, 1)) is None
    assert hand.asks() == questions.GATHER and hand.accusing, "Others may join: it is the same question."
    while match.seat(0).view.asks == questions.GATHER:
        assert match.submit(Pass(min(match.to_act()))) is None
    assert match.seat(0).view.pockets[1] is False, "A CLIC: nobody dies, and who cheats is asked again."
    assert hand.asks() == questions.ACCUSATION and not hand.accusing
