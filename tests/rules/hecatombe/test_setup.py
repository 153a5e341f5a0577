"""H-01 to H-07: the tiles, the hands, the secret objectives, who knows them, who begins."""

from collections import Counter as Tally

import pytest

from game.core.rng import Rng
from game.core.rules import SPECTATOR, UNKNOWN
from game.mods.flags import FlagDef
from game.rules.hecatombe.actions import Attack, Choose, LetGo
from game.rules.hecatombe.deal import begin_round
from game.rules.hecatombe.defs import HecatombeFlags
from game.rules.hecatombe.events import (
    ArmiesShown,
    ChoiceSealed,
    ObjectivesLaid,
    RoundBegan,
    RoundEnded,
    TileDied,
    TilesDealt,
)
from tests.builders import base_catalog
from tests.contract.games import wander
from tests.rules.hecatombe.builders import Field, a_field, play, refused, some_rules, started, tile, tiles

TABLES = pytest.mark.parametrize("players", range(2, 8))
TILES = {2: 24, 3: 17, 4: 14, 5: 12, 6: 10, 7: 8}
OBJECTIVES = {2: 3, 3: 2, 4: 1, 5: 1, 6: 1, 7: 1}
KNOWN = {2: 0, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1}


def dealt(players: int, seed: int = 1, first: int | None = None, **flags: object) -> Field:
    """The hands are drawn; nobody has chosen."""
    return Field(some_rules(players, first, **flags), seed)


@pytest.mark.rule("H-01")
def test_every_pair_of_six_symbols_is_a_people() -> None:
    box = some_rules(2).setting.content
    assert [ref.partition(":")[2] for ref in box.symbols] == ["terre", "eau", "air", "feu", "vie", "nuit"]
    assert len(box.peoples) == len(set(box.peoples)) == len(set(map(frozenset, box.pairs.values()))) == 15
    assert all(first != second for first, second in box.pairs.values())
    assert [tile(name) for name in ("TE", "TA", "VN")] == [
        box.peoples[0],
        box.peoples[1],
        box.peoples[-1],
    ]


@pytest.mark.rule("H-01")
@TABLES
def test_four_tiles_of_each_people_make_sixty(players: int) -> None:
    state = dealt(players).state
    every = Tally(people for held in [*state.hands, state.middle] for people in held)
    assert every == Tally(dict.fromkeys(some_rules(2).setting.content.peoples, 4)) and every.total() == 60


@pytest.mark.rule("H-02")
@TABLES
def test_each_table_draws_its_number_and_the_first_player_one_fewer(players: int) -> None:
    for first in range(players):
        field = dealt(players, first=first)
        sizes = [TILES[players] - (player == first) for player in range(players)]
        assert [len(hand) for hand in field.state.hands] == sizes
        assert field.seat(SPECTATOR).view.hands == tuple(sizes)
        assert field.seat(SPECTATOR).view.middle == 60 - sum(sizes)


@pytest.mark.rule("H-02")
@TABLES
def test_hands_are_drawn_face_down_by_chance_and_the_middle_is_unseen(players: int) -> None:
    field = dealt(players)
    for viewer in range(SPECTATOR, players):
        view = field.seat(viewer).view
        assert list(view.hand) == (field.state.hands[viewer] if viewer >= 0 else [])
        assert view.middle == len(field.state.middle)
    assert len({tuple(map(tuple, dealt(players, seed).state.hands)) for seed in range(20)}) == 20
    assert len({tuple(dealt(players, seed).state.middle) for seed in range(20)}) > 15 or players in (5, 6)


@pytest.mark.rule("H-02", "H-25")
def test_a_drawn_hand_is_told_to_its_owner_only() -> None:
    out: list = []
    begin_round(some_rules(4).setting, dealt(4).state, 2, Rng(1), out)
    assert [type(event) for event in out] == [RoundBegan, *[TilesDealt] * 4]
    assert [event.player for event in out[1:]] == [2, 3, 0, 1]
    for event in out[1:]:
        for viewer in range(SPECTATOR, 4):
            seen = event.seen_by(viewer).tiles
            own = viewer == event.player
            assert seen == (event.tiles if own else (UNKNOWN,) * len(event.tiles))


@pytest.mark.rule("H-03")
@TABLES
def test_everybody_owes_his_objectives_at_the_same_time(players: int) -> None:
    field = dealt(players)
    assert field.asks == "objectives" and sorted(field.owing) == list(range(players))
    view = field.seat(SPECTATOR).view
    assert view.needs == (OBJECTIVES[players],) * players and view.sealed == (0,) * players


