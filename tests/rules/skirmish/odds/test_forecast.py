"""What a player is told of a fight before he charges, counted by another hand (S-52 to S-56)."""

from collections import defaultdict
from fractions import Fraction

import pytest

from game.core.rng import Rng
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.chapters import STEPS
from game.rules.skirmish.events.combat import CombatCounted, UnitBroke
from game.rules.skirmish.flow.battle import Battle, do_nothing
from game.rules.skirmish.forecast.fight import melee_round_forecast
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Step
from game.rules.skirmish.state.state import SkirmishState, Unit
from tests.rules.skirmish.builders import ANN, BOB, a_field, a_unit, mini, some_rules
from tests.rules.skirmish.combat.melee import facing as laid
from tests.rules.skirmish.odds.chances import MANY, same, stays_near, summed
from tests.rules.skirmish.odds.test_combats import Block, by_hand

SIXTH = Fraction(1, 6)


def facing(
    one: str, other: str, models: int, foes: int, **more: bool
) -> tuple[Skirmish, SkirmishState, Unit, Unit]:
    """Two units of the small mod, five wide."""
    state = a_field(2)
    mine = a_unit(state, ANN, one, models=models, files=5, **more)
    theirs = a_unit(state, BOB, other, models=foes, files=5)
    return some_rules(2), state, mine, theirs


def tries(chance: Fraction, count: int) -> dict[int, Fraction]:
    """How many of so many blows fell somebody."""
    return summed({1: chance, 0: 1 - chance}, count)


@pytest.mark.rule("S-52", "S-53", "S-55", "S-56")
@pytest.mark.parametrize(("models", "foes", "standard"), [(20, 20, False), (10, 15, True), (12, 7, True)])
def test_two_blocks_face_to_face(models: int, foes: int, standard: bool) -> None:
    rules, state, mine, theirs = facing("pikes", "pikes", models, foes, standard=standard)
    # 4+ to hit, 4+ to wound, 5+ saves
    a = Block(models, 5, 3, SIXTH, 7, 1 + standard)
    exact = by_hand(a, Block(foes, 5, 3, SIXTH, 7))
    found = melee_round_forecast(rules.setting, state, mine, theirs)
    for mine_is, theirs_is in (
        (found.wins, exact.wins),
        (found.ties, exact.ties),
        (found.mine.breaks, exact.a_breaks),
        (found.theirs.breaks, exact.b_breaks),
    ):
        assert abs(mine_is - float(theirs_is)) < 1e-11


@pytest.mark.rule("S-27", "S-52", "S-53", "S-60")
def test_riders_then_mounts_and_their_foes() -> None:
    rules, state, mine, theirs = facing("riders", "archers", 5, 10)
    men_fall: dict[int, Fraction] = defaultdict(Fraction)
    riders_fall: dict[int, Fraction] = defaultdict(Fraction)
    # riders of I 4: 3+, 4+; mounts of I 3: 4+, 3+; archers of I 3: 4+, 4+, and 4+ saves
    # archers of Ld 7 who fear them have WS 1: mounts hit on 3+, they themselves on 5+
    calm = (Fraction(21, 36), Fraction(1, 3), Fraction(1, 8))
    afraid = (Fraction(15, 36), Fraction(4, 9), Fraction(1, 12))
    for mood, mounts, archers in (calm, afraid):
        for first, chance in tries(Fraction(1, 3), 5).items():
            for second, likely in tries(mounts, 5).items():
                men_fall[first + second] += mood * chance * likely
            for fallen, likely in tries(archers, 10 - first).items():
                riders_fall[min(5, fallen)] += mood * chance * likely
    found = melee_round_forecast(rules.setting, state, mine, theirs)
    assert same(found.theirs.fallen, men_fall)
    assert same(found.mine.fallen, riders_fall)


