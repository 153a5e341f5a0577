"""H-04 and H-18 to H-25: revelations, totals, points, liberation, rounds, the match."""

import pytest

from game.core.rules import SPECTATOR, UNKNOWN, Outcome
from game.rules.hecatombe.actions import Attack, Call, Keep, LetGo, Liberate, Name, Yield
from game.rules.hecatombe.events import (
    ChoiceSealed,
    MatchWon,
    ObjectiveCalled,
    ObjectiveRevealed,
    ObjectiveScored,
    PeopleNamed,
    RoundEnded,
    TileFreed,
)
from tests.rules.hecatombe.builders import (
    Field,
    a_field,
    a_verdict,
    free_none,
    play,
    refused,
    some_rules,
    tile,
    tiles,
    wander,
)

TABLES = pytest.mark.parametrize("players", range(2, 8))
MORE = pytest.mark.parametrize("players", range(3, 8))
LEVEL = "AF"
"""With a tile of this people each, everybody is level on every objective: nobody frees."""


def level(players: int, chooser: int = 0, **more: object) -> Field:
    """Everybody has the same tile: each objective is a tie."""
    return a_verdict({}, dict.fromkeys(range(players), LEVEL), players=players, chooser=chooser, **more)  # type: ignore[arg-type]


def calls(field: Field) -> set[tuple[int, int]]:
    """What the chooser may call."""
    return {(option.owner, option.place) for option in field.options(field.owing[0])}


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


@pytest.mark.rule("H-18")
@MORE
def test_whoever_was_blocked_opens(players: int) -> None:
    rules = some_rules(players)
    seen = 0
    for seed in range(6):
        for state in wander(rules, seed):
            if state.pending and state.pending.kind == "reveal" and not state.history:
                assert state.pending.players == (state.active,) == (state.chooser,)
                seen += 1
    assert seen >= 12


@pytest.mark.rule("H-18")
def test_the_blocked_player_opens_after_a_fight_laid_out_by_hand() -> None:
    field = a_field(
        {0: "TE TA", 2: "TE TE FN"}, captured={0: "VN " * 5, 2: "EV " * 5, 1: "AN " * 7, 3: "AN " * 7}
    )
    play(field, Attack(0, "TE", 2, "FN"), LetGo(2))
    assert (field.asks, field.owing) == ("reveal", (2,))


@pytest.mark.rule("H-18")
@MORE
def test_he_picks_any_opponents_hidden_objective(players: int) -> None:
    field = level(players)
    count = field.rules.table.objectives
    assert calls(field) == {(owner, place) for owner in range(1, players) for place in range(count)}
    assert refused(field, Call(0, 0)) == "call-others-first"
    assert refused(field, Call(0, players)) == refused(field, Call(0, -1)) == "call-nobody"
    assert refused(field, Call(0, 1, count)) == refused(field, Call(0, 1, -1)) == "call-nothing-hidden"
    assert refused(field, Call(1, 2)) == "not-your-turn"
    assert refused(field, Name(0, "TE")) == "call-by-place"


@pytest.mark.rule("H-18")
@MORE
def test_it_is_scored_at_once_and_its_owner_picks_the_next(players: int) -> None:
    field = play(level(players), Call(0, 2))
    assert field.told(ObjectiveCalled) == [ObjectiveCalled(0, 2, 0)]
    assert field.told(ObjectiveRevealed) == [ObjectiveRevealed(2, 0, tile("TE"))]
    assert field.told(ObjectiveScored)[0].owner == 2
    assert (field.asks, field.owing) == ("reveal", (2,)) and field.state.shown[2][0]
    assert refused(field, Call(2, 2)) == "call-others-first"
    assert field.seat(SPECTATOR).view.objectives[2][0] == tile("TE")
    play(field, Call(2, 1))
    assert field.owing == (1,)
    if players > 3:
        assert refused(field, Call(1, 2)) == "call-nothing-hidden"


@pytest.mark.rule("H-18")
def test_at_three_one_picks_the_player_and_which_of_his() -> None:
    field = a_verdict({1: "TE AF", 2: "VN FN"}, dict.fromkeys(range(3), LEVEL), players=3)
    assert calls(field) == {(1, 0), (1, 1), (2, 0), (2, 1)}
    play(field, Call(0, 2, 1))
    assert field.told(ObjectiveRevealed) == [ObjectiveRevealed(2, 1, tile("FN"))]
    assert calls(field) == {(0, 0), (0, 1), (1, 0), (1, 1)}
    play(field, Call(2, 1, 0), Call(1, 2, 0))
    assert field.seat(0).view.shown == ((False, False), (True, False), (True, True))


@pytest.mark.rule("H-18")
def test_at_three_one_may_go_back_and_forth_between_two() -> None:
    field = play(level(3), Call(0, 1, 1), Call(1, 0, 0), Call(0, 1, 0), Call(1, 0, 1), Call(0, 2, 1))
    assert calls(field) == {(2, 0)} and field.owing == (2,)


