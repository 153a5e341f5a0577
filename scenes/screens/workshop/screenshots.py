"""The workshop in its telling states; its things are posed by their games."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.app.games import GAMES
from game.app.games.registry import sections_of
from game.app.workshop.craft import Craft
from game.input.intents import Intent
from game.mods.defs import Section
from game.mods.flags import FlagDef
from scenes.capture.setup import XBOX, Screenshot, press_button
from scenes.screens.workshop.home.scene import WorkshopHome
from scenes.screens.workshop.lesson.lesson import new_lesson
from scenes.screens.workshop.posing import posed_workshop

if TYPE_CHECKING:
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage
    from scenes.shell.window import GameWindow


def _deck() -> Craft:
    """The first kind of thing of which a deck holds copies."""
    return next(one for game in GAMES.values() for one in game.crafts if one.copies and one.rule)


def _home(stage: Stage) -> Scene:
    workshop, craft = posed_workshop(stage), _deck()
    first, second, *_ = workshop.bench.things(craft.game, craft.table)
    name = f"{stage.texts(f'name-{first.id}')} II"
    workshop.bench.make_like(first, name, {language: {"name": name} for language in ("fr", "en")})
    workshop.bench.set(second, craft.copies, 2)
    home = WorkshopHome(stage, XBOX, craft.game, workshop)
    home.lesson = None
    return home


def _lesson(stage: Stage) -> Scene:
    workshop = posed_workshop(stage)
    home = WorkshopHome(stage, XBOX, _deck().game, workshop)
    home.lesson = new_lesson(workshop)
    return home


def _write_a_name(house: GameWindow) -> None:
    """Open the letters over the page; three of them are written."""
    stage = house.stage
    names = stage.texts("deed-names").split("|")[:5]
    stage.open(
        "workshop-letters", stage.texts("workshop-name-title"), "", lambda text: None, names, device=XBOX
    )
    for _ in range(4):
        house.step()
    for intent in (Intent.DOWN, Intent.DOWN, Intent.RIGHT, Intent.ACCEPT, Intent.UP, Intent.UP, Intent.LEFT):
        press_button(XBOX, intent)(house)


_TO_A_THING = (Intent.RIGHT, Intent.RIGHT, Intent.RIGHT, Intent.DOWN)


def _asked(stage: Stage) -> Scene:
    """The booklet, over which somebody asks for another card."""
    return stage.make("rulebook", _deck().game)


def _ask(house: GameWindow) -> None:
    craft = _deck()
    first = next(iter(house.stage.app.catalog.all(_section(craft).type, game=craft.game)))
    house.stage.open("workshop-like", craft.game, craft.table, first.id, XBOX)
    house.step(1 / 30, 3)


def _section(craft: Craft) -> Section:
    return next(one for one in sections_of(GAMES[craft.game]) if one.table == craft.table)


def _why(house: GameWindow) -> None:
    """Why a table plays as it does, where two of its house rules are not those of the book."""
    game = _deck().game
    found = house.stage.app.catalog.all(FlagDef, game=game)
    house.stage.open("workshop-why", game, {one.name: one.stepped(one.default, 1) for one in found[:3]}, XBOX)
    house.step(1 / 30, 3)


PICTURES = (
    Screenshot("workshop-home", _home),
    Screenshot("workshop-home-thing", _home, tuple(map(partial(press_button, XBOX), _TO_A_THING))),
    Screenshot("workshop-lesson", _lesson),
    Screenshot("workshop-ask", _asked, (_ask,)),
    Screenshot("workshop-reasons", _asked, (_why,)),
    Screenshot("workshop-letters", _home, (_write_a_name,)),
)
