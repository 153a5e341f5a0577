"""Windows and the base deck (R-21 to R-27)."""

import pytest

from game.rules.roulette.actions import Bet, Pass, Play, Pocket
from game.rules.roulette.defs import CardDef
from game.rules.roulette.events import (
    BarrelShuffled,
    BulletsLoaded,
    CardPlayed,
    CardsSeen,
    DieTurned,
    PocketSwapped,
    ShotCalled,
)
from game.rules.roulette.questions import CARDS
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
    next_round,
    play,
    refused,
    until,
)


@pytest.mark.rule("R-21")
@pytest.mark.parametrize("players", SEATS)
def test_windows_open_in_order_for_whoever_holds_any_card(players: int) -> None:
    table = a_table("window:before-pockets", players=players, hands={0: "medecin", 1: "prime"})
    asked = []
    while table.state.round == 1 and table.asks:
        asked.append(table.asks)
        if table.asks in CARDS:
            assert table.owing == (0, 1), "what they hold does not matter"
        all_pass(table)
    quiet = ["before-pockets", "pocket", "before-bets", "bet", "after-bets", "before-accusations"]
    assert asked == [*quiet, "accusation", "after-count"]


@pytest.mark.rule("R-21")
def test_shots_have_their_windows_only_if_somebody_shoots() -> None:
    table = a_table("phase:trigger", dice=(2, 1, 0, 0), hands={CLO: "medecin"})
    asked = []
    while table.state.round == 1 and table.asks:
        asked.append((table.state.shot, table.asks))
        all_pass(table)
    both = ["before-shot", "after-shot"]
    assert asked == [(shot, window) for shot in (1, 2) for window in both] + [(2, "after-count")]


@pytest.mark.rule("R-21")
def test_a_play_asks_everybody_again() -> None:
    table = a_table(
        "window:after-bets", dice=(1, 1, 1, 1), hands={ANN: "prime", BOB: "main_tremblante prime"}
    )
    play(table, Pass(ANN))
    assert table.owing == (BOB,)
    play(table, Play(BOB, "main_tremblante", CLO, 2))
    assert table.asks == "after-bets" and table.owing == (ANN, BOB)
    play(table, Pass(BOB), Pass(ANN))
    assert table.asks == "before-accusations"


@pytest.mark.rule("R-21")
def test_no_limit_for_a_hand_or_a_window_and_plays_take_effect_in_order() -> None:
    table = a_table("count", hands={ANN: "prime prime vol_a_la_tire"}, dice=(0, 0, 0, 0))
    play(table, Play(ANN, "prime", BOB), Play(ANN, "vol_a_la_tire", BOB), Play(ANN, "prime", BOB))
    assert table.state.scores == [2, 4, 1, 1]


@pytest.mark.rule("R-21")
@pytest.mark.parametrize("moment", CARDS)
def test_a_card_is_played_only_in_the_window_it_names(moment: str) -> None:
    every = base_catalog().all(CardDef)
    hand = " ".join(card.name for card in every)
    table = a_table("window:before-pockets", players=3, hands={seat: hand for seat in range(3)}, teams={0: 3})
    until(table, "bet")
    table.state.barrels[0] = [True] + [False] * 5
    play(table, Bet(0, 1), Bet(1, 2), Bet(2, 0))
    if moment in ("before-pockets", "before-bets"):
        table = a_table("window:" + moment, players=3, hands={0: hand}, barrels={0: "CCCCCC"})
    until(table, moment)
    asking = table.owing[0]
    for card in every:
        code = refused(table, Play(asking, card.name, 1))
        assert (code == "card-wrong-moment") is (card.moment != moment)


@pytest.mark.rule("R-22")
def test_a_person_may_be_oneself_and_somebody_aimed_at_may_be_dead() -> None:
    table = a_table("count", hands={ANN: "prime"})
    assert refused(table, Play(ANN, "prime", ANN)) is None
    table = a_table("phase:trigger", dice=(1, 0, 0, 0), hands={ANN: "cadeau"}, teams={CLO: 0}, out=(CLO,))
    assert [refused(table, Play(ANN, "cadeau", seat)) for seat in (ANN, BOB, CLO)] == [
        "card-wrong-target",
        None,
        None,
    ]
    assert (
        refused(table, Play(ANN, "cadeau")) == refused(table, Play(ANN, "cadeau", 9)) == "card-target-needed"
    )


@pytest.mark.rule("R-23")
def test_the_card_played_last_decides_on_a_die() -> None:
    table = a_table(
        "window:after-bets", dice=(1, 1, 1, 1), hands={ANN: "sang_froid", BOB: "main_tremblante prime"}
    )
    play(table, Play(BOB, "main_tremblante", ANN, 0), Play(ANN, "sang_froid", face=5))
    assert table.state.dice[ANN] == 5 and table.told(DieTurned) == [DieTurned(ANN, 0), DieTurned(ANN, 5)]


