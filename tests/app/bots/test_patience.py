"""How long bots let others wait tells nothing of what they hold, on a machine of any speed."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.policy import Choice
from game.app.app import App
from game.app.bots.patience import Patience, Wait
from game.app.bots.thinker import (
    Answer,
    BotQuestion,
    ProcessThinker,
    TakenDecision,
    decide_now,
    measured_workload,
)
from game.app.bots.workload import LEAST_CALLS, SAFETY, Workload
from game.app.plan import MatchPlan
from game.app.table import Table
from game.saves.save import SavedSeat
from tests.app.conftest import TICK, Puppets, SetUp, claims, match_of
from tests.contract.worlds import laid, twin
from tools.bench.calls import counted

QUICK, SLOW = 0.16e-6, 1.6e-6
"""Seconds that a call of the mill takes on a machine as we have them, and on one ten times slower."""
DEARER = 1.6
"""How many times as long as the mill's a call of a bot takes."""
MEASURED = 0.7
"""Seconds until such a machine knows its pace."""


class Simulated:
    """One thinker on a simulated machine: bots think in earnest, as long as their calls would take there."""

    def __init__(self, game: str, rules: Any, puppets: Puppets | None, seconds_per_call: float) -> None:
        self.game, self.rules, self.puppets = game, rules, puppets
        self.workload = Workload(seconds_per_call, measured_workload(game).calls)
        self.now, self.free = 0.0, MEASURED
        self.works: list[float] = []

    def ask(self, question: BotQuestion) -> Answer:
        choice, calls = counted(decide_now, self.rules, self.game, question)
        self.works.append(calls * self.workload.seconds_per_call * DEARER)
        self.free = max(self.now, self.free) + self.works[-1]
        told = self.puppets.ask(question) if self.puppets else TakenDecision(choice)
        return Awaited(self, told, self.free)

    def cost(self, strength: str, kind: str) -> float | None:
        return self.workload.seconds(strength, kind) if self.now >= MEASURED else None

    def close(self) -> None:
        pass


class Impatient(Simulated):
    """As it was before: nobody knows what decisions cost, and a late bot speaks as soon as it can."""

    def cost(self, strength: str, kind: str) -> float:
        return 0.0


class Awaited:
    """An answer that is ready at its time."""

    def __init__(self, thinker: Simulated, told: Answer, ready: float) -> None:
        self.thinker, self.told, self.ready = thinker, told, ready

    def done(self) -> bool:
        return self.thinker.now >= self.ready

    def result(self) -> Choice:
        return self.told.result()

    def drop(self) -> None:
        pass


CLAIM = """
active = 1
court = ["{0}", "ambassadeur", "comtesse", "duchesse"]
[[seat]]
hand = ["assassin", "ambassadeur"]
[[seat]]
hand = ["{1}", "ambassadeur"]
[[seat]]
hand = ["comtesse", "ambassadeur"]
[[seat]]
hand = ["assassin", "assassin"]
[[seat]]
hand = ["duchesse", "capitaine"]
[[seat]]
hand = ["comtesse", "assassin"]
[[seat]]
hand = ["capitaine", "capitaine"]
[[seat]]
hand = ["duchesse", "comtesse"]
"""
"""Eight at court: the second claims the duchess, and holds her or not."""
HOLDS, LIES = CLAIM.format("capitaine", "duchesse"), CLAIM.format("duchesse", "capitaine")


SEED = 5
"""Of a match whose first bot draws a short wait."""


def spoken(app: App, thinks: type[Simulated], game: str, position: str, pace: float, until: int) -> Any:
    """When each of the first actions was played, by whom; and how long the bots thought."""
    made: list[Simulated] = []
    puppets = Puppets()
    puppets.choose = lambda question: (
        claims(1) if game == "complots" and question.view.asks == "turn" else puppets.first(question)
    )

    def think(game: str, rules: Any) -> Simulated:
        made.append(thinks(game, rules, puppets, pace))
        return made[-1]

    app.think = think
    bots = [strong(n) for n in range(1, position.count("[[seat]]"))]
    at = app.begin(MatchPlan(game, (SavedSeat(name="0"), *bots), SEED, position=position), keep=False)
    times: list[tuple[float, int]] = []
    for frame in range(round(60 / TICK)):
        made[0].now = frame * TICK
        before = at.ticks
        at.update(TICK)
        times += [(round(frame * TICK, 2), one.player) for tick in match_of(at).log[before:] for one in tick]
        if len(times) >= until:
            break
    return times, made[0].works


