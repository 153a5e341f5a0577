"""Volleys: who may shoot at whom, how many, with which numbers, and what falls (S-08, S-33, S-44 to S-48)."""

import pytest

from game.rules.skirmish.actions.orders import Aim, Shoot
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.events.faces import Faces
from game.rules.skirmish.events.unit import LeadershipTested, VolleyShot
from game.rules.skirmish.shooting.law import may_shoot
from game.rules.skirmish.shooting.numbers import Fire, volley_numbers
from game.rules.skirmish.shooting.volley import shoot_volley
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Step, Terrain
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, a_unit, act, inch, refused, run
from tests.rules.skirmish.combat.melee import Flights, flights
from tests.rules.skirmish.consequences.test_casualties import joined
from tests.rules.skirmish.shooting.firing import archers, begun, empty, shoot_out, target, told

__all__ = ["flights"]

BOW, CROSSBOW, DARTS = "mini:bow", "mini:crossbow", "mini:darts"


def block(id: int, kind: str, left: float, lower: float, right: float, upper: float) -> Terrain:
    """A rectangular piece of terrain, in inches."""
    corners = ((left, lower), (right, lower), (right, upper), (left, upper))
    return Terrain(id, f"mini:{kind}", kind, tuple((inch(x), inch(y)) for x, y in corners))


@pytest.mark.rule("S-44", "S-46", "S-47", "S-48")
def test_a_volley_hits_wounds_and_is_saved_and_then_the_dead_are_removed() -> None:
    state = empty()
    mine, theirs = archers(state), target(state)
    # 3+ to hit at short range, 4+ to wound, light armour and shield 5+
    battle = begun(shoot_out(state, 3, 3, 4, 2, 6, 4, 4, 3, 6, 4, 5, 2))
    act(battle, Shoot(ANN, mine.id, theirs.id))
    faces = Faces(to_hit=((3,), (3,), (4,), (2,), (6,)), to_wound=(4, 4, 3, 6), armour=(4, 5, 2))
    assert told(battle, VolleyShot) == [VolleyShot(mine.id, theirs.id, BOW, 5, 3, 4, 3, 2, faces)]
    assert (theirs.models, mine.has(unit_flags.SHOT)) == (8, True)
    assert not battle.state.questions, "nobody else can shoot: the phase goes on"


@pytest.mark.rule("S-44")
@pytest.mark.parametrize(
    ("mark", "code"),
    [
        (unit_flags.SHOT, "shoot-once"),
        (unit_flags.MARCHED, "shoot-marched"),
        (unit_flags.REFORMED, "shoot-reformed"),
        (unit_flags.RALLIED, "shoot-rallied"),
        (unit_flags.CHARGING, "shoot-charged"),
        (unit_flags.FLEEING, "shoot-fleeing"),
        (unit_flags.FORBIDDEN_SHOT, "shoot-forbidden"),
    ],
)
def test_who_did_something_else_does_not_shoot(mark: int, code: str) -> None:
    state = empty()
    archers(state), archers(state, at=(30, 10)), target(state)
    battle = begun(shoot_out(state))
    state.units[0].mark(mark)
    assert refused(battle, Shoot(ANN, 0, 2)) == code
    assert refused(battle, Shoot(ANN, 1, 2)) is None


@pytest.mark.rule("S-44", "S-70")
def test_an_engaged_unit_does_not_shoot_whoever_touches_it() -> None:
    state = empty()
    mine, spare = archers(state), archers(state, at=(26, 10))
    theirs = target(state)
    target(state, CLO, away=0)
    battle = begun(shoot_out(state))
    assert refused(battle, Shoot(ANN, mine.id, theirs.id)) == "shoot-engaged"
    assert may_shoot(battle.setting, state, spare) is None


