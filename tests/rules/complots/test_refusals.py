"""Every verb at every moment: what the law answers. None is a legal action."""

from collections.abc import Callable
from typing import Any

import pytest

from game.core.rules import Action, Refusal
from game.mods.texts import Texts
from game.rules.complots.actions import (
    Block,
    Challenge,
    Declare,
    Judge,
    Keep,
    Pass,
    Pick,
    Reveal,
    Show,
)
from tests.builders import (
    ANN,
    BASE,
    BOB,
    CLO,
    DAN,
    LaidOut,
    a_court,
    all_pass,
    let_go,
    play,
    refused,
    some_rules,
)

HANDS = {
    ANN: "capitaine assassin",
    BOB: "duchesse comtesse",
    CLO: "inquisiteur duchesse",
    DAN: "assassin comtesse",
}


def turn() -> LaidOut:
    """Ann must act; Dan has left."""
    return a_court(
        {**HANDS, DAN: ""},
        players=4,
        coins={ANN: 6, BOB: 1},
        lost={DAN: "assassin comtesse"},
        fifth_character="inquisiteur",
    )


def claim() -> LaidOut:
    """Ann says she is the Capitaine, against Bob."""
    return play(turn(), Declare(ANN, "capitaine", BOB))


def window() -> LaidOut:
    """Bob may block the theft."""
    return all_pass(claim())


def blocked() -> LaidOut:
    """Bob blocks as Inquisiteur."""
    return play(window(), Block(BOB, "inquisiteur"))


def loss() -> LaidOut:
    """Bob was caught and must turn a card over."""
    return play(blocked(), Challenge(CLO))


def exchange() -> LaidOut:
    """Ann has drawn a card."""
    court = a_court(HANDS, players=4, draws="duchesse", fifth_character="inquisiteur")
    return let_go(play(court, Declare(ANN, "inquisiteur")))


def show() -> LaidOut:
    """Bob must show a card to Ann."""
    return let_go(play(turn(), Declare(ANN, "interrogatoire", BOB)))


def judge() -> LaidOut:
    """Ann judges it."""
    return play(show(), Show(BOB, "comtesse"))


def pick() -> LaidOut:
    """Two players have their packs in hand."""
    return LaidOut(some_rules(2, ANN), ())


def over() -> LaidOut:
    """Ann has won."""
    court = a_court({BOB: "duchesse"}, players=2, coins=7, lost={BOB: "comtesse"})
    return play(court, Declare(ANN, "assassinat", BOB))


def row(moment: Callable[[], LaidOut], action: Any, code: str | None) -> Any:
    """One line of the table, named by what it says."""
    return pytest.param(moment, action, code, id=f"{moment.__name__}-{action}-{code}")


