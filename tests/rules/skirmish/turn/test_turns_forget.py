"""What begins anew with each turn and phase, how they end, who is credited (S-02, S-16 to S-23, S-59)."""

import pytest

from game.core.rng import Rng
from game.rules.skirmish.chapters import STEPS
from game.rules.skirmish.combat.break_tests import drop_standard
from game.rules.skirmish.consequences.casualties import destroy_unit
from game.rules.skirmish.consequences.victory_points import credited_player, earn_victory_points, points_alive
from game.rules.skirmish.events.player import CardsDrawn, PointsEarned, RoundBegan, TokensChanged, TurnFlipped
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Promise, Step
from game.rules.skirmish.state.state import AWAY, GONE, RESERVE
from game.rules.skirmish.turn.naming import legal_names
from tests.rules.skirmish.battles.dealt import four
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, a_battle, a_unit, run
from tests.rules.skirmish.combat.melee import told
from tests.rules.skirmish.consequences.test_casualties import joined
from tests.rules.skirmish.play import a_war, finishing, step

ALL = (1 << 46) - 1


@pytest.mark.rule("S-33", "S-37", "S-55")
def test_what_was_done_in_a_turn_is_forgotten_when_the_next_begins() -> None:
    state = four()
    for unit in state.units:
        unit.marks, unit.at_turn = ALL, (0, 0, 0)
    state.flips = [CLO]
    battle = a_battle(state)
    battle.then(Step("turns:flip"))
    step_once(battle)
    for unit in state.units:
        assert unit.marks == ALL & ~unit_flags.TURN
        assert unit.at_turn == unit.pose
    assert (
        unit_flags.TURN & unit_flags.PHASE,
        unit_flags.TURN & unit_flags.ROUND,
        unit_flags.PHASE & unit_flags.ROUND,
    ) == (0, 0, 0)


def step_once(battle: Battle) -> None:
    """One step only."""
    one = battle.state.steps.pop()
    STEPS[one.name](battle, *one.about)


@pytest.mark.rule("S-20", "S-59")
def test_what_was_done_in_a_phase_is_forgotten_when_the_next_begins() -> None:
    state = four()
    state.active, state.named, state.barred = ANN, BOB, (CLO,)
    state.played.append("base:espion")
    for unit in state.units:
        unit.marks, unit.at_phase, unit.models = ALL, 99, 7
    battle = a_battle(state)
    battle.then(Step("turns:phase", ("magic",)))
    step_once(battle)
    assert (state.phase, state.named, state.barred, state.played) == ("magic", -1, (), [])
    for unit in state.units:
        assert unit.marks == ALL & ~unit_flags.PHASE
        assert unit.at_phase == 7


@pytest.mark.rule("S-18")
def test_promises_of_a_term_are_kept_when_the_turn_of_who_made_them_ends() -> None:
    state = four()
    state.active, state.phase = ANN, "combat"
    state.promises = [
        Promise(1, ANN, BOB, "not-charge", alive=(ANN, BOB)),
        Promise(2, BOB, ANN, "not-charge", alive=(ANN, BOB)),
    ]
    battle = a_battle(state)
    battle.then(Step("turns:end-turn"))
    run(battle)
    assert [one.status for one in state.promises] == ["kept", "open"]
    assert (state.phase, state.named) == ("", -1)


@pytest.mark.rule("S-02", "S-19")
def test_two_cards_at_the_start_and_one_at_the_start_of_each_game_turn_the_first_too() -> None:
    war, dice = a_war(3, 2), Rng(2)
    while war.state.round < 2:
        step(war, dice, finishing)
    told_in_order = [event for event in war.events if isinstance(event, RoundBegan | CardsDrawn)]
    drawn = [0 if isinstance(event, RoundBegan) else len(event.cards) for event in told_in_order]
    assert drawn == [2, 2, 2, 0, 1, 1, 1, 0, 1, 1, 1]
    assert len({event.player for event in told_in_order[:3]}) == 3
    assert {event.player for event in war.events if isinstance(event, TurnFlipped)} == {0, 1, 2}


@pytest.mark.rule("S-16", "S-67")
def test_units_of_90_and_75_points_are_three_tokens_of_50() -> None:
    war = a_war(2, 1, "long")
    assert war.rules.setting.preset.token == 50
    battle = a_battle(war.state.clone())
    battle.setting = war.rules.setting
    earn_victory_points(battle, ANN, 90, "destroyed", 0)
    earn_victory_points(battle, ANN, 75, "destroyed", 1)
    battle.state.steps, battle.state.questions = [Step("turns:tokens")], []
    run(battle)
    assert told(battle, TokensChanged) == [TokensChanged(ANN, 3, 6, "points")]
    assert battle.state.earned == [0, 0]


