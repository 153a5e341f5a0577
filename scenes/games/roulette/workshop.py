"""Action cards in the workshop: as large as they never lie on the table, with their rule in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.roulette.defs import CardDef
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.draw.unpainted import DEEDS
from scenes.games.roulette.table.private.card_faces import (
    WINDOW,
    Card,
    card_picture,
    card_width,
    draw_badges,
    draw_face,
    hang_face,
    undress,
)
from scenes.screens.workshop.large_card import draw_large_card
from scenes.screens.workshop.on_bench import dress_at_bench

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from game.mods.defs import Def
    from scenes.shell.scene import Scene

_SMALL = 200.0
"""A box lower than that shows no rule."""


class _Title:
    """Words that have one name for everything."""

    def __init__(self, title: str) -> None:
        self._title = title

    def __call__(self, key: str, /, **facts: object) -> str:
        return self._title

    def __contains__(self, key: object) -> bool:
        return True


def draw_card(
    layer: Layer, scene: Scene, thing: Thing, made: Def | None, title: str, rule: str, box: Box
) -> bool:
    """Draw a card in a box: its picture, badges, name, and where there is room its rule."""
    x, y, w, h = box
    card = Card(thing.id)
    if isinstance(made, CardDef):
        card = Card(thing.id, made.moment, made.skull)
    dress_at_bench(scene, thing, DEEDS, hang_face, undress)
    if h > _SMALL:
        laid = draw_large_card(layer, card_picture(scene.stage.art, card.id, h), WINDOW, title, rule, box)
        draw_badges(layer, card, *laid)
        return True
    tall = min(h, w / card_width(1.0))
    draw_face(layer, card, x + (w - card_width(tall)) / 2, y, tall, _Title(title), scene.stage.art)
    return True
