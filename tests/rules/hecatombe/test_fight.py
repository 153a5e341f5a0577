"""H-08 to H-15: attacks, the father, defences, retreats, and the variant without retreat."""

import pytest

from game.core.rules import SPECTATOR
from game.rules.hecatombe.actions import Attack, Call, Counter, Keep, LetGo, Liberate, Yield
from game.rules.hecatombe.events import (
    Attacked,
    AttackLetGo,
    Countered,
    FightingEnded,
    LeftRound,
    Retreated,
    TileCaptured,
    TileDied,
)
from game.rules.hecatombe.options import Attacks
from game.rules.hecatombe.rules import Hecatombe
from tests.rules.hecatombe.builders import Field, a_field, play, refused, some_rules, started, tile, tiles

TABLES = pytest.mark.parametrize("players", range(2, 8))
MANY = "TE TA AF VN FN"


def a_war(players: int, **more: object) -> Field:
    """Everybody has the same five armies; seat 0 attacks."""
    return a_field(dict.fromkeys(range(players), MANY), players=players, **more)  # type: ignore[arg-type]


@pytest.mark.rule("H-08", "H-13")
@TABLES
@pytest.mark.parametrize("counter", [False, True])
def test_whoever_was_attacked_plays_next_however_he_answered(players: int, counter: bool) -> None:
    for target in range(1, players):
        field = play(a_war(players), Attack(0, "TE", target, "AF"))
        assert (field.asks, field.owing) == ("defence", (target,))
        play(field, Counter(target, "VN") if counter else LetGo(target))
        assert (field.asks, field.owing, field.state.active) == ("attack", (target,), target)
        assert field.state.assault is None


@pytest.mark.rule("H-08")
@TABLES
def test_he_must_attack_if_any_legal_pair_of_tiles_exists(players: int) -> None:
    field = a_war(players)
    assert {type(option) for option in field.options(0)} == {Attack}
    for verb in (LetGo(0), Counter(0, "TE"), Keep(0, "TE"), Call(0, 1), Liberate(0), Yield(0, 0)):
        assert refused(field, verb) == "wrong-moment"
    one_pair = a_field({0: "TE", 1: "TE TE TA", 2: "TE"}, players=max(3, players))
    assert [*one_pair.options(0)] == [Attack(0, tile("TE"), 1, tile("TA"))]


@pytest.mark.rule("H-09")
@TABLES
def test_every_army_of_ones_own_against_every_army_of_every_opponent(players: int) -> None:
    field = a_war(players)
    pairs = {
        (army, target, prey)
        for army in tiles(MANY)
        for target in range(1, players)
        for prey in tiles(MANY)
        if army != prey
    }
    assert {(one.army, one.target, one.prey) for one in field.options(0)} == pairs
    assert len(field.options(0)) == len(pairs)


@pytest.mark.rule("H-09")
def test_captured_tiles_and_objectives_neither_attack_nor_are_attacked() -> None:
    field = a_field(
        {0: "TE TA", 1: "AF VN", 2: "AF VN", 3: "AF VN"},
        captured={0: "FN", 1: "EV"},
        objectives={0: "TN", 1: "AN"},
    )
    assert refused(field, Attack(0, "FN", 1, "AF")) == "not-your-army"
    assert refused(field, Attack(0, "TN", 1, "AF")) == "not-your-army"
    assert refused(field, Attack(0, "TE", 1, "EV")) == "attack-no-army"
    assert refused(field, Attack(0, "TE", 1, "AN")) == "attack-no-army"
    assert refused(field, Attack(0, "TE", 0, "TA")) == "attack-nobody"
    assert refused(field, Attack(0, "TE", 4, "AF")) == "attack-nobody"
    assert refused(field, Attack(0, "TE", -1, "AF")) == "attack-nobody"
    assert refused(field, Attack(1, "AF", 0, "TE")) == "not-your-turn"


