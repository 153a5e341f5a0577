"""A scene of a mod that is saved while it is played: it begins again, with the words as they are now."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.campaign.run import Run
from game.app.campaign.slots import Slots, new_story
from scenes.screens.campaign.theatre.scene import Theatre
from tests.journeys.conftest import Begin
from tests.journeys.evening import Evening

MANIFEST = 'format = 1\nid = "mine"\nversion = "1"\ntitle = "Ma scène"\nrequires = ["base"]\n'
SCENE = """
[scene.mine]
class = "essential"
cue = [
    { enter = "isaure", side = "left" },
    { say = "isaure", text = "%s" },
    { say = "isaure", text = "mine-last" },
]
"""
WORDS = "mine-first = %s\nmine-other = Ailleurs.\nmine-last = Bonsoir.\n"


def save(mod: Path, *, key: str = "mine-first", words: str = "Avant.") -> None:
    """Save the scene, and its words in both languages."""
    (mod / "campaign").mkdir(parents=True, exist_ok=True)
    (mod / "mod.toml").write_text(MANIFEST, encoding="utf-8")
    (mod / "campaign" / "mine.toml").write_text(SCENE % key, encoding="utf-8")
    for language in ("fr", "en"):
        (mod / "text" / language).mkdir(parents=True, exist_ok=True)
        (mod / "text" / language / "mine.ftl").write_text(WORDS % words, encoding="utf-8")


@pytest.fixture
def mod(tmp_path: Path) -> Path:
    save(tmp_path / "mine")
    return tmp_path / "mine"


def open_scene(evening: Evening, folder: Path) -> Theatre:
    """The scene of the mod, played to its last line."""
    app, stage = evening.app, evening.stage
    story = new_story(app.catalog, "base:cour", 7, "Camille", "f")
    story.moment, story.scene = "before", "mine:mine"
    scene = stage.make("campaign-scene", Run(app, story, 0, Slots(folder)))
    assert isinstance(scene, Theatre)
    stage.push(scene)
    for _ in range(6):
        evening.step()
        if scene.player is not None and len(scene.player.spoken) < 2:
            scene.accept()
    assert said(scene) == "Bonsoir."
    return scene


def said(scene: Theatre) -> str:
    return scene.player.line.words if scene.player and scene.player.line else ""


def read_anew(evening: Evening) -> None:
    """What the watch over mods does when a file was saved."""
    evening.app.read_content_again()
    evening.stage.reread()


@pytest.mark.parametrize(
    ("change", "words"),
    [({"words": "Après."}, "Après."), ({"key": "mine-other"}, "Ailleurs."), ({}, "Avant.")],
)
def test_a_saved_scene_begins_again_at_its_first_line_as_it_is_now(
    begin: Begin, mod: Path, tmp_path: Path, change: dict[str, str], words: str
) -> None:
    evening = begin(mods=[mod], animation_speed=0)
    scene = open_scene(evening, tmp_path / "slots")
    save(mod, **change)
    read_anew(evening)
    evening.step()
    assert evening.stage.scene is scene and said(scene) == words
    assert scene.player is not None and len(scene.player.spoken) == 1


def test_a_scene_that_is_gone_makes_way_for_what_the_story_tells_next(
    begin: Begin, mod: Path, tmp_path: Path
) -> None:
    evening = begin(mods=[mod], animation_speed=0)
    scene = open_scene(evening, tmp_path / "slots")
    (mod / "campaign" / "mine.toml").write_text("", encoding="utf-8")
    read_anew(evening)
    evening.step()
    assert scene.run.story.dropped == ["mine:mine"]
    assert scene.telling is not None and scene.telling.scene.mod == "base"
