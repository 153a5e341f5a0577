"""Cannon, stone thrower, bolt thrower, volley gun and breath, and what goes wrong with them (S-49, S-50)."""

import pytest

from game.rules.skirmish.actions.orders import Aim, Shoot
from game.rules.skirmish.events.faces import Faces
from game.rules.skirmish.events.unit import LookedOut, MachineShot, Misfired, UnitMoved, VolleyShot
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Terrain
from game.rules.skirmish.state.state import GONE, TABLE, SkirmishState, Unit
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, a_unit, act, inch, refused
from tests.rules.skirmish.consequences.test_casualties import joined
from tests.rules.skirmish.shooting.firing import begun, empty, shoot_out, target, told

TWO, FOUR, SIX, EIGHT, TEN, MISFIRE = range(1, 7)
"""Faces of the artillery die as the stream holds them."""
HIT = 5
"""A face of the scatter die, from here on."""


def a_machine(state: SkirmishState, kind: str, owner: int = ANN) -> Unit:
    """A machine, its front at (20, 10), that looks up."""
    return a_unit(state, owner, kind, (20, 10))


def aimed(battle: Battle, unit: Unit, x: float, y: float, target: int = -1) -> None:
    """Aim and shoot."""
    act(begun(battle), Aim(ANN, unit.id, inch(x), inch(y), target))


def wall(kind: str, lower: float) -> Terrain:
    """A long piece across the table, an inch deep."""
    corners = ((0, lower), (72, lower), (72, lower + 1), (0, lower + 1))
    return Terrain(0, f"mini:{kind}", kind, tuple((inch(x), inch(y)) for x, y in corners))


# cannon


@pytest.mark.rule("S-49")
def test_a_ball_strikes_one_model_a_rank_from_where_it_falls_to_where_it_stops() -> None:
    state = empty()
    gun, theirs = a_machine(state, "gun"), target(state, models=20)
    # aimed 4" short: 4" on, then 2" through three of four ranks; 2+ to wound, no save, D6 wounds of 1
    aimed(shoot_out(state, FOUR, TWO, 2, 6, 1, 2, 4), gun, 20, 16)
    assert theirs.models == 18


@pytest.mark.rule("S-49")
def test_a_ball_that_falls_short_or_on_the_other_side_strikes_nobody() -> None:
    for first, second in ((TWO, TWO), (TEN, TEN)):
        state = empty()
        gun, theirs = a_machine(state, "gun"), target(state, away=12, models=10)
        aimed(shoot_out(state, first, second), gun, 20, 16)
        assert theirs.models == 10


@pytest.mark.rule("S-49", "S-50")
def test_the_first_misfire_is_the_chart_the_second_only_whom_it_falls_on() -> None:
    state = empty()
    gun, theirs = a_machine(state, "gun"), target(state, models=20)
    battle = shoot_out(state, MISFIRE, 3)
    aimed(battle, gun, 20, 16)
    assert told(battle, Misfired) == [Misfired(gun.id, 3, False, 2)]
    assert (theirs.models, gun.silent) == (20, 1)
    state = empty()
    gun, theirs = a_machine(state, "gun"), target(state, models=20)
    aimed(shoot_out(state, FOUR, MISFIRE, 6, 4), gun, 20, 16.5)
    assert theirs.models == 19
    assert state.units[gun.id].silent == 0


@pytest.mark.rule("S-49")
def test_a_monster_that_stands_stops_a_ball_and_a_slain_one_does_not() -> None:
    for wounds, behind in ((4, 10), (5, 9)):
        state = empty()
        gun = a_machine(state, "gun")
        giant = a_unit(state, BOB, "giant", (20, 20), heading=180)
        theirs = target(state, away=14, models=10)
        aimed(shoot_out(state, FOUR, SIX, 2, wounds, 2, 1, 1, 1), gun, 20, 15)
        assert (giant.hurt if giant.models else 5, theirs.models) == (wounds, behind)