@pytest.mark.rule("H-03")
@TABLES
def test_what_is_not_hidden_is_turned_up_as_armies(players: int) -> None:
    field = dealt(players)
    hands = [hand[:] for hand in field.state.hands]
    for player in reversed(range(players)):
        wanted = hands[player][-1 : -1 - OBJECTIVES[players] : -1]
        for people in wanted:
            assert field.asks == "objectives"
            play(field, Choose(player, people))
        hands[player] = wanted + hands[player][: -OBJECTIVES[players]]
    assert field.asks == "attack"
    assert [objectives + armies for objectives, armies in zip(*parts(field), strict=True)] == hands
    assert field.state.hands == [[]] * players
    assert [list(event.armies) for event in field.told(ArmiesShown)] == field.armies


def parts(field: Field) -> tuple[list[list[str]], list[list[str]]]:
    """Objectives and armies of every player."""
    return field.state.objectives, field.armies


@pytest.mark.rule("H-03")
def test_three_players_choose_two_in_an_order_and_two_choose_three() -> None:
    for players, count in ((3, 2), (2, 3)):
        field = dealt(players)
        hand = field.state.hands[0][:]
        wanted = [hand[4], hand[0], hand[8]][:count]
        play(field, *[Choose(0, people) for people in wanted])
        assert 0 not in field.owing and field.seat(0).view.chosen == tuple(wanted)
        while field.owing:
            player = field.owing[0]
            if field.asks != "objectives":
                break
            play(field, field.options(player)[0])
        assert field.state.objectives[0] == wanted


@pytest.mark.rule("H-03", "H-25")
@TABLES
def test_a_choice_is_sealed_and_cannot_be_taken_back(players: int) -> None:
    field = dealt(players)
    mine = field.state.hands[1][:]
    play(field, Choose(1, mine[0]))
    for viewer in range(SPECTATOR, players):
        view = field.seat(viewer).view
        assert view.sealed[1] == 1 and view.chosen == ((mine[0],) if viewer == 1 else ())
        event = field.seat(viewer).story[-1]
        assert isinstance(event, ChoiceSealed)
        assert event.people == (mine[0] if viewer == 1 else UNKNOWN)
    for people in mine[1 : OBJECTIVES[players]]:
        play(field, Choose(1, people))
    assert refused(field, Choose(1, mine[-1])) == "not-your-turn"


@pytest.mark.rule("H-03")
@TABLES
def test_the_same_choices_in_one_tick_or_one_by_one_in_any_order(players: int) -> None:
    one, other = dealt(players), dealt(players)
    for place in range(OBJECTIVES[players]):
        wanted = [Choose(player, hand[place]) for player, hand in enumerate(one.state.hands)]
        play(one, tuple(wanted))
        play(other, *reversed(wanted))
    assert one.state == other.state and one.asks == "attack"


@pytest.mark.rule("H-03")
def test_only_tiles_of_ones_own_hand_and_no_more_than_one_has_are_chosen() -> None:
    field = dealt(2)
    field.state.hands[0] = tiles("TE TE TA TF TV TN EA EF EV EN AF AV AN FV FN VN VN VN VN AF AF AF EN")
    assert refused(field, Choose(0, "VN")) is None
    play(field, Choose(0, "TE"), Choose(0, "TE"))
    assert refused(field, Choose(0, "TE")) == "not-your-tile"
    assert Choose(0, tile("TE")) not in field.options(0) and Choose(0, tile("TA")) in field.options(0)
    field.state.hands[0].remove(tile("TA"))
    assert refused(field, Choose(0, "TA")) == "not-your-tile"
    assert refused(field, Choose(0, "?")) == "not-your-tile"


@pytest.mark.rule("H-05")
@TABLES
def test_one_knows_ones_own_objectives_and_the_first_of_the_right_hand_neighbour(players: int) -> None:
    field = started(players)
    for viewer in range(SPECTATOR, players):
        view = field.seat(viewer).view
        laid = {
            event.player: event for event in field.seat(viewer).story if isinstance(event, ObjectivesLaid)
        }
        for owner in range(players):
            truth = tuple(field.state.objectives[owner])
            seen = 0
            if viewer == owner:
                seen = len(truth)
            elif viewer >= 0 and (viewer - 1) % players == owner:
                seen = KNOWN[players]
            assert view.objectives[owner] == truth[:seen] + (UNKNOWN,) * (len(truth) - seen)
            assert laid[owner].objectives == view.objectives[owner]


@pytest.mark.rule("H-05")
def test_at_three_only_the_leftmost_of_the_neighbours_two_and_at_two_none() -> None:
    three = a_field({0: "TE AF", 1: "TE AF", 2: "TE AF"}, players=3, objectives={0: "VN FN", 2: "TA EV"})
    assert three.seat(1).view.objectives[0] == (tile("VN"), UNKNOWN)
    assert three.seat(0).view.objectives[2] == (tile("TA"), UNKNOWN)
    assert three.seat(2).view.objectives[0] == (UNKNOWN, UNKNOWN)
    two = a_field({0: "TE AF", 1: "TE AF"}, players=2, objectives={0: "VN FN TA"})
    assert two.seat(1).view.objectives[0] == (UNKNOWN,) * 3
    assert two.seat(0).view.objectives[0] == tuple(tiles("VN FN TA"))


