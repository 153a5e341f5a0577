"""The registrations of the workshop's pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from scenes.shell.navigation import ScreenKit, Ticket

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from game.app.workshop.workshop import Workshop
    from game.input.devices import Device
    from game.mods.flags import Value
    from scenes.capture.setup import Screenshot
    from scenes.screens.workshop.lesson.lesson import Lesson
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage


def _make_home(stage: Stage, device: Device | None = None, game: str = "") -> Scene:
    """Make the first page, for the device that opened it."""
    from scenes.screens.workshop.home.scene import WorkshopHome

    return WorkshopHome(stage, device, game)


def _open(stage: Stage, device: Device) -> None:
    """Open the workshop over the title."""
    stage.open("house", device)


def _make_thing(
    stage: Stage,
    workshop: Workshop,
    thing: Thing,
    device: Device | None = None,
    *,
    lesson: Lesson | None = None,
) -> Scene:
    """Make the page of a thing."""
    from scenes.screens.workshop.thing.scene import ThingPage

    return ThingPage(stage, workshop, thing, device, lesson=lesson)


def _make_like(stage: Stage, game: str, table: str, id: str, device: Device | None = None) -> Scene:
    """Ask whether a thing like one of a game is to be made; of one that is not here, make the first page."""
    from scenes.screens.workshop.entry import page_like

    return page_like(stage, game, table, id, device)


def _make_shelf(stage: Stage, game: str, device: Device | None = None) -> Scene:
    """Make the list of everything of a game that one may make another of."""
    from scenes.screens.workshop.entry import shelf_of

    return shelf_of(stage, game, device)


def _make_why(stage: Stage, game: str, flags: Mapping[str, Value], device: Device | None = None) -> Scene:
    """Make the list of what differs from the book at a table."""
    from scenes.screens.workshop.why_table import why_page

    return why_page(stage, game, flags, device)


def _make_chooser(stage: Stage, *asked: Any, **how: Any) -> Scene:
    """Make a list from which something is chosen."""
    from scenes.screens.workshop.chooser.scene import Chooser

    return Chooser(stage, *asked, **how)


def _make_letters(stage: Stage, *asked: Any, **how: Any) -> Scene:
    """Make the page where a text is written."""
    from scenes.screens.workshop.letters.scene import LettersPage

    return LettersPage(stage, *asked, **how)


def _make_table(stage: Stage, workshop: Workshop, game: str, device: Device | None = None) -> Scene:
    """Make the page of the house rules of a game."""
    from scenes.screens.workshop.table.scene import TablePage

    return TablePage(stage, workshop, game, device)


def _make_words(stage: Stage, *asked: Any, **how: Any) -> Scene:
    """Make the page where twelve words are written."""
    from scenes.screens.workshop.table.words import WordsPage

    return WordsPage(stage, *asked, **how)


def _screenshots() -> Sequence[Screenshot]:
    """The pages in their telling states."""
    from scenes.screens.workshop.screenshots import PICTURES
    from scenes.screens.workshop.table.screenshots import PICTURES as TABLES

    return (*PICTURES, *TABLES)


HOME = ScreenKit("house", _make_home, Ticket("house", _open), _screenshots)
THING = ScreenKit("workshop-thing", _make_thing)
CHOOSER = ScreenKit("workshop-choose", _make_chooser)
LETTERS = ScreenKit("workshop-letters", _make_letters)
TABLE = ScreenKit("workshop-table", _make_table)
WORDS = ScreenKit("workshop-words", _make_words)
LIKE = ScreenKit("workshop-like", _make_like)
SHELF = ScreenKit("workshop-shelf", _make_shelf)
WHY = ScreenKit("workshop-why", _make_why)
