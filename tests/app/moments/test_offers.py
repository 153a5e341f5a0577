"""Offers are a raised hand: nobody is asked, nothing waits, answers come beside the play (S-18)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.app.app import App
from game.app.games import HOLD_SECONDS
from game.app.table import Table
from game.rules.skirmish.actions.player import Answer, Done, Later, MakeOffer, Pass
from game.saves.save import SaveProblem
from tests.app.conftest import TICK, Puppets, SetUp, let, match_of, play
from tests.contract.worlds import laid

CARDS, OFFERS, ANSWERS = "treachery:card", "bribes:offer", "bribes:answer"
MARCH = laid("skirmish", "movement-3")
LEAST = 0.8
WISH = MakeOffer(0, 1, "not-charge", 1)


def until(at: Table, kind: str | None, most: float = 60.0) -> float:
    """Let time pass, others give first answers, until this is asked; return the seconds that offers took."""
    waited = 0.0
    for _ in range(round(most / TICK)):
        asks = at.public.view.asks
        if asks == kind:
            return waited
        if asks in (CARDS, OFFERS, ANSWERS):
            waited += TICK if asks == OFFERS else 0
            at.update(TICK)
        else:
            play(at, at.seat(at.public.view.owing[0]).options[0])
    raise AssertionError(f"never {kind}")


@pytest.fixture
def at(table: SetUp) -> Table:
    """Three people in a movement phase; pictures are over before anything is asked."""
    return table("hhh", game="skirmish", position=MARCH)


def at_offers(at: Table) -> Table:
    """The same when the next moment of offers has just begun."""
    until(at, OFFERS)
    at.moments.showing = 0.0
    at.update(0.0)
    return at


@pytest.mark.rule("S-18")
def test_nobody_is_asked_whether_he_wants_to_offer(at: Table) -> None:
    at_offers(at)
    people = at.public.view.owing
    assert at.clock is not None and at.clock.total == LEAST and len(people) > 1
    let(at, LEAST - TICK)
    assert at.public.view.owing == people
    let(at, 2 * TICK)
    assert at.public.view.asks != OFFERS
    assert [type(one) for one in match_of(at).log[-1]] == [Done] * len(people)


@pytest.mark.rule("S-18")
def test_the_moment_lasts_as_long_as_its_picture(at: Table) -> None:
    until(at, OFFERS)
    at.moments.showing = 1.7 - at.moments.pictures.naming
    at.update(0.0)
    assert at.clock is not None and at.clock.total == pytest.approx(1.7)


@pytest.mark.rule("S-18")
def test_a_raised_hand_is_seen_and_the_next_moment_waits_for_it_alone(at: Table) -> None:
    assert at.raise_hand(2) and at.moments.hands == {2}
    waited = until(at_offers(at), "turns:name") if at.public.view.asks != OFFERS else 0.0
    assert HOLD_SECONDS < waited < HOLD_SECONDS + 2 * LEAST
    assert not at.moments.hands, "once it has been waited for it is down"


@pytest.mark.rule("S-18")
def test_a_hand_raised_during_the_moment_counts_until_it_goes_down(at: Table) -> None:
    at_offers(at)
    let(at, LEAST / 2)
    assert at.raise_hand(1)
    let(at, 5.0)
    assert at.public.view.asks == OFFERS and tuple(at.holds.left) == (1,)
    play(at, MakeOffer(1, 0, "not-charge", 1))
    let(at, 2.0)
    assert at.public.view.asks == OFFERS, "there may be more to say"
    at.lower_hand(1)
    let(at, LEAST)
    assert at.public.view.asks != OFFERS and not at.holds.left


@pytest.mark.rule("S-18")
def test_who_is_done_holds_nobody_up(at: Table) -> None:
    at.raise_hand(0)
    at_offers(at)
    play(at, Done(0))
    let(at, LEAST + TICK)
    assert at.public.view.asks != OFFERS and not at.moments.hands


@pytest.mark.rule("S-18")
def test_offers_laid_down_beforehand_are_made_at_the_next_moment_without_waiting(at: Table) -> None:
    too_much = MakeOffer(0, 2, "not-charge", 99)
    assert at.moments.lay_offers(at, 0, [WISH, too_much])
    assert at.moments.offers_of(0) == (WISH, too_much) and not at.moments.offers_of(1)
    views = [at.public.view, *(seat.view for seat in at.seats)]
    assert all("99" not in repr(view) for view in views), "composing is nobody's business"
    at_offers(at)
    made = [(one.by, one.to, one.tokens) for one in at.public.view.offers]
    assert made == [(0, 1, 1)] and not at.holds.left and not at.moments.offers_of(0)
    assert [(one.offer, one.why.code) for one in at.moments.refused[0]] == [(too_much, "offer-too-much")]
    let(at, LEAST + TICK)
    assert at.public.view.asks != OFFERS


@pytest.mark.rule("S-18")
def test_who_has_nothing_left_is_told_so(at: Table) -> None:
    at.moments.lay_offers(at, 0, [WISH])
    state = match_of(at).state
    state.tokens[0], state.hands[0] = 0, []
    at_offers(at)
    assert [one.why.code for one in at.moments.refused[0]] == ["offer-nothing-left"]
    assert not at.public.view.offers


@pytest.mark.rule("S-18")
def test_answering_runs_beside_the_play_until_the_offer_lapses(at: Table) -> None:
    at.moments.lay_offers(at, 0, [WISH])
    at_offers(at)
    let(at, LEAST + 2 * TICK)
    log = [type(one) for tick in match_of(at).log for one in tick]
    assert Later in log and at.public.view.asks not in (OFFERS, ANSWERS)
    (offer,) = at.public.view.offers
    asks, owing, tokens = at.public.view.asks, at.public.view.owing, at.public.view.tokens
    play(at, Answer(1, offer.id, True))
    assert (at.public.view.asks, at.public.view.owing) == (asks, owing)
    assert at.public.view.tokens == (tokens[0] - 1, tokens[1] + 1, *tokens[2:])
    assert at.public.view.promises[-1].by == 1


@pytest.mark.rule("S-18")
def test_no_answer_is_no_at_the_next_moment(at: Table) -> None:
    at.moments.lay_offers(at, 0, [WISH])
    at_offers(at)
    let(at, LEAST + 2 * TICK)
    (offer,) = at.public.view.offers
    until(at, OFFERS)
    assert not at.public.view.offers and at.submit(Answer(1, offer.id, True)) is not None


@pytest.mark.rule("S-18")
def test_each_offer_needs_two_presses_at_most_and_none_is_a_question_to_everybody(at: Table) -> None:
    at.moments.lay_offers(at, 0, [WISH, MakeOffer(0, 2, "not-charge", 1)])
    presses, offers = 0, 0
    for _ in range(2000):
        if at.outcome is not None:
            break
        at.update(TICK)
        view = at.public.view
        for offer in view.offers:
            if view.asks != OFFERS and at.submit(Answer(offer.to, offer.id, False)) is None:
                presses += 1
                offers += 1
                at.update(0.0)
        if at.public.view.asks not in (None, CARDS, OFFERS, ANSWERS):
            play(at, at.seat(at.public.view.owing[0]).options[0])
    assert offers == 2 and presses <= 2 * offers


@pytest.mark.rule("S-18")
def test_bots_speak_for_themselves_and_hold_nobody_longer_than_the_moment(
    table: SetUp, puppets: Puppets
) -> None:
    puppets.choose = lambda asked: next(
        (one for one in asked.options if isinstance(one, MakeOffer)), asked.options[0]
    )
    made = table("bhh", game="skirmish", position=MARCH)
    waited = until(made, ANSWERS)
    assert waited <= 2 * LEAST and made.public.view.offers
    let(made, 2 * TICK)
    assert made.public.view.asks != ANSWERS and made.public.view.offers, "they stand beside the play"


def test_only_people_who_sit_there_raise_hands_or_lay_offers(table: SetUp) -> None:
    made = table("bhh", game="skirmish", position=MARCH)
    assert not made.raise_hand(0) and not made.raise_hand(3)
    assert not made.moments.lay_offers(made, 0, [WISH])
    assert not made.moments.lay_offers(made, 1, [WISH])
    assert not made.moments.lay_offers(made, 1, [Pass(1)])
    assert not made.moments.lay_offers(made, 1, [msgspec.structs.replace(WISH, player=1)] * 9)
    made.raise_hand(1)
    made.mind(1, "bold", "weak")
    assert not made.moments.hands


def test_other_games_know_no_hands(table: SetUp) -> None:
    made = table("hhh")
    assert not made.raise_hand(0) and not made.moments.lay_offers(made, 0, [WISH])


# kept


def left_and_back(app: App, at: Table) -> Table:
    """The table left, and gone on with."""
    at.close()
    found = app.resume(app.unfinished()[0].path)
    assert not isinstance(found, SaveProblem)
    return found


@pytest.mark.rule("S-18")
@pytest.mark.rule("S-20")
def test_hands_offers_and_marks_are_kept_when_the_table_is_left(app: App, table: SetUp, home: Path) -> None:
    at = table("hhh", game="skirmish", position=MARCH, keep=True)
    play(at, at.seat(at.public.view.owing[0]).options[0])
    at.raise_hand(0)
    at.raise_hand(2)
    at.lower_hand(0)
    at.moments.lay_offers(at, 1, [])
    at.moments.lay_offers(at, 0, [WISH])
    at.moments.mark(at, 1, ["always"])
    at.moments.mark(at, 1, ["named", "tests"])
    back = left_and_back(app, at)
    assert back.moments.hands == {2}
    assert back.moments.offers_of(0) == (WISH,) and not back.moments.offers_of(1)
    assert back.moments.marks_of(1) == {"named", "tests"} and not back.moments.marks_of(0)
    until(back, OFFERS)
    back.update(0.0)
    assert back.public.view.offers and 2 in back.holds.left
    again = left_and_back(app, back)
    assert not again.moments.offers_of(0), "what was made does not lie there twice"


def test_notes_that_make_no_sense_are_left_out(app: App, table: SetUp) -> None:
    at = table("hhh", game="skirmish", position=MARCH, keep=True)
    play(at, at.seat(at.public.view.owing[0]).options[0])
    notes: list[Any] = [
        {"hands_at": 1, "up": [0, 7, -1]},
        {"hands_at": 99, "up": [1]},
        {"laid_at": 1, "offerer": 9, "offers": []},
        {"laid_at": 1, "offerer": 1, "offers": [{"type": "Done", "player": 1}]},
        {"laid_at": 1, "offerer": 0, "offers": [{"type": "Fly", "player": 0}, {"type": "MakeOffer"}, 3]},
        {"marker": 0, "marks": ["always", "never"]},
        {"marker": 12, "marks": ["always"]},
    ]
    for note in notes:
        match_of(at).journal.thought(note)  # type: ignore[union-attr]
    back = left_and_back(app, at)
    assert back.moments.hands == {0} and not back.moments.offers_of(0) and not back.moments.offers_of(1)
    assert back.moments.marks_of(0) == {"always"} and not back.moments.marks_of(12)