@pytest.mark.rule("H-09")
@TABLES
def test_an_attack_is_told_to_all_with_its_number(players: int) -> None:
    then = 2 if players > 2 else 0
    field = play(a_war(players), Attack(0, "TE", 1, "AF"), LetGo(1), Attack(1, "VN", then, "TA"))
    for viewer in range(SPECTATOR, players):
        told = [event for event in field.seat(viewer).story if isinstance(event, Attacked)]
        assert told == [
            Attacked(0, tile("TE"), 1, tile("AF"), 1),
            Attacked(1, tile("VN"), then, tile("TA"), 2),
        ]
        assert field.seat(viewer).view.assault == Attack(1, tile("VN"), then, tile("TA"))


@pytest.mark.rule("H-10")
def test_a_people_does_not_fight_itself_and_one_symbol_in_common_is_fine() -> None:
    field = a_field({0: "TE AF", 1: "TE TA EV", 2: "TE", 3: "AF"})
    assert refused(field, Attack(0, "TE", 1, "TE")) == "attack-same-people"
    assert refused(field, Attack(0, "TE", 1, "TA")) is None
    assert refused(field, Attack(0, "TE", 1, "EV")) is None
    against = {player: [o.army for o in field.options(0) if o.target == player] for player in (2, 3)}
    assert against == {2: [tile("AF")], 3: [tile("TE")]}


@pytest.mark.rule("H-11")
@TABLES
def test_from_four_players_on_nobody_strikes_back_at_whom_he_has_his_turn_from(players: int) -> None:
    field = play(a_war(players), Attack(0, "TE", 1, "AF"), LetGo(1))
    barred = players >= 4
    assert refused(field, Attack(1, "TE", 0, "TA")) == ("attack-father" if barred else None)
    assert {option.target for option in field.options(1)} == set(range(0 if not barred else 2, players)) - {1}
    assert field.seat(SPECTATOR).view.father == (0 if barred else None)


@pytest.mark.rule("H-11")
@TABLES
def test_the_first_move_has_no_father(players: int) -> None:
    field = started(players)
    first = field.owing[0]
    assert field.state.father is None
    assert {option.target for option in field.options(first)} == set(range(players)) - {first}


@pytest.mark.rule("H-11")
def test_the_father_changes_with_every_attack() -> None:
    field = play(a_war(4), Attack(0, "TE", 1, "AF"), LetGo(1), Attack(1, "TA", 2, "VN"), LetGo(2))
    assert field.state.father == 1
    assert refused(field, Attack(2, "TE", 0, "TA")) is None
    assert refused(field, Attack(2, "TE", 1, "TA")) == "attack-father"


@pytest.mark.rule("H-11", "H-16")
def test_the_father_is_barred_even_when_only_two_are_left() -> None:
    field = play(a_field({0: "TE TA AF VN", 1: "TE TA AF"}), Attack(0, "TE", 1, "AF"), LetGo(1))
    assert field.told(FightingEnded)[0].reason == "father" and field.told(FightingEnded)[0].player == 1


@pytest.mark.rule("H-11")
@pytest.mark.parametrize("least", range(3, 9))
@TABLES
def test_from_how_many_players_on_the_father_is_barred_is_a_house_rule(players: int, least: int) -> None:
    field = play(a_war(players, father_rule_from=least), Attack(0, "TE", 1, "AF"), LetGo(1))
    assert (refused(field, Attack(1, "TE", 0, "TA")) == "attack-father") is (players >= least)


@pytest.mark.rule("H-12", "H-13")
@TABLES
def test_let_go_kills_the_attacking_tile_and_gives_the_attacked_one_away(players: int) -> None:
    field = play(a_war(players), Attack(0, "TE", 1, "AF"), LetGo(1))
    assert field.armies[0] == tiles("TA AF FN VN") and field.armies[1] == tiles("TE TA FN VN")
    assert field.captured == [tiles("AF")] + [[]] * (players - 1) and field.state.dead == tiles("TE")
    assert field.events[1:] == [
        AttackLetGo(1),
        TileCaptured(0, tile("AF"), 1),
        TileDied(0, tile("TE")),
    ]


