"""What a hand feels of the ghost it drives: a drum by the inch, wood that creaks, a click, a dull knock."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.core.rules import Player
from game.input.devices import Device
from game.input.pad import Leans
from scenes.pads.contract import Pads
from scenes.shell.null_sound import SoundOutput

if TYPE_CHECKING:
    from scenes.games.skirmish.table.driving.driving import Driving

STEP, WHEEL, FILES, SNAP, HALT = "step", "wheel", "ratchet", "snap", "halt"
LAID, ROLLED_UP = "posed", "rolled-up"
"""Cues: an inch, some degrees of a wheel, other files; a snap, a stop; a leg laid down, or taken back."""
INCH, CREAK_CENTI = 1000, 1000
"""Milli from one touch of the drum to the next, and centi from one creak to the next."""
_TICK, _KNOCK = (0.3, 0.03), (0.5, 0.09)
"""Strength and seconds of the rumble of a snap, and of a stop."""


class Holders(Protocol):
    """Who holds which device."""

    def device_of(self, player: Player) -> Device | None:
        """The device of a player; None: nobody's."""


class _Felt(NamedTuple):
    """What is compared from one frame to the next."""

    unit: int
    laid: int
    loose: bool
    inches: int
    creaks: int
    files: int
    snap: tuple[str, int] | None
    stop: tuple[str, int] | None


class Feel:
    """Says each change of a ghost once, aloud and to the hand that drives it."""

    def __init__(self, pads: Pads, sounds: SoundOutput, holders: Holders) -> None:
        self._pads, self._sounds, self._holders = pads, sounds, holders
        self._felt: _Felt | None = None

    def leans(self, player: Player) -> Leans:
        """Where the sticks of a player's pad stand; in the middle without a pad."""
        device = self._holders.device_of(player)
        return self._pads.leans(device) if device is not None and device.is_pad else Leans()

    def follow(self, ghost: Driving | None, player: Player) -> bool:
        """Say what has changed since the last frame; whether the ghost moved."""
        before, self._felt = self._felt, _felt_of(ghost) if ghost is not None else None
        now = self._felt
        if before is None or now is None or before == now or before.unit != now.unit:
            return False
        for cue in cues_between(before, now):
            self._sounds.play(cue)
            if cue in (SNAP, HALT):
                self._rumble(player, *(_TICK if cue == SNAP else _KNOCK))
        return True

    def _rumble(self, player: Player, strength: float, seconds: float) -> None:
        device = self._holders.device_of(player)
        if device is not None and device.is_pad:
            self._pads.rumble(device, strength, seconds)


def cues_between(before: _Felt, now: _Felt) -> list[str]:
    """The cues of a change: a leg laid or taken back first, then what the way met."""
    if now.laid > before.laid:
        return [LAID]
    if now.laid < before.laid or (before.loose and not now.loose and now.files == before.files):
        return [ROLLED_UP]
    met = [HALT] if now.stop and now.stop != before.stop else []
    met += [SNAP] if now.snap and now.snap != before.snap else []
    if met:
        return met
    moved = [STEP] if now.inches != before.inches else []
    moved += [WHEEL] if now.creaks != before.creaks else []
    return [FILES] if now.files != before.files else moved


def _felt_of(ghost: Driving) -> _Felt:
    """What can be felt of a ghost now."""
    pieces, snap, stop = ghost.pieces, ghost.snap, ghost.stop
    turned = sum(abs(piece.by) for piece in pieces if piece.turns)
    gone = sum(abs(piece.by) for piece in pieces if not piece.turns)
    return _Felt(
        ghost.unit,
        ghost.laid,
        ghost.loose,
        gone // INCH,
        turned // CREAK_CENTI,
        ghost.preview().shape.files,
        (snap.kind, snap.unit) if snap is not None else None,
        (stop.why, stop.id) if stop is not None else None,
    )
