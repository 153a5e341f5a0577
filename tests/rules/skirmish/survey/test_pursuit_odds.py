"""Chances of a pursuit, beside the dice that are rolled for it (S-74)."""

import itertools

import pytest

from game.rules.skirmish.consequences.ongoing import add_lasting_change
from game.rules.skirmish.rolls.dice import highest_two
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.pursuit_odds import catch_chance, restrain_chance
from tests.rules.skirmish.builders import ANN, BOB, a_battle, a_field, a_unit

FACES = range(1, 7)


def runs(dice: int) -> list[int]:
    """What so many dice give, the two highest of them."""
    return [highest_two(thrown) for thrown in itertools.product(FACES, repeat=dice)]


@pytest.mark.rule("S-74")
@pytest.mark.parametrize("swift", [False, True])
def test_the_chance_to_catch_counts_every_throw_of_both(swift: bool) -> None:
    state = a_field()
    mine, theirs = a_unit(state, ANN, "archers", (20, 20)), a_unit(state, BOB, "archers", (20, 24))
    battle = a_battle(state)
    if swift:
        add_lasting_change(battle, mine, "swift", 1, "battle", "test", ANN)
    throws = [run >= flight for run in runs(3 if swift else 2) for flight in runs(2)]
    told = catch_chance(Board(battle.setting, state), mine.id, theirs.id)
    assert told == pytest.approx(sum(throws) / len(throws))


@pytest.mark.rule("S-26", "S-74")
def test_the_chance_to_hold_back_is_that_of_its_leadership() -> None:
    state = a_field()
    mine = a_unit(state, ANN, "archers", (20, 20), models=5)
    battle = a_battle(state)
    most = battle.setting.content.units[mine.enlisted.unit].profile.leadership
    held = [run <= most for run in runs(2)]
    told = restrain_chance(Board(battle.setting, state), mine.id)
    assert told == pytest.approx(sum(held) / len(held))