@pytest.mark.rule("S-53", "S-55")
def test_a_flank_has_no_help_from_behind_and_counts_no_ranks() -> None:
    rules, state, mine, theirs = facing("pikes", "pikes", 10, 15)
    found = melee_round_forecast(rules.setting, state, mine, theirs, face="left")
    # five of ours touch with five behind; of theirs the ends of three ranks
    assert same(found.theirs.lost, tries(SIXTH, 10))
    assert same(found.mine.lost, tries(SIXTH, 3))
    exact: dict[int, Fraction] = defaultdict(Fraction)
    for taken, chance in tries(SIXTH, 10).items():
        for lost, likely in tries(SIXTH, 3).items():
            # charge and flank; while five stand behind, our rank bonus is kept and theirs disrupted
            theirs_left, two_ranks = 15 - taken, lost == 0
            theirs_count = 0 if two_ranks else (theirs_left + 4) // 5 - 1 - (theirs_left % 5 > 0)
            exact[taken - lost + two_ranks + 2 - theirs_count] += chance * likely
    assert same(found.margin, exact)


@pytest.mark.rule("S-82")
def test_six_fight_a_machine_and_its_crew_strikes_back() -> None:
    rules, state, mine, theirs = facing("pikes", "gun", 20, 1)
    found = melee_round_forecast(rules.setting, state, mine, theirs)
    capped: dict[int, Fraction] = defaultdict(Fraction)
    for taken, chance in tries(Fraction(1, 4), 6).items():
        capped[min(3, taken)] += chance
    assert same(found.theirs.lost, capped)
    assert same(found.mine.lost, tries(SIXTH, 3))


@pytest.mark.rule("S-30", "S-55", "S-80")
def test_a_champion_strikes_once_more_and_musicians_win_ties() -> None:
    rules, state, mine, theirs = facing("pikes", "pikes", 10, 15, champion=True, musician=True)
    found = melee_round_forecast(rules.setting, state, mine, theirs, charging=False)
    assert same(found.theirs.lost, tries(SIXTH, 11))
    assert found.ties < 1e-6, "only if the musician falls"


def test_asking_changes_nothing() -> None:
    rules, state, mine, theirs = facing("pikes", "riders", 20, 5)
    before = state.clone()
    assert melee_round_forecast(rules.setting, state, mine, theirs) == melee_round_forecast(
        rules.setting, state, mine, theirs
    )
    assert state == before
    assert not mine.has(unit_flags.CHARGED)


def played(rules: Skirmish, state: SkirmishState, rng: Rng) -> set[str]:
    """One combat of units 0 and 1 as the chapters of the rulebook fight it, up to the break tests."""
    battle = Battle(rules.setting, state.clone(), rng, [])
    battle.then(Step("combat:next"))
    while battle.state.steps and battle.state.steps[-1].name != "pursuit:panic":
        step = battle.state.steps.pop()
        STEPS.get(step.name, do_nothing)(battle, *step.about)
        assert not battle.state.questions, "nobody is asked anything in so simple a combat"
    counted = next(event for event in battle.out if isinstance(event, CombatCounted))
    broken = {event.unit for event in battle.out if isinstance(event, UnitBroke)}
    won = {ANN: "wins", BOB: "loses"}.get(counted.winner, "ties")
    return {won} | {"they break" for id in broken if id == 1} | {"we break" for id in broken if id == 0}


@pytest.mark.statistics
@pytest.mark.rule("S-52", "S-53", "S-55", "S-56", "S-60", "S-69")
@pytest.mark.parametrize("fights", [400, pytest.param(MANY, marks=pytest.mark.slow)])
def test_the_battle_itself_keeps_what_was_told(fights: int) -> None:
    state = a_field(2)
    mine, theirs = laid(state, (ANN, "riders", 5), (BOB, "archers", 12))
    state.active, state.named, state.phase = ANN, BOB, "combat"
    rules = some_rules(2, Field(mini().bases), treachery=False)
    told = melee_round_forecast(rules.setting, state, mine, theirs, charging=False)
    rng, counts = Rng(f"battle {fights}"), dict[str, int]()
    for _ in range(fights):
        for what in played(rules, state, rng):
            counts[what] = counts.get(what, 0) + 1
    for what, chance in (
        ("wins", told.wins),
        ("ties", told.ties),
        ("loses", told.loses),
        ("we break", told.mine.breaks),
        ("they break", told.theirs.breaks),
    ):
        assert stays_near(counts.get(what, 0), chance, fights), what
