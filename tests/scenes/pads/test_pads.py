"""Real SDL pads, only without hardware: eight of them, plugged and pulled, pushed and shaken."""

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.input.bindings import Bindings
from game.input.bindings_file import read_bindings
from game.input.devices import PADS, Button, Family
from game.input.intents import MOVES, Intent, Press
from game.input.pad import Leans
from scenes.pads import all_pads as pads_module
from scenes.pads.all_pads import NoPads, open_pads
from scenes.pads.contract import PadEvent, Pads
from scenes.pads.sdl_pads import SdlPads, plug_and_serial
from scenes.pads.virtual import VirtualPad

ROOT = Path(__file__).parents[3]
FRAME = 1 / 60


@pytest.fixture
def bindings() -> Bindings:
    return read_bindings(ROOT / "mods" / "base" / "look" / "bindings.toml")[0]


@pytest.fixture
def pads(bindings: Bindings) -> Iterator[Pads]:
    opened = open_pads(bindings)
    assert isinstance(opened, SdlPads)
    for device in opened.devices():
        pytest.skip(f"a real pad is plugged in: {device.name}")
    yield opened
    VirtualPad.unplug_all(opened)
    opened.close()


def plug(pads: Pads, *serials: str, family: Family = Family.XBOX) -> list[VirtualPad]:
    found = [VirtualPad(pads, family, serial=serial).plug() for serial in serials]
    pads.poll(0)
    return found


def test_eight_pads_speak_each_for_itself(pads: Pads) -> None:
    plugged = plug(pads, *"ABCDEFGH")
    assert pads.changes() == [PadEvent(pad.device, connected=True) for pad in plugged]
    assert [device.number for device in pads.devices()] == [1, 2, 3, 4, 5, 6, 7, 8]
    for pad in plugged:
        pad.press("bas")
    said = pads.poll(FRAME)
    assert sorted(press.device.number for press in said) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert {press.intent for press in said} == {Intent.ACCEPT}


@pytest.mark.parametrize("family", PADS)
def test_the_family_is_recognised_and_every_button_heard(
    pads: Pads, bindings: Bindings, family: Family
) -> None:
    (pad,) = plug(pads, "A", family=family)
    assert pad.device.family is family
    for button in Button:
        meaning = bindings.meaning(family, button)
        wanted = [Press(pad.device, meaning), Press(pad.device, meaning, down=False)] if meaning else []
        assert pad.tap(button) == wanted, button


def test_the_cross_and_the_stick_both_move(pads: Pads) -> None:
    (pad,) = plug(pads, "A")
    for arm in MOVES:
        assert pad.tap(arm) == [Press(pad.device, arm), Press(pad.device, arm, down=False)]
    pad.stick(0.0, 0.9)
    assert pads.poll(FRAME) == [Press(pad.device, Intent.DOWN)]
    pad.stick(0.0, 0.45)
    assert pads.poll(FRAME) == []
    pad.stick(0.0, 0.1)
    assert pads.poll(FRAME) == [Press(pad.device, Intent.DOWN, down=False)]


def test_a_held_stick_repeats_with_the_clock_of_the_frames(pads: Pads) -> None:
    (pad,) = plug(pads, "A")
    pad.stick(1.0, 0.0)
    said = [press for _ in range(60) for press in pads.poll(FRAME)]
    assert said[0] == Press(pad.device, Intent.RIGHT)
    assert set(said[1:]) == {Press(pad.device, Intent.RIGHT, again=True)}
    assert len(said) in (7, 8)


def test_a_trigger_is_held_to_peek(pads: Pads) -> None:
    (pad,) = plug(pads, "A", family=Family.PLAYSTATION)
    assert pads.poll(FRAME) == []
    pad.trigger("left", 0.2)
    assert pads.poll(FRAME) == []
    pad.trigger("left", 0.9)
    assert pads.poll(FRAME) == [Press(pad.device, Intent.PEEK)]
    pad.trigger("left", 0.0)
    assert pads.poll(FRAME) == [Press(pad.device, Intent.PEEK, down=False)]


def test_a_pad_pulled_out_lets_go_and_comes_back_as_itself(pads: Pads) -> None:
    first, second = plug(pads, "A", "B")
    was = second.device
    second.press(Intent.PEEK)
    pads.poll(FRAME)
    pads.changes()
    second.unplug()
    assert pads.poll(FRAME) == [Press(was, Intent.PEEK, down=False)]
    assert pads.changes() == [PadEvent(was, connected=False)]
    assert pads.devices() == (first.device,)
    second.plug()
    pads.poll(FRAME)
    assert pads.changes() == [PadEvent(was, connected=True)]
    assert second.device == was


def test_two_identical_pads_with_serials_never_change_places(pads: Pads) -> None:
    first, second = plug(pads, "A", "B")
    was = first.device, second.device
    first.unplug()
    second.unplug()
    pads.poll(FRAME)
    second.plug()
    first.plug()
    pads.poll(FRAME)
    assert (first.device, second.device) == was


def test_two_identical_pads_without_serials_are_two_pads_and_the_only_one_away_is_known(pads: Pads) -> None:
    first, second = plug(pads, "", "")
    assert first.device.id != second.device.id
    was = first.device
    first.unplug()
    pads.poll(FRAME)
    first.plug()
    pads.poll(FRAME)
    assert first.device == was


