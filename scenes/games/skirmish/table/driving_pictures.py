"""Pictures of a unit that is being driven: on its way, wheeled, stopped, drawn into line."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from game.core.rules import Action, Player
from game.input.intents import Intent
from game.rules.skirmish.actions.player import Done, Name, Pass
from game.rules.skirmish.flow.questions import NAME_ENEMY, PLAY_CARD, REMAINING_MOVE
from scenes.capture.setup import PLAYSTATION, Act, Screenshot, match_from_position, press_button, wait_seconds
from scenes.shell.window import GameWindow

if TYPE_CHECKING:
    from scenes.games.skirmish.table.scene import SkirmishScene

_MOST = 60
_FRAME = 1 / 30


def _table(house: GameWindow) -> SkirmishScene:
    return cast("SkirmishScene", house.stage.scene)


def until_moving(house: GameWindow) -> None:
    """An act: whoever is asked anything lets it pass, until a person has to move an army."""
    scene = _table(house)
    for _ in range(_MOST):
        house.step(_FRAME, 4)
        scene.timeline.skip()
        view = scene.view
        if view.asks == REMAINING_MOVE:
            break
        for player in view.owing:
            scene.table.submit(_passed(view.asks, player, view.players))
    house.step(_FRAME, 20)


def _passed(asked: str | None, player: Player, players: int) -> Action:
    """The least that one may do."""
    if asked == NAME_ENEMY:
        return Name(player, (player - 1) % players)
    return Pass(player) if asked == PLAY_CARD else Done(player)


def steer(forward: float, turn: float, seconds: float) -> Act:
    """An act: the stick of whoever drives is pushed so far for so long."""

    def act(house: GameWindow) -> None:
        scene = _table(house)
        for _ in range(round(seconds / _FRAME)):
            if scene.steering.ghost is not None:
                scene.steering.ghost.drive(forward, turn, _FRAME, free=True)
            house.step(_FRAME, 1)

    return act


def until_snap(house: GameWindow) -> None:
    """An act: the ghost wheels to one side, then to the other, then goes on, until something draws it."""
    scene = _table(house)
    ghost = scene.steering.ghost
    assert ghost is not None
    for turn in (0.4, -0.4, 0.0):
        ghost.go_home()
        for _ in range(_MOST * 2):
            if ghost.snap is None:
                ghost.drive(0.0 if turn else 0.5, turn, _FRAME)
                house.step(_FRAME, 1)
        if ghost.snap is not None:
            return


_CHOSEN = (
    wait_seconds(2),
    until_moving,
    wait_seconds(4.5),
    press_button(PLAYSTATION, Intent.ACCEPT),
    wait_seconds(0.6),
)
_LAID = press_button(PLAYSTATION, Intent.ACCEPT)


def _driven(name: str, *acts: Act) -> Screenshot:
    laid = match_from_position("skirmish", "movement-3", 3)
    return Screenshot(name, laid, (*_CHOSEN, *acts, wait_seconds(0.4)))


MOVING = (
    _driven("skirmish-3-move", steer(1, 0, 0.4), _LAID, steer(0, 0.6, 0.6), _LAID, steer(1, 0, 0.25)),
    _driven("skirmish-3-wheel", steer(0, -0.7, 0.7)),
    _driven("skirmish-3-stop", steer(1, 0, 3.0)),
    _driven("skirmish-3-snap", until_snap),
)
"""A way of three legs, a wheel, a stop, a snap."""
