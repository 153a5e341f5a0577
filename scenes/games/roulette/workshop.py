"""Action cards in the workshop: as large as they never lie on the table, with their rule in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.roulette.defs import CardDef
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.draw.unpainted import DEEDS
from scenes.games.roulette.table.private.card_faces import (
    TALL,
    WINDOW,
    Card,
    card_picture,
    draw_badges,
    hang_face,
    undress,
)
from scenes.screens.workshop.large_card import draw_large_card, draw_small_card
from scenes.screens.workshop.on_bench import dress_at_bench

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from game.mods.defs import Def
    from scenes.shell.scene import Scene

_SMALL = 200.0
"""A box lower than that shows no rule."""


def draw_card(
    layer: Layer, scene: Scene, thing: Thing, made: Def | None, title: str, rule: str, box: Box
) -> bool:
    """Draw a card in a box: its picture, badges, name, and where there is room its rule."""
    card = Card(thing.id)
    if isinstance(made, CardDef):
        card = Card(thing.id, made.moment, made.skull)
    dress_at_bench(scene, thing, DEEDS, hang_face, undress)
    if box[3] > _SMALL:
        laid = draw_large_card(
            layer, card_picture(scene.stage.art, card.id, box[3]), WINDOW, title, rule, box
        )
        draw_badges(layer, card, *laid)
        return True
    draw_badges(
        layer, card, *draw_small_card(layer, card_picture(scene.stage.art, card.id, TALL), WINDOW, box)
    )
    return True