@pytest.mark.rule("S-03", "S-10", "S-20", "S-21")
@pytest.mark.parametrize(
    ("phase", "names"),
    [
        ("movement", "movement-named, turns:play movement, turns:end-phase"),
        ("magic", "turns:play magic, turns:end-phase"),
        (
            "shooting",
            "shooting-begins, turns:play shooting, shooting-ends, turns:end-phase",
        ),
        ("combat", "truce:keep, turns:play combat, turns:end-phase"),
    ],
)
def test_what_follows_a_naming(phase: str, names: str) -> None:
    state = four()
    state.active = ANN
    battle = a_battle(state)
    battle.then(Step("turns:phase", (phase,)))
    step_once(battle)
    told = [
        " ".join([one.name, *map(str, one.about)]).removesuffix(" -1").removeprefix("treachery:window ")
        for one in reversed(state.steps)
    ]
    assert ", ".join(told) == (f"before-own-naming, bribes:offers, turns:ask-name, {names}")


@pytest.mark.rule("S-15", "S-23", "S-24")
@pytest.mark.parametrize(
    ("phase", "flips", "dead", "last", "follows"),
    [
        ("combat", (), (), False, ["scenario:round-ended"]),
        ("combat", (), (), True, ["scenario:round-ended", "turns:finish"]),
        ("combat", (CLO,), (), True, []),
        ("combat", (CLO,), (CLO,), False, ["scenario:round-ended"]),
        ("combat", (CLO, BOB), (CLO,), True, []),
        ("magic", (), (), True, []),
        ("magic", (), (ANN,), False, ["scenario:round-ended", "bribes:turn-ended"]),
        ("magic", (), (ANN,), True, ["scenario:round-ended", "turns:finish", "bribes:turn-ended"]),
        ("magic", (BOB,), (ANN,), True, ["bribes:turn-ended"]),
        ("magic", (BOB,), (ANN, CLO, DAN), False, ["turns:finish"]),
        ("combat", (BOB,), (ANN, BOB, CLO, DAN), False, ["turns:finish"]),
    ],
)
def test_the_end_is_looked_for_after_the_tokens_of_each_phase(
    phase: str, flips: tuple[int, ...], dead: tuple[int, ...], last: bool, follows: list[str]
) -> None:
    state = four()
    state.active, state.phase, state.flips = ANN, phase, list(flips)
    state.round, state.rounds = (6, 6) if last else (3, 6)
    for player in dead:
        state.units[player].place = GONE
    battle = a_battle(state)
    battle.then(Step("turns:check-end"))
    step_once(battle)
    assert [one.name for one in reversed(state.steps)] == follows


@pytest.mark.rule("S-16", "S-23")
def test_the_order_in_which_a_phase_ends() -> None:
    state = four()
    state.active, state.phase = ANN, "shooting"
    battle = a_battle(state)
    battle.then(Step("turns:end-phase"))
    step_once(battle)
    assert [one.name for one in reversed(state.steps)] == [
        "dismissal:go",
        "scenario:phase-ended",
        "bribes:phase-ended",
        "turns:tokens",
        "treachery:window",
        "turns:check-end",
    ]


@pytest.mark.rule("S-17")
def test_a_standard_taken_in_a_rout_is_not_taken_again_at_the_unit_s_end() -> None:
    state = four()
    unit = a_unit(state, BOB, models=10, at=(40, 40), standard=True)
    battle = a_battle(state)
    drop_standard(battle, unit, ANN)
    destroy_unit(battle, unit, "caught", CLO)
    assert [(event.player, event.why) for event in told(battle, PointsEarned)] == [
        (ANN, "standard"),
        (CLO, "destroyed"),
    ]


@pytest.mark.rule("S-17")
@pytest.mark.parametrize(
    ("fleeing", "blame", "by", "credit"),
    [
        (True, CLO, ANN, CLO),
        (True, -1, ANN, ANN),
        (False, CLO, ANN, ANN),
        (True, BOB, ANN, -1),
        (False, -1, BOB, -1),
    ],
)
def test_who_is_credited(fleeing: bool, blame: int, by: int, credit: int) -> None:
    unit = four().units[BOB]
    unit.blame = blame
    unit.marks = unit_flags.FLEEING * fleeing
    assert credited_player(unit, by) == credit


@pytest.mark.rule("S-23", "S-78", "S-80")
def test_full_points_of_all_who_live_and_do_not_flee_break_a_tie_reserves_too() -> None:
    state = four()
    unit, waits, away = state.units[ANN], a_unit(state, ANN, models=10), a_unit(state, ANN, models=10)
    hero = joined(state, unit)
    waits.place, away.place = RESERVE, AWAY
    unit.models = 1
    assert points_alive(state, ANN) == 50 + 60 + 50 + 50
    unit.mark(unit_flags.FLEEING)
    assert points_alive(state, ANN) == 100, "a character flees with his unit"
    away.place = GONE
    assert points_alive(state, ANN) == 50
    assert hero.owner == ANN


@pytest.mark.rule("S-09", "S-21")
def test_a_pact_bars_him_who_made_none_from_nothing() -> None:
    state = four()
    state.active, state.phase = ANN, "magic"
    state.pacts = [(BOB, CLO), (ANN, DAN)]
    rules = a_battle(state).rules
    assert legal_names(rules.setting, state) == [BOB, CLO]
    state.barred = (BOB, CLO)
    assert legal_names(rules.setting, state) == [BOB, CLO, DAN], "no name is left: the cards are void"