@pytest.mark.rule("S-44")
def test_two_ranks_shoot_and_half_the_others_in_a_volley_that_did_not_move() -> None:
    state = empty()
    mine, theirs = archers(state, models=18), target(state)
    rules = shoot_out(state).rules
    still = volley_numbers(rules.setting, state, mine, theirs, BOW, moved=False)
    assert sum(fire.models for fire, _ in still) == 10 + 3 + 2
    walked = volley_numbers(rules.setting, state, mine, theirs, BOW, moved=True)
    assert sum(fire.models for fire, _ in walked) == 10
    slow = a_unit(state, ANN, "crossbows", (30, 10), models=15)
    assert sum(fire.models for fire, _ in volley_numbers(rules.setting, state, slow, theirs, CROSSBOW)) == 10


@pytest.mark.rule("S-44", "S-45")
def test_each_model_has_its_own_range_and_half_range() -> None:
    state = empty()
    mine = archers(state, models=10)
    theirs = target(state, away=12)
    found = volley_numbers(shoot_out(state).setting, state, mine, theirs, BOW)
    assert [(fire.far, fire.models, strike.hit.needed) for fire, strike in found] == [
        (False, 5, 3),
        (True, 5, 4),
    ]
    theirs.y = inch(10 + 23.5)
    (fire, _), *rest = volley_numbers(shoot_out(state).setting, state, mine, theirs, BOW)
    assert (fire.models, rest) == (5, [])
    theirs.y = inch(10 + 25)
    battle = shoot_out(state)
    archers(state, at=(40, 10)), target(state, at=(40, 20))
    assert refused(begun(battle), Shoot(ANN, mine.id, theirs.id)) == "shoot-too-far"


@pytest.mark.rule("S-45", "S-83")
def test_walls_and_units_on_the_line_are_cover_if_most_are_covered() -> None:
    state = empty()
    mine, theirs = archers(state), target(state)
    rules = shoot_out(state).rules
    target(state, CLO, away=5)
    ((_, strike),) = volley_numbers(rules.setting, state, mine, theirs, BOW)
    assert str(strike.hit) == "5+ = 3 (ballistic-skill) +2 (hard-cover)"
    state.units[2].x += inch(10)
    state.terrain = (block(0, "fence", 15, 19.5, 25, 20),)
    ((_, strike),) = volley_numbers(rules.setting, state, mine, theirs, BOW)
    assert str(strike.hit) == "4+ = 3 (ballistic-skill) +1 (soft-cover)"
    state.terrain = (block(0, "fence", 15, 19.5, 19.5, 20),)
    ((_, strike),) = volley_numbers(rules.setting, state, mine, theirs, BOW)
    assert strike.hit.needed == 3, "only a few of them stand behind it"


@pytest.mark.rule("S-83", "S-60")
def test_what_is_not_seen_is_no_target_but_skirmishers_see_all_round() -> None:
    state = empty()
    mine, theirs = archers(state), target(state)
    other = target(state, at=(40, 20))
    scouts = a_unit(state, ANN, "scouts", (20, 15), heading=180, models=5)
    near = archers(state, at=(40, 12))
    state.terrain = (block(0, "building", 10, 17, 30, 18),)
    battle = begun(shoot_out(state))
    assert refused(battle, Shoot(ANN, mine.id, theirs.id)) == "shoot-unseen"
    assert refused(battle, Shoot(ANN, scouts.id, theirs.id)) == "shoot-unseen"
    state.terrain = ()
    assert refused(battle, Shoot(ANN, scouts.id, theirs.id)) is None
    near.heading = 18000
    assert refused(battle, Shoot(ANN, near.id, other.id)) == "shoot-unseen"


