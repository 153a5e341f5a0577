"""Shots, deaths and forced shots (R-11 to R-14, R-17, R-18, R-26, R-29, R-30, R-32)."""

import pytest

from game.rules.roulette.actions import Pass, Play, TakeAim
from game.rules.roulette.events import SKY, CharacterDied, Fired, LeftRound, MatchWon, ShotCalled
from tests.rules.roulette.builders import (
    ANN,
    BOB,
    CLO,
    DAN,
    SEATS,
    Table,
    a_table,
    all_pass,
    next_round,
    play,
    refused,
    until,
)


def calls(table: Table) -> list[tuple[int, tuple[int, ...]]]:
    """Every shot that was called."""
    return [(event.number, event.shooters) for event in table.told(ShotCalled)]


@pytest.mark.rule("R-11")
@pytest.mark.parametrize("players", SEATS)
def test_everybody_shoots_as_often_as_he_has_bet(players: int) -> None:
    dice = tuple(seat % 6 for seat in range(players))
    table = next_round(a_table("phase:trigger", players=players, dice=dice))
    expected = [
        (shot, tuple(seat for seat in range(players) if dice[seat] >= shot))
        for shot in range(1, max(dice) + 1)
    ]
    assert calls(table) == expected
    fired = [sum(event.player == seat for event in table.told(Fired)) for seat in range(players)]
    assert fired == list(dice)


@pytest.mark.rule("R-11")
def test_shooters_turn_their_top_cards_together() -> None:
    table = next_round(a_table("phase:trigger", dice=(1, 1, 0, 0), barrels={ANN: "BCCCCC", BOB: "CCCCCC"}))
    told = [type(event) for event in table.events]
    assert told.index(Fired) + 1 == [n for n, kind in enumerate(told) if kind is Fired][1]
    assert told.index(LeftRound) > told.index(Fired) + 1


@pytest.mark.rule("R-12", "R-17")
def test_a_bullet_kills_a_teammate_who_leaves_a_card_and_a_fresh_gun() -> None:
    table = a_table(
        "phase:trigger", dice=(3, 0, 0, 0), barrels={ANN: "CBBCCC"}, deck="prime", hands={BOB: "cadeau"}
    )
    until(table, "after-shot", 2)
    assert table.state.teams == [3, 4, 4, 4] and not table.state.in_round[ANN]
    assert table.hands[ANN] == ["prime"] and table.state.bullets[ANN] == 1
    assert table.state.barrels[ANN] == [] == table.state.turned[ANN]
    assert table.seat(BOB).view.extra[ANN] == 0
    next_round(table)
    assert calls(table) == [(1, (ANN,)), (2, (ANN,))] and table.state.scores == [0, 1, 1, 1]


@pytest.mark.rule("R-12")
def test_a_clic_does_nothing() -> None:
    table = next_round(a_table("phase:trigger", dice=(2, 0, 0, 0)))
    assert table.state.teams == [4] * 4 and table.state.scores == [3, 1, 1, 1]


@pytest.mark.rule("R-12", "R-13")
def test_a_bullet_shot_elsewhere_is_spent_and_its_shooter_goes_on() -> None:
    table = a_table(
        "phase:trigger", dice=(2, 0, 0, 0), barrels={ANN: "BCCCCC"}, hands={ANN: "pistolet_a_air"}
    )
    play(table, Play(ANN, "pistolet_a_air"))
    next_round(table)
    assert table.told(Fired) == [Fired(ANN, SKY, True), Fired(ANN, ANN, False)]
    assert table.state.scores == [3, 1, 1, 1] and table.state.teams == [4] * 4


@pytest.mark.rule("R-13")
def test_several_bullets_in_one_shot_kill_one_character() -> None:
    table = a_table(
        "phase:trigger",
        dice=(1, 1, 1, 0),
        barrels={ANN: "BCCCCC", BOB: "BCCCCC", CLO: "BCCCCC"},
        hands={ANN: "cadeau", BOB: "cadeau cadeau"},
    )
    play(table, Play(ANN, "cadeau", CLO), Play(BOB, "cadeau", CLO))
    next_round(table)
    assert table.state.teams == [4, 4, 3, 4] and table.told(CharacterDied) == [CharacterDied(CLO, 3)]
    assert table.state.scores == [2, 2, 0, 1]


