"""H-04 and H-20 to H-25: totals, points, liberation, rounds, the match."""

import pytest

from game.core.rules import SPECTATOR, UNKNOWN, Outcome
from game.rules.hecatombe.actions import Call, Keep, Liberate, Name
from game.rules.hecatombe.events import (
    ChoiceSealed,
    MatchWon,
    ObjectiveScored,
    RoundEnded,
    TileFreed,
)
from tests.contract.games import wander
from tests.rules.hecatombe.builders import (
    Field,
    a_verdict,
    free_none,
    level,
    play,
    refused,
    some_rules,
    tile,
    tiles,
)

TABLES = pytest.mark.parametrize("players", range(2, 8))
MORE = pytest.mark.parametrize("players", range(3, 8))


@pytest.mark.rule("H-04", "H-20")
@TABLES
def test_an_objective_counts_for_everybody_whoever_chose_it(players: int) -> None:
    hoard = {player: "TE " * player for player in range(players)}
    for owner in range(1, players):
        field = a_verdict({owner: "TE " * (4 if players < 4 else 1)}, hoard, players=players)
        field.state.objectives[owner] = tiles("TE " * len(field.state.shown[owner]))
        play(field, Name(0, "TE") if players == 2 else Call(0, owner))
        scored = field.told(ObjectiveScored)[0]
        assert scored.totals == tuple(2 * player for player in range(players))
        assert scored.winners == (players - 1,) and scored.owner == owner


@pytest.mark.rule("H-20")
@pytest.mark.parametrize(
    ("captured", "total"),
    [("", 0), ("TE", 2), ("TA", 1), ("AF", 0), ("TE TE", 4), ("TE TA EV VN", 4), ("TV TN EA EF", 4)],
)
def test_each_of_the_two_symbols_counts_wherever_it_stands(captured: str, total: int) -> None:
    field = play(a_verdict({1: "TE"}, {2: captured}), Call(0, 1))
    assert field.told(ObjectiveScored)[0].totals == (0, 0, total, 0)


@pytest.mark.rule("H-20")
def test_objective_tiles_count_for_nobody() -> None:
    field = play(a_verdict(dict.fromkeys(range(4), "TE"), {3: "TA"}), Call(0, 1))
    assert field.told(ObjectiveScored)[0].totals == (0, 0, 0, 1)


@pytest.mark.rule("H-21")
@MORE
def test_one_alone_on_top_gains_a_point_and_may_free_with_every_second(players: int) -> None:
    hoard = {0: "TE TE", 1: "TE TA"} | dict.fromkeys(range(2, players), "TA")
    field = play(a_verdict({}, hoard, players=players), Call(0, 1))
    scored = field.told(ObjectiveScored)[0]
    assert (scored.winners, scored.freers) == ((0,), (0, 1))
    assert field.state.points == [1] + [0] * (players - 1)
    assert field.asks == "liberation" and set(field.owing) == {0, 1}
    assert refused(field, Liberate(2, "TA")) == "not-your-turn"


@pytest.mark.rule("H-21")
@MORE
def test_all_who_are_tied_second_may_free_even_at_nothing(players: int) -> None:
    hoard = {0: "TE"} | dict.fromkeys(range(1, players), "VN")
    field = play(a_verdict({}, hoard, players=players), Call(0, 1))
    assert field.told(ObjectiveScored)[0].freers == tuple(range(players))
    assert set(field.owing) == set(range(players))


@pytest.mark.rule("H-21")
def test_of_two_players_the_loser_is_always_second() -> None:
    field = a_verdict({1: "TE VN AF"}, {0: "TE TE", 1: "AN"}, players=2)
    play(field, Name(0, "TE"))
    assert set(field.owing) == {0, 1} and field.told(ObjectiveScored)[0].freers == (0, 1)