@pytest.mark.rule("H-05")
@TABLES
def test_both_can_be_looked_at_as_long_as_the_round_lasts(players: int) -> None:
    rules = some_rules(players)
    for state in wander(rules, seed=players):
        for owner, truth in enumerate(state.objectives):
            neighbour = (owner + 1) % players
            assert rules.observe(state, owner).objectives[owner] == tuple(truth)
            seen = rules.observe(state, neighbour).objectives[owner]
            assert seen[: KNOWN[players]] == tuple(truth[: KNOWN[players]])


@pytest.mark.rule("H-05")
def test_an_objective_that_was_shown_is_known_to_all_and_the_others_to_nobody_else() -> None:
    field = a_field({0: "TE AF", 1: "TE AF", 2: "TE AF"}, players=3, objectives={0: "VN FN"})
    field.state.shown[0][1] = True
    assert field.seat(2).view.objectives[0] == (UNKNOWN, tile("FN"))
    assert field.seat(SPECTATOR).view.objectives[0] == (UNKNOWN, tile("FN"))


@pytest.mark.rule("H-06", "H-25")
@TABLES
def test_armies_captured_tiles_points_and_the_dead_are_the_same_for_all(players: int) -> None:
    rules = some_rules(players)
    own = {"me", "chosen", "hand", "objectives"}
    for state in wander(rules, seed=players + 10):
        room = rules.observe(state, SPECTATOR)
        assert [list(armies) for armies in room.armies] == state.armies
        assert [list(kept) for kept in room.captured] == state.captured
        assert (list(room.dead), list(room.points)) == (state.dead, state.points)
        for viewer in range(players):
            view = rules.observe(state, viewer)
            for field in set(view.__struct_fields__) - own:
                assert getattr(view, field) == getattr(room, field), field


@pytest.mark.rule("H-06")
def test_the_dead_are_in_the_ledger_and_the_middle_only_counted() -> None:
    field = a_field({0: "TE AF VN", 1: "TE AF FN", 2: "EV AF", 3: "EV AF"})
    field.state.middle = tiles("TN TN AN")
    play(field, Attack(0, "TE", 1, "FN"), LetGo(1))
    for viewer in range(SPECTATOR, 4):
        view = field.seat(viewer).view
        assert view.dead == (tile("TE"),) and view.middle == 3
        assert TileDied(0, tile("TE")) in field.seat(viewer).story


@pytest.mark.rule("H-07")
@TABLES
def test_the_first_player_is_drawn_by_lot_and_attacks_first(players: int) -> None:
    firsts = set()
    for seed in range(60):
        field = started(players, seed)
        assert field.owing == (field.state.first,) == (field.state.active,) and field.asks == "attack"
        firsts.add(field.state.first)
    assert firsts == set(range(players))


@pytest.mark.rule("H-07")
@TABLES
def test_the_next_player_clockwise_is_first_in_each_new_round(players: int) -> None:
    rules = some_rules(players, first=players - 1, rounds_to_win=5)
    seen = {state.round: state.first for state in wander(rules, seed=5)}
    assert len(seen) >= 5 and seen == {n: (players - 2 + n) % players for n in seen}
    for state in wander(rules, seed=6):
        if state.attacks == 0 and state.pending and state.pending.kind == "attack":
            assert state.pending.players == (state.first,)


def test_a_new_round_begins_with_nothing_of_the_last() -> None:
    rules = some_rules(3, rounds_to_win=3)
    starts = [state.clone() for state in wander(rules, seed=7) if sum(map(len, state.hands)) == 50]
    fresh = [state for state in starts if not any(state.sealed)]
    assert len({state.round for state in fresh}) == max(state.round for state in starts)
    for state in fresh:
        nothing = [state.objectives, state.shown, state.armies, state.captured, state.sealed]
        assert nothing == [[[]] * 3] * 5 and state.points == [0] * 3 and state.kinds == [0] * 3
        assert (state.dead, state.history, state.out, state.attacks) == ([], [], [False] * 3, 0)
        assert (state.father, state.assault, state.chooser, state.named) == (None,) * 4


def test_a_round_says_how_it_began_and_how_it_ended() -> None:
    field = started(4)
    while field.outcome() is None:
        player = field.owing[0]
        play(field, field.options(player)[-1])
    began, ended = field.told(RoundBegan), field.told(RoundEnded)
    assert [event.round for event in ended] == list(range(1, len(ended) + 1))
    assert [event.round for event in began] == list(range(2, len(ended) + 1))


def test_the_defaults_of_the_code_are_those_of_the_files() -> None:
    assert some_rules(2).setting.flags == HecatombeFlags()
    assert {flag.name for flag in base_catalog().all(FlagDef, game="hecatombe")} == set(
        HecatombeFlags.__struct_fields__
    )


def test_hecatombe_is_for_two_to_seven() -> None:
    for players in (0, 1, 8):
        with pytest.raises((ValueError, KeyError)):
            some_rules(players)
