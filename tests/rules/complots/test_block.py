"""C-29 to C-36: blocks, and what is left of an action whose target has fallen."""

import pytest

from game.rules.complots.actions import Block, Challenge, Declare, Pass, Reveal
from game.rules.complots.events import (
    ActionFailed,
    ActionResolved,
    Blocked,
    Challenged,
    CharacterLost,
    CoinsMoved,
    LieExposed,
)
from tests.builders import ANN, BOB, CLO, DAN, EVE, LaidOut, a_court, all_pass, hand, let_go, play, refused


def blocked_theft(
    bob: str = "duchesse comtesse", character: str = "ambassadeur", players: int = 3
) -> LaidOut:
    """Ann robs Bob, nobody doubts her, Bob blocks."""
    court = a_court({ANN: "comtesse duchesse", BOB: bob}, players=players)
    all_pass(play(court, Declare(ANN, "capitaine", BOB)))
    return play(court, Block(BOB, character))


@pytest.mark.rule("C-29")
@pytest.mark.parametrize("players", range(2, 9))
def test_everyone_but_the_blocker_may_doubt_a_block(players: int) -> None:
    court = blocked_theft(players=players)
    assert court.owing == (*range(2, players), ANN)
    for player in court.owing:
        assert court.options(player) == (Pass(player), Challenge(player))
    assert refused(court, Challenge(BOB)) == "not-your-turn"


@pytest.mark.rule("C-29")
@pytest.mark.parametrize("doubter", [ANN, CLO])
def test_a_false_block_is_challenged_away(doubter: int) -> None:
    court = play(blocked_theft(), Challenge(doubter))
    assert court.owing == (BOB,)
    play(court, Reveal(BOB, "duchesse"))
    assert court.coins == [4, 0, 2] and court.active == BOB


@pytest.mark.rule("C-29")
@pytest.mark.parametrize("doubter", [ANN, CLO])
def test_a_true_block_costs_the_doubter_a_character_and_stands(doubter: int) -> None:
    court = play(blocked_theft("ambassadeur comtesse"), Challenge(doubter))
    assert court.owing == (doubter,)
    play(court, Reveal(doubter, court.hands[doubter][0]))
    assert court.coins == [2, 2, 2] and len(court.lost[doubter]) == 1
    assert court.told(ActionFailed) == [ActionFailed(ANN, "base:capitaine", "blocked")]


@pytest.mark.rule("C-29")
def test_of_several_doubts_in_one_tick_the_nearest_clockwise_from_the_blocker_is_heard() -> None:
    court = play(a_court(players=5), Declare(ANN, "aide"), Block(CLO, "duchesse"))
    assert court.owing == (DAN, EVE, ANN, BOB)
    play(court, (Challenge(BOB), Challenge(ANN), Challenge(EVE)))
    assert [event.player for event in court.told(Challenged)] == [EVE]


@pytest.mark.rule("C-30")
@pytest.mark.parametrize(("action", "character"), [("capitaine", "capitaine"), ("assassin", "comtesse")])
def test_only_the_target_blocks_what_is_aimed_at_him(action: str, character: str) -> None:
    court = play(a_court(players=4, coins=3), Declare(ANN, action, CLO))
    assert refused(court, Block(CLO, character)) is None
    assert refused(court, Block(BOB, character)) == "cannot-block"
    all_pass(court)
    assert court.asks == "block" and court.owing == (CLO,)
    assert refused(court, Block(BOB, character)) == "not-your-turn"


@pytest.mark.rule("C-30")
@pytest.mark.parametrize("active", range(5))
def test_any_opponent_blocks_foreign_aid(active: int) -> None:
    court = play(a_court(players=5, active=active), Declare(active, "aide"))
    assert court.owing == tuple((active + step) % 5 for step in range(1, 5))
    for player in court.owing:
        assert court.options(player) == (Pass(player), Block(player, "base:duchesse"))


@pytest.mark.rule("C-30")
def test_the_quickest_block_counts() -> None:
    court = play(a_court(players=4), Declare(ANN, "aide"), Block(DAN, "duchesse"))
    assert court.told(Blocked) == [Blocked(DAN, "base:duchesse", ANN, "base:aide")]
    assert refused(court, Block(BOB, "duchesse")) == "cannot-block"


