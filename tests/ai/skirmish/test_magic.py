"""What commanders of Triomphe et Trahison cast, dispel and let be."""

import math

import pytest

from game.ai.skirmish.advisors import rate_options
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.magic.spell_worth import casting_value
from game.ai.skirmish.tempers import Temper
from game.core.pending import Question
from game.core.rng import Rng
from game.rules.skirmish.actions.orders import Cast, Dispel, EndSpell
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state.records import NONE, Casting, Lasting, Winds
from game.rules.skirmish.state.state import SkirmishState, Unit
from tests.ai.skirmish.minds import favourite, ratings
from tests.rules.skirmish.builders import ANN, BOB, a_field, a_unit, mini
from tests.rules.skirmish.magic.spellcraft import mage, magic, target


def casting(wizard: Unit, spell: str, at: Unit | None = None, total: int = 9, heading: int = 0) -> Casting:
    """A spell on its way."""
    aim = NONE if at is None else at.id
    return Casting(wizard.id, f"mini:{spell}", (3, 3), total, target=aim, heading=heading)


def answering(
    state: SkirmishState, spell: Casting, dispel: int, power: int = 0
) -> dict[Dispel | Done, float]:
    """What Bob thinks of each way to answer it."""
    battle = magic(state, power=power, dispel=dispel)
    state.winds, state.casting = Winds(power, dispel, ((spell.wizard, spell.spell),)), spell
    state.questions[:] = [Question("magic:dispel", (BOB,), unit=spell.wizard)]
    return ratings(battle)


def best(found: dict[Dispel | Done, float]) -> Dispel | Done:
    """The answer that he thinks most of."""
    return max(found, key=lambda one: found[one])


def test_a_killing_spell_goes_where_most_is_at_stake() -> None:
    state = a_field()
    mage(state, ANN, "bolt")
    target(state)
    dear = a_unit(state, BOB, "riders", at=(26, 20), heading=180, models=5)
    cast = favourite(magic(state))
    assert isinstance(cast, Cast) and cast.target == dear.id


def test_a_spell_on_its_way_to_nobodys_harm_is_not_dispelled() -> None:
    state = a_field()
    wizard, theirs = mage(state, ANN, "mend"), a_unit(state, ANN, "pikes", at=(26, 10), models=10)
    assert isinstance(best(answering(state, casting(wizard, "mend", theirs), dispel=4)), Done)


def test_a_deadly_spell_is_dispelled_with_all_that_helps_when_nothing_else_can_come() -> None:
    state = a_field()
    answer = best(answering(state, casting(mage(state, ANN, "bolt"), "bolt", target(state), 15), dispel=4))
    assert isinstance(answer, Dispel) and answer.dice == 4


def test_dice_are_kept_for_a_worse_spell_that_may_follow() -> None:
    state = a_field()
    wizard, theirs = mage(state, ANN, "dread", "bolt"), target(state, models=10)
    harmless = casting(wizard, "slow", theirs, total=12)
    alone = answering(state, harmless, dispel=4, power=0)
    followed = answering(state, harmless, dispel=4, power=4)
    spent = [one for one in alone if isinstance(one, Dispel) and one.dice == 4]
    assert all(followed[one] < alone[one] for one in spent)


def test_dice_that_would_only_call_a_miscast_are_not_rolled() -> None:
    state = a_field()
    mage(state, ANN, "raise")
    a_unit(state, ANN, "pikes", at=(26, 10), models=20).models = 10
    found = ratings(magic(state, power=6))
    casts = {one.dice: value for one, value in found.items() if isinstance(one, Cast) and one.target == 1}
    assert casts[2] > 0
    assert casts[6] < casts[2] - 1


@pytest.mark.parametrize("spell", sorted(mini().spells))
def test_every_kind_of_spell_has_a_worth_whatever_it_does(spell: str) -> None:
    state = a_field()
    wizard, theirs = mage(state, ANN, spell.removeprefix("mini:")), target(state, models=12)
    mine = a_unit(state, ANN, "pikes", at=(30, 10), models=12)
    mine.models = 6
    battle = magic(state)
    kind = mini().spells[spell].type
    aim = {"augment": mine, "vortex": None}.get(kind, theirs)
    found = casting_value(battle.setting, state, casting(wizard, spell.removeprefix("mini:"), aim))
    assert math.isfinite(found)
    assert found >= 0


def test_a_vortex_towards_ones_own_is_worth_less_than_nothing() -> None:
    state = a_field()
    wizard = mage(state, ANN, "storm")
    a_unit(state, ANN, "pikes", at=(20, 14), models=20)
    target(state, away=-5, heading=0)
    battle = magic(state)
    assert casting_value(battle.setting, state, casting(wizard, "storm", heading=0)) < 0
    assert casting_value(battle.setting, state, casting(wizard, "storm", heading=18000)) > 0


def bound(state: SkirmishState, unit: Unit, by: Unit) -> Battle:
    """Weakness remains in play on a unit in a fight; its owner is asked in Bob's turn."""
    state.lasting.append(
        Lasting(1, unit.id, "weapon_skill", -2, "remains", "mini:slow", by.owner, by.id, value=6, least=1)
    )
    return magic(state, power=4, active=BOB, named=ANN)


def test_what_cripples_ones_own_unit_is_unravelled_and_never_ended_by_its_caster() -> None:
    state = a_field()
    wizard = mage(state, ANN, "slow")
    mine = a_unit(state, BOB, "pikes", at=(40, 20), heading=180, models=20)
    a_unit(state, ANN, "pikes", at=(40, 20), models=20)
    battle = bound(state, mine, wizard)
    order = favourite(battle)
    assert isinstance(order, Dispel) and order.lasting == 1
    decision = Decision(battle.setting, state, ANN, Temper(), Rng(1))
    state.questions[:] = [Question("magic:unravel", (ANN,))]
    assert rate_options(decision, (EndSpell(ANN, 1), Done(ANN)))[0] < 0
