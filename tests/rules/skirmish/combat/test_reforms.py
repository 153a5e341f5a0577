"""Combat reforms (S-28, S-58, S-72, S-74)."""

import msgspec
import pytest

from game.rules.skirmish.actions.orders import CombatReform
from game.rules.skirmish.actions.player import Choose, Done
from game.rules.skirmish.combat.reforms import may_reform
from game.rules.skirmish.events.unit import LeadershipTested, UnitMoved
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Pursuit, Step
from game.rules.skirmish.state.state import GONE, SkirmishState, Unit
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_field, a_unit, act, inch, refused, run
from tests.rules.skirmish.combat.melee import BASE, facing, on_flank, told
from tests.rules.skirmish.combat.test_break_tests import fought


def after(state: SkirmishState, draws: tuple[int, ...] = (), held: tuple[int, ...] = ()) -> Battle:
    """The first combat at its reforms; Bob lost by 2 and those of his in `held` held."""
    battle = fought(state, draws=draws)
    won(state, held)
    battle.then(Step("reforms:begin"))
    return run(battle)


def won(state: SkirmishState, held: tuple[int, ...] = ()) -> None:
    """Ann won the combat of the moment by 2."""
    combat = state.combat
    assert combat is not None
    one, two = combat.sides
    sides = msgspec.structs.replace(one, points=2), msgspec.structs.replace(two, points=-2)
    state.combat = msgspec.structs.replace(combat, sides=sides, held=held)


def duel() -> tuple[SkirmishState, Unit, Unit]:
    """Ann's twelve face Bob's twelve."""
    state = a_field()
    mine, theirs = facing(state, (ANN, "archers", 12), (BOB, "archers", 12))
    return state, mine, theirs


@pytest.mark.rule("S-58")
def test_a_winner_takes_new_files_along_the_face_on_which_it_fights() -> None:
    state, mine, _ = duel()
    battle = after(state)
    assert state.questions[-1].players == (ANN,)
    act(battle, CombatReform(ANN, mine.id, 6, 300))
    assert (mine.files, mine.pose) == (6, (inch(20) + 300, inch(20), 0))
    assert told(battle, UnitMoved)[0].manner == "combat-reform"
    assert state.questions[-1].players == (BOB,)
    act(battle, Done(BOB))
    assert battle.setting.ground.contacts(state) == ((0, 1),)


@pytest.mark.rule("S-58")
def test_it_must_fit_keep_every_contact_and_make_none() -> None:
    state, mine, _ = duel()
    neighbour = a_unit(state, CLO, "archers", (20, 20), models=5)
    neighbour.x += 5 * BASE + 1100
    battle = after(state)
    assert refused(battle, CombatReform(ANN, mine.id, 13)) == "reform-files"
    assert refused(battle, CombatReform(ANN, mine.id, 0)) == "reform-files"
    assert refused(battle, CombatReform(ANN, mine.id, 6, 500)) == "reform-no-room"
    assert refused(battle, CombatReform(ANN, mine.id, 5, -4300)) == "reform-keeps-contact"
    assert refused(battle, CombatReform(ANN, mine.id, 5, -9000)) == "reform-too-far"
    assert refused(battle, CombatReform(BOB, mine.id, 5)) == "not-your-turn"
    assert refused(battle, CombatReform(ANN, 1, 5)) == "wrong-moment"
    options = battle.rules.legal_actions(state, ANN)
    assert len(options) > 2
    assert all(battle.rules.check(state, option) is None for option in options)


@pytest.mark.rule("S-58", "S-56")
@pytest.mark.parametrize(("dice", "may"), [((1, 2), True), ((2, 3), False)])
def test_a_loser_that_held_needs_its_test_with_the_same_modifiers(dice: tuple[int, int], may: bool) -> None:
    state, _, theirs = duel()
    battle = after(state, dice, held=(theirs.id,))
    act(battle, Done(ANN))
    event = told(battle, LeadershipTested)[0]
    assert (event.why, event.needed) == ("reform", 5)
    assert bool(state.questions) is may


@pytest.mark.rule("S-58", "S-72")
def test_not_who_is_engaged_on_two_sides_neutrals_count() -> None:
    state, mine, theirs = duel()
    on_flank(state, mine, CLO, "archers", 5).y -= 1000
    battle = fought(state)
    assert not may_reform(battle.setting, state, theirs)
    won(state)
    assert not may_reform(battle.setting, state, mine)
    assert may_reform(battle.setting, state, theirs)


@pytest.mark.rule("S-58", "S-74")
def test_not_who_pursued_or_charged_anew_or_flees() -> None:
    state, mine, theirs = duel()
    battle = fought(state)
    won(state)
    assert may_reform(battle.setting, state, mine)
    state.pursuits = [Pursuit(mine.id, theirs.id, 4)]
    assert not may_reform(battle.setting, state, mine)
    theirs.mark(unit_flags.FLEEING)
    assert not may_reform(battle.setting, state, theirs)


