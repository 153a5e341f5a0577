"""Offers, answers, what changes hands (S-15, S-18)."""

from typing import Any

import pytest

from game.core.rules import UNKNOWN
from game.rules.skirmish.actions.player import Answer, Discard, Done, MakeOffer, Name
from game.rules.skirmish.events.player import OfferAnswered, OfferMade, TokensChanged
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state.records import NOBODY, Promise, Step
from game.rules.skirmish.state.state import GONE
from tests.rules.skirmish.battles.dealt import asked, four, with_hands
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, act, refused, run

RENEGADES = "base:renegats"


def offering(hands: dict[int, str] | None = None, **more: Any) -> Battle:
    """Offers are asked for in ANN's turn."""
    battle = with_hands(hands or {}, **more)
    battle.then(Step("bribes:offers"))
    return run(battle)


def done(battle: Battle, *players: int) -> Battle:
    """These have nothing more to say."""
    act(battle, *[Done(player) for player in players])
    return battle


@pytest.mark.rule("S-18")
def test_all_who_have_anything_are_asked_together() -> None:
    state = four()
    state.tokens = [3, 0, 0, 1]
    assert asked(offering({CLO: "renegats"}, state=state, active=CLO)) == (CLO, DAN, ANN)
    assert asked(offering(bribes=False)) == ()


@pytest.mark.rule("S-18")
def test_a_taken_offer_changes_hands_at_once_and_is_a_promise() -> None:
    battle = offering({BOB: "renegats"})
    act(battle, MakeOffer(BOB, ANN, "not-name", 2, RENEGADES))
    made = battle.out[-1]
    assert isinstance(made, OfferMade)
    assert made.seen_by(ANN).card == made.seen_by(BOB).card == RENEGADES
    assert made.seen_by(CLO).card == made.seen_by(-1).card == UNKNOWN
    assert battle.rules.observe(battle.state, CLO).offers[0].card == UNKNOWN
    assert battle.rules.observe(battle.state, ANN).offers[0].card == RENEGADES
    done(battle, ANN, BOB, CLO, DAN)
    assert asked(battle) == (ANN,)
    act(battle, Answer(ANN, made.offer, True))
    assert battle.out[-1] == TokensChanged(ANN, 3, 5, "bribe")
    assert battle.state.tokens == [5, 1, 3, 3]
    assert battle.state.hands[:2] == [[RENEGADES], []]
    assert battle.state.promises == [Promise(made.offer, ANN, BOB, "not-name", alive=(ANN, BOB))]
    assert battle.rules.observe(battle.state, CLO).promises == tuple(battle.state.promises)


@pytest.mark.rule("S-18")
def test_no_answer_is_no() -> None:
    battle = offering()
    act(
        battle, MakeOffer(BOB, ANN, "not-charge", 1), MakeOffer(CLO, ANN, "name", 1, enemy=BOB, phase="magic")
    )
    done(battle, ANN, BOB, CLO, DAN)
    first, second = [offer.id for offer in battle.state.offers]
    act(battle, Answer(ANN, second, False), Done(ANN))
    assert OfferAnswered(first, BOB, ANN, False) in battle.out
    assert battle.state.tokens == [3, 3, 3, 3] and not battle.state.promises and not battle.state.offers


