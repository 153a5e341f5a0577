"""The fallback: pyglet's own controllers, on devices made of nothing."""

import sys
from pathlib import Path
from typing import Any

import pytest
from pyglet.input import base, controller

from game.input.bindings import Bindings
from game.input.bindings_file import read_bindings
from game.input.devices import Family
from game.input.intents import Intent, Press
from scenes.pads.all_pads import NoPads, open_pads
from scenes.pads.contract import PadEvent
from scenes.pads.pyglet_pads import PygletPads, own_lines

ROOT = Path(__file__).parents[3]
FRAME = 1 / 60
BUTTONS = ("a", "b", "x", "y", "leftshoulder", "rightshoulder", "back", "start")
MAP = (
    "fake,a:b0,b:b1,x:b2,y:b3,leftshoulder:b4,rightshoulder:b5,back:b6,start:b7,"
    "leftx:a0,lefty:a1,lefttrigger:a2,rightx:a3,righty:a4,righttrigger:a5,"
    "dpup:h0.1,dpdown:h0.4,dpleft:h0.8,dpright:h0.2,platform:Linux,"
)
XBOX, SONY = "030000005e0400008e02000010010000", "030000004c050000e60c000011810000"


class Pad(base.Device):
    """A device made of nothing."""

    def __init__(self, serial: str, guid: str) -> None:
        no_display: Any = None
        super().__init__(no_display, f"Pad {serial}")
        self.uniq, self.phys, self._guid = serial, "usb-1", guid
        whole, half = (-32768, 32767), (0, 255)
        spans = (whole, whole, half, whole, whole, half)
        self.axes = [base.AbsoluteAxis(str(n), *span) for n, span in enumerate(spans)]
        self.hat_x = base.AbsoluteAxis("hat_x", -1, 1)
        self.hat_y = base.AbsoluteAxis("hat_y", -1, 1, inverted=True)
        self.buttons = [base.Button(None) for _ in BUTTONS]

    def get_controls(self) -> list[Any]:
        return [*self.buttons, *self.axes, self.hat_x, self.hat_y]

    def get_guid(self) -> str:
        return self._guid

    def push(self, name: str, *, down: bool = True) -> None:
        self.buttons[BUTTONS.index(name)].value = int(down)

    def stick(self, x: float, y: float) -> None:
        self.axes[0].value, self.axes[1].value = round(x * 32767), round(y * 32767)


class Fakes(base.ControllerManager):
    """A controller manager whose devices tests plug and pull."""

    def __init__(self) -> None:
        self.here: list[Any] = []

    def get_controllers(self) -> list[Any]:
        return list(self.here)

    def plug(self, serial: str, guid: str = XBOX) -> Pad:
        device = Pad(serial, guid)
        pad = base.Controller(device, controller.get_mapping(guid) or {})
        self.here.append(pad)
        self.dispatch_event("on_connect", pad)
        return device

    def pull(self, device: Pad) -> None:
        pad = next(one for one in self.here if one.device is device)
        self.here.remove(pad)
        self.dispatch_event("on_disconnect", pad)


@pytest.fixture
def bindings() -> Bindings:
    return read_bindings(ROOT / "mods" / "base" / "look" / "bindings.toml")[0]


@pytest.fixture
def fakes() -> Fakes:
    for guid in (XBOX, SONY):
        controller.add_mappings_from_string(f"{guid},{MAP}")
    return Fakes()


def test_pads_there_from_the_start_and_pads_plugged_later_are_met(bindings: Bindings, fakes: Fakes) -> None:
    fakes.plug("A")
    pads = PygletPads(bindings, fakes)
    fakes.plug("B", SONY)
    assert [device.family for device in pads.devices()] == [Family.XBOX, Family.PLAYSTATION]
    assert [change.connected for change in pads.changes()] == [True, True]
    assert pads.devices()[0].id == "pad:045e:028e:A"


def test_buttons_sticks_crosses_and_triggers_speak(bindings: Bindings, fakes: Fakes) -> None:
    pads = PygletPads(bindings, fakes)
    pad = fakes.plug("A")
    (device,) = pads.devices()
    pad.push("x")
    pad.push("x", down=False)
    assert pads.poll(FRAME) == [Press(device, Intent.DOUBT), Press(device, Intent.DOUBT, down=False)]
    pad.stick(0, 1)
    assert pads.poll(FRAME) == [Press(device, Intent.DOWN)]
    pad.stick(0, 0)
    assert pads.poll(FRAME) == [Press(device, Intent.DOWN, down=False)]
    pad.hat_x.value = 1
    assert pads.poll(FRAME) == [Press(device, Intent.RIGHT)]
    assert pads.poll(0.2) + pads.poll(0.2) == [Press(device, Intent.RIGHT, again=True)]
    pad.hat_x.value = 0
    pads.poll(FRAME)
    pad.axes[2].value = 255
    assert pads.poll(FRAME) == [Press(device, Intent.PEEK)]


def test_a_pulled_pad_lets_go_and_comes_back_as_itself(bindings: Bindings, fakes: Fakes) -> None:
    pads = PygletPads(bindings, fakes)
    pad = fakes.plug("A")
    (device,) = pads.devices()
    pads.changes()
    pad.push("a")
    pads.poll(FRAME)
    fakes.pull(pad)
    assert pads.poll(FRAME) == [Press(device, Intent.ACCEPT, down=False)]
    assert pads.changes() == [PadEvent(device, connected=False)]
    fakes.plug("A")
    assert pads.changes() == [PadEvent(device, connected=True)]


def test_a_ninth_pad_waits_its_turn(bindings: Bindings, fakes: Fakes) -> None:
    pads = PygletPads(bindings, fakes)
    plugged = [fakes.plug(serial) for serial in "ABCDEFGHI"]
    assert (len(pads.devices()), pads.ignored) == (8, 1)
    fakes.pull(plugged[0])
    assert (len(pads.devices()), pads.ignored) == (8, 0)


def test_shaking_is_asked_of_pyglet_only_when_wished(
    bindings: Bindings, fakes: Fakes, monkeypatch: pytest.MonkeyPatch
) -> None:
    shaken: list[tuple[float, float]] = []
    for name in ("rumble_play_strong", "rumble_play_weak"):
        monkeypatch.setattr(base.Controller, name, lambda _, force, seconds: shaken.append((force, seconds)))
    pads = PygletPads(bindings, fakes)
    fakes.plug("A")
    (device,) = pads.devices()
    pads.rumble(device, 1.0, 0.2)
    pads.rumbles = False
    pads.rumble(device, 1.0, 0.2)
    pads.light(device, (1, 2, 3))
    assert shaken == [(1.0, 0.2), (1.0, 0.2)]
    pads.close()
    assert pads.devices() == ()


def test_only_the_mappings_of_this_system_are_taken() -> None:
    linux = own_lines("linux")
    assert len(linux) > 400
    assert all("platform:Linux," in line for line in linux)
    assert all("platform:Mac OS X," in line for line in own_lines("darwin"))


@pytest.mark.skipif(sys.platform != "linux" or Path("/dev/input").exists(), reason="only without /dev/input")
def test_a_machine_without_input_devices_has_no_pads(
    bindings: Bindings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.pads.sdl_library._candidates", lambda: iter(()))
    assert isinstance(open_pads(bindings), NoPads)
