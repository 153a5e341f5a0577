"""How long a frame of the battle's painted table takes: at rest, in a pan, with all soldiers on the move, and
with all of them pressing each other in the crowd that is stepped for show.

Floor: as many sprites of the same textures and sizes in one `arcade.SpriteList`, moved from one array, on the
same ground, into the same window; of the crowd, that and one step of as many circles in a bare space.
Headless, so on a machine without a graphics card this is software GL.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from scenes.shell.headless import enable_headless  # noqa: E402

enable_headless()

import arcade  # noqa: E402
import numpy as np  # noqa: E402
import pymunk  # noqa: E402
from arcade.texture_atlas import TextureAtlasBase  # noqa: E402

from game.app.app import App  # noqa: E402
from game.rules.skirmish import content  # noqa: E402
from game.rules.skirmish.content import Content  # noqa: E402
from game.saves.settings import Settings  # noqa: E402
from scenes.games.skirmish.table.field.camera import Camera  # noqa: E402
from scenes.games.skirmish.table.field.field import Field  # noqa: E402
from scenes.games.skirmish.table.layout import WINDOW  # noqa: E402
from scenes.games.skirmish.table.show.stirs import Lunge  # noqa: E402
from scenes.games.skirmish.table.shown import Shown, ShownUnit  # noqa: E402
from scenes.match.scene import MatchScene  # noqa: E402
from scenes.shell.main import raise_house  # noqa: E402
from scenes.shell.scene import Scene  # noqa: E402
from scenes.shell.stage import Stage  # noqa: E402
from scenes.shell.window import GameWindow  # noqa: E402
from tools.bench.measure import Measure, Spread, as_json, in_turns, machine, options, ratios  # noqa: E402

GOAL, UPDATE_GOAL = 1.3, 4.0
"""Times the floor that a frame may take, and milliseconds of an update with the show running."""
ROUNDS, FRAMES, DT = 9, 12, 1 / 60
ARMIES, SOLDIERS = 8, 1600
CALLED_EVERY = 20
"""Every so many updates all regiments are stirred again."""
WIDTH, DEPTH = 96_000, 64_000
_FILES = 10
_REGIMENT = 40


class Parade(Scene):
    """Eight armies on a table, in blocks, and nothing else."""

    def __init__(self, stage: Stage, content: Content) -> None:
        super().__init__(stage)
        self.content = content

    def build(self) -> None:
        """Draw them up."""
        self.table = SimpleNamespace(rules=SimpleNamespace(setting=SimpleNamespace(content=self.content)))
        self.shown = drawn_up(self.content)
        sitters = [SimpleNamespace(name=str(seat), colour=seat) for seat in range(ARMIES)]
        self.camera = Camera(WIDTH, DEPTH)
        self.field = Field(cast(MatchScene, self), self.camera, self.shown, sitters)

    def update(self, dt: float) -> None:
        """Let the table live."""
        self.field.update(dt)


def drawn_up(content: Content) -> Shown:
    """1,600 soldiers of eight armies, in regiments of forty, the first army friend, the fourth enemy."""
    shown: Any = Shown.__new__(Shown)
    shown.width, shown.depth, shown.terrain, shown.units = WIDTH, DEPTH, (), {}
    shown.players, shown.active, shown.named = ARMIES, 0, 3
    ranks = [
        [unit for unit in faction.units if not content.units[unit].character]
        for faction in content.factions.values()
    ]
    for number in range(SOLDIERS // _REGIMENT):
        army, place = divmod(number, SOLDIERS // _REGIMENT // ARMIES)
        kinds = [unit for unit in ranks[army % len(ranks)] if content.units[unit].base[0] <= 25]
        unit = kinds[place % len(kinds)]
        across, along = army % 4, army // 4
        shown.units[number] = ShownUnit(
            id=number, owner=army, unit=unit, models=_REGIMENT, hurt=0, files=_FILES,
            x=8_000 + across * 24_000 + place % 3 * 9_500, y=12_000 + along * 32_000 + place // 3 * 9_000,
            heading=(army * 4500 + 1200 * place) % 36000, place="table", host=-1, guests=(), champion=True,
            standard=True, musician=True, marks=0, fleeing=False, base=content.bases[unit],
            began=_REGIMENT, general=False, battle_standard=False,
        )  # fmt: skip
    assert isinstance(shown, Shown)
    return shown


class Floor:
    """The same soldiers in one list of bare arcade, moved from one array, on a copy of the ground."""

    def __init__(self, scene: Parade) -> None:
        batch, ground = scene.field._men.batch, scene.field._ground._earth
        self.list: arcade.SpriteList[arcade.Sprite] = arcade.SpriteList(
            atlas=cast(TextureAtlasBase, batch._sprites.atlas), capacity=4096
        )
        self.ground: arcade.SpriteList[arcade.Sprite] = arcade.SpriteList(
            atlas=cast(TextureAtlasBase, batch._sprites.atlas)
        )
        scale = scene.camera.scale
        self._fill(self.ground, ground, scene, scale)
        self._fill(self.list, batch, scene, scale)
        self.at = np.array([sprite.position for sprite in self.list], np.float32)

    @staticmethod
    def _fill(into: "arcade.SpriteList[arcade.Sprite]", batch: Any, scene: Parade, scale: float) -> None:
        numbers = {batch.picture_number(texture): texture for texture in batch._kept.values()}
        for place, size, number in zip(batch.places, batch.sizes, batch.pictures, strict=True):
            sprite = arcade.Sprite(numbers[int(number)])
            x, y = scene.camera.to_screen(float(place[0]), float(place[1]))
            sprite.position, sprite.angle = (x, 720 - y), float(place[3])
            sprite.width, sprite.height = float(size[0]) * scale, float(size[1]) * scale
            into.append(sprite)

    def frame(self, number: int) -> None:
        """Move all soldiers and draw them on the ground, cut at the window's edge."""
        window = arcade.get_window()
        window.clear()
        ctx = window.ctx
        x, y, w, h = WINDOW
        ctx.scissor = int(x), int(720 - y - h), int(w), int(h)
        self.ground.draw()
        sprites = self.list
        view = np.frombuffer(sprites._sprite_pos_angle_data, np.float32).reshape(-1, 4)
        view[: len(sprites), :2] = self.at + number % 2
        del view
        sprites._sprite_pos_angle_changed = True
        sprites.draw()
        ctx.scissor = None
        ctx.finish()


