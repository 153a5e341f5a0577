"""The workshop in its telling states."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING

from game.app.workshop.bench import Bench, Thing
from game.app.workshop.own_mod import OwnMod
from game.app.workshop.workshop import Workshop
from game.input.intents import Intent
from scenes.capture.setup import XBOX, Screenshot, press_button
from scenes.screens.workshop.home.scene import WorkshopHome

if TYPE_CHECKING:
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage

AGAIN = Thing("roulette", "card", "base:encore_un")


def posed_workshop(stage: Stage) -> Workshop:
    """A workshop with a mod of its own that lies aside and is thrown away."""
    workshop = Workshop(stage.app)
    title = {"fr": "Nuits d’hiver", "en": "Winter nights"}[stage.app.texts.language]
    own = OwnMod.begin(Path(mkdtemp(prefix="perfidie-")) / "nuits", title)
    workshop.take(own)
    return workshop


def card_twice(bench: Bench) -> Thing:
    """A card that lets somebody shoot twice more."""
    card = bench.make_like(
        AGAIN, "Encore deux !", {"fr": {"name": "Encore deux !"}, "en": {"name": "Two more!"}}
    )
    bench.set(card, ("copies",), 2)
    bench.add_part(card, ("effects",), "points")
    bench.set(card, ("effects", 1, "amount"), 3)
    return card


def _made_like(game: str, table: str, id: str, fr: str, en: str) -> Callable[[Workshop], Thing]:
    """A thing made like one of the house, with all that it needs to come to the table."""

    def make(workshop: Workshop) -> Thing:
        return workshop.make_like(Thing(game, table, id), {"fr": fr, "en": en})

    return make


def _made_page(pose: Callable[[Workshop], Thing]) -> Callable[[Stage], Scene]:
    def make(stage: Stage) -> Scene:
        workshop = posed_workshop(stage)
        return stage.make("workshop-thing", workshop, pose(workshop), XBOX)

    return make


def _page(pose: Callable[[Bench], Thing]) -> Callable[[Stage], Scene]:
    def make(stage: Stage) -> Scene:
        workshop = posed_workshop(stage)
        return stage.make("workshop-thing", workshop, pose(workshop.bench), XBOX)

    return make


def _the(game: str, table: str, id: str) -> Callable[[Bench], Thing]:
    return lambda bench: Thing(game, table, id)


def _home(stage: Stage) -> Scene:
    workshop = posed_workshop(stage)
    card_twice(workshop.bench)
    workshop.bench.set(Thing("complots", "action", "base:assassin"), ("cost",), 2)
    return WorkshopHome(stage, XBOX, "roulette", workshop)


def _letters(stage: Stage) -> Scene:
    names = ["Encore deux !", "Encore !", "Dernier tir", "Double ou rien", "À bout portant"]
    title = stage.texts("workshop-name-title")
    return stage.make("workshop-letters", title, "", lambda text: None, names, device=XBOX)


PICTURES = (
    Screenshot("workshop-home", _home),
    Screenshot("workshop-card", _page(card_twice)),
    Screenshot(
        "workshop-choose",
        _page(card_twice),
        (press_button(XBOX, Intent.ACCEPT),),
    ),
    Screenshot("workshop-letters", _letters),
    Screenshot("workshop-action", _page(_the("complots", "action", "base:assassin"))),
    Screenshot(
        "workshop-character",
        _made_page(_made_like("complots", "character", "base:capitaine", "Usurière", "Usurer")),
    ),
    Screenshot(
        "workshop-symbol", _made_page(_made_like("hecatombe", "symbol", "base:nuit", "Métal", "Metal"))
    ),
    Screenshot("workshop-box", _page(_the("hecatombe", "box", "base:standard"))),
    Screenshot("workshop-deck", _page(_the("complots", "deck", "base:cour"))),
    Screenshot("workshop-unit", _page(_the("skirmish", "unit", "base:ligne_piquiers"))),
)