@pytest.mark.rule("S-18")
@pytest.mark.parametrize(
    ("offer", "why"),
    [
        (MakeOffer(BOB, BOB, "not-name", 1), "offer-to-whom"),
        (MakeOffer(BOB, 9, "not-name", 1), "offer-to-whom"),
        (MakeOffer(BOB, DAN, "not-name", 1), "offer-to-whom"),
        (MakeOffer(BOB, ANN, "not-name"), "offer-nothing"),
        (MakeOffer(BOB, ANN, "not-name", -1), "offer-nothing"),
        (MakeOffer(BOB, ANN, "not-name", 4), "offer-too-much"),
        (MakeOffer(BOB, ANN, "not-name", 10**9), "not-an-order"),
        (MakeOffer(BOB, ANN, "not-name", 0, "base:espion"), "offer-no-card"),
        (MakeOffer(BOB, ANN, "love", 1), "offer-no-promise"),
        (MakeOffer(BOB, ANN, "not-name", 1, enemy=CLO), "offer-no-promise"),
        (MakeOffer(BOB, ANN, "name", 1, enemy=ANN, phase="magic"), "offer-name-whom"),
        (MakeOffer(BOB, ANN, "name", 1, enemy=DAN, phase="magic"), "offer-name-whom"),
        (MakeOffer(BOB, ANN, "name", 1, enemy=CLO, phase="lunch"), "offer-which-phase"),
        (Name(BOB, ANN), "wrong-moment"),
    ],
)
def test_offers_that_are_none(offer: Any, why: str) -> None:
    state = four()
    state.units[DAN].place = GONE
    assert refused(offering({BOB: "renegats"}, state=state), offer) == why


@pytest.mark.rule("S-18")
def test_one_offer_to_each_and_nothing_is_offered_twice() -> None:
    battle = offering({BOB: "renegats"})
    act(battle, MakeOffer(BOB, ANN, "not-name", 2, RENEGADES))
    assert refused(battle, MakeOffer(BOB, ANN, "not-charge", 1)) == "offer-to-whom"
    assert refused(battle, MakeOffer(BOB, CLO, "not-charge", 2)) == "offer-too-much"
    assert refused(battle, MakeOffer(BOB, CLO, "not-charge", 0, RENEGADES)) == "offer-no-card"
    act(battle, MakeOffer(BOB, CLO, "not-charge", 1))
    assert BOB not in asked(battle), "he has nothing left"
    done(battle, ANN, CLO, DAN)
    assert refused(battle, Answer(ANN, battle.state.offers[1].id, True)) == "offer-not-yours"


@pytest.mark.rule("S-18")
def test_two_armies_bargain_about_charges_only() -> None:
    battle = offering(state=four(players=2))
    assert refused(battle, MakeOffer(BOB, ANN, "not-name", 1)) == "offer-no-choice"
    kinds = {getattr(one, "promise", "") for one in battle.rules.legal_actions(battle.state, BOB)}
    assert kinds == {"", "not-charge"}


@pytest.mark.rule("S-15", "S-18")
def test_the_dead_still_bribe() -> None:
    state = four()
    state.units[DAN].place = GONE
    battle = offering(state=state)
    act(battle, MakeOffer(DAN, ANN, "name", 3, enemy=BOB, phase="magic"))
    done(battle, ANN, BOB, CLO)
    act(battle, Answer(ANN, battle.state.offers[0].id, True))
    assert battle.state.tokens[ANN] == 6 and battle.state.promises[0].status == "open"


@pytest.mark.rule("S-18", "S-19")
def test_a_sixth_card_from_a_bribe_is_discarded() -> None:
    battle = offering({BOB: "renegats", ANN: "espion espion vol_de_paie vol_de_paie contre_ordre"})
    act(battle, MakeOffer(BOB, ANN, "not-name", 0, RENEGADES))
    done(battle, ANN, BOB, CLO, DAN)
    act(battle, Answer(ANN, battle.state.offers[0].id, True))
    act(battle, Discard(ANN, (RENEGADES,)))
    assert battle.state.discards == [RENEGADES]


@pytest.mark.rule("S-18")
def test_offers_come_at_each_flip_and_before_each_naming() -> None:
    state = four()
    state.flips = [ANN]
    battle = with_hands({}, state=state, phase="")
    battle.then(Step("turns:flip"))
    run(battle)
    for phase in ("", "movement"):
        assert (battle.state.phase, battle.state.questions[-1].kind) == (phase, "bribes:offer")
        assert battle.state.named == NOBODY
        done(battle, ANN, BOB, CLO, DAN)
    act(battle, Name(ANN, BOB))


