"""Points that scripts gave stand in the reckoning like those of objectives, in lines of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import pytest

from game import paths
from game.app.app import App
from game.rules.hecatombe.events import ScriptedEvent
from game.rules.hecatombe.scored import Award
from game.saves.settings import Settings
from scenes.games.hecatombe.finale.award_lines import MOST_LINES, AwardLine, award_lines
from scenes.games.hecatombe.table.clips import glimpses, scripted
from tests.scenes.screens.finale.battle import fought
from tests.scenes.screens.finale.evening import raised

if TYPE_CHECKING:
    from tests.scenes.driver import Driver

MODS = paths.bundled_mods_folder()
SIZES = [(players, scale) for players in (2, 4, 7) for scale in (100, 115)]


def award(player: int, points: int, key: str = "prey") -> Award:
    return Award(player, points, "hecatombe-au-crepuscule", key)


def test_points_for_one_reason_share_a_line() -> None:
    found = award_lines([award(0, 1), award(2, 2, "other"), award(0, 1), award(1, -1)], 3)
    assert found == [
        AwardLine("said-hecatombe-au-crepuscule:prey", (2, -1, 0)),
        AwardLine("said-hecatombe-au-crepuscule:other", (0, 0, 2)),
    ]
    assert award_lines([], 3) == []


def test_many_reasons_share_the_last_line() -> None:
    found = award_lines([award(0, 1, f"n{n}") for n in range(9)], 2)
    assert len(found) == MOST_LINES and found[-1] == AwardLine("", (9 - MOST_LINES + 1, 0))
    assert sum(line.points[0] for line in found) == 9


def test_every_wish_that_is_granted_is_seen() -> None:
    assert {*scripted.CLIPS, *glimpses.CLIPS} == set(get_args(ScriptedEvent))


@pytest.mark.parametrize(("players", "scale"), SIZES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_line_is_named_by_the_words_of_the_mod(
    driver: Driver, players: int, scale: int, language: str
) -> None:
    from scenes.capture.readability import missing_pictures, text_problems
    from scenes.draw.label import Label
    from scenes.screens.finale.scene import Finale

    settings: Any = Settings(language=language, text_scale=scale)
    app = App([MODS / "base", MODS / "hecatombe-au-crepuscule"], settings).inline()
    table, couch = fought(app, players, 3)
    house = raised(driver, app)
    house.step()
    finale: Any = Finale(house.stage, table, couch)
    round_ = finale.piece.book.rounds[0]
    round_.awards = [award(players - 1, 2), award(0, -1), *(award(1, 1, f"n{n}") for n in range(5))]
    house.stage.push(finale)
    house.step(frames=3)
    from arcade import key

    driver.key(key.ENTER)
    driver.key(key.ENTER)
    house.step(frames=30)
    said = [label.text for label in finale.labels() if isinstance(label, Label)]
    assert {"fr": "Proie de nuit", "en": "Prey by night"}[language] in said
    assert "+2" in said and "−1" in said and {"fr": "Menues faveurs", "en": "Small favours"}[language] in said
    assert [*text_problems(finale), *missing_pictures(finale)] == []