@pytest.mark.rule("S-45", "S-60")
def test_several_shots_moving_and_what_moves_or_fires() -> None:
    state = empty()
    scouts, theirs = a_unit(state, ANN, "scouts", (20, 14), models=5), target(state)
    slow = a_unit(state, ANN, "crossbows", (30, 10), models=5)
    rules = shoot_out(state).rules
    for unit in (scouts, slow):
        unit.mark(unit_flags.MOVED)
    ((fire, strike),) = volley_numbers(rules.setting, state, scouts, theirs, DARTS)
    assert str(strike.hit) == "5+ = 3 (ballistic-skill) +1 (long-range) +1 (multiple-shots)"
    assert (fire.models, strike.poison) == (5, True)
    refusal = may_shoot(rules.setting, state, slow)
    assert refusal is not None
    assert refusal.code == "shoot-no-weapon"
    battle = shoot_out(state, *[5] * 9, 6, *[4] * 9, *[1] * 10)
    shoot_volley(battle, scouts, theirs, DARTS)
    assert told(battle, VolleyShot)[0].shots == 10
    assert told(battle, VolleyShot)[0].hits == 10


@pytest.mark.rule("S-30", "S-80")
def test_a_champion_and_a_hero_shoot_with_their_own_skill() -> None:
    state = empty()
    mine = a_unit(state, ANN, "crossbows", (20, 10), models=10, champion=True)
    hunter, theirs = joined(state, mine, "hunter"), target(state)
    found = volley_numbers(shoot_out(state).setting, state, mine, theirs, CROSSBOW)
    assert {
        (fire.who, fire.part, fire.weapon): (fire.models, strike.hit.needed) for fire, strike in found
    } == {
        (mine.id, "rank", CROSSBOW): (8, 4),
        (mine.id, "champion", CROSSBOW): (1, 3),
        (hunter.id, "rank", BOW): (1, 2),
    }
    assert Fire(hunter.id, "rank", BOW, False, 1) in [fire for fire, _ in found]


@pytest.mark.rule("S-80")
def test_shots_spare_a_sheltered_hero_and_are_spread_among_few() -> None:
    state = empty()
    mine = archers(state, models=10)
    theirs = target(state, models=5)
    hero = joined(state, theirs)
    # ten hits: eight wounds, no save; all on the five, the rest is lost
    battle = begun(shoot_out(state, *[6] * 10, *[6] * 8, 1, 1, *[1] * 8))
    act(battle, Shoot(ANN, mine.id, theirs.id))
    assert (theirs.models, hero.hurt, hero.place) == (0, 0, "table")
    state = empty()
    mine, theirs = archers(state, models=10), target(state, models=3)
    hero = joined(state, theirs)
    # four hits spread over three pikes and a hero of T4: 4+ and 5+ to wound
    battle = begun(shoot_out(state, *[6] * 4, *[1] * 6, 4, 4, 1, 1, 1, 5))
    act(battle, Shoot(ANN, mine.id, theirs.id))
    assert (theirs.models, hero.hurt) == (1, 1)


@pytest.mark.rule("S-59")
def test_a_quarter_lost_tests_panic() -> None:
    state = empty()
    mine, theirs = archers(state, models=10), target(state, models=10)
    battle = begun(shoot_out(state, *[6] * 10, 6, 6, 6, *[1] * 7, 1, 1, 1, 1, 1))
    act(battle, Shoot(ANN, mine.id, theirs.id))
    assert theirs.models == 7
    assert [(one.unit, one.why) for one in told(battle, LeadershipTested)] == [(theirs.id, "panic")]
    assert not theirs.fleeing


@pytest.mark.rule("S-33", "S-45")
def test_to_stand_and_shoot_is_one_worse_and_takes_no_turn_to_shoot() -> None:
    state = empty()
    charger, mine = target(state), archers(state)
    battle = shoot_out(state, *[4] * 5, *[1] * 5)
    state.active, state.named, state.phase = BOB, ANN, "movement"
    battle.then(Step("shooting:stand", (mine.id, charger.id, BOW)))
    (shot,) = told(run(battle), VolleyShot)
    assert (shot.needed, shot.hits, mine.has(unit_flags.SHOT)) == (4, 5, False)


