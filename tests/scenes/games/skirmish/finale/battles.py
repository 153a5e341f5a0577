"""Battles that weak bots have fought to the end, a few seconds each, kept for the tests of one process."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from game import paths
from game.app.app import App
from game.app.plan import plan_of
from game.app.table import Table
from game.couch.couch import Couch
from game.couch.names import default_names
from game.saves.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Sequence


@cache
def an_app(language: str = "fr") -> App:
    """The house with bots that answer at once."""
    return App([paths.bundled_mods_folder() / "base"], Settings(language=language)).inline()


@cache
def fought(players: int, seed: int = 3) -> Table:
    """A short battle from the first zone to the last token."""
    app = an_app()
    couch = couch_of_bots(app, players)
    table = app.begin(plan_of(couch, "skirmish", {"preset": "short"}, seed), keep=False)
    for player in range(players):
        table.mind(player, "bold", "weak")
    table.pace = 0.0
    for _ in range(20000):
        if table.outcome is not None:
            return table
        table.update(10.0)
    raise AssertionError("a battle without an end")


def couch_of_bots(app: App, players: int, names: Sequence[str] = ()) -> Couch:
    """So many bots on their chairs."""
    couch = Couch(default_names(app.texts))
    for _ in range(players):
        couch.add_bot("bold", "weak")
    for seat, name in zip(couch.players, names, strict=False):
        couch.rename(seat, name)
    return couch
