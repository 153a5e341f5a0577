"""The casing of a drawer: its owner's colour around, seal and title in the head, lacquer for the rest."""

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import SEATS, Box
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.match.sitter import Sitter

HEAD = 52.0
"""Height of the head, in units."""
_EDGE = 4.0
_SEAL, _TITLE_X, _TITLE_SIZE, _SIGN = 24.0, 66.0, 26.0, 36.0


def draw_casing(layer: Layer, box: Box, sitter: Sitter, title: str, sign: str) -> list[Drawable]:
    """Draw a drawer with its head; `sign` is an icon at the right of it. Returns its marks."""
    x, y, w, h = box
    edge = layer.panel("battle_drawer", x, y, w, h)
    edge.tint = SEATS[sitter.colour].colour
    body = layer.panel("battle_drawer_body", x + _EDGE, y + HEAD, w - 2 * _EDGE, h - HEAD - _EDGE)
    seal = seal_image(layer, sitter, x + 32, y + HEAD / 2, _SEAL)
    room = w - _TITLE_X - _SIGN - 24
    size = layer.letters.fit(title, _TITLE_SIZE, room, "cinzel800")
    words = layer.text(
        title, x + _TITLE_X, y + HEAD / 2 + size * 0.36, size,
        face="cinzel800", colour=style.INK, within=box,
    )  # fmt: skip
    icon = layer.image(sign, x + w - 34, y + HEAD / 2, _SIGN, _SIGN, anchor=(0.5, 0.5))
    icon.tint = style.INK
    return [edge, body, seal, words, icon]
