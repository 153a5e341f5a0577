"""The title answers every hand, sends everyone on, and says wittily what is not ready."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import arcade
import pytest
from arcade import key
from PIL import ImageChops

from game.app.app import App
from game.input.devices import PADS, Family
from game.rules.complots.defs import ActionDef
from scenes.draw import style
from scenes.games import KITS
from scenes.pads.contract import Pads
from scenes.screens import SCREENS
from scenes.screens.options.scene import Options
from scenes.screens.rulebook.scene import Rulebook
from scenes.screens.title.game_picker import GamePicker
from scenes.screens.title.scene import Title
from scenes.shell.navigation import screen_in_rehearsal
from scenes.shell.window import GameWindow
from tests.app.conftest import a_plan
from tests.scenes.driver import Driver
from tests.scenes.screens.title.house import LOOKS, Raise, click_spot, faults, plug, tap

ROW = ["play", "campaign", "house", "options", "quit"]
"""The row from where it begins, and round."""
REHEARSED = ["play", "house", "options", "quit", "campaign"]
"""The row while the campaign is not ready: it waits at its end."""
CHIPS = ["learn", "rules", "credits"]


@pytest.fixture
def in_rehearsal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The campaign is not ready."""
    monkeypatch.setitem(SCREENS, "campaign", screen_in_rehearsal("campaign"))


def show(house: GameWindow) -> Title:
    title = Title(house.stage)
    house.stage.push(title)
    house.step()
    return title


def saved(seats: int = 3, game: str = "complots") -> Any:
    return SimpleNamespace(header=SimpleNamespace(game=game, seats=("",) * seats), path=f"a-match-of-{game}")


def test_arrows_walk_along_the_row_and_round(raise_house: Raise, driver: Driver) -> None:
    title = show(raise_house())
    seen = [title.at]
    for _ in ROW:
        driver.key(key.RIGHT)
        seen.append(title.at)
    assert seen == [*ROW, "play"]


def test_down_reaches_the_side_doors_and_up_comes_back(raise_house: Raise, driver: Driver) -> None:
    title = show(raise_house())
    for symbol in (key.LEFT, key.DOWN):
        driver.key(symbol)
    assert title.at == "credits"
    driver.key(key.UP)
    assert title.at == "quit"
    for symbol in (key.RIGHT, key.DOWN):
        driver.key(symbol)
    assert title.at == "learn"
    driver.key(key.LEFT)
    assert title.at == "rules"


@pytest.mark.parametrize("family", PADS)
def test_a_pad_opens_the_options(raise_house: Raise, pads: Pads, family: Family) -> None:
    house = raise_house(pads)
    show(house)
    pad = plug(house, family)
    for _ in range(ROW.index("options")):
        tap(house, pad, "right")
    tap(house, pad, "accept")
    assert isinstance(house.stage.scene, Options)
    assert house.stage.scene.hand == pad.device


@pytest.mark.parametrize("name", [*ROW[2:4], *CHIPS])
def test_the_mouse_opens_what_it_clicks(raise_house: Raise, driver: Driver, name: str) -> None:
    house = raise_house()
    title = show(house)
    went: list[str] = []
    house.stage.quit = lambda: went.append("quit")
    spot = next(spot for spot in title.title_menu.focus.spots if spot.key == name)
    click_spot(driver, spot.box)
    driver.wait(0.6)
    assert went == [name] if name == "quit" else house.stage.scene is not title


