"""How long a frame takes: our screens beside the same pictures and words drawn by bare arcade.

Floor: as many sprites, of the same textures, sizes and tints, in one `arcade.SpriteList`, and as many
`arcade.Text` of the same words, faces and sizes in one pyglet batch, into the same window; what flies in our
picture flies in the floor's too. Headless, so on a machine without a graphics card this is software GL.
"""

import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from scenes.shell.headless import enable_headless  # noqa: E402

enable_headless()

import arcade  # noqa: E402
import pyglet  # noqa: E402

from game import paths  # noqa: E402
from game.app.app import App  # noqa: E402
from game.app.plan import plan_of  # noqa: E402
from game.input.devices import KEYS, KEYS2, MOUSE, Device, Family  # noqa: E402
from game.rules.complots.events import TREASURY  # noqa: E402
from game.saves.settings import Settings  # noqa: E402
from scenes.capture.setup import match_from_position, seated_couch  # noqa: E402
from scenes.draw.label import Label  # noqa: E402
from scenes.draw.layer import Layer  # noqa: E402
from scenes.draw.style import HEIGHT, NIGHT  # noqa: E402
from scenes.draw.text import FILES  # noqa: E402
from scenes.games.complots.table import layout, props  # noqa: E402
from scenes.games.complots.table.scene import ComplotsScene  # noqa: E402
from scenes.games.hecatombe.table.scene import HecatombeScene  # noqa: E402
from scenes.games.roulette.table.scene import RouletteScene  # noqa: E402
from scenes.motion import flying_things  # noqa: E402
from scenes.shell.main import raise_house  # noqa: E402
from scenes.shell.scene import Scene  # noqa: E402
from scenes.shell.stage import Stage  # noqa: E402
from scenes.shell.window import GameWindow  # noqa: E402
from tools.bench.measure import Spread, as_json, in_turns, machine, options, ratios  # noqa: E402

GOAL = 1.5
ROUNDS, FRAMES, DT = 15, 12, 1 / 60
COINS = 5
_IN_THE_AIR = 24
_PT = 72 / 96

PADS = tuple(
    Device(f"pad:{number}", family, f"Pad {number}", number)
    for number, family in enumerate(
        (Family.XBOX, Family.PLAYSTATION, Family.NINTENDO, Family.XBOX, Family.PLAYSTATION), start=1
    )
)
HANDS: tuple[Device, ...] = (*PADS[:3], KEYS, KEYS2, MOUSE, *PADS[3:])
"""Eight people: every plaque has its prompts."""


@dataclass(frozen=True)
class Screen:
    """One screen to measure: how it is made, and what happens in it before every frame."""

    name: str
    scene: Callable[[Stage], Scene]
    stir: Callable[[Scene, int], None] = lambda scene, frame: None


def a_claim(stage: Stage) -> Scene:
    """Eight people, all alive; the first one says he is somebody and takes aim: everyone may object."""
    couch = seated_couch(stage, 8, HANDS)
    table = stage.app.begin(plan_of(couch, "complots", {}, seed=7, first=0), keep=False)
    actions = table.rules.setting.actions
    bold = [option for option in table.seat(0).options if option.target and actions[option.action].claim]
    table.submit(bold[0])
    return ComplotsScene(stage, table, couch)


def keep_open(scene: Scene, frame: int) -> None:
    """Keep the reaction window open."""
    assert isinstance(scene, ComplotsScene)
    clock = scene.table.clock
    if clock is not None and clock.left < 1:
        clock.left = clock.total


def toss(scene: Scene, frame: int) -> None:
    """Keep coins in the air between the Treasury and all purses, and the reaction window open."""
    keep_open(scene, frame)
    if frame % _IN_THE_AIR:
        return
    assert isinstance(scene, ComplotsScene)
    animator = scene.animator
    start = animator.purse(TREASURY)
    for seat in range(8):
        end = layout.coin_spot(8, seat)
        scene.flourish(
            props.toss_coins(
                animator.air, start, end, COINS, flying_things.do_nothing, flying_things.do_nothing
            )
        )


def rewrite(scene: Scene, frame: int) -> None:
    """Somebody answers in every single frame: all prompts are drawn anew."""
    keep_open(scene, frame)
    assert isinstance(scene, ComplotsScene)
    scene.question._drawn = None


def an_attack(stage: Stage) -> Scene:
    """Seven people in the middle of a round; the first one attacks, and his thread stands."""
    scene = match_from_position("hecatombe", "attack-7", 7, HANDS)(stage)
    assert isinstance(scene, HecatombeScene)
    seat = scene.table.seat(scene.view.active)
    scene.table.submit(seat.options[0])
    return scene


def a_duel(stage: Stage) -> Scene:
    """Two people and every tile they drew: the most tiles one place ever holds."""
    couch = seated_couch(stage, 2, HANDS)
    table = stage.app.begin(plan_of(couch, "hecatombe", {}, seed=7, first=0), keep=False)
    for player in (0, 1, 0, 1, 0, 1):
        table.submit(table.seat(player).options[0])
        table.flush()
    return HecatombeScene(stage, table, couch)