@pytest.mark.rule("C-30")
@pytest.mark.parametrize(
    ("together", "heard"), [((CLO, EVE), EVE), ((ANN, CLO), ANN), ((CLO, ANN, EVE), EVE)]
)
def test_of_several_blocks_in_one_tick_the_nearest_clockwise_counts(
    together: tuple[int, ...], heard: int
) -> None:
    court = play(a_court(players=5, active=DAN), Declare(DAN, "aide"))
    play(court, tuple(Block(player, "duchesse") for player in together))
    assert [event.player for event in court.told(Blocked)] == [heard]


@pytest.mark.rule("C-30")
def test_a_pass_and_a_block_in_one_tick_leave_the_block() -> None:
    court = play(a_court(players=4), Declare(ANN, "aide"))
    play(court, (Block(CLO, "duchesse"), Pass(BOB), Pass(DAN)))
    assert court.told(Blocked)[0].player == CLO and court.asks == "challenge"


@pytest.mark.rule("C-31")
def test_when_a_block_is_challenged_away_the_action_resolves_and_nobody_blocks_again() -> None:
    court = a_court({BOB: "comtesse comtesse", CLO: "duchesse duchesse"}, players=4)
    play(court, Declare(ANN, "aide"), Block(BOB, "duchesse"), Challenge(DAN))
    assert court.asks == "lose"
    play(court, Reveal(BOB, "comtesse"))
    assert court.coins == [4, 2, 2, 2] and (court.asks, court.active) == ("turn", BOB)
    assert len(court.told(Blocked)) == 1


@pytest.mark.rule("C-31")
def test_a_block_is_not_blocked() -> None:
    court = blocked_theft()
    for player in (ANN, CLO):
        assert refused(court, Block(player, "capitaine")) == "cannot-block"


@pytest.mark.rule("C-32")
def test_a_block_that_nobody_doubts_stands() -> None:
    court = all_pass(blocked_theft())
    assert court.coins == [2, 2, 2] and court.active == BOB
    assert not court.told(ActionResolved)


@pytest.mark.rule("C-32")
def test_a_blocked_assassin_still_pays_three() -> None:
    court = a_court(coins={ANN: 3})
    bank = court.state.treasury
    all_pass(play(court, Declare(ANN, "assassin", BOB)))
    let_go(play(court, Block(BOB, "comtesse")))
    assert court.coins[ANN] == 0 and court.state.treasury == bank + 3
    assert len(court.hands[BOB]) == 2


@pytest.mark.rule("C-33")
@pytest.mark.parametrize("character", ["capitaine", "ambassadeur"])
def test_the_blocker_of_a_theft_says_whom_he_claims(character: str) -> None:
    court = blocked_theft(f"{character} comtesse", character)
    view = court.seat(CLO).view
    assert (view.claim.player, view.claim.character) == (BOB, f"base:{character}")
    play(court, Challenge(ANN))
    assert court.owing == (ANN,)


@pytest.mark.rule("C-33")
def test_holding_the_other_blocker_is_no_proof() -> None:
    court = play(blocked_theft("capitaine comtesse", "ambassadeur"), Challenge(ANN))
    assert court.owing == (BOB,)
    assert court.told(LieExposed) == [LieExposed(BOB, ANN, "base:ambassadeur")]


def doubted_assassin(**flags: bool) -> LaidOut:
    """Bob doubted a true Assassin and has one card left."""
    court = a_court({ANN: "assassin duchesse", BOB: "comtesse capitaine"}, coins={ANN: 3}, **flags)
    return play(court, Declare(ANN, "assassin", BOB), Challenge(BOB), Reveal(BOB, "capitaine"))


@pytest.mark.rule("C-34")
def test_the_target_who_wrongly_doubted_may_yet_block() -> None:
    court = doubted_assassin()
    assert court.asks == "block" and court.options(BOB) == (Pass(BOB), Block(BOB, "base:comtesse"))
    let_go(play(court, Block(BOB, "comtesse")))
    assert court.hands[BOB] == hand("comtesse") and court.coins[ANN] == 0


@pytest.mark.rule("C-34")
def test_by_the_house_rule_his_second_card_falls() -> None:
    court = doubted_assassin(block_after_challenge=False)
    assert court.hands[BOB] == [] and (court.asks, court.active) == ("turn", CLO)