@pytest.mark.rule("S-49", "S-05")
def test_a_ball_passes_over_neutrals_and_stops_at_rocks() -> None:
    state = empty()
    gun = a_machine(state, "gun")
    neutral = target(state, CLO, away=8, models=20)
    theirs = target(state, away=13, models=10)
    aimed(shoot_out(state, TWO, TEN, *[6] * 12), gun, 20, 15)
    assert (neutral.models, theirs.models) == (20, 8)
    state = empty()
    gun, near, far = a_machine(state, "gun"), target(state), target(state, away=16)
    state.terrain = (wall("rock", 23),)
    aimed(shoot_out(state, FOUR, TEN, *[6] * 12), gun, 20, 15)
    assert (near.models, far.models) == (8, 10)


@pytest.mark.rule("S-49", "S-08")
def test_a_cannon_is_aimed_at_a_point_in_sight_within_range_before_a_free_enemy() -> None:
    state = empty()
    gun, theirs = a_machine(state, "gun"), target(state)
    held = target(state, at=(40, 20))
    a_unit(state, CLO, "pikes", (40, 20), models=10)
    a_unit(state, ANN, "pikes", (10, 20), models=10)
    battle = begun(shoot_out(state))

    def why(x: float, y: float) -> str | None:
        return refused(battle, Aim(ANN, gun.id, inch(x), inch(y)))

    assert why(20, 16) is None
    assert why(20, -1) == "aim-off-table"
    assert why(20, 70) == "aim-off-table"
    assert why(70, 46) == "shoot-too-far"
    assert why(60, 5) == "aim-at-nobody"
    assert why(36, 18) == "shoot-in-combat"
    assert why(13, 17) == "shoot-friend"
    state.terrain = (wall("building", 13),)
    assert why(20, 16) == "shoot-unseen"
    assert refused(battle, Shoot(ANN, gun.id, theirs.id)) == "shoot-otherwise"
    assert held.models == 10


@pytest.mark.rule("S-80")
def test_a_hero_in_the_way_of_a_ball_looks_out_if_five_stand_around_him() -> None:
    state = empty()
    gun, theirs = a_machine(state, "gun"), target(state)
    hero = joined(state, theirs)
    battle = shoot_out(state, FOUR, TWO, 2, 6, 1, 6, 6)
    aimed(battle, gun, 20, 16)
    assert [one.moved for one in told(battle, LookedOut)] == [True]
    assert (hero.hurt, theirs.models) == (0, 8)
    state = empty()
    gun, theirs = a_machine(state, "gun"), target(state)
    hero = joined(state, theirs)
    aimed(shoot_out(state, FOUR, TWO, 1, 6, 2, 1, 1), gun, 20, 16)
    assert (hero.place, theirs.models) == (GONE, 10)


# stone thrower


@pytest.mark.rule("S-50", "S-48")
def test_a_stone_that_hits_strikes_hardest_whom_its_hole_covers() -> None:
    state = empty()
    stone = a_machine(state, "thrower")
    theirs = target(state, away=16, models=15)
    giant = a_unit(state, BOB, "giant", (50, 20))
    # on the middle of the front rank: a 3" template on bases of 0.787" touches eleven of them
    battle = shoot_out(state, TEN, HIT, *[1] * 40)
    aimed(battle, stone, 20, 26, theirs.id)
    assert told(battle, MachineShot)[0].landed == (20000, 26000)
    assert theirs.models == 15
    state.active, giant.y = ANN, inch(26)
    stone.unmark(unit_flags.SHOT)
    battle = shoot_out(state, TEN, HIT, 2, 4)
    aimed(battle, stone, 50, 25.5, giant.id)
    assert giant.hurt == 4, "S9 wounds on a 2+, D6 wounds"


