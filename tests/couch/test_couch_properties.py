"""What stays true whatever people do on the couch."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from game.couch.couch import Couch
from game.couch.events import Events, Refused
from game.couch.sitter import SEATS, Bot, Human
from game.input.devices import KEYS, KEYS2, MOUSE
from tests.couch.conftest import NAMES, PADS

pytestmark = pytest.mark.statistics

DEVICES = (*PADS, KEYS, KEYS2, MOUSE)
devices = st.sampled_from(DEVICES)
seats = st.integers(-1, SEATS)
looks = st.integers(-1, SEATS)


class Party(RuleBasedStateMachine):
    """People come, go, lose their pads and change their minds."""

    def __init__(self) -> None:
        super().__init__()
        self.couch = Couch(NAMES)

    def said(self, before: tuple[object, ...], events: Events) -> None:
        refused = any(isinstance(event, Refused) for event in events)
        assert not refused or (len(events) == 1 and self.couch.seats == before)
        assert events or self.couch.seats == before

    @rule(device=devices)
    def join(self, device):  # type: ignore[no-untyped-def]
        self.said(self.couch.seats, self.couch.join(device))

    @rule(device=devices, seat=seats)
    def join_at(self, device, seat):  # type: ignore[no-untyped-def]
        self.said(self.couch.seats, self.couch.join(device, seat))

    @rule(seat=seats)
    def leave(self, seat):  # type: ignore[no-untyped-def]
        self.said(self.couch.seats, self.couch.leave(seat))

    @rule()
    def add_bot(self) -> None:
        self.said(self.couch.seats, self.couch.add_bot("bold", "weak"))

    @rule(device=devices)
    def lose(self, device):  # type: ignore[no-untyped-def]
        self.said(self.couch.seats, self.couch.pad_lost(device))

    @rule(device=devices)
    def come_back(self, device):  # type: ignore[no-untyped-def]
        before = self.couch.seats
        claimed = self.couch.claim_of(device)
        self.said(before, self.couch.pad_back(device))
        after = self.couch.seats
        changed = {seat for seat in range(SEATS) if before[seat] != after[seat]}
        assert changed <= {claimed}

    @rule(seat=seats, device=devices)
    def take_over(self, seat, device):  # type: ignore[no-untyped-def]
        before = self.couch.seats
        self.said(before, self.couch.take_over(seat, device))
        for held, now in zip(before, self.couch.seats, strict=True):
            if held and isinstance(held.hand, Human) and held.hand.present:
                assert held == now

    @rule(seat=seats)
    def mind(self, seat):  # type: ignore[no-untyped-def]
        self.said(self.couch.seats, self.couch.hold_by_bot(seat, "honest", "strong"))

    @rule(seat=seats, look=looks)
    def recolour(self, seat, look):  # type: ignore[no-untyped-def]
        self.said(self.couch.seats, self.couch.recolour(seat, look))

    @rule(seat=seats, step=st.sampled_from([-1, 1]))
    def turn(self, seat, step):  # type: ignore[no-untyped-def]
        self.said(self.couch.seats, self.couch.turn_persona(seat, step))

    @rule(seat=seats, name=st.text(max_size=14) | st.sampled_from(NAMES))
    def rename(self, seat, name):  # type: ignore[no-untyped-def]
        self.said(self.couch.seats, self.couch.rename(seat, name))

    @invariant()
    def no_device_holds_two_seats_and_no_seat_two_devices(self) -> None:
        owners = [sitter.owner.id for sitter in self.couch.sitters if sitter.owner]
        assert len(owners) == len(set(owners))
        for sitter in self.couch.sitters:
            assert sitter.device is None or self.couch.seat_of(sitter.device) == sitter.seat
            assert isinstance(sitter.hand, Human | Bot)

    @invariant()
    def no_two_people_look_or_are_called_alike(self) -> None:
        for what in ("seat", "colour", "persona", "name"):
            worn = [getattr(sitter, what) for sitter in self.couch.sitters]
            assert len(worn) == len(set(worn)), what

    @invariant()
    def every_sitter_is_where_it_says(self) -> None:
        seats = self.couch.seats
        assert all(sitter is None or sitter.seat == seat for seat, sitter in enumerate(seats))
        assert len(self.couch.players) + self.couch.free == SEATS


Party.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
TestParty = Party.TestCase
