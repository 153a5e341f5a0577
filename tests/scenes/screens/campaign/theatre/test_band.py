"""What is heard of a scene: the tune of its chapter, a solo that a cue asks for, voices by the syllable."""

from __future__ import annotations

from pathlib import Path

from arcade import key

from game.campaign.defs.cue import Cue
from scenes.screens.campaign.theatre.scene import Theatre
from scenes.screens.campaign.theatre.speech.utterance import syllables
from scenes.shell.window import GameWindow
from tests.journeys.evening import Diary
from tests.scenes.driver import Driver
from tests.scenes.screens.campaign.theatre.evening import FIRST, play
from tests.scenes.screens.title.house import Raise


def heard(house: GameWindow, folder: Path, *cues: Cue) -> tuple[Theatre, list[str]]:
    """A scene, and the diary of whoever listens to it."""
    diary = Diary()
    house.stage.sounds = diary
    return play(house, folder, cues=cues), diary.heard


def music(heard: list[str]) -> list[str]:
    return [one.removeprefix("music ") for one in heard if one.startswith("music ")]


def test_a_cue_changes_the_tune_and_the_interval_does_not_change_it_back(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house()
    scene, diary = heard(house, tmp_path, Cue(music="viola-alone"), Cue(say="isaure", text=FIRST))
    assert music(diary) == ["complots", "viola-alone"]
    driver.key(key.ESCAPE)
    driver.key(key.ESCAPE)
    assert house.stage.scene is scene and music(diary) == ["complots", "viola-alone"]


def test_silence_can_be_asked_for_and_an_unknown_orchestration_leaves_the_tune(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house()
    words = Cue(say="isaure", text=FIRST)
    assert music(heard(house, tmp_path, Cue(music="bagpipes"), words)[1]) == ["complots"]
    assert music(heard(house, tmp_path, Cue(music="silence"), words)[1]) == ["complots", "None"]


def test_a_voice_sounds_once_a_syllable_and_a_thought_not_at_all(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house()
    count = len(syllables(house.stage.app.texts(FIRST)))
    for cue, notes in ((Cue(say="isaure", text=FIRST), count), (Cue(think="isaure", text=FIRST), 0)):
        scene, diary = heard(house, tmp_path, cue)
        driver.wait(9.0)
        assert scene.player is not None and scene.player.line is not None and scene.player.line.whole
        assert sum(one.startswith("voice-harpsichord") for one in diary) == notes
