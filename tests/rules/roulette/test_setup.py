"""Material, pockets, spin and bets (R-01 to R-05), and what each round begins with (R-16)."""

from collections import Counter as Tally

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.rules.roulette.actions import Bet, Pass, Play, Pocket
from game.rules.roulette.events import BarrelsSpun, BetsRevealed, CardsDrawn
from game.rules.roulette.round import guns
from game.rules.roulette.state import RouletteState
from tests.rules.roulette.builders import (
    ANN,
    BOB,
    CLO,
    DAN,
    SEATS,
    a_table,
    accuse,
    all_pass,
    base_catalog,
    full,
    gun,
    next_round,
    play,
    refused,
    rules_of,
    some_rules,
    until,
)

BOX = {
    "coup_d_oeil": 4,
    "cadeau": 4,
    "pistolet_a_air": 4,
    "abattre": 2,
    "sang_froid": 3,
    "main_tremblante": 2,
    "encore_un": 3,
    "passe_passe": 2,
    "chargeur": 2,
    "medecin": 1,
    "prime": 2,
    "vol_a_la_tire": 1,
}


@pytest.mark.rule("R-01")
@pytest.mark.parametrize("players", SEATS)
def test_everybody_has_a_team_of_four_a_gun_of_seven_and_one_card(players: int) -> None:
    view = Match(some_rules(players), 1).seat(0).view
    assert view.teams == (4,) * players and view.hands == (1,) * players and view.extra == (0,) * players
    assert view.scores == (0,) * players and view.in_round == (True,) * players
    assert view.deck == 30 - players and len(view.hand) == 1
    state = Match(some_rules(players), 1).state
    assert state.bullets == [1] * players and state.gun_size == 7


