"""Changes on units begin and end when they should (S-07, S-21)."""

import pytest

from game.rules.skirmish.chapters import STEPS
from game.rules.skirmish.consequences.ongoing import add_lasting_change, end_of_caster
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.unit.profile import unit_characteristic
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_battle, a_field, a_unit


@pytest.mark.rule("S-07")
def test_changes_end_with_phase_turn_or_the_caster_s_next_magic_phase() -> None:
    state = a_field()
    unit = a_unit(state, ANN, models=10)
    battle = a_battle(state)
    state.active, state.phase = BOB, "magic"
    for amount, until in ((1, "phase"), (2, "turn"), (4, "caster"), (3, "remains")):
        add_lasting_change(battle, unit, "toughness", amount, until, f"mini:{until}", BOB)

    def toughness() -> int:
        return unit_characteristic(battle.setting, state, unit, "toughness").needed

    assert toughness() == 10
    assert run_one(battle, "turns:end-phase") == ["turn", "caster", "remains"]
    assert run_one(battle, "turns:end-turn") == ["caster", "remains"]
    end_of_caster(battle, CLO)
    assert toughness() == 10
    end_of_caster(battle, BOB)
    assert toughness() == 6


@pytest.mark.rule("S-21")
def test_the_same_spell_does_not_work_twice_on_a_unit() -> None:
    state = a_field()
    unit = a_unit(state, ANN, models=10)
    battle = a_battle(state)
    for _ in range(2):
        add_lasting_change(battle, unit, "move", -2, "phase", "mini:guide", BOB, least=1)
    assert unit_characteristic(battle.setting, state, unit, "move").needed == 2
    assert len(state.lasting) == 1
    assert len({one.id for one in state.lasting}) == 1


def run_one(battle: Battle, name: str) -> list[str]:
    """Do one step alone, and say until when the changes that are left last."""
    STEPS[name](battle)
    battle.state.steps.clear()
    return [one.until for one in battle.state.lasting]
