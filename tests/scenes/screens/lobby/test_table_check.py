"""The lobby lets nobody sit down at a table that cannot be played, and says which key forbids it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from game.app.app import App
from game.app.games import flag_values
from game.app.tryout import memory_path
from game.input.devices import KEYS
from game.input.intents import Intent, Press
from game.saves.settings import Settings
from game.saves.tried import load_tried
from scenes.screens.lobby.games import game_place
from scenes.screens.lobby.hand import Reply
from scenes.screens.lobby.scene import Lobby
from scenes.screens.lobby.table_check import TableCheck
from tests.app.conftest import BASE
from tests.app.test_tables import ENDLESS, House, house, of_every_action  # noqa: F401
from tests.scenes.screens.lobby.conftest import OpenStage
from tests.scenes.screens.lobby.hands import XBOX, a_troupe, press

HEARTH = '[action.foyer]\norder = 99\neffect = { kind = "gain", coins = 1 }\n'
"""One harmless action more."""


class Opener(Lobby):
    """A lobby that only notes that its match begins."""

    begun = False

    def start(self) -> None:
        self.begun = True


def asked(app: App, game: str, players: int = 3, **flags: Any) -> tuple[TableCheck, Reply | None]:
    """What the lobby would answer at once."""
    tables = TableCheck(app.catalog)
    return tables, tables.why_not(game, flag_values(app.catalog, game, flags)[0], players)


def after_a_while(app: App, tables: TableCheck, game: str, players: int = 3) -> Reply | None:
    """What the lobby answers when the table has been tried."""
    values, end = flag_values(app.catalog, game, {})[0], time.monotonic() + 60
    while (why := tables.why_not(game, values, players)) and why.says == "lobby-why-trying":
        assert time.monotonic() < end
        tables.update(0.05)
        time.sleep(0.02)
    return why


def test_a_table_of_our_own_needs_no_trial(home: Path) -> None:
    for game in ("complots", "hecatombe", "roulette"):
        tables, why = asked(App([BASE], Settings()), game)
        assert why is None and tables._tryout is None and tables.update(1.0) is None


def test_a_key_that_forbids_the_table_is_named(house: House) -> None:  # noqa: F811
    app = house("hecatombe", ENDLESS)
    _, why = asked(app, "hecatombe")
    assert why is not None and (why.sound, why.says) == ("error", "lobby-why-table")
    assert "rounds_to_win" in app.texts(why.says, **why.facts)
    assert asked(app, "complots")[1] is None


def test_nobody_starts_at_a_table_that_cannot_be_played() -> None:
    table = a_troupe()
    press(table, XBOX, Intent.ACCEPT, Intent.ACCEPT, Intent.DOUBT, Intent.ACCEPT)
    assert table.start().leads == "start"
    forbidden = Reply("error", "lobby-why-table", {"where": "nowhere"})
    table.lobby_model._table_verdict = lambda game, values, players: forbidden
    assert table.start() == forbidden


@pytest.mark.processes
def test_a_table_with_content_of_others_is_tried_once_in_the_background(house: House) -> None:  # noqa: F811
    app = house("complots", HEARTH)
    tables, why = asked(app, "complots")
    assert why is not None and why.says == "lobby-why-trying"
    assert after_a_while(app, tables, "complots") is None
    assert asked(app, "complots")[1] is None and len(load_tried(memory_path())) == 1
    tables, why = asked(app, "complots", players=4)
    assert why is not None
    tables.close()
    assert tables.update(1.0) is None


@pytest.mark.processes
def test_a_table_whose_trial_goes_wrong_is_refused(house: House) -> None:  # noqa: F811
    idle = of_every_action("cost = 99").replace("cost = 99", 'effect = { kind = "gain", coins = 0 }', 1)
    app = house("complots", idle)
    tables, _ = asked(app, "complots")
    why = after_a_while(app, tables, "complots")
    assert why is not None and why.says == "lobby-why-table" and why.facts == {"where": "nowhere"}


@pytest.mark.screens
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_lobby_shows_why(open_stage: OpenStage, house: House, language: str) -> None:  # noqa: F811
    app = house("hecatombe", ENDLESS)
    stage = open_stage(language=language).stage
    stage.app.catalog = app.catalog
    lobby = Lobby(stage, game="hecatombe")
    stage.push(lobby)
    assert lobby.lobby_model.act_at == game_place("hecatombe")
    for facts in ({"where": "flag.base:rounds_to_win.default"}, {"where": "nowhere"}):
        lobby._answer(Reply("error", "lobby-why-table", facts))
        assert lobby.footer.said and "lobby-" not in lobby.footer.said
        assert lobby.footer._said.width <= 884 - 56
    lobby._answer(Reply("error", "lobby-why-trying", {"percent": 40}))
    assert "40" in lobby.footer.said
    lobby.close()


@pytest.mark.screens
@pytest.mark.processes
def test_whoever_asked_for_the_match_has_it_as_soon_as_bots_have_tried_the_table(
    open_stage: OpenStage,
    house: House,  # noqa: F811
) -> None:
    app = house("complots", HEARTH)
    stage = open_stage().stage
    stage.app.catalog = app.catalog
    lobby = Opener(stage, game="complots")
    stage.push(lobby)
    for intent in (Intent.ACCEPT, Intent.DOUBT, Intent.MENU):
        lobby.press(Press(KEYS, intent, True))
        lobby.press(Press(KEYS, intent, False))
    assert not lobby.begun and "0" in lobby.footer.said
    end = time.monotonic() + 60
    while not lobby.begun:
        assert time.monotonic() < end
        lobby.update(0.05)
        time.sleep(0.02)
    lobby.close()
