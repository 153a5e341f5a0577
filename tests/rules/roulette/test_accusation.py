"""Accusations: windows, batches, the judge (R-06 to R-10, R-31)."""

import pytest

from game.rules.roulette.actions import Accuse, Pass, Play
from game.rules.roulette.events import (
    AccusationMade,
    BulletsLoaded,
    CardsDrawn,
    CharacterDied,
    Fired,
    PocketShown,
)
from tests.rules.roulette.builders import (
    ANN,
    BOB,
    CLO,
    DAN,
    EVE,
    FAY,
    SEATS,
    a_table,
    accuse,
    all_pass,
    next_round,
    play,
    refused,
    until,
)

DECK = "prime prime prime prime prime prime prime prime"


@pytest.mark.rule("R-06")
@pytest.mark.parametrize("players", SEATS)
def test_everybody_may_accuse_one_other_player_in_the_round(players: int) -> None:
    table = a_table("accusations", players=players)
    assert table.asks == "accusation" and table.owing == tuple(range(players))
    for player in range(players):
        others = [Accuse(player, other) for other in range(players) if other != player]
        assert list(table.options(player)) == [Pass(player), *others]
    assert refused(table, Accuse(ANN, ANN)) == "accuse-nobody"
    assert refused(table, Accuse(ANN, players)) == refused(table, Accuse(ANN, -1)) == "accuse-nobody"


@pytest.mark.rule("R-06")
def test_one_accuses_once_a_round() -> None:
    table = accuse(a_table("accusations"), (ANN, BOB))
    assert table.asks == "accusation" and ANN not in table.owing
    assert refused(table, Accuse(ANN, CLO)) == "not-your-turn"
    next_round(table)
    assert ANN in until(table, "accusation").owing


@pytest.mark.rule("R-06")
def test_nobody_is_accused_twice_or_out_of_the_round() -> None:
    table = a_table("accusations", players=5, pockets={BOB: "B"}, teams={EVE: 0})
    accuse(table, (ANN, BOB))
    assert refused(table, Accuse(CLO, BOB)) == refused(table, Accuse(CLO, EVE)) == "accuse-nobody"
    accuse(table, (BOB, ANN))
    assert refused(table, Accuse(CLO, ANN)) == "accuse-nobody"
    assert list(table.options(CLO)) == [Pass(CLO), Accuse(CLO, DAN)]


@pytest.mark.rule("R-06")
def test_silence_of_all_closes_the_window() -> None:
    table = play(a_table("accusations", dice=(1, 0, 0, 0)), Pass(BOB), Pass(ANN), Pass(DAN))
    assert table.asks == "accusation" and table.owing == (CLO,)
    play(table, Pass(CLO))
    assert table.told(Fired) == [Fired(ANN, ANN, False)] and table.state.phase == "pocket"


@pytest.mark.rule("R-07")
def test_a_cheat_loses_a_character_and_is_out_of_the_round() -> None:
    table = a_table("accusations", pockets={BOB: "B"}, deck=DECK, dice=(0, 3, 0, 0))
    accuse(table, (ANN, BOB))
    assert table.told(PocketShown) == [PocketShown(BOB, (ANN,), True)]
    assert table.told(CharacterDied) == [CharacterDied(BOB, 3)]
    assert len(table.hands[ANN]) == 3 and len(table.hands[BOB]) == 1
    assert table.state.in_round == [True, False, True, True] and table.state.barrels[BOB] == []
    next_round(table)
    assert table.state.scores == [1, 0, 1, 1]


@pytest.mark.rule("R-08")
def test_a_false_accuser_swaps_a_bullet_in_and_keeps_his_bet() -> None:
    table = a_table("accusations", deck=DECK, dice=(4, 0, 0, 0))
    accuse(table, (ANN, BOB))
    assert table.told(PocketShown) == [PocketShown(BOB, (ANN,), False)]
    assert table.hands == [[], ["prime"], [], []] and table.state.dice[ANN] == 4
    assert sorted(table.state.barrels[ANN]) == [False] * 4 + [True] * 2
    assert table.told(BulletsLoaded) == [BulletsLoaded(ANN, 1)]
    assert table.seat(CLO).view.extra == (1, 0, 0, 0) and table.seat(CLO).view.pockets[BOB] is False