@pytest.mark.rule("S-50")
def test_an_arrow_moves_the_stone_the_number_of_inches_and_off_the_table_nothing_happens() -> None:
    state = empty()
    stone, theirs = a_machine(state, "thrower"), target(state, away=16, models=20)
    battle = shoot_out(state, SIX, 1, 90 + 1)
    aimed(battle, stone, 20, 26, theirs.id)
    (shot,) = told(battle, MachineShot)
    assert (shot.landed, shot.dice, shot.struck) == ((26000, 26000), (6, 9000), ())
    state = empty()
    stone = a_machine(state, "thrower")
    theirs = target(state, at=(20, 44), models=10)
    battle = shoot_out(state, SIX, 1, 0 + 1)
    aimed(battle, stone, 20, 44.5, theirs.id)
    assert (told(battle, MachineShot)[0].landed[1], theirs.models) == (50500, 10)


@pytest.mark.rule("S-50")
@pytest.mark.parametrize(
    ("die", "place", "hurt", "silent"),
    [(1, GONE, 0, 0), (2, TABLE, 1, 1), (3, TABLE, 1, 1), (4, TABLE, 0, 0), (6, TABLE, 0, 0)],
)
def test_the_chart_of_stones(die: int, place: str, hurt: int, silent: int) -> None:
    state = empty()
    stone, theirs = a_machine(state, "thrower"), target(state, away=16)
    aimed(shoot_out(state, MISFIRE, HIT, die), stone, 20, 26, theirs.id)
    assert (stone.place, stone.silent, theirs.models) == (place, silent, 10)
    assert place == GONE or stone.hurt == hurt
    assert state.earned == [0, 0, 0, 0], "nobody scores a misfire"


@pytest.mark.rule("S-50", "S-82")
def test_a_silent_machine_is_silent_in_the_next_shooting_phase_of_its_owner_only() -> None:
    state = empty()
    stone, theirs = a_machine(state, "thrower"), target(state, away=16)
    gun = a_unit(state, ANN, "gun", (26, 10))
    stone.silent = 1
    others = shoot_out(state)
    state.active, state.named = BOB, ANN
    begun(others)
    assert (stone.silent, stone.has(unit_flags.FORBIDDEN_SHOT)) == (1, False)
    state.questions.clear()
    battle = begun(shoot_out(state))
    aim = Aim(ANN, stone.id, inch(20), inch(26), theirs.id)
    assert refused(battle, aim) == "shoot-forbidden"
    assert stone.silent == 0
    stone.unmark(unit_flags.PHASE)
    assert refused(battle, aim) is None
    gun.mark(unit_flags.MOVED)
    assert refused(battle, Aim(ANN, gun.id, inch(20), inch(20))) == "shoot-machine-moved"


@pytest.mark.rule("S-50", "S-08")
def test_a_stone_is_laid_on_an_enemy_never_on_ones_own_nor_on_a_combat() -> None:
    state = empty()
    stone, theirs = a_machine(state, "thrower"), target(state, away=16)
    a_unit(state, ANN, "pikes", (20, 25), models=10)
    held = target(state, at=(40, 30))
    a_unit(state, CLO, "pikes", (40, 30), models=10)
    near, neutral = target(state, at=(22, 18)), target(state, DAN, at=(50, 30))
    battle = begun(shoot_out(state))

    def why(x: float, y: float, target: int = -1) -> str | None:
        return refused(battle, Aim(ANN, stone.id, inch(x), inch(y), target))

    assert why(20, 26.4) == "aim-own-army"
    assert why(20, 27.4) is None
    assert why(20, 27.4, held.id) == "aim-no-model"
    assert why(30, 27.4) == "aim-no-model"
    assert why(40, 30.4) == "shoot-in-combat"
    assert why(50, 30.4) == "shoot-neutral"
    assert why(20, 24.7) == "shoot-friend"
    assert why(22, 18.4) == "aim-too-near"
    assert (near.models, neutral.models, theirs.models) == (10, 10, 10)


