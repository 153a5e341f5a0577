"""A battle that is only watched again: one press takes everybody to its end, and so back to its story."""

from __future__ import annotations

from game.app.playback import Playback
from game.core.rules import Player
from game.input.devices import KEYS
from game.input.intents import Intent, Press
from scenes.draw.style import Box, is_in_box
from scenes.games.skirmish.table.layout import END_TICKET
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.waiting.surroundings import Surroundings
from scenes.widgets.prompt import Prompt

SLICE_SECONDS = 0.012
"""Seconds of a frame in which the rest of the film is played without a picture."""
_EVERYTHING = 10**9
"""More events than any battle has."""


class Reel(Part):
    """The way out of a film; at a table that is played there is none of it."""

    def __init__(self, scene: Surroundings) -> None:
        self._scene = scene
        self.film = scene.table if isinstance(scene.table, Playback) else None
        self.ending = False
        """Whether the rest is played without a picture."""
        self.box: Box = (0, 0, 0, 0)
        if self.film is not None:
            layer, (x, y, w, h) = scene.layer(), END_TICKET
            device = next((sitter.device for sitter in scene.sitters if sitter.device), KEYS)
            self.box = END_TICKET
            layer.panel("ticket_lacquer", x, y, w, h)
            Prompt(
                layer, device, Intent.BACK, scene.texts("skirmish-film-end"), x + 10, y + h / 2, 30,
                text_size=22, within=END_TICKET,
            )  # fmt: skip

    def update(self, dt: float) -> None:
        """Play a slice of what is left, if somebody has seen enough."""
        if self.film is None or not self.ending:
            return
        if not self.film.done:
            self.film.seek(_EVERYTHING, SLICE_SECONDS)
        self._scene.timeline.skip()

    def press(self, player: Player, press: Press) -> bool:
        """Whoever goes back has seen enough."""
        if self.film is None or press.intent is not Intent.BACK:
            return False
        if press.down:
            self._end()
        return True

    def click(self, x: float, y: float) -> bool:
        """The mouse has seen enough, too."""
        if self.film is None or not is_in_box(self.box, x, y):
            return False
        self._end()
        return True

    def _end(self) -> None:
        if not self.ending:
            self.ending = True
            self._scene.sounds.play("page")
