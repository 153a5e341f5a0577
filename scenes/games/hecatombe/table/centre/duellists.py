"""The two faces of an assault: attacker and attacked look at each other across the great tile."""

import math
from collections.abc import Callable, Sequence

from game.core.rules import Player
from game.couch.sitter import Sitter
from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.band import draw_bar
from scenes.match.bust import draw_bust
from scenes.match.sitter import shortened_name
from scenes.motion.timeline import Clip, callback_clip, reducible_clip, slide_value

Duel = tuple[Player, Player]
"""Attacker and attacked."""

ENTER_SECONDS = 0.28
AWAY = 46.0
"""Units by which a bust stands aside before it enters."""
_PLATE = 30.0
"""The height of a name under a bust."""
_PERIODS = (5.6, 6.8)
"""Seconds in which each bust sways once to and fro."""
_HALO = 224.0


def draw_fighter(
    layer: Layer, sitter: Sitter, box: Box, light: style.Colour, *, mirror: bool = False
) -> list[Image]:
    """Stand a bust up in its box, before a light, with the name on a plate; return what sways."""
    x, y, w, h = box
    halo = layer.image("halo", x + w / 2, y + 0.45 * h, _HALO, _HALO, anchor=(0.5, 0.5), tint=light)
    halo.alpha = 235
    bust = draw_bust(layer, sitter.persona, sitter.colour, (x, y, w, h - _PLATE + 6), mirror=mirror)
    plate: Box = (x, y + h - _PLATE, w, _PLATE)
    draw_bar(layer, plate, style.SEATS[sitter.colour].colour)
    name, size, face = _fitted(layer, sitter.name, w - 12)
    middle = (x + w / 2, y + h - _PLATE / 2 + size * 0.36)
    layer.text(name, *middle, size, face=face, colour=style.INK, align="center", within=plate)
    return bust


def _fitted(layer: Layer, whole: str, room: float) -> tuple[str, float, str]:
    """A name, its size and its face: a narrow one, before the name loses its end."""
    name, size = shortened_name(layer.letters, whole, 24, room, "cinzel800")
    if name == whole:
        return name, size, "cinzel800"
    return *shortened_name(layer.letters, whole, 26, room, "fell"), "fell"


class Duellists:
    """Shows the busts of whoever fights now, each on the side of the table where its place lies."""

    def __init__(self, layer: Layer, sitters: Sequence[Sitter], flourish: Callable[[Clip], None]) -> None:
        self._layer, self._sitters, self._flourish = layer, sitters, flourish
        self._busts: list[list[Image]] = [[], []]
        self._shown: tuple[Duel, bool] | None = None

    @property
    def shown(self) -> Duel | None:
        """Attacker and attacked, while their busts stand there."""
        return self._shown[0] if self._shown else None

    @property
    def mirrored(self) -> bool:
        """Say whether the attacker stands at the right."""
        return self._shown is not None and self._shown[1]

    def show(self, duel: Duel | None, *, mirrored: bool = False) -> None:
        """Let these two face each other, the attacker at the left or, `mirrored`, at the right; or nobody."""
        shown = None if duel is None else (duel, mirrored)
        if shown == self._shown:
            return
        self._shown = shown
        self._layer.clear()
        self._busts = [[], []]
        if duel is None:
            return
        for side, player in enumerate(reversed(duel) if mirrored else duel):
            self._stand(side, player, attacks=player == duel[0])

    def _stand(self, side: int, player: Player, *, attacks: bool) -> None:
        """Stand one of them up, before a light, with the name on a plate."""
        light = style.GOLD_LIGHT if attacks else style.BLOOD_LIGHT
        box = layout.DUEL[side]
        self._busts[side] = draw_fighter(self._layer, self._sitters[player], box, light, mirror=bool(side))
        self._enter(side)

    def _enter(self, side: int) -> None:
        """Let a bust come on from its side."""
        bust = self._busts[side]
        home = [(piece.x, piece.y) for piece in bust]

        def come(share: float) -> None:
            if self._busts[side] is not bust:
                return  # others stand there already
            for piece, (x, y) in zip(bust, home, strict=True):
                piece.move(x + (AWAY if side else -AWAY) * (1 - share), y)
                piece.alpha = 255 * share

        self._flourish(
            reducible_clip(
                slide_value(come, 0, 1, ENTER_SECONDS, "out-cubic"), callback_clip(lambda: come(1.0))
            )
        )

    def sway(self, age: float) -> None:
        """Let both sway by a degree, each in its own time; `age` in seconds."""
        for bust, period in zip(self._busts, _PERIODS, strict=True):
            for piece in bust:
                piece.angle = math.sin(age * math.tau / period)