@pytest.mark.rule("S-50")
def test_no_stone_is_laid_on_neutrals_in_combat() -> None:
    state = empty()
    thrower, theirs = a_machine(state, "thrower"), target(state, away=20)
    side = a_unit(state, CLO, at=(24.4, 30), heading=180, models=10)
    battle = begun(shoot_out(state))
    edge = inch(20 + 2 * 0.787), inch(30.4)
    assert refused(battle, Aim(ANN, thrower.id, *edge, theirs.id)) is None
    a_unit(state, DAN, at=(24.4, 30), models=10)
    assert battle.setting.ground.touching(state, side.id)
    assert refused(battle, Aim(ANN, thrower.id, *edge, theirs.id)) == "shoot-in-combat"


@pytest.mark.rule("S-64", "S-05", "S-08")
def test_a_template_that_scatters_half_over_a_neutral_kills_nobody_of_his() -> None:
    state = empty()
    stone, theirs = a_machine(state, "thrower"), target(state, CLO, away=16, models=20)
    neutral = target(state, DAN, at=(24, 26), models=20)
    # two inches to the right: between the two units; everybody under it dies
    battle = shoot_out(state, TWO, 1, 90 + 1, *[6, 1] * 30, named=CLO)
    aimed(battle, stone, 20, 26.5, theirs.id)
    assert told(battle, MachineShot)[0].struck == (theirs.id,)
    assert theirs.models < 20
    assert (neutral.models, neutral.hurt) == (20, 0)


@pytest.mark.rule("S-08", "S-17", "S-59")
def test_a_scattered_stone_also_hits_combats_and_ones_own_and_nobody_scores_those() -> None:
    state = empty()
    stone, theirs = a_machine(state, "thrower"), target(state, away=16)
    mine = a_unit(state, ANN, "pikes", (28, 26), models=10)
    held = a_unit(state, BOB, "captain", (28, 26), heading=180)
    battle = shoot_out(state, EIGHT, 1, 90 + 1, *[6, 1, 6] * 20)
    aimed(battle, stone, 20, 26.5, theirs.id)
    assert mine.models < 10
    assert held.id in told(battle, MachineShot)[0].struck
    assert state.earned[BOB] == 0


# bolt thrower


@pytest.mark.rule("S-50", "S-44", "S-45")
def test_a_bolt_goes_on_through_the_dead_one_strength_weaker_each_rank() -> None:
    state = empty()
    machine, theirs = a_machine(state, "ballista"), target(state, models=20)
    # BS4 3+; S6, S5, S4 against T3: 2+, 2+, 3+; no armour; the third does not wound
    battle = begun(shoot_out(state, 3, 2, 1, 2, 1, 2, 6))
    act(battle, Shoot(ANN, machine.id, theirs.id))
    faces = Faces(to_hit=((3,),), to_wound=(2, 2, 2), multiplied=(1, 1))
    assert told(battle, VolleyShot) == [VolleyShot(machine.id, theirs.id, "mini:bolt", 1, 3, 1, 2, 2, faces)]
    assert theirs.models == 18


@pytest.mark.rule("S-50")
def test_a_bolt_stops_in_a_model_that_lives() -> None:
    state = empty()
    machine = a_machine(state, "ballista")
    ogres = a_unit(state, BOB, "ogres", (20, 30), heading=180, models=6, files=3)
    battle = begun(shoot_out(state, 3, 2, 4, 6, 6, 6))
    act(battle, Shoot(ANN, machine.id, ogres.id))
    assert (ogres.models, ogres.hurt) == (6, 2)


# volley gun


@pytest.mark.rule("S-50")
@pytest.mark.parametrize(
    ("dice", "shots", "models"),
    [((TWO, FOUR, SIX), 12, 8), ((TWO, MISFIRE, SIX), 4, 8), ((MISFIRE, MISFIRE, MISFIRE), 30, 8)],
)
def test_a_hail_has_as_many_shots_as_its_dice_show(dice: tuple[int, ...], shots: int, models: int) -> None:
    state = empty()
    organ, theirs = a_machine(state, "organ"), target(state)
    # two hit at 4+, wound at 2+, no save left of 5+ against S5
    battle = begun(shoot_out(state, *dice, 4, 4, *[1] * (shots - 2), 2, 2))
    act(battle, Shoot(ANN, organ.id, theirs.id))
    (shot,) = told(battle, VolleyShot)
    assert (shot.shots, shot.hits, theirs.models) == (shots, 2, models)
    assert (organ.place == GONE) == (shots == 30)


