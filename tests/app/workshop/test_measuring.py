"""Measured beside the frame loop: remembered by content, gone on with, ended at once, never waited for."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.app.games import all_sections
from game.app.workshop.counts import Thing
from game.app.workshop.measuring import (
    Measured,
    Question,
    Side,
    measure_rules,
    measure_thing,
    measured_results,
    memory_folder,
)
from game.mods.load import load_mods
from game.saves.measured import forget_oldest, load_measured, save_measured
from tests.builders import BASE, base_catalog
from tests.mods.conftest import WriteMod, write_mod  # noqa: F401

BOOK = Side(base_catalog())
RICH = Side(base_catalog(), {"starting_coins": 4})
PATIENCE = 60.0
"""Seconds after which a test stops waiting for a machine that has other things to do."""


def wait_until(true: Callable[[], object], measuring: Any) -> None:
    """Look again and again, as frames do."""
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        measuring.look()
        time.sleep(0.01)


# the memory


def question(thing: Thing | None = None, players: int = 4, with_it: Side = RICH, most: int = 6) -> Question:
    return Question("complots", players, BOOK, with_it, thing, most=most)


def test_more_deals_are_added_to_those_that_are_remembered(tmp_path: Path) -> None:
    *_, half = measured_results(question(most=3), "k", tmp_path)
    *_, resumed = measured_results(question(), "k", tmp_path)
    *_, at_once = measured_results(question(), "other", tmp_path)
    assert half.deals == 3 and resumed == at_once and resumed.deals == 6
    assert list(measured_results(question(), "k", tmp_path)) == [], "what is done is not played again"


def test_the_key_hangs_on_content_rules_table_and_thing_alone(write_mod: WriteMod) -> None:  # noqa: F811
    other = write_mod("mine", {"complots/a.toml": '[action."base:aide"]\norder = 3\n'}, "base")
    changed = Side(load_mods([BASE, other], all_sections()).catalog)
    foreign = write_mod("far", {"roulette/a.toml": '[card."base:prime"]\ncopies = 3\n'}, "base")
    elsewhere = Side(load_mods([BASE, foreign], all_sections()).catalog, {"starting_coins": 4})
    keys = [
        question().key(),
        question(players=5).key(),
        question(Thing("action", "base:aide")).key(),
        question(Thing("character", "base:assassin")).key(),
        question(with_it=BOOK).key(),
        question(with_it=changed).key(),
    ]
    assert len(set(keys)) == len(keys)
    assert question().key() == question(most=9).key() == question(with_it=elsewhere).key()
    patched = base_catalog().patched("complots", {_action(): {"base:aide": {"order": 9}}})
    aide = Thing("action", "base:aide")
    assert question(aide).key() != question(aide, with_it=Side(patched, RICH.flags)).key(), "not yet a file"


def _action() -> Any:
    from game.rules.complots.defs import ActionDef

    return ActionDef


def test_a_spoilt_memory_is_empty_and_is_written_anew(tmp_path: Path) -> None:
    assert load_measured(tmp_path, "k", Measured) is None
    *_, found = measured_results(question(most=2), "k", tmp_path)
    path = tmp_path / "k.json"
    sound = path.read_bytes()
    for raw in (b"", b"{}", b"\xff", b"[" * 100_000, sound[:-9], sound.replace(b'"deals":2', b'"deals":-2')):
        path.write_bytes(raw)
        assert load_measured(tmp_path, "k", Measured) is None
    *_, again = measured_results(question(most=2), "k", tmp_path)
    assert again == found and path.read_bytes() == sound


def test_only_the_latest_are_kept_and_nothing_half_written(tmp_path: Path) -> None:
    for number in range(5):
        assert save_measured(tmp_path, f"k{number}", Measured([]))
        os.utime(tmp_path / f"k{number}.json", (number, number))
    (tmp_path / ".k9.77.part").write_text("half")
    forget_oldest(tmp_path, kept=2)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["k3.json", "k4.json"]
    assert not save_measured(tmp_path / "k3.json", "k", Measured([])), "where the folder is a file"


# the other process


@pytest.mark.processes
def test_results_come_by_and_by_and_are_there_at_once_the_next_time(home: Path) -> None:
    first = measure_rules("complots", 4, BOOK, RICH)
    assert first.result.deals == 0 and not first.done
    wait_until(lambda: first.result.deals, first)
    seen = first.result.deals
    wait_until(lambda: first.result.deals > seen, first)
    first.close()
    again = measure_rules("complots", 4, BOOK, RICH)
    assert again.result.deals >= first.result.deals, "it goes on, and shows at once what it knew"
    again.close()
    other = measure_rules("complots", 5, BOOK, RICH)
    assert other.result.deals == 0
    other.close()


@pytest.mark.processes
def test_what_is_done_starts_no_process(home: Path) -> None:
    alike = Side(base_catalog(), {"reaction_seconds": 4})
    first = measure_rules("complots", 4, BOOK, alike)
    wait_until(lambda: first.done, first)
    assert first.result.done and first.result.sure and not first.lost
    again = measure_rules("complots", 4, BOOK, alike)
    assert again.done and again.result == first.result and again._process is None
    assert not again.look()


@pytest.mark.processes
def test_closing_ends_the_other_process_at_once_even_before_it_began(home: Path) -> None:
    thing = Thing("character", "base:assassin")
    hasty = measure_thing("complots", 4, thing, BOOK, RICH)
    hasty.close()
    running = measure_thing("complots", 4, thing, BOOK, RICH)
    wait_until(lambda: running._process, running)
    process = running._process
    assert process is not None and process.exitcode is None
    running.close()
    assert running.done and not running.look()
    until = time.monotonic() + PATIENCE
    while process.exitcode is None:
        assert time.monotonic() < until
        time.sleep(0.01)


@pytest.mark.processes
def test_a_process_that_is_killed_is_told_and_what_it_wrote_stays(home: Path) -> None:
    measuring = measure_rules("complots", 4, BOOK, RICH)
    wait_until(lambda: measuring.result.deals, measuring)
    assert measuring._process is not None
    measuring._process.kill()
    wait_until(lambda: measuring.done, measuring)
    assert measuring.lost == "died" and measuring.result.deals
    remembered = load_measured(memory_folder(), measuring.key, Measured)
    assert remembered is not None and not list(memory_folder().glob(".*.part"))


@pytest.mark.processes
def test_a_table_that_cannot_be_laid_is_told(home: Path) -> None:
    measuring = measure_rules("complots", 1, BOOK, RICH)
    wait_until(lambda: measuring.done, measuring)
    assert measuring.lost == "ValueError"
