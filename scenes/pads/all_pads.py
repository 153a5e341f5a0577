"""All gamepads on the sofa, read by whichever library can."""

from game.input.bindings import Bindings
from game.input.devices import Device
from game.input.intents import Press
from game.input.pad import Leans
from scenes.pads.contract import Colour, PadEvent, Pads


class NoPads:
    """Pads where no library can read them: nobody ever presses."""

    rumbles = True
    ignored = 0

    def poll(self, dt: float) -> list[Press]:
        """No presses, ever."""
        return []

    def changes(self) -> list[PadEvent]:
        """No pad ever comes or goes."""
        return []

    def devices(self) -> tuple[Device, ...]:
        """No pads."""
        return ()

    def leans(self, device: Device) -> Leans:
        """No stick leans."""
        return Leans()

    def rumble(self, device: Device, strength: float, seconds: float) -> None:
        """Shake nothing."""

    def light(self, device: Device, colour: Colour) -> None:
        """Light nothing."""

    def close(self) -> None:
        """Let nothing go."""


def open_pads(bindings: Bindings, *, rumbles: bool = True) -> Pads:
    """Open the pads with SDL, else with pyglet, else not at all; a missing library is never an error."""
    pads = _with_sdl(bindings) or _with_pyglet(bindings) or NoPads()
    pads.rumbles = rumbles
    return pads


def _with_sdl(bindings: Bindings) -> Pads | None:
    from scenes.pads.sdl_library import SdlMissing
    from scenes.pads.sdl_pads import SdlPads

    try:
        return SdlPads(bindings)
    except SdlMissing:
        return None


def _with_pyglet(bindings: Bindings) -> Pads | None:
    from scenes.pads.pyglet_pads import PygletPads

    try:
        return PygletPads(bindings)
    except (OSError, ImportError, AttributeError):  # no /dev/input, no window system, headless
        return None
