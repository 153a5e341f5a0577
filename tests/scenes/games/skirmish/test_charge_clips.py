"""Charges are seen to be rolled, to reach or fall short; whoever runs unsteered has a line ahead of him."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from game.core.match import Match
from game.rules.skirmish.events.unit import ChargeEnded, ChargeRolled, UnitMoved
from scenes.games.skirmish.table.clips.charges import point_reached
from scenes.games.skirmish.table.clips.moves import COURSES
from tests.golden.record import PLAYTHROUGHS, played, rules_for

if TYPE_CHECKING:
    from scenes.draw.style import Point
    from scenes.shell.window import GameWindow

BATTLES = ("skirmish-melee-3", "skirmish-turn-2")
ARROW, CROSS = "arrow_head", "icon_cancel"


class Picture(NamedTuple):
    """What was drawn while one event was shown: pictures by name, each where it was placed first."""

    event: Any
    placed: dict[str, Point]
    front: Point
    target: Point
    camera: Any


def pictures(a_stage: GameWindow, name: str, patch: pytest.MonkeyPatch) -> Iterator[Picture]:
    """The events of a recorded battle that are about charges and ways, with what is drawn for each."""
    from scenes.shell.scene import Scene
    from tests.scenes.games.skirmish.bench import Bench

    rules, seed = rules_for(name), PLAYTHROUGHS[name][2]
    match: Match[Any, Any, Any] = Match(rules, seed)
    layer = Scene(a_stage.stage).layer()
    bench, placed = Bench(layer, match), dict[str, Any]()
    image = layer.image

    def written_down(name: str, x: float, y: float, *rest: Any, **more: Any) -> Any:
        placed[name] = (x, y)
        return image(name, x, y, *rest, **more)

    patch.setattr(layer, "image", written_down)
    for tick in played(rules, seed).log:
        assert match.submit(*tick) is None
        for event in bench.seat.take():
            placed.clear()
            kinds = isinstance(event, (ChargeRolled, ChargeEnded, UnitMoved))
            stand = bench.shown.stand_of(event.unit) if kinds else None
            target = bench.shown.middle_of(getattr(event, "target", event.unit)) if kinds else (0, 0)
            bench.animator.stage(event)
            while not bench.timeline.idle:
                bench.timeline.update(1 / 20)
                bench.flourishes.update(1 / 20)
            if stand is not None:
                yield Picture(event, dict(placed), (stand.x, stand.y), target, bench.field.camera)
        bench.animator.settle(bench.seat.view)


@pytest.mark.rule("S-35")
@pytest.mark.parametrize("name", BATTLES)
def test_dice_of_a_charge_carry_as_far_as_they_say(
    a_stage: GameWindow, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    rolled = ended = lines = 0
    for event, placed, front, target, camera in pictures(a_stage, name, monkeypatch):
        if isinstance(event, ChargeRolled):
            drawn = math.dist(camera.to_screen(*front), placed[ARROW]) / camera.scale
            assert drawn == pytest.approx(min(event.reach, math.dist(front, target)), abs=1)
            rolled += 1
        elif isinstance(event, ChargeEnded):
            assert (CROSS in placed) == (event.how not in ("contact", "caught"))
            ended += 1
        elif event.manner in COURSES and ARROW in placed:
            assert placed[ARROW] == camera.to_screen(event.way[-1].x, event.way[-1].y)
            lines += 1
        else:
            assert ARROW not in placed, event.manner
    assert rolled >= 3 and ended >= 2 and lines >= 2


def test_a_reach_ends_on_the_line_and_never_beyond_whom_it_is_for() -> None:
    assert point_reached((1000, 1000), (1000, 9000), 2000) == (1000, 3000)
    assert point_reached((1000, 1000), (1000, 9000), 20000) == (1000, 9000)
    assert point_reached((1000, 1000), (1000, 1000), 0) == (1000, 1000)
