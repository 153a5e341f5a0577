"""The benches run and report; how fast anything was is nobody's business here."""

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from game import preflight
from scenes.games import KITS
from tests.bench.test_start import ROOT

pytestmark = pytest.mark.processes


@pytest.fixture
def report(pytestconfig: pytest.Config) -> Callable[..., Any]:
    """Runs a bench; skips (with --need-gl: fails) where nothing can be drawn."""
    return lambda *words: reported(*words, need=bool(pytestconfig.getoption("--need-gl")))


def reported(name: str, *arguments: str, need: bool) -> Any:
    bench = [sys.executable, str(ROOT / "tools" / "bench" / f"{name}.py"), "--json", *arguments]
    done = subprocess.run(bench, capture_output=True, text=True, check=False, timeout=300)
    trouble = preflight.recognise_trouble(done.stderr) if done.returncode else None
    if trouble is not None and not need:
        pytest.skip(trouble.said)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_rules_are_measured_at_every_table_beside_their_floor(report: Callable[..., Any]) -> None:
    said = report("rules", "--rounds", "1", "--actions", "30")
    tables = {"complots": (2, 4, 8), "hecatombe": (2, 4, 7), "roulette": (2, 4, 6)}
    assert {(row["game"], row["what"].partition(",")[0], row["players"]) for row in said["rows"]} == {
        (game, what, players) for game in tables for what in ("rules", "match") for players in tables[game]
    }
    assert all(row["floor"]["median"] > 0 and row["goal"] for row in said["rows"])


def test_frames_are_measured_with_as_many_sprites_and_words_in_the_floor(report: Callable[..., Any]) -> None:
    said = report("frames", "--rounds", "1", "--frames", "1", "--only", "complots, 8 people, window open")
    busy, calm = said["screens"]
    assert busy["sprites"] > calm["sprites"] > 200
    assert busy["texts"] == calm["texts"] > 40


@pytest.mark.slow
def test_the_start_is_measured_from_a_fresh_process(report: Callable[..., Any]) -> None:
    said = report("start", "--rounds", "1")
    assert set(said["ways"]) == {"title", *KITS}
    assert said["ways"]["title"]["wall"]["ratio"]["rounds"] == 1
    assert set(said["lines"]) == {"simulate", "mods"} and said["line_goal"] == 0.35
    assert all(line["ours_s"]["least"] > line["floor_s"]["least"] > 0 for line in said["lines"].values())


def test_minutes_of_a_battle_are_measured_beside_what_the_lobby_says(report: Callable[..., Any]) -> None:
    words = ("--rounds", "1", "--preset", "short", "--armies", "2", "--policy", "weak")
    (row,) = report("lengths", *words)["rows"]
    assert (row["preset"], row["armies"], row["promised"]) == ("short", 2, None)
    assert row["minutes"]["median"] > 1 and row["lobby"] > 1


def test_battles_an_hour_are_measured_beside_their_orders_alone(report: Callable[..., Any]) -> None:
    said = report("battles", "--rounds", "1", "--preset", "short", "--plan", "random", "--armies", "2")
    (row,) = said["rows"]
    assert (row["plan"], row["armies"]) == ("random", 2)
    assert row["floor"]["median"] > row["battles_per_hour"]["median"] > 0


def test_commanders_are_counted_who_stand_in_their_own_way(report: Callable[..., Any]) -> None:
    said = report("lanes", "--rounds", "2", "--preset", "short", "--armies", "3")
    (row,) = said["rows"]
    assert (row["plan"], row["armies"], row["battles"]) == ("middling", 3, 2)
    assert row["moves"] >= 12 and row["stopped"] + row["hairs"] <= row["moves"] / 20