@pytest.mark.rule("R-24")
def test_out_of_the_round_one_plays_only_skulls_till_the_next() -> None:
    hands = {BOB: "encore_un prime chargeur abattre cadeau", CLO: "encore_un prime abattre cadeau"}
    table = a_table("phase:trigger", dice=(1, None, None, 0), hands=hands, out=(BOB,), teams={CLO: 0})
    assert refused(table, Play(BOB, "abattre")) is refused(table, Play(CLO, "abattre")) is None
    for player in (BOB, CLO):
        assert refused(table, Play(player, "cadeau", ANN)) == "card-no-skull"
        assert table.options(player) == (Pass(player), Play(player, "base:abattre"))
    until(table, "after-shot")
    for player in (BOB, CLO):
        assert refused(table, Play(player, "encore_un", ANN)) is None, "it bears a skull"
    until(table, "after-count")
    assert refused(table, Play(CLO, "prime", ANN)) is None
    until(table, "before-pockets")
    assert refused(table, Play(BOB, "chargeur", BOB)) is None and table.state.in_round[BOB]


@pytest.mark.rule("R-25", "R-27")
def test_coup_d_oeil_shows_three_cards_to_one_player_only() -> None:
    table = a_table("window:before-bets", hands={ANN: "coup_d_oeil coup_d_oeil"}, barrels={BOB: "CBCCCC"})
    play(table, Play(ANN, "coup_d_oeil", BOB), Play(ANN, "coup_d_oeil", BOB))
    seen = CardsSeen(ANN, BOB, "barrel", (False, True, False))
    assert table.told(CardsSeen) == [seen, seen], "again, on somebody already looked at"
    assert seen.seen_by(ANN) == seen and seen.seen_by(BOB).cards == () == seen.seen_by(-1).cards
    assert table.state.barrels[BOB][:3] == [False, True, False], "put back in order"


@pytest.mark.rule("R-25")
def test_coup_d_oeil_on_oneself() -> None:
    table = a_table("window:before-bets", hands={ANN: "coup_d_oeil"}, out=(DAN,))
    assert {action.target for action in table.options(ANN) if isinstance(action, Play)} == {ANN, BOB, CLO}
    play(table, Play(ANN, "coup_d_oeil", ANN))
    assert table.told(CardsSeen) == [CardsSeen(ANN, ANN, "barrel", (False,) * 3)]


@pytest.mark.rule("R-27")
def test_cadeau_and_the_air_gun_are_for_shooters_of_the_shot() -> None:
    table = a_table(
        "phase:trigger", dice=(1, 2, 0, 0), hands={ANN: "cadeau", CLO: "pistolet_a_air", DAN: "prime"}
    )
    assert refused(table, Play(CLO, "pistolet_a_air")) == "card-not-for-you"
    assert refused(table, Play(ANN, "cadeau", BOB)) is None
    until(table, "before-shot", 2)
    assert refused(table, Play(ANN, "cadeau", BOB)) == "card-not-for-you"


@pytest.mark.rule("R-27")
def test_sang_froid_turns_one_s_own_die_to_any_face() -> None:
    table = a_table("window:after-bets", dice=(1, 1, 1, 1), hands={ANN: "sang_froid"})
    assert [refused(table, Play(ANN, "sang_froid", face=face)) for face in (None, -1, 0, 5, 6)] == [
        "card-face",
        "card-face",
        None,
        None,
        "card-face",
    ]
    assert refused(table, Play(ANN, "sang_froid", BOB, 3)) == "card-no-target"


@pytest.mark.rule("R-27")
@pytest.mark.parametrize(("die", "faces"), [(0, {1}), (1, {0, 2}), (4, {3, 5}), (5, {4})])
def test_main_tremblante_turns_another_s_die_by_one(die: int, faces: set[int]) -> None:
    table = a_table("window:after-bets", dice=(1, die, 1, None), out=(DAN,), hands={ANN: "main_tremblante"})
    on_bob = [action for action in table.options(ANN) if isinstance(action, Play) and action.target == BOB]
    assert {action.face for action in on_bob} == faces
    assert refused(table, Play(ANN, "main_tremblante", ANN, 2)) == "card-wrong-target"
    assert refused(table, Play(ANN, "main_tremblante", DAN, 1)) == "card-wrong-target"


@pytest.mark.rule("R-27")
def test_encore_un_wants_somebody_who_has_fired_his_bet_and_has_a_card_left() -> None:
    table = a_table("phase:trigger", dice=(1, 2, 0, None), hands={CLO: "encore_un"}, out=(DAN,))
    until(table, "after-shot", 1)
    codes = [refused(table, Play(CLO, "encore_un", seat)) for seat in range(4)]
    assert codes == [None, "card-wrong-target", None, "card-wrong-target"]


