"""The artefact and the middle of the table (S-24)."""

import msgspec
import pytest

from game.core.rng import Rigged
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.defs.armies import SkirmishFlags
from game.rules.skirmish.events.player import ArtefactMoved, PointsEarned
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Artefact, Step
from game.rules.skirmish.state.state import GONE, SkirmishState, Unit
from game.rules.skirmish.turn import scenario
from game.rules.skirmish.unit.contact import unit_centre
from tests.rules.skirmish.base import base_content
from tests.rules.skirmish.builders import ANN, BOB, CLO, LaidBattle, a_field, a_unit, inch, mini, run

MIDDLE = (36.0, 24.0)


def fought_for(goal: str, state: SkirmishState, preset: str = "standard") -> Battle:
    """A battle of that scenario, on a table that answers; mini's soldiers, the game's scenarios."""
    base = base_content()
    content = msgspec.structs.replace(mini(), scenarios=base.scenarios, presets=base.presets)
    flags = SkirmishFlags(scenario=goal, preset=preset, treachery=False, bribes=False)
    rules = Skirmish(content, flags, state.players, ground=Field(mini().bases), armies=[()] * state.players)
    return LaidBattle(rules, state, Rigged())


def step(battle: Battle, name: str, *about: int) -> SkirmishState:
    """One step of the scenario."""
    battle.then(Step(f"scenario:{name}", about))
    return run(battle).state


def lying(state: SkirmishState) -> SkirmishState:
    """The artefact lies in the middle."""
    state.artefact = Artefact(inch(36), inch(24))
    return state


def general(state: SkirmishState, player: int, at: tuple[float, float]) -> Unit:
    """A player's general stands there alone."""
    hero = a_unit(state, player, "captain", at=at)
    state.generals[player] = hero.id
    return hero


@pytest.mark.rule("S-24")
def test_the_artefact_lies_in_the_middle_of_the_battle() -> None:
    assert step(fought_for("artefact", a_field()), "begin").artefact == Artefact(inch(36), inch(24))
    three = step(fought_for("artefact", a_field(3)), "begin")
    assert three.artefact == Artefact(inch(36), inch(16))
    assert step(fought_for("pitched", a_field()), "begin").artefact is None


@pytest.mark.rule("S-24")
def test_who_touches_it_unfleeing_and_unengaged_takes_it() -> None:
    state = lying(a_field())
    unit = a_unit(state, ANN, at=MIDDLE, models=10)
    far = a_unit(state, BOB, at=(10, 10), models=10)
    battle = fought_for("artefact", state)
    assert step(battle, "pick-up", far.id).artefact == Artefact(inch(36), inch(24))
    unit.mark(unit_flags.FLEEING)
    assert step(battle, "phase-ended").artefact == Artefact(inch(36), inch(24))
    unit.unmark(unit_flags.FLEEING)
    foe = a_unit(state, CLO, at=MIDDLE, heading=180, models=10)
    assert step(battle, "phase-ended").artefact == Artefact(inch(36), inch(24)), "engaged"
    foe.place = GONE
    assert step(battle, "phase-ended").artefact == Artefact(inch(36), inch(24), unit.id)
    assert battle.out[-1] == ArtefactMoved(inch(36), inch(24), unit.id)


@pytest.mark.rule("S-24")
def test_nobody_takes_it_from_its_bearer_nor_when_he_is_not_there() -> None:
    state = lying(a_field())
    unit, other = a_unit(state, ANN, at=MIDDLE, models=10), a_unit(state, BOB, at=(10, 10), models=10)
    battle = fought_for("artefact", state)
    unit.place = "away"
    assert step(battle, "phase-ended").artefact == Artefact(inch(36), inch(24))
    unit.place = "table"
    borne = Artefact(inch(36), inch(24), other.id)
    state.artefact = borne
    assert step(battle, "phase-ended").artefact == borne
    assert step(battle, "pick-up", unit.id).artefact == borne


@pytest.mark.rule("S-24", "S-81")
def test_a_bearer_who_joins_a_unit_gives_it_to_that_unit() -> None:
    state = a_field()
    unit, hero = a_unit(state, ANN, at=MIDDLE, models=10), a_unit(state, ANN, "captain", at=(10, 10))
    battle = fought_for("artefact", state)
    state.artefact = Artefact(0, 0, hero.id)
    assert step(battle, "phase-ended").artefact == Artefact(0, 0, hero.id)
    hero.host, unit.guests = unit.id, (hero.id,)
    now = step(battle, "phase-ended").artefact
    assert now is not None and now.bearer == unit.id


@pytest.mark.rule("S-24")
def test_it_is_dropped_where_the_bearer_dies_flees_or_leaves() -> None:
    state = a_field()
    unit = a_unit(state, ANN, at=(20, 30), models=10)
    other = a_unit(state, ANN, at=(50, 30), models=10)
    state.artefact = Artefact(0, 0, unit.id)
    battle = fought_for("artefact", state)
    assert step(battle, "drop", other.id).artefact == Artefact(0, 0, unit.id)
    dropped = step(battle, "drop", unit.id).artefact
    assert dropped is not None
    assert (dropped.bearer, dropped.x) == (-1, inch(20)) and inch(28) < dropped.y < inch(30)
    unit.y = inch(60)
    state.artefact = Artefact(0, 0, unit.id)
    gone = step(battle, "drop", unit.id).artefact
    assert gone is not None and gone.y == state.depth, "never off the table"