@pytest.mark.rule("H-12", "H-13")
@TABLES
@pytest.mark.parametrize("sacrifice", MANY.split())
def test_a_counter_attack_costs_any_army_and_the_attacker_captures_his_own(
    players: int, sacrifice: str
) -> None:
    field = play(a_war(players), Attack(0, "TE", 1, "AF"), Counter(1, sacrifice))
    assert field.armies[0] == tiles("TA AF FN VN")
    assert sorted(field.armies[1] + tiles(sacrifice)) == sorted(tiles(MANY))
    assert field.captured == [tiles("TE")] + [[]] * (players - 1) and field.state.dead == tiles(sacrifice)
    assert field.events[1:] == [
        Countered(1, tile(sacrifice)),
        TileCaptured(0, tile("TE"), 0),
        TileDied(1, tile(sacrifice)),
    ]


@pytest.mark.rule("H-12")
def test_only_the_attacked_player_answers_with_armies_in_play() -> None:
    field = play(
        a_field({0: "TE TA AF", 1: "TE TE AF", 2: "VN FN", 3: "VN"}, captured={1: "EV"}),
        Attack(0, "TA", 1, "TE"),
    )
    assert [*field.options(1)] == [LetGo(1), Counter(1, tile("TE")), Counter(1, tile("AF"))]
    assert refused(field, Counter(1, "EV")) == refused(field, Counter(1, "VN")) == "not-your-army"
    assert refused(field, LetGo(0)) == refused(field, Counter(2, "VN")) == "not-your-turn"
    assert refused(field, Attack(1, "AF", 2, "VN")) == "wrong-moment"


@pytest.mark.rule("H-13")
@TABLES
@pytest.mark.parametrize("no_retreat", [False, True])
@pytest.mark.parametrize("counter", [False, True])
def test_either_way_one_tile_is_captured_one_dies_and_each_side_loses_one_army(
    players: int, no_retreat: bool, counter: bool
) -> None:
    field = a_war(players, no_retreat=no_retreat)
    before = [len(armies) for armies in field.armies]
    target = players - 1
    play(field, Attack(0, "TE", target, "VN"), Counter(target, "VN") if counter else LetGo(target))
    lost = [a - len(b) for a, b in zip(before, field.armies, strict=True)]
    assert lost == [int(player in (0, target)) for player in range(players)]
    assert [len(kept) for kept in field.captured] == [1] + [0] * (players - 1)
    assert len(field.state.dead) == 1
    kinds = [
        sum(field.rules.setting.content.bits[people] for people in set(armies)) for armies in field.armies
    ]
    assert field.state.kinds == kinds


@pytest.mark.rule("H-14")
@TABLES
@pytest.mark.parametrize("counter", [False, True])
def test_a_player_left_with_one_army_after_his_attack_retreats_with_it(players: int, counter: bool) -> None:
    field = a_field({0: "TE TA"} | dict.fromkeys(range(1, players), MANY), players=players)
    play(field, Attack(0, "TE", 1, "AF"), Counter(1, "AF") if counter else LetGo(1))
    assert field.armies[0] == [] and field.state.out == [True] + [False] * (players - 1)
    assert field.captured[0] == tiles("TE TA" if counter else "AF TA")
    assert field.told(Retreated) == [Retreated(0, tile("TA"))] and not field.told(LeftRound)
    assert field.seat(SPECTATOR).view.out[0]


@pytest.mark.rule("H-14")
@pytest.mark.parametrize("players", range(3, 8))
def test_who_has_retreated_is_not_attacked_any_more(players: int) -> None:
    field = a_field({0: "TE TA"} | dict.fromkeys(range(1, players), MANY), players=players)
    play(field, Attack(0, "TE", 1, "AF"), LetGo(1))
    assert refused(field, Attack(1, "TE", 0, "TA")) == "attack-retired"
    assert {option.target for option in field.options(1)} == set(range(2, players))


@pytest.mark.rule("H-14")
def test_a_defender_left_with_one_army_does_not_retreat_and_must_attack() -> None:
    field = play(a_field({0: MANY, 1: "TE AF", 2: MANY, 3: MANY}), Attack(0, "TE", 1, "AF"), LetGo(1))
    assert field.armies[1] == tiles("TE") and not field.told(Retreated) and field.owing == (1,)


@pytest.mark.rule("H-15")
@TABLES
def test_without_retreat_everybody_draws_one_tile_fewer(players: int) -> None:
    plain, hard = some_rules(players), some_rules(players, no_retreat=True)
    for player in range(players):
        assert hard.setting.hand_size(player, 0) == plain.setting.hand_size(player, 0) - 1
    for seed in range(3):
        table = Field(hard, seed)
        first = table.state.first
        assert [len(hand) for hand in table.state.hands] == [
            plain.setting.table.tiles - 1 - (player == first) for player in range(players)
        ]