@pytest.mark.rule("R-13", "R-22")
@pytest.mark.parametrize("dead", [True, False])
def test_a_bullet_at_somebody_out_of_the_round_or_dead_does_nothing(dead: bool) -> None:
    table = a_table(
        "phase:trigger",
        dice=(1, None, 0, 0),
        barrels={ANN: "BCCCCC"},
        hands={ANN: "cadeau"},
        teams={BOB: 0 if dead else 2},
        out=(BOB,),
    )
    play(table, Play(ANN, "cadeau", BOB))
    next_round(table)
    assert table.state.teams[BOB] == (0 if dead else 2) and not table.told(CharacterDied)


@pytest.mark.rule("R-14", "R-29")
def test_whoever_has_finished_can_be_shot() -> None:
    table = a_table("phase:trigger", players=2, dice=(3, 4), hands={BOB: "cadeau"}, barrels={BOB: "CCCBCC"})
    until(table, "before-shot", 4)
    assert table.state.shooters == (BOB,) and table.state.in_round == [True, True]
    play(table, Play(BOB, "cadeau", ANN))
    next_round(table)
    assert table.state.teams == [3, 4] and table.state.scores == [0, 5]


ENCORE = {ANN: "encore_un encore_un"}


@pytest.mark.rule("R-14", "R-27")
def test_encore_un_forces_one_more_shot_and_changes_no_die() -> None:
    table = a_table("phase:trigger", dice=(0, 1, 2, 0), hands={**ENCORE, DAN: "prime"})
    until(table, "after-shot", 1)
    play(table, Play(ANN, "encore_un", BOB))
    assert refused(table, Play(ANN, "encore_un", BOB)) == "card-wrong-target", "he owes one already"
    assert refused(table, Play(ANN, "encore_un", CLO)) == "card-wrong-target", "her bet is not fired"
    assert table.state.dice == [0, 1, 2, 0] and table.seat(DAN).view.forced == (False, True, False, False)
    until(table, "after-shot", 2)
    play(table, Play(ANN, "encore_un", BOB))
    next_round(table)
    assert calls(table) == [(1, (BOB, CLO)), (2, (BOB, CLO)), (3, (BOB,))]
    assert table.state.scores == [1, 2, 3, 1]


@pytest.mark.rule("R-14")
def test_a_forced_shot_has_its_windows() -> None:
    table = a_table("phase:trigger", dice=(1, 0, 0, 0), hands={BOB: "encore_un", CLO: "abattre"})
    until(table, "after-shot", 1)
    play(table, Play(BOB, "encore_un", DAN))
    until(table, "before-shot", 2)
    assert table.state.shooters == (DAN,), "a bet of 0 is fired at once"
    play(table, Play(CLO, "abattre"))
    assert table.asks == "aim" and table.owing == (DAN,)


@pytest.mark.rule("R-14")
def test_an_empty_barrel_is_not_forced() -> None:
    hands = {ANN: "encore_un encore_un"}
    table = a_table("phase:trigger", dice=(5, 0, 0, 0), hands=hands, barrels={ANN: "CCCCC"})
    until(table, "after-shot", 5)
    assert refused(table, Play(ANN, "encore_un", ANN)) == "card-wrong-target"
    table.state.forced[ANN] = True
    next_round(table)
    assert len(calls(table)) == 5


@pytest.mark.rule("R-11", "R-14")
def test_a_sixth_shot_comes_by_force_only() -> None:
    table = a_table("phase:trigger", dice=(5, 0, 0, 0), hands={ANN: "encore_un"}, barrels={ANN: "CCCCCC"})
    until(table, "after-shot", 5)
    play(table, Play(ANN, "encore_un", ANN))
    next_round(table)
    assert calls(table)[-1] == (6, (ANN,)) and table.state.scores[ANN] == 6


@pytest.mark.rule("R-18", "R-24")
def test_the_captains_death_ends_the_game_for_him_and_leaves_his_hand() -> None:
    table = a_table(
        "phase:trigger",
        dice=(1, 2, 0, 0),
        teams={ANN: 1},
        barrels={ANN: "BCCCCC"},
        hands={ANN: "medecin abattre pistolet_a_air"},
        deck="prime",
    )
    until(table, "after-shot", 1)
    assert table.state.teams[ANN] == 0 and table.state.living() == [BOB, CLO, DAN]
    assert table.hands[ANN] == ["medecin", "abattre", "pistolet_a_air"], (
        "no card is drawn, Médecin cannot help"
    )
    until(table, "before-shot", 2)
    assert refused(table, Play(ANN, "pistolet_a_air")) == "card-no-skull"
    assert refused(table, Play(ANN, "abattre")) is None
    next_round(table)
    assert table.state.in_round == [False, True, True, True]


