"""Turns, turn cards, naming, tokens, the end (S-01 to S-03, S-09, S-12, S-15, S-16, S-23)."""

import pytest

from game.core.match import replay_log
from game.core.rng import Rng
from game.rules.skirmish.actions.player import Done, Name
from game.rules.skirmish.consequences.victory_points import earn_victory_points
from game.rules.skirmish.events.player import (
    BattleWon,
    EnemyNamed,
    NameRefused,
    PhaseBegan,
    RolledOff,
    TokensChanged,
    TurnEnded,
    TurnFlipped,
    TurnSkipped,
)
from game.rules.skirmish.flow.roll_off import roll_off
from game.rules.skirmish.state.records import NOBODY, Step
from game.rules.skirmish.state.state import GONE
from game.rules.skirmish.turn import turns
from tests.rules.skirmish.builders import (
    ANN,
    BOB,
    CLO,
    DAN,
    Touching,
    a_battle,
    a_field,
    a_match,
    a_unit,
    act,
    play_out,
    refused,
    run,
    some_rules,
)


def in_phase(battle, active, phase):
    """Begin a phase of `active`, up to the naming."""
    battle.state.active = active
    battle.then(Step("turns:phase", (phase,)))
    return run(battle)


def four(models=10):
    state = a_field()
    for player in range(4):
        a_unit(state, player, models=models, at=(10 + 15 * player, 10))
    return state


@pytest.mark.rule("S-01")
@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 6), (4, 6), (5, 5), (6, 5), (7, 4), (8, 4)])
def test_a_battle_has_so_many_game_turns(players: int, rounds: int) -> None:
    assert turns.rounds_of(players, 0) == rounds
    assert turns.rounds_of(players, 2) == rounds - 2


@pytest.mark.rule("S-01")
def test_one_army_or_nine_make_no_battle() -> None:
    for players in (1, 9):
        with pytest.raises(ValueError, match="2 to 8"):
            some_rules(players)


@pytest.mark.rule("S-02", "S-03")
def test_in_each_game_turn_everybody_plays_four_phases_once() -> None:
    match = a_match(4, seed=3)
    first = match.state.active
    play_out(match)
    flips = [first] + [event.player for event in match.events if isinstance(event, TurnFlipped)]
    rounds = [flips[n : n + 4] for n in range(0, len(flips), 4)]
    assert [sorted(one) for one in rounds[:-1]] == [[0, 1, 2, 3]] * (len(rounds) - 1)
    assert len({tuple(one) for one in rounds}) > 1
    phases = [event.phase for event in match.events if isinstance(event, PhaseBegan)]
    assert phases[:4] == ["magic", "shooting", "combat", "movement"]


@pytest.mark.rule("S-02")
def test_nobody_knows_whose_cards_come_in_which_order() -> None:
    match = a_match(4, seed=5)
    for player in (-1, 0, 1, 2, 3):
        flips = match.rules.observe(match.state, player).flips
        assert flips == tuple(sorted(match.state.flips))


@pytest.mark.rule("S-01", "S-03")
def test_with_two_armies_the_only_opponent_is_named_without_a_question() -> None:
    match = a_match(2)
    play_out(match)
    named = [event for event in match.events if isinstance(event, EnemyNamed)]
    assert len(named) > 20
    assert all(event.forced for event in named)


@pytest.mark.rule("S-03")
def test_the_active_player_names_a_living_opponent() -> None:
    state = four()
    state.units[DAN].place = GONE
    battle = in_phase(a_battle(state), ANN, "magic")
    assert refused(battle, Name(BOB, CLO)) == "not-your-turn"
    assert refused(battle, Name(ANN, ANN)) == "name-an-opponent"
    assert refused(battle, Name(ANN, 7)) == "name-an-opponent"
    assert refused(battle, Name(ANN, DAN)) == "name-the-living"
    assert refused(battle, Done(ANN)) == "wrong-moment"
    assert refused(battle, Name(ANN, 10**9)) == "not-an-order"
    assert refused(battle, Name(ANN, float("nan"))) == "not-an-order"  # type: ignore[arg-type]
    act(battle, Name(ANN, CLO))
    assert EnemyNamed(ANN, CLO, "magic", False) in battle.out


@pytest.mark.rule("S-03")
def test_another_enemy_may_be_named_in_each_phase() -> None:
    battle = in_phase(a_battle(four()), ANN, "movement")
    act(battle, Name(ANN, BOB), Done(ANN))
    in_phase(battle, ANN, "magic")
    assert battle.state.named == NOBODY
    act(battle, Name(ANN, CLO))


