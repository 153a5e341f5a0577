"""Commanders among people: whom they name, what they buy and sell (S-03, S-09, S-18)."""

import pytest

from game.ai.policy import Thought
from game.ai.skirmish.advisors import rate_options
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.politics.truces import truce_relief
from game.ai.skirmish.tempers import TEMPERS
from game.ai.skirmish.thoughts import reason_for_action
from game.core.rng import Rng
from game.rules.skirmish.actions.orders import DeclareCharge
from game.rules.skirmish.actions.player import Answer, Done, MakeOffer, Name
from game.rules.skirmish.determinize import determinized_state
from game.rules.skirmish.events.player import OfferAnswered, OfferMade, PointsEarned, TurnFlipped
from game.rules.skirmish.state.records import Offer, Promise
from game.rules.skirmish.state.state import SkirmishState
from tests.ai.skirmish.court import (
    FAR,
    ann_names,
    asked,
    bob_threatens,
    favourite,
    mind_of,
    ratings,
    rules_for,
)
from tests.rules.skirmish.battles.dealt import real_cards
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, a_field, a_unit, inch
from tests.rules.skirmish.combat.melee import facing

# naming


@pytest.mark.rule("S-03")
def test_in_movement_whoever_can_be_charged_at_a_profit_is_named() -> None:
    state = ann_names((BOB, "archers", 10, 36.0, 28.0), (CLO, "archers", 10, 66.0, 44.0), FAR)
    assert favourite(state) == Name(ANN, BOB)


def test_nobody_is_named_for_a_charge_that_is_lost() -> None:
    state = ann_names((BOB, "pikes", 50, 36.0, 26.0), (CLO, "archers", 10, 66.0, 44.0), FAR)
    state.units[0].models = 1
    assert favourite(state) != Name(ANN, BOB)


@pytest.mark.parametrize("leader", [BOB, CLO])
def test_of_two_victims_alike_the_leader_is_named(leader: int) -> None:
    state = ann_names((BOB, "archers", 10, 31.0, 28.0), (CLO, "archers", 10, 41.0, 28.0), FAR)
    state.tokens[leader] = 9
    assert favourite(state) == Name(ANN, leader)


@pytest.mark.rule("S-09", "S-10")
@pytest.mark.parametrize("loses", [True, False])
def test_a_second_opponent_in_contact_rids_one_of_a_combat_that_is_lost(loses: bool) -> None:
    state, few, many = a_field(4), ("archers", 5), ("pikes", 30)
    mine, theirs = (few, many) if loses else (many, few)
    facing(state, (ANN, *mine), (CLO, *theirs), at=(50, 20))
    a_unit(state, BOB, "archers", at=(20, 30), models=5)
    state.active, state.phase = ANN, "movement"
    asked(state, "turns:name")
    decision = mind_of(state)
    assert (truce_relief(decision, BOB) > 0) == loses
    assert truce_relief(decision, CLO) == 0, "who is touched already can be named in any case"


def test_who_touches_nobody_has_no_combat_to_be_rid_of() -> None:
    state = ann_names((BOB, "archers", 10, 36.0, 28.0), (CLO, "archers", 10, 66.0, 44.0), FAR)
    assert truce_relief(mind_of(state), BOB) == 0


@pytest.mark.rule("S-09")
@pytest.mark.rule("S-10")
def test_in_close_combat_the_fight_that_is_won_is_named_and_the_other_broken_off() -> None:
    state = a_field(4)
    facing(state, (ANN, "pikes", 20), (BOB, "archers", 5), at=(20, 20))
    facing(state, (ANN, "archers", 5), (CLO, "pikes", 30), at=(50, 20))
    state.active, state.phase = ANN, "combat"
    asked(state, "turns:name")
    rated = ratings(state)
    assert rated[Name(ANN, BOB)] > 0 > rated[Name(ANN, CLO)]
    assert reason_for_action(mind_of(state), Name(ANN, BOB)) == Thought("enemy-truce", {"player": BOB})


