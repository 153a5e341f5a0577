"""Screens follow one another, hear every hand, and a bug in one never freezes the window."""

from __future__ import annotations

import arcade
import pytest
from arcade import key

from game.input.devices import KEYS, Device, Family
from game.input.intents import Intent, Press
from game.saves.settings import Settings
from scenes.capture.readability import missing_pictures, text_problems
from scenes.draw.style import Look
from scenes.pads.all_pads import NoPads
from scenes.pads.contract import PadEvent
from scenes.shell.crash_screen import CrashScreen
from scenes.shell.look import look_from_settings
from scenes.shell.window import GameWindow, letterbox_viewport
from tests.scenes.conftest import Raise
from tests.scenes.driver import Driver
from tests.scenes.shell.playbill import Playbill


@pytest.fixture
def bill(a_stage: GameWindow) -> Playbill:
    scene = Playbill(a_stage.stage)
    a_stage.stage.push(scene)
    return scene


def test_arrows_and_enter_choose(bill: Playbill, driver: Driver) -> None:
    driver.key(key.RIGHT)
    driver.key(key.ENTER)
    assert bill.chosen == ["Règles maison"]


def test_the_mouse_chooses_in_design_units(bill: Playbill, driver: Driver) -> None:
    spot = bill.menu.focus.spots[2]
    driver.click(spot.x + spot.w / 2, spot.y + spot.h / 2)
    assert (bill.chosen, bill.menu.at) == (["Quitter"], "Quitter")


def test_presses_come_with_their_device_and_their_end(bill: Playbill, driver: Driver) -> None:
    driver.key(key.D)
    driver.key(key.G)
    said = [(press.device.id, press.intent, press.down) for press in bill.heard]
    doubt = Intent.DOUBT
    assert said == [(who, doubt, down) for who in ("keys", "keys2") for down in (True, False)]


def test_the_right_button_goes_back(bill: Playbill, driver: Driver) -> None:
    driver.click(640, 360, button=arcade.MOUSE_BUTTON_RIGHT)
    assert [press.intent for press in bill.heard if press.down] == [Intent.BACK]


def test_letters_are_typed_where_a_name_is_asked(bill: Playbill, driver: Driver) -> None:
    bill.takes_text = True
    for letter in "Zoé":
        driver.key(ord(letter.lower()) if letter != "é" else key.E)
        driver.type(letter)
    driver.key(key.BACKSPACE)
    driver.key(key.ENTER)
    assert bill.typed == "Zo"
    assert [press.intent for press in bill.heard if press.down] == [Intent.ACCEPT]


def test_a_press_makes_a_late_picture_catch_up_and_goes_no_further(bill: Playbill, driver: Driver) -> None:
    bill.move_the_bust()
    driver.step(2)
    driver.key(key.ENTER)
    assert (bill.bust.x, bill.timeline.idle, bill.chosen) == (400, True, [])
    driver.key(key.ENTER)
    assert bill.chosen == ["Jouer"]


def test_holding_the_hurry_key_runs_four_times_as_fast(bill: Playbill, driver: Driver) -> None:
    bill.move_the_bust()
    driver.press(key.F)
    driver.step(31)
    driver.release(key.F)
    assert bill.timeline.idle


def test_holding_accept_hurries_what_comes_next(bill: Playbill, driver: Driver) -> None:
    driver.press(key.ENTER)
    driver.step(26)
    bill.move_the_bust()
    driver.step(31)
    assert bill.timeline.idle
    driver.release(key.ENTER)


def test_focus_motion_never_swallows_a_press(bill: Playbill, driver: Driver) -> None:
    driver.press(key.RIGHT)
    driver.press(key.ENTER)
    assert bill.chosen == ["Règles maison"]


def test_the_curtain_changes_scenes_while_it_is_closed(a_stage: GameWindow, bill: Playbill) -> None:
    second = Playbill(a_stage.stage)
    a_stage.stage.replace(second)
    a_stage.step(frames=20)
    assert a_stage.stage.scene is bill
    a_stage.step(frames=14)
    assert a_stage.stage.scene is second
    assert a_stage.stage.curtain.moving
    a_stage.step(frames=120)
    assert not a_stage.stage.curtain.moving
    assert (bill.left, bill.closed, second.entered) == (1, 1, 1)


def test_a_press_completes_the_curtain(a_stage: GameWindow, bill: Playbill, driver: Driver) -> None:
    second = Playbill(a_stage.stage)
    a_stage.stage.replace(second)
    driver.step(3)
    driver.key(key.ENTER)
    assert a_stage.stage.scene is second
    assert not a_stage.stage.curtain.moving
    assert (bill.chosen, second.chosen) == ([], [])


def test_presses_reach_the_new_scene_while_the_curtain_opens(
    a_stage: GameWindow, bill: Playbill, driver: Driver
) -> None:
    second = Playbill(a_stage.stage)
    a_stage.stage.replace(second)
    driver.step(36)
    driver.key(key.ENTER)
    assert second.chosen == ["Jouer"]


