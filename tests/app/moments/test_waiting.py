"""What people wait beyond the pictures: as reckoned from a log, so the clocks of a table (S-18, S-20)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.app.games import Window
from game.app.moments.pictures import Pictures
from game.app.moments.waiting import window_seconds
from game.app.table import Table
from game.core.match import Match
from game.core.rules import Event
from game.rules.skirmish.events.player import EnemyNamed, PhaseBegan
from tests.app.conftest import SetUp, match_of, play
from tests.contract.worlds import laid

FINE = 0.025
"""Seconds of a frame here."""
TABLE = Pictures(least=0.8, marked=1.2, naming=0.6, seconds={"PhaseBegan": 1.0, "EnemyNamed": 3.0})
BEGAN, NAMED = PhaseBegan(0, "magic"), EnemyNamed(0, 1, "magic", forced=False)
CARDS = frozenset({("always", 0)})


def card_window(key: int) -> Window:
    """A window of cards."""
    return Window(key, 2.0, beneath=True, marks=CARDS)


@pytest.mark.rule("S-20")
@pytest.mark.parametrize(
    ("ticks", "waits", "marked"),
    [
        ([([], card_window(1))], 0.8, 1.2),
        ([([BEGAN], card_window(1))], 0.0, 0.2),
        ([([BEGAN], card_window(1)), ([], card_window(1))], 0.0, 0.2),
        ([([BEGAN], card_window(1)), ([], card_window(2))], 0.8, 1.4),
        ([([NAMED, BEGAN], card_window(1)), ([], card_window(2))], 0.0, 0.2),
        ([([NAMED], None), ([], card_window(2))], 0.8, 1.2),
        ([([], Window(1, 4.0, beneath=True, offering=True))], 0.8, 0.8),
        ([([], Window(1, 4.0, beneath=True, offering=True, naming=True))], 0.2, 0.2),
        ([([], Window(1, 4.0, beneath=True, fleeting=True))], 0.0, 0.0),
        ([([], Window(1, 0.0, beneath=True))], 0.0, 0.0),
        ([([], Window(1, 2.0))], 0.0, 0.0),
    ],
)
def test_what_a_window_lasts_beyond_its_picture_is_waiting(
    ticks: list[tuple[list[Event], Window | None]], waits: float, marked: float
) -> None:
    assert window_seconds(ticks, TABLE) == pytest.approx(waits)
    assert window_seconds(ticks, TABLE, marked=True) == pytest.approx(marked)


def ticks_of(at: Table) -> Iterator[tuple[list[Event], Window | None]]:
    """The ticks of a table's match, from its log."""
    played = match_of(at)
    again = Match(played.rules, played.seed)
    public = again.spectator()
    for tick in played.log:
        again.submit(*tick)
        yield public.take(), at.game.window(public.view)


@pytest.mark.rule("S-18")
@pytest.mark.rule("S-20")
@pytest.mark.parametrize("marks", [(), ("always",)])
def test_a_table_waits_as_long_as_is_reckoned(table: SetUp, marks: tuple[str, ...]) -> None:
    at = table("hh", game="skirmish", position=laid("skirmish", "turn-2"))
    at.moments.mark(at, 1, marks)
    first = at.game.window(at.public.view)
    waited, opened = 0.0, set()
    while at.outcome is None:
        window = at.game.window(at.public.view)
        if window is not None and window.beneath:
            opened.add(window.key)
            waited += FINE if at.moments.showing <= 0 and window != first else 0.0
            at.update(FINE)
        elif at.moments.showing > 0:
            at.update(FINE)
        else:
            play(at, at.seat(at.public.view.owing[0]).options[0])
    reckoned = window_seconds(ticks_of(at), at.moments.pictures, marked=bool(marks))
    assert len(opened) > 6 and reckoned > 2
    assert waited == pytest.approx(reckoned, abs=3 * FINE * len(opened))
    assert waited != pytest.approx(window_seconds(ticks_of(at), TABLE), abs=0.5), (
        "other pictures, other waits"
    )
