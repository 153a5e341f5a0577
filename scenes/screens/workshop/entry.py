"""The way into the workshop from elsewhere: with a new thing that is like one that somebody has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.workshop.bench import Thing
from game.app.workshop.workshop import Workshop
from game.mods.texts import LANGUAGES
from scenes.screens.workshop.home.scene import WorkshopHome
from scenes.screens.workshop.naming import Naming
from scenes.screens.workshop.thing.scene import ThingPage

if TYPE_CHECKING:
    from game.input.devices import Device
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage


def page_like(stage: Stage, game: str, table: str, id: str, device: Device | None) -> Scene:
    """The page of a new thing that is like another; of one that is not here any more, the first page."""
    workshop, like = Workshop(stage.app), Thing(game, table, id)
    if workshop.craft_of(like) is None or like not in workshop.bench.things(game, table):
        return WorkshopHome(stage, device, game, workshop)
    title = stage.texts("workshop-like-title", name=Naming(workshop).thing(like))
    made = workshop.make_like(like, dict.fromkeys(LANGUAGES, title))
    return ThingPage(stage, workshop, made, device, last=True)
