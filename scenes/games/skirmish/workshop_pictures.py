"""Treachery, units and armies on the bench, for pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from scenes.capture.setup import Screenshot
from scenes.screens.workshop.posing import made_like, measured_early, posed_page, the_thing

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from game.app.workshop.workshop import Workshop
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage
    from scenes.shell.window import GameWindow


def _made(table: str, id: str, fr: str, en: str) -> Callable[[Stage], Scene]:
    """The page of a thing of the battle made like one of the house."""
    return posed_page(made_like("skirmish", table, id, fr, en))


def _brave_pikes(workshop: Workshop) -> Thing:
    """Pikes that are braver than the points they cost: the formula proposes more."""
    pikes = made_like("skirmish", "unit", "base:ligne_piquiers", "Piquiers du Pont", "Pikes of the Bridge")
    thing = pikes(workshop)
    workshop.bench.set(thing, ("rules",), {"stubborn": 1, "hatred": 1})
    workshop.bench.set(thing, ("armour",), "heavy")
    return thing


def _to_points(house: GameWindow) -> None:
    """Choose the field that a formula proposes a number for."""
    page: Any = house.stage.scene
    page.go_to(("points",))


BENCH = (
    Screenshot(
        "workshop-treachery", _made("card", "base:tir_embusque", "Tir de la tour", "Shot from the tower")
    ),
    Screenshot("workshop-unit", posed_page(_brave_pikes), (_to_points, measured_early)),
    Screenshot("workshop-list", posed_page(the_thing("skirmish", "list", "base:horde_300"))),
)