@pytest.mark.rule("C-34")
def test_the_house_rule_spares_the_target_whom_another_doubted_for() -> None:
    court = a_court({ANN: "assassin duchesse"}, coins={ANN: 3}, block_after_challenge=False)
    play(court, Declare(ANN, "assassin", BOB), Challenge(CLO), Reveal(CLO, court.hands[CLO][0]))
    assert court.asks == "block" and court.owing == (BOB,)


@pytest.mark.rule("C-34")
@pytest.mark.parametrize("flag", [True, False])
def test_a_theft_may_be_blocked_after_a_wrong_doubt_either_way(flag: bool) -> None:
    court = a_court({ANN: "capitaine duchesse", BOB: "ambassadeur comtesse"}, block_after_challenge=flag)
    play(court, Declare(ANN, "capitaine", BOB), Challenge(BOB), Reveal(BOB, "comtesse"))
    assert court.asks == "block" and court.owing == (BOB,)


@pytest.mark.rule("C-35")
@pytest.mark.parametrize("flag", [True, False])
def test_two_characters_fall_when_the_target_doubts_a_true_assassin(flag: bool) -> None:
    court = let_go(doubted_assassin(block_after_challenge=flag))
    assert court.lost[BOB] == hand("capitaine comtesse")
    assert [event.left for event in court.told(CharacterLost)] == [1, 0]


@pytest.mark.rule("C-35")
@pytest.mark.parametrize("doubter", [ANN, CLO])
def test_two_characters_fall_when_the_target_bluffs_the_comtesse(doubter: int) -> None:
    court = a_court({BOB: "duchesse capitaine"}, coins=3)
    all_pass(play(court, Declare(ANN, "assassin", BOB)))
    play(court, Block(BOB, "comtesse"), Challenge(doubter), Reveal(BOB, "duchesse"))
    assert court.lost[BOB] == hand("duchesse capitaine") and court.coins == [0, 0, 3]


def fallen_target(action: str, **flags: str) -> LaidOut:
    """Bob, with one card left, doubts a true claim that is aimed at him."""
    holds = "inquisiteur" if action == "interrogatoire" else action
    court = a_court(
        {ANN: f"{holds} duchesse", BOB: "comtesse"}, lost={BOB: "duchesse"}, coins={ANN: 3, BOB: 5}, **flags
    )
    return play(court, Declare(ANN, action, BOB), Challenge(BOB))


@pytest.mark.rule("C-36")
def test_a_theft_from_a_fallen_target_takes_nothing() -> None:
    court = fallen_target("capitaine")
    assert court.coins == [3, 0, 2] and court.active == CLO
    assert [(event.giver, event.amount) for event in court.told(CoinsMoved)] == [(BOB, 5)]


@pytest.mark.rule("C-36")
def test_an_interrogation_of_a_fallen_target_is_void() -> None:
    court = fallen_target("interrogatoire", fifth_character="inquisiteur")
    assert (court.asks, court.active) == ("turn", CLO)
    assert court.told(ActionFailed) == [ActionFailed(ANN, "base:interrogatoire", "no-target")]


@pytest.mark.rule("C-36")
def test_an_assassin_sent_to_a_fallen_target_is_void_and_paid() -> None:
    court = fallen_target("assassin")
    assert court.coins == [0, 0, 2] and (court.asks, court.active) == ("turn", CLO)


@pytest.mark.rule("C-36")
def test_a_target_who_falls_over_his_own_block_is_not_robbed() -> None:
    court = a_court({BOB: "comtesse"}, lost={BOB: "comtesse"})
    all_pass(play(court, Declare(ANN, "capitaine", BOB)))
    play(court, Block(BOB, "capitaine"), Challenge(ANN))
    assert court.coins == [2, 0, 2] and court.active == CLO


@pytest.mark.rule("C-36")
def test_foreign_aid_is_paid_when_its_blocker_falls() -> None:
    court = a_court({BOB: "comtesse"}, lost={BOB: "comtesse"})
    play(court, Declare(ANN, "aide"), Block(BOB, "duchesse"), Challenge(CLO))
    assert court.hands[BOB] == [] and court.coins == [4, 0, 2] and court.active == CLO
