"""A table: its clock, its bots, its secrets; its tray is in test_tray."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.app.app import App
from game.app.games.game import Window
from game.rules.complots.actions import Block, Challenge, Declare
from game.rules.complots.events import Blocked, Challenged, Passed
from tests.app.conftest import TICK, Puppets, SetUp, a_plan, chairs, claims, let, match_of, play

# the clock


def test_no_clock_runs_before_a_window_opens(table: SetUp) -> None:
    at = table()
    let(at, 3)
    assert at.clock is None


def test_the_clock_runs_while_people_owe_and_silence_lets_it_go(table: SetUp) -> None:
    at = table(reaction_seconds=8)
    play(at, claims())
    let(at, 2)
    assert at.clock is not None
    assert (at.clock.total, round(at.clock.left, 2)) == (8.0, pytest.approx(6.0, abs=0.11))
    let(at, 5.8)
    assert at.public.view.asks == "challenge"
    let(at, 0.5)
    assert at.public.view.asks == "turn"
    assert [e.player for e in at.public.story if isinstance(e, Passed)] == [1, 2]
    assert at.clock is None


def test_the_clock_stops_while_the_picture_is_late_and_in_a_break(table: SetUp) -> None:
    at = table(reaction_seconds=8)
    play(at, claims())
    let(at, 1)
    assert at.clock is not None
    left = at.clock.left
    let(at, 20, watching=True)
    at.paused = True
    let(at, 20)
    assert at.clock.left == left
    assert at.public.view.asks == "challenge"
    at.paused = False
    let(at, 1)
    assert at.clock.left == pytest.approx(left - 1)


def test_the_clock_is_put_away_with_its_window(table: SetUp) -> None:
    at = table(reaction_seconds=1)
    play(at, claims())
    for _ in range(100):
        at.update(TICK)
        assert at.clock is None or at.public.view.asks == "challenge"
    assert at.public.view.asks == "turn"


def test_extra_seconds_are_given_to_every_window(app: App, table: SetUp) -> None:
    app.change(reaction_extra=20)
    at = table(reaction_seconds=8)
    play(at, claims())
    let(at, 0.1)
    assert at.clock is not None and at.clock.total == 28.0


def test_a_window_without_a_limit_waits_for_ever(table: SetUp) -> None:
    at = table(reaction_seconds=0)
    play(at, claims())
    let(at, 60)
    assert at.clock is None
    assert at.public.view.owing == (1, 2)


def test_no_clock_runs_when_only_bots_owe(table: SetUp, puppets: Puppets) -> None:
    at = table("hbb")
    puppets.ready = False
    play(at, claims())
    let(at, 30)
    assert at.clock is None
    assert at.public.view.owing == (1, 2)


def test_the_next_window_begins_with_a_full_clock(table: SetUp) -> None:
    at = table(reaction_seconds=8)
    play(at, Declare(0, "base:aide"))
    let(at, 3)
    assert at.clock is not None and at.public.view.asks == "block"
    play(at, Block(1, "base:duchesse"))
    let(at, 0.1)
    assert at.public.view.asks == "challenge"
    assert at.clock.left == pytest.approx(8.0, abs=0.2)


def test_no_clock_runs_in_a_game_without_windows(table: SetUp) -> None:
    at = table("hhhh", game="hecatombe")
    let(at, 60)
    assert at.clock is None and at.ticks == 0


# bots


def test_bots_speak_in_their_own_time_never_at_once(table: SetUp) -> None:
    at = table("hbb")
    play(at, claims())
    let(at, 0.9)
    assert at.ticks == 1
    let(at, 3.0)
    assert at.public.view.asks == "turn"


def test_a_bot_hesitates_again_at_its_next_turn(table: SetUp, puppets: Puppets) -> None:
    puppets.choose = lambda question: Declare(question.view.me, "base:revenu")
    at = table("bb", position=TWO)
    spoken = []
    for step in range(200):
        before = at.ticks
        at.update(TICK)
        spoken += [step * TICK] if at.ticks > before else []
    gaps = [later - sooner for sooner, later in pairwise(spoken)]
    assert len(gaps) > 3 and min(gaps) >= 1.0 - TICK


TWO = "[[seat]]\nhand = ['duchesse', 'comtesse']\n[[seat]]\nhand = ['capitaine', 'assassin']\n"


def test_a_bot_is_not_asked_again_while_its_question_stands(table: SetUp, puppets: Puppets) -> None:
    at = table("hbb")
    puppets.ready = False
    play(at, claims())
    let(at, 5)
    assert len(puppets.asked) == 2
    assert {question.view.me for question in puppets.asked} == {1, 2}


def test_bots_stay_silent_when_they_owe_nothing_any_more(table: SetUp, puppets: Puppets) -> None:
    at = table("hhb")
    puppets.choose = lambda question: Challenge(2)
    play(at, claims())
    let(at, 0.5)
    play(at, Challenge(1))
    ticks = at.ticks
    let(at, 6)
    assert [e.player for e in at.public.story if isinstance(e, Challenged)] == [1]
    assert at.ticks == ticks or at.public.view.asks != "challenge"


def test_a_choice_that_became_illegal_is_thought_over(table: SetUp, puppets: Puppets) -> None:
    at = table("hhb")
    puppets.choose = lambda question: next(
        (one for one in question.options if isinstance(one, Block)), puppets.first(question)
    )
    play(at, Declare(0, "base:aide"))
    let(at, 0.3)
    play(at, Block(1, "base:duchesse"))
    puppets.choose = puppets.first
    let(at, 8)
    assert [e.player for e in at.public.story if isinstance(e, Blocked)] == [1]


def test_bots_wait_while_the_picture_is_late_and_in_a_break(table: SetUp, game: str) -> None:
    at = table("bbb", game=game)
    let(at, 10, watching=True)
    at.paused = True
    let(at, 10)
    assert at.ticks == 0


def test_a_pace_of_nothing_lets_bots_speak_at_once(table: SetUp, game: str) -> None:
    at = table("bbb", game=game)
    at.pace = 0.0
    many = len(at.public.view.owing)
    at.update(TICK)
    assert at.ticks == many


def test_thoughts_are_noted_beside_the_tick_they_led_to(table: SetUp) -> None:
    at = table("hbb")
    play(at, claims())
    let(at, 5)
    for noted in at.thoughts:
        assert [action.player for action in match_of(at).log[noted.tick]] == [noted.player]
    assert {noted.player for noted in at.thoughts} == {1, 2}


def test_a_bot_holds_a_chair_until_it_is_given_back(table: SetUp) -> None:
    at = table("hhh")
    play(at, claims())
    at.mind(1, "bold", "weak")
    let(at, 4)
    assert at.public.view.owing == (2,)
    at.mind(2, "bold", "weak")
    let(at, 0.5)
    at.unmind(2)
    let(at, 6)
    assert at.public.view.owing == (2,)
    assert 2 not in at.bots and 1 in at.bots


def waits(app: App, cards: tuple[str, str], seed: int) -> list[tuple[int, float]]:
    """When each bot lets a claim pass, in a world where they hold these cards."""
    position = f"""
