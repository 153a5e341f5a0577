"""Sitters: people and bots at the seats, each with the hand that plays for it, a device or a bot."""

import msgspec

from game.input.devices import Device

SEATS = 8
"""Seats around the table, numbered from 0."""


class Human(msgspec.Struct, frozen=True, tag="human"):
    """A person's hand; without `present` the pad is away and the seat waits, without a device for anyone."""

    device: Device | None = None
    present: bool = True


class Bot(msgspec.Struct, frozen=True, tag="bot"):
    """A bot's hand; one that `minds` a person's seat `keeps` it for that person's device, if any."""

    temper: str
    strength: str
    minds: bool = False
    keeps: Device | None = None


Hand = Human | Bot


class Sitter(msgspec.Struct, frozen=True):
    """A sitter: seat, name, colour with its emblem and persona (each 0 to 7, no two alike), and hand."""

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
        """The device that this seat belongs to, also while a bot minds it."""
        return self.hand.keeps if isinstance(self.hand, Bot) else self.hand.device

    @property
    def waiting(self) -> bool:
        """Whether the pad of a person is away: a match must pause."""
        return isinstance(self.hand, Human) and not self.hand.present

    @property
    def open(self) -> bool:
        """Whether another device may take over: the person is away, or a bot minds the seat."""
        return self.waiting or (isinstance(self.hand, Bot) and self.hand.minds)

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays this seat now."""
        return isinstance(self.hand, Bot)
