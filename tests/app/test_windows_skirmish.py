"""Windows of Triomphe et Trahison: cards and offers pass in real time, nothing else does (S-18, S-20)."""

from __future__ import annotations

import pytest

from game.app.games import HOLD_SECONDS
from game.app.table import Table
from game.rules.skirmish.actions.player import Pass
from tests.app.conftest import SetUp, let, play
from tests.contract.worlds import laid

CARDS, OFFERS = "treachery:card", "bribes:offer"
TURN = laid("skirmish", "turn-2")


@pytest.fixture
def at(table: SetUp) -> Table:
    """Two people; a turn card was just flipped."""
    made = table("hh", game="skirmish", position=TURN)
    assert (made.public.view.asks, made.public.view.owing) == (CARDS, (0, 1))
    return made


@pytest.mark.rule("S-20")
def test_a_window_for_cards_closes_by_itself_after_two_seconds(at: Table) -> None:
    let(at, 1.8)
    assert at.public.view.asks == CARDS
    let(at, 0.4)
    assert at.public.view.asks == OFFERS


@pytest.mark.rule("S-20")
def test_who_passes_does_not_give_the_others_new_time(at: Table) -> None:
    let(at, 1.8)
    play(at, Pass(0))
    assert at.public.view.owing == (1,)
    let(at, 0.4)
    assert at.public.view.asks == OFFERS


@pytest.mark.rule("S-20")
def test_a_press_of_the_card_button_holds_it_open_for_ten_seconds_and_once(at: Table) -> None:
    assert at.hold(1)
    let(at, HOLD_SECONDS - 0.2)
    assert at.public.view.asks == CARDS and tuple(at.holds.left) == (1,)
    let(at, 0.4)
    assert not at.holds.left and not at.hold(1)
    let(at, 2.2)
    assert at.public.view.asks == OFFERS


@pytest.mark.rule("S-20")
def test_without_seconds_it_closes_when_all_have_passed_only(table: SetUp) -> None:
    at = table("hh", game="skirmish", position=TURN.replace("[flags]", "[flags]\ncard_seconds = 0"))
    let(at, 30)
    assert at.public.view.asks == CARDS and at.clock is None
    play(at, Pass(0))
    play(at, Pass(1))
    assert at.public.view.asks == OFFERS


@pytest.mark.rule("S-20")
def test_nobody_is_hurried_to_name_to_charge_or_to_fight(at: Table) -> None:
    met = set()
    for _ in range(60):
        question = at.public.view.asks
        if question is None:
            break
        if question not in (CARDS, OFFERS):
            met.add(question)
            let(at, 1)
            assert at.public.view.asks == question and at.clock is None and not at.hold(0)
        player = at.public.view.owing[0]
        play(at, at.seat(player).options[0])
    assert "charge:declare" in met and len(met) > 3
