"""What happens on a sofa: somebody wants a break, a battery is empty, a friend takes the pad."""

from __future__ import annotations

from collections.abc import Callable

from game.core.rules import Player
from game.input.devices import KEYS, KEYS2, Device
from game.input.intents import Intent
from tests.journeys.company import Company


def pad_of(company: Company) -> tuple[Player, Device]:
    """Somebody who plays with a pad that is plugged in, by chance."""
    couch = company.scene.couch
    found = [(player, couch[couch.players[player]].device) for player in company.people]
    holders = [(player, device) for player, device in found if device and device.is_pad]
    return company.rng.choice(holders)


def hand_of(company: Company) -> Device:
    """Some device with buttons that is played with now."""
    couch = company.scene.couch
    devices = [couch[couch.players[player]].device for player in company.people]
    able = [d for d in devices if d is not None and (d.is_pad or d in (KEYS, KEYS2))]
    return company.rng.choice(able)


def stands_still(company: Company, screen: str) -> None:
    """While something lies over the match, nothing happens in it."""
    evening, table = company.evening, company.scene.table
    ticks, clock = table.ticks, table.clock and table.clock.left
    evening.wait_for(screen)
    evening.step(5)
    assert table.ticks == ticks
    assert (table.clock and table.clock.left) == clock
    company.look()


def go_on(company: Company) -> None:
    """The match is on the stage again."""
    company.evening.wait_for(company.game.screen)
    company.evening.step(2)
    assert not company.scene.table.paused
    assert not company.scene.couch.waiting


def take_a_break(company: Company) -> None:
    """Pause, and back."""
    device = hand_of(company)
    company.evening.tap(device, Intent.MENU)
    stands_still(company, "Pause")
    company.evening.tap(device, Intent.BACK)
    go_on(company)


def pull_and_plug(company: Company) -> None:
    """A pad goes away and comes back to its own seat."""
    player, device = pad_of(company)
    company.evening.pull(device)
    stands_still(company, "AbsentSeats")
    company.evening.plug_again(device)
    go_on(company)
    assert company.scene.hands.player_of(device) == player


def take_over(company: Company) -> None:
    """A pad goes away for good, and another one, of another family, plays on."""
    player, device = pad_of(company)
    company.evening.pull(device)
    stands_still(company, "AbsentSeats")
    (other,) = company.evening.plug(1)
    company.evening.tap(other, Intent.ACCEPT)
    go_on(company)
    assert company.scene.hands.player_of(other) == player
    assert company.scene.hands.player_of(device) is None


def lend_to_a_bot(company: Company) -> None:
    """A bot holds the seat of who went away, until the pad is back."""
    player, device = pad_of(company)
    company.evening.pull(device)
    stands_still(company, "AbsentSeats")
    company.evening.tap(hand_of(company), Intent.DOUBT)
    go_on(company)
    table = company.scene.table
    assert player in table.bots
    company.play(ticks=4)
    if table.outcome is not None:
        return
    company.evening.plug_again(device)
    company.evening.step(2)
    assert player not in table.bots
    assert company.scene.hands.player_of(device) == player


INCIDENTS: dict[str, Callable[[Company], None]] = {
    one.__name__: one for one in (take_a_break, pull_and_plug, take_over, lend_to_a_bot)
}
