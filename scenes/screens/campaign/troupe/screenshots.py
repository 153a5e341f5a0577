"""Pictures of a troupe: seals that are put, a tie that trust settles, the green room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.app.campaign.door import open_door, plan_of_chapter
from game.app.campaign.tells import HERO_SEAT
from game.app.content.exact import own_mods
from game.campaign.story.troupe.hands import adopt
from game.campaign.story.troupe.heroes import heroes_of, in_turn, join, leave
from game.input.devices import KEYS, KEYS2, Device
from game.input.intents import Intent, Press
from scenes.capture.setup import PLAYSTATION, XBOX, Act, Screenshot, wait_seconds
from scenes.match.openings import couch_at
from scenes.match.scene import MatchScene
from scenes.screens.campaign.match import watching
from scenes.screens.campaign.posing import posed_run as posed_at
from scenes.screens.campaign.theatre.screenshots import play_until, posed_run

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage
    from scenes.shell.window import GameWindow

_OTHERS = (("Zoé", "f", KEYS), ("Balthazar", "m", XBOX), ("Ambre", "f", KEYS2))


def posed_troupe(stage: Stage, scene: str, chapter: str, heroes: int = 3) -> Run:
    """A run of so many heroes in which a scene is told; nothing of it is kept."""
    run = posed_run(stage, scene, chapter)
    for name, gender, device in _OTHERS[: heroes - 1]:
        join(run.script, run.story, name, gender, device.id)  # type: ignore[arg-type]
    adopt(run.story, PLAYSTATION.id, (PLAYSTATION.id, KEYS.id, XBOX.id))
    for _ in in_turn(run.story, [one.who for one in heroes_of(run.story)]):
        run.story.counts["favours"] = 2
    return run


def _at_port(stage: Stage) -> Scene:
    return stage.make("campaign-scene", posed_troupe(stage, "port-aubin", "port"), PLAYSTATION)


def _chooses(scene: object) -> bool:
    return getattr(scene, "ballot", None) is not None


def _press(*presses: tuple[Device, Intent]) -> Act:
    def act(house: GameWindow) -> None:
        for device, intent in presses:
            house.step(1 / 30, 12)
            house.stage.press(Press(device, intent, True))
            house.stage.press(Press(device, intent, False))
        house.step(1 / 30, 20)

    return act


_CHOSEN = play_until(_chooses)
_SEALS: Sequence[tuple[Device, Intent]] = ((PLAYSTATION, Intent.ACCEPT), (KEYS, Intent.DOWN))
_COUNTED = (*_SEALS, (KEYS, Intent.ACCEPT), (XBOX, Intent.DOWN), (XBOX, Intent.ACCEPT))


def _room(stage: Stage) -> Scene:
    """Three who are in the green room before the first page; one is ready."""
    return stage.make("campaign-troupe", posed_company(stage, 1), lambda: None, PLAYSTATION)


def _map(stage: Stage) -> Scene:
    """Three in the midst of the first act; a bot holds the place of one."""
    run = posed_company(stage, 4)
    leave(run.story, "hero-3")
    return stage.make("campaign-map", run, PLAYSTATION)


def posed_company(stage: Stage, chapter: int, heroes: int = 3) -> Run:
    """A run of so many heroes at the page of a chapter; nothing of it is kept."""
    run = posed_at(stage, chapter)
    for name, gender, device in _OTHERS[: heroes - 1]:
        join(run.script, run.story, name, gender, device.id)  # type: ignore[arg-type]
    adopt(run.story, PLAYSTATION.id, (PLAYSTATION.id, KEYS.id, XBOX.id))
    return run


def _result(stage: Stage) -> Scene:
    """Three and two rivals after the oath: one of the heroes has won."""
    run = posed_company(stage, 5)
    run.story.moment = "match"
    chapter = run.director.chapter
    open_door(stage.app, run.story, chapter)
    plan = plan_of_chapter(stage.app.loaded.mods, run.script, run.story, chapter, "keys", tilt=False)
    table = stage.app.begin(plan, keep=False)
    own_mods(stage.app)
    return stage.make("campaign-result", run, table, PLAYSTATION, True, lambda again: None)


def _duel(stage: Stage) -> Scene:
    """Before the duel of a Thursday: two watch, and one has put a favour on it."""
    run = posed_company(stage, 4)
    run.story.path[-1] = "base:jeudi"
    run.turn_page()
    run.story.moment = "match"
    return stage.make("campaign-wager", run, lambda: None, PLAYSTATION)


def _watched(heroes: int) -> Callable[[Stage], Scene]:
    """The duel of a Thursday: those who only watch may cough."""

    def make(stage: Stage) -> Scene:
        run = posed_company(stage, 4, heroes)
        run.story.path[-1] = "base:jeudi"
        run.turn_page()
        run.story.moment = "match"
        story, chapter = run.story, run.director.chapter
        open_door(stage.app, story, chapter)
        plan = plan_of_chapter(stage.app.loaded.mods, run.script, story, chapter, KEYS.id, tilt=False)
        table = stage.app.begin(plan, keep=False)
        scene = stage.make("match", table, couch_at(stage, table))
        own_mods(stage.app)
        assert isinstance(scene, MatchScene)
        scene.coughs.seat(watching(run), HERO_SEAT)
        return scene

    return make


def _cough(house: GameWindow) -> None:
    scene = house.stage.scene
    assert isinstance(scene, MatchScene)
    scene.coughs.cough(scene.coughs.watchers[0])
    house.step(1 / 30, 8)


def _says(scene: object) -> bool:
    player = getattr(scene, "player", None)
    return player is not None and len(player.spoken) == 2


PICTURES = (
    Screenshot("campaign-troupe-speech", _at_port, (play_until(_says),)),
    Screenshot("campaign-troupe-result", _result),
    Screenshot("campaign-troupe-wager", _duel, (_press((XBOX, Intent.LEFT), (XBOX, Intent.ACCEPT)),)),
    Screenshot("campaign-troupe-watch", _watched(4), (wait_seconds(4),)),
    Screenshot("campaign-troupe-cough", _watched(3), (wait_seconds(4), _cough)),
    Screenshot("campaign-troupe-room", _room, (_press((XBOX, Intent.ACCEPT)),)),
    Screenshot("campaign-troupe-map", _map),
    Screenshot("campaign-troupe-seals", _at_port, (_CHOSEN, _press(*_SEALS))),
    Screenshot("campaign-troupe-counted", _at_port, (_CHOSEN, _press(*_COUNTED))),
    Screenshot("campaign-troupe-apart", _at_port, (_CHOSEN, _press(*_COUNTED, (PLAYSTATION, Intent.DOUBT)))),
)
