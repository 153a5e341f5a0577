"""The characters of a team on its plaque; those who die fall over backwards."""

import math
from collections.abc import Sequence

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.roulette.table.centre.puppets import Sitter
from scenes.games.roulette.table.seats.face import captain_card

FALLEN_TILT_DEGREES = -7.0
"""The slant of a fallen card, in degrees."""
STAGGER = 0.35
"""The fall up to which a captain keeps the star: such a one may yet stand up again."""
_LANDED = 0.62
"""The share of a fall after which the card lies on its back."""


class Portrait:
    """One character; `fall` goes from 0 (standing) to 1 (dead, its back up)."""

    def __init__(self, layer: Layer, box: Box, sitter: Sitter, *, captain: bool, star: float) -> None:
        x, y, w, h = box
        foot, anchor = (x + w / 2, y + h), (0.5, 1.0)
        self.box = box
        self._back = layer.image(
            "team_captain_fallen" if captain else "team_fallen", x + w / 2, y + h / 2, w, h, anchor=(0.5, 0.5)
        )
        self._back.angle = FALLEN_TILT_DEGREES
        if captain:
            self._cards = [captain_card(layer, sitter.persona, sitter.colour, *foot, w, h, anchor=anchor)]
        else:
            tint = style.SEATS[sitter.colour].colour
            self._cards = [layer.image("team_mate", *foot, w, h, anchor=anchor)]
            self._cards.append(layer.image("team_mate_acc", *foot, w, h, anchor=anchor, tint=tint))
        self._star = (
            layer.image("team_star", x + w - 3.5, y + h - 3, star, star, anchor=(0.5, 0.5))
            if captain
            else None
        )
        self._fall = -1.0
        self.fall = 0.0

    @property
    def fall(self) -> float:
        """How far it has fallen, 0 to 1; a clip may move it."""
        return self._fall

    @fall.setter
    def fall(self, value: float) -> None:
        if value == self._fall:
            return
        self._fall = value
        standing = value < _LANDED
        lean = min(1.0, max(0.0, value) / _LANDED)
        for card in self._cards:
            card.visible = standing
            card.scale_y = max(0.02, math.cos(math.pi / 2 * lean))
            card.scale_x = 1 - 0.12 * lean
        shade = round(255 - 120 * lean)
        self._cards[0].tint = (shade, shade, shade)
        self._lay(1.0 if value >= 1 else max(0.0, value - _LANDED) / (1 - _LANDED))
        if self._star:
            self._star.visible = value < STAGGER

    def _lay(self, share: float) -> None:
        back = self._back
        back.visible = share > 0 or self._fall >= _LANDED
        back.scale_y = 0.15 + 0.85 * share
        back.scale_x = 0.94 + 0.06 * share
        back.y = self.box[1] + self.box[3] * (1 - back.scale_y / 2)
        back.angle = FALLEN_TILT_DEGREES * share
        back.alpha = 255 * (0.55 + 0.45 * share)


class SeatTeam:
    """The characters of one plaque, the captain first."""

    def __init__(self, layer: Layer, boxes: Sequence[Box], sitter: Sitter, star: float) -> None:
        self.portraits = [
            Portrait(layer, box, sitter, captain=place == 0, star=star) for place, box in enumerate(boxes)
        ]
        self._alive: int | None = None

    def show(self, alive: int) -> None:
        """Show `alive` living characters; the captain is the last of them (R-01). A swaying one goes on
        swaying.
        """
        if alive == self._alive:
            return
        self._alive = alive
        for place, portrait in enumerate(self.portraits):
            portrait.fall = 0.0 if place < alive else 1.0
