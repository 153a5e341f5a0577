"""An evening of Hécatombe from the title and back: every room on the way, by keys alone."""

from __future__ import annotations

from arcade import key

from scenes.games.hecatombe.table.scene import HecatombeScene
from scenes.screens.lobby.scene import Lobby
from scenes.screens.pause.scene import Pause
from scenes.screens.rulebook.scene import Rulebook
from scenes.screens.title.scene import Title
from tests.scenes.driver import Driver
from tests.scenes.screens.title.house import Raise, faults


def test_title_lobby_match_interval_booklet_title_and_on_again(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    stage = house.stage
    stage.home = lambda: Title(stage)
    stage.push(Title(stage))
    driver.step(2)

    def keys(*symbols: int) -> None:
        for symbol in symbols:
            driver.key(symbol)

    keys(key.ENTER)
    driver.wait(1.2)
    assert isinstance(stage.scene, Lobby)
    keys(key.E, key.ENTER, key.D, key.D, key.ENTER, key.ENTER, key.M)
    driver.wait(1.5)
    match = stage.scene
    assert isinstance(match, HecatombeScene) and match.view.players == 3
    keys(key.ESCAPE)
    pause = stage.scene
    assert isinstance(pause, Pause) and faults(pause) == []
    keys(key.DOWN, key.ENTER)
    assert isinstance(stage.scene, Rulebook) and stage.scene.flags == match.view.flags
    keys(key.ESCAPE, key.UP, key.UP, key.ENTER)
    driver.wait(1.5)
    title = stage.scene
    assert isinstance(title, Title) and title.at == "resume" and faults(title) == []
    assert any("Hécatombe" in label.text for label in title.labels())
    assert stage.app.settings.last_game == "hecatombe"
    keys(key.ENTER)
    driver.wait(1.5)
    assert isinstance(stage.scene, HecatombeScene)
