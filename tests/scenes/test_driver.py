"""The driver itself: events arrive at once, places are design units, time passes in exact steps."""

import arcade
import pytest

from tests.scenes.driver import Driver


class Diary(arcade.View):
    """Writes down what happens to it."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[object] = []

    def on_key_press(self, symbol: int, modifiers: int) -> None:
        self.lines.append(symbol)

    def on_text(self, text: str) -> None:
        self.lines.append(text)

    def on_mouse_press(self, x: int, y: int, button: int, modifiers: int) -> None:
        self.lines.append((x, y))

    def on_update(self, delta_time: float) -> None:
        self.lines.append(round(delta_time, 6))

    def on_draw(self) -> None:
        self.clear()
        arcade.draw_lbwh_rectangle_filled(0, 710, 10, 10, arcade.color.RED)


@pytest.fixture
def diary(driver: Driver) -> Diary:
    view = Diary()
    driver.window.show_view(view)
    return view


def test_a_key_is_felt_at_once(driver: Driver, diary: Diary) -> None:
    driver.press(arcade.key.ENTER)
    assert diary.lines == [arcade.key.ENTER]


def test_letters_arrive_one_by_one(driver: Driver, diary: Diary) -> None:
    driver.type("Zoé")
    assert diary.lines == ["Z", "o", "é"]


def test_a_click_at_the_top_left_is_at_the_top_of_the_window(driver: Driver, diary: Diary) -> None:
    driver.click(10, 20)
    assert (10, 700) in diary.lines


def test_time_passes_in_the_steps_asked_for(driver: Driver, diary: Diary) -> None:
    driver.step(3, 0.25)
    assert diary.lines == [0.25, 0.25, 0.25]
    assert driver.window.time == 0.75


def test_a_picture_shows_what_the_view_draws(driver: Driver, diary: Diary) -> None:
    picture = driver.picture()
    assert picture.size == (1280, 720)
    assert picture.getpixel((5, 5)) == (255, 0, 0, 255)
    assert picture.getpixel((640, 360)) != (255, 0, 0, 255)


def test_input_modules_import_without_a_screen() -> None:
    import pyglet.input

    assert pyglet.input.get_tablets() == []
