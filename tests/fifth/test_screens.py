"""The fifth game on the stage: every word of it reads well, and nothing of another game appears."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from arcade import key

from game.ai import BOTS, make_policy
from game.app.app import App
from game.app.games import GAMES
from game.app.plan import MatchPlan
from game.couch.couch import Couch
from game.couch.names import default_names
from game.input.devices import KEYS, Device
from game.input.intents import Intent, Press
from scenes.capture.readability import missing_pictures, text_problems
from scenes.games import KITS
from scenes.screens.finale.scene import Finale
from scenes.screens.lobby.scene import Lobby
from scenes.screens.pause.scene import Pause
from tests.app.conftest import chairs
from tests.fifth.kit import KIT
from tests.fifth.rules import Bones
from tests.fifth.table import BonesScene

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver


def faults(house: GameWindow) -> list[str]:
    """Everything wrong with the words and pictures of the scene that is played now."""
    texts, scene = house.stage.app.texts, house.stage.scene
    assert scene is not None
    return [*text_problems(scene), *missing_pictures(scene), *texts.missing, *texts.faults]


def say(house: GameWindow, device: Device, *intents: Intent) -> None:
    """A hand presses, and lets go."""
    for intent in intents:
        house.stage.press(Press(device, intent, True))
        house.stage.press(Press(device, intent, False))
        house.step(1 / 30, 3)


def words(house: GameWindow) -> set[str]:
    scene = house.stage.scene
    assert scene is not None
    return {label.text for label in scene.labels()}


@pytest.mark.parametrize("shot", KIT.screenshots(), ids=lambda shot: shot.name)
def test_its_telling_states_read_well(house: GameWindow, shot: Any) -> None:
    house.stage.push(shot.scene(house.stage))
    house.step(1 / 30, 3)
    for act in shot.acts:
        act(house)
    assert faults(house) == []


def test_it_is_chosen_in_the_lobby_played_with_keys_and_won(house: GameWindow, driver: Driver) -> None:
    house.stage.push(house.stage.make("lobby"))
    house.step()
    driver.key(key.ENTER)
    say(house, KEYS, Intent.DOUBT, Intent.ACCEPT, *[Intent.NEXT] * list(GAMES).index("dice"), Intent.ACCEPT)
    assert "Osselets" in words(house) and "En 20 points" in words(house) and faults(house) == []
    say(house, KEYS, Intent.MENU)
    house.step(1 / 30, 60)
    match = house.stage.scene
    assert isinstance(match, BonesScene) and match.table.game.id == "dice"
    say(house, KEYS, Intent.COUNTER)
    assert "Il n’y a rien à garder." in words(house)
    for turn in range(400):
        if not isinstance(house.stage.scene, BonesScene):
            break
        say(house, KEYS, Intent.COUNTER if turn % 3 == 2 else Intent.ACCEPT)
        assert faults(house) == []
    house.step(1 / 30, 150)
    assert isinstance(house.stage.scene, Finale) and faults(house) == []
    driver.key(key.ENTER)
    house.step(1 / 30, 60)
    assert isinstance(house.stage.scene, BonesScene), "there is no backstage: the first ticket is a rematch"


def test_the_interval_has_no_booklet_to_offer(house: GameWindow) -> None:
    couch = seated(house)
    table = house.stage.app.begin(a_plan(), keep=False)
    house.stage.open("pause", table, couch, KEYS)
    pause = house.stage.scene
    assert isinstance(pause, Pause) and pause.menu is not None
    assert [spot.key for spot in pause.menu.focus.spots] == ["resume", "why", "options", "lend", "quit"]
    assert faults(house) == []


def test_the_evening_after_begins_with_it(house: GameWindow) -> None:
    house.stage.app.change(last_game="dice")
    house.stage.go("lobby")
    house.step(1 / 30, 60)
    lobby = house.stage.scene
    assert isinstance(lobby, Lobby) and "En 20 points" in words(house)


# without one of its three lines


def test_without_a_kit_it_is_in_rehearsal(house: GameWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(KITS, "dice")
    table = house.stage.app.begin(a_plan(), keep=False)
    with pytest.raises(KeyError, match="no game with a stage is registered as 'dice', only: complots, "):
        house.stage.make("match", table, seated(house))
    house.stage.push(house.stage.make("lobby", game="dice"))
    house.step()
    assert "En 20 points" not in words(house)
    say(house, KEYS, Intent.ACCEPT, Intent.DOUBT, Intent.ACCEPT, Intent.MENU)
    assert isinstance(house.stage.scene, Lobby)


def test_without_bots_nobody_plays_it(fifth: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(BOTS, "dice")
    with pytest.raises(ValueError, match="no bot plays 'dice'"):
        make_policy("dice", Bones(), "bold", "weak")


def test_without_its_line_in_the_house_there_is_no_such_game(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(GAMES, "dice")
    with pytest.raises(ValueError, match="no game named 'dice'"):
        app.begin(MatchPlan("dice", (), 1), keep=False)


def seated(house: GameWindow) -> Couch:
    """The keyboard and a bot."""
    couch = Couch(default_names(house.stage.app.texts))
    couch.join(KEYS)
    couch.add_bot("bold", "weak")
    return couch


def a_plan() -> MatchPlan:
    """A person against a bot."""
    return MatchPlan("dice", chairs("hb"), 5)
