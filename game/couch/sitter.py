"""Sitter: someone at a seat, and the hand that plays for them: a person's device, or a bot."""

import msgspec

from game.input.devices import Device

SEATS = 8
"""Seats around the table, numbered from 0."""


class Human(msgspec.Struct, frozen=True, tag="human"):
    """A person with a device. Not `present`: the pad is away, the seat waits; no device: for anyone."""

    device: Device | None = None
    present: bool = True


class Bot(msgspec.Struct, frozen=True, tag="bot"):
    """A bot; one that `minds` a person's seat gives it back to the device it `keeps` it for, if any."""

    temper: str
    strength: str
    minds: bool = False
    keeps: Device | None = None


Hand = Human | Bot


class Sitter(msgspec.Struct, frozen=True):
    """Who sits at `seat`: a name, a colour with its emblem, a persona (each 0 to 7, no two alike), a hand."""

    seat: int
    name: str
    colour: int
    persona: int
    hand: Hand
    ready: bool = False

    @property
    def device(self) -> Device | None:
        """The device that plays this seat now, here or away; None for a bot."""
        return self.hand.device if isinstance(self.hand, Human) else None

    @property
    def owner(self) -> Device | None:
        """The device this seat belongs to, also while a bot minds it."""
        return self.hand.keeps if isinstance(self.hand, Bot) else self.hand.device

    @property
    def waiting(self) -> bool:
        """True when the pad of a person is away: a match must pause."""
        return isinstance(self.hand, Human) and not self.hand.present

    @property
    def open(self) -> bool:
        """True when another device may take over: the person is away, or a bot minds the seat."""
        return self.waiting or (isinstance(self.hand, Bot) and self.hand.minds)

    @property
    def is_bot(self) -> bool:
        """True when a bot plays this seat now."""
        return isinstance(self.hand, Bot)