def test_in_shooting_whoever_is_in_reach_of_bows_is_named() -> None:
    state = a_field(4)
    a_unit(state, ANN, "archers", (36, 10), models=20)
    a_unit(state, BOB, "pikes", (10, 40), models=20)
    a_unit(state, CLO, "pikes", (36, 26), models=20)
    a_unit(state, DAN, "pikes", (36, 4), models=20)
    state.active, state.phase = ANN, "shooting"
    asked(state, "turns:name")
    assert favourite(state) == Name(ANN, CLO)
    assert reason_for_action(mind_of(state), Name(ANN, CLO)).code == "enemy-fire"


@pytest.mark.rule("S-18")
def test_the_loyal_keep_their_word_where_opportunists_sell_it_twice() -> None:
    state = ann_names((BOB, "archers", 10, 36.0, 28.0), (CLO, "archers", 10, 66.0, 44.0), FAR)
    state.promises = [Promise(1, ANN, BOB, "not-name", alive=(ANN, BOB))]
    assert favourite(state, "honest") != Name(ANN, BOB)
    assert favourite(state, "bold") == Name(ANN, BOB)
    assert reason_for_action(mind_of(state), Name(ANN, BOB)).code == "enemy-breach"
    state.promises = [Promise(1, ANN, BOB, "name", CLO, "movement", alive=(ANN, BOB, CLO))]
    assert favourite(state, "honest") == Name(ANN, CLO)
    assert reason_for_action(mind_of(state), Name(ANN, CLO)).code == "enemy-word"


@pytest.mark.rule("S-18")
def test_who_sold_his_charges_does_not_charge_if_he_is_loyal() -> None:
    state = ann_names((BOB, "archers", 10, 36.0, 28.0), FAR)
    state.named = BOB
    asked(state, "charge:declare")
    assert favourite(state, "honest") == DeclareCharge(ANN, 0, 1)
    state.promises = [Promise(1, ANN, BOB, "not-charge", alive=(ANN, BOB))]
    assert favourite(state, "honest") == Done(ANN)
    assert favourite(state, "bold") == DeclareCharge(ANN, 0, 1)
    state.named = -1
    asked(state, "turns:name")
    assert ratings(state, "honest")[Name(ANN, BOB)] <= 0 < ratings(state, "bold")[Name(ANN, BOB)]


def test_the_vengeful_name_who_took_most_from_them() -> None:
    state = ann_names((BOB, "archers", 10, 31.0, 28.0), (CLO, "archers", 10, 41.0, 28.0), FAR)
    lost = a_unit(state, ANN, "pikes", models=10)
    lost.place = "gone"
    story = (PointsEarned(CLO, 200, "destroyed", lost.id), PointsEarned(BOB, 50, "destroyed", lost.id))
    assert favourite(state, "vengeful", story) == Name(ANN, CLO)
    assert ratings(state, "honest", story) == ratings(state, "honest")


# offers


@pytest.mark.rule("S-18")
def test_who_is_threatened_pays_the_one_who_could_as_well_go_elsewhere() -> None:
    state = bob_threatens()
    rated = ratings(state)
    best = max(rated, key=lambda option: rated[option])
    assert isinstance(best, MakeOffer)
    assert best.to == BOB
    assert all(value < 0 for option, value in rated.items() if getattr(option, "enemy", None) == ANN)


def test_who_is_in_no_danger_offers_nothing() -> None:
    state = bob_threatens()
    state.units[1].pose = state.units[1].pose._replace(x=inch(70), y=inch(44))
    assert favourite(state) == Done(ANN)


def test_offers_are_made_at_another_s_flip_not_at_every_naming() -> None:
    state = bob_threatens()
    state.phase = "shooting"
    assert favourite(state) == Done(ANN)
    state.phase, state.active = "", ANN
    assert favourite(state) == Done(ANN)


