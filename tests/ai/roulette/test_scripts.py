"""Bots of Roulette under scripts: they play on whatever those do, and weigh cards by what scripts do."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai import STRENGTHS, TEMPERS, make_policy
from game.core.match import Match
from game.core.rng import Rng
from game.rules.roulette.actions import Pass, Play
from tests.ai.roulette.tables import ended
from tests.rules.roulette.builders import ANN, a_table, until
from tests.scripting.hooks.roulette import LEDGER, handlers, ledger, match, rules
from tests.scripting.hooks.test_roulette_wishes import forbids, storm


@pytest.mark.statistics
@pytest.mark.parametrize("players", range(2, 7))
def test_bots_of_every_strength_play_to_the_end_under_any_script(players: int) -> None:
    strengths = STRENGTHS if players < 5 else STRENGTHS[:2]
    for source in (storm(players), forbids("place == 1")):
        under = rules(source, players=players, points_to_win=5)
        bots = [
            make_policy("roulette", under, TEMPERS[seat % len(TEMPERS)], strengths[seat % len(strengths)])
            for seat in range(players)
        ]
        found: Match[Any, Any, Any] = ended(under, bots, players)
        assert found.outcome() is not None and found.state.memory.strikes == {}


@pytest.mark.parametrize("strength", ["middling", "strong"])
@pytest.mark.parametrize(
    ("wish", "answer"),
    [
        ("{ wish = 'gain', player = facts.player, points = 9 }", Play(ANN, LEDGER)),
        ("{ wish = 'pay', player = facts.player, points = 9 }", Pass(ANN)),
    ],
)
def test_a_bot_weighs_a_card_by_what_its_script_does(strength: str, wish: str, answer: object) -> None:
    under = rules(handlers(played=f"return {{ {wish} }}"), card=ledger("after-count"))
    table = until(a_table("count", rules=under, hands={ANN: LEDGER}, scores={ANN: 3}), "after-count")
    seat = table.seat(ANN)
    policy = make_policy("roulette", under, "honest", strength)
    assert policy.choose(seat.view, tuple(seat.options), seat.story, Rng(1)).action == answer


def test_bots_remember_what_scripts_keep() -> None:
    """A card that pays but once is worth nothing the second time."""
    body = (
        "if facts.memory.paid then return end return { { wish = 'remember', key = 'paid', value = true }, "
        "{ wish = 'gain', player = facts.player, points = 9 } }"
    )
    card = ledger("after-count")
    for paid, answer in ((False, Play(ANN, LEDGER)), (True, Pass(ANN))):
        under = rules(handlers(played=body), card=card)
        table = until(a_table("count", rules=under, hands={ANN: LEDGER}), "after-count")
        if paid:
            memory = table.state.memory.with_kept("mod0", "paid", True)
            assert memory is not None
            table.state.memory = memory
        seat = table.seat(ANN)
        policy = make_policy("roulette", under, "honest", "strong")
        assert policy.choose(seat.view, tuple(seat.options), seat.story, Rng(1)).action == answer


def test_the_rest_of_an_imagined_round_asks_no_scripts() -> None:
    """Scripts that cost much work do not make bots slow: they are asked of the options alone."""
    under = rules(handlers(**dict.fromkeys(("card", "bets", "before_shot", "after_shot", "count"), "")))
    scripts, asked = under.setting.scripts, list[str]()
    assert scripts is not None
    scripts.listen = lambda one: asked.append(one.handler.hook)
    table = until(a_table(rules=under, hands={ANN: "coup_d_oeil"}), "before-bets")
    seat = table.seat(ANN)
    policy = make_policy("roulette", under, "honest", "strong")
    policy.choose(seat.view, tuple(seat.options), seat.story, Rng(1))
    assert set(asked) == {"card"}


@pytest.mark.statistics
def test_bots_choose_alike_under_the_same_script() -> None:
    def log(seed: int) -> bytes:
        under = rules(storm(3), points_to_win=5)
        bots = [make_policy("roulette", under, "honest", "middling") for _ in range(3)]
        return ended(under, bots, seed).digest()

    assert log(3) == log(3) != log(4)
    assert match(storm(3)).rules.players == 3