def strong(seat: int) -> SavedSeat:
    """A seat that a strong bot takes."""
    return SavedSeat(name=f"{seat}", kind="bot", temper="bold", strength="strong")


@pytest.mark.parametrize("pace", [QUICK, SLOW])
def test_seven_bots_take_the_same_time_whether_one_holds_what_it_claims_or_not(app: App, pace: float) -> None:
    (held, works), (lied, other_works) = (
        spoken(app, Simulated, "complots", position, pace, 8) for position in (HOLDS, LIES)
    )
    assert works != other_works, "the bots think about different worlds"
    assert held == lied
    assert {player for _, player in held} == set(range(8)), "all have answered"


@pytest.mark.parametrize("seed", [1, 2])
def test_bots_with_a_card_to_play_take_the_same_time_as_those_without(app: App, seed: int) -> None:
    here = laid("roulette", "cards-4")
    (one, works), (other, other_works) = (
        spoken(app, Simulated, "roulette", position, SLOW, 4)
        for position in (here, twin("roulette", here, 0, seed))
    )
    assert max(abs(a - b) for a, b in zip(works, other_works, strict=True)) > 0.1
    assert one == other and len(one) == 4


@pytest.mark.parametrize(
    "game, one, other",
    [
        ("complots", HOLDS, LIES),
        ("roulette", laid("roulette", "cards-4"), twin("roulette", laid("roulette", "cards-4"), 0, 1)),
    ],
)
def test_impatient_bots_would_betray_it(app: App, game: str, one: str, other: str) -> None:
    assert spoken(app, Impatient, game, one, SLOW, 4)[0] != spoken(app, Impatient, game, other, SLOW, 4)[0]


def test_on_a_slow_machine_all_waits_of_a_kind_grow(app: App) -> None:
    quick, slow = (spoken(app, Simulated, "complots", LIES, pace, 8)[0] for pace in (QUICK, SLOW))
    bots = [{player: time for time, player in times if player} for times in (quick, slow)]
    assert all(bots[1][player] > bots[0][player] for player in bots[0])
    assert max(bots[0].values()) < 6.0, "on a machine as we have them nobody waits for bots"


def first_actions(app: App, thinks: type[Simulated], pace: float) -> list[Any]:
    """The first actions of a match of strong bots on a machine of a pace; slow ones draw few frames."""
    made: list[Simulated] = []

    def think(game: str, rules: Any) -> Simulated:
        made.append(thinks(game, rules, None, pace))
        return made[-1]

    app.think = think
    at = app.begin(MatchPlan("roulette", tuple(map(strong, range(4))), SEED), keep=False)
    seconds = TICK if pace == QUICK else 10 * TICK
    for frame in range(20_000):
        made[0].now = frame * seconds
        at.update(seconds)
        if at.ticks >= 30:
            break
    return [one for tick in match_of(at).log for one in tick][:30]


@pytest.mark.statistics
def test_the_same_seed_is_the_same_match_on_a_machine_of_any_speed(app: App) -> None:
    assert first_actions(app, Simulated, QUICK) == first_actions(app, Simulated, 10 * SLOW)


# one wait after the other


class Ready:
    """An answer that is ready or not."""

    def __init__(self, ready: bool = True) -> None:
        self.ready, self.dropped = ready, False

    def done(self) -> bool:
        return self.ready

    def result(self) -> Choice:
        raise AssertionError("nobody asks")

    def drop(self) -> None:
        self.dropped = True