@pytest.mark.rule("H-21", "H-25")
def test_liberation_is_secret_and_shown_together() -> None:
    field = play(a_verdict({}, {0: "TE TE", 1: "TE TA", 2: "VN", 3: "VN"}), Call(0, 1))
    play(field, Liberate(0, "TE"))
    assert field.owing == (1,)
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        view = field.seat(viewer).view
        assert view.sealed == (1, 0, 0, 0) and view.needs == (1, 1, 0, 0)
        assert view.chosen == ((tile("TE"),) if viewer == 0 else ())
        assert view.points == (1, 0, 0, 0) and len(view.captured[0]) == 2
        seal = field.seat(viewer).story[-1]
        assert isinstance(seal, ChoiceSealed)
        assert seal.people == (tile("TE") if viewer == 0 else UNKNOWN)
    assert refused(field, Liberate(0)) == "not-your-turn" and not field.told(TileFreed)
    play(field, Liberate(1, "TA"))
    assert field.told(TileFreed) == [TileFreed(0, tile("TE")), TileFreed(1, tile("TA"))]
    assert field.state.points == [2, 1, 0, 0] and field.state.dead == tiles("TE TA")
    assert field.captured[:2] == [tiles("TE"), tiles("TE")]
    assert field.state.history[0].freed == ((0, tile("TE")), (1, tile("TA")))
    assert (field.asks, field.owing) == ("reveal", (1,)) and field.state.sealed == [[]] * 4


@pytest.mark.rule("H-21")
def test_that_somebody_frees_none_is_as_secret_as_a_tile() -> None:
    field = play(a_verdict({}, {0: "TE TE", 1: "TE TA"}), Call(0, 1), Liberate(0))
    seal = field.seat(1).story[-1]
    assert isinstance(seal, ChoiceSealed) and seal.people == UNKNOWN
    assert field.seat(0).view.chosen == (None,)
    play(field, Liberate(1))
    assert field.told(TileFreed) == [TileFreed(0, None), TileFreed(1, None)]
    assert field.state.points == [1, 0, 0, 0] and not field.state.dead


@pytest.mark.rule("H-21")
def test_one_frees_a_captured_tile_of_ones_own_and_one_only() -> None:
    field = play(a_verdict({}, {0: "TE TE VN", 1: "TE TA"}), Call(0, 1))
    assert [option.people for option in field.options(0)] == [None, tile("TE"), tile("VN")]
    assert refused(field, Liberate(0, "TA")) == refused(field, Liberate(0, "?")) == "not-your-captive"
    play(field, (Liberate(1), Liberate(0, "VN")))
    assert field.captured[0] == tiles("TE TE") and field.state.points == [2, 0, 0, 0]


@pytest.mark.rule("H-21")
def test_a_freed_tile_counts_no_more_for_later_objectives() -> None:
    field = a_verdict({1: "TE", 2: "VN"}, {0: "TE TE VN", 1: "TE VN", 2: "VN VN"})
    play(field, Call(0, 1), Liberate(0, "VN"), Liberate(1), Call(1, 2))
    assert [event.totals for event in field.told(ObjectiveScored)] == [(4, 2, 0, 0), (0, 2, 4, 0)]


@pytest.mark.rule("H-21")
def test_who_has_no_captured_tile_frees_none_and_is_not_asked() -> None:
    field = play(a_verdict({}, {0: "TE"}), Call(0, 1))
    assert field.told(ObjectiveScored)[0].freers == (0, 1, 2, 3) and field.owing == (0,)
    assert field.seat(1).view.needs == (1, 0, 0, 0)
    play(field, Liberate(0, "TE"))
    assert (field.asks, field.owing) == ("reveal", (1,)) and field.state.points == [2, 0, 0, 0]


@pytest.mark.rule("H-21", "H-14")
def test_who_has_retreated_scores_calls_and_frees_like_any_other() -> None:
    field = a_verdict({2: "TE"}, {2: "TE TE", 1: "TA", 0: "VN", 3: "VN"}, chooser=2)
    assert field.state.out == [True] * 4
    play(field, Call(2, 1), Liberate(2, "TE"), Liberate(1))
    assert field.state.points == [0, 0, 2, 0] and field.owing == (1,)


@pytest.mark.rule("H-22")
@TABLES
@pytest.mark.parametrize("each", ["TE", ""])
def test_a_tie_on_top_gives_each_a_point_and_nobody_frees(players: int, each: str) -> None:
    field = a_verdict({}, dict.fromkeys(range(players), each), players=players)
    play(field, Name(0, "TE") if players == 2 else Call(0, 1))
    scored = field.told(ObjectiveScored)[0]
    assert (scored.winners, scored.freers) == (tuple(range(players)), ())
    assert field.state.points == [1] * players and field.asks == "reveal"