def sparkle(scene: Scene, frame: int) -> None:
    """Keep gold dust in the air over the arena."""
    if frame % _IN_THE_AIR:
        return
    assert isinstance(scene, HecatombeScene)
    for spot in ((500, 200), (640, 260), (780, 200)):
        scene.flourish(flying_things.gold_dust_burst(scene.top.air, spot, COINS * 3))


def point_elsewhere(scene: Scene, frame: int) -> None:
    """The cursor moves in every single frame: marks and words are drawn anew."""
    assert isinstance(scene, HecatombeScene)
    scene.question.forget()


def a_shot(stage: Stage) -> Scene:
    """Six people, a shot is called, and a thread of an aim hangs over the plaques."""
    return match_from_position("roulette", "shot-6", 6, HANDS)(stage)


def count_on(scene: Scene, frame: int) -> None:
    """« 3, 2, 1 » without end, and smoke over the cylinder; nobody fires."""
    assert isinstance(scene, RouletteScene)
    scene.table.paused = True
    if scene.animator.aside.done:
        scene.animator.count()
    if frame % _IN_THE_AIR == 0:
        scene.flourish(scene.top.front.shot_effects.smoke(640, 268))


def press_on(scene: Scene, frame: int) -> None:
    """Somebody presses in every single frame: prompts, panels and map are drawn anew."""
    assert isinstance(scene, RouletteScene)
    scene.table.paused = True
    scene.question.forget()


def some_bets(stage: Stage) -> Scene:
    """Six people bet: the map of buttons stands, the private panel is covered."""
    return match_from_position("roulette", "bet-6", 6, HANDS)(stage)


def screens() -> Iterator[Screen]:
    """Every screen there is to measure, the busiest first."""
    yield Screen("roulette, 6 people, count and smoke", a_shot, count_on)
    yield Screen("roulette, 6 people, bets, map of buttons", some_bets)
    yield Screen("roulette, 6 people, a press every frame", some_bets, press_on)
    yield Screen("hecatombe, 7 people, attack standing, dust flying", an_attack, sparkle)
    yield Screen("hecatombe, 7 people, attack standing", an_attack)
    yield Screen("hecatombe, 7 people, a move every frame", an_attack, point_elsewhere)
    yield Screen("hecatombe, 2 people, 41 armies", a_duel)
    yield Screen("complots, 8 people, window open, coins flying", a_claim, toss)
    yield Screen("complots, 8 people, window open", a_claim, keep_open)
    yield Screen("complots, 8 people, an answer every frame", a_claim, rewrite)
    yield Screen("title", lambda stage: stage.make("title"))
    yield Screen("lobby", lambda stage: stage.make("lobby"))


class Ours:
    """A scene on our stage, frame by frame."""

    def __init__(self, house: GameWindow, screen: Screen) -> None:
        self.house, self.screen, self.frame = house, screen, 0
        stage = house.stage
        while stage.scenes:
            stage.scenes.pop().close()
        self.scene = screen.scene(stage)
        stage.push(self.scene)
        house.step(DT, 30)
        self.scene.timeline.skip()
        for _ in range(30):
            self.draw()

    def update(self) -> None:
        """Let one frame pass."""
        self.screen.stir(self.scene, self.frame)
        self.house.on_update(DT)
        self.frame += 1

    def draw(self) -> None:
        """One frame, until the last pixel is there."""
        self.update()
        self.house.on_draw()
        self.house.window.ctx.finish()


class Floor:
    """The same sprites and words by bare arcade."""

    def __init__(self, window: arcade.Window, scene: Scene) -> None:
        self.window = window
        self.sprites: arcade.SpriteList[arcade.Sprite] = arcade.SpriteList()
        self.batch = pyglet.graphics.Batch()
        self.texts: list[arcade.Text] = []
        self.moving: list[arcade.Sprite] = []
        for layer in scene.layers():
            if layer.visible and layer.alpha > 0:
                self._copy(layer)
        self.frame = 0

    def _copy(self, layer: Layer) -> None:
        words = {
            id(sprite): mark for mark in layer._marks if isinstance(mark, Label) for sprite in mark.sprites()
        }
        for sprite in layer._list:
            if not sprite.alpha:
                continue
            if id(sprite) in words:
                self._write(words[id(sprite)])
            else:
                self._place(sprite)

    def _place(self, sprite: arcade.Sprite) -> None:
        twin = arcade.Sprite(sprite.texture, angle=sprite.angle)
        twin.position, twin.scale, twin.color = sprite.position, sprite.scale, sprite.color
        self.sprites.append(twin)
        if any(name in str(sprite.texture.cache_name) for name in ("piece_argent'", "dust'")):
            self.moving.append(twin)

    def _write(self, label: Label) -> None:
        red, green, blue, _ = label.sprites()[0].color
        anchors: dict[str, Any] = {"left": "left", "center": "center", "right": "right"}
        align = anchors[label._wording.align]
        self.texts.append(
            arcade.Text(
                label.text,
                label.x,
                HEIGHT - label.y,
                (red, green, blue, 255),
                label.shown_size * _PT,
                font_name=family(label.face),
                anchor_x=align,
                batch=self.batch,
                multiline=len(label.lines) > 1,
                width=int(label.width) + 1 if len(label.lines) > 1 else None,
            )
        )

    def draw(self) -> None:
        """One frame, until the last pixel is there."""
        self.frame += 1
        for sprite in self.moving:
            sprite.position = (sprite.center_x + (1 if self.frame % 2 else -1), sprite.center_y)
        self.window.clear(color=(*NIGHT.rgb, 255))
        self.sprites.draw()
        self.batch.draw()
        self.window.ctx.finish()