@pytest.mark.rule("R-08")
def test_without_a_clic_in_the_barrel_there_is_no_swap() -> None:
    table = accuse(a_table("accusations", barrels={ANN: "BBBBBB"}), (ANN, BOB))
    assert table.state.bullets[ANN] == 6 and table.state.pockets[ANN] is False
    assert not table.told(BulletsLoaded)


@pytest.mark.rule("R-08", "R-01")
@pytest.mark.parametrize(("spare", "shuffles"), [(0, 0), (36, 1)])
def test_a_barrel_is_shuffled_only_when_a_bullet_comes_into_it(spare: int, shuffles: int) -> None:
    table = a_table("accusations", spare_bullets=spare)
    shuffled: list[object] = []
    table.rng.shuffle = shuffled.append  # type: ignore[method-assign]
    accuse(table, (ANN, BOB))
    assert sum(pile is table.state.barrels[ANN] for pile in shuffled) == shuffles
    assert len(table.told(BulletsLoaded)) == shuffles


@pytest.mark.rule("R-08", "R-10")
def test_out_of_the_round_the_swap_is_for_the_next_one() -> None:
    table = accuse(a_table("accusations", pockets={BOB: "B"}), (ANN, BOB))
    accuse(table, (BOB, CLO))
    assert table.state.bullets[BOB] == 2 and table.state.barrels[BOB] == []
    next_round(table)
    until(table, "bet")
    assert sorted(table.state.barrels[BOB]) == [False] * 4 + [True] * 2


@pytest.mark.rule("R-08", "R-17")
def test_the_extra_bullet_stays_until_a_character_dies() -> None:
    table = accuse(a_table("accusations"), (ANN, BOB))
    for _ in range(2):
        next_round(table)
        assert table.state.bullets[ANN] == 2
        until(table, "accusation")
    table.state.pockets[ANN] = True
    table.state.barrels[ANN] = [False] * 5 + [True]
    accuse(table, (CLO, ANN))
    assert table.state.bullets[ANN] == 1 and table.state.spare == table.rules.setting.spare  # type: ignore[attr-defined]


@pytest.mark.rule("R-09")
def test_all_that_come_in_the_gathering_time_are_one_batch() -> None:
    table = play(a_table("accusations"), Pass(DAN), Accuse(ANN, BOB))
    assert table.asks == "gather" and table.owing == (BOB, CLO, DAN), "who had passed may join"
    assert not table.told(PocketShown)
    play(table, Accuse(CLO, BOB), Accuse(BOB, DAN))
    assert table.owing == (DAN,) and not table.told(PocketShown)
    play(table, Pass(DAN))
    assert table.told(PocketShown) == [PocketShown(BOB, (ANN, CLO), False), PocketShown(DAN, (BOB,), False)]
    assert table.asks == "accusation" and table.owing == (DAN,), (
        "all passes are cleared, the window starts again"
    )


@pytest.mark.rule("R-09")
def test_nobody_sees_who_accuses_whom_before_the_batch_ends() -> None:
    table = play(a_table("accusations"), Accuse(ANN, BOB))
    assert table.seat(ANN).story == [AccusationMade(ANN, BOB)]
    for viewer in (BOB, CLO, -1):
        assert table.rules.observe(table.state, viewer).accusing == (ANN,)
        assert [event.seen_by(viewer) for event in table.events] == [AccusationMade(ANN, -1)]


@pytest.mark.rule("R-09")
def test_without_a_gathering_time_each_accusation_stands_alone() -> None:
    table = a_table("accusations", pockets={BOB: "B"}, deck=DECK, accusation_gather_seconds=0)
    play(table, Accuse(ANN, BOB))
    assert table.told(PocketShown) == [PocketShown(BOB, (ANN,), True)] and table.asks == "accusation"
    table = a_table("accusations", pockets={BOB: "B"}, deck=DECK, accusation_gather_seconds=0)
    play(table, (Accuse(CLO, BOB), Accuse(ANN, BOB)))
    assert [len(hand) for hand in table.hands] == [0, 1, 3, 0], "the second came too late"


@pytest.mark.rule("R-09")
def test_rewards_come_before_deaths_and_swaps_after_them() -> None:
    table = a_table("accusations", pockets={ANN: "B"}, deck=DECK, teams={ANN: 1})
    accuse(table, (ANN, BOB), (BOB, ANN), (CLO, BOB), (DAN, ANN))
    kinds = [type(event) for event in table.events if type(event) is not AccusationMade]
    first = [kinds.index(kind) for kind in (PocketShown, CardsDrawn, CharacterDied, BulletsLoaded)]
    assert first == sorted(first) and kinds.count(PocketShown) == 2
    assert table.told(CardsDrawn)[0].player == BOB
    assert [len(hand) for hand in table.hands] == [0, 5, 0, 3]
    assert table.told(BulletsLoaded) == [BulletsLoaded(CLO, 1)], "Ann's captain is dead: no swap for her"


