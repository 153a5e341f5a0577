"""Which commanders beat which: small slices always, the rest with --slow."""

from typing import Any

import pytest

from game.ai import make_policy
from game.ai.skirmish.beginner import Weak
from game.ai.skirmish.tempers import TEMPERS as LEANINGS
from game.core.rng import Rng
from tests.ai.skirmish.tables import fought, mixed, shares
from tests.rules.skirmish.play import War

pytestmark = pytest.mark.statistics


def asked(kind: str, seed: int = 1, options: int = 2) -> War:
    """A short battle between middling commanders, up to the first choice of a kind."""
    rules = mixed(2, seed, "short")
    bots = [make_policy("skirmish", rules, "honest", "middling") for _ in range(2)]

    def here(war: War) -> bool:
        question = war.state.questions[-1]
        return question.kind == kind and len(war.options(question.players[0])) >= options

    war = fought(rules, bots, seed, here)
    assert war.outcome() is None
    return war


def seen(war: War) -> tuple[Any, tuple[Any, ...]]:
    """What he who is asked sees, and may do."""
    seat = war.seat(next(iter(war.to_act())))
    return seat.view, tuple(seat.options)


@pytest.mark.parametrize("kind", ["charge:declare", "manoeuvres:move"])
def test_a_strong_commander_with_the_same_view_and_dice_gives_the_same_order(kind: str) -> None:
    war = asked(kind)
    view, options = seen(war)
    before = war.state.clone()
    bots = [make_policy("skirmish", war.rules, "bold", "strong") for _ in range(2)]
    one, other = (bot.choose(view, options, (), Rng(3)) for bot in bots)
    assert one == other
    assert war.rules.check(war.state, one.action) is None
    assert war.state == before


def test_what_the_others_hold_changes_nothing() -> None:
    war = asked("charge:declare")
    view, options = seen(war)
    war.state.hands[1 - view.me], war.state.deck[-2:] = war.state.deck[-2:], war.state.hands[1 - view.me]
    war.state.flips.reverse()
    again, _ = seen(war)
    bot = make_policy("skirmish", war.rules, "honest", "strong")
    assert bot.choose(view, options, (), Rng(1)) == bot.choose(again, options, (), Rng(1))


def test_weak_commanders_fight_a_battle_of_four_to_its_end() -> None:
    rules = mixed(4, 3, "short")
    bots = [Weak(rules, leaning) for leaning in LEANINGS.values()]
    war = fought(rules, bots, 5)
    assert war.outcome() is not None
    assert sum(war.state.victory) > 0


def test_middling_commanders_mostly_beat_weak_ones() -> None:
    assert shares("middling", "weak", 12, preset="short") >= 0.5


@pytest.mark.slow
def test_strong_commanders_beat_weak_ones_in_three_of_four_of_two_hundred_battles() -> None:
    assert shares("strong", "weak", 200) >= 0.75


@pytest.mark.slow
def test_middling_commanders_beat_weak_ones_in_two_hundred_battles() -> None:
    assert shares("middling", "weak", 200) >= 0.6


@pytest.mark.slow
def test_strong_commanders_beat_middling_ones_more_often_than_not() -> None:
    assert shares("strong", "middling", 200) > 0.5


@pytest.mark.slow
def test_a_strong_commander_beats_three_weak_ones_more_often_than_chance() -> None:
    assert shares("strong", "weak", 40, players=4) >= 0.4
