"""What can be worked out about hidden objectives: never wrong, exact, and no better than a seat's eyes."""

from itertools import product

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import SPECTATOR, UNKNOWN
from game.rules.hecatombe.actions import Attack, Call, Counter, LetGo, Name, Yield
from game.rules.hecatombe.deduction.posterior import Beliefs, objective_beliefs, unseen_tiles
from game.rules.hecatombe.rules import Hecatombe
from tests.ai.complots.tables import moments
from tests.ai.hecatombe.tables import every_table
from tests.rules.hecatombe.builders import (
    Field,
    a_field,
    a_verdict,
    free_none,
    play,
    some_rules,
    started,
    tile,
)


def seen(field: Match[object, object, object], viewer: int) -> Beliefs:
    """What a viewer believes now."""
    seat = field.seat(viewer) if viewer >= 0 else field.spectator()
    assert isinstance(field.rules, Hecatombe)
    return objective_beliefs(field.rules.setting, seat.view, seat.story)


@pytest.mark.statistics
@pytest.mark.rule("H-05", "H-06", "H-25")
def test_the_truth_is_never_ruled_out_and_what_is_seen_is_known() -> None:
    for number, rules in enumerate(every_table()):
        match, dice = Match(rules, number), Rng(number)
        for step, seat in enumerate(moments(match, dice)):
            if step > 150:
                break
            viewer = dice.below(rules.players + 1) - 1
            view = (match.seat(viewer) if viewer >= 0 else match.spectator()).view
            if step % 5 or view.asks == "objectives":
                continue
            beliefs = seen(match, viewer)
            drawn = beliefs.draw(dice)
            for owner, tiles in enumerate(view.objectives):
                for place, people in enumerate(tiles):
                    chances = beliefs.of(owner, place)
                    assert sum(chances.values()) == pytest.approx(1.0)
                    assert chances[match.state.objectives[owner][place]] > 0
                    assert (people == UNKNOWN) or chances == {people: 1.0}
                    assert drawn[owner][place] in chances
            assert seat.player in match.to_act()


def test_shares_are_those_of_counting_every_world_by_hand() -> None:
    copies = {"a": 2, "b": 1, "c": 3, "d": 0}
    slots = [(0, 0), (1, 0), (1, 1)]
    weights = {
        (0, 0): {"a": 1.0, "b": 2.0, "c": 0.5, "d": 1.0},
        (1, 0): {"a": 0.3, "b": 1.0, "c": 1.0, "d": 1.0},
        (1, 1): {"a": 1.0, "b": 1.0, "c": 0.0, "d": 1.0},
    }
    found = {slot: dict.fromkeys(copies, 0.0) for slot in slots}
    whole = 0.0
    for world in product(copies, repeat=3):
        weight, left = 1.0, dict(copies)
        for slot, people in zip(slots, world, strict=True):
            weight *= weights[slot][people] * left[people]
            left[people] -= 1
        whole += weight
        for slot, people in zip(slots, world, strict=True):
            found[slot][people] += weight
    beliefs = Beliefs({}, copies, weights)
    for slot in slots:
        expected = {people: weight / whole for people, weight in found[slot].items() if weight}
        assert dict(beliefs.of(*slot)) == pytest.approx(expected)


def test_worlds_are_drawn_as_often_as_they_are_likely() -> None:
    copies = {"a": 1, "b": 1, "c": 2}
    weights = {(0, 0): {"a": 3.0, "b": 1.0, "c": 1.0}, (0, 1): {"a": 1.0, "b": 1.0, "c": 1.0}}
    beliefs, dice = Beliefs({(1, 0): "z"}, copies, weights), Rng(4)
    worlds = [beliefs.draw(dice) for _ in range(4000)]
    assert {world[1] for world in worlds} == {("z",)}
    assert all(world[0] != ("a", "a") and world[0] != ("b", "b") for world in worlds)
    for people, chance in beliefs.of(0, 0).items():
        assert sum(world[0][0] == people for world in worlds) / 4000 == pytest.approx(chance, abs=0.03)


def test_more_objectives_than_fit_one_sum_are_weighed_all_the_same() -> None:
    copies = {"a": 3, "b": 2, "c": 4, "d": 2}
    slots = [(owner, place) for owner in range(6) for place in range(3)]
    beliefs = Beliefs({}, copies, {slot: dict.fromkeys(copies, 1.0) for slot in slots})
    assert [len(tiles) for tiles in beliefs.draw(Rng(1))] == [3] * 6
    for slot in slots:
        assert sum(beliefs.of(*slot).values()) == pytest.approx(1.0)
    with pytest.raises(KeyError):
        beliefs.of(6, 0)


