"""Keys become presses of two people."""

from collections.abc import Callable

import pytest

from game.input.bindings import Bindings
from game.input.devices import KEYS, KEYS2, Device
from game.input.intents import Intent, Press
from game.input.keyboard import KeyboardBindings
from game.input.keys import ALT, CTRL, SHIFT, SYMBOLS

Push = Callable[[str], Press | None]


@pytest.fixture
def keyboard(bindings: Bindings) -> KeyboardBindings:
    return KeyboardBindings(bindings)


@pytest.fixture
def push(keyboard: KeyboardBindings) -> Push:
    return lambda name: keyboard.press(SYMBOLS[name], 0)


@pytest.mark.parametrize(
    ("name", "device", "intent"),
    [
        ("ENTER", KEYS, Intent.ACCEPT),
        ("SPACE", KEYS, Intent.ACCEPT),
        ("D", KEYS, Intent.DOUBT),
        ("C", KEYS, Intent.COUNTER),
        ("BACKSPACE", KEYS, Intent.BACK),
        ("ESCAPE", KEYS, Intent.BACK),
        ("TAB", KEYS, Intent.PEEK),
        ("P", KEYS, Intent.PEEK),
        ("Q", KEYS, Intent.PREVIOUS),
        ("PAGEDOWN", KEYS, Intent.NEXT),
        ("F", KEYS, Intent.HURRY),
        ("LEFT", KEYS, Intent.LEFT),
        ("NUM_4", KEYS2, Intent.LEFT),
        ("NUM_LEFT", KEYS2, Intent.LEFT),
        ("J", KEYS2, Intent.LEFT),
        ("G", KEYS2, Intent.DOUBT),
    ],
)
def test_a_key_means_one_thing_for_one_person(
    keyboard: KeyboardBindings, name: str, device: Device, intent: Intent
) -> None:
    press = keyboard.press(SYMBOLS[name], 0)
    assert press == Press(device, intent)
    assert keyboard.release(SYMBOLS[name], 0) == Press(device, intent, down=False)


def test_shortcuts_and_unknown_keys_are_nobodys(keyboard: KeyboardBindings) -> None:
    assert keyboard.press(SYMBOLS["ENTER"], ALT) is None
    assert keyboard.press(SYMBOLS["C"], CTRL) is None
    assert keyboard.press(SYMBOLS["F12"], 0) is None
    assert keyboard.release(SYMBOLS["F12"], 0) is None
    assert keyboard.press(SYMBOLS["C"], SHIFT) == Press(KEYS, Intent.COUNTER)


def test_a_key_that_the_system_repeats_speaks_once(keyboard: KeyboardBindings, push: Push) -> None:
    assert push("ENTER")
    assert push("ENTER") is None


def test_two_keys_of_one_intent_speak_as_one(keyboard: KeyboardBindings, push: Push) -> None:
    assert push("TAB")
    assert push("P") is None
    assert keyboard.release(SYMBOLS["TAB"], 0) is None
    assert keyboard.holds(Intent.PEEK)
    assert keyboard.release(SYMBOLS["P"], 0) == Press(KEYS, Intent.PEEK, down=False)


def test_a_key_ends_as_what_it_began(keyboard: KeyboardBindings, push: Push) -> None:
    assert push("ESCAPE") == Press(KEYS, Intent.BACK)
    keyboard.in_match = True
    assert keyboard.release(SYMBOLS["ESCAPE"], 0) == Press(KEYS, Intent.BACK, down=False)
    assert push("ESCAPE") == Press(KEYS, Intent.MENU)


def test_held_arrows_repeat_for_each_person_alone(keyboard: KeyboardBindings, push: Push) -> None:
    push("DOWN")
    push("I")
    push("D")
    assert keyboard.poll(0.2) == []
    assert keyboard.poll(0.25) == [Press(KEYS, Intent.DOWN, again=True), Press(KEYS2, Intent.UP, again=True)]
    keyboard.release(SYMBOLS["DOWN"], 0)
    assert keyboard.poll(0.1) == [Press(KEYS2, Intent.UP, again=True)]


def test_losing_the_focus_ends_everything(keyboard: KeyboardBindings, push: Push) -> None:
    push("TAB")
    push("UP")
    assert keyboard.release_all() == [
        Press(KEYS, Intent.PEEK, down=False),
        Press(KEYS, Intent.UP, down=False),
    ]
    assert keyboard.poll(1.0) == []
    assert keyboard.release(SYMBOLS["TAB"], 0) is None
