"""Notes on the free chairs of a nearly empty lobby: what each game is, without a word on anything else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from game.app.games import GAMES
from scenes.capture.readability import missing_pictures, text_problems
from scenes.screens.lobby.notes import FIRST, NOTES, note_box
from scenes.screens.lobby.scene import Lobby
from tests.scenes.screens.lobby.conftest import a_house
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
    while house.stage.scenes:
        house.stage.scenes.pop().close()


def lobby(house: GameWindow, game: str, players: int) -> Lobby:
    """The lobby with this game chosen, and so many bots on its chairs."""
    from scenes.capture.setup import seated_couch

    scene = house.stage.make("lobby", seated_couch(house.stage, players, (None,) * 8), game=game)
    assert isinstance(scene, Lobby)
    house.stage.push(scene)
    house.step(1 / 30, 4)
    return scene


def told(scene: Lobby, game: str) -> list[bool]:
    """Which of the notes hang, by their first words."""
    seen = [label.text for label in scene.labels() if label.visible]
    notes = [scene.texts(f"lobby-note-{kind}-{game}") for kind, _ in NOTES]
    return [any(len(words) >= 3 and note.startswith(words) for words in seen) for note in notes]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_nearly_empty_lobby_tells_what_the_game_is(dressed: GameWindow, game: str) -> None:
    for players in (0, 2):
        scene = lobby(dressed, game, players)
        assert told(scene, game) == [True] * 4
        assert text_problems(scene) + missing_pictures(scene) == []
        for label in scene.labels():
            for place in range(len(NOTES)):
                x, y, w, h = note_box(place)
                left, top, wide, high = label.box
                if x < left + wide / 2 < x + w and y < top + high / 2 < y + h:
                    assert x + 8 <= left and left + wide <= x + w - 8
                    assert top + high <= y + h - 6, label.text
    assert told(lobby(dressed, game, 3), game) == [False] * 4


def test_a_note_is_taken_down_from_a_chair_that_somebody_looks_at(dressed: GameWindow) -> None:
    scene = lobby(dressed, "complots", 1)
    x, y, w, h = note_box(1)
    dressed.stage.point(x + w / 2, y + h / 2)
    dressed.step(1 / 30, 2)
    assert told(scene, "complots") == [True, False, True, True]
    assert scene.seat_cards.each[FIRST + 1].seat == FIRST + 1


def test_a_game_without_words_for_notes_has_none(dressed: GameWindow) -> None:
    from dataclasses import replace

    scene = lobby(dressed, "complots", 0)
    chairs = [card._shown for card in scene.seat_cards.each]
    free = tuple(chair for chair in chairs if chair is not None)
    assert scene.notes.show(replace(scene.lobby_model.act, id="bones"), free) == ()
    assert len(scene.notes.show(scene.lobby_model.act, free)) == 4
