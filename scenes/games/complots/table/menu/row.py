"""Actions in rows, for courts where there are too many for a fan: a small portrait, the name, the price."""

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.complots.table.menu.faces import HELD, ActionFace
from scenes.games.complots.table.roles import draw_shield
from scenes.games.complots.table.seat_place import character_picture
from scenes.shell.null_sound import Words

_PORTRAIT = 45.0
_NAME = 24.0
_VEIL = 140.0


def draw_row_card(layer: Layer, texts: Words, face: ActionFace, box: Box, *, chosen: bool) -> None:
    """Draw one action as a small ticket."""
    x, y, w, h = box
    if chosen:
        layer.panel("frame_focus", x - 2, y - 2, w + 4, h + 4)
    layer.panel("ticket_parchment_flat", x, y, w, h)
    if face.mark == HELD:
        layer.panel("frame_gilt", x, y, w, h)
    _portrait(layer, face, x + 12 + _PORTRAIT / 2, y + h / 2)
    left, room = x + 20 + _PORTRAIT, w - 30 - _PORTRAIT
    size = layer.letters.fit(face.title, _NAME, room)
    layer.text(face.title, left, y + 33, size, colour=style.INK, within=box)
    _price(layer, texts, face, left, y + h - 22)
    if not face.missing:
        _parries(layer, texts, face, x + w - 16, y + h - 22)
    if face.mark:
        picture = "badge_held" if face.mark == HELD else "badge_bluff"
        layer.image(picture, x + 12, y + 10, 32, 32, anchor=(0.5, 0.5))
    if not face.open_to:
        layer.panel("ticket_parchment_flat", x, y, w, h, tint=style.INK, alpha=_VEIL)
    if face.missing:
        _missing(layer, texts, face, left + 56, y + h - 22)


def _portrait(layer: Layer, face: ActionFace, x: float, y: float) -> None:
    if face.character is not None:
        picture = character_picture(layer.art, face.character, "portrait")
        layer.image(picture, x, y, _PORTRAIT, anchor=(0.5, 0.5))
        if picture == "carte_frame":
            layer.image("icon_hooded_figure", x, y, 32, 32, anchor=(0.5, 0.5), tint=style.INK)
        return
    layer.image("carte_frame", x, y, _PORTRAIT, anchor=(0.5, 0.5))
    layer.image("menu_ground", x, y, _PORTRAIT - 6, 63, anchor=(0.5, 0.5), tint=face.paper)
    layer.image(face.sign, x, y, 34, 34, anchor=(0.5, 0.5), tint=style.CREAM)


def _price(layer: Layer, texts: Words, face: ActionFace, x: float, y: float) -> None:
    if face.cost:
        layer.image("piece_argent_petite", x + 14, y, 28, 28, anchor=(0.5, 0.5))
        layer.text(str(face.cost), x + 34, y + 9, 24, face="cinzel800", colour=style.INK)
    elif face.gain:
        words = texts("complots-menu-gain", n=face.gain)
        layer.text(words, x, y + 9, 24, face="cinzel800", colour=style.INK)


def _parries(layer: Layer, texts: Words, face: ActionFace, right: float, y: float) -> None:
    for number, character in enumerate(reversed(face.parries)):
        draw_shield(layer, texts, character, right - 12 - 28 * number, y, 26)


def _missing(layer: Layer, texts: Words, face: ActionFace, x: float, y: float) -> None:
    words = texts("complots-menu-missing", n=face.missing)
    size = layer.letters.fit(words, 22, 78)
    wide = layer.letters.measure(words, size)[0] + 16
    layer.panel("score_pill", x - 4, y - 16, wide, 32)
    layer.text(words, x - 4 + wide / 2, y + 7, size, colour=style.PARCHMENT_SHADE, align="center")
