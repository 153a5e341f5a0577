"""Every telling state of every game: in both languages and sizes all words read well."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

import pytest

from tests.slices import sliced

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

LOOKS = [
    {"language": "fr"},
    {"language": "fr", "text_scale": 115},
    {"language": "en", "text_scale": 115, "dyslexia_font": True},
    {"language": "en", "high_contrast": True},
]
every_game = pytest.mark.parametrize("game", ["complots", "hecatombe", "roulette"])


@every_game
@pytest.mark.parametrize(
    "house", sliced(LOOKS, 1, 2), indirect=True, ids=lambda look: "-".join(map(str, look.values()))
)
def test_every_telling_state_reads_well(house: GameWindow, game: str) -> None:
    from scenes.capture.readability import missing_pictures, text_problems
    from scenes.match.scene import MatchScene

    found, telling = [], import_module(f"scenes.games.{game}.table.screenshots").TABLE
    for shot in telling:
        while house.stage.scenes:
            house.stage.scenes.pop().close()
        house.stage.relayout()
        house.stage.push(shot.scene(house.stage))
        house.step(1 / 30, 3)
        for act in shot.acts:
            act(house)
        scene = house.stage.scene
        assert isinstance(scene, MatchScene) and scene.table.game.id == game
        found += [f"{shot.name}: {words}" for words in text_problems(scene) + missing_pictures(scene)]
    assert "\n".join(found) == ""


REBUILT = {
    "complots": (("turn-5", 5), ("claim-8", 8), ("exchange-4", 4)),
    "hecatombe": (
        *(("objectives-4", 4), ("attack-7", 7), ("defence-5", 5), ("keepers-4", 4)),
        *(("reveal-2", 2), ("reveal-4", 4), ("liberation-3", 3)),
    ),
    "roulette": (
        *(("pocket-4", 4), ("bet-6", 6), ("accusation-5", 5), ("gather-4", 4)),
        *(("bet-2", 2), ("aim-4", 4), ("dying-4", 4), ("count-4", 4)),  # under a shot the count runs
    ),
}


@every_game
@pytest.mark.parametrize("house", [{"language": "fr"}], indirect=True, ids=["fr"])
def test_the_picture_is_the_same_after_everything_was_built_anew(house: GameWindow, game: str) -> None:
    from scenes.capture.setup import match_from_position
    from tests.scenes.match.theatre import picture, rest

    for name, players in REBUILT[game]:
        scene = match_from_position(game, name, players)(house.stage)
        house.stage.push(scene)
        rest(house, scene)
        scene.table.paused = True  # no clock runs
        before = picture(scene)
        scene.rebuild()
        rest(house, scene)
        assert picture(scene) == before, name
        assert scene.shown.differs(scene.view) == []