def test_nobody_bargains_twice_within_two_turns() -> None:
    state = bob_threatens()
    flip, said = TurnFlipped(BOB, 2), OfferMade(1, ANN, CLO, 1, "", "not-name", -1, "")
    assert favourite(state, story=(said, flip)) == Done(ANN)
    assert favourite(state, story=(said, flip, flip)) != Done(ANN)


def test_who_always_says_no_is_asked_less_gladly() -> None:
    state = bob_threatens()
    noes = (OfferAnswered(1, ANN, BOB, accepted=False),) * 3
    assert max(ratings(state, story=noes).values()) < max(ratings(state).values())


def test_who_broke_his_word_is_not_paid_again() -> None:
    state = bob_threatens()
    state.promises = [Promise(n, BOB, CLO, "not-name", status="broken") for n in (1, 2)]
    assert favourite(state) == Done(ANN)
    state.promises = [Promise(n, BOB, CLO, "not-name", status="kept") for n in range(9)]
    assert favourite(state) != Done(ANN)
    state.promises.append(Promise(9, BOB, ANN, "not-charge", status="broken"))
    assert favourite(state) == Done(ANN)


@pytest.mark.rule("S-01")
def test_with_two_sides_there_is_nothing_to_bargain_for() -> None:
    state = a_field(2)
    a_unit(state, ANN, "archers", (36, 28), heading=180, models=10)
    a_unit(state, BOB, "riders", (36, 20), models=10)
    state.active = BOB
    asked(state, "bribes:offer")
    assert favourite(state) == Done(ANN)


# answers


def offered(tokens: int, kind: str = "not-name") -> SkirmishState:
    """Clo pays Ann, whose riders could charge Clo's bowmen in her turn that begins."""
    state = ann_names((CLO, "archers", 10, 36.0, 28.0), (BOB, "archers", 5, 66.0, 44.0), FAR, phase="")
    state.offers = [Offer(7, CLO, ANN, tokens, "", kind)]
    state.tokens[CLO] = 5
    asked(state, "bribes:answer")
    return state


@pytest.mark.rule("S-18")
def test_a_word_is_sold_for_more_than_it_costs_to_keep() -> None:
    assert favourite(offered(1), "honest") == Answer(ANN, 7, accept=False)
    assert favourite(offered(5), "honest") == Answer(ANN, 7, accept=True)


def test_opportunists_take_what_they_mean_to_break() -> None:
    state = offered(1)
    assert favourite(state, "bold") == Answer(ANN, 7, accept=True)
    assert reason_for_action(mind_of(state, "bold"), Answer(ANN, 7, accept=True)).code == "bribe-doubtful"


def test_the_vengeful_take_nothing_from_who_cheated_them() -> None:
    state = offered(5)
    assert favourite(state, "vengeful") == Answer(ANN, 7, accept=True)
    state.promises = [Promise(1, CLO, ANN, "not-charge", status="broken")]
    assert favourite(state, "vengeful") == Answer(ANN, 7, accept=False)
    assert favourite(state, "honest") == Answer(ANN, 7, accept=True)
    assert reason_for_action(mind_of(state, "vengeful"), Answer(ANN, 7, accept=False)).code == "bribe-feud"


# secrets


@pytest.mark.parametrize("kind", ["bribes:offer", "treachery:card", "turns:name"])
def test_what_is_only_imagined_moves_nobody(kind: str) -> None:
    state = bob_threatens()
    if kind == "turns:name":
        state.active, state.phase = ANN, "movement"
    state.deck = [card for card in sorted(real_cards(4).setting.content.cards) for _ in range(2)]
    state.hands = [[state.deck.pop() for _ in range(3)] for _ in range(4)]
    asked(state, kind, ANN, -1, "turn-flipped", -1, 0)
    rules = rules_for(state)
    view = rules.observe(state, ANN)
    found = set()
    for seed in range(3):
        decision = Decision(
            rules.setting, determinized_state(rules.setting, view, Rng(seed)), ANN, TEMPERS["honest"], Rng(1)
        )
        found.add(tuple(rate_options(decision, tuple(rules.legal_actions(state, ANN)))))
    assert len(found) == 1