def seconds_until_over(patience: Patience, wait: Wait, answer: Ready) -> float:
    """Seconds that pass, quarter by quarter, until a bot speaks."""
    for quarter in range(100):
        if patience.is_over(wait, answer):
            return quarter / 4
        patience.pass_time(0.25)
    raise AssertionError("it never speaks")


def test_an_open_order_is_answered_when_it_is_ready() -> None:
    patience = Patience(lambda strength, kind: 3.0)
    assert seconds_until_over(patience, patience.begin("weak", None, 1.0), Ready()) == 1.0


def test_secret_answers_wait_for_the_dearest_of_all_that_were_asked_together() -> None:
    patience = Patience(lambda strength, kind: {"bet": 3.0, "pocket": 0.5}[kind])
    first, second = (patience.begin("weak", "bet", 1.0) for _ in range(2))
    third = patience.begin("weak", "pocket", 1.0)
    assert first.until == second.until == third.until == 6.5


def test_who_speaks_first_hangs_on_the_draws_alone() -> None:
    patience, answer = Patience(lambda strength, kind: 3.0), Ready()
    late, soon = patience.begin("weak", "bet", 1.5), patience.begin("weak", "bet", 1.25)
    assert (late.until, soon.until) == (6.25, 6.0)
    patience.pass_time(7.0)
    assert not patience.is_over(late, answer) and patience.is_over(soon, answer)
    patience.end(soon)
    assert patience.is_over(late, answer)


def test_while_the_machine_is_measured_nobody_speaks() -> None:
    known: list[float] = []
    patience = Patience(lambda strength, kind: known[0] if known else None)
    wait = patience.begin("weak", "bet", 1.0)
    patience.pass_time(5.0)
    assert not patience.is_over(wait, Ready())
    known.append(2.0)
    assert seconds_until_over(patience, wait, Ready()) == 2.0


def test_a_secret_answer_that_is_late_all_the_same_lets_all_wait_once_more_as_long() -> None:
    patience, answer = Patience(lambda strength, kind: 1.0), Ready(False)
    wait, other = patience.begin("weak", "bet", 1.0), patience.begin("weak", "bet", 1.5)
    patience.pass_time(2.0)
    assert not patience.is_over(wait, answer)
    assert (wait.until, other.until) == (3.0, 3.5)
    answer.ready = True
    assert seconds_until_over(patience, wait, answer) == 1.0


def test_questions_that_nobody_asks_any_more_soon_hold_nobody_up() -> None:
    patience, answers = Patience(lambda strength, kind: 1.0), [Ready() for _ in range(7)]
    waits = [patience.begin("weak", "bet", 1.0) for _ in answers]
    for wait, answer in zip(waits, answers, strict=True):
        patience.drop(wait, answer)
    assert all(answer.dropped for answer in answers)
    assert patience.begin("weak", "bet", 0.0).until == 3.0


# what decisions cost


def test_what_a_decision_costs_is_counted_work_times_the_pace_of_the_machine() -> None:
    there = Workload(2e-6, {"strong": {"bet": 500_000}})
    assert there.seconds("strong", "bet") == pytest.approx(SAFETY * 1.0)
    assert there.seconds("weak", "bet") == there.seconds("strong", "aim") == LEAST_CALLS * 2e-6 * SAFETY


@pytest.mark.processes
def test_a_machine_is_measured_in_the_background_before_the_first_question(app: App, table: SetUp) -> None:
    at: Table = table("bbb")
    thinker = ProcessThinker("complots", at.rules)
    answer = thinker.ask(at.minds.question(0))
    answer.result()
    cost = thinker.cost("strong", "challenge")
    assert cost is not None and 0 < thinker.cost("weak", "challenge") < cost < 60  # type: ignore[operator]
    thinker.close()


@pytest.mark.processes
def test_a_machine_whose_thinking_process_is_lost_is_measured_here(app: App, table: SetUp) -> None:
    thinker = ProcessThinker("complots", table("bbb").rules)
    thinker.close()
    assert thinker.ask(table("bbb").minds.question(0)).done()
    assert thinker.cost("strong", "challenge") is not None
