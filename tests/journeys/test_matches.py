"""Whole matches through the real screen, with real buttons, in both languages, at tables of every size."""

from __future__ import annotations

import pytest

from game.app.plan import MatchPlan
from scenes.openings import seated
from tests.journeys.company import Company, written
from tests.journeys.conftest import Begin
from tests.journeys.evening import Evening, specs


def sit(evening: Evening, seats: str, seed: int, **flags: object) -> Company:
    """Straight to the table: so many pads, halves of the keyboard, mice and bots."""
    evening.plug(seats.count("p"))
    plan = MatchPlan("complots", (), seed, {"starting_coins": 4, **flags})  # type: ignore[arg-type]
    evening.stage.push(seated(specs(seats), plan)(evening.stage))
    return Company(evening, seed)


TABLES = [
    ("lm", 4, "en", {}, {"fifth_character": "inquisiteur"}),
    ("pbkbm", 6, "fr", {"reduced_motion": True, "animation_speed": 100}, {"factions": True}),
]


@pytest.mark.parametrize(("seats", "seed", "language", "settings", "flags"), TABLES)
def test_a_company_that_presses_what_it_reads_comes_to_the_end(
    begin: Begin, seats: str, seed: int, language: str, settings: dict[str, object], flags: dict[str, object]
) -> None:
    evening = begin(language=language, **settings)
    company = sit(evening, seats, seed, **flags)
    company.play()
    saved, match = written(evening.app)
    assert company.scene.table.outcome == saved.outcome == match.outcome()
    assert saved.checksum == match.checksum()
    assert "\n".join(company.faults) == ""
