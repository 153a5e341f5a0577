"""Pictures of the theatre: the ferryman’s scene at the port, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING

from game.app.campaign.graph import chapter_numbers
from game.app.campaign.run import Run
from game.app.campaign.slots import Slots, first_campaign, new_story
from game.campaign.story.deed import Deed
from game.input.intents import Intent, Press
from scenes.capture.setup import PLAYSTATION, Act, Screenshot, press_button, wait_seconds
from scenes.screens.campaign.theatre.scene import Theatre
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

_SEED = 7
_MOST_PRESSES = 60


def posed_run(stage: Stage, scene: str, chapter: str, cause: Sequence[Deed] = ()) -> Run:
    """A run in which a scene of a chapter is told, after some deeds; nothing of it is kept."""
    app = stage.app
    story = new_story(app.catalog, first_campaign(app.catalog), _SEED, "Camille", "f")
    run = Run(app, story, 0, Slots(Path(mkdtemp())))
    numbers = chapter_numbers(run.script)
    last = numbers[f"base:{chapter}"]
    before = {number: id for id, number in reversed(numbers.items()) if number < last}
    story.path = [*(before[number] for number in sorted(before)), f"base:{chapter}"]
    story.moment, story.deeds, story.scene = "before", list(cause), f"base:{scene}"
    return run


def _at_port(stage: Stage) -> Scene:
    return stage.make("campaign-scene", posed_run(stage, "port-aubin", "port"), PLAYSTATION)


def _told(scene: str, chapter: str) -> Callable[[Stage], Scene]:
    """The theatre with a scene of a chapter, from its beginning."""
    return lambda stage: stage.make("campaign-scene", posed_run(stage, scene, chapter), PLAYSTATION)


def _asked_why(stage: Stage) -> Scene:
    """The scene of the port as if it were told because of what was done at the council."""
    from game.campaign.story.director import Telling

    scene = Theatre(stage, posed_run(stage, "port-aubin", "port"), PLAYSTATION)
    cause = (Deed("caught-bluff", "hero", "isaure", chapter=4, turn=3),)
    told = scene.telling
    assert isinstance(told, Telling)
    scene.telling = Telling(told.scene, told.lines, told.open, cause)
    return scene


def _with_lines(stage: Stage) -> Scene:
    """The scene of the port, with a favour and some lines to whisper."""
    run = posed_run(stage, "port-aubin", "port")
    keys = ("port-coach-1", "port-coach-2", "port-1", "port-2", "port-3")
    run.story.note_said([("isaure", key) if "coach" in key else ("aubin", key) for key in keys])
    run.story.counts["favours"] = 1
    return stage.make("campaign-scene", run, PLAYSTATION)


def play_until(ready: Callable[[Theatre], bool]) -> Act:
    """An act: applaud until the theatre is ready."""

    def act(house: GameWindow) -> None:
        for _ in range(_MOST_PRESSES):
            house.step(1 / 30, 4)
            scene = house.stage.scene
            if not isinstance(scene, Theatre) or ready(scene):
                break
            house.stage.press(Press(PLAYSTATION, Intent.ACCEPT, True))
            house.stage.press(Press(PLAYSTATION, Intent.ACCEPT, False))
        house.step(1 / 30, 30)

    return act


def _spoken(lines: int) -> Callable[[Theatre], bool]:
    return lambda scene: scene.player is not None and len(scene.player.spoken) == lines


def _speaks(scene: Theatre) -> bool:
    return _spoken(3)(scene)


def _thinks(scene: Theatre) -> bool:
    line = scene.player.line if scene.player else None
    return line is not None and line.thought and not line.whole


def _chooses(scene: Theatre) -> bool:
    return scene.front.rows is not None


def theatre_pictures() -> list[Screenshot]:
    """The theatre in its telling states."""
    chosen = play_until(_chooses)
    return [
        Screenshot("campaign-scene-speech", _at_port, (play_until(_speaks), wait_seconds(1.2))),
        Screenshot("campaign-scene-thought", _at_port, (play_until(_thinks), wait_seconds(1.0))),
        Screenshot("campaign-scene-choices", _at_port, (chosen,)),
        Screenshot("campaign-scene-why", _asked_why, (chosen, press_button(PLAYSTATION, Intent.COUNTER))),
        Screenshot("campaign-scene-journal", _at_port, (chosen, press_button(PLAYSTATION, Intent.PREVIOUS))),
        Screenshot("campaign-scene-whisper", _with_lines, (chosen, press_button(PLAYSTATION, Intent.NEXT))),
        Screenshot("campaign-scene-menu", _at_port, (chosen, press_button(PLAYSTATION, Intent.BACK))),
        Screenshot("campaign-scene-sits", _told("cachot-verrou", "cachot"), (play_until(_spoken(3)),)),
        Screenshot("campaign-scene-kneels", _told("chambre-manteau", "chambre"), (play_until(_spoken(1)),)),
        Screenshot("campaign-scene-falls", _told("chambre-won", "chambre"), (play_until(_spoken(4)),)),
        Screenshot("campaign-scene-ticket", _at_port, (chosen, press_button(PLAYSTATION, Intent.ACCEPT))),
    ]
