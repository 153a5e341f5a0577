"""Lines that are laid from arrays look like lines that are drawables of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from scenes.draw import style

if TYPE_CHECKING:
    import numpy.typing as npt

    from scenes.draw.style import Point
    from scenes.shell.scene import Scene
    from scenes.shell.window import GameWindow

WAYS: list[tuple[Point, Point, float]] = [
    ((100.0, 100.0 + 9 * at), (400.0 + at, 130.0 + 17 * at), 2.0 + at % 3) for at in range(40)
]
"""More lines than there is room for at first."""


def test_laid_lines_are_those_of_single_drawables(a_stage: GameWindow) -> None:
    scene = a_scene(a_stage)
    drawn = scene.layer()
    for start, end, width in WAYS:
        drawn.line(*start, *end, width, style.GOLD, alpha=200)
    wanted = seen(a_stage)
    drawn.visible = False
    empty, lines = seen(a_stage), scene.layer().lines()
    for start, end, width in WAYS:
        lines.note(start, end, width, style.GOLD, 200)
    assert (seen(a_stage) == empty).all(), "noted is not laid"
    lines.lay()
    assert np.abs(seen(a_stage) - wanted).max() <= 1 and (wanted != empty).any()
    lines.begin()
    lines.note(*WAYS[0], style.GOLD, 200)
    lines.lay()
    assert (seen(a_stage) != wanted).any() and (seen(a_stage) != empty).any(), "one is left"
    lines.begin()
    lines.lay()
    assert (seen(a_stage) == empty).all()


def a_scene(house: GameWindow) -> Scene:
    """A scene without anything, on the stage."""
    from scenes.shell.scene import Scene

    scene = Scene(house.stage)
    house.stage.push(scene)
    house.step()
    return scene


def seen(house: GameWindow) -> npt.NDArray[np.int_]:
    """What is on the window."""
    return np.asarray(house.take_picture().convert("RGB"), int)