TABLE = [
    row(turn, Declare(ANN, "revenu"), None),
    row(turn, Declare(ANN, "capitaine", BOB), None),
    row(turn, Declare(ANN, "assassin", CLO), None),
    row(turn, Declare(ANN, "assassinat", BOB), "too-poor"),
    row(turn, Declare(ANN, "ambassadeur"), "no-such-action"),
    row(turn, Declare(ANN, "danse"), "no-such-action"),
    row(turn, Declare(ANN, ""), "no-such-action"),
    row(turn, Declare(ANN, "revenu", BOB), "no-target-needed"),
    row(turn, Declare(ANN, "capitaine"), "target-needed"),
    row(turn, Declare(ANN, "capitaine", 9), "target-needed"),
    row(turn, Declare(ANN, "capitaine", ANN), "target-self"),
    row(turn, Declare(ANN, "capitaine", DAN), "target-out"),
    row(turn, Declare(BOB, "revenu"), "not-your-turn"),
    row(turn, Declare(DAN, "revenu"), "not-your-turn"),
    row(turn, Declare(7, "revenu"), "not-your-turn"),
    row(turn, Declare(-1, "revenu"), "not-your-turn"),
    row(turn, Pass(ANN), "wrong-moment"),
    row(turn, Challenge(ANN), "wrong-moment"),
    row(turn, Block(ANN, "duchesse"), "wrong-moment"),
    row(turn, Reveal(ANN, "capitaine"), "wrong-moment"),
    row(turn, Keep(ANN, ("capitaine", "assassin")), "wrong-moment"),
    row(turn, Show(ANN, "capitaine"), "wrong-moment"),
    row(turn, Judge(ANN, True), "wrong-moment"),
    row(turn, Pick(ANN, "capitaine"), "wrong-moment"),
    row(claim, Pass(BOB), None),
    row(claim, Challenge(CLO), None),
    row(claim, Block(BOB, "capitaine"), None),
    row(claim, Block(BOB, "inquisiteur"), None),
    row(claim, Block(BOB, "ambassadeur"), "blocks-nothing"),
    row(claim, Block(BOB, ""), "blocks-nothing"),
    row(claim, Block(CLO, "capitaine"), "cannot-block"),
    row(claim, Challenge(ANN), "not-your-turn"),
    row(claim, Challenge(DAN), "not-your-turn"),
    row(claim, Declare(BOB, "revenu"), "wrong-moment"),
    row(claim, Reveal(BOB, "duchesse"), "wrong-moment"),
    row(window, Pass(BOB), None),
    row(window, Block(BOB, "capitaine"), None),
    row(window, Block(BOB, "comtesse"), "blocks-nothing"),
    row(window, Challenge(BOB), "wrong-moment"),
    row(window, Block(CLO, "capitaine"), "not-your-turn"),
    row(window, Pass(ANN), "not-your-turn"),
    row(blocked, Challenge(ANN), None),
    row(blocked, Pass(CLO), None),
    row(blocked, Challenge(BOB), "not-your-turn"),
    row(blocked, Block(CLO, "capitaine"), "cannot-block"),
    row(loss, Reveal(BOB, "comtesse"), None),
    row(loss, Reveal(BOB, "duchesse"), None),
    row(loss, Reveal(BOB, "inquisiteur"), "not-your-card"),
    row(loss, Reveal(CLO, "duchesse"), "not-your-turn"),
    row(loss, Show(BOB, "comtesse"), "wrong-moment"),
    row(exchange, Keep(ANN, ("assassin", "capitaine")), None),
    row(exchange, Keep(ANN, ("duchesse", "capitaine")), None),
    row(exchange, Keep(ANN, ("duchesse", "duchesse")), "not-your-card"),
    row(exchange, Keep(ANN, ("duchesse",)), "keep-count"),
    row(exchange, Keep(ANN, ()), "keep-count"),
    row(exchange, Keep(BOB, ("duchesse", "comtesse")), "not-your-turn"),
    row(exchange, Pass(ANN), "wrong-moment"),
    row(show, Show(BOB, "duchesse"), None),
    row(show, Show(BOB, "capitaine"), "not-your-card"),
    row(show, Show(ANN, "capitaine"), "not-your-turn"),
    row(show, Reveal(BOB, "duchesse"), "wrong-moment"),
    row(judge, Judge(ANN, True), None),
    row(judge, Judge(ANN, False), None),
    row(judge, Judge(BOB, True), "not-your-turn"),
    row(judge, Show(BOB, "duchesse"), "not-your-turn"),
    row(judge, Show(ANN, "capitaine"), "wrong-moment"),
    row(pick, Pick(ANN, "duchesse"), None),
    row(pick, Pick(BOB, "ambassadeur"), None),
    row(pick, Pick(BOB, "inquisiteur"), "not-your-card"),
    row(pick, Pick(CLO, "duchesse"), "not-your-turn"),
    row(pick, Declare(ANN, "revenu"), "wrong-moment"),
    row(over, Declare(BOB, "revenu"), "match-over"),
    row(over, Declare(ANN, "revenu"), "match-over"),
    row(over, Pass(BOB), "match-over"),
]


@pytest.mark.rule("C-08", "C-11", "C-22", "C-23", "C-26", "C-30", "C-39")
@pytest.mark.parametrize(("moment", "action", "code"), TABLE)
def test_the_law_says_why(moment: Callable[[], LaidOut], action: Action, code: str | None) -> None:
    assert refused(moment(), action) == code


@pytest.mark.parametrize(("moment", "action", "code"), [r for r in TABLE if r.values[2]])
def test_a_refused_action_leaves_no_trace(
    moment: Callable[[], LaidOut], action: Action, code: str | None
) -> None:
    court = moment()
    before, events, ticks = court.state.clone(), list(court.events), list(court.log)
    refusal = court.submit(action)  # type: ignore[arg-type]
    assert refusal is not None
    assert (court.state, court.events, court.log) == (before, events, ticks)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_refusal_has_words(language: str) -> None:
    texts = Texts(language, [BASE])
    codes = {r.values[2] for r in TABLE if r.values[2]} | {
        "not-your-seat",
        "one-answer",
        "reserve-empty",
        "target-same-side",
        "too-rich",
    }
    for code in sorted(codes):
        words = texts(f"refusal-{code}", cost=3, coins=1, limit=10, count=2)
        assert words.endswith((".", "!", "?")) and "{" not in words, code
    assert not texts.missing


def test_nobody_acts_from_anothers_chair() -> None:
    assert turn().seat(BOB).submit(Declare(ANN, "base:revenu")) == Refusal("not-your-seat")
