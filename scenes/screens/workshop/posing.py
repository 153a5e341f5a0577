"""How the workshop is posed for pictures: with a mod of its own that lies aside."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Any

from game.app.balance.intervals import Estimate
from game.app.games.registry import all_sections
from game.app.workshop.bench import Thing
from game.app.workshop.own_mod import OwnMod
from game.app.workshop.reasons import Setter, setters_of
from game.app.workshop.workshop import Workshop
from game.app.workshop.worth import Worth
from game.input.intents import Intent
from game.mods.manifest import Package
from scenes.capture.setup import XBOX, press_button

if TYPE_CHECKING:
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage
    from scenes.shell.window import GameWindow

_TITLE = {"fr": "Nuits d’hiver", "en": "Winter nights"}
Pose = Callable[[Workshop], Thing]
"""Does something in the workshop, and says which thing is to be seen."""


class _Aside(Workshop):
    """A workshop whose own mod counts, although it does not lie where the house looks for mods."""

    def why(self, thing: Thing, key: str) -> list[Setter]:
        """Who set a key of a thing, this mod the last."""
        package = Package(self.bench.mod.folder)
        package.read_game(thing.game)
        mods = [*self.app.loaded.mods, package.mod(enabled=True)]
        return setters_of(mods, all_sections(), thing, key)


def posed_workshop(stage: Stage) -> Workshop:
    """A workshop with a mod of its own that lies aside and is thrown away."""
    workshop = _Aside(stage.app)
    folder = Path(mkdtemp(prefix="perfidie-")) / "mods" / "nuits"
    workshop.take(OwnMod.begin(folder, _TITLE[stage.app.texts.language]))
    return workshop


def posed_page(pose: Pose) -> Callable[[Stage], Scene]:
    """The page of the thing that a pose is about."""

    def make(stage: Stage) -> Scene:
        workshop = posed_workshop(stage)
        return stage.make("workshop-thing", workshop, pose(workshop), XBOX)

    return make


def measured(house: GameWindow) -> None:
    """Show a worth as it is found after some thousand deals."""
    page: Any = house.stage.scene
    played, winning = Estimate(0.34, 0.33, 0.35, 6000), Estimate(0.018, 0.012, 0.024, 6000)
    page.meter.known = Worth(played, winning, Estimate(0.3, 0.2, 0.4, 6000), 1500, done=True, sure=True)
    page.show_worth()


def measured_early(house: GameWindow) -> None:
    """Show a worth of which nothing can be told yet."""
    page: Any = house.stage.scene
    page.meter.known = Worth(Estimate(0.3, 0.2, 0.4, 240), Estimate(0.01, -0.08, 0.1, 240), None, 60)
    page.show_worth()


def open_deed(key: str) -> Callable[[GameWindow], None]:
    """Open the menu of a page, and choose the deed of a key."""

    def act(house: GameWindow) -> None:
        press_button(XBOX, Intent.COUNTER)(house)
        menu: Any = house.stage.scene
        words = house.stage.texts(key)
        menu.at = next(n for n, one in enumerate(menu.options) if one.words == words)
        press_button(XBOX, Intent.ACCEPT)(house)

    return act


def the_thing(game: str, table: str, id: str) -> Pose:
    """A thing as it is."""
    return lambda workshop: Thing(game, table, id)


def made_like(game: str, table: str, id: str, fr: str, en: str) -> Pose:
    """A thing made like one of the house, with all that it needs to come to the table."""
    return lambda workshop: workshop.make_like(Thing(game, table, id), {"fr": fr, "en": en})