@pytest.mark.rule("R-02", "R-09")
def test_rewards_of_a_batch_are_drawn_in_seat_order_whoever_was_accused() -> None:
    deck = "prime prime prime medecin medecin medecin cadeau cadeau cadeau"
    table = a_table("accusations", players=5, pockets={ANN: "B", EVE: "B"}, deck=deck)
    accuse(table, (DAN, ANN), (BOB, EVE))
    assert table.hands[BOB] == ["prime"] * 3 and table.hands[DAN] == ["medecin"] * 3


@pytest.mark.rule("R-09")
def test_a_rightful_accuser_draws_though_he_dies_in_the_batch() -> None:
    table = a_table("accusations", pockets={ANN: "B", BOB: "B"}, teams={ANN: 1}, deck=DECK)
    accuse(table, (ANN, BOB), (CLO, ANN))
    assert [len(hand) for hand in table.hands] == [3, 1, 3, 0] and table.state.teams == [0, 3, 4, 4]


@pytest.mark.rule("R-09", "R-08")
def test_a_cheat_who_accused_wrongly_takes_the_bullet_into_his_new_cards() -> None:
    table = accuse(a_table("accusations", pockets={ANN: "B"}), (ANN, BOB), (CLO, ANN))
    assert table.state.bullets[ANN] == 2 and not table.state.in_round[ANN]


@pytest.mark.rule("R-10")
def test_out_of_the_round_one_still_accuses_while_the_captain_lives() -> None:
    table = a_table("accusations", pockets={BOB: "B", CLO: "B"}, teams={CLO: 1}, players=5)
    accuse(table, (ANN, BOB), (DAN, CLO))
    assert table.owing == (BOB, EVE)
    accuse(table, (BOB, EVE))
    assert table.state.bullets[BOB] == 2


@pytest.mark.rule("R-31")
def test_two_who_accuse_the_same_cheat() -> None:
    table = a_table("accusations", pockets={BOB: "B"}, deck=DECK)
    accuse(table, (ANN, BOB), (CLO, BOB))
    assert [len(hand) for hand in table.hands] == [3, 1, 3, 0] and table.state.teams == [4, 3, 4, 4]


@pytest.mark.rule("R-31")
def test_two_who_accuse_an_honest_player() -> None:
    table = a_table("accusations", deck=DECK)
    accuse(table, (ANN, BOB), (CLO, BOB))
    assert [len(hand) for hand in table.hands] == [0, 2, 0, 0] and table.state.bullets == [2, 1, 2, 1]


@pytest.mark.rule("R-27", "R-07")
def test_medecin_saves_a_cheat_who_stays_out_of_the_round() -> None:
    table = a_table("accusations", pockets={BOB: "B"}, barrels={BOB: "CCCCCB"}, hands={BOB: "medecin prime"})
    accuse(table, (ANN, BOB))
    assert table.asks == "dying" and table.owing == (BOB,)
    play(table, Play(BOB, "medecin"))
    assert table.state.teams[BOB] == 4 and not table.state.in_round[BOB]
    assert table.state.bullets[BOB] == 2, "no reset"
    assert table.hands[BOB] == ["prime"], "no card"
    accuse(until(table, "accusation"), (BOB, DAN))
    assert table.state.bullets[BOB] == 3 and table.state.barrels[BOB] == []


@pytest.mark.rule("R-06", "R-10")
def test_six_may_accuse_in_a_ring() -> None:
    table = a_table("accusations", players=6, pockets={seat: "B" for seat in range(6)}, deck="prime " * 24)
    accuse(table, *[(seat, (seat + 1) % 6) for seat in range(6)])
    assert table.asks == "dying" and table.owing == (0, 1, 2, 3, 4, 5)
    until(table, "after-count")
    assert table.state.teams == [3] * 6 and table.state.in_round == [False] * 6
    assert [len(hand) for hand in table.hands] == [4] * 6
    assert FAY in table.state.living()
    assert next_round(all_pass(table)).state.round == 2 and table.state.scores == [0] * 6
