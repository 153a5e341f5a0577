"""The pace of the picture: three speeds, turned by a tap on the button that hurries while it is held."""

from __future__ import annotations

from typing import Literal

from game.core.rules import Player
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.style import Box, is_in_box
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.waiting.surroundings import Surroundings

Speed = Literal[100, 200, 400]
SPEEDS: tuple[Speed, ...] = (100, 200, 400)
"""The speeds of the picture, in percent of what is drawn."""
TAP_SECONDS = 0.3
"""Seconds for which a tap is held at most: whoever holds on hurries the picture, and turns nothing."""
CHIP: Box = (404, 12, 44, 36)


def next_speed(speed: int) -> Speed:
    """The speed after this one; after the last, and out of none, the first.

    >>> next_speed(100), next_speed(150), next_speed(400)
    (200, 200, 100)
    """
    return next((one for one in SPEEDS if one > speed > 0), SPEEDS[0])


class PaceChip(Part):
    """The chip that says how fast the picture goes; the mouse presses it, too."""

    def __init__(self, scene: Surroundings) -> None:
        self._scene = scene
        layer = scene.layer()
        x, y, w, h = CHIP
        self._words = layer.text(
            " ", x + w / 2, y + h - 10, 24, face="cinzel700", colour=style.GOLD, align="center", within=CHIP
        )
        self._held: dict[Player, float] = {}
        """For how many seconds each holds the button."""
        self.show()

    def show(self) -> None:
        """Say how fast the picture goes."""
        speed = self._scene.stage.settings.animation_speed
        factor = f"{speed / 100:g}".replace(".", ",") if speed else "–"
        self._words.text = f"×{factor}" if speed else factor

    def turn(self) -> None:
        """Turn to the next speed, for good: the option changes with it."""
        scene = self._scene
        speed = next_speed(scene.stage.settings.animation_speed)
        scene.stage.app.change(animation_speed=speed)
        scene.timeline.speed = speed / 100
        scene.sounds.play("wheel")
        self.show()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for those who hold the button."""
        for player in self._held:
            self._held[player] += dt

    def press(self, player: Player, press: Press) -> bool:
        """A tap turns the pace, unless a ghost is driven: then the button makes small steps."""
        if press.intent is not Intent.HURRY:
            return False
        if press.down:
            self._held[player] = 0.0
        elif self._held.pop(player, TAP_SECONDS) < TAP_SECONDS and self._scene.steering.ghost is None:
            self.turn()
        return False

    def click(self, x: float, y: float) -> bool:
        """The mouse turns the pace on the chip."""
        if is_in_box(CHIP, x, y):
            self.turn()
            return True
        return False
