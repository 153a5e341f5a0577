"""Odds of a flight from a charge, before any die is rolled (S-34 to S-36)."""

from math import fsum

from game.rules.skirmish.odds import single
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.unit.profile import rules_now
from game.rules.skirmish.unit.speed import charge_speed


def escape_chance(board: Board, unit: int, charger: int) -> float:
    """The chance that a unit which flees from a charge is not caught by it.

    Straight away over open ground: the charge must reach the gap of now and the flight (S-35, S-36).

    Raises:
        IndexError: no such unit.
    """
    setting, state = board.setting, board.state
    fleer, hunter = board.unit(unit), board.unit(charger)
    gap = setting.ground.gap(state, hunter.id, fleer.id)
    pace = charge_speed(setting, state, hunter)
    runs = single.run_distance_odds(swift="swift" in rules_now(state, fleer))
    swift = "swift" in rules_now(state, hunter)
    return 1.0 - fsum(
        chance * single.charge_roll_chance(pace, gap + run * INCH, swift=swift) for run, chance in runs
    )
