"""Every word of the lobby can be read, in both languages and sizes, whatever the table does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from game.input.devices import KEYS, KEYS2, MOUSE, Device
from game.input.intents import Intent, Press
from scenes.capture.readability import missing_pictures, text_problems
from scenes.screens.lobby.games import game_entries, game_place
from scenes.screens.lobby.house_rules.editor import EditorFacts, RuleRow
from scenes.screens.lobby.scene import Lobby
from tests.scenes.screens.lobby.conftest import a_house
from tests.scenes.screens.lobby.hands import DUAL, SWITCH, XBOX
from tests.slices import sliced

if TYPE_CHECKING:
    import arcade

    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver

LOOKS = sliced([((language, size),) for language in ("fr", "en") for size in (100, 115)], 1, 2)


@pytest.fixture(scope="module", params=LOOKS, ids=lambda look: f"{look[0]}-{look[1]}")
def house(request: pytest.FixtureRequest, window: arcade.Window) -> GameWindow:
    """A house for each language and text size."""
    language, size = request.param
    return a_house(window, language=language, text_scale=size)


@pytest.fixture
def dressed(house: GameWindow, driver: Driver) -> Iterator[GameWindow]:
    """The house, empty, on the window."""
    driver.window.show_view(house)
    house.step()
    yield house
    house.stage.scenes.clear()


def lobby_on(proscenium: GameWindow) -> Lobby:
    lobby = Lobby(proscenium.stage)
    proscenium.stage.push(lobby)
    proscenium.step(frames=2)
    return lobby


def say(lobby: Lobby, device: Device, *intents: Intent) -> None:
    for intent in intents:
        lobby.press(Press(device, intent))


def problems(proscenium: GameWindow, lobby: Lobby) -> list[str]:
    """What is wrong now, once everything has come to rest."""
    proscenium.step(frames=30)
    return text_problems(lobby) + missing_pictures(lobby)


A, B, X, Y, TAB = Intent.ACCEPT, Intent.BACK, Intent.DOUBT, Intent.COUNTER, Intent.PEEK


def test_an_empty_house_and_every_act(dressed: GameWindow) -> None:
    lobby = lobby_on(dressed)
    for _ in game_entries():
        assert problems(dressed, lobby) == []
        say(lobby, KEYS, Intent.NEXT)
    for device in (KEYS2, XBOX, DUAL, SWITCH, MOUSE):
        say(lobby, device, Intent.HURRY)
        assert problems(dressed, lobby) == []


def test_five_seats_in_every_posture(dressed: GameWindow) -> None:
    lobby = lobby_on(dressed)
    lobby.stage.pads = None
    say(lobby, XBOX, A, A)
    say(lobby, DUAL, A)
    say(lobby, SWITCH, A, TAB)
    say(lobby, KEYS, A, Intent.UP)
    assert problems(dressed, lobby) == []
    say(lobby, XBOX, X)
    for _ in range(4):
        for strength in (Intent.DOWN, Intent.DOWN, Intent.UP, Intent.UP):
            say(lobby, XBOX, strength)
            assert text_problems(lobby) == []
        say(lobby, XBOX, Intent.RIGHT, A)
        assert text_problems(lobby) == []
        say(lobby, XBOX, TAB)
    lobby.device_lost(DUAL)
    say(lobby, KEYS, Intent.MENU)
    assert problems(dressed, lobby) == []
    say(lobby, KEYS, TAB)
    lobby._deaf = False
    lobby.text("Maximilienne")
    assert problems(dressed, lobby) == []


def test_free_chairs_for_every_hand_and_names_of_twelve_letters(dressed: GameWindow) -> None:
    lobby = lobby_on(dressed)
    for device in (KEYS, XBOX, KEYS2, MOUSE, DUAL, SWITCH):
        lobby.lobby_model.meet([XBOX, DUAL, SWITCH])
        assert problems(dressed, lobby) == []
        say(lobby, device, Intent.PEEK)
        assert problems(dressed, lobby) == []
        lobby.lobby_model.join(device)
        seat = lobby.couch.claim_of(device)
        assert seat is not None
        lobby.couch.rename(seat, f"Maximilien{'ABCDEFGH'[seat]}w")
    lobby.lobby_model.meet([])
    lobby.click(640, 300)
    lobby.click(56 + 210 * 3 + 98, 342 + 110)
    assert problems(dressed, lobby) == []
    lobby.point(100, 690)
    say(lobby, KEYS, Intent.MENU)
    assert problems(dressed, lobby) == []


@pytest.mark.parametrize("act", [act.id for act in game_entries() if act.playable])
def test_eight_seats_with_every_rule_changed(dressed: GameWindow, act: str) -> None:
    lobby = lobby_on(dressed)
    lobby.lobby_model.go_to_act(game_place(act))
    for device in (XBOX, DUAL, SWITCH, KEYS, KEYS2, MOUSE):
        lobby.lobby_model.join(device)
    for _ in range(2):
        say(lobby, XBOX, X)
    say(lobby, XBOX, A)
    for count, name in enumerate(lobby.lobby_model.rules.names):
        lobby.lobby_model.rules.step(name, 1)
        lobby.lobby_model.version += 1
        assert problems(dressed, lobby) == [], count
    say(lobby, KEYS, Intent.MENU)
    assert problems(dressed, lobby) == []


@pytest.mark.parametrize("act", [act.id for act in game_entries() if act.playable])
def test_the_editor_at_every_row(dressed: GameWindow, act: str) -> None:
    lobby = lobby_on(dressed)
    lobby.lobby_model.go_to_act(game_place(act))
    say(lobby, XBOX, A, Y)
    for _ in (*lobby.lobby_model.rules.names, "the book"):
        for step in (Intent.RIGHT, Intent.LEFT, Intent.LEFT):
            say(lobby, XBOX, step)
            assert text_problems(lobby) == []
        say(lobby, XBOX, Intent.DOWN)
    assert problems(dressed, lobby) == []


def test_every_refusal_fits_its_line(dressed: GameWindow) -> None:
    lobby = lobby_on(dressed)
    for act in game_entries():
        if act.playable:
            for why in ("nobody", "alone"):
                lobby.footer.say(lobby.texts(f"lobby-why-{why}-{act.id}"))
                assert text_problems(lobby) == []
            continue
        lobby.footer.say(lobby.texts(f"lobby-rehearsal-{act.id}"))
        assert text_problems(lobby) == []
    for key in ("away", "crowd"):
        lobby.footer.say(lobby.texts(f"lobby-why-{key}", name="Maximilienne", most=7, extra=2))
        assert text_problems(lobby) == []
    names = dict.fromkeys(("name", "second", "third"), "Maximilienne")
    for count in (1, 2, 3, 4, 8):
        lobby.footer.say(lobby.texts("lobby-why-ready", **names, count=count, more=count - 3))
        assert text_problems(lobby) == []
    for key in ("all-ready", "no-rules", "not-yours", "unkept"):
        lobby.footer.say(lobby.texts(f"lobby-{key}"))
        assert text_problems(lobby) == []


def test_more_rules_than_lines_scroll(dressed: GameWindow) -> None:
    lobby = lobby_on(dressed)
    say(lobby, XBOX, Y)
    rows = tuple(RuleRow(f"{place} pièces", place % 2 == 0, "Un mot.") for place in range(12))
    for at in (0, 9, 10, 11, 3):
        lobby.editor.show(EditorFacts(rows, at))
        assert at in [place for place, _ in lobby.editor.lines()]
        assert text_problems(lobby) == []
    few = EditorFacts(rows[:3], 2)
    lobby.editor.show(few)
    assert [place for place, _ in lobby.editor.lines()] == [0, 1, 2]


def test_the_foot_shows_the_keys_of_all_hands_while_they_mean_the_same(
    dressed: GameWindow,
) -> None:
    """Four kinds of hands; while one of them writes its name, the foot is for the one that pressed."""
    scene = dressed.stage.make("lobby")
    assert isinstance(scene, Lobby)
    dressed.stage.push(scene)
    for device in (KEYS, SWITCH, DUAL, XBOX):
        dressed.stage.press(Press(device, Intent.ACCEPT, True))
    dressed.step(1 / 30, 4)

    def seals() -> int:
        return sum(getattr(mark, "name", "").startswith("seal_") for mark in scene.footer._prompts._marks)

    def keys(intent: Intent) -> list[bool]:
        drawn = [getattr(mark, "name", "") for mark in scene.footer._prompts._marks]
        return [scene.footer._prompts.glyph(pad, intent).image in drawn for pad in (XBOX, DUAL, SWITCH)]

    assert keys(Intent.COUNTER) == keys(Intent.DOUBT) == [True] * 3 and seals() == 0
    assert text_problems(scene) == []
    ends = [box[0] + box[2] for box, _ in scene.footer.spots]
    assert max(ends) <= 884
    dressed.stage.press(Press(DUAL, Intent.PEEK, True))
    dressed.step(1 / 30, 4)
    assert keys(Intent.COUNTER).count(True) < 3 and seals() == 1