@pytest.mark.rule("H-15")
@TABLES
def test_without_retreat_a_last_army_stays_and_fights(players: int) -> None:
    field = a_field({0: "TE TA"} | dict.fromkeys(range(1, players), MANY), players=players, no_retreat=True)
    play(field, Attack(0, "TE", 1, "AF"), LetGo(1))
    assert field.armies[0] == tiles("TA") and not field.state.out[0] and not field.told(Retreated)
    if players > 2:
        play(field, Attack(1, "TE", 2, "TA"), LetGo(2))
        assert refused(field, Attack(2, "TE", 0, "TA")) is None


@pytest.mark.rule("H-15")
@TABLES
def test_without_retreat_no_army_left_is_out_of_the_round(players: int) -> None:
    field = a_field({0: "TE"} | dict.fromkeys(range(1, players), MANY), players=players, no_retreat=True)
    play(field, Attack(0, "TE", 1, "AF"), LetGo(1))
    assert field.state.out[0] and field.told(LeftRound) == [LeftRound(0)] and field.captured[0] == tiles("AF")
    if players > 2:
        assert refused(field, Attack(1, "TE", 0, "TA")) == "attack-retired"


def lazy(field: Field, player: int = 0) -> Attacks:
    """The attacks as the rules offer them."""
    options = field.options(player)
    assert isinstance(options, Attacks)
    return options


@TABLES
def test_the_attacks_are_a_sequence_like_any_other(players: int) -> None:
    field = a_field(
        {0: "TE TE TA AF VN", 1: "TE AF AF FN"} | dict.fromkeys(range(2, players), "VN EV TE"),
        players=players,
    )
    attacks = lazy(field)
    listed = list(attacks)
    assert len(attacks) == len(listed) == len(set(listed)) > 8
    assert [attacks[place] for place in range(len(listed))] == listed
    assert [attacks[place - len(listed)] for place in range(len(listed))] == listed
    assert attacks[1:7:2] == tuple(listed[1:7:2]) and attacks[::-1] == tuple(listed[::-1])
    assert list(reversed(attacks)) == listed[::-1]
    for place, one in enumerate(listed):
        assert one in attacks and attacks.index(one) == place and attacks.count(one) == 1
    for place in (len(listed), len(listed) + 40, -len(listed) - 1, -1_000):
        with pytest.raises(IndexError):
            attacks[place]


def test_attacks_are_equal_when_they_hold_the_same() -> None:
    arms = {0: "TE TA", 1: "AF VN", 2: "AF", 3: "TE"}
    one, same = lazy(a_field(arms)), lazy(a_field(arms))
    assert one == same == tuple(one) and tuple(one) == same
    assert one != lazy(a_field(arms | {3: "TE VN"})) and one != lazy(a_field(arms, father=3))
    assert one != lazy(a_field(arms | {0: "TE VN"})) and one != tuple(one)[1:] and one != "attacks"


def test_what_is_not_offered_is_not_among_the_attacks() -> None:
    attacks = lazy(a_field({0: "TE TA", 1: "AF TE", 2: "AF", 3: "VN"}, father=3))
    wrong = [
        Attack(1, tile("TE"), 1, tile("AF")),
        Attack(0, tile("TE"), 1, tile("TE")),
        Attack(0, tile("VN"), 1, tile("AF")),
        Attack(0, tile("TE"), 1, tile("VN")),
        Attack(0, tile("TE"), 3, tile("VN")),
        Attack(0, tile("TE"), 0, tile("TA")),
        Attack(0, "?", 1, "?!"),
        LetGo(0),
        "TE",
    ]
    assert [one for one in wrong if one in attacks] == []


def test_no_attack_is_an_empty_list() -> None:
    rules = some_rules(4)
    state = a_field({0: "TE", 1: "TE"}).state
    options = Hecatombe(rules.setting.content, rules.setting.flags, 4).legal_actions(state, 0)
    assert not options and list(options) == [] and options == ()
    with pytest.raises(IndexError):
        options[-1]
