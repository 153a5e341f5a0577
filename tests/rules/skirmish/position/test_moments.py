"""A battle caught in the middle of a phase, spoilt by hand: refused with its place, or played on from."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from game.core.rng import Rng
from game.rules.skirmish.position import soundness
from tests.builders import base_catalog
from tools.fuzz.moments import judge_table, judged_tables, written_moments

Spoil = Callable[[dict[str, Any]], None]


@pytest.fixture(scope="module")
def tables() -> list[dict[str, Any]]:
    """Moments of a battle of lots."""
    return list(written_moments(base_catalog(), 3, every=17))


@pytest.mark.statistics
def test_every_moment_of_a_battle_is_taken_as_it_is_written(tables: list[dict[str, Any]]) -> None:
    assert len(tables) > 8 and all(table["moment"]["asked"] for table in tables)
    assert {judge_table(base_catalog(), table, 1).kind for table in tables} == {"played"}


@pytest.mark.statistics
def test_spoilt_moments_are_refused_with_their_place_or_played(tables: list[dict[str, Any]]) -> None:
    ended = [verdict for _, verdict in judged_tables(base_catalog(), tables, 160, 5)]
    assert [verdict.said for verdict in ended if verdict.kind == "error"] == []
    refused = [verdict.said for verdict in ended if verdict.kind == "refused"]
    assert len(refused) > 40 and all(said.startswith("position: ") for said in refused)


def spoilt(tables: list[dict[str, Any]], spoil: Spoil) -> dict[str, Any]:
    table = copy.deepcopy(tables[0])
    spoil(table["moment"])
    return table


SPOILT: dict[str, tuple[Spoil, str]] = {
    "a unit that is not there": (lambda at: at["asked"][0].update(unit=99), "moment.asked[0].unit"),
    "a seat that is not there": (lambda at: at["asked"][0].update(players=[7]), "seat 7"),
    "a spell that nobody knows": (
        lambda at: at.update(casting={"wizard": 0, "spell": "x", "dice": [1], "total": 1}),
        "moment.casting.spell",
    ),
    "a charger that is not there": (
        lambda at: at.update(charges=[{"unit": 400, "target": 0}]),
        "moment.charges[0].unit",
    ),
    "tokens that nobody has": (
        lambda at: at.update(
            offers=[{"id": 1, "by": 0, "to": 1, "tokens": 10**6, "card": "", "kind": "name"}]
        ),
        "moment.offers[0].tokens",
    ),
    "nothing that follows": (lambda at: at.update(steps=[]), "moment.steps"),
    "a question of nobody's": (lambda at: at["asked"][0].update(kind="x:y"), "moment.asked"),
}


@pytest.mark.parametrize("name", SPOILT)
def test_what_a_moment_names_must_be_there(tables: list[dict[str, Any]], name: str) -> None:
    spoil, place = SPOILT[name]
    verdict = judge_table(base_catalog(), spoilt(tables, spoil), 1)
    assert verdict.kind == "refused" and place in verdict.said


def test_without_guards_and_rehearsal_a_spoilt_moment_breaks_the_battle(
    tables: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    chance, kinds = Rng("control"), []
    monkeypatch.setattr(soundness, "GUARDS", ())
    monkeypatch.setattr("game.rules.skirmish.position.rehearsal.rehearse", lambda rules: None)
    for name in ("nothing that follows", "a question of nobody's", "a charger that is not there"):
        kinds.append(judge_table(base_catalog(), spoilt(tables, SPOILT[name][0]), chance.below(9)).kind)
    assert "error" in kinds