turn = 3
active = 0
court = ["comtesse", "duchesse", "assassin", "capitaine"]
[[seat]]
hand = ["ambassadeur", "comtesse"]
[[seat]]
hand = ["{cards[0]}", "assassin"]
[[seat]]
hand = ["capitaine", "{cards[1]}"]
"""
    plan = app.begin
    from game.app.plan import MatchPlan

    at = plan(MatchPlan("complots", chairs("hbb"), seed, position=position), keep=False)
    play(at, Declare(0, "base:ambassadeur"))
    told, clock = [], 0.0
    for _ in range(200):
        before = len([e for e in at.public.story if isinstance(e, Passed)])
        at.update(TICK)
        clock += TICK
        passed = [e.player for e in at.public.story if isinstance(e, Passed)]
        told += [(player, round(clock, 2)) for player in passed[before:]]
        if at.public.view.asks != "challenge":
            break
    return told


def test_how_long_a_bot_waits_tells_nothing_of_its_cards(app: App, puppets: Puppets) -> None:
    app.think = lambda game, rules: puppets
    for seed in range(4):
        assert waits(app, ("duchesse", "duchesse"), seed) == waits(app, ("comtesse", "assassin"), seed)
    assert len({tuple(waits(app, ("duchesse", "duchesse"), seed)) for seed in range(4)}) > 1


def test_where_the_quickest_counts_bots_let_people_read_first(app: App, puppets: Puppets) -> None:
    from game.app.bots.patience import BOT_WAITS, drawn_wait
    from game.core.rng import Rng

    race = Window("doubt", 8.0, head_start=3.0)
    among_people = [drawn_wait(Rng(seed), 8.0, race, people=True) for seed in range(50)]
    among_bots = [drawn_wait(Rng(seed), 8.0, race, people=False) for seed in range(50)]
    assert min(among_people) >= 3.0 > 1.5 > min(among_bots)
    assert max(among_people) <= 3.0 + BOT_WAITS.after_head_start
    short = [drawn_wait(Rng(seed), 2.0, race, people=True) for seed in range(50)]
    assert max(short) <= BOT_WAITS.window_share * 2.0, "a short window does not close before bots speak"


# secrets, the end, the book


def test_nothing_hidden_can_be_read_before_the_end(table: SetUp, game: str) -> None:
    at = table("hhh", game=game)
    for secret in (lambda: at.log, at.review, at.truth):
        with pytest.raises(RuntimeError):
            secret()


def test_after_the_end_everything_can_be_read(app: App, game: str) -> None:
    at = app.inline().begin(a_plan(game), keep=False)
    for _ in range(2_000):
        at.update(TICK)
        if at.outcome:
            break
    assert at.outcome is not None
    assert len(at.log) == at.ticks and sum(map(len, at.log)) == len(at.thoughts)
    assert at.truth() == match_of(at).events
    assert at.review()


def test_leaving_the_table_lets_the_bots_go(table: SetUp, puppets: Puppets) -> None:
    at = table("hbb", keep=True)
    at.close()
    at.close()
    assert puppets.closed


def test_who_is_out_owes_nothing_and_holds_up_nobody(table: SetUp) -> None:
    at = table("hhhh", position=OUT)
    play(at, claims())
    assert set(at.public.view.owing) == {1, 3}
    let(at, 9)
    assert at.public.view.asks == "turn"


OUT = """
turn = 3
[[seat]]
hand = ["duchesse"]
lost = ["comtesse"]
[[seat]]
hand = ["duchesse"]
lost = ["comtesse"]
[[seat]]
lost = ["capitaine", "capitaine"]
coins = 0
[[seat]]
hand = ["assassin"]
lost = ["assassin"]
"""
