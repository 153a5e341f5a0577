"""Whole matches played by bots (some in the chairs of people), and a stage to show their end on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import paths
from game.app.app import App
from game.app.plan import plan_of
from game.app.table import Table
from game.core.bots import TEMPERS
from game.couch.couch import Couch
from game.couch.names import default_names
from game.couch.seating import parse_seats, seat_all
from game.input.bindings_file import read_bindings
from game.saves.settings import Settings

if TYPE_CHECKING:
    from scenes.pads.contract import Pads
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver


def an_app(**settings: object) -> App:
    """The house with bots that answer at once; words in French unless told otherwise."""
    return App([paths.bundled_mods_folder() / "base"], Settings(**{"language": "fr", **settings})).inline()


def seats(players: int, people: int = 1, strength: str = "weak") -> str:
    """Seats in words: so many people, the keyboard first, then bots of all tempers."""
    hands = ["keys", "keys2", "mouse"][:people]
    bots = [f"bot:{TEMPERS[seat % 4]}:{strength}" for seat in range(players - people)]
    return ",".join([*hands, *bots])


def played(app: App, players: int, seed: int = 7, people: int = 1, **flags: object) -> tuple[Table, Couch]:
    """A match from the first card to the last; for the people, bots play unseen and leave no thoughts."""
    specs, problems = parse_seats(seats(players, people))
    assert not problems
    couch = seat_all(specs, (), default_names(app.texts))
    table = app.begin(plan_of(couch, "complots", flags, seed), keep=False)  # type: ignore[arg-type]
    for player in range(people):
        table.mind(player, "bold", "weak")
    for _ in range(5000):
        if table.outcome is not None:
            break
        table.update(1.0)
    assert table.outcome is not None
    for player in range(people):
        table.unmind(player)
    table.thoughts = [noted for noted in table.thoughts if noted.player >= people]
    return table, couch


def raised(driver: Driver, app: App, pads: Pads | None = None) -> GameWindow:
    """A stage on the test window."""
    from scenes.screens import SCREENS
    from scenes.shell.window import GameWindow

    bindings, _ = read_bindings(paths.bundled_mods_folder() / "base" / "look" / "bindings.toml")
    house = GameWindow(
        driver.window, app, assets=paths.assets_folder(), bindings=bindings, pads=pads, screens=SCREENS
    )
    driver.window.show_view(house)
    return house