@pytest.mark.rule("S-24")
@pytest.mark.parametrize(("preset", "tokens"), [("short", 2), ("standard", 4), ("long", 7)])
def test_the_general_with_it_gets_a_token_for_each_150_points_begun(preset: str, tokens: int) -> None:
    state = a_field()
    unit = a_unit(state, ANN, at=MIDDLE, models=10)
    hero = general(state, ANN, (0, 0))
    hero.host, unit.guests = unit.id, (hero.id,)
    general(state, BOB, (30, 24))
    state.artefact = Artefact(0, 0, unit.id)
    assert step(fought_for("artefact", state, preset), "score").tokens == [3 + tokens, 3, 3, 3]


@pytest.mark.rule("S-24")
def test_else_the_nearest_unfleeing_general_and_a_tie_or_none_is_nobody() -> None:
    state = lying(a_field())
    near, far = general(state, ANN, (36, 20)), general(state, BOB, (36, 10))
    battle = fought_for("artefact", state)
    assert scenario.artefact_holder(battle.setting, state) == ANN
    near.mark(unit_flags.FLEEING)
    assert scenario.artefact_holder(battle.setting, state) == BOB
    far.place = GONE
    assert step(battle, "score").tokens == [3, 3, 3, 3]
    far.place = "table"
    near.unmark(unit_flags.FLEEING)
    near.y = far.y
    near.x, far.x = inch(30), inch(42)
    assert scenario.artefact_holder(battle.setting, state) == -1


@pytest.mark.rule("S-24")
def test_the_middle_is_held_by_most_points_of_free_unfleeing_units() -> None:
    state = a_field()
    a_unit(state, ANN, at=(33, 24), models=10)
    a_unit(state, ANN, at=(60, 24), models=30)
    bob = a_unit(state, BOB, at=(39, 24), models=11)
    battle = fought_for("centre", state)
    assert scenario.points_near(battle.setting, state, scenario.battle_centre(battle.setting, state)) == [
        50,
        55,
        0,
        0,
    ]
    assert step(battle, "round-ended").tokens == [3, 4, 3, 3]
    bob.mark(unit_flags.FLEEING)
    assert step(battle, "round-ended").tokens == [4, 4, 3, 3]
    bob.place = state.units[0].place = GONE
    assert step(battle, "round-ended").tokens == [4, 4, 3, 3]


@pytest.mark.rule("S-24")
def test_six_inches_to_the_centre_count_and_reserves_do_not() -> None:
    state = a_field()
    unit = a_unit(state, ANN, at=(36, 30 + 0.787), models=10)
    rules = fought_for("centre", state).rules
    assert unit_centre(rules.setting, unit) == (inch(36), inch(30))
    assert scenario.points_near(rules.setting, state, scenario.battle_centre(rules.setting, state))[ANN] == 50
    unit.y += 1
    assert scenario.points_near(rules.setting, state, scenario.battle_centre(rules.setting, state))[ANN] == 0
    unit.y, unit.place = inch(24), "reserve"
    assert scenario.points_near(rules.setting, state, scenario.battle_centre(rules.setting, state))[ANN] == 0


@pytest.mark.rule("S-24")
def test_equal_points_in_the_middle_are_nobodys() -> None:
    state = a_field()
    a_unit(state, ANN, at=(33, 24), models=10)
    a_unit(state, BOB, at=(39, 24), models=10)
    assert step(fought_for("centre", state), "round-ended").tokens == [3, 3, 3, 3]
    assert step(fought_for("pitched", state), "round-ended").tokens == [3, 3, 3, 3]


CROSS = ((24, 24), (36, 24), (48, 24))


def fought_for_crossroads(state: SkirmishState, preset: str = "standard") -> Battle:
    """A battle for three crossroads in a row."""
    base = base_content()
    zones = {state.players: msgspec.structs.replace(base.zones[state.players], crossroads=CROSS)}
    content = msgspec.structs.replace(mini(), scenarios=base.scenarios, presets=base.presets, zones=zones)
    flags = SkirmishFlags(scenario="crossroads", preset=preset, treachery=False, bribes=False)
    rules = Skirmish(content, flags, state.players, ground=Field(mini().bases), armies=[()] * state.players)
    return LaidBattle(rules, state, Rigged())


@pytest.mark.rule("S-24")
def test_each_crossroads_gives_a_token_and_as_many_points_to_its_holder() -> None:
    state = a_field()
    a_unit(state, ANN, at=(24, 24), models=10)
    a_unit(state, ANN, at=(48, 24), models=10)
    bob = a_unit(state, BOB, at=(36, 24), models=10)
    battle = fought_for_crossroads(state)
    after = step(battle, "round-ended")
    assert (after.tokens, after.victory) == ([5, 4, 3, 3], [50, 25, 0, 0])
    assert after.earned == [0, 0, 0, 0], "it is no phase's"
    told = [event for event in battle.out if isinstance(event, PointsEarned)]
    assert told == [PointsEarned(ANN, 50, "scenario", -1), PointsEarned(BOB, 25, "scenario", -1)]
    bob.mark(unit_flags.FLEEING)
    assert step(battle, "round-ended").victory == [100, 25, 0, 0]


@pytest.mark.rule("S-24")
def test_four_inches_to_a_crossroads_count_and_equal_points_are_nobodys() -> None:
    state = a_field()
    one = a_unit(state, ANN, at=(36, 28 + 0.787), models=10)
    battle = fought_for_crossroads(state)
    assert unit_centre(battle.setting, one) == (inch(36), inch(28))
    assert step(battle, "round-ended").victory == [25, 0, 0, 0]
    one.y += 1
    assert step(battle, "round-ended").victory == [25, 0, 0, 0]
    one.y -= 1
    a_unit(state, BOB, at=(36, 22), models=10)
    assert step(battle, "round-ended").victory == [25, 0, 0, 0]
