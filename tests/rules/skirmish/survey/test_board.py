"""The board of a view shows what everybody sees, and nothing that anybody hides (S-02, S-19)."""

import pytest

from game.core.rng import Rng
from game.rules.skirmish.determinize import determinized_state
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.survey.board import board_of
from game.rules.skirmish.view import OPEN_FIELDS, observe
from tests.rules.skirmish.survey.worlds import a_moment, other_world


@pytest.mark.rule("S-19")
def test_two_worlds_with_other_hands_give_equal_boards() -> None:
    war = a_moment()
    setting = war.rules.setting
    before = board_of(setting, observe(setting, war.state, 0)).state
    for seed in range(8):
        there = other_world(war.state, 0, seed)
        assert there.hands[1:] != war.state.hands[1:] or there.deck != war.state.deck
        assert board_of(setting, observe(setting, there, 0)).state == before


def test_an_imagined_world_is_no_board() -> None:
    war = a_moment()
    view = observe(war.rules.setting, war.state, 0)
    worlds = [determinized_state(war.rules.setting, view, Rng(seed)) for seed in range(8)]
    assert any(world != worlds[0] for world in worlds)


def test_every_chair_has_the_same_board() -> None:
    war = a_moment()
    setting = war.rules.setting
    boards = [board_of(setting, observe(setting, war.state, player)).state for player in (-1, 0, 1, 2)]
    assert all(board == boards[0] for board in boards)


def test_a_board_holds_all_that_is_open_and_a_trial_leaves_it_alone() -> None:
    war = a_moment()
    setting = war.rules.setting
    board = board_of(setting, observe(setting, war.state, 1))
    assert board.state.units == war.state.units
    assert all(getattr(board.state, name) == getattr(war.state, name) for name in OPEN_FIELDS)
    assert board.state.hands == [[], [], []] and board.state.deck == []
    board.trial().units[0].models = 0
    assert board.unit(0) == war.state.units[0]
    with pytest.raises(IndexError):
        board.unit(-1)


@pytest.mark.rule("S-04")
def test_on_another_turn_nobody_has_done_anything_yet() -> None:
    war = a_moment()
    setting = war.rules.setting
    board = board_of(setting, observe(setting, war.state, 1))
    active = board.state.active
    board.state.units[0].mark(unit_flags.MOVED | unit_flags.SHOT | unit_flags.FLEEING)
    now, later = board.if_named(active, 2), board.if_named((active + 1) % 3, active)
    assert (now.state.active, now.state.named) == (active, 2)
    assert now.unit(0).has(unit_flags.MOVED)
    assert not later.unit(0).has(unit_flags.MOVED | unit_flags.SHOT) and later.unit(0).fleeing
    assert later.state.charges == [] and later.unit(0).at_turn == later.unit(0).pose
    assert board.state.active == active
