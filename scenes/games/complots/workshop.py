"""Things of Complots in the workshop, as they lie on the table: cards of actions, portraits, the Court."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.complots.defs import ActionDef, DeckDef
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.draw.unpainted import FIGURES, paper_of, sign_of
from scenes.games.complots.table.menu.card import HIGH, WIDE, MenuCard
from scenes.games.complots.table.menu.faces import ActionFace, plain_face
from scenes.games.complots.table.portraits import hang_portrait, undress
from scenes.games.complots.table.pose import Pose
from scenes.games.complots.table.seat_place import character_picture
from scenes.screens.workshop.on_bench import dress_at_bench, words_at

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from game.mods.defs import Def
    from scenes.shell.scene import Scene

_SMALL = 200.0
"""A box lower than that shows a small card, its name on a strip."""
_EDGE = 34.0
"""Units above and below a large card for its badges and shields."""
_COLUMNS = 3


def draw_thing(layer: Layer, scene: Scene, thing: Thing, made: Def | None, title: str, box: Box) -> bool:
    """Draw a thing in a box, large or small; one that is broken is a card with its name alone."""
    if isinstance(made, DeckDef):
        _draw_court(layer, made, title, box)
        return True
    if thing.table == "deck":
        return False
    if isinstance(made, ActionDef):
        face = plain_face(made, title)
    else:
        if thing.table == "character":
            dress_at_bench(scene, thing, FIGURES, hang_portrait, undress)
        face = _nameplate(thing.id if thing.table == "character" else None, title)
    if box[3] < _SMALL:
        _draw_small(layer, face, box)
    else:
        x, y, w, h = box
        pose = Pose(x + w / 2, y + h / 2, 0.0, min((w - 8) / WIDE, (h - 2 * _EDGE) / HIGH))
        MenuCard(layer, words_at(scene), face, pose, chosen=False)
    return True


def _nameplate(character: str | None, title: str) -> ActionFace:
    """The card of a character; of nobody, that of a thing that is broken."""
    return ActionFace(
        action="", title=title, speaks=title, promise="", character=character, denies=False,
        sign="icon_help", paper=style.STRANGER, cost=0, gain=0, parries=(), missing=0, open_to=True,
        why_not="", mark="",
    )  # fmt: skip


def _draw_small(layer: Layer, face: ActionFace, box: Box) -> None:
    """A card so small that its name needs a strip of its own."""
    x, y, w, h = box
    _draw_picture(layer, face.character, face.sign, face.paper, box)
    lines = layer.letters.wrapped(face.title, style.FLOOR, wrap=w - 20)[:2]
    high = 24.0 * len(lines) + 8
    layer.panel("ticket_parchment_flat", x + 2, y + h - high - 2, w - 4, high)
    for number, line in enumerate(lines):
        layer.text(
            line, x + w / 2, y + h - high + 20 + 24 * number, style.FLOOR, colour=style.INK, align="center",
            within=(x + 2, y + h - high - 2, w - 4, high),
        ).squeeze(w - 22)  # fmt: skip


def _draw_picture(layer: Layer, character: str | None, sign: str, paper: style.Colour, box: Box) -> None:
    """A portrait without words, or the sign of what is done in nobody's name."""
    x, y, w, h = box
    middle = x + w / 2, y + h / 2
    picture = character_picture(layer.art, character, "portrait") if character else "carte_frame"
    layer.image(picture, *middle, w, h, anchor=(0.5, 0.5))
    if picture == "carte_frame":
        if character:
            sign, paper = sign_of(character, FIGURES), paper_of(character)
        layer.image("menu_ground", *middle, w * 0.9, h * 0.93, anchor=(0.5, 0.5), tint=paper)
        layer.image("menu_window", *middle, w * 0.9, h * 0.93, anchor=(0.5, 0.5))
        layer.image(sign, x + w / 2, y + h * 0.4, w * 0.6, anchor=(0.5, 0.5), tint=style.INK)


def _draw_court(layer: Layer, deck: DeckDef, title: str, box: Box) -> None:
    """The characters of a deck as small portraits, those of whom one joins on the last line."""
    x, y, w, h = box
    if h < _SMALL:
        _draw_small(layer, _nameplate(deck.always[0], title), box)
        return
    lines = [deck.always[at : at + _COLUMNS] for at in range(0, len(deck.always), _COLUMNS)]
    lines += [deck.one_of[at : at + _COLUMNS] for at in range(0, len(deck.one_of), _COLUMNS)]
    step = h / len(lines)
    tall = min(step - 8, (w / _COLUMNS - 8) * HIGH / WIDE)
    wide = tall * WIDE / HIGH
    for row, names in enumerate(lines):
        left = x + w / 2 - (wide + 8) * len(names) / 2 + 4
        for place, name in enumerate(names):
            spot = left + place * (wide + 8), y + row * step + (step - tall) / 2, wide, tall
            _draw_picture(layer, name, "", style.STRANGER, spot)
