"""Offers that stand beside the play: answered later, lapsed in time (S-18)."""

import pytest

from game.rules.skirmish.actions.player import Answer, Discard, Done, Later, MakeOffer
from game.rules.skirmish.events.player import OfferAnswered
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state.records import Step
from game.rules.skirmish.treachery.standing import lapse_unpaid
from tests.rules.skirmish.battles.dealt import asked, with_hands
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, act, refused, run

RENEGADES, SPY = "base:renegats", "base:espion"
WISHES = {
    "not-name": MakeOffer(BOB, ANN, "not-name", 1),
    "not-charge": MakeOffer(BOB, ANN, "not-charge", 1),
    "name": MakeOffer(BOB, ANN, "name", 1, enemy=CLO, phase="movement"),
    "name-later": MakeOffer(BOB, ANN, "name", 1, enemy=CLO, phase="magic"),
}


def standing(*offers: MakeOffer, hands: dict[int, str] | None = None) -> Battle:
    """Offers that their receivers have left for later; the window of a flip comes next."""
    battle = with_hands({CLO: "vol-de-paie", BOB: "espion"} | (hands or {}))
    battle.then(Step("bribes:offers"), Step("treachery:window", ("turn-flipped", -1)))
    run(battle)
    act(battle, *offers)
    act(battle, *[Done(player) for player in (ANN, BOB, CLO, DAN) if player in asked(battle)])
    while battle.state.questions[-1].kind == "bribes:answer":
        act(battle, Later(asked(battle)[0]))
    return battle


def beside(battle: Battle, action: Answer) -> None:
    """Answer an offer that stands, as the rules let it happen."""
    assert refused(battle, action) is None
    battle.out += battle.rules.apply(battle.state, [action], battle.rng)


@pytest.mark.rule("S-18")
def test_an_offer_left_for_later_is_answered_during_any_other_question() -> None:
    battle = standing(WISHES["not-charge"])
    (offer,) = battle.state.offers
    assert battle.state.questions[-1].kind == "treachery:card" and ANN not in asked(battle)
    question = battle.state.questions[-1]
    beside(battle, Answer(ANN, offer.id, True))
    assert OfferAnswered(offer.id, BOB, ANN, True) in battle.out
    assert battle.state.tokens == [4, 2, 3, 3] and battle.state.promises[0].by == ANN
    assert battle.state.questions[-1] == question, "nobody else's question was touched"


@pytest.mark.rule("S-18")
def test_only_its_receiver_answers_it_once_and_no_longer_than_it_stands() -> None:
    battle = standing(WISHES["not-charge"])
    (offer,) = battle.state.offers
    assert refused(battle, Answer(CLO, offer.id, True)) == "wrong-moment", "it is asked for a card"
    assert refused(battle, Answer(ANN, offer.id + 1, True)) == "not-your-turn"
    assert refused(battle, Later(ANN)) == "not-your-turn"
    beside(battle, Answer(ANN, offer.id, False))
    assert battle.state.tokens == [3, 3, 3, 3] and not battle.state.offers
    assert refused(battle, Answer(ANN, offer.id, True)) == "not-your-turn"


@pytest.mark.rule("S-18")
def test_nobody_answers_while_offers_are_made() -> None:
    battle = with_hands({})
    battle.then(Step("bribes:offers"))
    run(battle)
    act(battle, WISHES["not-name"])
    (offer,) = battle.state.offers
    assert refused(battle, Answer(ANN, offer.id, True)) == "wrong-moment"
    act(battle, Done(ANN))
    assert refused(battle, Answer(ANN, offer.id, True)) == "not-your-turn"


@pytest.mark.rule("S-18")
def test_it_lapses_at_the_next_moment_of_offers() -> None:
    battle = standing(WISHES["not-charge"])
    (offer,) = battle.state.offers
    battle.state.questions.clear()
    battle.then(Step("bribes:offers"))
    run(battle)
    assert battle.out[-1] == OfferAnswered(offer.id, BOB, ANN, False) and not battle.state.offers


@pytest.mark.rule("S-18")
def test_a_naming_decides_what_was_asked_of_it() -> None:
    for wish, stays in {"not-name": False, "name": False, "name-later": True, "not-charge": True}.items():
        battle = standing(WISHES[wish])
        battle.state.questions.clear()
        battle.state.phase, battle.state.named = "movement", DAN
        battle.then(Step("bribes:named", (BOB, CLO, DAN)))
        battle.window("turn-flipped")
        battle.state.steps[-2:] = battle.state.steps[-2:][::-1]
        run(battle)
        assert bool(battle.state.offers) == stays, wish


@pytest.mark.rule("S-18")
def test_a_declared_charge_decides_that_it_is_not_declared() -> None:
    for whom, stays in ((BOB, False), (CLO, True)):
        battle = standing(WISHES["not-charge"])
        battle.state.questions.clear()
        battle.window("turn-flipped")
        battle.then(Step("bribes:charged", (ANN, whom)))
        run(battle)
        assert bool(battle.state.offers) == stays


@pytest.mark.rule("S-18")
def test_it_lapses_when_its_price_is_gone_and_no_other_does() -> None:
    battle = standing(
        MakeOffer(BOB, ANN, "not-charge", 0, SPY),
        MakeOffer(BOB, CLO, "not-charge", 2),
        MakeOffer(BOB, DAN, "not-charge", 1),
    )
    lapse_unpaid(battle)
    assert len(battle.state.offers) == 3
    battle.state.tokens[BOB] = 1
    lapse_unpaid(battle)
    assert [offer.to for offer in battle.state.offers] == [ANN, DAN]
    battle.state.hands[BOB].remove(SPY)
    lapse_unpaid(battle)
    assert [offer.to for offer in battle.state.offers] == [DAN]


@pytest.mark.rule("S-18")
def test_whatever_takes_the_price_away_lets_the_offer_lapse_at_once() -> None:
    battle = standing(MakeOffer(BOB, ANN, "not-charge", 2), MakeOffer(BOB, CLO, "not-charge", 1))
    battle.state.tokens[BOB] = 1
    beside(battle, Answer(CLO, battle.state.offers[1].id, True))
    assert not battle.state.offers and battle.state.tokens[BOB] == 0


@pytest.mark.rule("S-19")
def test_who_takes_a_sixth_card_discards_before_anything_else() -> None:
    hand = "espion renegats pacte-secret contre-ordre vol-de-paie"
    battle = standing(MakeOffer(BOB, ANN, "not-charge", 0, RENEGADES), hands={BOB: "renegats", ANN: hand})
    question = battle.state.questions[-1]
    beside(battle, Answer(ANN, battle.state.offers[0].id, True))
    assert asked(battle) == (ANN,) and battle.state.questions[-1].kind == "treachery:discard"
    act(battle, Discard(ANN, (RENEGADES,)))
    assert battle.state.questions[-1] == question and len(battle.state.hands[ANN]) == 5
