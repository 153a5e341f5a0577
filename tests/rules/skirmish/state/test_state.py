"""Content becomes armies, a state is copied whole, everybody sees what he may (S-01, S-19, S-62, S-84)."""

import msgspec
import pytest

from game.rules.skirmish.army.army import general_of
from game.rules.skirmish.army.ready_lists import ready_armies
from game.rules.skirmish.consequences.victory_points import change_tokens, score_loss
from game.rules.skirmish.content import scaled_length, treachery_deck
from game.rules.skirmish.state.records import Step
from game.rules.skirmish.state.state import SkirmishState
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_battle, a_field, a_match, a_unit, mini, some_rules


@pytest.mark.rule("S-62")
def test_a_copy_shares_nothing_that_changes() -> None:
    match = a_match(3)
    state = match.state
    twin = state.clone()
    assert twin == state
    for name in SkirmishState.__struct_fields__:
        value = getattr(state, name)
        if isinstance(value, list):
            assert getattr(twin, name) is not value, name
    twin.units[0].models -= 1
    twin.hands[0].append("mini:spy")
    twin.steps.append(Step("turns:round"))
    assert state == match.state
    assert twin != state
    assert state.units[0].models == twin.units[0].models + 1
    assert "mini:spy" not in state.hands[0]


@pytest.mark.rule("S-62")
def test_a_state_holds_whole_numbers_only() -> None:
    state = a_match(4).state
    for unit in state.units:
        for name in ("x", "y", "heading", "models", "hurt", "files", "marks"):
            assert type(getattr(unit, name)) is int


@pytest.mark.rule("S-84")
def test_the_general_is_the_character_of_highest_leadership() -> None:
    army = ready_armies(mini(), 500, 1)[0]
    assert army[general_of(mini(), army)].unit == "mini:captain"
    assert army[2 + general_of(mini(), army[2:])].points == 130


@pytest.mark.rule("S-01", "S-25")
def test_short_tables_are_three_quarters_as_large() -> None:
    rules = some_rules(3, preset="short")
    assert scaled_length(72, rules.setting.preset) == 54000
    assert a_match(3, preset="short").state.rounds == 4


@pytest.mark.rule("S-19", "S-21")
def test_with_two_armies_cards_that_need_a_third_are_left_out() -> None:
    assert len(treachery_deck(mini().cards, 3)) == 8
    assert len(treachery_deck(mini().cards, 2)) == 6


@pytest.mark.rule("S-17")
def test_who_removes_the_last_model_scores_it() -> None:
    state = a_field()
    unit = a_unit(state, BOB, models=10, standard=True)
    state.generals[BOB] = unit.id
    battle = a_battle(state)
    assert score_loss(battle, unit, ANN) == ANN
    assert state.earned == [60 + 100 + 25, 0, 0, 0]
    assert score_loss(battle, unit, BOB) == -1


@pytest.mark.rule("S-17")
def test_who_made_it_flee_scores_it_whatever_kills_it() -> None:
    state = a_field()
    unit = a_unit(state, BOB, models=10)
    unit.mark(1 << 40)
    unit.blame = CLO
    assert score_loss(a_battle(state), unit, ANN) == CLO
    assert state.earned == [0, 0, 50, 0]


@pytest.mark.rule("S-16")
def test_nobody_goes_below_no_tokens() -> None:
    battle = a_battle(a_field())
    assert change_tokens(battle, ANN, -5, "card") == -3
    assert battle.state.tokens[ANN] == 0


@pytest.mark.rule("S-19")
def test_hands_are_secret_and_their_sizes_public() -> None:
    match = a_match(3)
    match.state.hands = [["mini:spy"], ["mini:purse", "mini:pact"], []]
    for viewer in (-1, 0, 1, 2):
        view = match.rules.observe(match.state, viewer)
        assert view.hands == (1, 2, 0)
        assert view.hand == (tuple(match.state.hands[viewer]) if viewer >= 0 else ())
        told = msgspec.json.encode(view).decode()
        assert ("mini:purse" in told) == (viewer == 1)
