"""C-01 to C-07: cast, deal, purses, the first player, the start with two."""

from collections import Counter

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import SPECTATOR, UNKNOWN
from game.rules.complots.actions import Declare, Pass, Pick
from game.rules.complots.events import CoinsMoved, PickMade, TurnBegan
from tests.builders import (
    ANN,
    BOB,
    CLO,
    LaidOut,
    Stacked,
    a_court,
    all_pass,
    hand,
    house_rules,
    play,
    refused,
    some_rules,
    submitted,
)

FOUR = hand("duchesse assassin comtesse capitaine")
COURT = {2: 3, 3: 9, 4: 7, 5: 5, 6: 3, 7: 6, 8: 4}
COUNTS = pytest.mark.parametrize("players", range(2, 9))


def dealt(players: int, seed: int = 1, **flags: object) -> Match:
    return Match(some_rules(players, **flags), seed)


def every_card(match: Match) -> Counter[str]:
    state = match.state
    return Counter(card for cards in [*state.hands, *state.lost, state.court] for card in cards)


@pytest.mark.rule("C-01")
@pytest.mark.parametrize(
    ("flags", "fifth"),
    [
        ({}, "base:ambassadeur"),
        ({"fifth_character": "ambassadeur"}, "base:ambassadeur"),
        ({"fifth_character": "inquisiteur"}, "base:inquisiteur"),
    ],
)
def test_five_characters_play_and_the_fifth_is_chosen(flags: dict[str, str], fifth: str) -> None:
    assert list(some_rules(4, **flags).setting.content.characters) == [*FOUR, fifth]


