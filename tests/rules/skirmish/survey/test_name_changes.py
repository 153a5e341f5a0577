"""What a name is said to change is what the real naming changes, for whoever looks (S-03 to S-11, S-18)."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from game.core.rng import Rng
from game.core.rules import Event
from game.rules.skirmish.actions.orders import Cast, DeclareCharge, Shoot
from game.rules.skirmish.actions.player import Choose, Name, Pass
from game.rules.skirmish.events.combat import CombatChosen, TruceKept
from game.rules.skirmish.events.player import PromiseEnded
from game.rules.skirmish.flow.questions import (
    CAST_SPELL,
    CHOOSE_COMBAT,
    DECLARE_CHARGES,
    NAME_ENEMY,
    PLAY_CARD,
    SHOOTING_ORDERS,
)
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.shooting.law import machine_of
from game.rules.skirmish.state.records import Promise, Step
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.survey.board import board_of
from game.rules.skirmish.survey.name_changes import (
    Balance,
    NameChanges,
    OpenDeed,
    Truce,
    all_changes,
    what_changes,
)
from game.rules.skirmish.survey.slices import whole_answer
from game.rules.skirmish.turn.naming import Phase
from game.rules.skirmish.turn.turns import named_steps
from game.rules.skirmish.view import observe
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, a_field, a_unit, run
from tests.rules.skirmish.combat.melee import BASE, facing, war
from tests.rules.skirmish.play import a_crowd, eager, step
from tests.rules.skirmish.survey.worlds import other_world

pytestmark = pytest.mark.statistics

CROWDS = ((3, 1, "short", 150), (4, 2, "long", 200))
"""Players, seeds, presets and orders of the battles whose every naming is looked at."""
ORDERED = {
    "movement": DECLARE_CHARGES,
    "magic": CAST_SPELL,
    "shooting": SHOOTING_ORDERS,
    "combat": CHOOSE_COMBAT,
}
"""The first question of a phase that tells what the name lets the active player do."""


class Named(NamedTuple):
    """The battle once the active player has really named somebody and no card was played."""

    rules: Skirmish
    state: SkirmishState
    told: list[Event]

    @property
    def asked(self) -> str:
        """The question of the moment, if the phase is still the same; else nothing."""
        kind = self.state.questions[-1].kind if self.state.questions else ""
        return kind if kind in ORDERED.values() else ""


def really_named(rules: Skirmish, before: SkirmishState, name: int) -> Named:
    """Name somebody on a copy; nobody plays a card."""
    state, dice = before.clone(), Rng(7)
    told = rules.apply(state, [Name(state.active, name)], dice)
    while state.questions and state.questions[-1].kind == PLAY_CARD and state.phase == before.phase:
        told += rules.apply(state, [Pass(player) for player in state.questions[-1].players], dice)
    return Named(rules, state, told)


def namings(
    players: int, seed: int, preset: str = "short", orders: int = 600
) -> Iterator[tuple[Skirmish, SkirmishState]]:
    """The moments of a battle of armies face to face at which a name is asked for."""
    one, dice = a_crowd(players, seed, preset), Rng(seed)
    for _ in range(orders):
        if one.outcome() is not None:
            return
        if one.state.questions[-1].kind == NAME_ENEMY:
            yield one.rules, one.state
        step(one, dice, eager)


def changes_at(rules: Skirmish, state: SkirmishState, viewer: int = -1) -> tuple[NameChanges, ...]:
    """What each name changes, as a viewer finds it."""
    return whole_answer(all_changes(board_of(rules.setting, observe(rules.setting, state, viewer))))


# against the real phase


def pairs(state: SkirmishState) -> Iterator[tuple[int, int]]:
    """Each unit of the active player with each unit of another."""
    others = [one.id for one in state.units if one.owner != state.active]
    return ((unit.id, other) for unit in state.units if unit.owner == state.active for other in others)


def real_charges(real: Named) -> set[OpenDeed]:
    """The charges that the law allows once the name is said."""
    if real.asked != DECLARE_CHARGES:
        return set()
    orders = [DeclareCharge(real.state.active, *pair) for pair in pairs(real.state)]
    return {OpenDeed(one.unit, one.target) for one in orders if real.rules.check(real.state, one) is None}


def real_shots(real: Named) -> set[OpenDeed]:
    """The shots at units that the law allows once the name is said."""
    if real.asked != SHOOTING_ORDERS:
        return set()
    state = real.state
    orders = [
        Shoot(state.active, unit, target, weapon)
        for unit, target in pairs(state)
        for weapon in arms(real.rules, state, unit)
    ]
    return {
        OpenDeed(one.unit, one.target, one.weapon) for one in orders if real.rules.check(state, one) is None
    }


def arms(rules: Skirmish, state: SkirmishState, id: int) -> list[str]:
    """Everything that a unit and its characters carry, and its machine."""
    machine = machine_of(rules.setting, state.units[id])
    own = [weapon for one in (id, *state.units[id].guests) for weapon in state.units[one].enlisted.weapons]
    return [*own, *([machine.id] if machine else [])]


def real_spells(real: Named) -> set[OpenDeed] | None:
    """The casts at others' units among the options; None: the winds bring no dice."""
    state = real.state
    if real.asked != CAST_SPELL or state.phase != "magic" or not state.winds.power:
        return None
    casts = [one for one in real.rules.legal_actions(state, state.active) if isinstance(one, Cast)]
    return {
        OpenDeed(one.wizard, one.target, one.spell)
        for one in casts
        if one.target >= 0 and state.units[one.target].owner != state.active
    }


