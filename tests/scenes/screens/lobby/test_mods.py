"""Mods are switched in the lobby, after the house rules: by keys and by the mouse, and everything follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arcade import key

from game.app.app import App
from game.rules.complots.defs import ActionDef
from game.saves.settings import Settings
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]

MOD = "dagues-tirees"


def the_lobby(house: GameWindow, language: str = "fr") -> Any:
    """The lobby of a house with all mods that come with the game."""
    house.serve(App(settings=Settings(language=language, reduced_motion=True)).inline())  # type: ignore[arg-type]
    house.stage.push(house.stage.make("lobby"))
    house.step()
    return house.stage.scene


def row_of(lobby: Any, id: str = MOD) -> int:
    model = lobby.lobby_model
    return len(model.rules.names) + next(n for n, mod in enumerate(model.mods) if mod.id == id)


def said(lobby: Any) -> str:
    return " ".join(label.text for label in lobby.labels())


def test_a_mod_is_switched_on_and_off_by_keys(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(language="en", reduced_motion=True)
    lobby = the_lobby(house, "en")
    driver.key(key.ENTER)
    app = house.stage.app
    lessons = {"complots-a-rebours", "cour-des-ombres", "dagues-tirees", "deux-courtisans", "soiree-courte"}
    ours = sorted(lessons | {"coup-de-pouce", "la-main", "la-question", "liard"})
    assert [mod.id for mod in lobby.lobby_model.mods] == ours
    assert lobby.lobby_model.act.id == "complots"
    row = row_of(lobby)
    lobby._answer(lobby.controller.click_chip(""))
    for _ in range(row):
        driver.key(key.DOWN)
    assert lobby.lobby_model.row == row and "Daggers drawn: no" in said(lobby)
    driver.key(key.RIGHT)
    assert app.catalog.get(ActionDef, "base:assassin").cost == 2
    assert lobby.lobby_model.editing and lobby.lobby_model.row == row and "Daggers drawn: yes" in said(lobby)
    assert lobby.lobby_model.rules.values["forced_at"] == 8
    driver.key(key.ESCAPE)
    assert not lobby.lobby_model.editing and "Daggers drawn" in said(lobby)
    lobby._answer(lobby.controller.click_chip(""))
    driver.key(key.LEFT)
    assert app.catalog.get(ActionDef, "base:assassin").cost == 3 and "Daggers drawn: no" in said(lobby)


def test_the_mouse_switches_a_mod_and_settings_keep_it(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(language="fr", reduced_motion=True)
    lobby = the_lobby(house)
    lobby._answer(lobby.controller.click_chip(""))
    lobby.lobby_model.row = row_of(lobby)
    lobby.lobby_model.version += 1
    house.step()
    box = next(box for place, box in lobby.editor.lines() if place == row_of(lobby))
    driver.click(box[0] + box[2] - 5, box[1] + 10)
    assert house.stage.app.settings.mods == {MOD: True} and "Dagues tirées\u00a0: oui" in said(lobby)
    assert lobby.lobby_model.rules.values["forced_at"] == 8


def test_mods_of_other_games_are_not_offered_here(raise_house: Raise) -> None:
    lobby = the_lobby(raise_house(language="fr", reduced_motion=True))
    lobby._answer(lobby.lobby_model.go_to_act(1))
    assert [mod.id for mod in lobby.lobby_model.mods] == [
        "coup-de-pouce",
        "hecatombe-au-crepuscule",
        "l-augure",
        "le-presage",
        "le-visage",
        "liard",
        "lune-errante",
        "sept-symboles",
        "soiree-courte",
    ]