@pytest.mark.rule("R-01")
@pytest.mark.parametrize("players", [1, 7])
def test_roulette_is_for_two_to_six(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        rules_of(base_catalog(), players)


@pytest.mark.rule("R-01")
def test_the_captain_is_the_last_to_die() -> None:
    table = a_table("accusations", pockets={BOB: "B"}, teams={BOB: 2})
    accuse(table, (ANN, BOB))
    assert table.state.teams[BOB] == 1 and BOB in table.state.living()


@pytest.mark.rule("R-01")
@pytest.mark.parametrize(
    ("spare", "loaded"), [(36, [1, 1, 1]), (2, [1, 1, 0]), (1, [1, 0, 0]), (0, [0, 0, 0])]
)
def test_a_limit_of_spare_bullets_goes_in_seat_order(spare: int, loaded: list[int]) -> None:
    table = a_table("accusations", spare_bullets=spare)
    accuse(table, (CLO, DAN), (ANN, DAN), (BOB, DAN))
    assert [bullets - 1 for bullets in table.state.bullets[:3]] == loaded
    assert table.state.spare + sum(loaded) == table.rules.setting.spare  # type: ignore[attr-defined]


@pytest.mark.rule("R-01", "R-27")
def test_a_card_that_only_loads_is_refused_while_no_bullet_is_left_to_load() -> None:
    play_it = Play(ANN, full("chargeur"), BOB)
    for spare, code in ((1, None), (0, "card-no-bullets")):
        table = a_table("window:before-pockets", hands={ANN: "chargeur"}, spare_bullets=spare)
        refusal = table.rules.check(table.state, play_it)
        assert (refusal.code if refusal else None) == code
        assert (play_it in table.rules.legal_actions(table.state, ANN)) == (code is None)


@pytest.mark.rule("R-01")
@pytest.mark.parametrize("players", SEATS)
def test_without_a_limit_every_gun_could_be_full_of_bullets(players: int) -> None:
    rules = some_rules(players)
    state = rules.setup(Rng(1))
    for player in range(players):
        guns.load_bullets(rules.setting, state, player, 6, Rng(1), [])
    assert state.bullets == [7] * players and state.spare == 0


@pytest.mark.rule("R-02", "R-27")
def test_the_deck_holds_thirty_cards_as_printed() -> None:
    assert Tally(some_rules().setting.content.deck) == {f"base:{name}": many for name, many in BOX.items()}
    assert len(some_rules().setting.content.deck) == 30


@pytest.mark.rule("R-02")
def test_the_flag_leaves_the_four_named_cards_or_none() -> None:
    named = some_rules(action_deck="named").setting.content
    assert Tally(named.deck) == {f"base:{name}": BOX[name] for name in list(BOX)[:4]}
    match = Match(some_rules(action_deck="none"), 1)
    assert match.state.hands == [[]] * 4 and match.seat(0).view.asks == "pocket"


@pytest.mark.rule("R-02")
def test_several_draw_clockwise_from_the_first_seat_each_all_his_cards() -> None:
    table = a_table("accusations", pockets={CLO: "B"}, deck="prime medecin cadeau abattre encore_un")
    accuse(table, (DAN, CLO), (BOB, ANN))
    assert table.hands == [["prime"], [], ["encore_un"], ["medecin", "cadeau", "abattre"]]
    assert [event.player for event in table.told(CardsDrawn)] == [ANN, DAN, CLO]


@pytest.mark.rule("R-02")
def test_an_empty_deck_takes_the_discards_and_then_one_draws_what_there_is() -> None:
    table = a_table("accusations", pockets={BOB: "B"}, deck="prime", discards="medecin")
    accuse(table, (ANN, BOB))
    assert table.hands[ANN] == ["prime", "medecin"] and table.state.deck == [] == table.state.discards
    assert table.hands[BOB] == [], "no card was left for the death"


@pytest.mark.rule("R-02")
def test_there_is_no_hand_limit() -> None:
    table = a_table("accusations", hands={ANN: "prime " * 12}, pockets={BOB: "B"}, deck="cadeau " * 5)
    accuse(until(table, "accusation"), (ANN, BOB))
    assert len(table.hands[ANN]) == 15


@pytest.mark.rule("R-03")
def test_everybody_pockets_a_card_at_the_same_time() -> None:
    table = a_table()
    assert table.asks == "pocket" and table.owing == (0, 1, 2, 3)
    play(table, (Pocket(DAN, True), Pocket(ANN, False)), Pocket(CLO, False))
    assert table.asks == "pocket" and table.owing == (BOB,)
    assert [table.seat(seat).view.pocket for seat in range(4)] == [False, None, False, True]
    play(table, Pocket(BOB, False))
    assert table.asks == "bet" and table.state.pockets == [False, False, False, True]
    assert refused(table, Pocket(BOB, True)) == "wrong-moment"


@pytest.mark.rule("R-03")
def test_a_bullet_may_be_hidden_even_if_others_remain() -> None:
    table = play(a_table(bullets={ANN: 3}), Pocket(ANN, True))
    until(table, "bet")
    assert sum(table.state.barrels[ANN]) == 2 and sum(table.state.barrels[BOB]) == 1


@pytest.mark.rule("R-03")
def test_with_seven_bullets_the_choice_is_forced() -> None:
    table = a_table(bullets={ANN: 7})
    assert refused(table, Pocket(ANN, False)) == "no-clic"
    assert set(table.options(ANN)) == {Pocket(ANN, True), Pocket(ANN)}
    play(table, Pocket(ANN))
    assert table.state.pockets[ANN] is True


@pytest.mark.rule("R-04")
def test_the_six_others_are_spun_and_any_order_is_as_likely() -> None:
    rules, places, pairs = some_rules(2), Tally[int](), Tally[tuple[int, ...]]()
    state, rng = RouletteState(2), Rng("spin")
    for _ in range(6000):
        state.bullets, state.pockets = [1, 2], [False, False]
        for player in (0, 1):
            guns.spin_barrel(rules.setting, state, player, rng)
        places[state.barrels[0].index(True)] += 1
        pairs[tuple(place for place, card in enumerate(state.barrels[1]) if card)] += 1
    assert len(places) == 6 and all(850 < many < 1150 for many in places.values())
    assert len(pairs) == 15 and all(300 < many < 500 for many in pairs.values())


@pytest.mark.rule("R-04")
def test_all_barrels_are_spun_together_before_the_bets() -> None:
    table = until(a_table(), "bet")
    assert len(table.told(BarrelsSpun)) == 1 and [len(barrel) for barrel in table.state.barrels] == [6] * 4
    assert table.seat(ANN).view.barrels == (6, 6, 6, 6)


@pytest.mark.rule("R-05")
def test_bets_go_from_nothing_to_five_and_are_revealed_together() -> None:
    table = until(a_table(), "bet")
    assert {action.face for action in table.options(ANN)} == {0, 1, 2, 3, 4, 5}  # type: ignore[union-attr]
    assert [refused(table, Bet(ANN, face)) for face in (-1, 0, 5, 6)] == [
        "bet-range",
        None,
        None,
        "bet-range",
    ]
    play(table, Bet(ANN, 5), Bet(BOB, 0), Bet(CLO, 2))
    assert table.seat(BOB).view.dice == (None,) * 4 and table.seat(BOB).view.die == 0
    assert refused(table, Bet(ANN, 1)) == "not-your-turn", "a bet once made stays"
    play(table, Bet(DAN, 4))
    assert table.told(BetsRevealed) == [BetsRevealed((5, 0, 2, 4))]
    assert table.seat(-1).view.dice == (5, 0, 2, 4)


@pytest.mark.rule("R-16")
def test_all_cards_come_back_and_extra_bullets_stay() -> None:
    table = accuse(a_table("accusations", dice=(1, 1, 1, 1)), (ANN, BOB))
    assert table.seat(CLO).view.extra == (1, 0, 0, 0) and table.state.barrels[ANN].count(True) == 2
    table.state.barrels[ANN] = gun("CCCCBB")
    next_round(table)
    assert table.state.round == 2 and table.state.in_round == [True] * 4
    assert table.state.bullets == [2, 1, 1, 1] and table.state.barrels == [[]] * 4 == table.state.turned
    until(table, "bet")
    assert [sum(barrel) for barrel in table.state.barrels] == [2, 1, 1, 1]
    assert table.state.accused == [False] * 4 == table.state.shown


@pytest.mark.rule("R-16")
def test_the_dead_do_not_take_part_in_the_next_round() -> None:
    table = next_round(a_table("count", teams={BOB: 0}, out=(CLO,)))
    assert table.state.in_round == [True, False, True, True]
    assert table.asks == "pocket" and table.owing == (ANN, CLO, DAN)


def test_without_a_fitting_card_one_may_only_pass() -> None:
    table = a_table("window:before-pockets", hands={ANN: "prime"})
    assert table.options(ANN) == (Pass(ANN),)
    assert refused(table, Play(ANN, "prime", ANN)) == "card-wrong-moment"
    assert refused(table, Play(ANN, "cadeau", BOB)) == "not-your-card"
    assert all_pass(table).asks == "pocket"