class BareCircles:
    """As many circles as soldiers in one space of pymunk: what one step of them costs."""

    def __init__(self, scene: Parade) -> None:
        self.space = pymunk.Space()
        self.space.iterations = 5
        for unit in scene.shown.standing():
            for x, y in scene.field.men_of(unit.id):
                body = pymunk.Body(1, float("inf"))
                body.position = x, y
                self.space.add(body, pymunk.Circle(body, unit.base[0] * 0.46))

    def step(self) -> None:
        """Let one frame pass."""
        self.space.step(DT)


CLOCKS = {"wall": time.perf_counter, "processor": time.process_time}
Frame = Callable[[int], None]


def stirs_of(house: GameWindow, scene: Parade) -> dict[str, Frame]:
    """Each way in which the table lives, without its drawing."""
    field, units = scene.field, scene.shown.standing()

    def at_rest(number: int) -> None:
        house.step(DT)

    def in_a_pan(number: int) -> None:
        scene.camera.pan(3 if number % 2 else -3, 0)
        house.step(DT)

    def all_moving(number: int) -> None:
        for unit in units:
            field.place(unit.id, unit.x + 60 * (number % 2), unit.y, unit.heading)
        house.step(DT)

    def in_a_crowd(number: int) -> None:
        if len(field.show.crowd) < SOLDIERS:
            press_all(scene)
        all_moving(number)

    return {"rest": at_rest, "pan": in_a_pan, "moving": all_moving, "crowd": in_a_crowd}