def test_pads_that_come_and_go_between_two_frames_lose_nobody(pads: Pads) -> None:
    first = VirtualPad(pads, serial="A").plug()
    second = VirtualPad(pads, serial="B").plug()
    first.unplug()
    pads.poll(FRAME)
    assert [device.id for device in pads.devices()] == [second.device.id]


def test_more_than_eight_wait_and_one_gets_in_when_another_leaves(pads: Pads) -> None:
    plugged = plug(pads, *"ABCDEFGHIJ")
    assert len(pads.devices()) == 8
    assert pads.ignored == 2
    plugged[0].unplug()
    pads.poll(FRAME)
    assert len(pads.devices()) == 8
    assert pads.ignored == 1


def test_a_pad_shakes_and_shines_when_players_wish_it(pads: Pads) -> None:
    (pad,) = plug(pads, "A", family=Family.PLAYSTATION)
    pads.rumble(pad.device, 0.5, 0.2)
    pads.light(pad.device, (232, 55, 46))
    assert pad.rumbled == [(32768, 32768)]
    assert pad.lit == [(232, 55, 46)]
    pads.rumbles = False
    pads.rumble(pad.device, 1.0, 0.2)
    assert len(pad.rumbled) == 1


def test_shaking_a_pad_that_is_gone_does_nothing(pads: Pads) -> None:
    (pad,) = plug(pads, "A")
    was = pad.device
    pad.unplug()
    pads.poll(FRAME)
    pads.rumble(was, 1.0, 1.0)
    pads.light(was, (0, 0, 0))


def test_reading_eight_quiet_pads_costs_next_to_nothing(pads: Pads) -> None:
    plug(pads, *"ABCDEFGH")
    for _ in range(50):
        pads.poll(FRAME)
    best = min(_cost(pads) for _ in range(20))
    assert best < 100e-6, "measured 5 µs; the limit only catches a catastrophe"


def _cost(pads: Pads) -> float:
    start = time.perf_counter()
    for _ in range(100):
        pads.poll(FRAME)
    return (time.perf_counter() - start) / 100


def test_without_sdl_pyglet_is_asked_and_without_both_nobody_speaks(
    bindings: Bindings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pads_module, "_with_sdl", lambda _: None)
    monkeypatch.setattr(pads_module, "_with_pyglet", lambda _: None)
    none = open_pads(bindings, rumbles=False)
    assert isinstance(none, NoPads)
    assert (none.poll(FRAME), none.changes(), none.devices(), none.ignored) == ([], [], (), 0)


def test_sdl_that_cannot_start_is_no_error(bindings: Bindings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.pads.sdl_library._candidates", lambda: iter(["/nowhere/libSDL2.so"]))
    monkeypatch.setattr(pads_module, "_with_pyglet", lambda _: None)
    assert isinstance(open_pads(bindings), NoPads)


@pytest.mark.processes
@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
def test_ctrl_c_stays_ours_and_no_video_is_started() -> None:
    code = (
        "import os, signal, time\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from game.input.bindings import Bindings\n"
        "from scenes.pads.all_pads import open_pads\n"
        "pads = open_pads(Bindings({}))\n"
        "was = pads.lib._dll.SDL_WasInit(0x20)\n"
        "try:\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "    time.sleep(5)\n"
        "except KeyboardInterrupt:\n"
        "    print('interrupted', was)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=30, check=False
    )
    assert run.stdout == "interrupted 0\n", run.stderr
    assert run.stderr == ""


def test_linux_tells_where_a_pad_is_plugged_and_who_it_is(tmp_path: Path) -> None:
    device = tmp_path / "input" / "event7" / "device"
    device.mkdir(parents=True)
    (device / "phys").write_text("usb-0000:00:14.0-2/input0\n")
    (device / "uniq").write_text("a4:53:85:00:11:22\n")
    assert plug_and_serial("/dev/input/event7", tmp_path) == (
        "usb-0000:00:14.0-2/input0",
        "a4:53:85:00:11:22",
    )
    raw = tmp_path / "hidraw" / "hidraw3" / "device"
    raw.mkdir(parents=True)
    (raw / "uevent").write_text("DRIVER=sony\nHID_PHYS=usb-1/input3\nHID_UNIQ=aa:bb\n")
    assert plug_and_serial("/dev/hidraw3", tmp_path) == ("usb-1/input3", "aa:bb")
    assert plug_and_serial("/dev/input/event9", tmp_path) == ("/dev/input/event9", "")
    assert plug_and_serial(r"\\?\hid#vid_045e", tmp_path) == (r"\\?\hid#vid_045e", "")


def test_sticks_say_how_far_they_lean_and_the_right_one_presses_nothing(pads: Pads) -> None:
    pad, other = plug(pads, "A", "B")
    pad.stick(0.25, -0.3)
    pad.right_stick(-1.0, 0.5)
    assert pads.poll(FRAME) == [], "a stick that leans a little presses nothing"
    device = pad.device
    leans = pads.leans(device)
    assert leans.left == pytest.approx((0.25, -0.3), abs=0.01)
    assert leans.right == pytest.approx((-1.0, 0.5), abs=0.01)
    assert pads.leans(other.device) == Leans() == NoPads().leans(device)
    pad.unplug()
    pads.poll(FRAME)
    assert pads.leans(device) == Leans()