@pytest.mark.rule("H-01", "H-06")
def test_a_people_of_which_every_tile_lies_elsewhere_is_nobodys_objective() -> None:
    field = a_field({0: "VN VN TF", 1: "VN AF", 2: "EF EV", 3: "TV EA"}, captured={1: "VN"})
    for viewer in (SPECTATOR, 0):
        beliefs = seen(field, viewer)
        assert tile("VN") not in beliefs.of(2, 0)
        assert len(beliefs.of(2, 0)) == 14
    assert unseen_tiles(field.rules.setting, field.seat(0).view)[tile("TE")] == 4 - 2  # type: ignore[arg-type]


@pytest.mark.rule("H-05")
def test_a_neighbour_on_the_right_has_no_secret_but_from_the_others() -> None:
    field = started(4)
    truth = field.state.objectives
    for viewer in range(4):
        right = (viewer - 1) % 4
        assert seen(field, viewer).of(right, 0) == {truth[right][0]: 1.0}
        assert len(seen(field, viewer).of((viewer + 1) % 4, 0)) > 1
        assert len(seen(field, SPECTATOR).of(viewer, 0)) > 1


@pytest.mark.rule("H-19")
def test_a_people_named_in_vain_is_not_among_those_still_hidden() -> None:
    hidden = {0: "TE TA TF", 1: "VN VN AF"}
    field = a_verdict(hidden, {0: "TE", 1: "TE"}, players=2, chooser=0)
    play(field, Name(0, "EF"))
    assert tile("EF") not in seen(field, 0).of(1, 2)
    assert tile("EF") not in seen(field, SPECTATOR).of(1, 0)
    play(field, Yield(1, 0))
    free_none(field)
    assert seen(field, 0).of(1, 0) == {tile("VN"): 1.0}
    assert tile("EF") not in seen(field, 0).of(1, 1)
    assert tile("EF") in seen(field, 1).of(0, 0)


@pytest.mark.rule("H-19")
def test_a_people_found_does_not_lie_before_the_place_where_it_was() -> None:
    field = a_verdict({0: "TE TA TF", 1: "EF VN VN"}, {0: "TE", 1: "TE"}, players=2, chooser=0)
    assert seen(field, 0).of(1, 0)[tile("VN")] > 0
    play(field, Name(0, "VN"))
    free_none(field)
    for viewer in (0, SPECTATOR):
        assert tile("VN") not in seen(field, viewer).of(1, 0)
        assert seen(field, viewer).of(1, 1) == {tile("VN"): 1.0}
        assert seen(field, viewer).of(1, 2)[tile("VN")] > 0


@pytest.mark.rule("H-18")
def test_what_everybody_has_seen_is_known_to_the_spectator() -> None:
    field = a_verdict({1: "VN"}, {0: "TE", 1: "TE"})
    play(field, Call(0, 1))
    free_none(field)
    assert seen(field, SPECTATOR).of(1, 0) == {tile("VN"): 1.0}


def nights_after(*preys: str) -> float:
    """How much night a spectator sees in an objective of seat 0, who hunts these tiles of seat 2."""
    armies = {0: "TE TE TE TE TE TE", 1: "EA AN", 2: "VN EN AN FN EV EV AF EF TV TA"}
    field = a_field(armies, players=3)
    for prey in preys:
        play(field, Attack(0, "TE", 2, prey), LetGo(2), Attack(2, "EV", 0, "TE"), Counter(0, "TE"))
    chances = seen(field, SPECTATOR).of(0, 0)
    return sum(chance for people, chance in chances.items() if "nuit" in people)


def test_who_hunts_one_symbol_seems_to_hide_it() -> None:
    assert nights_after("VN") > nights_after("AF") + 0.02
    assert nights_after("VN", "FN") > nights_after("EF", "AF") + 0.05


def test_who_only_counts_thinks_every_unseen_tile_as_likely() -> None:
    field = a_field({0: "VN VN TF", 1: "VN AF", 2: "EF EV", 3: "TV EA"})
    view = field.seat(0).view
    counted = objective_beliefs(some_rules(4).setting, view, [], None).of(1, 0)
    left = unseen_tiles(some_rules(4).setting, view)
    assert dict(counted) == pytest.approx(
        {people: count / sum(left.values()) for people, count in left.items()}
    )


def test_a_field_is_not_changed_by_looking_at_it() -> None:
    field: Field = started(5)
    mark = field.checksum()
    seen(field, 2)
    assert field.checksum() == mark