@pytest.mark.rule("S-57", "S-58", "S-82")
def test_not_who_charged_anew_is_gone_or_is_a_machine() -> None:
    state, mine, theirs = duel()
    battle = fought(state)
    won(state)
    mine.mark(unit_flags.CHARGED)
    assert not may_reform(battle.setting, state, mine)
    assert may_reform(battle.setting, state, theirs)
    theirs.place = GONE
    assert not may_reform(battle.setting, state, theirs)
    state = a_field()
    gun = a_unit(state, ANN, "gun", (20, 20), models=2, files=2)
    a_unit(state, BOB, "archers", (20, 20), models=5, heading=180)
    battle = fought(state)
    won(state)
    assert not may_reform(battle.setting, state, gun)


@pytest.mark.rule("S-74", "S-75")
def test_the_owner_says_who_reforms_first() -> None:
    state = a_field()
    a_unit(state, ANN, "archers", (20, 20), models=10, files=10)
    for side in (-1, 1):
        foe = a_unit(state, BOB, "archers", (20, 20), models=5, heading=180)
        foe.x += side * 1990
    battle = after(state)
    act(battle, Done(ANN))
    assert (state.questions[-1].kind, state.questions[-1].players) == ("pursuit:next", (BOB,))
    assert refused(battle, Choose(BOB, 0)) == "not-among-these"
    act(battle, Choose(BOB, 2))
    assert state.questions[-1].unit == 2
    act(battle, CombatReform(BOB, 2, 4))
    assert state.questions[-1].unit == 1
    act(battle, Done(BOB))
    assert not state.questions


@pytest.mark.rule("S-58")
def test_after_a_tie_only_who_has_no_foe_left_reforms() -> None:
    state, mine, theirs = duel()
    battle = fought(state)
    assert not may_reform(battle.setting, state, mine)
    theirs.place = GONE
    assert may_reform(battle.setting, state, mine)


@pytest.mark.rule("S-58")
def test_on_the_rear_the_rear_stays_where_it_is() -> None:
    state = a_field()
    mine = a_unit(state, ANN, "archers", (20, 20), models=12, files=4)
    foe = a_unit(state, BOB, "archers", (20, 20), models=5)
    foe.y = mine.y - 3 * BASE
    battle = fought(state)
    won(state)
    assert may_reform(battle.setting, state, mine)
    battle.then(Step("reforms:begin"))
    run(battle)
    assert refused(battle, CombatReform(ANN, mine.id, 12)) is None
    act(battle, CombatReform(ANN, mine.id, 6))
    assert (mine.files, mine.pose) == (6, (inch(20), inch(20) - BASE, 0))
    assert battle.setting.ground.contacts(state) == ((mine.id, foe.id),)


@pytest.mark.rule("S-58")
@pytest.mark.parametrize(("heading", "x", "y"), [(270, 1968, -394), (90, -1968, -394)])
def test_on_a_flank_the_flank_stays_where_it_is(heading: int, x: int, y: int) -> None:
    state = a_field()
    mine = a_unit(state, ANN, "archers", (20, 20), models=15)
    foe = a_unit(state, BOB, "archers", (20, 20), models=5, heading=heading)
    foe.x, foe.y = mine.x + x, mine.y + y
    foe.y -= BASE
    battle = after(state)
    assert battle.setting.ground.contacts(state) == ((0, 1),)
    act(battle, CombatReform(ANN, mine.id, 4))
    assert battle.setting.ground.contacts(state) == ((0, 1),)
    edge = mine.x + (2 * BASE if x > 0 else -2 * BASE)
    assert abs(edge - foe.x) <= 2


@pytest.mark.rule("S-28")
def test_the_unlosing_unit_moves_the_least_to_regain_contact() -> None:
    state = a_field()
    mine, _ = facing(state, (ANN, "archers", 10), (BOB, "archers", 5))
    rear = a_unit(state, BOB, "quick", (20, 20), models=20)
    rear.y = mine.y - 2 * BASE
    battle = fought(state)
    assert battle.setting.ground.contacts(state) == ((0, 1), (0, 2))
    mine.models = 5
    assert battle.setting.ground.contacts(state) == ((0, 1),)
    battle.then(Step("pursuit:regain"))
    run(battle)
    assert (mine.pose, rear.pose) == ((inch(20), inch(20), 0), (inch(20), inch(20) - BASE, 0))
    assert battle.setting.ground.contacts(state) == ((0, 1), (0, 2))
    assert told(battle, UnitMoved)[0].manner == "regain"


@pytest.mark.rule("S-58")
def test_who_has_no_other_way_to_stand_is_not_asked() -> None:
    state, mine, _ = duel()
    battle = fought(state)
    won(state)
    assert may_reform(battle.setting, state, mine)
    mine.models = mine.files = 1
    assert not may_reform(battle.setting, state, mine)
