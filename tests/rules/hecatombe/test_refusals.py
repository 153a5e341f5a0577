"""Every verb at every moment: what the law answers. None is a legal action."""

import inspect
import re
from collections.abc import Callable
from typing import Any

import pytest

from game.core import law as core_law
from game.core.rules import Action, Refusal
from game.mods.texts import Texts
from game.rules.hecatombe import law
from game.rules.hecatombe.actions import (
    Attack,
    Call,
    Choose,
    Counter,
    Keep,
    LetGo,
    Liberate,
    Name,
    Yield,
)
from tests.builders import BASE
from tests.rules.hecatombe.builders import Field, a_field, a_verdict, play, refused, some_rules


def objectives() -> Field:
    """Two players hold their hands; Ann's are known."""
    field = Field(some_rules(2, 0), 1)
    field.state.hands[0] = ["terre-eau", "terre-eau", "air-feu", "vie-nuit"]
    return field


def attack() -> Field:
    """Ann may attack Bob and Clo; Dan is her father, Eve has retreated."""
    return a_field(
        {0: "TE AF", 1: "TE VN", 2: "AF FN TE", 3: "TA TE EV"},
        players=5,
        father=3,
        captured={0: "EN", 1: "AN"},
    )


def defence() -> Field:
    """Bob is attacked."""
    return play(attack(), Attack(0, "AF", 1, "TE"))


def keepers() -> Field:
    """Bob faces his father alone; both choose."""
    field = a_field(
        {0: "TE TA AF VN", 1: "TE TE TA AF FN"},
        captured={0: "VN VN VN VN", 1: "EV EV EV EV", 2: "AN " * 7, 3: "AN " * 7},
    )
    return play(field, Attack(0, "VN", 1, "TA"), LetGo(1))


def reveal() -> Field:
    """Three players; Ann calls; one of Bob's is shown."""
    return a_verdict({1: "TE AF", 2: "VN FN"}, {0: "TE", 1: "TE"}, players=3, shown=[(1, 0)])


def last() -> Field:
    """Only Ann's second is left, and she calls it."""
    shown = [(0, 0), (1, 0), (1, 1), (2, 0), (2, 1)]
    return a_verdict({}, {0: "TE", 1: "TE"}, players=3, shown=shown)


def naming() -> Field:
    """Two players; Ann names a people."""
    return a_verdict({0: "TE TA TF", 1: "VN FN AN"}, {0: "TE", 1: "TE"}, players=2, shown=[(1, 0)])


def own() -> Field:
    """Two players; Bob hides none any more."""
    shown = [(1, 0), (1, 1), (1, 2), (0, 1)]
    return a_verdict({0: "TE TA TF", 1: "VN FN AN"}, {0: "TE", 1: "TE"}, players=2, shown=shown)


def answer() -> Field:
    """Ann has named a people in vain."""
    return play(naming(), Name(0, "EV"))


def liberation() -> Field:
    """Ann is alone on top, Bob second."""
    return play(a_verdict({}, {0: "TE TE VN", 1: "TE", 2: "VN", 3: "VN"}), Call(0, 1))


def over() -> Field:
    """Ann has won the match."""
    field = a_verdict({}, shown=[(1, 0), (2, 0), (3, 0)])
    field.state.points, field.state.rounds = [5, 0, 0, 0], [1, 1, 0, 0]
    return play(field, Call(0, 0))


def row(moment: Callable[[], Field], action: Any, code: str | None) -> Any:
    """One line of the table, named by what it says."""
    return pytest.param(moment, action, code, id=f"{moment.__name__}-{action}-{code}")


