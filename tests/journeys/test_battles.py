"""Battles played by companies that press what they read, from many phases, with what happens on a sofa."""

from __future__ import annotations

from typing import Any

import pytest

from game.app.plan import MatchPlan
from game.input.devices import KEYS
from game.input.intents import Intent
from scenes.match.openings import new_match_opening
from tests.contract.worlds import laid
from tests.journeys.company import Company, written
from tests.journeys.conftest import Begin
from tests.journeys.evening import Evening, specs
from tests.journeys.games import GAMES
from tests.journeys.incidents import INCIDENTS
from tests.journeys.test_evenings import gather, play_to_the_end, readable, to_the_lobby


def sit(evening: Evening, seats: str, seed: int, position: str = "") -> Company:
    """At the table of a battle: from the first zone, or in the midst of it."""
    evening.plug(seats.count("p"))
    rules = {} if position else dict(GAMES["skirmish"].quick)
    text = laid("skirmish", position) if position else ""
    plan = MatchPlan("skirmish", (), seed, rules, position=text)  # type: ignore[arg-type]
    evening.stage.push(new_match_opening(specs(seats), plan)(evening.stage))
    return Company(evening, seed)


def ended(company: Company) -> None:
    """The battle is over, and its file tells the same."""
    saved, match = written(company.evening.app)
    assert company.scene.table.outcome == saved.outcome == match.outcome()
    assert saved.checksum == match.checksum()


def could_read(company: Company) -> None:
    """Every word could be read all along, where no ghost is driven past the words of the frame."""
    assert "\n".join(company.faults) == ""


BATTLES = [
    ("pmb", 5, "shooting-3", "fr", {"high_contrast": True}),
    ("kbp", 6, "ending-3", "en", {"reduced_motion": True}),
]
WHOLE = [
    ("km", 4, "turn-2", "en"),
    ("km", 7, "", "fr"),
    ("pkb", 8, "", "en"),
    ("pkbbm", 9, "movement-5", "fr"),
    ("pkbbm", 9, "", "fr"),
]


@pytest.mark.parametrize(("seats", "seed", "position", "language", "settings"), BATTLES)
def test_a_company_comes_to_the_end_of_a_battle(
    begin: Begin, seats: str, seed: int, position: str, language: str, settings: dict[str, Any]
) -> None:
    company = sit(begin(language=language, **settings), seats, seed, position)
    company.play()
    ended(company)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed", "position", "language", "settings"), BATTLES)
def test_whoever_plays_a_battle_can_read_it(
    begin: Begin, seats: str, seed: int, position: str, language: str, settings: dict[str, Any]
) -> None:
    company = sit(begin(language=language, **settings), seats, seed, position)
    company.play()
    could_read(company)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed", "position", "language"), WHOLE)
def test_a_whole_battle_of_2_3_and_5_seats(
    begin: Begin, seats: str, seed: int, position: str, language: str
) -> None:
    company = sit(begin(language=language), seats, seed, position)
    company.play()
    ended(company)


def test_what_happens_on_a_sofa_stops_no_battle(begin: Begin) -> None:
    company = sit(begin(), "ppm", 12, "movement-3")
    for incident in ("take_a_break", "pull_and_plug", "lend_to_a_bot", "take_over"):
        company.play(ticks=3)
        while not company.scene.timeline.idle:
            company.evening.step()
        assert company.scene.table.outcome is None
        INCIDENTS[incident](company)
    company.play()
    ended(company)


@pytest.mark.slow
def test_a_battle_from_the_title_to_the_curtain_call(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: 24)
    evening = begin()
    evening.app.change(flags={"skirmish": dict(GAMES["skirmish"].quick)})
    evening.stage.push(evening.stage.home())  # type: ignore[misc]
    lobby = to_the_lobby(evening, KEYS, "skirmish")
    gather(evening, lobby, "kpb")
    evening.tap(KEYS, Intent.MENU)
    evening.wait_for("BeforeBattle")
    readable(evening)
    for device in (*evening.house.pads.devices(), KEYS):
        evening.tap(device, Intent.ACCEPT)
    evening.wait_for("SkirmishScene")
    company = Company(evening, 24)
    assert company.scene.table.plan.seed == 24
    play_to_the_end(company, ("take_a_break", "pull_and_plug", "lend_to_a_bot"))
    evening.wait_for("Finale")
    evening.step(30)
    ended(company)
