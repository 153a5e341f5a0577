"""Pads read by pyglet, for machines where SDL cannot be opened (four pads at most on Windows)."""

import sys
from typing import Any

from game.input.bindings import Bindings
from game.input.devices import Button, Device, family_of
from game.input.intents import Intent, Press
from game.input.pad import Leans, PadHand
from game.input.roster import Marks, Roster
from scenes.pads.contract import Colour, KnownPads, mapping_database

_BUTTONS = {
    "a": Button.BAS,
    "b": Button.DROITE,
    "x": Button.GAUCHE,
    "y": Button.HAUT,
    "back": Button.SELECT,
    "start": Button.START,
    "leftstick": Button.LEFT_STICK,
    "rightstick": Button.RIGHT_STICK,
    "leftshoulder": Button.LEFT_SHOULDER,
    "rightshoulder": Button.RIGHT_SHOULDER,
}
"""pyglet's names of buttons."""
_TRIGGERS = {"lefttrigger": Button.LEFT_TRIGGER, "righttrigger": Button.RIGHT_TRIGGER}
"""pyglet's names of triggers."""
_DATABASE_PLATFORMS = {"linux": "Linux", "win32": "Windows", "darwin": "Mac OS X"}
"""Names of systems in the database of mappings, by `sys.platform`."""


class _PadListener:
    """The event handlers of one pad: pyglet finds these methods by their names."""

    def __init__(self, hand: PadHand, said: list[Press]) -> None:
        self._hand = hand
        self._said = said

    def on_button_press(self, _pad: Any, name: str) -> None:
        """Note a button that went down."""
        if name in _BUTTONS:
            self._said += self._hand.button(_BUTTONS[name], down=True)

    def on_button_release(self, _pad: Any, name: str) -> None:
        """Note a button that came up."""
        if name in _BUTTONS:
            self._said += self._hand.button(_BUTTONS[name], down=False)

    def on_trigger_motion(self, _pad: Any, name: str, pull: float) -> None:
        """Note how far a trigger is pulled, 0 to 1."""
        self._said += self._hand.trigger(_TRIGGERS[name], pull)

    def on_stick_motion(self, _pad: Any, name: str, vector: Any) -> None:
        """Note where a stick stands; the right one presses nothing."""
        if name == "leftstick":
            self._said += self._hand.stick(vector.x, -vector.y)
        elif name == "rightstick":
            self._hand.right_stick(vector.x, -vector.y)

    def on_dpad_motion(self, _pad: Any, vector: Any) -> None:
        """Note which arms of the d-pad are down, releases first."""
        held = {
            Intent.LEFT: vector.x < 0,
            Intent.RIGHT: vector.x > 0,
            Intent.UP: vector.y > 0,
            Intent.DOWN: vector.y < 0,
        }
        for arm, down in sorted(held.items(), key=lambda pair: pair[1]):
            self._said += self._hand.cross(arm, down=down)


class PygletPads(KnownPads):
    """Every pad that pyglet can read; `watch` is its controller manager, or an object like it."""

    def __init__(self, bindings: Bindings, watch: Any = None) -> None:
        """Start reading pads.

        Raises:
            OSError: the system shows no input devices.
        """
        super().__init__()
        self._bindings = bindings
        self._hands: dict[Device, tuple[Any, PadHand, _PadListener]] = {}
        self._spare: list[Any] = []
        self._said: list[Press] = []
        self._watch = watch or _watch()
        self._watch.push_handlers(on_connect=self._came, on_disconnect=self._went)
        for pad in self._watch.get_controllers():
            self._came(pad)

    @property
    def ignored(self) -> int:
        """How many pads are plugged in that nobody can use, because eight are in use."""
        return len(self._spare)

    def poll(self, dt: float) -> list[Press]:
        """The presses of all pads since the last time, `dt` seconds ago; held directions repeat."""
        said = list(self._said)
        self._said.clear()
        for _, hand, _ in self._hands.values():
            said += hand.poll(dt)
        return said

    def leans(self, device: Device) -> Leans:
        """Where the sticks of a pad stand; in the middle for whatever is no connected pad."""
        return self._hands[device][1].leans if device in self._hands else Leans()

    def rumble(self, device: Device, strength: float, seconds: float) -> None:
        """Shake a pad, strength 0 to 1, for `seconds`; ignored when it cannot, or players wish none."""
        if self.rumbles and device in self._hands:
            pad = self._hands[device][0]
            pad.rumble_play_strong(strength, seconds)
            pad.rumble_play_weak(strength, seconds)

    def light(self, device: Device, colour: Colour) -> None:
        """Do nothing: pyglet cannot reach the light of a pad."""

    def close(self) -> None:
        """Let all pads go: none can be read any more."""
        self._watch.remove_handlers(on_connect=self._came, on_disconnect=self._went)
        for pad, *_ in self._hands.values():
            pad.close()
        self._hands.clear()
        self._spare.clear()
        self._roster = Roster()

    def _came(self, pad: Any) -> None:
        if any(one is pad for one, *_ in self._hands.values()):
            return
        device = self._arrive(_marks(pad))
        if device is None:
            self._spare.append(pad)
            return
        hand = PadHand(device, self._bindings)
        ears = _PadListener(hand, self._said)  # pyglet only holds it weakly
        pad.push_handlers(ears)
        _open(pad)
        self._hands[device] = (pad, hand, ears)

    def _went(self, pad: Any) -> None:
        self._spare = [one for one in self._spare if one is not pad]
        device = next((d for d, (one, *_) in self._hands.items() if one is pad), None)
        if device is None:
            return
        _, hand, _ = self._hands.pop(device)
        pad.pop_handlers()
        self._said += hand.release_all()
        self._leave(device)
        waiting, self._spare = self._spare, []
        for one in waiting:
            self._came(one)


def _watch() -> Any:
    import pyglet.input
    from pyglet.input.controller import add_mappings_from_string

    add_mappings_from_string("\n".join(own_lines(sys.platform)))
    return pyglet.input.ControllerManager()


def own_lines(platform: str) -> list[str]:
    """The mappings of the database that are meant for `platform` (as sys.platform spells it)."""
    path = mapping_database()
    mark = f"platform:{_DATABASE_PLATFORMS.get(platform, 'Linux')},"
    lines = path.read_text(encoding="utf-8").splitlines() if path else []
    return [line for line in lines if mark in line and not line.startswith("#")]


def _open(pad: Any) -> None:
    """Open a pad; one that has no room left for its rumble is open all the same."""
    from pyglet.input import DeviceException

    try:
        pad.open()
    except (OSError, DeviceException):
        return


def _marks(pad: Any) -> Marks:
    guid = str(pad.guid or "")
    vendor = _little(guid[8:12])
    return Marks(
        model=f"{vendor:04x}:{_little(guid[16:20]):04x}" if vendor else guid or str(pad.name),
        family=family_of(vendor, str(pad.name)),
        name=str(pad.name),
        serial=str(getattr(pad.device, "uniq", "") or ""),
        port=str(getattr(pad.device, "phys", "") or ""),
    )


def _little(four: str) -> int:
    try:
        return int.from_bytes(bytes.fromhex(four), "little")
    except ValueError:
        return 0