@pytest.mark.rule("S-50")
def test_two_misfires_of_a_volley_gun_are_the_chart() -> None:
    state = empty()
    organ, theirs = a_machine(state, "organ"), target(state)
    battle = begun(shoot_out(state, MISFIRE, TEN, MISFIRE, 2))
    act(battle, Shoot(ANN, organ.id, theirs.id))
    assert told(battle, VolleyShot) == []
    assert (organ.place, theirs.models) == (GONE, 10)


@pytest.mark.rule("S-82")
def test_a_machine_pivots_freely_to_shoot_at_what_is_behind_it() -> None:
    state = empty()
    organ = a_unit(state, ANN, "organ", (20, 30), heading=0)
    theirs = a_unit(state, BOB, "pikes", (20, 15), models=10)
    battle = begun(shoot_out(state, TWO, TWO, TWO, *[1] * 6))
    act(battle, Shoot(ANN, organ.id, theirs.id))
    (turn,) = told(battle, UnitMoved)
    assert (organ.heading, turn.manner) == (18000, "turn")
    assert not organ.has(unit_flags.MOVED)


# breath


@pytest.mark.rule("S-50")
def test_a_breath_reaches_eight_inches_once_a_battle() -> None:
    state = empty()
    giant, theirs = a_unit(state, ANN, "giant", (20, 10)), target(state, away=5, models=20)
    far = target(state, away=20, at=(20, 40))
    order = Shoot(ANN, giant.id, theirs.id)
    battle = begun(shoot_out(state, *[3, 6] * 4, *[1] * 40))
    assert refused(battle, Shoot(ANN, giant.id, far.id)) == "shoot-too-far"
    act(battle, order)
    assert told(battle, MachineShot)[0].struck == (theirs.id,)
    assert theirs.models == 20, "saved with 6+ or not wounded: S4 is 3+"
    giant.unmark(unit_flags.SHOT)
    target(state, at=(40, 20)), a_unit(state, ANN, "archers", (40, 10), models=5)
    battle = begun(shoot_out(state))
    assert refused(battle, order) == "shoot-spent"


@pytest.mark.rule("S-50", "S-08", "S-05")
def test_a_breath_spares_neutrals_and_may_not_touch_ones_own() -> None:
    state = empty()
    giant, theirs = a_unit(state, ANN, "giant", (20, 10)), target(state, away=6, models=20)
    neutral = a_unit(state, CLO, "captain", (20, 13))
    battle = begun(shoot_out(state, *[6, 1] * 40))
    act(battle, Shoot(ANN, giant.id, theirs.id))
    assert theirs.models < 20
    assert (neutral.models, neutral.hurt) == (1, 0)
    giant.marks = 0
    neutral.owner = ANN
    a_unit(state, ANN, "archers", (40, 10), models=5), target(state, at=(40, 20))
    assert refused(begun(shoot_out(state)), Shoot(ANN, giant.id, theirs.id)) == "aim-own-army"


# the sample of orders


@pytest.mark.rule("S-49", "S-50")
def test_every_offered_order_of_a_machine_is_legal() -> None:
    state = empty()
    for place, kind in enumerate(("gun", "thrower", "ballista", "organ")):
        a_unit(state, ANN, kind, (14 + 4 * place, 10))
    target(state, away=16), target(state, at=(34, 24)), target(state, CLO, at=(27, 24))
    battle = begun(shoot_out(state))
    options = battle.rules.legal_actions(state, ANN)
    assert {one.unit for one in options[:-1]} == {0, 1, 2, 3}
    assert {refused(battle, one) for one in options} == {None}
