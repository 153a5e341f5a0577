"""Events of the couch, in past tense."""

import msgspec

from game.input.devices import Device


class CouchEvent(msgspec.Struct, frozen=True, tag=True):
    """A fact of the past about `seat`."""

    seat: int


class Joined(CouchEvent, frozen=True):
    """A person sat down with `device`."""

    device: Device


class Left(CouchEvent, frozen=True):
    """The sitter left the seat, which is empty."""


class Lost(CouchEvent, frozen=True):
    """The pad of this seat went away: the seat waits for it."""

    device: Device


class Returned(CouchEvent, frozen=True):
    """The pad of this seat came back to it."""

    device: Device


class TakenOver(CouchEvent, frozen=True):
    """Another device took a waiting seat; the device that left has no claim any more."""

    device: Device


class BotSat(CouchEvent, frozen=True):
    """A bot sat down."""

    temper: str
    strength: str


class BotTuned(CouchEvent, frozen=True):
    """A bot changed its temper or strength."""

    temper: str
    strength: str


class Minded(CouchEvent, frozen=True):
    """A bot began to mind a person's seat."""

    temper: str
    strength: str


class GivenBack(CouchEvent, frozen=True):
    """A bot gave the seat back to its person."""

    device: Device


class Renamed(CouchEvent, frozen=True):
    """The seat has a new name."""

    name: str


class Recoloured(CouchEvent, frozen=True):
    """The seat has a new colour and emblem."""

    colour: int


class Dressed(CouchEvent, frozen=True):
    """The seat has a new persona."""

    persona: int


class Readied(CouchEvent, frozen=True):
    """The person of this seat is ready, or no longer."""

    ready: bool


class Refused(CouchEvent, frozen=True):
    """Nothing changed; the reason is Fluent `couch-refusal-<code>`. `seat` is −1 when none is meant."""

    code: str


Events = tuple[CouchEvent, ...]
"""The events of one call, in order."""
