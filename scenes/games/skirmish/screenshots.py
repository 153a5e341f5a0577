"""The battle in its telling states: what of it sits for pictures."""

from collections.abc import Callable

from game.app.plan import plan_of
from game.input.intents import Intent
from scenes.capture.setup import (
    PLAYSTATION,
    XBOX,
    Screenshot,
    dealt_match,
    match_from_position,
    press_button,
    seated_couch,
    wait_seconds,
)
from scenes.games.skirmish.finale.screenshots import FINALE
from scenes.games.skirmish.muster.scene import BeforeBattle
from scenes.games.skirmish.table.driving_pictures import MOVING
from scenes.games.skirmish.table.offers.screenshots import TREACHERY
from scenes.games.skirmish.table.seeing.screenshots import SEEING
from scenes.games.skirmish.table.shooting.screenshots import SHOTS
from scenes.games.skirmish.table.waiting.screenshots import WAITING
from scenes.games.skirmish.tutorial.screenshots import TUTORIAL
from scenes.games.skirmish.workshop_pictures import BENCH
from scenes.screens.lobby.screenshots import lobby_pictures
from scenes.screens.rulebook.screenshots import booklet_pictures
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage

_GAME = "skirmish"


def _laid(name: str, players: int) -> Callable[[Stage], Scene]:
    """A prepared position of the battle."""
    return match_from_position(_GAME, name, players)


def _before(players: int) -> Callable[[Stage], Scene]:
    """The screen before a battle of so many armies."""

    def make(stage: Stage) -> Scene:
        couch = seated_couch(stage, players)
        return BeforeBattle(stage, plan_of(couch, _GAME, {}, seed=7), couch)

    return make


_again = press_button(XBOX, Intent.ACCEPT)

PICTURES = (
    *lobby_pictures(_GAME),
    *booklet_pictures(_GAME, 8),
    *TUTORIAL,
    Screenshot("skirmish-4-before", _before(4), (wait_seconds(0.5),)),
    Screenshot("skirmish-3-stakes", _before(3), (wait_seconds(0.2), press_button(XBOX, Intent.PEEK))),
    Screenshot(
        "skirmish-4-own-list",
        _before(4),
        (
            wait_seconds(0.2),
            press_button(XBOX, Intent.COUNTER),
            press_button(XBOX, Intent.DOWN),
            press_button(XBOX, Intent.RIGHT),
            press_button(XBOX, Intent.RIGHT),
            wait_seconds(0.5),
        ),
    ),
    Screenshot(
        "skirmish-4-upgrades",
        _before(4),
        (
            wait_seconds(0.2),
            press_button(XBOX, Intent.COUNTER),
            press_button(XBOX, Intent.ACCEPT),
            press_button(XBOX, Intent.DOWN),
            wait_seconds(0.5),
        ),
    ),
    Screenshot("skirmish-8-before", _before(8), (wait_seconds(0.5),)),
    Screenshot("skirmish-2-deal", dealt_match(_GAME, 2), (wait_seconds(1),)),
    Screenshot(
        "skirmish-2-place",
        dealt_match(_GAME, 2),
        (
            wait_seconds(1.5),
            press_button(PLAYSTATION, Intent.ACCEPT),
            wait_seconds(1.5),
            press_button(XBOX, Intent.ACCEPT),
            press_button(PLAYSTATION, Intent.ACCEPT),
            wait_seconds(1.5),
        ),
    ),
    Screenshot("skirmish-4-deal", dealt_match(_GAME, 4), (wait_seconds(1),)),
    Screenshot("skirmish-8-deal", dealt_match(_GAME, 8), (wait_seconds(1),)),
    Screenshot("skirmish-2-turn", _laid("turn-2", 2), (wait_seconds(2),)),
    Screenshot("skirmish-4-showcase", _laid("showcase-4", 4), (wait_seconds(2),)),
    Screenshot("skirmish-3-showcase", _laid("showcase-3", 3), (wait_seconds(2),)),
    Screenshot(
        "skirmish-4-charges",
        _laid("showcase-4", 4),
        (
            wait_seconds(2),
            press_button(XBOX, Intent.RIGHT),
            press_button(XBOX, Intent.RIGHT),
            press_button(XBOX, Intent.ACCEPT),
            wait_seconds(4),
            press_button(XBOX, Intent.LEFT),
            press_button(XBOX, Intent.DOUBT),
            wait_seconds(2),
        ),
    ),
    Screenshot(
        "skirmish-4-hand",
        _laid("showcase-4", 4),
        (
            wait_seconds(2),
            press_button(PLAYSTATION, Intent.PEEK, keep=True),
            press_button(PLAYSTATION, Intent.RIGHT),
            press_button(PLAYSTATION, Intent.UP),
            wait_seconds(0.5),
        ),
    ),
    Screenshot("skirmish-3-movement", _laid("movement-3", 3), (wait_seconds(2),)),
    *MOVING,
    *SEEING,
    Screenshot("skirmish-3-magic", _laid("magic-3", 3), (wait_seconds(4),)),
    Screenshot("skirmish-3-shooting", _laid("shooting-3", 3), (wait_seconds(2),)),
    *SHOTS,
    Screenshot("skirmish-3-truce", _laid("truce-3", 3), (wait_seconds(2),)),
    Screenshot("skirmish-4-combat", _laid("combat-4", 4), (wait_seconds(2),)),
    Screenshot(
        "skirmish-4-blows",
        _laid("combat-4", 4),
        (wait_seconds(2), press_button(XBOX, Intent.ACCEPT), wait_seconds(2.5), _again, wait_seconds(3.4)),
    ),
    Screenshot(
        "skirmish-4-break",
        _laid("combat-4", 4),
        (wait_seconds(2), press_button(XBOX, Intent.ACCEPT), wait_seconds(2.5), _again, wait_seconds(7.2)),
    ),
    Screenshot("skirmish-2-card", _laid("deck-2", 2), (wait_seconds(2),)),
    Screenshot("skirmish-3-charge", _laid("charge-3", 3), (wait_seconds(4),)),
    *WAITING,
    *TREACHERY,
    *FINALE,
    *BENCH,
)
"""The curtain, a name, orders, spells, shots, a truce, a fight, a card; what was left of it."""
