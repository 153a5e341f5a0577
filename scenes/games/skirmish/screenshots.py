"""The battle in its telling states: what of it sits for pictures."""

from collections.abc import Callable

from game.input.intents import Intent
from scenes.capture.setup import (
    XBOX,
    Screenshot,
    dealt_match,
    match_from_position,
    press_button,
    wait_seconds,
)
from scenes.games.skirmish.finale.screenshots import FINALE
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage

_GAME = "skirmish"


def _laid(name: str, players: int) -> Callable[[Stage], Scene]:
    """A prepared position of the battle."""
    return match_from_position(_GAME, name, players)


PICTURES = (
    Screenshot("skirmish-2-deal", dealt_match(_GAME, 2), (wait_seconds(1),)),
    Screenshot("skirmish-4-deal", dealt_match(_GAME, 4), (wait_seconds(1),)),
    Screenshot("skirmish-8-deal", dealt_match(_GAME, 8), (wait_seconds(1),)),
    Screenshot("skirmish-2-turn", _laid("turn-2", 2), (wait_seconds(2),)),
    Screenshot("skirmish-3-movement", _laid("movement-3", 3), (wait_seconds(2),)),
    Screenshot(
        "skirmish-3-move",
        _laid("movement-3", 3),
        (wait_seconds(2), press_button(XBOX, Intent.ACCEPT), press_button(XBOX, Intent.ACCEPT)),
    ),
    Screenshot("skirmish-3-magic", _laid("magic-3", 3), (wait_seconds(2),)),
    Screenshot("skirmish-3-shooting", _laid("shooting-3", 3), (wait_seconds(2),)),
    Screenshot("skirmish-3-truce", _laid("truce-3", 3), (wait_seconds(2),)),
    Screenshot("skirmish-4-combat", _laid("combat-4", 4), (wait_seconds(2),)),
    Screenshot("skirmish-2-card", _laid("deck-2", 2), (wait_seconds(2),)),
    *FINALE,
)
"""The curtain, a name, orders, spells, shots, a truce, a fight, a card; what was left of it."""
