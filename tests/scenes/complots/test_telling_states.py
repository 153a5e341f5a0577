"""Every telling state in both languages and sizes: all words read well, no picture is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from scenes.window import Proscenium

LOOKS = [
    {"language": "fr"},
    {"language": "fr", "text_scale": 115},
    {"language": "en", "text_scale": 115, "dyslexia_font": True},
    {"language": "en", "high_contrast": True},
]


@pytest.mark.parametrize("house", LOOKS, indirect=True, ids=lambda look: "-".join(map(str, look.values())))
def test_every_telling_state_reads_well(house: Proscenium) -> None:
    from scenes.check import missing_pictures, text_problems
    from scenes.shots import COMPLOTS

    found = []
    for shot in COMPLOTS:
        while house.stage.scenes:
            house.stage.scenes.pop().close()
        house.stage.relayout()
        house.stage.push(shot.scene(house.stage))
        house.step(1 / 30, 3)
        for act in shot.acts:
            act(house)
        scene = house.stage.scene
        assert scene is not None and type(scene).__name__ == "ComplotsScene"
        found += [f"{shot.name}: {words}" for words in text_problems(scene) + missing_pictures(scene)]
    assert "\n".join(found) == ""


@pytest.mark.parametrize("house", [{"language": "fr"}], indirect=True)
def test_the_picture_is_the_same_after_everything_was_built_anew(house: Proscenium) -> None:
    from scenes.complots.scene import ComplotsScene
    from scenes.posing import prepared

    for name, players in (("turn-5", 5), ("claim-8", 8), ("exchange-4", 4)):
        scene = prepared(name, players)(house.stage)
        assert isinstance(scene, ComplotsScene)
        house.stage.push(scene)
        house.step(1 / 30, 3)
        words = sorted((label.text, label.box) for label in scene.labels())
        scene.rebuild()
        house.step(1 / 30, 1)
        assert sorted((label.text, label.box) for label in scene.labels()) == words
        assert scene.shown.differs(scene.view) == []
