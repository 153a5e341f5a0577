"""Every option can be set by any hand, is seen at once, and is remembered."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from arcade import key

from game import paths
from game.input.devices import PADS, Family
from game.input.intents import Intent
from game.mods.problems import Problem
from game.saves.settings import Settings
from game.saves.settings_file import load_settings
from scenes.games import KITS
from scenes.games.kit import HelpSwitch
from scenes.pads.contract import Pads
from scenes.screens.options.choices import Choice, Scale, changed_settings, option_acts, option_value
from scenes.screens.options.scene import Options
from scenes.screens.title.scene import Title
from scenes.shell.window import GameWindow
from tests.scenes.driver import Driver
from tests.scenes.screens.title.house import LOOKS, Raise, faults, plug, tap

ACTS = option_acts()
ELSEWHERE = {"window_width", "window_height", "tutorial_seen", "last_game", "seats", "flags", "helps"} | {
    "blow_by_blow",
    "mods",
}
"""Settings that players make by playing, not here."""


def show(house: GameWindow) -> Options:
    options = Options(house.stage)
    house.stage.push(options)
    house.step()
    return options


def go(options: Options, field: str) -> None:
    """Open the act of an option and put the focus on it."""
    act = next(
        place for place, options_ in enumerate(ACTS.values()) if any(o.field == field for o in options_)
    )
    options.open(act)
    options.focus.to(field)


def test_every_setting_of_the_players_can_be_set_here() -> None:
    offered = {option.field for act in ACTS.values() for option in act}
    helps = {one.name for kit in KITS.values() for one in kit.help_switches}
    fields = set(Settings.__struct_fields__)
    assert helps <= offered and offered - (helps - fields) == fields - ELSEWHERE


@pytest.mark.parametrize("option", [option for act in ACTS.values() for option in act], ids=lambda o: o.field)
def test_every_value_offered_is_one_the_settings_take(option: Choice | Scale) -> None:
    values = option.values if isinstance(option, Choice) else (option.least, option.most)
    for value in values:
        assert option_value(Settings().but(**changed_settings(Settings(), option, value)), option) == value


def test_the_help_of_a_new_game_is_switched_like_that_of_an_old_one(
    raise_house: Raise, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit = KITS["roulette"]._replace(help_switches=[HelpSwitch("dice_help", "icon_help")])
    monkeypatch.setitem(KITS, "roulette", kit)
    house = raise_house()
    options = show(house)
    options.open(list(option_acts()).index("hold"))
    options.focus.to("dice_help")
    driver.key(key.RIGHT)
    assert not house.stage.app.settings.has_help("dice_help")
    driver.key(key.RIGHT)
    assert house.stage.app.settings.has_help("dice_help")
    assert house.stage.app.settings.helps == {"dice_help": True}


def test_the_keyboard_changes_the_language_of_everything(raise_house: Raise, driver: Driver) -> None:
    house = raise_house()
    options = show(house)
    driver.key(key.RIGHT)
    assert house.stage.app.settings.language == "en"
    assert options.header.title.text == "Options"
    assert options.at == "language" or options.option.field == "language"
    assert load_settings(paths.config_folder() / "settings.toml")[0].language == "en"


def test_scenes_below_are_laid_out_anew(raise_house: Raise, driver: Driver) -> None:
    house = raise_house()
    title = Title(house.stage)
    house.stage.push(title)
    show(house)
    driver.key(key.RIGHT)
    driver.key(key.ESCAPE)
    assert house.stage.scene is title
    assert any(label.text == "Play" for label in title.labels())


@pytest.mark.parametrize("family", PADS)
def test_a_pad_turns_the_acts_and_sees_its_own_buttons(
    raise_house: Raise, pads: Pads, family: Family
) -> None:
    house = raise_house(pads)
    options = show(house)
    pad = plug(house, family)
    tap(house, pad, "right-shoulder")
    assert options.act == 1 and options.hints.hand == pad.device
    tap(house, pad, "left-shoulder")
    tap(house, pad, "left-shoulder")
    assert options.act == 3
    tap(house, pad, "back")
    assert house.stage.scene is not options


def test_a_pad_hurries_the_pictures_up_to_at_once(raise_house: Raise, pads: Pads) -> None:
    house = raise_house(pads)
    options = show(house)
    go(options, "animation_speed")
    pad = plug(house)
    seen = []
    for _ in range(5):
        tap(house, pad, "right")
        seen.append(house.stage.app.settings.animation_speed)
    assert seen == [150, 200, 300, 400, 0]
    tap(house, pad, "right")
    assert house.stage.app.settings.animation_speed == 0 and house.stage.look.speed == 0
    tap(house, pad, "accept")
    assert house.stage.app.settings.animation_speed == 50


def test_the_mouse_drags_a_knob_and_lets_it_go(raise_house: Raise, driver: Driver) -> None:
    house = raise_house()
    options = show(house)
    go(options, "volume_music")
    row = next(row for row in options.rows if row.option.field == "volume_music")
    knob = row._control._knob  # type: ignore[union-attr]
    driver.window.dispatch_event("on_mouse_press", *driver._pixel(knob.x, knob.y), 1, 0)
    driver.point(10, 10)
    assert house.stage.app.settings.volume_music == 0
    driver.point(1270, 700)
    assert house.stage.app.settings.volume_music == 100
    driver.window.dispatch_event("on_mouse_release", *driver._pixel(1270, 700), 1, 0)
    driver.point(10, 10)
    assert house.stage.app.settings.volume_music == 100


def test_the_mouse_clicks_arrows_and_acts(raise_house: Raise, driver: Driver) -> None:
    house = raise_house()
    options = show(house)
    left, top, w, h = options.acts._boxes[0]
    driver.click(left + w + 60, top + h / 2)
    assert options.act == 1
    row = options.rows[2]
    driver.click(row._left + 12, row._middle)
    assert house.stage.app.settings.simple_light == "off"
    row = options.rows[2]
    driver.click(row._left + 300, row._middle)
    assert house.stage.app.settings.simple_light == "auto"


def test_the_wheel_turns_the_board_it_is_on(raise_house: Raise, driver: Driver) -> None:
    house = raise_house()
    options = show(house)
    go(options, "volume_master")
    driver.window.dispatch_event("on_mouse_scroll", 640, 400, 0, -1)
    assert house.stage.app.settings.volume_master == 75


def test_a_switch_goes_to_and_fro(raise_house: Raise, driver: Driver) -> None:
    house = raise_house()
    options = show(house)
    go(options, "solo_open_hand")
    seen = []
    for symbol in (key.ENTER, key.ENTER, key.LEFT, key.RIGHT):
        driver.key(symbol)
        seen.append(house.stage.app.settings.solo_open_hand)
    assert seen == [False, True, False, True]


def test_what_is_chosen_is_worn_at_once(raise_house: Raise, driver: Driver) -> None:
    house = raise_house()
    options = show(house)
    for field in ("high_contrast", "reduced_motion", "dyslexia_font", "captions", "text_scale"):
        go(options, field)
        driver.key(key.ENTER)
    look = house.stage.look
    assert (look.contrast, look.reduced_motion, look.dyslexia, look.captions) == (True,) * 4
    assert look.text_scale == 1.15
    assert faults(options) == []


def test_confirm_on_the_right_changes_the_glyphs(raise_house: Raise, driver: Driver) -> None:
    house = raise_house()
    options = show(house)
    go(options, "swap_confirm")
    before = house.stage.bindings.glyph(Family.NINTENDO, Intent.ACCEPT, house.stage.texts).image
    driver.key(key.ENTER)
    after = house.stage.bindings.glyph(Family.NINTENDO, Intent.ACCEPT, house.stage.texts).image
    assert (before, after) == ("btn_nin_droite", "btn_nin_bas")


def test_a_disk_that_refuses_is_told(
    raise_house: Raise, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = raise_house()
    options = show(house)
    app, change = house.stage.app, type(house.stage.app).change

    def refused(**fields: object) -> Problem:
        change(app, **fields)
        return Problem(code="unwritable")

    monkeypatch.setattr(app, "change", refused)
    driver.key(key.RIGHT)
    assert options.header.right.text == house.stage.texts("options-unsaved")
    assert faults(options) == []


@pytest.mark.parametrize("look", LOOKS)
def test_every_word_can_be_read(raise_house: Raise, look: dict[str, Any]) -> None:
    options = show(raise_house(**look))
    for act in range(len(ACTS)):
        options.open(act)
        for option in options.options:
            options.focus.to(option.field)
            assert faults(options) == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_value_fits_its_ticket(raise_house: Raise, language: str) -> None:
    options = show(raise_house(language=language))
    for act in range(len(ACTS)):
        options.open(act)
        for row in options.rows:
            option = row.option
            values = option.values if isinstance(option, Choice) else (option.least, option.most)
            for value in values:
                row.show(value)
                assert faults(options) == []


def test_the_specimen_stands_still_for_who_asked_for_less_motion(raise_house: Raise) -> None:
    house = raise_house(reduced_motion=True)
    options = show(house)
    go(options, "animation_speed")
    coin = options.bill._coin
    assert coin is not None
    heights = set()
    for _ in range(30):
        house.step(0.05)
        heights.add(coin._coin.y)
    assert len(heights) == 1


def test_settings_are_only_replaced(raise_house: Raise, driver: Driver) -> None:
    house = raise_house()
    show(house)
    before = msgspec.structs.asdict(house.stage.app.settings)
    driver.key(key.RIGHT)
    after = msgspec.structs.asdict(house.stage.app.settings)
    assert {name for name in after if after[name] != before[name]} == {"language"}
