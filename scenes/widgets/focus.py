"""The focus: where each device is on a screen of choices, and the nearest choice in a direction."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.input.devices import Device
from game.input.intents import MOVES, Intent, Press
from scenes.draw.layer import Layer
from scenes.draw.style import FOCUS_SECONDS, Box
from scenes.motion.timeline import Clip, reducible_clip, tween
from scenes.shell.scene import Scene

_ACROSS_WEIGHT = 2.5
"""How much more a gap across the direction counts than the way along it; a steeper one is no neighbour."""


@dataclass(frozen=True)
class Spot:
    """One thing that can be chosen, and its box in units."""

    key: str
    x: float
    y: float
    w: float
    h: float
    act: Callable[[], object] = lambda: None

    @property
    def box(self) -> Box:
        """x, y, w, h of the spot."""
        return self.x, self.y, self.w, self.h

    def holds(self, x: float, y: float) -> bool:
        """Whether the point x, y lies on the spot."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h


def neighbour_spot(spots: Iterable[Spot], here: Spot, intent: Intent, *, wrap: bool = True) -> Spot | None:
    """The nearest spot from `here` in a direction; else, with `wrap`, the furthest behind in the same row."""
    ahead = [(_distance(here, spot, intent), spot) for spot in spots if spot.key != here.key]
    nearest = min(((far, spot) for far, spot in ahead if far is not None), key=_first, default=None)
    if nearest or not wrap:
        return nearest[1] if nearest else None
    behind = [(_distance(spot, here, intent), spot) for _, spot in ahead if _apart(here, spot, intent) <= 0]
    furthest = max(((far, spot) for far, spot in behind if far is not None), key=_first, default=None)
    return furthest[1] if furthest else None


class Focus:
    """The spot that each device is on: a place for each with `per_device`, else one that all share."""

    def __init__(
        self,
        spots: Iterable[Spot] = (),
        *,
        wrap: bool = True,
        per_device: bool = False,
        on_move: Callable[[Spot], object] | None = None,
    ) -> None:
        self._spots = {spot.key: spot for spot in spots}
        self._wrap, self._per_device = wrap, per_device
        self._at: dict[str, str] = {}
        self.on_move = on_move
        """Called with the spot whenever a device comes to another one."""

    @property
    def spots(self) -> tuple[Spot, ...]:
        """Everything that can be chosen now, in the order given."""
        return tuple(self._spots.values())

    def offer(self, spots: Iterable[Spot]) -> None:
        """Offer other spots; a device that was on a key which is still there stays on it."""
        self._spots = {spot.key: spot for spot in spots}
        self._at = {who: key for who, key in self._at.items() if key in self._spots}

    def at(self, device: Device | None = None) -> Spot | None:
        """The spot of a device: the first one until it moves; None when there is nothing to choose."""
        key = self._at.get(self._who(device))
        return self._spots.get(key or "") or next(iter(self._spots.values()), None)

    def to(self, key: str, device: Device | None = None) -> bool:
        """Put a device on a spot; True when that is another one than before."""
        before = self.at(device)
        if key not in self._spots:
            return False
        self._at[self._who(device)] = key
        moved = before is None or before.key != key
        if moved and self.on_move:
            self.on_move(self._spots[key])
        return moved

    def move(self, intent: Intent, device: Device | None = None) -> bool:
        """Move a device to the nearest spot in a direction; True when there was one."""
        here = self.at(device)
        found = here and neighbour_spot(self.spots, here, intent, wrap=self._wrap)
        return self.to(found.key, device) if found else False

    def point(self, x: float, y: float, device: Device | None = None) -> Spot | None:
        """Put the mouse on the spot under x, y, and return it, if there is one."""
        under = next((spot for spot in reversed(self.spots) if spot.holds(x, y)), None)
        if under:
            self.to(under.key, device)
        return under

    def click(self, x: float, y: float, device: Device | None = None) -> bool:
        """Choose the spot under x, y; True when there is one."""
        under = self.point(x, y, device)
        if under:
            under.act()
        return under is not None

    def accept(self, device: Device | None = None) -> bool:
        """Choose the spot that a device is on; True when there is one."""
        here = self.at(device)
        if here:
            here.act()
        return here is not None

    def press(self, press: Press) -> bool:
        """Move, or choose on `ACCEPT`; True when the press was used up."""
        if not press.down:
            return False
        if press.intent in MOVES:
            return self.move(press.intent, press.device)
        return press.intent is Intent.ACCEPT and self.accept(press.device)

    def _who(self, device: Device | None) -> str:
        return device.id if device and self._per_device else ""


class FocusFrame:
    """The gilt frame around the spot with the focus; it slides there."""

    def __init__(self, layer: Layer, scene: Scene, focus: Focus, *, name: str = "frame_focus") -> None:
        self._scene, self._focus = scene, focus
        spot = focus.at()
        self._panel = layer.panel(name, *(spot.box if spot else (0, 0, 1, 1)))
        self._panel.visible = spot is not None
        """Whether any spot is framed."""
        self._aim = spot.box if spot else None

    def update(self) -> None:
        """Follow the focus; call it once a frame."""
        spot = self._focus.at()
        if spot is None:
            self._panel.visible = False
        elif not self._panel.visible:
            self._panel.visible, self._aim = True, spot.box
            self._panel.reshape(*spot.box)
        elif spot.box != self._aim:
            self._aim = spot.box
            self._scene.flourish(self._slide(spot.box))

    @property
    def visible(self) -> bool:
        """Whether there is anything framed."""
        return self._panel.visible

    def _slide(self, box: Box) -> Clip:
        x, y, w, h = box
        return reducible_clip(
            tween(self._panel, FOCUS_SECONDS, "out-quad", x=x, y=y, w=w, h=h),
            tween(self._panel, 0.0, "linear", x=x, y=y, w=w, h=h),
        )


def _first(pair: tuple[float, Spot]) -> float:
    return pair[0]


def _distance(here: Spot, there: Spot, intent: Intent) -> float | None:
    """How far `there` lies from `here` in a direction, in weighted units; None when it does not lie there."""
    dx = there.x + there.w / 2 - here.x - here.w / 2
    dy = there.y + there.h / 2 - here.y - here.h / 2
    along = {Intent.RIGHT: dx, Intent.LEFT: -dx, Intent.DOWN: dy, Intent.UP: -dy}[intent]
    across = abs(dy) if intent in (Intent.LEFT, Intent.RIGHT) else abs(dx)
    apart = max(0.0, _apart(here, there, intent))
    if along <= 1 or apart > along * _ACROSS_WEIGHT:
        return None
    return along + _ACROSS_WEIGHT * apart + 0.1 * across


def _apart(here: Spot, there: Spot, intent: Intent) -> float:
    """Units between two spots across the direction; negative when they share a row (or a column)."""
    if intent in (Intent.LEFT, Intent.RIGHT):
        return max(here.y, there.y) - min(here.y + here.h, there.y + there.h)
    return max(here.x, there.x) - min(here.x + here.w, there.x + there.w)
