"""What every chapter may count on: chapters, the language of orders, the schema, the common law."""

import math
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from game.mods.load import load_mods
from game.mods.schema import game_schema
from game.rules.skirmish.actions.orders import Leg, Move
from game.rules.skirmish.actions.player import Deploy, Done, Name, Placement, SkirmishAction
from game.rules.skirmish.chapters import CHAPTERS, STEPS
from game.rules.skirmish.content import SECTIONS
from game.rules.skirmish.flow.battle import PhaseRules
from game.rules.skirmish.law import is_sane_value
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.records import Lasting
from game.rules.skirmish.turn.naming import Phase
from game.rules.skirmish.unit.profile import profile_now, rules_now
from tests.rules.skirmish.builders import ANN, a_battle, a_field, a_match, a_unit, refused


def test_every_phase_is_a_chapter_and_every_step_has_one() -> None:
    assert all(phase in CHAPTERS for phase in Phase)
    assert all(isinstance(chapter, PhaseRules) for chapter in CHAPTERS.values())
    assert all(step.partition(":")[0] in CHAPTERS for step in STEPS)


def test_every_order_can_be_written_down_and_read_again() -> None:
    read = msgspec.json.Decoder(SkirmishAction).decode
    for action in (
        Name(0, 2),
        Move(1, 7, "advance", (Leg(INCH, -900), Leg(2 * INCH))),
        Deploy(3, (Placement(4, 1000, 2000, 9000, 5),)),
    ):
        assert read(msgspec.json.encode(action)) == action
    names = [kind.__name__ for kind in get_args(SkirmishAction)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    "number", [math.nan, math.inf, 1.5, 10**9, -(10**9), "x" * 100, (0,) * 1000, [1], {"a": 1}, object()]
)
def test_a_number_that_is_none_is_refused(number: Any) -> None:
    assert not is_sane_value(number)
    match = a_match(3)
    player = next(iter(match.to_act()))
    before = match.state.clone()
    refusal = match.rules.check(match.state, Name(player, number))
    assert refusal is not None
    assert refusal.code == "not-an-order"
    assert match.state == before


def test_somebody_else_s_answer_is_refused() -> None:
    match = a_match(3)
    player = next(iter(match.to_act()))
    other = (player + 1) % 3
    refusal = match.rules.check(match.state, Done(other))
    assert refusal is not None
    assert refusal.code == "not-your-turn"


def test_a_battle_with_nothing_asked_refuses_everything() -> None:
    assert refused(a_battle(a_field()), Done(ANN)) == "match-over"


def test_a_misspelt_rule_of_a_unit_is_told_with_a_proposal(tmp_path: Path) -> None:
    (tmp_path / "bad" / "skirmish").mkdir(parents=True)
    (tmp_path / "bad" / "mod.toml").write_text(
        'format = 1\nid = "bad"\nversion = "1"\ntitle = "Bad"\nrequires = []\n'
    )
    (tmp_path / "bad" / "skirmish" / "units.toml").write_text(
        '[unit.ghost]\ntroop = "infantry"\nprofile = { move = 11 }\nbase = [20, 20]\npoints = 3\n'
        "rules = { feer = 1 }\n"
    )
    problems = load_mods([tmp_path / "bad"], SECTIONS).problems
    assert any(problem.facts.get("near") == "fear" for problem in problems)
    assert any(problem.code == "out-of-range" for problem in problems)


def test_the_schema_for_modders_can_be_printed() -> None:
    assert "unit" in str(game_schema("skirmish", SECTIONS))


@pytest.mark.rule("S-26", "S-60")
def test_a_profile_and_its_rules_as_they_are_now() -> None:
    state = a_field()
    riders = a_unit(state, ANN, "riders", models=5)
    state.lasting += [
        Lasting(1, riders.id, "strength", 2, "phase", "fury", by=0),
        Lasting(2, riders.id, "poison", 1, "round", "vial", by=1),
    ]
    battle = a_battle(state)
    now = profile_now(battle.setting, state, riders)
    assert (now.strength, now.move, now.leadership) == (5, 8, 8)
    assert rules_now(state, riders) == {"swift": 1, "fear": 1, "poison": 1}
