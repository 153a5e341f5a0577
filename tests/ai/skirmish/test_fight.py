"""What fights and positions are worth: points by the odds, and nothing that is remembered changes them."""

from collections.abc import Callable

import pytest

from game.ai.skirmish.values import attrition
from game.ai.skirmish.values.fight import FightValue, fight_value, frontal_charge_value
from game.ai.skirmish.values.position import position_value
from game.ai.skirmish.values.unit_worth import recovery_chance, surviving_unit_points, unit_bounty
from game.core.rng import Rng
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.forecast.fight import melee_round_forecast
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Lasting
from game.rules.skirmish.state.state import GONE, SkirmishState, Unit
from tests.rules.skirmish.builders import ANN, BOB, a_field, a_unit, mini, some_rules
from tests.rules.skirmish.combat.melee import facing
from tests.rules.skirmish.consequences.test_casualties import joined
from tests.rules.skirmish.play import War, a_war, eager, play, step

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


# what a position is worth


def test_what_is_taken_from_one_is_better_for_the_other() -> None:
    rules, state, _mine, theirs = duo("oath", "archers", 15, 10)
    a_unit(state, BOB, "oath", (60, 40), models=10)
    even = position_value(rules.setting, state, ANN)
    assert position_value(rules.setting, state, BOB) == pytest.approx(-even)
    theirs.place, theirs.models = GONE, 0
    state.earned[ANN] += 80
    better = position_value(rules.setting, state, ANN)
    assert better > even + 15
    state.earned, state.tokens = [0, 0], [6, 3]
    assert position_value(rules.setting, state, ANN) > even + 10


def test_a_worn_or_fleeing_unit_is_worth_less_and_the_fight_counts() -> None:
    rules, state, _mine, theirs = duo("oath", "archers", 15, 10)
    fight = position_value(rules.setting, state, ANN)
    theirs.x += 20_000
    assert position_value(rules.setting, state, ANN) < fight
    full = surviving_unit_points(rules.setting, state, theirs)
    theirs.models = 5
    assert surviving_unit_points(rules.setting, state, theirs) == full - 0.25 * theirs.enlisted.points
    theirs.models = 10
    theirs.mark(unit_flags.FLEEING)
    assert (
        surviving_unit_points(rules.setting, state, theirs)
        == full * recovery_chance(rules.setting, state, theirs)
        < full
    )


def test_with_many_rivals_the_best_of_them_counts_most() -> None:
    state = a_field(3)
    rules = rules_of(3)
    for player in range(3):
        a_unit(state, player, "archers", (10 + 20 * player, 20), models=10)
    even = position_value(rules.setting, state, ANN)
    state.tokens = [3, 5, 3]
    one_ahead = position_value(rules.setting, state, ANN)
    state.tokens = [3, 4, 4]
    assert one_ahead < position_value(rules.setting, state, ANN) < even


def test_the_battle_won_is_worth_most() -> None:
    war = play(a_war(2, 2), 2, eager)
    rules, won = rules_in(war), war.outcome()
    assert won is not None
    values = [position_value(rules.setting, war.state, player) for player in (ANN, BOB)]
    assert values[won.winners[0]] > 15 * rules.setting.preset.token > 0 > values[1 - won.winners[0]]


def test_memory_is_bounded_and_keeps_what_came_last() -> None:
    rules, state, mine, theirs = duo()
    memory = attrition.AttritionMemory()
    found = attrition.pair_attrition(rules.setting, state, mine, theirs, charging=True, face="front")
    for number in range(attrition.MAX_REMEMBERED + 10):
        memory.keep((number,), found)
    assert len(memory.fights) <= attrition.MAX_REMEMBERED
    assert (attrition.MAX_REMEMBERED + 9,) in memory.fights and (0,) not in memory.fights


def test_who_flees_is_half_lost_and_his_foes_stand_better() -> None:
    rules, state, mine, theirs = duo("oath", "archers", 15, 10)
    theirs.y += 20_000
    calm = position_value(rules.setting, state, ANN)
    theirs.mark(unit_flags.FLEEING)
    assert position_value(rules.setting, state, ANN) > calm + 0.1 * unit_bounty(state, theirs)
    theirs.unmark(unit_flags.FLEEING)
    mine.models = 5
    assert position_value(rules.setting, state, ANN) < calm - 0.1 * unit_bounty(state, mine)
