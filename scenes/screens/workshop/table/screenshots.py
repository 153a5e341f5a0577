"""The page of a table in its telling states."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
from scenes.games import KITS
from scenes.screens.workshop.table.meter import TableMeter
from scenes.screens.workshop.table.scene import TablePage
from scenes.screens.workshop.table.words import WordsPage

if TYPE_CHECKING:
    from game.app.app import App
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage
    from scenes.shell.window import GameWindow


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
        known = (-1.4, 0.6, 0.4, -0.9, 2.1)[sum(map(ord, name)) % 5]
        if name == "table" or name.startswith("set"):
            known *= 2
        if sum(map(ord, name)) % 7 == 0 and name.startswith("rule"):
            return Effect(deals=900, sure=True)
        length = Estimate(known, known - 0.3, known + 0.3, 900)
        return Effect(length=length, turns=14.0, lengthens=True, deals=900, sure=True)

    def look(self, dt: float) -> bool:
        """Nothing more comes."""
        return False


def _page(place: int, changes: Sequence[int]) -> Callable[[Stage], Scene]:
    """The page of a game, by its place in the house, with a set of one's own that lies aside.

    `changes` says by how many steps each of its first house rules is changed.
    """

    def make(stage: Stage) -> Scene:
        game = list(KITS)[place]
        page = TablePage(stage, Workshop(stage.app), game, XBOX)
        rules = {
            name: one.stepped(one.default, by)
            for (name, one), by in zip(page.desk.defs.items(), changes, strict=False)
        }
        page.meter = _Measured()
        aside = cast("App", _Aside(stage.app, game, rules))
        page.desks[game] = page.desk = TableDesk(aside, game, Path(mkdtemp(prefix="perfidie-")))
        if changes:
            page.desk.save({"fr": "Table d’Aurèle", "en": "Aurèle’s table"}[stage.app.texts.language])
        return page

    return make


def _write_words(house: GameWindow) -> None:
    """Three words and a half over the page, the second of which is in no list."""
    stage = house.stage
    page = WordsPage(stage, lambda text: None, XBOX)
    said = {"fr": "masque velors cha", "en": "mask velvit ca"}[stage.app.texts.language]
    page.input.write(said)
    stage.push(page)
    house.step()


_DOWN = press_button(XBOX, Intent.DOWN)
_BESIDE = press_button(XBOX, Intent.PEEK)
PICTURES = (
    Screenshot("workshop-table", _page(0, (1, 0, 9, 1)), (_DOWN,) * 3),
    Screenshot("workshop-table-book", _page(2, ()), (_BESIDE, _DOWN)),
    Screenshot("workshop-table-set", _page(0, (1, 0, 9, 1)), (_BESIDE, _BESIDE, *(_DOWN,) * 5)),
    Screenshot("workshop-table-end", _page(1, (3,)), (press_button(XBOX, Intent.RIGHT),)),
    Screenshot("workshop-table-battle", _page(3, (1, 1)), (_BESIDE,)),
    Screenshot("workshop-words", _page(0, (1, 0, 9, 1)), (_write_words,)),
)
