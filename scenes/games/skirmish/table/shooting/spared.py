"""Those whom no shot and no spell may be meant for, each with a sign that says why (S-05, S-08)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.core.rules import Action
from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Point
from scenes.games.skirmish.table.relation import Relation
from scenes.games.skirmish.table.shown import Shown

if TYPE_CHECKING:
    from scenes.games.skirmish.table.controller import Controller

PADLOCK = "icon_padlock"
_SIGNS = {
    "shoot-in-combat": "icon_crossed_swords",
    "magic-into-combat": "icon_crossed_swords",
    "shoot-unseen": "icon_semi_closed_eye",
    "magic-unseen": "icon_semi_closed_eye",
}
_OTHER = "icon_interdiction"


class Spared(NamedTuple):
    """Where somebody stands (milli) whom nothing may be meant for, and the sign of the reason."""

    place: Point
    sign: str


def spared_units(
    hand: Controller, shown: Shown, targets: Iterable[int], order: Callable[[int], Action] | None
) -> tuple[Spared, ...]:
    """All neutrals, and the enemies who are no `targets`.

    `order` is what would be ordered at one of them; None: what is aimed is aimed at places.
    """
    found, open_to = [], set(targets)
    for unit in shown.standing():
        relation = shown.relation(unit.owner)
        if unit.host >= 0 or unit.id in open_to:
            continue
        if relation is Relation.NEUTRAL:
            found.append(Spared(unit.middle, PADLOCK))
        elif relation is Relation.ENEMY and order is not None:
            refusal = hand.seat.refusal(order(unit.id))
            if refusal is not None:
                found.append(Spared(unit.middle, _SIGNS.get(refusal.code, _OTHER)))
    return tuple(found)


def draw_spared(layer: Layer, spared: Sequence[tuple[Point, str]]) -> list[Drawable]:
    """A dark disc with its sign on each; places in units."""
    marks: list[Drawable] = []
    for (x, y), sign in spared:
        marks.append(layer.disc(x, y, 18, style.INK, alpha=230))
        marks.append(layer.image(sign, x, y, 21, anchor=(0.5, 0.5), tint=style.PARCHMENT))
    return marks
