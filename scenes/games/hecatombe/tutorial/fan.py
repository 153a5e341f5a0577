"""Step by step through a secret choice: look, go to a tile, mark it, seal. Pure."""

from collections.abc import Sequence

from game.core.rules import Action
from game.input.intents import Intent
from game.rules.hecatombe.actions import Choose, Keep, Liberate
from scenes.draw.style import Box
from scenes.games.hecatombe.table.controller import Controller

SECRETLY = (Choose, Keep, Liberate)
"""The actions chosen among private tiles."""


def cursor_direction(here: Box, there: Box) -> Intent:
    """Return the direction of a cursor from one box to another."""
    if abs(there[1] - here[1]) > here[3] / 2:
        return Intent.DOWN if there[1] > here[1] else Intent.UP
    return Intent.RIGHT if there[0] > here[0] else Intent.LEFT


def next_unmarked_place(controller: Controller, does: Sequence[Action]) -> int | None:
    """The place in the fan of the next tile to be marked, or None when all are; marked ones count once."""
    fan = controller.fan()
    marked = [fan[place] for place in controller.marks]
    for action in does:
        people = action.people if isinstance(action, SECRETLY) else None
        if people is not None and people not in marked:
            return fan.index(people)
    return None


def next_fan_intent(
    controller: Controller, does: Sequence[Action], boxes: Sequence[Box], *, looks: bool
) -> Intent:
    """The button of the moment."""
    if not looks:
        return Intent.PEEK
    place = next_unmarked_place(controller, does)
    if place is None:
        return Intent.COUNTER
    if controller.cursor == place or controller.fan()[controller.cursor] == controller.fan()[place]:
        return Intent.ACCEPT
    return cursor_direction(boxes[controller.cursor], boxes[place])