@pytest.mark.rule("S-18")
def test_every_option_is_legal() -> None:
    battle = offering({BOB: "renegats", ANN: "espion"})
    for player in asked(battle):
        for option in battle.rules.legal_actions(battle.state, player):
            assert refused(battle, option) is None


@pytest.mark.rule("S-18")
def test_everybody_offers_of_his_own_and_each_time_anew() -> None:
    battle = offering({ANN: "renegats espion", BOB: "renegats"})
    act(battle, MakeOffer(ANN, BOB, "not-name", 2, RENEGADES))
    assert refused(battle, MakeOffer(ANN, CLO, "not-name", 2)) == "offer-too-much"
    assert refused(battle, MakeOffer(ANN, CLO, "not-name", 1, "base:espion")) is None
    assert refused(battle, MakeOffer(BOB, CLO, "not-name", 3, RENEGADES)) is None
    act(battle, MakeOffer(BOB, CLO, "not-name", 3))
    assert BOB in asked(battle), "he has a card left"
    assert refused(battle, MakeOffer(BOB, ANN, "not-name", 0, RENEGADES)) is None
    battle.state.questions.clear()
    battle.state.steps.clear()
    battle.then(Step("bribes:offers"))
    run(battle)
    assert battle.state.offers == []
    assert refused(battle, MakeOffer(BOB, ANN, "not-name", 3, RENEGADES)) is None


@pytest.mark.rule("S-18")
def test_who_has_nobody_to_offer_to_is_not_asked_and_two_may_pay_for_a_charge_withheld() -> None:
    state = four(players=2)
    battle = offering(state=state)
    assert refused(battle, MakeOffer(BOB, ANN, "not-charge", 1)) is None
    act(battle, MakeOffer(BOB, ANN, "not-charge", 1))
    assert asked(battle) == (ANN,), "he has tokens left but made his offer to the only one"


@pytest.mark.rule("S-18")
def test_what_is_offered_as_an_option_can_be_paid_and_asks_for_what_can_be_promised() -> None:
    state = four()
    state.tokens = [1, 3, 0, 2]
    battle = offering({ANN: "renegats"}, state=state, phase="magic")
    mine = [one for one in battle.rules.legal_actions(state, ANN) if isinstance(one, MakeOffer)]
    assert {(one.tokens, one.card) for one in mine} == {(1, ""), (0, RENEGADES)}
    assert {one.promise for one in mine} == {"not-charge", "not-name"}
    theirs = [one for one in battle.rules.legal_actions(state, BOB) if isinstance(one, MakeOffer)]
    assert {one.tokens for one in theirs} == {1, 3}
    names = {(one.to, one.enemy, one.phase) for one in theirs if one.promise == "name"}
    assert names == {(ANN, BOB, "magic"), (ANN, CLO, "magic"), (ANN, DAN, "magic")}
    state.units[CLO].place = state.units[DAN].place = GONE
    two = [one for one in battle.rules.legal_actions(state, BOB) if isinstance(one, MakeOffer)]
    assert {one.promise for one in two} == {"not-charge"}


@pytest.mark.rule("S-18")
def test_of_two_offers_the_second_may_be_taken_and_no_more_said_is_no_to_the_rest() -> None:
    battle = offering()
    act(battle, MakeOffer(BOB, ANN, "not-name", 1), MakeOffer(CLO, ANN, "not-charge", 2))
    done(battle, ANN, BOB, CLO, DAN)
    first, second = battle.state.offers
    assert refused(battle, MakeOffer(ANN, BOB, "not-name", 1)) == "wrong-moment"
    act(battle, Answer(ANN, second.id, True))
    assert asked(battle) == (ANN,)
    done(battle, ANN)
    assert asked(battle) == ()
    assert battle.state.tokens == [5, 3, 1, 3]
    assert [one.kind for one in battle.state.promises] == ["not-charge"]
    assert battle.out[-1] == OfferAnswered(first.id, BOB, ANN, False)
