"""The means of simulated battles are what the written logs say, counted by another hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.app.simulate import simulate_matches
from tests.builders import rules_of
from tests.cli.conftest import Run, run  # noqa: F401
from tools.recount import differences, main, recounted

pytestmark = pytest.mark.statistics
MEANS = [
    "game_turns",
    "first_combat_turn",
    "combats",
    "truces",
    "units_lost",
    "armies_without_points",
    "winner_without_points",
    "ended_early",
    "tokens_points",
    "tokens_bribes",
    "tokens_cards",
    "offers_made",
    "offers_taken",
    "offer_prompts",
    "promises_kept",
    "promises_broken",
    "cards_played",
    "windows",
    "window_seconds",
    "questions",
    "questions_with_choice",
    "questions_self_answered",
    "minutes",
]


@pytest.fixture(scope="module")
def battles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where battles are written, once."""
    return tmp_path_factory.mktemp("battles")


@pytest.fixture
def printed(run: Run, battles: Path) -> dict[str, Any]:  # noqa: F811
    """Two battles of three armies, played and written once; the object that was printed."""
    object = battles / "printed.json"
    if not object.exists():
        words = (
            "simulate",
            "skirmish",
            "--points",
            "300",
            "--players",
            "3",
            "--matches",
            "2",
            "--seed",
            "11",
        )
        said = run(*words, "--policy", "weak", "--json", "--save", battles)
        assert said.code == 0
        object.write_text(said.out, encoding="utf-8")
    return dict(json.loads(object.read_text(encoding="utf-8")))


def test_every_mean_is_what_the_written_logs_say(printed: dict[str, Any], battles: Path) -> None:
    assert list(printed["means"]) == MEANS
    assert differences(recounted(battles), printed) == []
    assert printed["means"]["combats"] > 0 and printed["means"]["offers_made"] > 0
    assert sum(one["wins"] for one in printed["factions"].values()) == 2


def test_a_wrong_mean_is_found(printed: dict[str, Any], battles: Path, capsys: Any) -> None:
    found = recounted(battles)
    for name, mean in printed["means"].items():
        wrong = {**printed, "means": {**printed["means"], name: (mean or 0) + 0.5}}
        assert [line.split(":")[0] for line in differences(found, wrong)] == [name]
    assert differences(found, {**printed, "factions": {}}) == ["factions"]
    lie = battles / "lie.json"
    lie.write_text(json.dumps({**printed, "means": {**printed["means"], "combats": 99}}), encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main([str(battles), "--against", str(lie)])
    assert ended.value.code == 1 and "combats: 99 printed" in capsys.readouterr().out


def test_counting_changes_no_battle(printed: dict[str, Any]) -> None:
    rules = rules_of("skirmish", 3, preset="short")
    assert simulate_matches("skirmish", rules, 2, 11, "weak").digest == printed["digest"]
