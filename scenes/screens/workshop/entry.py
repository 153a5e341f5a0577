"""The ways into the workshop from elsewhere: a new thing like one that somebody has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.games import GAMES
from game.app.games.registry import sections_of
from game.app.workshop.bench import Thing
from game.app.workshop.workshop import Workshop
from game.core.letters import with_capital
from game.mods.manifest import BASE
from game.mods.texts import LANGUAGES
from scenes.screens.workshop.chooser.scene import Chooser, Option
from scenes.screens.workshop.home.scene import WorkshopHome
from scenes.screens.workshop.naming import Naming
from scenes.screens.workshop.thing.scene import ThingPage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.app.app import App
    from game.input.devices import Device
    from scenes.shell.null_sound import Words
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage

_MAKE, _LEAVE = "make", "leave"


def page_like(stage: Stage, game: str, table: str, id: str, device: Device | None) -> Scene:
    """Ask whether a thing like another is to be made, and open its page then; nothing is written before.

    Of a thing that is not here any more the first page is opened.
    """
    like = Thing(game, table, id)
    if like not in things_of(stage.app, game, table):
        return WorkshopHome(stage, device, game)
    say, name = stage.texts, house_name(stage.texts, like)
    options = [
        Option(_MAKE, say("workshop-like-yes", name=name), say("workshop-like-yes.hint")),
        Option(_LEAVE, say("workshop-like-no"), say("workshop-like-no.hint")),
    ]

    def take(answer: str) -> Sequence[str]:
        if answer == _MAKE:
            stage.push(_made_like(stage, like, device))
        return []

    return Chooser(stage, say("workshop-like-ask"), options, [], take, device=device)


def _made_like(stage: Stage, like: Thing, device: Device | None) -> Scene:
    """The page of a new thing that is like another."""
    workshop = Workshop(stage.app)
    title = stage.texts("workshop-like-title", name=Naming(workshop).thing(like))
    made = workshop.make_like(like, dict.fromkeys(LANGUAGES, title))
    return ThingPage(stage, workshop, made, device, last=True)


def shelf_of(stage: Stage, game: str, device: Device | None) -> Scene:
    """The list of everything of a game that one may make another of: first the kinds, then the things."""
    say = stage.texts
    tables = [craft.table for craft in GAMES[game].crafts]
    kinds = [Option(table, with_capital(say(f"workshop-table-{game}-{table}"))) for table in tables]

    def open_kind(table: str) -> Sequence[str]:
        things = [Option(one.id, house_name(say, one)) for one in things_of(stage.app, game, table)]

        def open_thing(id: str) -> Sequence[str]:
            stage.open("workshop-like", game, table, id, device)
            return []

        title = say("workshop-shelf")
        stage.open("workshop-choose", title, things, [], open_thing, device=device)
        return []

    return Chooser(stage, say("workshop-shelf"), kinds, [], open_kind, device=device)


def things_of(app: App, game: str, table: str) -> list[Thing]:
    """The things of a kind that the house knows, in the order of the content."""
    section = next((one for one in sections_of(GAMES[game]) if one.table == table), None)
    made = {craft.table for craft in GAMES[game].crafts}
    if section is None or table not in made:
        return []
    return [Thing(game, table, one.id) for one in app.catalog.all(section.type, game=game)]


def house_name(say: Words, thing: Thing) -> str:
    """The name of a thing, as the house calls it."""
    ours = f"thing-{thing.game}-{thing.table}-{thing.name}"
    key = ours if thing.mod == BASE and ours in say else f"name-{thing.id}"
    return say(key) if key in say else thing.name.replace("_", " ").replace("-", " ")
