"""Who waits sits for his pictures."""

from typing import Any

from game.input.intents import Intent
from game.rules.skirmish.events.player import EnemyNamed, PromiseEnded, TokensChanged
from game.rules.skirmish.events.unit import UnitDestroyed
from scenes.capture.setup import XBOX, Screenshot, match_from_position, press_button, wait_seconds
from scenes.games.skirmish.table.waiting.recap import Recap
from scenes.shell.window import GameWindow


def _recapped(house: GameWindow) -> None:
    """An act: whoever is asked comes back from a long wait in which much happened."""
    scene: Any = house.stage.scene
    view = scene.view
    (player, *_), other = view.owing, (view.owing[0] + 1) % view.players
    own = [unit.id for unit in view.units if unit.owner == player]
    foes = [unit.id for unit in view.units if unit.owner == other]
    next(part for part in scene.parts if isinstance(part, Recap)).tell(
        player,
        (
            PromiseEnded(0, other, player, "not-charge", "broken"),
            UnitDestroyed(own[-1], "combat", other),
            EnemyNamed(other, player, "combat", False),
            TokensChanged(player, 3, 1, "points"),
            UnitDestroyed(foes[-1], "shooting", player),
        ),
    )


WAITING = (
    Screenshot(
        "skirmish-3-recap",
        match_from_position("skirmish", "movement-3", 3),
        (wait_seconds(8), _recapped, wait_seconds(1)),
    ),
    Screenshot(
        "skirmish-3-plan",
        match_from_position("skirmish", "movement-3", 3),
        (
            wait_seconds(10),
            press_button(XBOX, Intent.DOWN),
            press_button(XBOX, Intent.RIGHT),
            wait_seconds(2),
        ),
    ),
)
"""What changed meanwhile, a guess, and a plan."""
