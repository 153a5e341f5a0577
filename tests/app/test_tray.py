"""The tray of a table: what is said in one frame, and choices of several parts."""

from __future__ import annotations

from game.app.table import Table
from game.core.rules import Refusal
from game.rules.complots.actions import Challenge, Pass
from game.rules.complots.events import Challenged, Passed
from game.rules.hecatombe.actions import Choose
from tests.app.conftest import TICK, Puppets, SetUp, claims, let, match_of, play

# the tray


def test_answers_of_one_frame_are_one_tick_and_the_first_clockwise_counts(table: SetUp) -> None:
    at = table()
    play(at, claims())
    play(at, Challenge(2), Challenge(1))
    assert at.ticks == 2
    assert [e.player for e in at.public.story if isinstance(e, Challenged)] == [1]


def test_only_the_first_answer_of_a_player_counts_in_a_frame(table: SetUp) -> None:
    at = table()
    play(at, claims())
    assert at.submit(Pass(1)) is None
    assert at.submit(Challenge(1)) is None
    at.update(0.0)
    assert at.public.view.asks == "challenge"
    assert at.public.view.owing == (2,)


def test_an_answer_that_comes_too_late_is_refused(table: SetUp) -> None:
    at = table()
    play(at, claims())
    play(at, Challenge(1))
    ticks = at.ticks
    refusal = at.submit(Challenge(2))
    assert refusal is not None and refusal.code
    at.update(0.0)
    assert at.ticks == ticks


def test_what_became_illegal_on_the_tray_is_dropped(table: SetUp) -> None:
    at = table()
    play(at, claims())
    assert at.submit(Pass(2)) is None
    match_of(at).submit(Challenge(1))
    at.update(0.0)
    assert [e.player for e in at.public.story if isinstance(e, Passed)] == []


def test_presses_are_heard_while_the_picture_is_late(table: SetUp) -> None:
    at = table()
    play(at, claims())
    assert at.submit(Challenge(1)) is None
    at.update(TICK, watching=True)
    assert any(isinstance(e, Challenged) for e in at.public.story)


def test_nothing_is_played_in_a_break(table: SetUp) -> None:
    at = table()
    at.paused = True
    assert at.submit(claims()) is None
    let(at, 1)
    assert at.ticks == 0


# choices of several parts


def choices(table: Table, player: int, many: int) -> list[Choose]:
    """Different tiles of a hand, to be set aside."""
    hand = dict.fromkeys(table.seat(player).view.hand)
    return [Choose(player, people) for people in list(hand)[:many]]


def test_a_choice_of_several_parts_is_played_in_order_a_tick_each(table: SetUp) -> None:
    at = table("hh", game="hecatombe")
    wanted = choices(at, 0, 3)
    assert at.submit(*wanted) is None
    assert at.ticks == 0
    at.update(0.0)
    assert match_of(at).log == [(one,) for one in wanted]
    assert at.seat(0).view.chosen == tuple(one.people for one in wanted)
    assert at.public.view.owing == (1,)


def test_parts_of_several_players_share_their_ticks(table: SetUp) -> None:
    at = table("hhh", game="hecatombe")
    trays = [choices(at, player, 2) for player in range(3)]
    for tray in (trays[2], trays[0][:1], trays[1]):
        assert at.submit(*tray) is None
    at.update(0.0)
    first, second = match_of(at).log
    assert first == (trays[2][0], trays[0][0], trays[1][0])
    assert second == (trays[2][1], trays[1][1])
    assert at.public.view.owing == (0,)


def test_who_has_something_on_the_tray_adds_nothing_to_it(table: SetUp) -> None:
    at = table("hh", game="hecatombe")
    one, two, three = choices(at, 0, 3)
    assert at.submit(one, two) is None
    assert at.submit(three) is None
    at.update(0.0)
    assert at.seat(0).view.chosen == (one.people, two.people)
    assert at.submit(three) is None
    at.update(0.0)
    assert at.public.view.owing == (1,)


def test_the_first_part_is_refused_for_all_and_a_later_one_is_dropped(table: SetUp) -> None:
    at = table("hh", game="hecatombe")
    one, two, three = choices(at, 0, 3)
    assert at.submit(Choose(0, "nobody"), one) == Refusal("not-your-tile")
    at.update(0.0)
    assert at.ticks == 0
    assert at.submit(one, Choose(0, "nobody"), two, three, one) is None
    at.update(0.0)
    assert match_of(at).log == [(one,), (two,), (three,)]


def test_people_and_bots_choose_at_the_same_time(table: SetUp, puppets: Puppets) -> None:
    at = table("hbbb", game="hecatombe")
    puppets.ready = False
    let(at, 1.9)
    assert at.submit(*choices(at, 0, 1)) is None
    let(at, 0.2)
    assert at.public.view.owing == (1, 2, 3)
    puppets.ready = True
    let(at, 1.9)  # whoever was late is heard at the next step of waiting, like everybody
    assert at.public.view.asks == "attack"
    assert sorted(question.view.me for question in puppets.asked) == [1, 2, 3]


def test_a_bot_that_chooses_several_tiles_hesitates_once(table: SetUp) -> None:
    at = table("hb", game="hecatombe")
    assert at.submit(*choices(at, 0, 3)) is None
    let(at, 0.9)
    assert at.public.view.sealed == (3, 0)
    let(at, 1.3)
    assert at.public.view.asks == "attack" and at.ticks == 6
