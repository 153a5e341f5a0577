"""H-18 and H-19: who has which objective shown, and who goes on."""

import pytest

from game.core.rules import SPECTATOR
from game.rules.hecatombe.actions import Attack, Call, LetGo, Name, Yield
from game.rules.hecatombe.events import (
    ObjectiveCalled,
    ObjectiveRevealed,
    ObjectiveScored,
    PeopleNamed,
    RoundEnded,
)
from tests.contract.games import wander
from tests.rules.hecatombe.builders import (
    LEVEL,
    Field,
    a_field,
    a_verdict,
    level,
    play,
    refused,
    some_rules,
    tile,
)

TABLES = pytest.mark.parametrize("players", range(2, 8))
MORE = pytest.mark.parametrize("players", range(3, 8))


def calls(field: Field) -> set[tuple[int, int]]:
    """What the chooser may call."""
    return {(option.owner, option.place) for option in field.options(field.owing[0])}


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
    count = field.rules.setting.table.objectives
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
    count = level(players).rules.setting.table.objectives
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
        total = players * field.rules.setting.table.objectives
        turned = [(event.owner, event.place) for event in field.told(ObjectiveRevealed)]
        assert len(turned) == len(set(turned)) == len(field.told(ObjectiveScored)) == total


def duel(mine: str, his: str, **more: object) -> Field:
    """Two players on level terms; Ann chooses."""
    return a_verdict({0: mine, 1: his}, {0: LEVEL, 1: LEVEL}, players=2, **more)  # type: ignore[arg-type]


@pytest.mark.rule("H-19")
def test_of_two_players_the_chooser_may_name_any_people() -> None:
    field = duel("TE TA TF", "VN FN AN")
    assert [option.people for option in field.options(0)] == list(field.rules.setting.content.peoples)
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
