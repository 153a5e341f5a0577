"""H-16 and H-17: how the fighting ends, and who keeps which armies."""

from collections import Counter as Tally

import pytest

from game.core.rules import SPECTATOR, UNKNOWN
from game.rules.hecatombe.actions import Attack, Keep, LetGo
from game.rules.hecatombe.events import ChoiceSealed, FightingEnded, KeepersShown
from tests.contract.games import wander
from tests.rules.hecatombe.builders import (
    Field,
    a_field,
    choose_all,
    keep_all,
    play,
    refused,
    some_rules,
    tiles,
)

TABLES = pytest.mark.parametrize("players", range(2, 8))
GOAL = {2: 11, 3: 8, 4: 7, 5: 6, 6: 5, 7: 4}


def father_only() -> Field:
    """Four players, two left; Bob is blocked with 4 armies and 4 captured tiles, Ann waits with 3 and 5."""
    return play(
        a_field(
            {0: "TE TA AF VN", 1: "TE TE TA AF FN"},
            captured={0: "VN VN VN VN", 1: "EV EV EV EV", 2: "AN " * 7, 3: "AN " * 7},
        ),
        Attack(0, "VN", 1, "TA"),
        LetGo(1),
    )


@pytest.mark.rule("H-16")
def test_the_fighting_ends_when_only_the_father_is_left() -> None:
    field = father_only()
    assert field.told(FightingEnded) == [FightingEnded(1, "father", 7)]
    assert field.asks == "keepers" and set(field.owing) == {0, 1}


@pytest.mark.rule("H-16")
@TABLES
@pytest.mark.parametrize("no_retreat", [False, True])
def test_the_fighting_ends_when_the_active_player_is_alone(players: int, no_retreat: bool) -> None:
    goal = GOAL[players] - no_retreat
    field = a_field(
        {0: "TE" if no_retreat else "TE TA", 1: "TE AF FN"},
        players=players,
        no_retreat=no_retreat,
        captured={0: "VN " * (goal - 2 + no_retreat), 1: "EV " * (goal - 2 + no_retreat)},
    )
    play(field, Attack(0, "TE", 1, "AF"), LetGo(1))
    assert field.told(FightingEnded) == [FightingEnded(1, "alone", goal)]
    keep_all(field)
    assert [len(kept) for kept in field.captured[:2]] == [goal, goal]


@pytest.mark.rule("H-16")
@pytest.mark.parametrize("players", [2, 3])
def test_the_fighting_ends_when_only_identical_tiles_face_each_other(players: int) -> None:
    field = a_field({0: "TA TE TE AF", 1: "TE TE FN"}, players=players)
    play(field, Attack(0, "TA", 1, "FN"), LetGo(1))
    assert field.asks == "attack"
    twins = a_field({0: "TA TE TE TE", 1: "TE TE FN"}, players=players)
    play(twins, Attack(0, "TA", 1, "FN"), LetGo(1))
    assert twins.told(FightingEnded) == [FightingEnded(1, "twins", GOAL[players])]


@pytest.mark.rule("H-16")
def test_twins_and_the_father_may_stop_a_player_together() -> None:
    field = a_field({0: "TE TA AF VN", 1: "TE TE FN", 2: "TE", 3: "TE"})
    play(field, Attack(0, "VN", 1, "FN"), LetGo(1))
    assert field.told(FightingEnded)[0].reason == "twins"


@pytest.mark.rule("H-16")
def test_the_fighting_goes_on_while_one_pair_is_left() -> None:
    field = a_field({0: "TE TA AF VN", 1: "TE TE FN", 2: "TE", 3: "TA"})
    play(field, Attack(0, "VN", 1, "FN"), LetGo(1))
    assert field.asks == "attack" and [option.target for option in field.options(1)] == [3]


@pytest.mark.rule("H-16", "H-25")
def test_keepers_are_chosen_secretly_at_the_same_time_and_shown_together() -> None:
    field = father_only()
    ann, bob = field.seat(0).view, field.seat(SPECTATOR).view
    assert ann.needs == bob.needs == (2, 3, 0, 0)
    play(field, Keep(1, "TE"), Keep(1, "AF"))
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        view = field.seat(viewer).view
        assert view.sealed == (0, 2, 0, 0) and len(view.armies[1]) == 4
        assert view.chosen == (tuple(tiles("TE AF")) if viewer == 1 else ())
        seals = [event for event in field.seat(viewer).story if isinstance(event, ChoiceSealed)]
        assert [event.people for event in seals] == (tiles("TE AF") if viewer == 1 else [UNKNOWN] * 2)
    assert not field.told(KeepersShown)
    play(field, Keep(0, "AF"), Keep(1, "FN"))
    assert refused(field, Keep(1, "TE")) == "not-your-turn"
    play(field, Keep(0, "TE"))
    assert [event.player for event in field.told(KeepersShown)] == [0, 1]
    kept = {event.player: (Tally(event.kept), Tally(event.deserted)) for event in field.told(KeepersShown)}
    assert kept == {
        0: (Tally(tiles("AF TE")), Tally(tiles("TA"))),
        1: (Tally(tiles("TE AF FN")), Tally(tiles("TE"))),
    }
    assert field.armies == [[]] * 4 and [len(captured) for captured in field.captured] == [7] * 4
    assert Tally(field.state.dead) == Tally(tiles("VN TA TE"))
    assert field.asks == "reveal"


