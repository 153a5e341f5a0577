"""The big moments of every game, each laid out so that it can be played alone, by tests and by tools."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.input.devices import Device

if TYPE_CHECKING:
    from scenes.match.scene import MatchScene
    from scenes.shell.window import GameWindow

FRAME = 1 / 60


class BeatCase(NamedTuple):
    """One moment: the position that it happens in, what happens before, and the event that it is."""

    game: str
    position: str
    players: int
    events: Callable[[], Sequence[Any]]
    """What happens; the last event is the beat, those before are skipped through."""
    cue: str
    """The sound that starts on the frame of contact."""
    before: int = 0
    """Milliseconds that something else takes before the beat begins: a bust comes on."""


def case_scene(house: GameWindow, case: BeatCase, hands: Sequence[Device | None] | None = None) -> MatchScene:
    """The scene of a case, with everything before the beat landed."""
    from scenes.capture.setup import HANDS, match_from_position

    stage = house.stage
    while stage.scenes:
        stage.scenes.pop().close()
    scene: Any = match_from_position(case.game, case.position, case.players, hands or HANDS)(stage)
    stage.push(scene)
    house.step(FRAME, 30)
    scene.table.paused = True
    for event in case.events()[:-1]:
        scene.show(event)
        scene.timeline.skip()
    return scene  # type: ignore[no-any-return]
