"""The page of a table in its telling states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, cast

from game.app.balance.intervals import Estimate
from game.app.workshop.table_desk import TableDesk
from game.app.workshop.workshop import Workshop
from game.app.workshop.worth import Effect
from game.input.intents import Intent
from game.mods.flags import Value
from scenes.capture.setup import XBOX, Screenshot, press_button
from scenes.screens.workshop.table.meter import TableMeter
from scenes.screens.workshop.table.scene import TablePage
from scenes.screens.workshop.table.words import WordsPage

if TYPE_CHECKING:
    from game.app.app import App
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage

WINTER: Mapping[str, Value] = {
    "starting_coins": 3,
    "fifth_character": "inquisiteur",
    "reaction_seconds": 6,
    "treasury": 54,
}


class _Aside:
    """A house with other house rules, which keeps nothing."""

    def __init__(self, app: App, game: str, rules: Mapping[str, Value]) -> None:
        self._app = app
        self.settings = app.settings.but(flags={game: dict(rules)})

    def __getattr__(self, name: str) -> object:
        return getattr(self._app, name)

    def change(self, **fields: object) -> None:
        """Change settings of this evening."""
        self.settings = self.settings.but(**fields)


class _Measured(TableMeter):
    """A meter that has measured already."""

    def effect(self, name: str) -> Effect:
        """Something for each rule and set."""
        turns = {"rule:starting_coins": -1.4, "rule:fifth_character": 0.6, "set:1": -3.2, "set:4": -1.1}
        known = turns.get(name)
        if known is None:
            return Effect(deals=900, sure=True)
        length = Estimate(known, known - 0.3, known + 0.3, 900)
        return Effect(length=length, turns=14.0, lengthens=True, deals=900, sure=True)

    def look(self, dt: float) -> bool:
        """Nothing more comes."""
        return False


def _page(game: str, rules: Mapping[str, Value]) -> Callable[[Stage], Scene]:
    """The page of a game whose table has these house rules, and one set of one's own that lies aside."""

    def make(stage: Stage) -> Scene:
        page = TablePage(stage, Workshop(stage.app), game, XBOX)
        page.meter = _Measured()
        aside = cast("App", _Aside(stage.app, game, rules))
        page.desks[game] = page.desk = TableDesk(aside, game, Path(mkdtemp(prefix="perfidie-")))
        if rules:
            page.desk.save({"fr": "Table d’Aurèle", "en": "Aurèle’s table"}[stage.app.texts.language])
        return page

    return make


def _words(stage: Stage) -> Scene:
    """Three words and a half, the second of which is in no list."""
    page = WordsPage(stage, lambda text: None, XBOX)
    said = {"fr": "masque velors cha", "en": "mask velvit ca"}[stage.app.texts.language]
    page.input.write(said)
    return page


_DOWN = press_button(XBOX, Intent.DOWN)
_BESIDE = press_button(XBOX, Intent.PEEK)
PICTURES = (
    Screenshot("workshop-table", _page("complots", WINTER), (_DOWN,) * 3),
    Screenshot("workshop-table-book", _page("roulette", {}), (_BESIDE, _DOWN)),
    Screenshot("workshop-table-set", _page("complots", WINTER), (_BESIDE, _BESIDE, *(_DOWN,) * 5)),
    Screenshot(
        "workshop-table-end", _page("hecatombe", {"rounds_to_win": 5}), (press_button(XBOX, Intent.RIGHT),)
    ),
    Screenshot("workshop-words", _words),
)
