"""Pictures of what is seen: a reach, all reaches, who reaches a unit, marks."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from game.input.intents import Intent, Press
from scenes.capture.setup import (
    PLAYSTATION,
    XBOX,
    Act,
    Screenshot,
    match_from_position,
    press_button,
    wait_seconds,
)
from scenes.games.skirmish.table.driving_pictures import until_moving
from scenes.games.skirmish.table.seeing.odds_strip import OddsStrip
from scenes.shell.window import GameWindow

if TYPE_CHECKING:
    from scenes.games.skirmish.table.scene import SkirmishScene

_FRAME = 1 / 30


def both_shoulders(house: GameWindow) -> None:
    """An act: both shoulders of a pad are pressed, and let go."""
    for down in (True, False):
        for intent in (Intent.PREVIOUS, Intent.NEXT):
            house.stage.press(Press(PLAYSTATION, intent, down))
    house.step(_FRAME, 40)


def point_foe(house: GameWindow) -> None:
    """An act: the mouse is over the nearest regiment of another army."""
    scene = cast("SkirmishScene", house.stage.scene)
    me = scene.view.owing[0]
    own = [scene.shown.middle_of(unit.id) for unit in scene.shown.standing() if unit.owner == me]
    foes = [scene.shown.middle_of(unit.id) for unit in scene.shown.standing() if unit.owner != me]
    near = min(foes, key=lambda foe: min((foe[0] - x) ** 2 + (foe[1] - y) ** 2 for x, y in own))
    house.stage.point(*scene.camera.to_screen(*near))
    house.step(_FRAME, 40)


def point_rival(house: GameWindow) -> None:
    """An act: the mouse is over the nearest regiment of another army, and reasons lie open."""
    point_foe(house)
    scene = cast("SkirmishScene", house.stage.scene)
    next(part for part in scene.parts if isinstance(part, OddsStrip)).opened = True
    house.step(_FRAME, 10)


def until_named(house: GameWindow) -> None:
    """An act: time passes until a name has to be called, and all is looked up."""
    scene = cast("SkirmishScene", house.stage.scene)
    for _ in range(60):
        house.step(_FRAME, 4)
        scene.timeline.skip()
        if scene.naming.open:
            break
    house.step(_FRAME, 120)


def hold_end(house: GameWindow) -> None:
    """An act: the ring of the button that ends the phase is half full, and stays so."""
    ending = cast("SkirmishScene", house.stage.scene).question.ending
    assert ending is not None
    ending.hold = 0.5
    house.step(_FRAME, 4)


def measure(house: GameWindow) -> None:
    """An act: both shoulders are held, and the tape is pulled."""
    for intent in (Intent.PREVIOUS, Intent.NEXT):
        house.stage.press(Press(XBOX, intent))
    house.step(_FRAME, 15)
    for intent in (Intent.PREVIOUS, Intent.NEXT):
        house.stage.press(Press(XBOX, intent, False))
    for intent in (*[Intent.RIGHT] * 8, *[Intent.DOWN] * 3, Intent.ACCEPT):
        house.stage.press(Press(XBOX, intent))
        house.stage.press(Press(XBOX, intent, False))
    house.step(_FRAME, 4)


def _seen(name: str, *acts: Act) -> Screenshot:
    laid = match_from_position("skirmish", "movement-3", 3)
    return Screenshot(
        name, laid, (wait_seconds(2), until_moving, wait_seconds(4.5), *acts, wait_seconds(0.6))
    )


def _named(name: str, laid: str, players: int, *acts: Act) -> Screenshot:
    return Screenshot(
        name, match_from_position("skirmish", laid, players), (wait_seconds(1), until_named, *acts)
    )


def _showcase(name: str, *acts: Act) -> Screenshot:
    laid = match_from_position("skirmish", "showcase-4", 4)
    return Screenshot(name, laid, (wait_seconds(2), *acts, wait_seconds(1)))


SEEING = (
    _named("skirmish-4-name", "combat-4", 4),
    _named("skirmish-3-name", "truce-3", 3),
    _named("skirmish-3-name-moves", "showcase-3", 3),
    _showcase("skirmish-4-reaches", *[both_shoulders] * 3),
    _seen("skirmish-3-marks"),
    _seen("skirmish-3-next", press_button(PLAYSTATION, Intent.NEXT)),
    _seen("skirmish-3-reach", press_button(PLAYSTATION, Intent.NEXT), both_shoulders),
    _seen("skirmish-3-reached", point_foe, both_shoulders),
    _seen("skirmish-3-odds", press_button(PLAYSTATION, Intent.NEXT), wait_seconds(0.8), point_rival),
    _seen("skirmish-3-tape", measure),
    _seen("skirmish-3-parting", hold_end),
    _seen("skirmish-3-reaches", *[both_shoulders] * 3),
)
"""Tokens beside seals, the next unit, reaches, the odds of a pair, a tape, what ending would forget."""