@pytest.mark.rule("H-16")
def test_the_order_in_which_keepers_are_named_shows_in_nothing() -> None:
    one, other = father_only(), father_only()
    play(one, Keep(1, "TE"), Keep(1, "AF"), Keep(1, "FN"), Keep(0, "AF"), Keep(0, "TE"))
    play(other, (Keep(0, "TE"), Keep(1, "FN")), (Keep(1, "AF"), Keep(0, "AF")), Keep(1, "TE"))
    assert one.state == other.state


@pytest.mark.rule("H-16")
def test_only_ones_own_armies_and_no_more_than_one_has_are_kept() -> None:
    field = father_only()
    assert refused(field, Keep(0, "VN")) == "not-your-army"
    assert refused(field, Keep(0, "FN")) == "not-your-army"
    assert refused(field, Keep(2, "AN")) == "not-your-turn"
    play(field, Keep(1, "TE"))
    assert refused(field, Keep(1, "TE")) is None
    play(field, Keep(1, "TE"))
    assert refused(field, Keep(1, "TE")) == "not-your-army"
    assert [option.people for option in field.options(1)] == tiles("TA AF FN")[1:]


@pytest.mark.rule("H-16", "H-17")
def test_who_must_keep_all_his_armies_is_not_asked() -> None:
    field = a_field(
        {0: "TE TA AF VN", 1: "TE TE FN"},
        captured={0: "VN " * 4, 1: "EV " * 5, 2: "AN " * 7, 3: "AN " * 7},
    )
    play(field, Attack(0, "VN", 1, "FN"), LetGo(1))
    assert field.owing == (0,) and field.seat(1).view.chosen == tuple(tiles("TE TE"))
    assert field.seat(SPECTATOR).view.needs == (2, 2, 0, 0) and field.seat(SPECTATOR).view.sealed[1] == 2
    keep_all(field)
    assert field.told(KeepersShown)[1] == KeepersShown(1, tuple(tiles("TE TE")), ())


@pytest.mark.rule("H-16", "H-17")
def test_when_nobody_has_a_choice_the_revelations_begin_at_once() -> None:
    field = a_field(
        {0: "TE TA", 1: "TE TE FN"}, captured={0: "VN " * 5, 1: "EV " * 5, 2: "AN " * 7, 3: "AN " * 7}
    )
    play(field, Attack(0, "TE", 1, "FN"), LetGo(1))
    assert field.asks == "reveal" and field.owing == (1,)
    assert [len(captured) for captured in field.captured] == [7] * 4


@pytest.mark.rule("H-17")
@TABLES
def test_everybody_ends_with_the_number_of_the_table(players: int) -> None:
    assert some_rules(players).setting.goal == GOAL[players]
    assert some_rules(players, no_retreat=True).setting.goal == GOAL[players] - 1


@pytest.mark.rule("H-17")
@TABLES
@pytest.mark.parametrize("no_retreat", [False, True])
def test_all_hold_as_many_captured_tiles_when_the_objectives_are_shown(
    players: int, no_retreat: bool
) -> None:
    rules = some_rules(players, no_retreat=no_retreat)
    ends = set()
    for seed in range(25):
        for state in wander(rules, seed):
            if state.pending and state.pending.kind == "reveal" and not state.history:
                assert [len(captured) for captured in state.captured] == [rules.setting.goal] * players
                ends.add((seed, state.round))
    assert len(ends) >= 50


@pytest.mark.rule("H-16", "H-17")
@TABLES
def test_a_round_in_which_nobody_can_attack_ends_before_it_begins(players: int) -> None:
    field = Field(some_rules(players, 0), 1)
    field.state.hands = [tiles("VN " * len(hand)) for hand in field.state.hands]
    choose_all(field)
    assert field.told(FightingEnded) == [FightingEnded(0, "twins", GOAL[players])]
    assert field.asks == "keepers" and set(field.owing) == set(range(players))
    keep_all(field)
    assert [len(captured) for captured in field.captured] == [GOAL[players]] * players
    assert (field.asks, field.owing) == ("reveal", (0,))
