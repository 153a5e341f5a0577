"""Whole matches through the real screen, with real buttons, in both languages, at tables of every size."""

from __future__ import annotations

import pytest

from game.app.plan import MatchPlan
from scenes.match.openings import new_match_opening
from tests.journeys.company import Company, written
from tests.journeys.conftest import Begin
from tests.journeys.evening import Evening, specs
from tests.journeys.games import GAMES


def sit(evening: Evening, game: str, seats: str, seed: int, **flags: object) -> Company:
    """Straight to the table: so many pads, halves of the keyboard, mice and bots."""
    evening.plug(seats.count("p"))
    plan = MatchPlan(game, (), seed, {**GAMES[game].quick, **flags})  # type: ignore[dict-item]
    evening.stage.push(new_match_opening(specs(seats), plan)(evening.stage))
    return Company(evening, seed)


SLOW = pytest.mark.slow
BIG_PRINT = {"text_scale": 115, "high_contrast": True}
REDUCED = {"reduced_motion": True, "animation_speed": 100}

TABLES = [
    ("complots", "lm", 4, "en", {}, {"fifth_character": "inquisiteur"}),
    ("complots", "pbkbm", 6, "fr", REDUCED, {"factions": True}),
    ("hecatombe", "lmp", 7, "fr", BIG_PRINT, {"no_retreat": True}),
    ("roulette", "mbbb", 8, "en", {"solo_open_hand": True}, {}),
    pytest.param("roulette", "lm", 4, "fr", BIG_PRINT, {}, marks=SLOW),
    pytest.param("roulette", "pbkbm", 6, "en", REDUCED, {"action_deck": "named"}, marks=SLOW),
    pytest.param("roulette", "pklpmp", 5, "en", BIG_PRINT, {"points_to_win": 10}, marks=SLOW),
    pytest.param("hecatombe", "pkp", 3, "en", {}, {"rounds_to_win": 2}, marks=SLOW),
    pytest.param("hecatombe", "ppklm", 4, "en", BIG_PRINT, {}, marks=SLOW),
    pytest.param("hecatombe", "ppklpp", 9, "en", REDUCED, {"father_rule_from": 3}, marks=SLOW),
    pytest.param("hecatombe", "lm", 5, "en", BIG_PRINT, {"rounds_to_win": 2}, marks=SLOW),
]


@pytest.mark.parametrize(("game", "seats", "seed", "language", "settings", "flags"), TABLES)
def test_a_company_that_presses_what_it_reads_comes_to_the_end(
    begin: Begin,
    game: str,
    seats: str,
    seed: int,
    language: str,
    settings: dict[str, object],
    flags: dict[str, object],
) -> None:
    evening = begin(language=language, **settings)
    company = sit(evening, game, seats, seed, **flags)
    company.play()
    saved, match = written(evening.app)
    assert company.scene.table.outcome == saved.outcome == match.outcome()
    assert saved.checksum == match.checksum()
    assert "\n".join(company.faults) == ""
