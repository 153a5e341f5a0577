"""The assault that a hand is about to send: who goes and who is aimed at, large, before everybody's eyes."""

from collections.abc import Callable

import msgspec

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.hecatombe.table.tiles.tiles import TileFaces

FORESEEN: tuple[Box, Box] = ((490, 154, 100, 149), (690, 154, 100, 149))
"""The army that goes, and its prey."""
_SWORDS = 58.0
_SEAL = 44.0
_NAME = 25.0
_ROOM = 190.0
"""The width of a name under its tile, in units."""
_HALO = 2.2


class Foreseen(msgspec.Struct, frozen=True):
    """An army with the seal of its owner; a prey that is not chosen yet is None."""

    army: str
    colour: int
    prey: str | None = None
    prey_colour: int = 0


class ForeseenAssault:
    """Draws the two tiles anew when a hand points at others."""

    def __init__(self, layer: Layer, faces: TileFaces, called: Callable[[str], str]) -> None:
        """`called` names a people in words."""
        self._layer, self._faces, self._called = layer, faces, called
        self.shown: Foreseen | None = None

    def show(self, foreseen: Foreseen | None) -> None:
        """Show this assault, or none."""
        if foreseen == self.shown:
            return
        self.shown = foreseen
        self._layer.clear()
        if foreseen is None:
            return
        (x, y, w, h), (right, _, _, _) = FORESEEN
        self._layer.image("halo", 640, y + h / 2, _HALO * h, _HALO * h, anchor=(0.5, 0.5), alpha=170)
        swords = ((x + w + right) / 2, y + h / 2)
        self._layer.image("icon_crossed_swords", *swords, _SWORDS, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)
        self._tile(foreseen.army, foreseen.colour, FORESEEN[0])
        if foreseen.prey is None:
            self._layer.image("tile_slot", *FORESEEN[1], tint=style.GOLD_LIGHT)
        else:
            self._tile(foreseen.prey, foreseen.prey_colour, FORESEEN[1])

    def _tile(self, people: str, colour: int, box: Box) -> None:
        """Draw one tile with its owner's seal in the corner and its name at its foot."""
        x, y, w, h = box
        self._faces.draw(self._layer, people, *box)
        self._layer.image(f"seal_{colour + 1}", x + 8, y + 10, _SEAL, _SEAL, anchor=(0.5, 0.5))
        words = self._called(people)
        size = self._layer.letters.fit(words, _NAME, _ROOM)
        self._layer.text(words, x + w / 2, y + h + 23, size, align="center", shadow=True)
