"""The pictures of Hécatombe: its telling states."""

from collections.abc import Callable

from game.core.rng import Rng
from game.core.rules import Player
from game.input.devices import KEYS, KEYS2
from game.input.intents import Intent
from game.rules.hecatombe import HecatombeView, questions
from scenes.capture.setup import (
    HANDS,
    PLAYSTATION,
    XBOX,
    Act,
    Screenshot,
    dealt_match,
    match_from_position,
    press_button,
    wait_seconds,
)
from scenes.games.hecatombe.table.scene import HecatombeScene
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.shell.window import GameWindow

GAME = "hecatombe"
TWO = (KEYS, KEYS2, None, None, None, None, None)
"""Two people on one keyboard among bots."""
ALONE = (XBOX, None, None, None, None, None, None)
"""One person among bots, as in the mockup."""


def _laid(name: str, players: int, *, alone: bool = False) -> Callable[[Stage], Scene]:
    """A prepared position of Hécatombe."""
    return match_from_position(GAME, name, players, ALONE if alone else HANDS)


def _fought(assaults: int, asked: str, player: Player | None = None, seed: int = 3) -> Act:
    """Return an act: chance plays for everybody until so many assaults are fought and somebody is asked."""

    def act(house: GameWindow) -> None:
        scene = house.stage.scene
        assert isinstance(scene, HecatombeScene)
        table, rng = scene.table, Rng(seed)
        table.paused = True
        while (view := scene.view).attacks < assaults or view.asks != asked or not _is_asked(view, player):
            table.submit(rng.choice(next(seat for seat in table.seats if seat.owes).options))
            table.flush()
            house.step(1 / 30)
            scene.timeline.skip()
        house.step(1 / 30, 45)

    return act


def _is_asked(view: HecatombeView, player: Player | None) -> bool:
    """Say whether this player is asked; None is anybody."""
    return player is None or view.owing == (player,)


PEEK: Act = press_button(XBOX, Intent.PEEK, keep=True)
MARK = (press_button(XBOX, Intent.ACCEPT), press_button(XBOX, Intent.RIGHT), press_button(XBOX, Intent.RIGHT))

TABLE = (
    Screenshot("hecatombe-2-attack", _laid("attack-2", 2)),
    Screenshot("hecatombe-2-reveal", _laid("reveal-2", 2)),
    Screenshot("hecatombe-3-attack", _laid("attack-3", 3)),
    Screenshot("hecatombe-3-liberation", _laid("liberation-3", 3), (PEEK,)),
    Screenshot("hecatombe-4-objectives", _laid("objectives-4", 4)),
    Screenshot("hecatombe-4-objectives-peek", _laid("objectives-4", 4), (PEEK, *MARK)),
    Screenshot("hecatombe-4-keepers", _laid("keepers-4", 4), (PEEK, *MARK)),
    Screenshot("hecatombe-4-reveal", _laid("reveal-4", 4)),
    Screenshot("hecatombe-5-attack", _laid("attack-5", 5)),
    Screenshot("hecatombe-5-defence", _laid("defence-5", 5, alone=True)),
    Screenshot("hecatombe-5-peek", _laid("defence-5", 5, alone=True), (PEEK,)),
    Screenshot("hecatombe-6-attack", _laid("attack-6", 6), (press_button(KEYS, Intent.ACCEPT),)),
    Screenshot("hecatombe-7-attack", _laid("attack-7", 7), (press_button(PLAYSTATION, Intent.ACCEPT),)),
    Screenshot(
        "hecatombe-two-second-asked",
        dealt_match(GAME, 4, hands=TWO),
        (_fought(6, questions.DEFENCE, 1), press_button(KEYS2, Intent.RIGHT)),
    ),
    Screenshot(
        "hecatombe-two-second-attacks", dealt_match(GAME, 4, hands=TWO), (_fought(5, questions.ATTACK, 1),)
    ),
    Screenshot(
        "hecatombe-two-second-looks",
        dealt_match(GAME, 4, hands=TWO),
        (_fought(9, questions.DEFENCE, 1), press_button(KEYS2, Intent.PEEK, keep=True)),
    ),
    Screenshot(
        "hecatombe-two-another-looks",
        dealt_match(GAME, 4, hands=TWO),
        (_fought(9, questions.DEFENCE, 1), press_button(KEYS, Intent.PEEK, keep=True)),
    ),
    *(
        Screenshot(
            f"hecatombe-{players}-arrow",
            dealt_match(GAME, players, hands=TWO),
            (_fought(5, questions.DEFENCE),),
        )
        for players in (2, 4, 7)
    ),
    Screenshot(
        "hecatombe-oath-13",
        dealt_match(GAME, 4, hands=TWO),
        (wait_seconds(4), press_button(KEYS, Intent.PEEK, keep=True), press_button(KEYS, Intent.ACCEPT)),
    ),
    Screenshot(
        "hecatombe-oath-14",
        dealt_match(GAME, 4, hands=TWO),
        (wait_seconds(4), press_button(KEYS2, Intent.PEEK, keep=True), press_button(KEYS2, Intent.RIGHT)),
    ),
    Screenshot(
        "hecatombe-oath-24",
        dealt_match(GAME, 2, hands=TWO),
        (wait_seconds(3), press_button(KEYS2, Intent.PEEK, keep=True)),
    ),
    Screenshot(
        "hecatombe-two-aims",
        dealt_match(GAME, 4, hands=TWO),
        (_fought(15, questions.ATTACK, 0), press_button(KEYS, Intent.ACCEPT)),
    ),
    Screenshot("hecatombe-two-oath-closed", dealt_match(GAME, 4, hands=TWO), (wait_seconds(4),)),
    Screenshot(
        "hecatombe-two-keepers",
        match_from_position(GAME, "keepers-4", 4, TWO),
        (press_button(KEYS, Intent.PEEK, keep=True), press_button(KEYS, Intent.ACCEPT)),
    ),
    Screenshot(
        "hecatombe-2-crowd",
        dealt_match(GAME, 2, hands=TWO),
        (_fought(1, questions.ATTACK, 0), press_button(KEYS, Intent.RIGHT)),
    ),
    Screenshot("hecatombe-log-5", dealt_match(GAME, 5), (_fought(7, questions.ATTACK),)),
    Screenshot("hecatombe-log-6", dealt_match(GAME, 6), (_fought(8, questions.ATTACK),)),
    Screenshot("hecatombe-7-deal", dealt_match(GAME, 7), (wait_seconds(1.2),)),
)
