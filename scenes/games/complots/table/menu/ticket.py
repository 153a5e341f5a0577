"""The ticket above the fan: what the chosen action does, who may parry, and whether it would be a lie."""

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.complots.table.menu.faces import BLUFF, HELD, ActionFace
from scenes.games.complots.table.roles import draw_shield
from scenes.shell.null_sound import Words

_TITLE, _PROMISE, _LINE = 30.0, 26.0, 24.0
_INSET = 26.0


def draw_ticket(layer: Layer, texts: Words, face: ActionFace, box: Box) -> None:
    """Draw the ticket of one action."""
    x, y, w, h = box
    layer.panel("ticket_parchment_banner", x, y, w, h)
    _first_line(layer, face, box)
    if face.why_not:
        layer.text(
            face.why_not,
            x + _INSET,
            y + 65,
            layer.letters.fit(face.why_not, _LINE, w - 2 * _INSET, "fell-italic"),
            face="fell-italic",
            colour=style.BLUFF,
            within=box,
        )
        return
    left = _mark(layer, texts, face, x + _INSET, y + 65)
    _answers(layer, texts, face, left, y + 65, x + w - _INSET)


def _first_line(layer: Layer, face: ActionFace, box: Box) -> None:
    """In whose name, and what it does."""
    x, y, w, _ = box
    letters, room = layer.letters, w - 2 * _INSET
    title = letters.fit(face.speaks, _TITLE, room * 0.5, "cinzel900")
    name = layer.text(
        face.speaks, x + _INSET, y + 36, title, face="cinzel900", colour=style.GARNET, within=box
    )
    start = x + _INSET + name.width + 20
    size = letters.fit(face.promise, _PROMISE, x + w - _INSET - start)
    layer.text(face.promise, start, y + 36, size, colour=style.INK, within=box)


def _mark(layer: Layer, texts: Words, face: ActionFace, x: float, base: float) -> float:
    """Whether the claim is true, for who may see the hand; returns where the line goes on."""
    if not face.mark:
        return x
    held = face.mark == HELD
    key, tint = ("complots-menu-held", style.VERDIGRIS) if held else ("complots-menu-bluff", style.BLUFF)
    icon = "icon_semi_closed_eye" if face.mark != BLUFF else "icon_domino_mask"
    layer.image(icon, x + 15, base - 8, 30, 30, anchor=(0.5, 0.5), tint=tint)
    words = layer.text(texts(key), x + 38, base, _LINE, face="fell-italic", colour=tint)
    return x + 38 + words.width + 30


def _answers(layer: Layer, texts: Words, face: ActionFace, x: float, base: float, right: float) -> None:
    """Who may parry, by name where there is room; else by shield alone."""
    if not face.parries:
        key = "complots-menu-doubt-only" if face.character else "complots-menu-nothing"
        size = layer.letters.fit(texts(key), _LINE, right - x)
        layer.text(texts(key), x, base, size, colour=style.INK_2)
        return
    lead = layer.text(texts("complots-menu-parry"), x, base, _LINE, colour=style.INK_2)
    names = [texts(f"name-{one}") for one in face.parries]
    wide = sum(layer.letters.measure(name, _LINE)[0] + 54 for name in names)
    x += lead.width + 24
    named = x + wide <= right + 16
    for character, name in zip(face.parries, names, strict=True):
        draw_shield(layer, texts, character, x, base - 8, 28)
        x += 36
        if named:
            x += layer.text(name, x - 18, base, _LINE, colour=style.INK).width