@pytest.mark.rule("R-27", "R-20")
def test_tour_de_passe_passe_swaps_unseen_even_by_its_owner() -> None:
    hands = {ANN: "passe_passe", BOB: "prime"}
    table = a_table("window:before-accusations", hands=hands, pockets={ANN: "B"}, barrels={ANN: "CCCCCC"})
    assert table.seat(ANN).view.pocket is True
    play(table, Play(ANN, "passe_passe"))
    assert table.state.pockets[ANN] is False and table.state.barrels[ANN] == [True] + [False] * 5
    assert table.seat(ANN).view.pocket is None, "nobody saw the new card"
    assert table.told(PocketSwapped) and table.told(BarrelShuffled)
    accuse(until(table, "accusation"), (BOB, ANN))
    assert table.seat(ANN).view.pockets[ANN] is False and table.state.teams[ANN] == 4


@pytest.mark.rule("R-27", "R-20")
def test_chargeur_trafique_loads_a_bullet_openly_until_a_death() -> None:
    hands = {ANN: "chargeur chargeur"}
    table = a_table("window:before-pockets", hands=hands, bullets={BOB: 7}, teams={CLO: 0}, out=(CLO,))
    codes = [refused(table, Play(ANN, "chargeur", seat)) for seat in range(4)]
    assert codes == [None, "card-wrong-target", "card-wrong-target", None]
    play(table, Play(ANN, "chargeur", DAN), Play(ANN, "chargeur", DAN))
    assert table.told(BulletsLoaded) == [BulletsLoaded(DAN, 1), BulletsLoaded(DAN, 2)]
    assert table.seat(-1).view.extra[DAN] == 2
    play(table, Pocket(BOB, True))
    until(table, "bet")
    assert len(table.state.barrels[DAN]) == 6 and sum(table.state.barrels[DAN]) == 3


@pytest.mark.rule("R-27")
def test_everybody_who_loses_a_teammate_is_asked_whatever_he_holds() -> None:
    table = a_table(
        "phase:trigger",
        players=5,
        dice=(1, 1, 1, 1, 0),
        barrels={seat: "BCCCCC" for seat in range(4)},
        hands={0: "medecin", 1: "prime", 3: "medecin", 4: "medecin"},
        teams={3: 1},
    )
    until(table, "dying")
    assert table.owing == (0, 1), "not a captain, nor who holds no card, nor who is not dying"
    play(table, Pass(1), Play(0, "medecin"))
    assert table.asks == "after-shot" and table.state.teams == [4, 3, 3, 0, 4]
    assert table.state.in_round == [False, False, False, False, True]


@pytest.mark.rule("R-27")
def test_medecin_closes_only_its_own_question() -> None:
    table = a_table(
        "phase:trigger",
        dice=(1, 1, 0, 0),
        barrels={ANN: "BCCCCC", BOB: "BCCCCC"},
        hands={ANN: "medecin cadeau", BOB: "prime"},
    )
    until(table, "dying")
    play(table, Play(ANN, "medecin"))
    assert table.asks == "dying" and table.owing == (BOB,)


@pytest.mark.rule("R-27")
def test_prime_is_for_who_scored_and_the_thief_needs_a_point() -> None:
    table = a_table(
        "count",
        dice=(2, None, None, 0),
        out=(BOB, CLO),
        teams={CLO: 0},
        scores={CLO: 4},
        hands={ANN: "prime vol_a_la_tire"},
    )
    assert [refused(table, Play(ANN, "prime", seat)) for seat in range(4)] == [
        None,
        "card-wrong-target",
        "card-wrong-target",
        None,
    ]
    assert [refused(table, Play(ANN, "vol_a_la_tire", seat)) for seat in range(4)] == [
        "card-wrong-target",
        "card-wrong-target",
        None,
        None,
    ]
    play(table, Play(ANN, "vol_a_la_tire", CLO))
    assert table.state.scores == [4, 0, 3, 1]


@pytest.mark.rule("R-02")
def test_played_cards_lie_openly_on_the_discards() -> None:
    table = a_table("window:after-bets", dice=(1, 1, 1, 1), hands={ANN: "sang_froid"})
    play(table, Play(ANN, "sang_froid", face=2))
    assert table.seat(-1).view.discards == ("base:sang_froid",) and table.hands[ANN] == []
    assert table.told(CardPlayed) == [CardPlayed(ANN, "base:sang_froid", None, 2)]


def test_a_shot_follows_the_dice_as_they_stand() -> None:
    table = a_table("window:after-bets", dice=(1, 0, 0, 0), hands={BOB: "main_tremblante"})
    play(table, Play(BOB, "main_tremblante", ANN, 0))
    next_round(table)
    assert not table.told(ShotCalled)
