"""The ghost of a formation stands where the unit stands once it has taken it (S-58)."""

import pytest

from game.rules.skirmish.actions.orders import CombatReform
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.formations import end_of_formation
from tests.rules.skirmish.builders import ANN, act
from tests.rules.skirmish.combat.test_reforms import after, duel


@pytest.mark.rule("S-58")
@pytest.mark.parametrize(("files", "slide"), [(6, 0), (6, 300), (4, 0)])
def test_the_ghost_of_a_combat_reform_stands_where_the_unit_will(files: int, slide: int) -> None:
    state, mine, _ = duel()
    battle = after(state)
    order = CombatReform(ANN, mine.id, files, slide)
    before = mine.pose, mine.files
    told = end_of_formation(Board(battle.setting, state), order)
    assert (mine.pose, mine.files) == before != told
    act(battle, order)
    assert told == (mine.pose, mine.files)
