"""The curtain call, with real keys, a pad and the mouse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from arcade import key
from msgspec.structs import replace

from game.ai.policy import Thought
from game.input.devices import Family
from game.input.intents import Intent
from tests.scenes.screens.finale.evening import an_app, played, raised

if TYPE_CHECKING:
    from scenes.screens.finale.scene import Finale
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver


@pytest.fixture(autouse=True)
def _plain_look() -> Iterator[None]:
    from scenes.draw.style import switch_palette

    yield
    switch_palette(contrast=False)


def curtain_call(
    driver: Driver, players: int, seed: int = 3, **settings: object
) -> tuple[GameWindow, Finale]:
    from scenes.screens.finale.scene import Finale

    app = an_app(**settings)
    table, couch = played(app, players, seed)
    house = raised(driver, app)
    house.step()
    finale = Finale(house.stage, table, couch)
    house.stage.push(finale)
    house.step(frames=3)
    return house, finale


def sound(finale: Finale) -> list[str]:
    from scenes.capture.readability import missing_pictures, text_problems

    return [*text_problems(finale), *missing_pictures(finale)]


LOOKS = {
    "fr": {"language": "fr"},
    "en": {"language": "en"},
    "large": {"language": "fr", "text_scale": 115},
    "large-en": {"language": "en", "text_scale": 115},
    "contrast": {"language": "fr", "high_contrast": True, "reduced_motion": True},
}


@pytest.mark.parametrize(
    ("players", "look"), [(2, "fr"), (5, "en"), (8, "large"), (5, "large-en"), (8, "contrast")]
)
def test_every_word_can_be_read(driver: Driver, players: int, look: str) -> None:
    house, finale = curtain_call(driver, players, **LOOKS[look])
    house.step(frames=150)
    assert sound(finale) == []
    driver.key(key.ENTER)
    house.step(frames=30)
    assert finale.backstage
    for _ in range(3):
        for _ in range(5):
            assert sound(finale) == []
            for _ in range(7):
                driver.key(key.DOWN)
        driver.key(key.E)
        house.step(frames=12)
    assert house.stage.scene is finale
    assert finale.texts.faults == set()  # type: ignore[attr-defined]


def test_a_press_brings_the_celebration_to_its_end(driver: Driver) -> None:
    _, finale = curtain_call(driver, 5)
    assert not finale.timeline.idle
    driver.key(key.ENTER)
    assert finale.timeline.idle and not finale.backstage
    assert all(group.alpha == 255 for group in (finale.winners_picture.name, *finale.winners_picture.cards))


def test_keys_leaf_through_the_evening(driver: Driver) -> None:
    house, finale = curtain_call(driver, 8)
    driver.key(key.ENTER)
    driver.key(key.ENTER)
    house.step(frames=30)
    driver.key(key.DOWN)
    assert finale.piece.reading.scroller.at == 1
    turn = finale.piece.reading.shown[1].told.turn
    driver.key(key.RIGHT)
    assert finale.piece.reading.shown[finale.piece.reading.scroller.at].told.turn == turn + 1
    driver.key(key.LEFT)
    assert finale.piece.reading.shown[finale.piece.reading.scroller.at].told.turn == turn
    driver.key(key.E)
    assert finale.piece.reading.tab == 1 and all(line.lie for line in finale.piece.reading.shown)
    driver.key(key.Q)
    assert (
        finale.piece.reading.tab == 0
        and finale.piece.reading.shown[finale.piece.reading.scroller.at].told.turn == turn
    )
    driver.key(key.ESCAPE)
    assert not finale.backstage


def test_the_mouse_takes_rows_tabs_the_thumb_and_the_way_back(driver: Driver) -> None:
    from scenes.games.complots.finale import timeline

    house, finale = curtain_call(driver, 8)
    driver.click(640, 300)
    driver.click(330, 636)
    house.step(frames=30)
    assert finale.backstage
    driver.click(400, timeline.TOP + 2.5 * timeline.ROW_HEIGHT)
    assert finale.piece.reading.scroller.at == 2
    driver.window.dispatch_event("on_mouse_scroll", 0, 0, 0, -2)
    assert finale.piece.reading.scroller.top > 0
    x, y, w, h = timeline.TRACK
    driver.window.dispatch_event("on_mouse_press", *driver._pixel(x + 4, y + h - 4), 1, 0)
    assert finale.piece.reading.scroller.top == finale.piece.reading.scroller.furthest
    driver.window.dispatch_event("on_mouse_drag", *driver._pixel(x + 4, y + 4), 0, 0, 1, 0)
    assert finale.piece.reading.scroller.top == 0
    driver.window.dispatch_event("on_mouse_release", *driver._pixel(x + 4, y + 4), 1, 0)
    driver.point(x + 4, y + h - 4)
    assert finale.piece.reading.scroller.top == 0
    left, top, w, h = finale.picture.wings.tabs[2]
    driver.click(left + w / 2, top + h / 2)
    assert finale.piece.reading.tab == 2
    left, top, w, h = finale.picture.leave
    driver.click(left + w / 2, top + h / 2)
    assert not finale.backstage


def test_a_pad_leafs_with_its_stick_and_sees_its_own_glyphs(driver: Driver) -> None:
    from game import paths
    from game.input.bindings_file import read_bindings
    from scenes.pads.all_pads import open_pads
    from scenes.pads.virtual import VirtualPad
    from scenes.screens.finale.scene import Finale

    bindings, _ = read_bindings(paths.bundled_mods_folder() / "base" / "look" / "bindings.toml")
    pads = open_pads(bindings)
    try:
        pad = VirtualPad(pads, Family.PLAYSTATION, serial="finale").plug()
        app = an_app()
        table, couch = played(app, 5, 3)
        house = raised(driver, app, pads)
        house.step()
        finale = Finale(house.stage, table, couch)
        house.stage.push(finale)
        house.step()
        for _ in range(2):
            pad.press(Intent.ACCEPT)
            house.step(frames=2)
            pad.release(Intent.ACCEPT)
            house.step(frames=20)
        assert finale.backstage
        pad.stick(0.0, 1.0)
        house.step(frames=60)
        pad.stick(0.0, 0.0)
        house.step()
        assert finale.piece.reading.scroller.at > 1
        assert finale.hand.family is Family.PLAYSTATION
        pad.press(Intent.NEXT)
        house.step(frames=2)
        pad.release(Intent.NEXT)
        house.step(frames=20)
        assert finale.piece.reading.tab == 1 and sound(finale) == []
    finally:
        VirtualPad.unplug_all(pads)
        pads.close()


def test_the_winner_begins_the_next_match(driver: Driver) -> None:
    house, finale = curtain_call(driver, 2)
    driver.key(key.ENTER)
    driver.key(key.RIGHT)
    driver.key(key.ENTER)
    house.step(frames=120)
    scene = house.stage.scene
    assert scene is not finale
    assert scene.table.plan.first == finale.winners[0]  # type: ignore[union-attr]
    assert scene.table.plan.seed == finale.table.plan.seed + 1  # type: ignore[union-attr]
    house.stage.scenes.pop().close()


@pytest.mark.parametrize(("steps", "name"), [(2, "Lobby"), (3, "Title")])
def test_the_company_goes_on_to_the_lobby_or_the_title(driver: Driver, steps: int, name: str) -> None:
    house, finale = curtain_call(driver, 5)
    driver.key(key.ENTER)
    for _ in range(steps):
        driver.key(key.RIGHT)
    driver.key(key.ENTER)
    house.step(frames=90)
    scene = house.stage.scene
    assert type(scene).__name__ == name and len(house.stage.scenes) == 1
    if name == "Lobby":
        assert scene.couch is finale.couch  # type: ignore[union-attr]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_longest_thoughts_of_two_bots_stay_on_the_ticket(driver: Driver, language: str) -> None:
    from scenes.capture.readability import text_problems

    _, finale = curtain_call(driver, 5, language=language, text_scale=115)
    finale.timeline.skip()
    finale.go_backstage()
    line = next(line for line in finale.piece.lines if line.told.doubted_by is not None)
    facts = {"character": "base:ambassadeur", "player": 3, "percent": 84, "count": 3}
    known = finale.stage.app.texts.keys(language)
    codes = [key for key in known if key.startswith("thought-")]
    assert len(codes) > 20
    said = {code: len(finale.texts(code, **facts)) for code in codes}
    for code in sorted(codes, key=lambda code: -said[code])[:10]:
        thought = Thought(code.removeprefix("thought-"), facts)
        finale.picture.confession.show(replace(line, reason=thought, doubt=thought))
        assert text_problems(finale) == [], code


def test_enlarged_words_of_a_row_shrink_to_the_floor_and_no_further(driver: Driver) -> None:
    from scenes.draw.style import FLOOR

    _, finale = curtain_call(driver, 5, language="en", text_scale=115)
    finale.timeline.skip()
    finale.go_backstage()
    row = finale.picture.ribbon.rows[0]
    for words in ("Aurèle says he is the Ambassador, and aims", "W" * 30, "Bérénice"):
        row._write(row.head, words, 25, 16, row.head.y)
        assert row.head.shown_size >= FLOOR
        assert row.head.width <= 369


def test_only_the_rows_in_the_window_exist(driver: Driver) -> None:
    house, finale = curtain_call(driver, 8)
    driver.key(key.ENTER)
    driver.key(key.ENTER)
    house.step(frames=30)
    marks = sum(len(layer._marks) for layer in finale.layers())
    for _ in range(40):
        driver.key(key.DOWN)
    assert sum(len(layer._marks) for layer in finale.layers()) == marks
    assert len(finale.piece.lines) > 60
