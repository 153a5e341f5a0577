"""What keys and buttons mean, and what is said of a bad bindings file."""

from importlib.util import find_spec
from itertools import product
from pathlib import Path
from runpy import run_path
from types import SimpleNamespace

import pytest

from game.input.bindings import Bindings
from game.input.bindings_file import read_bindings
from game.input.devices import FACE, KEYS, KEYS2, PADS, Button, Device, Family
from game.input.intents import MOVES, Intent
from game.input.keys import SYMBOLS
from game.mods.problems import problem_message
from game.mods.texts import Texts
from tests.input.conftest import BASE


def test_key_symbols_are_the_windows() -> None:
    spec = find_spec("pyglet")
    assert spec and spec.origin
    key = SimpleNamespace(**run_path(str(Path(spec.origin).parent / "window" / "key.py")))
    said = {name: getattr(key, f"_{name}" if name.isdigit() else name) for name in SYMBOLS}
    assert said == SYMBOLS
    assert (key.MOD_CTRL, key.MOD_ALT, key.MOD_COMMAND) == (2, 4, 64)


@pytest.mark.parametrize("in_match", [False, True])
def test_no_key_means_two_things(bindings: Bindings, in_match: bool) -> None:
    named = [
        name
        for device, intent in product((KEYS, KEYS2), Intent)
        for name in bindings.keys(device, intent, in_match=in_match)
    ]
    assert len(named) == len(set(named)) == len(bindings.layout(in_match=in_match))


@pytest.mark.parametrize("in_match", [False, True])
@pytest.mark.parametrize("device", [KEYS, KEYS2])
def test_each_half_of_the_keyboard_can_say_everything(
    bindings: Bindings, device: Device, in_match: bool
) -> None:
    assert all(bindings.keys(device, intent, in_match=in_match) for intent in Intent)


def test_the_second_half_uses_letters_that_lie_at_the_same_place_on_azerty_and_qwerty(
    bindings: Bindings,
) -> None:
    shown = {bindings.keys(KEYS2, intent)[0] for intent in Intent}
    assert not shown & set("AQWZM")


@pytest.mark.parametrize("family", PADS)
def test_every_pad_can_say_everything(bindings: Bindings, family: Family) -> None:
    meant = {bindings.meaning(family, button) for button in Button}
    assert meant - {None} == set(Intent) - set(MOVES)


@pytest.mark.parametrize("family", [Family.XBOX, Family.PLAYSTATION])
def test_the_same_place_means_the_same_thing(bindings: Bindings, family: Family) -> None:
    meant = [bindings.meaning(family, button) for button in FACE]
    assert meant == [Intent.ACCEPT, Intent.BACK, Intent.DOUBT, Intent.COUNTER]


def test_nintendo_pads_confirm_on_the_right_unless_the_players_say_otherwise(bindings: Bindings) -> None:
    swapped = [bindings.meaning(Family.NINTENDO, button) for button in FACE]
    bindings.swap_confirm = False
    plain = [bindings.meaning(Family.NINTENDO, button) for button in FACE]
    assert swapped == [Intent.BACK, Intent.ACCEPT, Intent.DOUBT, Intent.COUNTER]
    assert plain == [Intent.ACCEPT, Intent.BACK, Intent.DOUBT, Intent.COUNTER]


def broken(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    text = (BASE / "look" / "bindings.toml").read_text(encoding="utf-8")
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    path = tmp_path / "bindings.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("before", "after", "code", "where"),
    [
        ('["D"]', '["DD"]', "no-such-key", "keys.doubt[0]"),
        ('["D"]', '["C"]', "bound-twice", "keys.counter[0]"),
        ('["I", "NUM_8"', '["UP", "NUM_8"', "bound-twice", "keys2.up[0]"),
        ('doubt    = ["D"]', 'dout     = ["D"]', "not-one-of", "keys.dout"),
        ('doubt    = ["D"]\n', "", "missing-key", "keys"),
        ('doubt    = ["D"]', "doubt    = 4", "wrong-type", "keys.doubt"),
        ('["haut"]', '["hau"]', "not-one-of", "pad.counter[0]"),
        ('["haut"]', '["bas"]', "bound-twice", "pad.counter[0]"),
        ("[pad]", "[pads]", "unknown-key", "pads"),
        ("[keys2]", "[keys2", "toml", ""),
    ],
)
def test_every_problem_has_its_place(tmp_path: Path, before: str, after: str, code: str, where: str) -> None:
    _, problems = read_bindings(broken(tmp_path, (before, after)))
    found = [(p.code, p.where) for p in problems]
    assert (code, where) in found
    assert all(problem.line > 0 for problem in problems)


def test_all_problems_come_at_once_and_in_words(tmp_path: Path, texts: Texts) -> None:
    path = broken(tmp_path, ('["D"]', '["ESPACE"]'), ('["haut"]', '["hau"]'), ('["F"]', '["C"]'))
    said = [problem_message(problem, texts) for problem in read_bindings(path)[1]]
    assert len(said) == 3
    assert said[0].startswith("bindings.toml:12:13: ")
    assert "SPACE" in said[0].replace("ESPACE", "")
    assert not texts.missing


@pytest.mark.parametrize(
    "text", ["", "keys = 3", "[keys]\nup = 3\n", "[keys", "[keys]\nup = ['X']\nback = ['Y']"]
)
def test_nobody_is_locked_in_by_a_bad_file(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bindings.toml"
    path.write_text(text, encoding="utf-8")
    found, problems = read_bindings(path)
    assert problems
    for intent in (*MOVES, Intent.ACCEPT, Intent.BACK):
        assert found.keys(KEYS, intent)
        assert found.keys(KEYS, intent, in_match=True)
    assert found.meaning(Family.XBOX, Button.BAS) is Intent.ACCEPT


def test_a_missing_file_is_a_problem_and_the_lifeline_works(tmp_path: Path) -> None:
    found, problems = read_bindings(tmp_path / "none.toml")
    assert [problem.code for problem in problems] == ["no-such-file"]
    assert found.layout()[SYMBOLS["ENTER"]] == (KEYS, Intent.ACCEPT)
