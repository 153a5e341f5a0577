"""Odds of a pursuit and of holding back from it, before any die is rolled (S-74)."""

from game.rules.skirmish.odds.single import leadership_pass_chance, pursuit_catch_chance
from game.rules.skirmish.rolls.leadership import leadership_test
from game.rules.skirmish.state.state import Unit
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.unit.leadership import standard_near, unit_leadership
from game.rules.skirmish.unit.profile import rules_now


def catch_chance(board: Board, unit: int, target: int) -> float:
    """The chance that a unit catches one that flees from it; others who pursue are not counted.

    Raises:
        IndexError: no such unit.
    """
    hunter, fleer = board.unit(unit), board.unit(target)
    return pursuit_catch_chance(_is_swift(board, hunter), fleer=_is_swift(board, fleer))


def restrain_chance(board: Board, unit: int) -> float:
    """The chance to hold a unit back from those who flee from it; where nobody does, no test is made.

    Raises:
        IndexError: no such unit.
    """
    setting, state, one = board.setting, board.state, board.unit(unit)
    test = leadership_test(unit_leadership(setting, state, one))
    return leadership_pass_chance(test, again=standard_near(setting, state, one))


def _is_swift(board: Board, unit: Unit) -> bool:
    """Whether it rolls three dice and drops one."""
    return "swift" in rules_now(board.state, unit)