@pytest.mark.rule("R-26")
def test_abattre_makes_every_shooter_choose_secretly() -> None:
    table = a_table("phase:trigger", dice=(1, 1, 0, 0), hands={DAN: "abattre"}, teams={CLO: 0}, out=(CLO,))
    play(table, Play(DAN, "abattre"))
    assert table.asks == "aim" and table.owing == (ANN, BOB)
    assert list(table.options(ANN)) == [TakeAim(ANN, BOB), TakeAim(ANN, CLO), TakeAim(ANN, DAN), TakeAim(ANN)]
    assert refused(table, TakeAim(ANN, ANN)) == refused(table, TakeAim(ANN, SKY)) == "aim-another"
    play(table, TakeAim(ANN, DAN))
    assert table.seat(ANN).view.chosen == DAN and table.seat(BOB).view.chosen is None
    play(table, TakeAim(BOB, CLO))
    assert table.told(Fired) == [Fired(ANN, DAN, False), Fired(BOB, CLO, False)]


@pytest.mark.rule("R-26", "R-33")
@pytest.mark.parametrize(("out", "target"), [((), BOB), ((BOB,), CLO), ((BOB, CLO, DAN), SKY)])
def test_the_default_aim_is_the_next_player_in_the_round_else_the_sky(
    out: tuple[int, ...], target: int
) -> None:
    table = a_table("phase:trigger", dice=(1, 0, 0, 0), hands={DAN: "abattre"}, out=out)
    play(table, Play(DAN, "abattre"), TakeAim(ANN))
    assert table.told(Fired) == [Fired(ANN, target, False)]


@pytest.mark.rule("R-30", "R-23")
def test_abattre_overrides_the_air_gun_played_before_it() -> None:
    table = a_table("phase:trigger", dice=(1, 0, 0, 0), hands={ANN: "pistolet_a_air", BOB: "abattre"})
    play(table, Play(ANN, "pistolet_a_air"), Play(BOB, "abattre"))
    assert table.asks == "aim" and table.owing == (ANN,)
    assert SKY not in [action.target for action in table.options(ANN)]  # type: ignore[union-attr]


@pytest.mark.rule("R-23")
def test_the_card_played_last_decides_and_its_aim_ends_with_the_shot() -> None:
    table = a_table(
        "phase:trigger",
        dice=(2, 0, 0, 0),
        hands={ANN: "pistolet_a_air cadeau prime", BOB: "abattre"},
    )
    play(table, Play(BOB, "abattre"), Play(ANN, "cadeau", DAN), Play(ANN, "pistolet_a_air"))
    assert table.seat(CLO).view.aims[ANN] == SKY
    until(table, "before-shot", 2)
    assert table.seat(CLO).view.aims == (ANN, BOB, CLO, DAN)
    assert table.told(Fired) == [Fired(ANN, SKY, False)]


@pytest.mark.rule("R-32")
def test_the_last_captain_wins_without_finishing_his_shots() -> None:
    table = a_table(
        "phase:trigger",
        players=2,
        dice=(5, 1),
        teams={BOB: 1},
        barrels={BOB: "BCCCCC"},
        scores={BOB: 40},
        hands={ANN: "prime"},
    )
    while table.asks:
        all_pass(table)
    outcome = table.outcome()
    assert outcome is not None and outcome.winners == (ANN,)
    assert len(table.told(Fired)) == 2 and table.told(MatchWon) == [MatchWon((ANN,))]


@pytest.mark.rule("R-32", "R-19")
def test_two_last_captains_who_shoot_each_other_leave_nobody() -> None:
    table = a_table(
        "phase:trigger",
        players=2,
        dice=(1, 1),
        teams={ANN: 1, BOB: 1},
        barrels={ANN: "BCCCCC", BOB: "BCCCCC"},
        hands={ANN: "cadeau", BOB: "cadeau"},
        scores={ANN: 30},
    )
    play(table, Play(ANN, "cadeau", BOB), Play(BOB, "cadeau", ANN))
    outcome = table.outcome()
    assert outcome is not None and outcome.winners == () and table.asks is None
    assert refused(table, Pass(ANN)) == "match-over"