@pytest.mark.parametrize(("look", "frames"), [({"speed": 0.0}, 1), ({"reduced_motion": True}, 20)])
def test_the_curtain_is_short_for_those_who_ask(
    raise_stage: Raise, look: dict[str, object], frames: int
) -> None:
    proscenium = raise_stage(**look)
    first, second = Playbill(proscenium.stage), Playbill(proscenium.stage)
    proscenium.stage.push(first)
    proscenium.stage.replace(second)
    proscenium.step(frames=frames)
    assert proscenium.stage.scene is second
    assert not proscenium.stage.curtain.moving


def test_a_scene_pushed_over_another_gives_it_back(a_stage: GameWindow, bill: Playbill) -> None:
    a_stage.stage.push(Playbill(a_stage.stage))
    assert bill.left == 1
    a_stage.stage.pop()
    assert a_stage.stage.scene is bill
    assert (bill.entered, bill.closed) == (2, 0)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("look", [{}, {"text_scale": 1.15}, {"contrast": True}, {"dyslexia": True}])
def test_every_word_can_be_read_at_every_size(
    raise_stage: Raise, size: tuple[int, int], look: dict[str, object]
) -> None:
    proscenium = raise_stage(**look)
    scene = Playbill(proscenium.stage)
    proscenium.stage.push(scene)
    proscenium.draw_on_canvas(size)
    proscenium.step()
    assert text_problems(scene) == []
    assert missing_pictures(scene) == []
    assert proscenium.take_picture().size == size


def test_the_letterbox_keeps_sixteen_to_nine() -> None:
    assert letterbox_viewport(1280, 720) == (0, 0, 1280, 720)
    assert letterbox_viewport(1024, 768) == (0, 96, 1024, 576)
    assert letterbox_viewport(2560, 1080) == (320, 0, 1920, 1080)


def test_the_bars_beside_the_stage_are_night(a_stage: GameWindow, bill: Playbill) -> None:
    a_stage.draw_on_canvas((1024, 768))
    a_stage.step()
    picture = a_stage.take_picture()
    assert {picture.getpixel(place) for place in ((5, 5), (500, 90), (1000, 760))} == {(13, 8, 15)}


def test_a_change_of_look_rebuilds_the_screen(raise_stage: Raise) -> None:
    proscenium = raise_stage()
    scene = Playbill(proscenium.stage)
    proscenium.stage.push(scene)
    before = scene.line.width
    proscenium.stage._ask_look = lambda: Look(text_scale=1.15)
    proscenium.stage.relayout()
    assert scene.line.width > before


class Broken(Playbill):
    """A screen with a bug in it."""

    def press(self, press: Press) -> None:
        raise ZeroDivisionError("the count of spoons")


def test_a_bug_is_a_sentence_and_then_the_first_screen_again(
    a_stage: GameWindow, bill: Playbill, driver: Driver
) -> None:
    a_stage.stage.home = lambda: bill
    a_stage.stage.push(Broken(a_stage.stage))
    driver.key(key.ENTER)
    assert isinstance(a_stage.stage.scene, CrashScreen)
    assert text_problems(a_stage.stage.scene) == []
    driver.picture()
    driver.key(key.ENTER)
    assert a_stage.stage.scenes == [bill]


def test_a_bug_while_the_curtain_is_closed_does_not_freeze_it(
    a_stage: GameWindow, bill: Playbill, driver: Driver
) -> None:
    class Unbuildable(Playbill):
        def build(self) -> None:
            raise KeyError("backdrop")

    a_stage.stage.home = lambda: bill
    a_stage.stage.replace(Unbuildable(a_stage.stage))
    driver.step(90)
    assert isinstance(a_stage.stage.scene, CrashScreen)
    driver.key(key.ENTER)
    driver.key(key.ENTER)
    assert bill.chosen == ["Jouer"]


def test_a_mishap_survives_another_window_size(a_stage: GameWindow, driver: Driver) -> None:
    class Unbuildable(Playbill):
        def build(self) -> None:
            raise KeyError("backdrop")

    a_stage._guarded(a_stage.stage.push, Unbuildable(a_stage.stage))
    a_stage.draw_on_canvas((1024, 768))
    a_stage.step()
    assert isinstance(a_stage.stage.scene, CrashScreen)


def test_hidden_scenes_are_set_anew_when_they_come_back(a_stage: GameWindow, bill: Playbill) -> None:
    a_stage.stage.push(Playbill(a_stage.stage))
    built = bill.built
    a_stage.draw_on_canvas((1920, 1080))
    a_stage.step()
    assert bill.built == built
    a_stage.stage.pop()
    assert bill.built == built + 1


def test_without_a_first_screen_a_mishap_ends_in_a_closed_window(a_stage: GameWindow, driver: Driver) -> None:
    ended: list[bool] = []
    a_stage.stage.quit = lambda: ended.append(True)
    a_stage.stage.push(Broken(a_stage.stage))
    driver.key(key.RIGHT)
    driver.key(key.ENTER)
    assert ended == [True]


