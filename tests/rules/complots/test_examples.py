"""C-42 to C-45: the worked examples, word for word."""

import pytest

from game.rules.complots.actions import Block, Challenge, Declare, Pass, Reveal
from tests.builders import ANN, BOB, CLO, a_court, hand, play


@pytest.mark.rule("C-42")
def test_a_true_capitaine_survives_the_doubt_of_his_victim() -> None:
    court = a_court({ANN: "capitaine comtesse", BOB: "duchesse assassin"}, draws="ambassadeur")
    play(court, Declare(ANN, "capitaine", target=BOB), Challenge(BOB))
    assert court.hands[ANN] == hand("ambassadeur comtesse")
    play(court, Reveal(BOB, "duchesse"), Pass(BOB))
    assert court.coins == [4, 0, 2]
    assert court.hands[BOB] == hand("assassin") and court.active == BOB


@pytest.mark.rule("C-43")
def test_a_stubborn_third_doubts_the_theft_and_then_the_block() -> None:
    court = a_court(
        {ANN: "capitaine duchesse", BOB: "ambassadeur comtesse", CLO: "assassin duchesse"}, draws="comtesse"
    )
    play(court, Declare(ANN, "capitaine", target=BOB), Challenge(CLO), Reveal(CLO, "assassin"))
    assert court.hands[ANN] == hand("comtesse duchesse")
    play(court, Block(BOB, "ambassadeur"), Challenge(CLO))
    assert court.hands[BOB] == hand("comtesse comtesse")
    assert court.hands[CLO] == [] and court.lost[CLO] == hand("assassin duchesse")
    assert court.coins == [2, 2, 0] and court.active == BOB


@pytest.mark.rule("C-44")
def test_doubting_a_true_assassin_and_letting_it_go_on_costs_both_cards() -> None:
    court = a_court({ANN: "assassin duchesse", BOB: "capitaine duchesse"}, coins=3)
    play(court, Declare(ANN, "assassin", target=BOB), Challenge(BOB), Reveal(BOB, "duchesse"), Pass(BOB))
    assert court.hands[BOB] == [] and court.lost[BOB] == hand("duchesse capitaine")
    assert court.coins == [0, 0, 3] and court.active == CLO


@pytest.mark.rule("C-45")
def test_a_false_comtesse_does_not_stop_the_assassin() -> None:
    court = a_court({ANN: "duchesse duchesse", BOB: "capitaine ambassadeur"}, coins=3)
    play(court, Declare(ANN, "assassin", target=BOB), Pass(BOB), Pass(CLO))
    play(court, Block(BOB, "comtesse"), Challenge(ANN), Reveal(BOB, "capitaine"))
    assert court.hands[BOB] == [] and court.lost[BOB] == hand("capitaine ambassadeur")
    assert court.coins == [0, 0, 3] and court.active == CLO
