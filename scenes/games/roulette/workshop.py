"""Action cards in the workshop: as large as they never lie on the table, with their rule in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.roulette.defs import CardDef
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.draw.unpainted import DEEDS
from scenes.games.roulette.table.private.card_faces import Card, card_width, draw_face, hang_face, undress
from scenes.screens.workshop.on_bench import dress_at_bench

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from game.mods.defs import Def
    from scenes.shell.scene import Scene

_RULE_H = (96.0, 190.0)
"""Units below the card for its rule, at least and at most."""
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
    below = _rule_height(layer, rule, w) if h > _SMALL else 0.0
    room = h - below
    tall = min(room, w / card_width(1.0))
    left = x + (w - card_width(tall)) / 2
    card = Card(thing.id)
    if isinstance(made, CardDef):
        card = Card(thing.id, made.moment, made.skull)
    dress_at_bench(scene, thing, DEEDS, hang_face, undress)
    draw_face(layer, card, left, y, tall, _Title(title), scene.stage.art)
    if h > _SMALL:
        _write_rule(layer, rule, (x - 16, y + tall + 6, w + 32, below))
    return True


def _rule_height(layer: Layer, rule: str, w: float) -> float:
    """Units that the rule of a card takes below it."""
    high = layer.letters.measure(rule, 23, "fell", w + 2, leading=1.0)[1] + 34
    return min(max(high, _RULE_H[0]), _RULE_H[1])


def _write_rule(layer: Layer, rule: str, box: Box) -> None:
    """The rule on a strip of parchment under the card."""
    x, y, w, h = box
    layer.panel("ticket_parchment_flat", x, y, w, h - 8)
    size = 25.0
    while size > style.FLOOR and layer.letters.measure(rule, size, "fell", w - 30, leading=1.0)[1] > h - 26:
        size -= 0.5
    high = layer.letters.measure(rule, size, "fell", w - 30, leading=1.0)[1]
    layer.text(
        rule, x + w / 2, y + (h - 8 - high) / 2 + size * 0.78, size, colour=style.INK, align="center",
        wrap=w - 30, leading=1.0, within=(x + 4, y, w - 8, h - 6),
    )  # fmt: skip
