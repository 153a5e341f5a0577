"""Points, the end of a match, and ties (R-15, R-19, R-20, R-28), and who does not answer (R-33)."""

import msgspec
import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Outcome
from game.rules.roulette.actions import Bet, Pass, Play, Pocket, TakeAim, timeout_answer
from game.rules.roulette.defs import MOST_ROUNDS
from game.rules.roulette.events import PointsChanged
from tests.rules.roulette.builders import (
    ANN,
    BOB,
    CLO,
    DAN,
    SEATS,
    a_table,
    accuse,
    all_pass,
    next_round,
    play,
    some_rules,
    until,
)


@pytest.mark.rule("R-15", "R-28")
@pytest.mark.parametrize(("bet", "points"), [(0, 1), (1, 2), (4, 5), (5, 6)])
def test_a_survivor_gains_his_bet_and_one_more(bet: int, points: int) -> None:
    table = next_round(a_table("phase:trigger", dice=(bet, 0, 0, 0)))
    assert table.told(PointsChanged)[0] == PointsChanged(ANN, points, points)


@pytest.mark.rule("R-15")
@pytest.mark.parametrize("players", SEATS)
def test_only_who_is_still_in_the_round_gains(players: int) -> None:
    dice = (2,) * players
    table = a_table("phase:trigger", players=players, dice=dice, barrels={0: "BCCCCC"})
    next_round(table)
    assert table.state.scores == [0] + [3] * (players - 1)


@pytest.mark.rule("R-15", "R-27")
def test_the_die_as_it_stands_counts() -> None:
    table = a_table("window:after-bets", dice=(1, 0, 0, 0), hands={ANN: "sang_froid"})
    play(table, Play(ANN, "sang_froid", face=3))
    next_round(table)
    assert table.state.scores == [4, 1, 1, 1]


@pytest.mark.rule("R-15", "R-27")
def test_whoever_was_saved_gains_nothing() -> None:
    table = a_table("phase:trigger", dice=(1, 0, 0, 0), barrels={ANN: "BCCCCC"}, hands={ANN: "medecin"})
    until(table, "dying")
    play(table, Play(ANN, "medecin"))
    next_round(table)
    assert table.state.scores == [0, 1, 1, 1] and table.state.teams[ANN] == 4


def over(scores: dict[int, int], **more: object) -> Outcome | None:
    """How a match stands after the end test of a count with these points."""
    table = a_table("end", scores=scores, **more)  # type: ignore[arg-type]
    return table.outcome()


@pytest.mark.rule("R-19")
def test_fifteen_points_and_more_than_everybody_win() -> None:
    assert over({ANN: 15, BOB: 14}) == Outcome((ANN,))
    assert over({ANN: 14, BOB: 13}) is None
    assert over({ANN: 15, BOB: 16}) == Outcome((BOB,))
    assert over({ANN: 9}, points_to_win=10) is None
    assert over({ANN: 10}, points_to_win=10) == Outcome((ANN,))


@pytest.mark.rule("R-19")
def test_a_tie_on_top_is_another_round_for_all_the_living() -> None:
    table = a_table("end", scores={ANN: 16, BOB: 16, CLO: 2}, teams={DAN: 0}, out=(CLO,))
    assert table.outcome() is None and table.asks == "pocket" and table.owing == (ANN, BOB, CLO)


@pytest.mark.rule("R-19")
def test_after_the_last_round_the_living_who_lead_win_together_whatever_the_dead_had() -> None:
    tied, last = {ANN: 16, BOB: 16, CLO: 2, DAN: 20}, {DAN: 0}
    rules = some_rules(most_rounds=10)
    for round_, outcome in ((9, None), (10, Outcome((ANN, BOB)))):
        table = a_table("end", scores=tied, teams=last, rules=rules, round_=round_)
        assert table.outcome() == outcome
    assert a_table("end", scores=tied, teams=last, round_=99).outcome() is None
    assert a_table("end", scores=tied, teams=last, round_=100).outcome() == Outcome((ANN, BOB))
    assert a_table("end", scores=tied, teams=last, round_=500, most_rounds=0).outcome() is None


@pytest.mark.rule("R-19")
def test_the_round_limit_of_old_matches_is_not_written_into_their_views() -> None:
    assert b"most_rounds" not in msgspec.json.encode(some_rules().setting.flags)
    assert b"most_rounds" in msgspec.json.encode(some_rules(most_rounds=50).setting.flags)