def test_sounds_are_written_for_those_who_ask(raise_stage: Raise) -> None:
    proscenium = raise_stage(captions=True)
    proscenium.stage.push(Playbill(proscenium.stage))
    before = proscenium.take_picture()
    proscenium.stage._say_sound("caption-tear")
    assert proscenium.take_picture() != before
    proscenium.step(frames=240)
    assert proscenium.take_picture().tobytes() == before.tobytes()


def test_the_look_is_what_the_settings_say() -> None:
    settings = Settings(text_scale=115, animation_speed=200, high_contrast=True, simple_light="auto")
    look = look_from_settings(settings, software=False)
    assert (look.text_scale, look.speed, look.contrast, look.simple_light) == (1.15, 2.0, True, False)
    assert look_from_settings(settings, software=True).simple_light


def test_a_missing_picture_is_loud_and_known(a_stage: GameWindow, bill: Playbill) -> None:
    bill.layer("ui").image("unicorn", 600, 300)
    assert missing_pictures(bill) == ["unicorn"]
    assert (255, 0, 255) in {pixel for _, pixel in a_stage.take_picture().getcolors(1 << 20) or []}


def test_small_stray_and_overlapping_words_are_found(a_stage: GameWindow, bill: Playbill) -> None:
    layer = bill.layer("ui")
    layer.text("minuscule", 100, 650, 18)
    layer.text("dehors", 1250, 300, 26)
    layer.text("trop large pour sa boîte", 100, 300, 26, within=(100, 270, 60, 40))
    layer.text("dessus", 640, 202, 30, align="center")
    layer.text("invisible", 640, 202, 30, align="center").visible = False
    found = " ".join(text_problems(bill))
    for words in ("18.0 units", "“dehors” leaves the frame", "leaves its box", "“dessus” overlap"):
        assert words in found
    assert "invisible" not in found


def test_candle_light_darkens_what_is_far_from_it_and_never_the_words(raise_stage: Raise) -> None:
    plain, lit = raise_stage(), None
    scene = Playbill(plain.stage)
    plain.stage.push(scene)
    simple = plain.take_picture()
    lit = raise_stage(simple_light=False, reduced_motion=True)
    scene = Playbill(lit.stage)
    lit.stage.push(scene)
    scene.focus_light(640, 360)
    lit.step()
    candle = lit.take_picture()
    dark, before = candle.getpixel((30, 640)), simple.getpixel((30, 640))
    assert sum(dark) < 0.8 * sum(before)
    x, y, w, h = (round(v) for v in scene.menu.focus.spots[0].box)
    inside = (x + 10, y + 6, x + w - 10, y + h - 6)
    assert candle.crop(inside).tobytes() == simple.crop(inside).tobytes()


def test_keys_held_when_the_window_loses_focus_are_let_go(bill: Playbill, driver: Driver) -> None:
    driver.press(key.TAB)
    driver.window.dispatch_event("on_deactivate")
    assert [(press.intent, press.down) for press in bill.heard] == [
        (Intent.PEEK, True),
        (Intent.PEEK, False),
    ]
    assert bill.heard[0].device == KEYS


class OnePad(NoPads):
    """A pad that comes, holds a button, and goes."""

    def __init__(self) -> None:
        self.device = Device("pad:1", Family.XBOX, "pad", 1)
        self.said: list[Press] = []
        self.news: list[PadEvent] = []

    def poll(self, dt: float) -> list[Press]:
        said, self.said = self.said, []
        return said

    def changes(self) -> list[PadEvent]:
        news, self.news = self.news, []
        return news


def test_pads_are_heard_and_their_coming_and_going_is_told(a_stage: GameWindow, bill: Playbill) -> None:
    pads = a_stage.pads = OnePad()
    pads.news = [PadEvent(pads.device, connected=True)]
    pads.said = [Press(pads.device, Intent.RIGHT), Press(pads.device, Intent.HURRY)]
    a_stage.step()
    assert bill.pads == [pads.device]
    assert bill.menu.at == "Règles maison"
    assert bill.timeline.hurried
    pads.news = [PadEvent(pads.device, connected=False)]
    a_stage.step()
    assert (bill.pads, bill.timeline.hurried) == ([], False)


def test_a_dragged_thing_is_let_go_where_the_button_comes_up(bill: Playbill, driver: Driver) -> None:
    driver.click(321, 400)
    assert bill.dropped == (321, 400)


def test_the_valance_swings_after_the_curtain_and_comes_to_rest(a_stage: GameWindow, bill: Playbill) -> None:
    a_stage.stage.replace(Playbill(a_stage.stage))
    swings = []
    for _ in range(150):
        a_stage.step()
        swings.append(abs(a_stage.stage.curtain.breeze))
    assert 2 < max(swings) <= 3
    assert swings[-1] == 0


def test_a_slow_machine_gives_the_candle_up(raise_stage: Raise) -> None:
    proscenium = raise_stage()
    proscenium._app.settings = Settings(simple_light="auto")
    proscenium._software = False
    proscenium.stage._ask_look = proscenium._look
    proscenium.stage.relayout()
    assert not proscenium.stage.look.simple_light
    proscenium.step(0.04, frames=200)
    assert proscenium.stage.look.simple_light