def test_the_booklet_opens_at_the_game_of_the_last_evening(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(last_game="hecatombe", animation_speed=0)
    title = show(house)
    click_spot(driver, next(spot for spot in title.title_menu.focus.spots if spot.key == "rules").box)
    booklet = house.stage.scene
    assert isinstance(booklet, Rulebook)
    assert (booklet.game, booklet.shelf) == (
        "hecatombe",
        tuple(id for id, kit in KITS.items() if kit.booklet),
    )
    driver.key(key.C)
    assert booklet.game == "roulette"
    driver.key(key.ESCAPE)
    assert house.stage.scene is title and title.at == "rules"


@pytest.fixture
def two_lessons(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Both games can be learnt; which of them somebody began."""
    began: list[str] = []

    def lesson(game: str) -> Any:
        return lambda stage: began.append(game) or Title(stage)

    for game, kit in KITS.items():
        monkeypatch.setitem(KITS, game, kit._replace(tutorial=lesson(game)))
    return began


def test_keys_choose_which_game_to_learn(raise_house: Raise, driver: Driver, two_lessons: list[str]) -> None:
    house = raise_house()
    title = show(house)
    for symbol in (key.DOWN, key.ENTER):
        driver.key(symbol)
    assert title.at == "learn"
    which = house.stage.scene
    assert isinstance(which, GamePicker) and which.at == "complots"
    driver.key(key.ESCAPE)
    assert house.stage.scene is title and two_lessons == []
    for symbol in (key.ENTER, key.DOWN, key.ENTER):
        driver.key(symbol)
    driver.wait(0.6)
    assert two_lessons == ["hecatombe"]


def test_a_pad_chooses_which_game_to_learn(raise_house: Raise, pads: Pads, two_lessons: list[str]) -> None:
    house = raise_house(pads, last_game="hecatombe")
    show(house)
    pad = plug(house)
    for what in ("down", "accept"):
        tap(house, pad, what)
    which = house.stage.scene
    assert isinstance(which, GamePicker) and which.hints.hand == pad.device
    tap(house, pad, "accept")
    house.step(frames=40)
    assert two_lessons == ["hecatombe"]


def test_the_mouse_chooses_or_goes_back_beside_the_board(
    raise_house: Raise, driver: Driver, two_lessons: list[str]
) -> None:
    house = raise_house()
    title = show(house)
    learn = next(spot for spot in title.title_menu.focus.spots if spot.key == "learn")
    click_spot(driver, learn.box)
    driver.click(60, 400)
    assert house.stage.scene is title
    click_spot(driver, learn.box)
    which = house.stage.scene
    assert isinstance(which, GamePicker)
    click_spot(driver, next(spot for spot in which.menu.focus.spots if spot.key == "hecatombe").box)
    driver.wait(0.6)
    assert two_lessons == ["hecatombe"]


@pytest.mark.parametrize("look", LOOKS)
def test_the_question_can_be_read(
    raise_house: Raise, driver: Driver, look: dict[str, Any], two_lessons: list[str]
) -> None:
    house = raise_house(**look)
    show(house).title_menu.focus.to("learn")
    driver.key(key.ENTER)
    house.step()
    assert isinstance(house.stage.scene, GamePicker) and faults(house.stage.scene) == []


def test_a_single_tutorial_begins_at_once(
    raise_house: Raise, driver: Driver, monkeypatch: pytest.MonkeyPatch, two_lessons: list[str]
) -> None:
    for game, kit in KITS.items():
        if game != "hecatombe":
            monkeypatch.setitem(KITS, game, kit._replace(tutorial=None))
    house = raise_house()
    title = show(house)
    title.title_menu.focus.to("learn")
    driver.key(key.ENTER)
    house.step(frames=40)
    assert two_lessons == ["hecatombe"]


def test_play_goes_to_the_lobby_behind_a_curtain(
    raise_house: Raise, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = raise_house()
    title = show(house)
    lobby = Title(house.stage)
    monkeypatch.setitem(SCREENS, "lobby", SCREENS["lobby"]._replace(make=lambda stage, opener: lobby))
    driver.key(key.ENTER)
    assert house.stage.scene is title
    driver.wait(0.6)
    assert house.stage.scenes == [lobby]


@pytest.mark.usefixtures("in_rehearsal")
@pytest.mark.parametrize("name", ["campaign"])
def test_what_is_not_ready_says_when_it_comes_and_how_it_is_closed(
    raise_house: Raise, driver: Driver, name: str
) -> None:
    house = raise_house()
    title = show(house)
    spot = next(spot for spot in title.title_menu.focus.spots if spot.key == name)
    click_spot(driver, spot.box)
    driver.step(30)
    said = {label.text for label in title.labels()}
    assert title.notice.visible and faults(title) == []
    assert {title.texts("title-rehearsal"), title.texts("title-notice-close")} <= said
    assert title.texts(f"title-verb-{name}") not in said
    house.step(0.1, frames=200)
    assert title.notice.visible
    driver.key(key.ENTER)
    assert not title.notice.visible and house.stage.scene is title
    assert title.texts(f"title-verb-{name}") in {label.text for label in title.labels()}


@pytest.mark.usefixtures("in_rehearsal")
@pytest.mark.parametrize("hand", ["key", "pad", "mouse"])
def test_a_notice_is_closed_by_any_hand_and_leaves_the_focus_where_it_was(
    raise_house: Raise, driver: Driver, pads: Pads, hand: str
) -> None:
    house = raise_house(pads)
    title = show(house)
    title.title_menu.focus.to("campaign")
    driver.key(key.ENTER)
    assert title.notice.visible
    if hand == "key":
        driver.key(key.ESCAPE)
    elif hand == "pad":
        tap(house, plug(house), "back")
    else:
        driver.click(640, 300)
    assert not title.notice.visible and title.at == "campaign"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_choice_has_its_own_verb_at_the_foot(raise_house: Raise, language: str) -> None:
    title = show(raise_house(language=language))
    for name in (*ROW, *CHIPS):
        title.title_menu.focus.to(name)
        verb = title.texts(f"title-verb-{name}")
        assert verb in {label.text for label in title.labels()} and "title-" not in verb
    verbs = [title.texts(f"title-verb-{name}") for name in (*ROW, *CHIPS)]
    assert len(set(verbs)) == len(verbs)


@pytest.mark.usefixtures("in_rehearsal")
def test_what_is_not_ready_stands_back_behind_what_is(raise_house: Raise) -> None:
    title = show(raise_house())
    title.title_menu.focus.to("credits")
    size = {label.text: label.size for label in title.labels()}
    words = {name: title.texts(f"title-{name}") for name in REHEARSED}
    least = min(size[words[name]] for name in REHEARSED[:-1])
    assert size[words["campaign"]] < least
    boxes = {spot.key: spot.box for spot in title.title_menu.focus.spots}
    assert sorted(REHEARSED, key=lambda name: boxes[name][0]) == REHEARSED


def test_back_goes_to_the_door_and_does_not_slam_it(raise_house: Raise, driver: Driver) -> None:
    house = raise_house()
    title = show(house)
    driver.click(640, 300, button=arcade.MOUSE_BUTTON_RIGHT)
    assert title.at == "quit" and house.stage.scene is title


def test_an_unfinished_match_comes_first(
    raise_house: Raise, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = raise_house()
    one, told, trouble = saved(), [], "Plus de papier."
    monkeypatch.setattr(house.stage.app, "unfinished", lambda: [one, saved(5)], raising=False)
    monkeypatch.setattr(
        "scenes.screens.title.scene.resume_saved_match", lambda stage, path: told.append(path) or trouble
    )
    title = show(house)
    assert title.at == "resume" and len(title.title_menu.focus.spots) == len(ROW) + len(CHIPS) + 1
    driver.key(key.ENTER)
    driver.step(30)
    assert told == [one.path]
    assert any(label.text == trouble for label in title.labels())
    assert faults(title) == []


def test_a_match_of_other_mods_is_offered_before_it_is_played(
    raise_house: Raise, driver: Driver, home: Path
) -> None:
    """The first press asks, the second plays with the mods of then; the title has the house's own."""
    app = App().inline()
    app.switch_mod("dagues-tirees", on=True)
    table = app.begin(a_plan("complots", "hhh"))
    player = next(one for one in range(3) if table.seat(one).options)
    assert table.submit(table.seat(player).options[0]) is None
    table.close()
    app.switch_mod("dagues-tirees", on=False)
    house = raise_house()
    house.stage.app = app
    title = show(house)
    driver.key(key.ENTER)
    house.step(0.1, frames=5)
    said = " ".join(label.text for label in title.labels())
    assert title.notice.visible and "Daggers drawn 1.0.0" in said and faults(title) == []
    driver.key(key.RIGHT)
    assert not title.notice.visible and house.stage.scene is title
    driver.key(key.LEFT)
    driver.key(key.ENTER)
    driver.key(key.ENTER)
    driver.step(40)
    assert house.stage.scene is not title and app.exact is not None
    assert app.catalog.get(ActionDef, "base:assassin").cost == 2
    show(house)
    assert app.exact is None and app.catalog.get(ActionDef, "base:assassin").cost == 3


def test_a_match_without_a_stage_waits_for_one(raise_house: Raise, monkeypatch: pytest.MonkeyPatch) -> None:
    house, hidden = raise_house(), "skirmish"
    monkeypatch.delitem(KITS, hidden)
    battle, other = saved(game=hidden), saved()
    monkeypatch.setattr(house.stage.app, "unfinished", lambda: [battle, other], raising=False)
    assert show(house).saved == [other]
    monkeypatch.setattr(house.stage.app, "unfinished", lambda: [battle], raising=False)
    assert show(house).at != "resume"


@pytest.mark.parametrize("unfinished", [False, True])
@pytest.mark.parametrize("look", LOOKS)
def test_every_word_can_be_read(
    raise_house: Raise, look: dict[str, Any], unfinished: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = raise_house(**look)
    monkeypatch.setattr(house.stage.app, "unfinished", lambda: [saved()] * unfinished, raising=False)
    title = show(house)
    for spot in title.title_menu.focus.spots:
        title.title_menu.focus.to(spot.key)
        house.step()
        assert faults(title) == []


def test_nothing_moves_for_who_asked_for_less_motion(raise_house: Raise) -> None:
    pictures = []
    house = raise_house(reduced_motion=True)
    show(house)
    for _ in range(2):
        house.step(0.1, frames=20)
        pictures.append(house.take_picture())
    apart = ImageChops.difference(*pictures).getextrema()
    assert max(most for _, most in apart) <= 2


def test_the_drop_falls_and_comes_again(raise_house: Raise) -> None:
    house = raise_house()
    title = show(house)
    heights = set()
    for _ in range(140):
        house.step(0.05)
        heights.add(round(title.venom._drop.y))
    assert min(heights) == 211 and max(heights) > 225


def test_the_choice_survives_another_language(raise_house: Raise, driver: Driver) -> None:
    house = raise_house()
    title = show(house)
    driver.key(key.LEFT)
    house.stage.app.change(language="en")
    house.stage.relayout()
    assert title.at == "quit"
    assert any(label.text == "Campaign" for label in title.labels())


def test_where_the_curtain_rises_a_glint_runs_over_the_logo_and_the_drop_is_heard(
    a_stage: GameWindow,
) -> None:
    heard: list[str] = []
    stage = a_stage.stage
    stage.sounds.play = lambda name, **more: heard.append(name)  # type: ignore[method-assign]
    stage.curtain._sound = stage.sounds.play
    stage.curtain.rise(stage.look)
    title = Title(stage)
    stage.push(title)
    glints = [slice_.alpha for slice_ in title._logo._marks if getattr(slice_, "w", 99) < 30]
    assert glints, "no glint waits on the logo"
    a_stage.step(1 / 60, 110)
    assert any(getattr(mark, "w", 99) < 30 and mark.alpha > 100 for mark in title._logo._marks)
    a_stage.step(1 / 60, 100)
    assert "title-rise" in heard and "drop" in heard
    assert not any(getattr(mark, "w", 99) < 30 for mark in title._logo._marks), "the glint stays"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_foot_keeps_clear_of_the_edge(raise_house: Raise, language: str) -> None:
    title = show(raise_house(language=language))
    low = max(spot.y + spot.h for spot in title.title_menu.focus.spots)
    words = max(label.box[1] + label.box[3] for label in title.labels())
    assert max(low, words) <= style.HEIGHT - 24
