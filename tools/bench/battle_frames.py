"""Frames a second of a battle's whole screen, with four armies of 500 points and everything around the table.

The showcase of four armies: at rest, in a pan, while it zooms, with a ghost that is driven, with all
regiments on the move, and in a fight of everybody (all soldiers in the crowd that is stepped for show).
A frame is one update and one drawing, to the last pixel. Headless, so without a graphics card this is
software GL. Updates are measured besides, by the processor: with a ghost that is driven, and while the
reaches of all units are shown.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from scenes.shell.headless import enable_headless  # noqa: E402

enable_headless()

from game.app.app import App  # noqa: E402
from game.input.intents import Intent  # noqa: E402
from game.saves.settings import Settings  # noqa: E402
from scenes.capture.setup import match_from_position  # noqa: E402
from scenes.games.skirmish.table.driving_pictures import until_moving  # noqa: E402
from scenes.games.skirmish.table.seeing.reaching import EVERYBODY, Reaching  # noqa: E402
from scenes.games.skirmish.table.show.stirs import Lunge  # noqa: E402
from scenes.shell.main import raise_house  # noqa: E402
from scenes.shell.window import GameWindow  # noqa: E402
from tools.bench.measure import Measure, Spread, as_json, in_turns, machine, options  # noqa: E402

if TYPE_CHECKING:
    from scenes.games.skirmish.table.scene import SkirmishScene

ARMIES, ROUNDS, FRAMES, DT = 4, 7, 12, 1 / 60
GOALS = {"rest": 30.0}
"""Frames a second."""
MOVING_GOAL, UPDATE_GOAL = 20.0, 4.0
"""Frames a second in whatever else is seen, and milliseconds of an update."""
CLOCKS = {"wall": time.perf_counter, "processor": time.process_time}
Stir = Callable[[int], None]


def opened(house: GameWindow) -> "SkirmishScene":
    """The showcase of four armies, once nothing is on its way any more."""
    house.stage.push(match_from_position("skirmish", f"showcase-{ARMIES}", ARMIES)(house.stage))
    scene = cast("SkirmishScene", house.stage.scene)
    house.step(1 / 30, 60)
    scene.timeline.skip()
    until_moving(house)
    house.step(1 / 30, 60)
    house.on_draw()
    return scene


class Stirs:
    """What is done before each frame."""

    def __init__(self, scene: "SkirmishScene") -> None:
        self.scene, self.field, self.camera = scene, scene.field, scene.camera
        self.units = scene.shown.standing()
        self.hand = scene.hands.controllers[scene.view.owing[0]]

    def rest(self, number: int) -> None:
        """Nothing."""

    def pan(self, number: int) -> None:
        """The camera goes to and fro."""
        self.camera.pan(3 if number // 20 % 2 else -3, 0)

    def zoom(self, number: int) -> None:
        """The camera comes nearer, and goes away."""
        self.camera.zoom_by(1.02 if number // 20 % 2 else 1 / 1.02)

    def drive(self, number: int) -> None:
        """A ghost goes on, and back."""
        hand, places = self.hand, range(len(self.hand.crumbs()))
        for place in places if hand.ghost() is None else ():
            hand.cursor = place
            hand.take()
            if hand.ghost() is not None:
                break
            hand.step_back()
        ghost = self.hand.ghost()
        assert ghost is not None, f"a unit may move: {self.scene.view.asks} {hand.crumbs()}"
        ghost.drive(0.5 if number // 20 % 2 == 0 else -0.5, 0, DT)

    def let_go(self) -> None:
        """Drive no ghost any more."""
        while self.hand.ghost() is not None:
            self.hand.feed(Intent.BACK)

    def march(self, number: int) -> None:
        """All regiments step aside, and back."""
        for unit in self.units:
            self.field.place(unit.id, unit.x + 60 * (number % 2), unit.y, unit.heading)

    def fight(self, number: int) -> None:
        """Everybody presses."""
        if len(self.field.show.crowd) < len(self.field._men.batch):
            for unit in self.units:
                self.field.stir(Lunge(unit.id))
        self.march(number)

    def all_frames(self) -> dict[str, Stir]:
        """What is seen, by its name."""
        return {
            "rest": self.rest,
            "pan": self.pan,
            "zoom": self.zoom,
            "ghost": self.drive,
            "march": self.march,
            "fight": self.fight,
        }


def update_times(scene: "SkirmishScene", count: int) -> dict[str, Spread]:
    """Milliseconds of updates of the battle, nothing drawn."""
    stirs, reaching = Stirs(scene), next(part for part in scene.parts if isinstance(part, Reaching))

    def times(stir: Stir) -> Spread:
        found = []
        for number in range(count):
            start = time.thread_time()
            stir(number)
            scene.update(DT)
            found.append((time.thread_time() - start) * 1000)
        return Spread.of(found)

    driven = times(stirs.drive)
    stirs.let_go()
    reaching.mode = EVERYBODY
    return {"ghost": driven, "reaches": times(stirs.rest)}


def frame_of(house: GameWindow, stirs: Stirs, name: str, stir: Stir) -> Stir:
    """One whole frame in which something is stirred."""

    def frame(number: int) -> None:
        if name != "fight" and stirs.field.show.busy:
            stirs.field.calm()
        if name != "ghost":
            stirs.let_go()
        stir(number)
        house.step(DT)
        house.on_draw()
        house.window.ctx.finish()

    return frame


def timed(frame: Stir, frames: int, clock: Callable[[], float]) -> Measure:
    """Milliseconds of one frame, the mean of a few, after four that are not counted."""

    def run(number: int) -> float:
        for warm in range(4):
            frame(warm)
        start = clock()
        for one in range(frames):
            frame(one)
        return (clock() - start) / frames * 1000

    return run


def show(report: dict[str, Any]) -> None:
    """The report for human eyes."""
    print(f"{report['soldiers']} soldiers in {report['regiments']} regiments of {ARMIES} armies")
    for name in report["wall"]:
        wall, processor = report["wall"][name], report["processor"][name]
        print(
            f"  {name:6} wall {wall.text('.1f'):>20} ms, {1000 / wall.median:5.1f} a second"
            f"   processor {processor.text('.1f'):>20} ms"
        )
    for name, spread in report["updates"].items():
        print(f"  update, {name}: {spread.text('.2f')} ms, at most {UPDATE_GOAL:g}")


def main() -> None:
    """Read the command line and measure."""
    parser = options(__doc__, ROUNDS)
    parser.add_argument("--frames", type=int, default=FRAMES, help="frames of a round")
    said = parser.parse_args()
    house = raise_house(App(settings=Settings(language="fr")).inline(), visible=False)
    house.window.show_view(house)
    scene = opened(house)
    stirs = Stirs(scene)
    frames = {name: frame_of(house, stirs, name, stir) for name, stir in stirs.all_frames().items()}
    report: dict[str, Any] = {
        "bench": "battle_frames",
        "machine": {**machine(), "renderer": str(house.window.ctx.info.RENDERER)},
        "soldiers": len(scene.field._men.batch),
        "regiments": len(scene.shown.standing()),
    }
    for name, clock in CLOCKS.items():
        subjects = {one: timed(frame, said.frames, clock) for one, frame in frames.items()}
        report[name] = {one: Spread.of(found) for one, found in in_turns(subjects, said.rounds).items()}
    report["updates"] = update_times(scene, 120)
    report["met"] = all(spread.median <= UPDATE_GOAL for spread in report["updates"].values()) and all(
        1000 / spread.median >= GOALS.get(one, MOVING_GOAL) for one, spread in report["wall"].items()
    )
    print(as_json(report)) if said.json else show(report)


if __name__ == "__main__":
    main()