def agrees(told: NameChanges, real: Named, phase: str) -> int:
    """Compare what was told with what came; how much there was to compare."""
    gained: set[OpenDeed] = set()
    if phase == "movement":
        gained = set(told.charges.gained)
        assert gained == real_charges(real)
    elif phase == "shooting":
        gained = {one for one in told.shots.gained if not is_aimed(real, one)}
        assert gained == real_shots(real)
        aims = {one.unit for one in told.shots.gained if is_aimed(real, one)}
        assert aims == {one.unit for one in aimed_options(real)}
    elif phase == "magic" and (spells := real_spells(real)) is not None:
        gained = set(told.spells.gained)
        assert gained == spells
    elif phase == "combat":
        gained = {OpenDeed(*pair) for group in told.combats for pair in [(group[0][0], group[1][0])]}
        assert combats_begin(told, real)
        assert [(one.unit, one.touched, one.after is None) for one in told.truces] == [
            (one.unit, one.touched, one.stays) for one in real.told if isinstance(one, TruceKept)
        ]
    return len(gained)


def is_aimed(real: Named, deed: OpenDeed) -> bool:
    """Whether a shot is aimed at a point."""
    machine = machine_of(real.rules.setting, real.state.units[deed.unit])
    return machine is not None and machine.kind in ("cannon", "stone")


def aimed_options(real: Named) -> list[Any]:
    """The aims among the options of shooting."""
    if real.asked != SHOOTING_ORDERS:
        return []
    options = real.rules.legal_actions(real.state, real.state.active)
    return [one for one in options if type(one).__name__ == "Aim"]


def combats_begin(told: NameChanges, real: Named) -> bool:
    """Whether the combats that were told are those that are chosen from, or the only one that is fought."""
    chosen = [(one.friends, one.enemies) for one in real.told if isinstance(one, CombatChosen)]
    if real.asked == CHOOSE_COMBAT:
        options = real.rules.legal_actions(real.state, real.state.active)
        return [Choose(real.state.active, group[0][0]) for group in told.combats] == list(options)
    return list(told.combats) == chosen[:1]


@pytest.mark.rule("S-03", "S-05", "S-08", "S-33", "S-44")
@pytest.mark.parametrize(("players", "seed", "preset", "orders"), CROWDS)
def test_each_name_changes_what_it_is_said_to_change(
    players: int, seed: int, preset: str, orders: int
) -> None:
    seen = dict.fromkeys(ORDERED, 0)
    for rules, state in namings(players, seed, preset, orders):
        for told in changes_at(rules, state):
            refusal = rules.check(state, Name(state.active, told.named))
            assert told.refusal == refusal
            if refusal is None:
                seen[state.phase] += agrees(told, really_named(rules, state, told.named), state.phase)
    print(seen)
    assert seen["movement"] > 10, seen


@pytest.mark.slow
@pytest.mark.rule("S-03", "S-10")
@pytest.mark.parametrize("seed", range(6))
def test_each_name_of_whole_battles_changes_what_it_is_said_to_change(seed: int) -> None:
    seen = dict.fromkeys(ORDERED, 0)
    for rules, state in namings(3 + seed % 4, 20 + seed, ("standard", "long")[seed % 2], 20_000):
        for told in changes_at(rules, state):
            if told.refusal is None:
                seen[state.phase] += agrees(told, really_named(rules, state, told.named), state.phase)
    print(seen)
    assert seen["movement"] and seen["shooting"], seen


@pytest.mark.rule("S-03")
def test_an_answer_that_swaps_two_names_is_found_out() -> None:
    for rules, state in namings(3, 1):
        told = {one.named: one for one in changes_at(rules, state)}
        one, other = sorted(told)[:2]
        if state.phase == "movement" and told[one].charges.gained:
            with pytest.raises(AssertionError):
                agrees(told[one], really_named(rules, state, other), state.phase)
            return
    raise AssertionError("nobody could charge")


# what it is made of


@pytest.mark.rule("S-04")
def test_relations_name_one_friend_one_enemy_and_the_rest_neutral() -> None:
    rules, state = next(namings(4, 2))
    for told in changes_at(rules, state):
        kinds = {state.active: "friend", told.named: "enemy"}
        assert told.relations == tuple(kinds.get(player, "neutral") for player in range(4))