@pytest.mark.rule("H-18")
@MORE
def test_when_only_his_own_are_left_the_chooser_shows_one_and_goes_on(players: int) -> None:
    count = level(players).rules.table.objectives
    others = [(owner, place) for owner in range(1, players) for place in range(count)]
    field = level(players, shown=others)
    assert calls(field) == {(0, place) for place in range(count)}
    play(field, Call(0, 0, count - 1))
    if count == 2:
        assert field.owing == (0,) and calls(field) == {(0, 0)}
        play(field, Call(0, 0, 0))
    assert field.told(RoundEnded)


@pytest.mark.rule("H-18")
@MORE
def test_all_objectives_are_scored_once_before_the_round_ends(players: int) -> None:
    for step in range(1, players):
        field = level(players)
        while not field.told(RoundEnded):
            player = field.owing[0]
            options = field.options(player)
            play(field, options[step % len(options)])
        total = players * field.rules.table.objectives
        turned = [(event.owner, event.place) for event in field.told(ObjectiveRevealed)]
        assert len(turned) == len(set(turned)) == len(field.told(ObjectiveScored)) == total


def duel(mine: str, his: str, **more: object) -> Field:
    """Two players on level terms; Ann chooses."""
    return a_verdict({0: mine, 1: his}, {0: LEVEL, 1: LEVEL}, players=2, **more)  # type: ignore[arg-type]


@pytest.mark.rule("H-19")
def test_of_two_players_the_chooser_may_name_any_people() -> None:
    field = duel("TE TA TF", "VN FN AN")
    assert [option.people for option in field.options(0)] == list(field.rules.content.peoples)
    assert refused(field, Call(0, 1, 0)) == "call-by-name"
    assert refused(field, Call(0, 0, 0)) == "call-others-first"
    assert refused(field, Name(0, "lune-eau")) == "no-such-people"
    assert refused(field, Name(1, "TE")) == "not-your-turn"
    assert refused(field, Yield(0, 0)) == "wrong-moment"


@pytest.mark.rule("H-19")
def test_a_people_rightly_named_is_shown_and_its_owner_names_next() -> None:
    field = play(duel("TE TA TF", "VN FN AN"), Name(0, "FN"))
    assert field.told(PeopleNamed) == [PeopleNamed(0, tile("FN"), 1, True)]
    assert field.told(ObjectiveRevealed) == [ObjectiveRevealed(1, 1, tile("FN"))]
    assert (field.asks, field.owing) == ("reveal", (1,))
    assert {type(option) for option in field.options(1)} == {Name}


@pytest.mark.rule("H-19")
def test_one_of_two_of_the_same_people_is_shown() -> None:
    field = play(duel("TE TA TF", "VN FN FN"), Name(0, "FN"))
    assert field.state.shown[1] == [False, True, False] and len(field.told(ObjectiveRevealed)) == 1
    play(field, Name(1, "TE"), Name(0, "FN"))
    assert field.state.shown[1] == [False, True, True]


@pytest.mark.rule("H-19")
def test_a_people_wrongly_named_makes_the_other_show_one_of_his_choice() -> None:
    field = play(duel("TE TA TF", "VN FN AN"), Name(0, "EV"))
    assert field.told(PeopleNamed) == [PeopleNamed(0, tile("EV"), 1, False)]
    assert (field.asks, field.owing) == ("answer", (1,))
    assert [option.place for option in field.options(1)] == [0, 1, 2]
    for viewer in (SPECTATOR, 0, 1):
        assert field.seat(viewer).view.named == tile("EV")
    assert refused(field, Yield(1, 3)) == refused(field, Yield(1, -1)) == "call-nothing-hidden"
    assert refused(field, Name(1, "TE")) == "wrong-moment"
    assert refused(field, Yield(0, 0)) == "not-your-turn"
    play(field, Yield(1, 2))
    assert field.told(ObjectiveRevealed) == [ObjectiveRevealed(1, 2, tile("AN"))]
    assert (field.asks, field.owing) == ("reveal", (1,)) and field.seat(0).view.named is None


@pytest.mark.rule("H-19")
def test_an_objective_already_shown_is_not_found_again() -> None:
    field = duel("TE TA TF", "VN FN AN", shown=[(1, 1)])
    play(field, Name(0, "FN"))
    assert field.asks == "answer" and [option.place for option in field.options(1)] == [0, 2]
    assert refused(field, Yield(1, 1)) == "call-nothing-hidden"


@pytest.mark.rule("H-19")
def test_with_none_left_at_the_opponents_one_shows_ones_own() -> None:
    field = duel("TE TA TF", "VN FN AN", shown=[(1, 0), (1, 1), (1, 2)])
    assert [*field.options(0)] == [Call(0, 0, place) for place in range(3)]
    assert refused(field, Name(0, "TE")) == "call-nothing-hidden"
    play(field, Call(0, 0, 1))
    assert field.told(ObjectiveRevealed) == [ObjectiveRevealed(0, 1, tile("TA"))]
    assert field.owing == (0,) and [option.place for option in field.options(0)] == [0, 2]


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
