"""The names of the events of Triomphe et Trahison, by which mods say how long each is shown."""

from game.core.rules import Event
from game.rules.skirmish.events import combat, player, unit

EVENTS = frozenset(
    name
    for module in (combat, player, unit)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__
)
"""The names of all events of the battle."""
