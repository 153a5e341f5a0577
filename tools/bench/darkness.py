"""How long a frame takes while the light falls: spotlight, gauze and shades of a verdict, and the curtain.

The table of Complots is measured lit, dark with the light travelling to and fro, and behind a curtain that
closes and opens without end. Floor: as for `frames.py`, the same sprites and words by bare arcade, the sheets
of darkness and the halves of the curtain among them.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools.bench.frames import (  # noqa: E402
    GOAL,
    HANDS,
    Floor,
    Ours,
    Screen,
    frame_time,
    keep_open,
)

ROUNDS, FRAMES = 7, 8
_DARK = 0.6
_THERE = 27
"""Frames in which the light goes from one side to the other."""

import arcade  # noqa: E402

from game.app.app import App  # noqa: E402
from game.saves.settings import Settings  # noqa: E402
from scenes.capture.setup import match_from_position  # noqa: E402
from scenes.games.complots.table.clips.stamping import SPOTS  # noqa: E402
from scenes.games.complots.table.scene import ComplotsScene  # noqa: E402
from scenes.shell.main import raise_house  # noqa: E402
from scenes.shell.scene import Scene  # noqa: E402
from scenes.shell.stage import Stage  # noqa: E402
from scenes.shell.window import GameWindow  # noqa: E402
from tools.bench.measure import Spread, as_json, in_turns, machine, options, ratios  # noqa: E402


def a_claim(stage: Stage) -> Scene:
    """Five people, a claim, everybody may object."""
    return match_from_position("complots", "claim-5", 5, HANDS)(stage)


def darken(scene: Scene, frame: int) -> None:
    """Keep the stage as dark as in a verdict, and the light on its way."""
    keep_open(scene, frame)
    assert isinstance(scene, ComplotsScene)
    beats: Any = scene.beats
    beats.spotlight.darken(_DARK)
    beats._shades.cover(_DARK, (0, 1))
    if frame % _THERE == 0:
        beats.spotlight.shine(*SPOTS[frame // _THERE % 2])


def draw_curtain(scene: Scene, frame: int) -> None:
    """Close the curtain, and open it again, without end."""
    keep_open(scene, frame)
    stage: Any = scene.stage
    if not stage.curtain.moving:
        stage.curtain.run(lambda: None, stage.look)


SCREENS = (
    Screen("lit", a_claim, keep_open),
    Screen("dark, the light travelling", a_claim, darken),
    Screen("curtain", a_claim, draw_curtain),
)


def measure(house: GameWindow, screen: Screen, rounds: int, frames: int) -> dict[str, Any]:
    """One screen beside its floor, in milliseconds."""
    ours = Ours(house, screen)
    for _ in range(12):
        ours.draw()
    curtain = house.stage.curtain._layer if house.stage.curtain.moving else None
    shown: Any = SimpleNamespace(layers=lambda: [*ours.scene.layers(), *([curtain] if curtain else [])])
    floor, bare = Floor(house.window, shown), arcade.camera.Camera2D()

    def floor_draw() -> None:
        bare.use()
        floor.draw()

    def timed(draw: Callable[[], None]) -> Callable[[int], float]:
        return lambda _: frame_time(draw, frames, time.process_time)

    values = in_turns({"ours": timed(ours.draw), "floor": timed(floor_draw)}, rounds)
    house.stage.curtain.finish()
    ratio = ratios(values["ours"], values["floor"])
    return {
        "screen": screen.name,
        "ours_ms": Spread.of(values["ours"]),
        "floor_ms": Spread.of(values["floor"]),
        "ratio": ratio,
        "met": ratio.median <= GOAL,
    }


def main() -> None:
    """Read the command line and measure."""
    said = options(__doc__, ROUNDS).parse_args()
    house = raise_house(App(settings=Settings(language="fr", solo_open_hand=False)).inline(), visible=False)
    house.window.show_view(house)
    found = [measure(house, screen, said.rounds, FRAMES) for screen in SCREENS]
    if said.json:
        print(as_json({"bench": "darkness", "machine": machine(), "screens": found}))
        return
    for one in found:
        ours, floor, ratio = (one[key].text(".2f") for key in ("ours_ms", "floor_ms", "ratio"))
        print(f"{one['screen']}: ours {ours} ms   floor {floor} ms   ratio {ratio}")
        print(f"  {'ok' if one['met'] else f'above {GOAL}'}")


if __name__ == "__main__":
    main()
