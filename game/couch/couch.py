"""The couch: which sitter is at which seat. No device ever holds two seats, no seat two devices."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from game.couch.events import (
    BotSat,
    BotTuned,
    Dressed,
    Events,
    GivenBack,
    Joined,
    Left,
    Lost,
    Minded,
    Readied,
    Recoloured,
    Refused,
    Renamed,
    Returned,
    TakenOver,
)
from game.couch.names import NAME_LENGTH, normalised_name
from game.couch.sitter import SEATS, Bot, Hand, Human, Sitter
from game.input.devices import KEYS, MOUSE, Device

_COMPANIONS = {MOUSE.id: KEYS.id, KEYS.id: MOUSE.id}


class Couch:
    """The eight seats of the table; a change returns its events, or one Refused and changes nothing."""

    def __init__(self, names: Sequence[str], sitters: Iterable[Sitter] = ()) -> None:
        """A couch that is empty, or holds the sitters of a saved match, whose pads are away for now.

        `names` are the eight names people get before they choose one.
        """
        self._names = tuple(names)
        self._seats: list[Sitter | None] = [None] * SEATS
        for sitter in sitters:
            self._seats[sitter.seat] = _away(sitter)

    @property
    def seats(self) -> tuple[Sitter | None, ...]:
        """Every seat, None where nobody sits."""
        return tuple(self._seats)

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """All sitters, clockwise."""
        return tuple(sitter for sitter in self._seats if sitter)

    @property
    def players(self) -> tuple[int, ...]:
        """The seats that play, clockwise: player `i` of a match sits at `players[i]`."""
        return tuple(sitter.seat for sitter in self.sitters)

    @property
    def free(self) -> int:
        """Number of empty seats."""
        return SEATS - len(self.sitters)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose pad is away: a match pauses until there is none."""
        return tuple(sitter.seat for sitter in self.sitters if sitter.waiting)

    @property
    def everyone_ready(self) -> bool:
        """Whether every person is there and ready; bots always are."""
        return all(sitter.is_bot or (sitter.ready and not sitter.waiting) for sitter in self.sitters)

    def __getitem__(self, seat: int) -> Sitter:
        """The sitter at `seat`; KeyError when it is empty."""
        sitter = self._at(seat)
        if sitter is None:
            raise KeyError(seat)
        return sitter

    def seat_of(self, device: Device) -> int | None:
        """Return the seat that `device` plays now, or None."""
        return next((s.seat for s in self.sitters if s.device and s.device.id == device.id), None)

    def claim_of(self, device: Device) -> int | None:
        """Return the seat that belongs to `device`, also while a bot minds it, or None."""
        return next((s.seat for s in self.sitters if s.owner and s.owner.id == device.id), None)

    def voice(self, device: Device) -> int | None:
        """The seat that a press of `device` speaks for, or None.

        A device speaks for its own seat; the mouse without one for the keyboard's, and the other way round.
        """
        own = self.claim_of(device)
        companion = _COMPANIONS.get(device.id)
        if own is not None or companion is None:
            return self.seat_of(device)
        return next((s.seat for s in self.sitters if s.device and s.device.id == companion), None)

    def player_of(self, seat: int) -> int | None:
        """The player of a match who sits at `seat`, or None."""
        return self.players.index(seat) if seat in self.players else None

    def join(self, device: Device, seat: int | None = None) -> Events:
        """Sit down with `device`: at `seat` if it is said and empty, else at the first free one."""
        claimed = self.claim_of(device)
        if claimed is not None:
            return (Refused(claimed, "seated"),)
        place = self._first_free() if seat is None else seat
        refused = self._closed(place)
        if refused:
            return (refused,)
        self._sit(place, Human(device))
        return (Joined(place, device),)

    def await_person(self, seat: int | None = None) -> Events:
        """Keep an empty seat for a person who is not there yet: any free device may take it over."""
        place = self._first_free() if seat is None else seat
        refused = self._closed(place)
        if not refused:
            self._sit(place, Human(None, present=False))
        return (refused,) if refused else ()

    def add_bot(self, temper: str, strength: str, seat: int | None = None) -> Events:
        """Let a bot sit down: at `seat` if it is said and empty, else at the first free one."""
        place = self._first_free() if seat is None else seat
        refused = self._closed(place)
        if refused:
            return (refused,)
        self._sit(place, Bot(temper, strength))
        return (BotSat(place, temper, strength),)

    def leave(self, seat: int) -> Events:
        """Empty `seat`, whoever sits there."""
        if self._at(seat) is None:
            return (Refused(seat, "empty"),)
        self._seats[seat] = None
        return (Left(seat),)

    def tune_bot(self, seat: int, temper: str, strength: str) -> Events:
        """Change the temper and strength of a bot."""
        sitter = self._at(seat)
        if sitter is None or not isinstance(sitter.hand, Bot):
            return (Refused(seat, "held" if sitter else "empty"),)
        self._change(sitter, hand=Bot(temper, strength, minds=sitter.hand.minds, keeps=sitter.hand.keeps))
        return (BotTuned(seat, temper, strength),)

    def recolour(self, seat: int, colour: int) -> Events:
        """Give `seat` a colour and its emblem, 0 to 7; its former wearer gets the one given up."""
        return self._swap(seat, "colour", colour)

    def dress(self, seat: int, persona: int) -> Events:
        """Give `seat` a persona, 0 to 7; its former wearer gets the one given up."""
        return self._swap(seat, "persona", persona)

    def turn_colour(self, seat: int, step: int) -> Events:
        """Give `seat` the next colour (`step` 1) or the one before (−1) that nobody wears."""
        return self._turn(seat, "colour", step)

    def turn_persona(self, seat: int, step: int) -> Events:
        """Give `seat` the next persona (`step` 1) or the one before (−1) that nobody wears."""
        return self._turn(seat, "persona", step)

    def rename(self, seat: int, name: str) -> Events:
        """Put another name on the door: 1 to 12 letters, not the name of somebody else."""
        sitter = self._at(seat)
        said = normalised_name(name)
        if sitter is None:
            return (Refused(seat, "empty"),)
        if not 1 <= len(said) <= NAME_LENGTH:
            return (Refused(seat, "name"),)
        if any(other.seat != seat and other.name.casefold() == said.casefold() for other in self.sitters):
            return (Refused(seat, "name-taken"),)
        self._change(sitter, name=said)
        return (Renamed(seat, said),)

    def ready(self, seat: int, ready: bool) -> Events:
        """Set whether the person at `seat` is ready."""
        sitter = self._at(seat)
        if sitter is None or sitter.is_bot:
            return (Refused(seat, "held" if sitter else "empty"),)
        if sitter.ready == ready:
            return ()
        self._change(sitter, ready=ready)
        return (Readied(seat, ready),)

    def unready_all(self) -> Events:
        """Make everybody unready: the game or its rules changed."""
        return tuple(event for s in self.sitters if s.ready for event in self.ready(s.seat, False))

    def pad_lost(self, device: Device) -> Events:
        """Note that a pad went away: its seat waits, with its name, colour and cards."""
        seat = self.seat_of(device)
        sitter = None if seat is None else self._at(seat)
        if sitter is None or sitter.waiting:
            return ()
        self._change(sitter, hand=Human(device, present=False))
        return (Lost(sitter.seat, device),)

    def pad_back(self, device: Device) -> Events:
        """Note that a pad is there: it gets its own seat back, from a bot too, and never another one."""
        seat = self.claim_of(device)
        sitter = None if seat is None else self._at(seat)
        if sitter is None or sitter.hand == Human(device):
            return ()
        minded = sitter.is_bot
        self._change(sitter, hand=Human(device))
        return (GivenBack(sitter.seat, device) if minded else Returned(sitter.seat, device),)

    def take_over(self, seat: int, device: Device) -> Events:
        """Let a device without a seat play one that waits, or that a bot minds."""
        sitter = self._at(seat)
        claimed = self.claim_of(device)
        if claimed == seat:
            return self.pad_back(device)
        if sitter is None or claimed is not None or not sitter.open:
            code = "empty" if sitter is None else "seated" if claimed is not None else "held"
            return (Refused(seat, code),)
        self._change(sitter, hand=Human(device))
        return (TakenOver(seat, device),)

    def hold_by_bot(self, seat: int, temper: str, strength: str) -> Events:
        """Let a bot mind a person's seat until the person, or another, takes it back."""
        sitter = self._at(seat)
        if sitter is None or sitter.is_bot:
            return (Refused(seat, "held" if sitter else "empty"),)
        self._change(sitter, hand=Bot(temper, strength, minds=True, keeps=sitter.owner))
        return (Minded(seat, temper, strength),)

    def give_back(self, device: Device) -> Events:
        """Give a minded seat back to the device it is kept for."""
        return self.pad_back(device)

    def _at(self, seat: int) -> Sitter | None:
        """The sitter at `seat`, or None."""
        return self._seats[seat] if 0 <= seat < SEATS else None

    def _first_free(self) -> int:
        """The first empty seat, or -1."""
        return next((seat for seat in range(SEATS) if self._seats[seat] is None), -1)

    def _closed(self, seat: int) -> Refused | None:
        """The reason why nobody can sit down at `seat`, or None."""
        if seat == -1:
            return Refused(-1, "full")
        if not 0 <= seat < SEATS:
            return Refused(-1, "no-such")
        return Refused(seat, "held") if self._seats[seat] else None

    def _sit(self, seat: int, hand: Hand) -> None:
        """Put a sitter with a name and looks of its own at an empty `seat`."""
        names = {sitter.name.casefold() for sitter in self.sitters}
        own = [*self._names[seat:], *self._names[:seat]]
        self._seats[seat] = Sitter(
            seat=seat,
            name=next((name for name in own if name.casefold() not in names), f"{own[0]} {seat + 1}"),
            colour=self._spare("colour", seat),
            persona=self._spare("persona", seat),
            hand=hand,
        )

    def _spare(self, kind: str, wanted: int, step: int = 1) -> int:
        """The first look from `wanted` on that nobody wears."""
        worn = {getattr(sitter, kind) for sitter in self.sitters}
        return next(
            (n for n in ((wanted + step * i) % SEATS for i in range(SEATS)) if n not in worn), wanted % SEATS
        )

    def _turn(self, seat: int, kind: str, step: int) -> Events:
        """Give `seat` the nearest spare look in the direction of `step`."""
        sitter = self._at(seat)
        if sitter is None:
            return (Refused(seat, "empty"),)
        return self._swap(seat, kind, self._spare(kind, getattr(sitter, kind) + step, step))

    def _swap(self, seat: int, kind: str, wanted: int) -> Events:
        """Give `seat` the look `wanted`, and its former wearer the look given up."""
        sitter = self._at(seat)
        if sitter is None or not 0 <= wanted < SEATS:
            return (Refused(seat, "no-such" if sitter else "empty"),)
        given_up = getattr(sitter, kind)
        if given_up == wanted:
            return ()
        other = next((one for one in self.sitters if getattr(one, kind) == wanted), None)
        events = [_worn(seat, kind, wanted)]
        self._change(sitter, **{kind: wanted})
        if other:
            self._change(other, **{kind: given_up})
            events.append(_worn(other.seat, kind, given_up))
        return tuple(events)

    def _change(self, sitter: Sitter, **changes: Any) -> None:
        """Replace fields of one sitter."""
        self._seats[sitter.seat] = msgspec.structs.replace(sitter, **changes)


def _worn(seat: int, kind: str, number: int) -> Recoloured | Dressed:
    """The event of a seat's new look."""
    return Recoloured(seat, number) if kind == "colour" else Dressed(seat, number)


def _away(sitter: Sitter) -> Sitter:
    """A sitter of a saved match, with its pad away for now."""
    device = sitter.device
    if device is None or not device.is_pad:
        return sitter
    return msgspec.structs.replace(sitter, hand=Human(device, present=False))