@pytest.mark.rule("S-33", "S-59")
def test_a_charger_that_loses_a_quarter_tests_panic_and_flees(flights: Flights) -> None:
    state = empty()
    charger, mine = target(state), archers(state, models=10)
    battle = shoot_out(state, *[6] * 10, *[6] * 10, *[1] * 10, 6, 6)
    state.active, state.named, state.phase = BOB, ANN, "movement"
    charger.models = charger.at_phase = 20
    battle.then(Step("shooting:stand", (mine.id, charger.id, BOW)))
    run(battle)
    assert (charger.models, charger.fleeing) == (10, True)
    assert flights.fled == [(charger.id, (20000, inch(10) - 787), "panic", ANN)]


@pytest.mark.rule("S-82", "S-27", "S-46")
def test_a_machine_is_shot_at_with_its_own_toughness_a_rider_with_his_saves() -> None:
    state = empty()
    mine = archers(state)
    gun, riders = target(state, unit="gun", models=1), target(state, unit="riders", models=5, at=(24, 20))
    rules = shoot_out(state).rules
    ((_, at_gun),) = volley_numbers(rules.setting, state, mine, gun, BOW)
    ((_, at_riders),) = volley_numbers(rules.setting, state, mine, riders, BOW)
    assert (at_gun.wound.needed, at_gun.armour.needed, at_gun.each) == (6, 7, 3)
    assert (at_riders.wound.needed, at_riders.armour.needed) == (4, 4)


@pytest.mark.rule("S-64", "S-08", "S-05")
def test_only_the_named_enemy_is_a_target_and_nobody_in_combat_even_with_a_neutral() -> None:
    state = empty()
    mine = archers(state)
    held = target(state, CLO)
    free = target(state, CLO, at=(28, 22))
    neutral = a_unit(state, DAN, "pikes", (20, 20), models=10)
    neutral.y = held.y
    state.units[neutral.id].heading = 0
    friend = archers(state, at=(30, 10))
    battle = begun(shoot_out(state, named=CLO))
    assert refused(battle, Shoot(ANN, mine.id, held.id)) == "shoot-in-combat"
    assert refused(battle, Shoot(ANN, mine.id, neutral.id)) == "shoot-neutral"
    assert refused(battle, Shoot(ANN, mine.id, friend.id)) == "shoot-friend"
    assert refused(battle, Shoot(ANN, mine.id, free.id)) is None
    aims = {one.target for one in battle.rules.legal_actions(state, ANN) if isinstance(one, Shoot)}
    assert aims == {free.id}


@pytest.mark.rule("S-44")
def test_orders_of_others_absurd_ones_and_none() -> None:
    state = empty()
    mine, theirs = archers(state), target(state)
    dead = target(state, at=(50, 20))
    dead.place = "gone"
    battle = begun(shoot_out(state))
    assert refused(battle, Shoot(ANN, theirs.id, mine.id)) == "not-your-unit"
    assert refused(battle, Shoot(ANN, 99, theirs.id)) == "not-your-unit"
    assert refused(battle, Shoot(ANN, -1, theirs.id)) == "not-your-unit"
    assert refused(battle, Shoot(ANN, mine.id, 99)) == "shoot-no-target"
    assert refused(battle, Shoot(ANN, mine.id, dead.id)) == "shoot-no-target"
    assert refused(battle, Shoot(ANN, mine.id, theirs.id, "mini:sword")) == "shoot-no-weapon"
    assert refused(battle, Aim(ANN, mine.id, 20000, 20000)) == "shoot-otherwise"
    assert refused(battle, Shoot(BOB, theirs.id, mine.id)) == "not-your-turn"
    options = battle.rules.legal_actions(state, ANN)
    assert options == [Shoot(ANN, mine.id, theirs.id, BOW), Done(ANN)]
    act(battle, Done(ANN))
    assert not told(battle, VolleyShot)
    assert not battle.state.questions