@pytest.mark.rule("S-05", "S-06")
def test_what_one_name_gains_the_others_lose() -> None:
    looked = 0
    for rules, state in namings(4, 2, orders=100):
        told = changes_at(rules, state)
        for one in told if state.phase == "movement" else ():
            others = {deed for other in told if other.named != one.named for deed in other.charges.gained}
            assert set(one.charges.lost) == others and not others & set(one.charges.gained)
            looked += len(others)
    assert looked


def test_one_name_is_answered_like_all_of_them_and_in_pieces_among_other_questions() -> None:
    for number, (rules, state) in enumerate(namings(3, 2)):
        board = board_of(rules.setting, observe(rules.setting, state, 0))
        names = [one.named for one in changes_at(rules, state)]
        rules.setting.ground.followed.boards.clear()
        asked = [what_changes(board, name) for name in names]
        found: dict[int, NameChanges] = {}
        elsewhere = board.trial()
        while len(found) < len(names):
            for name, pieces in zip(names, asked, strict=True):
                elsewhere.standing()[0].x += 1
                rules.setting.ground.contacts(elsewhere)
                try:
                    next(pieces)
                except StopIteration as end:
                    if name not in found:
                        found[name] = end.value
        assert tuple(found[name] for name in names) == changes_at(rules, state)
        if number:
            return


@pytest.mark.rule("S-19")
def test_worlds_with_other_hands_give_the_same_answer() -> None:
    for number, (rules, state) in enumerate(namings(3, 1)):
        here = changes_at(rules, state, state.active)
        for seed in range(2):
            assert changes_at(rules, other_world(state, state.active, seed), state.active) == here
        assert changes_at(rules, state, (state.active + 1) % 3) == here
        if number > 8:
            return


# laid out: truces, combats, promises


def laid(state: SkirmishState) -> tuple[Skirmish, SkirmishState]:
    """Ann is asked whom she names in close combat."""
    state.rounds = state.round
    battle = war(state, enemy=-1)
    battle.then(Step("turns:ask-name"), *named_steps(Phase.COMBAT))
    return battle.rules, run(battle).state


def three_in_contact() -> SkirmishState:
    """Ann's archers touch Bob's before them and Clo's behind them; Dan is far away."""
    state = a_field()
    mine, _ = facing(state, (ANN, "archers", 20), (BOB, "archers", 10))
    behind = a_unit(state, CLO, "archers", (20, 20), models=10)
    behind.y = mine.y - 4 * BASE
    a_unit(state, DAN, "archers", (60, 40), models=10)
    return state


@pytest.mark.rule("S-09", "S-10", "S-71")
def test_the_named_is_fought_and_the_neutral_behind_is_pushed_where_the_truce_pushes_it() -> None:
    rules, state = laid(three_in_contact())
    for told in changes_at(rules, state):
        if told.named == DAN:
            assert told.refusal is not None and told.refusal.code == "name-in-contact"
            assert told.relations[DAN] == "enemy" and not told.combats
            continue
        pushed = CLO if told.named == BOB else BOB
        assert told.combats == (((0,), (1 if told.named == BOB else 2,)),)
        real = really_named(rules, state, told.named)
        assert agrees(told, real, "combat") == 1
        (truce,) = told.truces
        assert state.units[truce.unit].owner == pushed and truce.before == state.units[truce.unit].pose
        assert truce.after == real.state.units[truce.unit].pose != truce.before
        assert state.units[truce.unit].pose == truce.before


@pytest.mark.rule("S-10")
def test_a_neutral_that_touches_another_neutral_stays() -> None:
    state = three_in_contact()
    last = a_unit(state, DAN, "archers", (20, 20), models=10)
    last.y = state.units[2].y - 2 * BASE
    rules, state = laid(state)
    told = whole_answer(what_changes(board_of(rules.setting, observe(rules.setting, state, ANN)), BOB))
    assert told.truces == (Truce(2, 0, state.units[2].pose, None),)
    agrees(told, really_named(rules, state, BOB), "combat")


@pytest.mark.rule("S-18")
def test_promises_that_the_name_ends_are_told() -> None:
    state = three_in_contact()
    state.promises = [
        Promise(1, ANN, BOB, "not-name", alive=(ANN, BOB)),
        Promise(2, ANN, CLO, "name", CLO, "combat", alive=(ANN, CLO)),
        Promise(3, BOB, ANN, "not-name", alive=(ANN, BOB)),
    ]
    rules, state = laid(state)
    told = {one.named: one.promises for one in changes_at(rules, state)}
    assert told == {BOB: ((1, "broken"), (2, "broken")), CLO: ((2, "kept"),), DAN: ()}
    for name in (BOB, CLO):
        ends = [one for one in really_named(rules, state, name).told if isinstance(one, PromiseEnded)]
        assert tuple((one.promise, one.how) for one in ends) == told[name]


@pytest.mark.rule("S-03")
def test_nobody_is_told_of_charges_in_close_combat() -> None:
    rules, state = laid(three_in_contact())
    assert all(one.charges == one.shots == one.spells == Balance() for one in changes_at(rules, state))