@pytest.mark.rule("H-22")
def test_a_tie_on_top_of_some_leaves_the_second_nothing() -> None:
    field = play(a_verdict({}, {0: "TE", 2: "TE", 3: "TA"}), Call(0, 1))
    assert field.state.points == [1, 0, 1, 0] and field.asks == "reveal"


@pytest.mark.rule("H-23")
@MORE
def test_two_objectives_of_the_same_people_are_scored_one_after_the_other(players: int) -> None:
    field = a_verdict({}, {1: "TE TA", 2: "TE"}, players=players)
    play(field, Call(0, 1), Liberate(1, "TE"), Liberate(2), Call(1, 2))
    first, second = field.told(ObjectiveScored)
    assert first.people == second.people == tile("TE")
    assert (first.totals[1:3], second.totals[1:3]) == ((3, 2), (1, 2))
    assert (first.winners, second.winners) == ((1,), (2,))


def last_call(points: list[int], rounds: list[int], **flags: object) -> Field:
    """Four players: one objective is left, Ann's, and everybody will tie on it for one point more."""
    field = level(4, shown=[(1, 0), (2, 0), (3, 0)], **flags)
    field.state.points, field.state.rounds = points, rounds
    return play(field, Call(0, 0))


@pytest.mark.rule("H-24")
def test_most_points_win_the_round_and_points_start_anew() -> None:
    field = last_call([2, 5, 3, 0], [0, 0, 0, 0])
    assert field.told(RoundEnded) == [RoundEnded(1, (3, 6, 4, 1), (1,), (0, 1, 0, 0))]
    view = field.seat(SPECTATOR).view
    assert (view.round, view.points, view.rounds) == (2, (0, 0, 0, 0), (0, 1, 0, 0))
    assert (view.asks, view.first, field.outcome()) == ("objectives", 1, None)


@pytest.mark.rule("H-24")
def test_each_of_those_tied_is_credited_with_the_round() -> None:
    field = last_call([5, 5, 3, 5], [0, 0, 1, 0])
    assert field.told(RoundEnded)[0].winners == (0, 1, 3)
    assert field.state.rounds == [1, 1, 1, 1] and field.outcome() is None


@pytest.mark.rule("H-24")
def test_two_rounds_win_the_match() -> None:
    field = last_call([0, 5, 5, 0], [1, 1, 0, 0])
    assert field.told(MatchWon) == [MatchWon((1,))] and field.outcome() == Outcome((1,))
    assert field.owing == () and field.asks is None and field.seat(0).view.winners == (1,)
    assert refused(field, Call(0, 1)) == "match-over"


@pytest.mark.rule("H-24")
def test_those_who_reach_it_together_share_the_match() -> None:
    assert last_call([5, 5, 5, 0], [1, 0, 1, 1]).outcome() == Outcome((0, 2))


@pytest.mark.rule("H-24")
@pytest.mark.parametrize("need", range(1, 6))
def test_how_many_rounds_win_is_a_house_rule(need: int) -> None:
    assert last_call([5, 0, 0, 0], [need - 1, 0, 0, 0], rounds_to_win=need).outcome() == Outcome((0,))
    if need > 1:
        assert last_call([5, 0, 0, 0], [need - 2, 0, 0, 0], rounds_to_win=need).outcome() is None


@pytest.mark.rule("H-24")
@TABLES
def test_matches_of_every_table_end_with_the_rounds_that_were_asked(players: int) -> None:
    for need in (1, 3):
        rules = some_rules(players, rounds_to_win=need)
        *_, last = wander(rules, seed=need)
        assert max(last.rounds) == need
        assert last.winners == tuple(player for player in range(players) if last.rounds[player] == need)
        outcome = rules.outcome(last)
        assert outcome is not None and outcome.winners == last.winners and last.pending is None


@pytest.mark.rule("H-25")
def test_points_are_public_and_told_round_by_round() -> None:
    field = free_none(play(a_verdict({}, {0: "TE TE", 1: "TE"}), Call(0, 1)))
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        view = field.seat(viewer).view
        assert view.points == (1, 0, 0, 0)
        assert view.history[0].totals == (4, 2, 0, 0) and view.history[0].winners == (0,)
        assert refused(field, Keep(0, "TE")) == "not-your-turn"