@pytest.mark.rule("S-09")
def test_in_close_combat_somebody_in_contact_is_named() -> None:
    battle = in_phase(a_battle(four(), ground=Touching((0, 1), (0, 2), (2, 3))), ANN, "combat")
    assert refused(battle, Name(ANN, DAN)) == "name-in-contact"
    assert battle.rules.legal_actions(battle.state, ANN) == [Name(ANN, BOB), Name(ANN, CLO)]


@pytest.mark.rule("S-09")
def test_the_only_one_in_contact_is_named_and_without_contact_anybody() -> None:
    battle = in_phase(a_battle(four(), ground=Touching((0, 1), (2, 3))), ANN, "combat")
    assert EnemyNamed(ANN, BOB, "combat", True) in battle.out
    battle = in_phase(a_battle(four(), ground=Touching((2, 3))), ANN, "combat")
    assert len(battle.rules.legal_actions(battle.state, ANN)) == 3


@pytest.mark.rule("S-09", "S-66")
def test_a_card_that_leaves_no_legal_name_is_void() -> None:
    battle = a_battle(four(), ground=Touching((0, 1)))
    battle.state.active, battle.state.phase, battle.state.named = ANN, "combat", BOB
    turns.name_again(battle)
    assert battle.state.named == BOB
    battle.state.phase = "magic"
    turns.name_again(battle)
    assert NameRefused(ANN, BOB) in run(battle).out
    assert refused(battle, Name(ANN, BOB)) == "name-barred"
    act(battle, Name(ANN, CLO))


@pytest.mark.rule("S-12", "S-68")
def test_only_those_tied_on_top_roll_again() -> None:
    battle = a_battle(four(), draws=(5, 5, 3, 1, 2))
    assert roll_off(battle, [ANN, BOB, CLO], "order") == BOB
    assert battle.out == [RolledOff("order", ((6, 6, 4, 0), (2, 3, 0, 0)), BOB)]


@pytest.mark.rule("S-15")
def test_the_card_of_a_player_without_models_is_discarded() -> None:
    state = four()
    state.units[BOB].place = GONE
    state.flips = [CLO, BOB]
    battle = a_battle(state)
    battle.then(Step("turns:flip"))
    run(battle)
    assert battle.out[:2] == [TurnSkipped(BOB), TurnFlipped(CLO, 0)]


@pytest.mark.rule("S-15")
def test_a_turn_ends_with_its_players_last_model() -> None:
    state = four()
    state.flips = [CLO, ANN]
    battle = a_battle(state)
    battle.then(Step("turns:flip"))
    run(battle)
    state.units[ANN].place = GONE
    act(battle, Name(ANN, BOB))
    assert TurnEnded(ANN, True) in battle.out
    assert [event.phase for event in battle.out if isinstance(event, PhaseBegan)][:2] == ["movement"] * 2
    assert state.active == CLO


@pytest.mark.rule("S-16", "S-67")
def test_tokens_for_full_shares_of_a_phase_and_the_rest_is_lost() -> None:
    battle = in_phase(a_battle(four()), ANN, "shooting")
    for points in (45, 38):
        earn_victory_points(battle, ANN, points, "destroyed", 1)
    earn_victory_points(battle, CLO, 24, "destroyed", 1)
    act(battle, Name(ANN, BOB))
    assert TokensChanged(ANN, 3, 6, "points") in battle.out
    assert battle.state.tokens == [6, 3, 3, 3]
    assert battle.state.earned == [0, 0, 0, 0]
    assert battle.state.victory == [83, 0, 24, 0]


@pytest.mark.rule("S-23")
def test_the_last_who_lives_ends_the_battle_but_most_tokens_win() -> None:
    state = four()
    state.tokens = [2, 4, 0, 0]
    battle = in_phase(a_battle(state), ANN, "combat")
    for player in (BOB, CLO, DAN):
        state.units[player].place = GONE
    battle.state.questions.clear()
    run(battle)
    assert BattleWon(BOB, (2, 4, 0, 0), (50, 0, 0, 0)) in battle.out


@pytest.mark.rule("S-23")
def test_a_tie_goes_to_points_alive_and_then_to_a_roll_off() -> None:
    state = four()
    a_unit(state, CLO, models=10)
    battle = a_battle(state)
    battle.then(Step("turns:rank"))
    run(battle)
    assert state.winner == CLO
    battle = a_battle(four(), draws=(0, 1, 2, 5))
    battle.then(Step("turns:rank"))
    assert run(battle).state.winner == DAN
    assert battle.rules.outcome(battle.state).winners == (DAN,)


@pytest.mark.rule("S-62")
def test_the_same_seed_and_names_give_the_same_battle() -> None:
    match = a_match(3, seed=11)
    dice = Rng(4)
    play_out(match, lambda options: dice.choice(options) if isinstance(options[0], Name) else options[0])
    again = replay_log(match.rules, 11, match.log)
    assert again.checksum() == match.checksum()
    assert again.state == match.state