def frames_of(house: GameWindow, scene: Parade) -> dict[str, Frame]:
    """One frame of the floors and of each way to look at the table, to the last pixel."""
    floor, circles = Floor(scene), BareCircles(scene)

    def floor_with_circles(number: int) -> None:
        floor.frame(number)
        circles.step()

    def drawn(name: str, stir: Frame) -> Frame:
        def frame(number: int) -> None:
            if name != "crowd" and scene.field.show.busy:
                scene.field.calm()
            stir(number)
            house.on_draw()
            house.window.ctx.finish()

        return frame

    ours = {name: drawn(name, stir) for name, stir in stirs_of(house, scene).items()}
    return {"floor": floor.frame, "circles": floor_with_circles, **ours}


def press_all(scene: Parade) -> None:
    """Let the front ranks of all regiments lunge."""
    for unit in scene.shown.standing():
        scene.field.stir(Lunge(unit.id))


def update_times(house: GameWindow, scene: Parade, updates: int) -> list[float]:
    """Milliseconds of each of so many updates with every soldier in the crowd, none of them drawn."""
    scene.field.calm()
    found = []
    for number in range(updates):
        if not number % CALLED_EVERY:
            press_all(scene)
        start = time.perf_counter()
        scene.field.update(DT)
        found.append((time.perf_counter() - start) * 1000)
    assert len(scene.field.show.crowd) == SOLDIERS, "nobody has left the crowd"
    return found


def timed(frame: Frame, frames: int, clock: Callable[[], float]) -> Measure:
    """Milliseconds of one frame, the mean of a few, after two that are not counted."""

    def run(number: int) -> float:
        for warm in range(2):
            frame(warm)
        start = clock()
        for one in range(frames):
            frame(one)
        return (clock() - start) / frames * 1000

    return run


def show(report: dict[str, Any]) -> None:
    """The report for human eyes."""
    print(f"{report['soldiers']} soldiers in {report['regiments']} regiments of {ARMIES} armies")
    for clock in CLOCKS:
        print(f"  {clock}")
        for name, one in report[clock].items():
            print(f"    {name:8} {one['ms'].text('.2f'):>22} ms   of the floor {one['ratio'].text('.2f')}")
    print(f"  update with all in the crowd {report['update'].text('.2f')} ms, at most {UPDATE_GOAL:g}")
    print(f"  {'ok' if report['met'] else f'above {GOAL}'}")


def main() -> None:
    """Read the command line and measure."""
    parser = options(__doc__, ROUNDS)
    parser.add_argument("--frames", type=int, default=FRAMES, help="frames of a round")
    said = parser.parse_args()
    app = App(settings=Settings(language="fr")).inline()
    house = raise_house(app, visible=False)
    house.window.show_view(house)
    scene = Parade(house.stage, content(app.catalog))
    house.stage.replace(scene, curtain=False)
    house.step(DT)
    house.on_draw()
    frames = frames_of(house, scene)
    report: dict[str, Any] = {
        "bench": "stage",
        "machine": {**machine(), "renderer": str(house.window.ctx.info.RENDERER)},
        "soldiers": SOLDIERS,
        "regiments": len(scene.shown.standing()),
    }
    for name, clock in CLOCKS.items():
        subjects = {one: timed(frame, said.frames, clock) for one, frame in frames.items()}
        values = in_turns(subjects, said.rounds)
        report[name] = {
            one: {
                "ms": Spread.of(found),
                "ratio": ratios(found, values["circles" if one == "crowd" else "floor"]),
            }
            for one, found in values.items()
        }
    updates = update_times(house, scene, said.rounds * said.frames)
    report["update"] = Spread.of(updates)
    moving = [report[name][one]["ratio"].median for name in CLOCKS for one in ("moving", "crowd")]
    report["met"] = max(moving) <= GOAL and report["update"].median <= UPDATE_GOAL
    print(as_json(report)) if said.json else show(report)


if __name__ == "__main__":
    main()
