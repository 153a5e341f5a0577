"""What fights are worth: points by the odds, and nothing that is remembered changes them."""

from collections.abc import Callable

import pytest

from game.ai.skirmish.values import attrition
from game.ai.skirmish.values.fight import FightValue, fight_value, frontal_charge_value
from game.ai.skirmish.values.unit_worth import unit_bounty
from game.core.rng import Rng
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.forecast.fight import melee_round_forecast
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Lasting
from game.rules.skirmish.state.state import SkirmishState, Unit
from tests.rules.skirmish.builders import ANN, BOB, a_field, mini, some_rules
from tests.rules.skirmish.combat.melee import facing
from tests.rules.skirmish.consequences.test_casualties import joined
from tests.rules.skirmish.play import War, a_war, eager, step

FACES = ("front", "right", "left", "rear")


def rules_of(players: int = 2) -> Skirmish:
    """Rules of the small mod on the real table."""
    return some_rules(players, Field(mini().bases))


def rules_in(war: War) -> Skirmish:
    """The rules of a war."""
    assert isinstance(war.rules, Skirmish)
    return war.rules


def duo(
    one: str = "pikes", other: str = "pikes", models: int = 20, foes: int = 20
) -> tuple[Skirmish, SkirmishState, Unit, Unit]:
    """Two units face to face."""
    state = a_field(2)
    mine, theirs = facing(state, (ANN, one, models), (BOB, other, foes))
    return rules_of(), state, mine, theirs


def afresh(
    rules: Skirmish, state: SkirmishState, unit: Unit, foe: Unit, charging: bool, face: str
) -> FightValue:
    """The same, counted without anything remembered."""
    kept_aside, attrition.MEMORY = attrition.MEMORY, attrition.AttritionMemory()
    try:
        return fight_value(rules.setting, state, unit, foe, charging=charging, face=face)
    finally:
        attrition.MEMORY = kept_aside


def test_the_odds_are_those_of_the_rules() -> None:
    rules, state, mine, theirs = duo("riders", "archers", 5, 10)
    told = melee_round_forecast(rules.setting, state, mine, theirs)
    found = fight_value(rules.setting, state, mine, theirs, charging=True)
    assert (found.win, found.lose) == pytest.approx((told.wins, told.loses), abs=1e-3)
    assert found.breaks == pytest.approx(told.theirs.breaks + told.theirs.destroyed, abs=1e-3)
    assert found.gain > found.loss and frontal_charge_value(rules.setting, state, mine, theirs) == found.worth


def test_what_is_remembered_is_what_would_be_counted_anew() -> None:
    war = a_war(2, 3, "standard")
    rules, dice, seen = rules_in(war), Rng(3), 0
    while war.outcome() is None and seen < 12:
        step(war, dice, eager)
        fit = [unit for unit in war.state.units if unit.stands and not unit.fleeing]
        pairs = [(one, other) for one in fit for other in fit if one.owner != other.owner]
        if len(war.log) % 25 == 0 and pairs:
            unit, foe = dice.choice(pairs)
            how = dice.random() < 0.5, dice.choice(FACES)
            seen += 1
            known = fight_value(rules.setting, war.state, unit, foe, charging=how[0], face=how[1])
            assert known == afresh(rules, war.state, unit, foe, *how)
    assert seen > 5


@pytest.mark.parametrize(
    "change",
    [
        lambda state, unit: setattr(unit, "models", 12),
        lambda state, unit: setattr(unit, "files", 8),
        lambda state, unit: setattr(unit, "weapon", "mini:spear"),
        lambda state, unit: setattr(unit, "standard", True),
        lambda state, unit: unit.mark(unit_flags.AFRAID),
        lambda state, unit: state.lasting.append(Lasting(1, unit.id, "toughness", 2, "turn", "spell", ANN)),
        lambda state, unit: joined(state, unit),
    ],
)
def test_whatever_changes_a_fight_is_noticed(change: Callable[[SkirmishState, Unit], object]) -> None:
    rules, state, mine, theirs = duo()
    before = fight_value(rules.setting, state, mine, theirs, charging=False)
    change(state, mine)
    now = fight_value(rules.setting, state, mine, theirs, charging=False)
    assert now != before
    assert now == afresh(rules, state, mine, theirs, False, "front")


def test_a_fight_is_the_same_from_both_seats() -> None:
    rules, state, mine, theirs = duo("oath", "archers", 15, 10)
    one, other = (
        fight_value(rules.setting, state, mine, theirs, charging=False),
        fight_value(rules.setting, state, theirs, mine, charging=False),
    )
    assert one == FightValue(other.loss, other.gain, other.lose, other.win, other.broken, other.breaks)


def test_points_are_never_more_than_what_is_there() -> None:
    rules, state, mine, theirs = duo("riders", "pikes", 10, 10)
    theirs.standard = True
    found = fight_value(rules.setting, state, mine, theirs, charging=True, face="rear")
    assert 0.5 * unit_bounty(state, theirs) < found.gain <= unit_bounty(state, theirs)
    assert 0 <= found.loss <= unit_bounty(state, mine)
    state.generals[BOB] = theirs.id
    assert fight_value(rules.setting, state, mine, theirs, charging=True, face="rear").gain > found.gain + 50


def test_who_flees_is_run_down() -> None:
    rules, state, mine, theirs = duo()
    theirs.mark(unit_flags.FLEEING)
    assert fight_value(rules.setting, state, mine, theirs, charging=True).gain == unit_bounty(state, theirs)
    assert fight_value(rules.setting, state, theirs, mine, charging=False).loss == unit_bounty(state, theirs)


def test_a_captain_helps_his_unit() -> None:
    rules, state, mine, theirs = duo("archers", "archers", 10, 10)
    alone = fight_value(rules.setting, state, mine, theirs, charging=True)
    joined(state, mine)
    assert fight_value(rules.setting, state, mine, theirs, charging=True).win > alone.win + 0.1


def test_memory_is_bounded_and_keeps_what_came_last() -> None:
    rules, state, mine, theirs = duo()
    memory = attrition.AttritionMemory()
    found = attrition.pair_attrition(rules.setting, state, mine, theirs, charging=True, face="front")
    for number in range(attrition.MAX_REMEMBERED + 10):
        memory.keep((number,), found)
    assert len(memory.fights) <= attrition.MAX_REMEMBERED
    assert (attrition.MAX_REMEMBERED + 9,) in memory.fights and (0,) not in memory.fights
