"""Windows of Roulette: their clocks, what silence says, and holding one open."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.app import App
from game.app.bots.patience import BOT_WAITS
from game.app.games import DYING_SECONDS, HOLD_SECONDS
from game.app.games.roulette import HEAD_START_SECONDS
from game.app.plan import MatchPlan
from game.app.table import Table
from game.rules.roulette.actions import Accuse, Bet, Pass, Pocket
from game.rules.roulette.questions import CARDS
from game.saves.settings import Settings
from tests.app.conftest import BASE, Puppets, SetUp, chairs, let, play
from tests.contract.worlds import laid


def until(at: Table, asks: str) -> None:
    """Let everybody answer as silence would, until that question is asked."""
    for _ in range(400):
        if at.public.view.asks == asks:
            return
        play(at, *(at.game.silence(at.public.view, player) for player in at.public.view.owing))
    raise AssertionError(asks)


@pytest.fixture
def at(table: SetUp) -> Table:
    """Three people, in the first window for cards."""
    made = table("hhh", game="roulette")
    assert made.public.view.asks == "before-pockets"
    return made


@pytest.mark.rule("R-21")
def test_a_window_for_cards_closes_by_itself_after_two_seconds(at: Table) -> None:
    let(at, 1.8)
    assert at.public.view.asks == "before-pockets"
    let(at, 0.4)
    assert at.public.view.asks == "pocket"


@pytest.mark.rule("R-21")
def test_a_seat_that_picks_a_card_holds_the_window_and_letting_go_closes_it(at: Table) -> None:
    let(at, 1)
    assert at.hold(1)
    let(at, 5)
    assert (at.public.view.asks, tuple(at.holds.left)) == ("before-pockets", (1,))
    at.let_go(1)
    let(at, 1.2)
    assert at.public.view.asks == "pocket" and not at.holds.left


@pytest.mark.rule("R-21")
def test_nobody_holds_a_window_for_longer_than_ten_seconds_nor_twice(at: Table) -> None:
    assert at.hold(1)
    let(at, HOLD_SECONDS + 0.2)
    assert not at.holds.left and at.public.view.asks == "before-pockets"
    assert not at.hold(1)
    assert at.hold(2)


@pytest.mark.rule("R-21")
def test_whoever_passes_holds_nothing_any_more(at: Table) -> None:
    assert at.hold(1) and at.hold(2)
    play(at, Pass(1))
    assert tuple(at.holds.left) == (2,)
    assert not at.hold(1)


@pytest.mark.rule("R-21")
def test_a_bot_that_takes_a_chair_over_lets_go_of_what_the_person_held(at: Table) -> None:
    assert at.hold(1) and at.hold(2)
    at.mind(1, "bold", "weak")
    assert tuple(at.holds.left) == (2,)


def test_a_question_that_everybody_must_answer_cannot_be_held(at: Table) -> None:
    until(at, "pocket")
    assert not at.hold(0)


def test_more_time_to_react_lengthens_holding_and_not_the_window(app: App, table: SetUp) -> None:
    app.change(reaction_extra=20)
    at = table("hhh", game="roulette")
    let(at, 1)
    assert at.clock is not None and at.clock.total == 2.0
    assert at.hold(0) and at.holds.left[0] == HOLD_SECONDS + 20
    at.let_go(0)
    until(at, "pocket")
    let(at, 0.1)
    assert at.clock is not None and at.clock.total == 50.0


@pytest.mark.rule("R-33")
def test_silence_pockets_any_card_and_bets_nothing(table: SetUp) -> None:
    at = table("hhh", game="roulette", choice_seconds=5)
    until(at, "pocket")
    play(at, Pocket(0, False))
    let(at, 5.2)
    assert at.public.view.asks == "before-bets"
    until(at, "bet")
    play(at, Bet(1, 3))
    let(at, 5.2)
    assert at.public.view.dice == (0, 3, 0)


@pytest.mark.rule("R-33")
def test_without_limit_nobody_is_hurried(table: SetUp) -> None:
    at = table("hhh", game="roulette", choice_seconds=0, card_seconds=0)
    let(at, 30)
    assert at.public.view.asks == "before-pockets" and at.clock is None
    until(at, "pocket")
    let(at, 90)
    assert at.public.view.asks == "pocket"


@pytest.mark.rule("R-06")
def test_accusations_close_when_their_time_is_over(table: SetUp) -> None:
    at = table("hhh", game="roulette", accusation_seconds=10)
    until(at, "accusation")
    let(at, 9.5)
    assert at.public.view.asks == "accusation"
    let(at, 1)
    assert at.public.view.phase != "accusation"


@pytest.mark.rule("R-06")
def test_people_have_a_head_start_before_bots_accuse_and_among_bots_nobody_waits_for_it(
    table: SetUp, puppets: Puppets
) -> None:
    at = table("hbbb", game="roulette", position=laid("roulette", "accusation-4"))
    puppets.choose = lambda question: next(
        (one for one in question.options if isinstance(one, Accuse)), question.options[0]
    )
    let(at, HEAD_START_SECONDS - 0.2)
    assert at.public.view.accusing == () and at.public.view.owing == (0, 1, 2, 3)
    let(at, BOT_WAITS.after_head_start + 0.3)
    assert at.public.view.accusing
    bots = table("bbbb", game="roulette", position=laid("roulette", "accusation-4"))
    let(bots, HEAD_START_SECONDS - 0.2)
    assert bots.public.view.accusing or bots.public.view.asks != "accusation"


def test_bots_leave_time_in_short_windows(table: SetUp, puppets: Puppets) -> None:
    at = table("hbb", game="roulette")
    let(at, 1.7)
    assert at.public.view.owing == (0,)


def test_every_window_for_cards_can_be_held_and_the_doctor_has_three_seconds(at: Table) -> None:
    from msgspec.structs import replace

    for asks in CARDS:
        window = at.game.window(replace(at.public.view, asks=asks))
        assert window is not None
        assert window.hold == HOLD_SECONDS
        assert window.seconds == (DYING_SECONDS if asks == "dying" else 2.0)


def test_where_a_script_forbids_silence_the_first_answer_that_is_left_is_given(
    app: App, puppets: Puppets, tmp_path: Path
) -> None:
    """Nobody waits for ever at a table whose mods allow no bet of nothing, and no silence."""
    mod = tmp_path / "mine"
    (mod / "roulette").mkdir(parents=True)
    head = 'format = 1\nid = "mine"\nversion = "1"\ntitle = "Mine"\nrequires = ["base"]\n'
    (mod / "mod.toml").write_text(head, encoding="utf-8")
    (mod / "roulette" / "it.lua").write_text(
        "return { on = { legal = function(facts) local out = {} for place, one in ipairs(facts.options) do "
        "if one.face == 0 or one.pocket == 'any' or (one.kind == 'pass' and facts.asks == 'accusation') then "
        "out[#out + 1] = { wish = 'forbid', option = place } end end return out end } }",
        encoding="utf-8",
    )
    house = App([BASE, mod], Settings(language="en")).inline()
    house.think = lambda game, rules: puppets
    at = house.begin(MatchPlan("roulette", chairs("hhh"), 5, {}))
    seen: dict[str, tuple[object, ...]] = {}
    for _ in range(2_000):
        seen[at.public.view.asks] = at.public.view.dice
        let(at, 0.5)
        if at.public.view.round > 1:
            break
    assert {"pocket", "bet", "accusation"} <= set(seen) and at.public.view.round > 1
    assert seen["accusation"] == (1, 1, 1)
