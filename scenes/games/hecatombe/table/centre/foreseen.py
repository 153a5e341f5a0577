"""The assault that a hand is about to send: who goes and who is aimed at, large, before everybody's eyes."""

from collections.abc import Callable, Sequence

import msgspec

from game.core.rules import Player
from game.couch.sitter import Sitter
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.hecatombe.table.centre.duellists import draw_fighter
from scenes.games.hecatombe.table.tiles.tiles import TileFaces

FORESEEN: tuple[Box, Box] = ((570, 166, 96, 143), (722, 166, 96, 143))
"""The army that goes, and its prey."""
_FIGHTER: Box = (436, 166, 122, 178)
"""The bust of whoever sends it: where the attacker of a duel stands, a little slimmer."""
_SWORDS = 50.0
_SEAL = 44.0
_NAME = 25.0
ROOM = 142.0
"""The width of the name under the prey, in units: it stays in the arena."""
_HALO = 1.9


class Foreseen(msgspec.Struct, frozen=True):
    """An army and its owner; a prey that is not chosen yet is None."""

    army: str
    player: Player
    prey: str | None = None
    target: Player = 0


class ForeseenAssault:
    """Draws who attacks and the two tiles anew when a hand points at others."""

    def __init__(
        self, layer: Layer, faces: TileFaces, sitters: Sequence[Sitter], called: Callable[[str], str]
    ) -> None:
        """`called` names a people in words."""
        self._layer, self._faces, self._sitters, self._called = layer, faces, sitters, called
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
        draw_fighter(self._layer, self._sitters[foreseen.player], _FIGHTER, style.GOLD_LIGHT)
        self._layer.image(
            "halo", (x + w + right) / 2, y + h / 2, _HALO * h, _HALO * h, anchor=(0.5, 0.5), alpha=170
        )
        swords = ((x + w + right) / 2, y + h / 2)
        self._layer.image("icon_crossed_swords", *swords, _SWORDS, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)
        self._tile(foreseen.army, foreseen.player, FORESEEN[0])  # chosen by hand: it needs no name
        if foreseen.prey is None:
            self._layer.image("tile_slot", *FORESEEN[1], tint=style.GOLD_LIGHT)
        else:
            self._tile(foreseen.prey, foreseen.target, FORESEEN[1])
            self._name(foreseen.prey, FORESEEN[1])

    def _tile(self, people: str, player: Player, box: Box) -> None:
        """Draw one tile with its owner's seal in the corner."""
        x, y, _, _ = box
        self._faces.draw(self._layer, people, *box)
        seal = f"seal_{self._sitters[player].colour + 1}"
        self._layer.image(seal, x + 8, y + 10, _SEAL, _SEAL, anchor=(0.5, 0.5))

    def _name(self, people: str, box: Box) -> None:
        """Write the name of a people at the foot of its tile."""
        x, y, w, h = box
        words = self._called(people)
        size = self._layer.letters.fit(words, _NAME, ROOM)
        self._layer.text(words, x + w / 2, y + h + 23, size, align="center", shadow=True)