@pytest.mark.rule("R-19")
def test_the_points_of_the_eliminated_count_against_the_living() -> None:
    assert over({ANN: 15, BOB: 15}, teams={BOB: 0}) is None
    assert over({ANN: 15, BOB: 20}, teams={BOB: 0}) is None
    assert over({ANN: 16, BOB: 15}, teams={BOB: 0}) == Outcome((ANN,))


@pytest.mark.rule("R-19")
def test_the_end_is_tested_after_the_cards_of_the_count() -> None:
    table = a_table("count", scores={ANN: 14, BOB: 13}, hands={CLO: "vol_a_la_tire", DAN: "prime"})
    assert table.asks == "after-count" and table.state.scores[:2] == [15, 14]
    play(table, Play(CLO, "vol_a_la_tire", ANN))
    play(table, Play(DAN, "prime", BOB))
    assert table.outcome() == Outcome((BOB,))


@pytest.mark.rule("R-19")
def test_fifteen_points_in_the_middle_of_a_round_win_nothing_yet() -> None:
    end = {"scores": {ANN: 40}, "dice": (1, 0, 0, 0), "barrels": {ANN: "BCCCCC"}}
    table = next_round(a_table("phase:trigger", **end))  # type: ignore[arg-type]
    assert table.outcome() == Outcome((ANN,)), "a survivor is not asked for: his captain lives"
    table = a_table(
        "phase:trigger", scores={ANN: 40}, dice=(1, 0, 0, 0), barrels={ANN: "BCCCCC"}, teams={ANN: 1}
    )
    next_round(table)
    assert table.outcome() is None


@pytest.mark.rule("R-19")
def test_one_captain_alive_after_a_batch_wins_at_once() -> None:
    table = a_table("accusations", players=3, pockets={BOB: "B", CLO: "B"}, teams={BOB: 1, CLO: 1})
    accuse(table, (ANN, BOB), (BOB, CLO))
    assert table.outcome() == Outcome((ANN,)) and table.told(PointsChanged) == []


@pytest.mark.rule("R-19")
def test_no_captain_after_a_batch_and_nobody_wins() -> None:
    table = a_table("accusations", players=2, pockets={ANN: "B", BOB: "B"}, teams={ANN: 1, BOB: 1})
    accuse(table, (ANN, BOB), (BOB, ANN))
    assert table.outcome() == Outcome(())


@pytest.mark.rule("R-20")
def test_points_teams_hands_and_extra_bullets_are_public() -> None:
    table = a_table("accusations", hands={BOB: "prime medecin"}, scores={CLO: 7}, bullets={DAN: 3})
    view = table.rules.observe(table.state, -1)
    assert view.scores[CLO] == 7 and view.hands == (0, 2, 0, 0) and view.hand == ()
    assert view.pockets == (None,) * 4 and view.pocket is None and view.die is None


@pytest.mark.rule("R-33")
def test_a_random_card_goes_into_the_pocket_of_who_does_not_answer() -> None:
    rules, hidden = some_rules(2), 0
    for seed in range(1400):
        state, rng = rules.setup(Rng(seed)), Rng(seed)
        while rules.to_act(state) and state.pending is not None and state.pending.kind != "pocket":
            rules.apply(state, (Pass(rules.to_act(state)[0]),), rng)  # type: ignore[index]
        rules.apply(state, (Pocket(0),), rng)
        hidden += bool(state.pockets[0])
    assert 150 < hidden < 250, "one of seven"


@pytest.mark.rule("R-33")
def test_what_silence_is_taken_to_say() -> None:
    assert timeout_answer("pocket", ANN) == Pocket(ANN) and timeout_answer("aim", ANN) == TakeAim(ANN)
    assert timeout_answer("bet", BOB) == Bet(BOB, 0)
    assert (
        timeout_answer("accusation", BOB)
        == timeout_answer("dying", BOB)
        == timeout_answer("after-shot", BOB)
        == Pass(BOB)
    )


@pytest.mark.rule("R-33")
@pytest.mark.parametrize("players", SEATS)
def test_silence_is_always_an_answer(players: int) -> None:
    match = Match(some_rules(players), players)
    for _ in range(3000):
        if not match.to_act():
            break
        view = match.spectator().view
        player = view.owing[0]
        assert match.submit(timeout_answer(view.asks, player)) is None
    outcome = match.outcome()
    assert outcome is None or len(outcome.winners) < 2 or match.state.round == MOST_ROUNDS
    assert match.state.round > 3


def test_a_window_of_the_count_is_open_to_all_who_hold_cards() -> None:
    table = a_table("count", hands={ANN: "cadeau", BOB: "prime"}, teams={ANN: 0})
    assert table.owing == (ANN, BOB) and table.options(ANN) == (Pass(ANN),)
    assert all_pass(table).state.round == 2
