"""Pictures of the market: the road to it, tells to sell and sold, a warning, and the chip at a table."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.app.campaign.door import LIPS_ACT
from game.app.games import GAMES
from game.campaign.story.intrigue.counterfeits import warn
from game.campaign.story.state import Rumour, Sale
from game.input.devices import KEYS
from game.input.intents import Intent
from scenes.capture.setup import PLAYSTATION, Screenshot, press_button, wait_seconds
from scenes.match.openings import couch_at
from scenes.match.scene import MatchScene
from scenes.screens.campaign.posing import posed_run
from scenes.screens.campaign.tells import brand_fakes
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.shell.window import GameWindow


def _at_stall(chapters: int, *known: str, sold: bool = False) -> Callable[[Stage], Scene]:
    def make(stage: Stage) -> Scene:
        run = posed_run(stage, chapters)
        story = run.story
        story.known, story.counts["favours"] = [*known], 3
        story.rumours = [Rumour("tancrede", "deep-end"), Rumour("isaure", "wrong-farthing")]
        story.grudges = {"barnabe": "hero"}
        if sold:
            story.sales = [Sale("isaure", "leopoldine")]
            story.faking = ["isaure"]
        return stage.make("campaign-market", run, PLAYSTATION)

    return make


def _on_map(stage: Stage) -> Scene:
    run = posed_run(stage, 8)
    return stage.make("campaign-map", run, KEYS)


def _at_table(stage: Stage) -> Scene:
    run = posed_run(stage, 1, moment="match")
    run.story.faking = ["isaure", "tancrede"]
    warn(run.story, "isaure")
    table = run.sit_down(KEYS.id)
    scene = stage.make("match", table, couch_at(stage, table))  # type: ignore[arg-type]
    assert isinstance(scene, MatchScene)
    brand_fakes(scene, run)
    return scene


def _lips(*, offers: bool = False) -> Callable[[Stage], Scene]:
    """A table, as if it were of act three, of a game with `offers` or without: the prompt on the valance."""

    def make(stage: Stage) -> Scene:
        run = posed_run(stage, 1, moment="match")
        chapters = run.script.chapters
        fit = (id for id, one in chapters.items() if bool(GAMES[one.game].offers) == offers)
        run.story.path = [id] = [next(fit)]
        chapters[id] = replace(chapters[id], act=LIPS_ACT)
        table = run.sit_down(KEYS.id)
        return stage.make("match", table, couch_at(stage, table))  # type: ignore[arg-type]

    return make


def _move(house: GameWindow) -> None:
    scene = house.stage.scene
    assert isinstance(scene, MatchScene)
    scene.lips.move(0)
    house.step(1 / 30, 4)


_DOWN = press_button(PLAYSTATION, Intent.DOWN)
PICTURES = (
    Screenshot("campaign-market-road", _on_map, (press_button(KEYS, Intent.LEFT),)),
    Screenshot("campaign-market", _at_stall(8, "isaure", "barnabe")),
    Screenshot(
        "campaign-market-sure",
        _at_stall(8, "isaure", "barnabe"),
        (press_button(PLAYSTATION, Intent.COUNTER),),
    ),
    Screenshot("campaign-market-warning", _at_stall(99, "isaure", sold=True), (_DOWN,) * 6),
    Screenshot("campaign-market-lips", _lips(), (wait_seconds(0.5),)),
    Screenshot("campaign-market-lips-moved", _lips(), (wait_seconds(0.5), _move)),
    Screenshot("campaign-market-lips-battle", _lips(offers=True), (wait_seconds(0.5),)),
    Screenshot("campaign-market-lips-battle-moved", _lips(offers=True), (wait_seconds(0.5), _move)),
    Screenshot("campaign-market-table", _at_table, (wait_seconds(0.5),)),
)
