"""Windows of treachery cards run under the picture, the same for every hand; marks hold them (S-20)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from game.app.moments.pictures import Pictures
from game.app.table import Table
from game.rules.skirmish.actions.player import Pass, PlayCard
from game.rules.skirmish.events.player import CardPlayed, WindowOpened
from tests.app.conftest import TICK, Puppets, SetUp, let, match_of, play
from tests.contract.worlds import laid, twin

CARDS, OFFERS = "treachery:card", "bribes:offer"
TURN, MARCH = laid("skirmish", "turn-2"), laid("skirmish", "movement-3")
LEAST, MARKED = 0.8, 1.2


@pytest.fixture
def at(table: SetUp) -> Table:
    """Two people; a turn card was just flipped, and its picture is over."""
    made = table("hh", game="skirmish", position=TURN)
    assert (made.public.view.asks, made.public.view.owing) == (CARDS, (0, 1))
    made.moments.showing = 0.0
    return made


def seconds_open(at: Table, **more: Any) -> float:
    """Seconds until the open window closes by itself."""
    window, ticks = at.game.window(at.public.view), 0
    while at.game.window(at.public.view) == window and ticks < 1000:
        at.update(TICK, **more)
        ticks += 1
    return ticks * TICK


@pytest.mark.rule("S-20")
@pytest.mark.parametrize(("shown", "lasts"), [(0.0, LEAST), (0.5, LEAST), (1.4, 1.4), (9.0, 2.0)])
def test_a_window_lasts_as_long_as_its_picture_but_neither_a_blink_nor_for_ever(
    at: Table, shown: float, lasts: float
) -> None:
    at.moments.showing = shown
    assert seconds_open(at) == pytest.approx(lasts, abs=1.5 * TICK)


@pytest.mark.rule("S-20")
def test_it_runs_under_a_picture_that_is_late_and_closes_with_it(at: Table) -> None:
    let(at, 1.5, watching=True)
    assert at.public.view.asks == CARDS and at.clock is not None and at.clock.left == 0
    at.update(TICK)
    assert at.public.view.asks == OFFERS


@pytest.mark.rule("S-20")
def test_a_mark_holds_a_window_for_all_whoever_is_asked(table: SetUp) -> None:
    def lasting(player: int, kinds: Iterable[str]) -> float:
        made = table("hh", game="skirmish", position=TURN)
        made.moments.showing = 0.0
        made.moments.mark(made, player, tuple(kinds))
        return seconds_open(made)

    assert lasting(0, ()) == lasting(0, ["named"]) == lasting(1, ["tests", "own-tests"])
    assert lasting(0, ["always"]) == lasting(1, ["always"]) == lasting(1, ["asked"]) > lasting(0, ())
    assert lasting(0, ["always"]) == pytest.approx(MARKED, abs=1.5 * TICK)


@pytest.mark.rule("S-20")
def test_a_seat_without_cards_may_mark_too(at: Table) -> None:
    match_of(at).state.questions[-1] = at.public.view.questions[-1].without(1)
    match_of(at).state.hands[1] = []
    at.moments.mark(at, 1, ["always"])
    assert at.public.view.owing == (0,) and not at.public.view.hands[1]
    assert seconds_open(at) == pytest.approx(MARKED, abs=1.5 * TICK)


@pytest.mark.rule("S-20")
def test_marks_of_names_and_tests_hold_what_they_say(at: Table) -> None:
    state = match_of(at).state
    unit = next(one.id for one in state.units if one.owner == 1)
    question, state.named = state.questions[-1], 1

    def holding(moment: str) -> set[tuple[str, int]]:
        about = msgspec.structs.replace(question, unit=unit, data=(moment, *question.data[1:]))
        state.questions[-1] = about
        window = at.game.window(at.public.view)
        assert window is not None
        return {mark for mark in window.marks if mark[0] not in ("always", "asked")}

    assert holding("turn-flipped") == set()
    assert holding("naming") == {("named", 1)}
    assert holding("leadership-test") == {("tests", 0), ("tests", 1), ("own-tests", 1)}


@pytest.mark.rule("S-20")
def test_a_mark_is_in_no_view_no_log_and_no_event(at: Table) -> None:
    views = [at.public.view, *(seat.view for seat in at.seats)]
    at.moments.mark(at, 0, ["always"])
    assert [at.public.view, *(seat.view for seat in at.seats)] == views
    assert not at.ticks and not match_of(at).events
    assert (at.moments.marks_of(0), at.moments.marks_of(1)) == ({"always"}, frozenset())
    at.moments.mark(at, 0, [])
    assert not at.moments.marks_of(0)
    for player, kind in ((0, "cards"), (2, "always"), (-1, "always")):
        with pytest.raises(ValueError, match="mark"):
            at.moments.mark(at, player, [kind])


@pytest.mark.rule("S-20")
def test_a_bot_without_a_card_to_play_says_so_when_the_window_closes(table: SetUp) -> None:
    made = table("hb", game="skirmish", position=TURN)
    made.moments.showing = 0.0
    let(made, LEAST - 2 * TICK)
    assert made.public.view.owing == (0, 1) and not made.ticks
    play(made, Pass(0))
    assert made.public.view.owing == (1,), "nobody learns sooner than all that it passes"
    let(made, 4 * TICK)
    assert made.public.view.asks == OFFERS
    assert [thought.tick for thought in made.thoughts] == [1]


@pytest.mark.rule("S-20")
def test_a_late_bot_is_waited_for(table: SetUp, puppets: Puppets) -> None:
    puppets.ready = False
    made = table("hb", game="skirmish", position=TURN)
    let(made, 5.0)
    assert made.public.view.owing == (0, 1) and made.clock is not None and made.clock.left == 0
    puppets.ready = True
    let(made, 4 * TICK)
    assert made.public.view.asks == OFFERS


@pytest.mark.rule("S-20")
def test_a_card_of_a_bot_comes_as_soon_as_it_speaks(table: SetUp, puppets: Puppets) -> None:
    puppets.choose = lambda asked: asked.options[-1]
    made = table("hb", game="skirmish", position=TURN)
    match_of(made).state.hands[1] = ["base:espion"]
    let(made, 1.5)
    assert made.ticks == 1 and isinstance(match_of(made).log[0][0], PlayCard)


# the same for every hand


def course(made: Table, seconds: float) -> list[Any]:
    """What everybody sees of the clocks, frame by frame; to other questions the first answer is given."""
    seen = []
    for _ in range(round(seconds / TICK)):
        made.update(TICK)
        view, clock = made.public.view, made.clock
        seen.append(
            (view.asks, view.owing, clock and (clock.total, clock.left), dict(made.holds.left), made.ticks)
        )
        if view.asks not in (None, CARDS, OFFERS):
            if view.asks == "treachery:discard":
                break
            play(made, made.seat(view.owing[0]).options[0])
    return seen


@pytest.mark.rule("S-20")
@pytest.mark.parametrize(("position", "seats"), [(TURN, "hh"), (TURN, "hb"), (MARCH, "hhh"), (MARCH, "bhh")])
def test_other_hands_and_the_same_marks_give_the_same_clock(table: SetUp, position: str, seats: str) -> None:
    def told(world: str, marks: list[str]) -> list[Any]:
        made = table(seats, game="skirmish", position=world)
        made.moments.mark(made, seats.index("h"), marks)
        return course(made, 20)

    worlds = [position, *(twin("skirmish", position, -1, seed) for seed in (1, 2))]
    assert len({world for world in worlds}) == 3
    plain, marked = [told(world, []) for world in worlds], [told(world, ["always"]) for world in worlds]
    assert plain[0] == plain[1] == plain[2] and marked[0] == marked[1] == marked[2]
    assert plain[0] != marked[0], "what is compared does tell marks apart"
    assert sum(one[0] == CARDS for one in plain[0]) > 10


def test_pictures_of_a_tick_are_shown_for_the_longest_of_them(at: Table) -> None:
    at.moments.pictures = Pictures(seconds={"WindowOpened": 1.5, "CardPlayed": 2.5})
    at.moments.show([])
    assert at.moments.showing == 0
    at.moments.show([WindowOpened("naming"), CardPlayed(0, "base:espion", -1, 1, 0)])
    assert at.moments.showing == 2.5
    at.moments.show([WindowOpened("naming")])
    assert at.moments.showing == 4.0, "one tick after the other"
    at.update(1.0)
    assert at.moments.showing == 3.0
