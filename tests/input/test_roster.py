"""A pad that comes back is known again."""

from hypothesis import given
from hypothesis import strategies as st

from game.input.devices import Device, Family
from game.input.roster import MOST_PADS, Marks, Roster


def marks(serial: str = "", port: str = "", model: str = "045e:028e") -> Marks:
    return Marks(model, Family.XBOX, "Pad", serial, port)


def arrive(roster: Roster, found: Marks) -> Device:
    device = roster.arrive(found)
    assert device
    return device


def test_a_pad_with_a_serial_is_known_in_any_port_by_cable_or_radio() -> None:
    roster = Roster()
    mine = arrive(roster, marks("A", "usb-1"))
    roster.leave(mine)
    assert arrive(roster, marks("A", "bluetooth")) == mine


def test_identical_pads_with_serials_never_change_places() -> None:
    roster = Roster()
    first, second = arrive(roster, marks("A")), arrive(roster, marks("B"))
    roster.leave(first)
    roster.leave(second)
    assert arrive(roster, marks("B")) == second
    assert arrive(roster, marks("A")) == first


def test_identical_pads_without_serials_are_known_by_their_port() -> None:
    roster = Roster()
    first, second = arrive(roster, marks(port="usb-1")), arrive(roster, marks(port="usb-2"))
    roster.leave(first)
    roster.leave(second)
    assert arrive(roster, marks(port="usb-2")) == second
    assert arrive(roster, marks(port="usb-1")) == first


def test_cheap_pads_that_share_one_serial_are_two_pads() -> None:
    roster = Roster()
    first, second = arrive(roster, marks("0000", "usb-1")), arrive(roster, marks("0000", "usb-2"))
    assert first.id != second.id
    roster.leave(second)
    assert arrive(roster, marks("0000", "usb-2")) == second


def test_a_lone_pad_without_serial_may_change_ports() -> None:
    roster = Roster()
    mine = arrive(roster, marks(port="usb-1"))
    roster.leave(mine)
    assert arrive(roster, marks(port="usb-7")) == mine


def test_a_stranger_never_becomes_a_pad_that_is_away() -> None:
    roster = Roster()
    mine = arrive(roster, marks("A", "usb-1"))
    roster.leave(mine)
    assert arrive(roster, marks("B", "usb-1")).id != mine.id
    assert arrive(roster, marks("A", "usb-1", model="054c:0ce6")).id != mine.id


def test_when_two_identical_pads_are_away_nobody_guesses() -> None:
    roster = Roster()
    away = [arrive(roster, marks()), arrive(roster, marks())]
    for device in away:
        roster.leave(device)
    assert arrive(roster, marks()) not in away


def test_numbers_are_the_lowest_nobody_has_and_stay() -> None:
    roster = Roster()
    devices = [arrive(roster, marks(serial)) for serial in "ABC"]
    assert [device.number for device in devices] == [1, 2, 3]
    roster.leave(devices[0])
    assert arrive(roster, marks("D")).number == 4
    assert arrive(roster, marks("A")).number == 1


def test_the_ninth_pad_waits_but_a_known_one_never_does() -> None:
    roster = Roster()
    devices = [arrive(roster, marks(str(n))) for n in range(MOST_PADS)]
    assert roster.arrive(marks("ninth")) is None
    roster.leave(devices[0])
    assert arrive(roster, marks("ninth")).number == 9
    assert arrive(roster, marks("0")) == devices[0]


@given(st.lists(st.tuples(st.sampled_from("ABCDEFGHIJ"), st.sampled_from(["", "usb-1", "usb-2"]))))
def test_connected_pads_always_have_their_own_id_and_number(steps: list[tuple[str, str]]) -> None:
    roster = Roster()
    here: dict[str, Device] = {}
    for serial, port in steps:
        if serial in here:
            roster.leave(here.pop(serial))
        else:
            device = roster.arrive(marks("" if serial in "AB" else serial, port))
            if device:
                here[serial] = device
        devices = roster.here
        assert sorted(devices, key=lambda d: d.id) == sorted(here.values(), key=lambda d: d.id)
        assert len({d.id for d in devices}) == len({d.number for d in devices}) == len(devices)