TABLE = [
    row(objectives, Choose(0, "TE"), None),
    row(objectives, Choose(0, "TA"), "not-your-tile"),
    row(objectives, Choose(0, ""), "not-your-tile"),
    row(objectives, Choose(2, "TE"), "not-your-turn"),
    row(objectives, Choose(-1, "TE"), "not-your-turn"),
    row(objectives, Keep(0, "TE"), "wrong-moment"),
    row(objectives, Attack(0, "TE", 1, "AF"), "wrong-moment"),
    row(attack, Attack(0, "TE", 1, "VN"), None),
    row(attack, Attack(0, "AF", 2, "FN"), None),
    row(attack, Attack(0, "EN", 1, "VN"), "not-your-army"),
    row(attack, Attack(0, "VN", 1, "TE"), "not-your-army"),
    row(attack, Attack(0, "TE", 0, "AF"), "attack-nobody"),
    row(attack, Attack(0, "TE", 5, "AF"), "attack-nobody"),
    row(attack, Attack(0, "TE", -1, "AF"), "attack-nobody"),
    row(attack, Attack(0, "TE", 4, "AF"), "attack-retired"),
    row(attack, Attack(0, "TE", 3, "TA"), "attack-father"),
    row(attack, Attack(0, "TE", 1, "AN"), "attack-no-army"),
    row(attack, Attack(0, "TE", 1, "FN"), "attack-no-army"),
    row(attack, Attack(0, "TE", 1, "TE"), "attack-same-people"),
    row(attack, Attack(1, "TE", 0, "AF"), "not-your-turn"),
    row(attack, Attack(0, "TE", 1.0, "AF"), "not-an-action"),  # type: ignore[arg-type]
    row(attack, LetGo(0), "wrong-moment"),
    row(attack, Choose(0, "TE"), "wrong-moment"),
    row(defence, LetGo(1), None),
    row(defence, Counter(1, "TE"), None),
    row(defence, Counter(1, "VN"), None),
    row(defence, Counter(1, "AN"), "not-your-army"),
    row(defence, Counter(1, "AF"), "not-your-army"),
    row(defence, Counter(2, "AF"), "not-your-turn"),
    row(defence, LetGo(0), "not-your-turn"),
    row(defence, Attack(1, "TE", 2, "AF"), "wrong-moment"),
    row(keepers, Keep(0, "TE"), None),
    row(keepers, Keep(1, "FN"), None),
    row(keepers, Keep(0, "FN"), "not-your-army"),
    row(keepers, Keep(2, "AN"), "not-your-turn"),
    row(keepers, Choose(0, "TE"), "wrong-moment"),
    row(reveal, Call(0, 1, 1), None),
    row(reveal, Call(0, 2), None),
    row(reveal, Call(0, 1, 0), "call-nothing-hidden"),
    row(reveal, Call(0, 1, 2), "call-nothing-hidden"),
    row(reveal, Call(0, 1, -1), "call-nothing-hidden"),
    row(reveal, Call(0, 3), "call-nobody"),
    row(reveal, Call(0, -1), "call-nobody"),
    row(reveal, Call(0, 0), "call-others-first"),
    row(reveal, Name(0, "TE"), "call-by-place"),
    row(reveal, Yield(0, 0), "wrong-moment"),
    row(reveal, Call(1, 0), "not-your-turn"),
    row(last, Call(0, 0, 1), None),
    row(last, Call(0, 0, 0), "call-nothing-hidden"),
    row(last, Call(0, 1, 0), "call-nothing-hidden"),
    row(naming, Name(0, "VN"), None),
    row(naming, Name(0, "TE"), None),
    row(naming, Name(0, "?"), "no-such-people"),
    row(naming, Call(0, 1, 1), "call-by-name"),
    row(naming, Call(0, 0, 0), "call-others-first"),
    row(own, Call(0, 0, 2), None),
    row(own, Call(0, 0, 1), "call-nothing-hidden"),
    row(own, Call(0, 1, 1), "call-by-name"),
    row(own, Name(0, "TE"), "call-nothing-hidden"),
    row(answer, Yield(1, 1), None),
    row(answer, Yield(1, 0), "call-nothing-hidden"),
    row(answer, Yield(1, 9), "call-nothing-hidden"),
    row(answer, Yield(0, 1), "not-your-turn"),
    row(answer, Name(1, "TE"), "wrong-moment"),
    row(liberation, Liberate(0), None),
    row(liberation, Liberate(0, "VN"), None),
    row(liberation, Liberate(1, "TE"), None),
    row(liberation, Liberate(1, "VN"), "not-your-captive"),
    row(liberation, Liberate(2, "VN"), "not-your-turn"),
    row(liberation, Call(1, 2), "wrong-moment"),
    row(over, Call(0, 1), "match-over"),
    row(over, Choose(0, "TE"), "match-over"),
]


@pytest.mark.rule("H-03", "H-08", "H-09", "H-10", "H-11", "H-12", "H-16", "H-18", "H-19", "H-21")
@pytest.mark.parametrize(("moment", "action", "code"), TABLE)
def test_the_law_says_why(moment: Callable[[], Field], action: Action, code: str | None) -> None:
    assert refused(moment(), action) == code


@pytest.mark.parametrize(("moment", "action", "code"), [r for r in TABLE if r.values[2]])
def test_a_refused_action_leaves_no_trace(
    moment: Callable[[], Field], action: Action, code: str | None
) -> None:
    field = moment()
    before, events, ticks = field.state.clone(), list(field.events), list(field.log)
    refusal = field.submit(action)  # type: ignore[arg-type]
    assert refusal is not None
    assert (field.state, field.events, field.log) == (before, events, ticks)


def codes() -> set[str]:
    """Every reason that the law of the game and that of every game can give."""
    source = inspect.getsource(law) + inspect.getsource(core_law)
    return {*re.findall(r'Refusal\("([\w-]+)"\)', source), law.FATHER}


def test_every_reason_stands_in_the_table() -> None:
    assert codes() == {r.values[2] for r in TABLE if r.values[2]}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_refusal_has_words(language: str) -> None:
    texts = Texts(language, [BASE])
    for code in sorted(codes() | {"not-your-seat", "one-answer"}):
        words = texts(f"refusal-{code}")
        assert words.endswith((".", "!", "?")) and "{" not in words, code
    assert not texts.missing


def test_nobody_acts_from_anothers_chair_or_twice_in_a_tick() -> None:
    field = objectives()
    assert field.seat(1).submit(Choose(0, "terre-eau")) == Refusal("not-your-seat")
    assert field.submit(Choose(0, "terre-eau"), Choose(0, "air-feu")) == Refusal("one-answer")
