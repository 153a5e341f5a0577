"""Seats lent, given back and taken over while a match waits: couch and table are told together."""

from game.app.table import Table
from game.core.bots import MIDDLING, TEMPERS
from game.couch.couch import Couch
from game.couch.events import Events, GivenBack, Lost, Refused, Returned
from game.input.devices import Device

UNDERSTUDY = TEMPERS[1]
"""The temper of a bot that holds a person's seat."""


def lend_seat_to_bot(couch: Couch, table: Table, seat: int) -> bool:
    """Let a bot hold a person's seat; False when no person plays there."""
    said = couch.hold_by_bot(seat, UNDERSTUDY, MIDDLING)
    if isinstance(said[0], Refused):
        return False
    player = couch.player_of(seat)
    assert player is not None
    table.mind(player, UNDERSTUDY, MIDDLING)
    return True


def give_back_seat(couch: Couch, table: Table, device: Device) -> bool:
    """Give a device its own seat again, from a bot too; True when it had one to get."""
    return _return(couch, table, couch.pad_back(device))


def comes_back(couch: Couch, table: Table, device: Device) -> bool:
    """Give a pad its seat if that waits for it; True when it did. A seat lent to a bot stays lent."""
    seat = couch.claim_of(device)
    return seat is not None and couch[seat].waiting and give_back_seat(couch, table, device)


def take_over(couch: Couch, table: Table, seat: int, device: Device) -> bool:
    """Let a device without a seat play one that waits or is lent; True when it does now."""
    said = couch.take_over(seat, device)
    if not said or isinstance(said[0], Refused):
        return False
    player = couch.player_of(seat)
    if player is not None:
        table.unmind(player)
    return True


def mark_pad_lost(couch: Couch, device: Device) -> bool:
    """Let the seat of a pad that went away wait; True when it had one."""
    return any(isinstance(event, Lost) for event in couch.pad_lost(device))


def recheck_devices(couch: Couch, table: Table, present: list[Device]) -> None:
    """Compare the seats with the pads `present`, for pads that went or came unnoticed."""
    here = {device.id: device for device in present}
    for sitter in couch.sitters:
        device = sitter.device
        if device is None or not device.is_pad:
            continue
        if sitter.waiting and device.id in here:
            give_back_seat(couch, table, here[device.id])
        elif not sitter.waiting and device.id not in here:
            mark_pad_lost(couch, device)


def _return(couch: Couch, table: Table, events: Events) -> bool:
    for event in events:
        if isinstance(event, GivenBack):
            player = couch.player_of(event.seat)
            if player is not None:
                table.unmind(player)
    return any(isinstance(event, GivenBack | Returned) for event in events)
