"""What the tests of the story's pages share: every picture in every look, and hands that press."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.scenes.screens.title.house import faults

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.capture.setup import Screenshot
    from scenes.shell.scene import Scene
    from scenes.shell.window import GameWindow


def words(scene: Any) -> set[str]:
    """Everything that is written on a scene."""
    return {label.text for label in scene.labels()}


def pictured_faults(house: GameWindow, shots: Sequence[Screenshot]) -> dict[str, list[str]]:
    """What is wrong with the words and pictures of some posed scenes, by their names."""
    found = {}
    for shot in shots:
        while house.stage.scenes:
            house.stage.scenes.pop().close()
        house.stage.push(shot.scene(house.stage))
        house.step(1 / 30, 3)
        for act in shot.acts:
            act(house)
        wrong = faults(house.stage.scene)  # type: ignore[arg-type]
        if wrong:
            found[shot.name] = wrong
    return found


def show(house: GameWindow, scene: Scene) -> Any:
    """Push a scene, and let a frame pass."""
    house.stage.push(scene)
    house.step()
    return scene


def played_now(house: GameWindow) -> Any:
    """The scene that is played now."""
    return house.stage.scene


def behind_curtain(house: GameWindow) -> Any:
    """The scene that is played once the curtain has moved."""
    house.step(1 / 30, 60)
    return house.stage.scene