_families: dict[str, str] = {}


def family(face: str) -> str:
    """The family name of a face, as pyglet knows it once the file is loaded."""
    if face not in _families:
        from PIL import ImageFont

        path = paths.assets_folder() / "fonts" / FILES[face]
        pyglet.font.add_file(str(path))
        _families[face] = str(ImageFont.truetype(str(path), 20).getname()[0])
    return _families[face]


def frame_time(draw: Callable[[], None], frames: int, clock: Callable[[], float]) -> float:
    """Milliseconds of one frame, the middle one of several."""
    taken = []
    for _ in range(frames):
        begun = clock()
        draw()
        taken.append(clock() - begun)
    return statistics.median(taken) * 1000


def measure(house: GameWindow, screen: Screen, rounds: int, frames: int) -> dict[str, Any]:
    """One screen beside its floor."""
    ours = Ours(house, screen)
    for _ in range(_IN_THE_AIR // 2):
        ours.draw()
    floor = Floor(house.window, ours.scene)
    bare = arcade.camera.Camera2D()

    def floor_draw() -> None:
        bare.use()
        floor.draw()

    report: dict[str, Any] = {"screen": screen.name, "sprites": len(floor.sprites), "texts": len(floor.texts)}
    for name, clock in (("wall", time.perf_counter), ("processor", time.process_time)):
        values = in_turns(
            {
                "ours": lambda _, clock=clock: frame_time(ours.draw, frames, clock),  # type: ignore[misc]
                "floor": lambda _, clock=clock: frame_time(floor_draw, frames, clock),  # type: ignore[misc]
            },
            rounds,
        )
        report[name] = {
            "ours_ms": Spread.of(values["ours"]),
            "floor_ms": Spread.of(values["floor"]),
            "ratio": ratios(values["ours"], values["floor"]),
        }
    report["update_ms"] = Spread.of(
        [frame_time(ours.update, frames, time.thread_time) for _ in range(rounds)]
    )
    report |= allocations(ours, frames)
    report["met"] = max(report[name]["ratio"].median for name in ("wall", "processor")) <= GOAL
    return report


def allocations(ours: Ours, frames: int) -> dict[str, float]:
    """Bytes a frame of this screen keeps, and bytes it holds at its worst moment."""
    tracemalloc.start()
    for _ in range(frames):
        ours.draw()
    before, held = tracemalloc.get_traced_memory()[0], []
    for _ in range(frames):
        tracemalloc.reset_peak()
        at_first = tracemalloc.get_traced_memory()[0]
        ours.draw()
        held.append(tracemalloc.get_traced_memory()[1] - at_first)
    kept = (tracemalloc.get_traced_memory()[0] - before) / frames
    tracemalloc.stop()
    return {"kept_bytes": round(kept), "held_bytes": round(statistics.median(held))}


def show(one: dict[str, Any]) -> None:
    """One screen for human eyes."""
    print(f"{one['screen']}: {one['sprites']} sprites, {one['texts']} texts")
    for name in ("wall", "processor"):
        times = one[name]
        ours, floor, ratio = (times[key].text(".2f") for key in ("ours_ms", "floor_ms", "ratio"))
        print(f"  {name:9}  ours {ours} ms   floor {floor} ms   ratio {ratio}")
    update = one["update_ms"].text(".2f")
    print(f"  update     {update} ms   a frame keeps {one['kept_bytes']} bytes, holds {one['held_bytes']}")
    print(f"  {'ok' if one['met'] else f'above {GOAL}'}")


def main() -> None:
    """Read the command line and measure."""
    parser = options(__doc__, ROUNDS)
    parser.add_argument("--frames", type=int, default=FRAMES, help="frames of a round")
    parser.add_argument("--only", default="", help="only the screens whose name begins so")
    said = parser.parse_args()
    app = App(settings=Settings(language="fr", solo_open_hand=False)).inline()
    house = raise_house(app, visible=False)
    house.window.show_view(house)
    found = []
    for screen in screens():
        if screen.name.startswith(said.only):
            found.append(measure(house, screen, said.rounds, said.frames))
            if not said.json:
                show(found[-1])
    if said.json:
        renderer = str(house.window.ctx.info.RENDERER)
        print(as_json({"bench": "frames", "machine": {**machine(), "renderer": renderer}, "screens": found}))


if __name__ == "__main__":
    main()