@pytest.mark.rule("C-02")
@pytest.mark.parametrize("fifth", ["ambassadeur", "inquisiteur"])
@pytest.mark.parametrize(("players", "copies"), [(3, 3), (4, 3), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_up_to_six_players_use_three_copies_and_more_use_four(players: int, copies: int, fifth: str) -> None:
    match = dealt(players, fifth_character=fifth)
    assert every_card(match) == Counter(dict.fromkeys(hand([*FOUR, fifth]), copies))


@pytest.mark.rule("C-03")
@COUNTS
def test_everyone_has_two_coins_and_two_characters_and_the_rest_is_the_court(players: int) -> None:
    match = dealt(players)
    hidden = 1 if players == 2 else 2
    assert [len(cards) for cards in match.state.hands] == [hidden] * players
    assert len(match.state.court) == COURT[players]
    assert match.state.coins.count(2) == players - (players == 2)


@pytest.mark.rule("C-03")
@pytest.mark.parametrize("coins", range(5))
@COUNTS
def test_the_purse_of_the_start_is_a_house_rule(players: int, coins: int) -> None:
    match = dealt(players, starting_coins=coins)
    expected = [coins] * players
    if players == 2:
        expected[match.state.first] = max(0, coins - 1)
    assert match.state.coins == expected


@pytest.mark.rule("C-03")
@pytest.mark.parametrize("fifth", ["ambassadeur", "inquisiteur"])
@COUNTS
def test_the_court_has_the_same_size_at_every_turns_end(players: int, fifth: str) -> None:
    rng = Rng(players)
    match = dealt(players, fifth_character=fifth)
    while match.outcome() is None:
        player = rng.choice(list(match.to_act()))
        submitted(match, rng.choice(match.options(player)))
        if isinstance(match.events[-1], TurnBegan):
            assert len(match.state.court) == COURT[players]
            assert match.seat(BOB).view.court == COURT[players]


@pytest.mark.rule("C-03")
def test_the_deal_is_drawn_by_chance() -> None:
    hands = {tuple(map(tuple, dealt(4, seed).state.hands)) for seed in range(20)}
    assert len(hands) > 15


@pytest.mark.rule("C-04")
@pytest.mark.parametrize(("flag", "left"), [(0, 46), (54, 46), (18, 10)])
def test_the_treasury_is_what_the_purses_left_of_the_bank(flag: int, left: int) -> None:
    assert dealt(4, treasury=flag).seat(SPECTATOR).view.treasury == left


@pytest.mark.rule("C-04")
@pytest.mark.parametrize(
    ("action", "left", "paid"),
    [
        ("revenu", 0, 0),
        ("revenu", 1, 1),
        ("aide", 1, 1),
        ("aide", 5, 2),
        ("duchesse", 2, 2),
        ("duchesse", 0, 0),
        ("duchesse", 9, 3),
    ],
)
def test_a_real_bank_pays_what_it_has(action: str, left: int, paid: int) -> None:
    court = a_court(treasury=left, rules=some_rules(3, treasury=54))
    all_pass(play(court, Declare(ANN, action)))
    assert court.coins[ANN] == 2 + paid
    assert court.state.treasury == left - paid
    assert court.told(CoinsMoved)[-1].amount == paid


@pytest.mark.rule("C-04")
def test_an_unlimited_bank_never_runs_dry() -> None:
    court = a_court(treasury=0)
    all_pass(play(court, Declare(ANN, "duchesse")))
    assert court.coins[ANN] == 5


@pytest.mark.rule("C-04")
def test_a_real_bank_that_the_purses_of_the_start_exceed_is_empty() -> None:
    match = dealt(8, treasury=6, starting_coins=4)
    assert match.state.treasury == 0
    match.submit(Declare(match.state.active, "base:revenu"))
    assert match.state.coins == [4] * 8


@pytest.mark.rule("C-04")
def test_coins_are_public() -> None:
    court = a_court(coins={ANN: 7, BOB: 1, CLO: 4})
    for viewer in (SPECTATOR, ANN, BOB, CLO):
        assert court.seat(viewer).view.coins == (7, 1, 4)


@pytest.mark.rule("C-05")
@COUNTS
def test_the_first_match_is_started_by_lot(players: int) -> None:
    assert {dealt(players, seed).state.active for seed in range(80)} == set(range(players))


@pytest.mark.rule("C-05")
@COUNTS
def test_the_winner_of_the_previous_match_starts(players: int) -> None:
    for winner in range(players):
        state = Match(some_rules(players, winner), seed=3).state
        assert (state.first, state.active) == (winner, winner)


def two(*draws: str) -> LaidOut:
    """Two players who have not picked yet: Ann has the Assassin, Bob the Duchesse, of the third pack."""
    court = LaidOut(some_rules(2, ANN), ())
    court.rng = Stacked(hand("assassin duchesse"))
    court.state = court.rules.setup(court.rng)
    court.rng = Stacked(hand(" ".join(draws)))
    return court


@pytest.mark.rule("C-06")
@pytest.mark.parametrize("first", [ANN, BOB])
def test_of_two_players_the_first_has_one_coin_less(first: int) -> None:
    state = Match(some_rules(2, first), seed=1).state
    assert state.coins[first] == 1 and state.coins[1 - first] == 2


@pytest.mark.rule("C-06")
def test_of_two_players_nobody_owes_a_coin_when_the_start_is_poor() -> None:
    assert dealt(2, starting_coins=0).state.coins == [0, 0]


@pytest.mark.rule("C-06")
def test_the_third_pack_deals_one_card_each_and_leaves_a_court_of_three() -> None:
    for seed in range(30):
        state = dealt(2, seed).state
        third = state.hands[ANN] + state.hands[BOB] + state.court
        assert sorted(third) == sorted(state.packs[ANN]) == sorted(state.packs[BOB])
        assert len(state.court) == 3


@pytest.mark.rule("C-06")
def test_both_pick_at_the_same_time_and_in_any_order() -> None:
    court = two()
    assert court.asks == "pick" and set(court.owing) == {ANN, BOB}
    play(court, Pick(BOB, "comtesse"), Pick(ANN, "capitaine"))
    assert court.hands == [hand("assassin capitaine"), hand("duchesse comtesse")]
    assert (court.asks, court.owing) == ("turn", (ANN,))
    assert play(two(), (Pick(BOB, "comtesse"), Pick(ANN, "capitaine"))).state == court.state


@pytest.mark.rule("C-06")
def test_a_pick_may_double_the_card_of_the_third_pack() -> None:
    court = play(two(), Pick(ANN, "assassin"), Pick(BOB, "assassin"))
    assert court.hands == [hand("assassin assassin"), hand("duchesse assassin")]


@pytest.mark.rule("C-06")
def test_the_four_cards_left_of_a_pack_leave_the_match() -> None:
    court = play(two(), Pick(ANN, "capitaine"), Pick(BOB, "comtesse"))
    assert court.state.packs == [
        hand("duchesse assassin comtesse ambassadeur"),
        hand("duchesse assassin capitaine ambassadeur"),
    ]
    assert sum(every_card(court).values()) == 7


@pytest.mark.rule("C-06")
def test_a_pick_stays_sealed_until_both_are_made_and_secret_after() -> None:
    court = play(two(), Pick(ANN, "capitaine"))
    ann, bob, room = (court.seat(viewer).view for viewer in (ANN, BOB, SPECTATOR))
    assert (ann.picked, bob.picked, room.picked) == ("base:capitaine", None, None)
    assert bob.passed == (ANN,) and bob.hidden == (1, 1) and bob.owing == (BOB,)
    play(court, Pick(BOB, "comtesse"))
    assert court.seat(BOB).view.hidden == (2, 2)
    assert [event.card for event in court.seat(BOB).story if isinstance(event, PickMade)] == [
        UNKNOWN,
        "base:comtesse",
    ]
    assert court.seat(BOB).view.pack == tuple(hand("duchesse assassin capitaine ambassadeur"))


@pytest.mark.rule("C-06")
def test_a_pick_cannot_be_taken_back() -> None:
    court = play(two(), Pick(ANN, "capitaine"))
    assert refused(court, Pick(ANN, "comtesse")) == "not-your-turn"
    assert refused(two(), Pick(ANN, "inquisiteur")) == "not-your-card"
    assert refused(two(), Pass(ANN)) == "wrong-moment"


@pytest.mark.rule("C-06")
def test_one_player_picks_once_in_a_tick() -> None:
    court = two()
    refusal = court.submit(Pick(ANN, "base:capitaine"), Pick(ANN, "base:comtesse"))
    assert refusal is not None and refusal.code == "one-answer"
    assert set(court.owing) == {ANN, BOB} and court.state.picks == [None, None]


@pytest.mark.rule("C-07")
def test_a_player_sees_his_own_hidden_cards_and_no_others() -> None:
    court = a_court({ANN: "duchesse assassin", BOB: "comtesse comtesse", CLO: "capitaine ambassadeur"})
    assert court.seat(BOB).view.hand == tuple(hand("comtesse comtesse"))
    assert court.seat(CLO).view.hand == tuple(hand("capitaine ambassadeur"))
    assert court.seat(SPECTATOR).view.hand == ()
    assert court.seat(ANN).view.hidden == (2, 2, 2)


@pytest.mark.rule("C-07")
def test_looking_is_possible_at_any_moment() -> None:
    court = play(a_court({BOB: "comtesse comtesse"}), Declare(ANN, "capitaine", BOB), Pass(BOB))
    assert court.seat(BOB).view.hand == tuple(hand("comtesse comtesse"))


@pytest.mark.rule("C-03")
def test_the_defaults_of_the_code_are_those_of_the_files() -> None:
    from game.rules.complots.defs import ComplotsFlags

    assert house_rules() == ComplotsFlags()


def test_complots_is_for_two_to_eight() -> None:
    for players in (0, 1, 9):
        with pytest.raises(ValueError, match="2 to 8"):
            some_rules(players)
