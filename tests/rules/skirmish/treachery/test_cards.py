"""Deck, hands, windows, the stack (S-15, S-19, S-20)."""

from collections import Counter

import pytest

from game.core.rules import UNKNOWN
from game.rules.skirmish.actions.player import Discard, Pass, PlayCard
from game.rules.skirmish.content import treachery_deck
from game.rules.skirmish.events.player import (
    CardPlayed,
    CardResolved,
    CardsDiscarded,
    CardsDrawn,
    DeckShuffled,
    WindowOpened,
)
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state.records import Step
from game.rules.skirmish.state.state import GONE
from tests.rules.skirmish.base import base_content
from tests.rules.skirmish.battles.dealt import asked, at, four, with_hands
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, act, refused, run
from tests.rules.skirmish.combat.melee import told

SPY, ORDERS, COUNTER = "base:espion", "base:ordres_falsifies", "base:contre_ordre"


def dealt(battle: Battle, name: str, *about: int) -> Battle:
    """One step of the deck."""
    battle.then(Step(f"treachery:{name}", about))
    return run(battle)


@pytest.mark.rule("S-19")
def test_the_deck_has_36_cards_of_18_kinds_and_26_with_two_armies() -> None:
    cards = base_content().cards
    assert (len(cards), len(treachery_deck(cards, 3)), len(treachery_deck(cards, 2))) == (18, 36, 26)


@pytest.mark.rule("S-19")
def test_draws_go_clockwise_from_the_first_of_the_deployment() -> None:
    battle = with_hands({})
    battle.state.opener = CLO
    battle.state.deck = treachery_deck(base_content().cards, 4)
    dealt(battle, "deal", 2)
    drawn = [event for event in battle.out if isinstance(event, CardsDrawn)]
    assert [event.player for event in drawn] == [CLO, DAN, ANN, BOB]
    assert [len(hand) for hand in battle.state.hands] == [2, 2, 2, 2]
    assert drawn[0].seen_by(CLO) == drawn[0]
    assert drawn[0].seen_by(ANN).cards == drawn[0].seen_by(-1).cards == (UNKNOWN, UNKNOWN)


@pytest.mark.rule("S-19")
def test_an_empty_deck_is_the_shuffled_discards_and_both_empty_give_nothing() -> None:
    battle = with_hands({})
    battle.state.discards = [SPY]
    dealt(battle, "draw", ANN, 2)
    assert (battle.state.hands[ANN], battle.state.deck, battle.state.discards) == ([SPY], [], [])
    dealt(battle, "draw", BOB, 1)
    assert battle.state.hands[BOB] == []
    assert told(battle, DeckShuffled) == [DeckShuffled(1)]


@pytest.mark.rule("S-19")
def test_above_five_the_holder_discards_at_once_face_up() -> None:
    battle = with_hands({ANN: "espion espion contre_ordre renegats renegats"})
    battle.state.deck = [ORDERS]
    dealt(battle, "draw", ANN, 1)
    assert asked(battle) == (ANN,)
    assert refused(battle, Discard(ANN, ())) == "treachery-discard-count"
    assert refused(battle, Discard(ANN, ("base:guide_vereux",))) == "treachery-not-held"
    assert refused(battle, Pass(ANN)) == "wrong-moment"
    assert len(battle.rules.legal_actions(battle.state, ANN)) == 4
    act(battle, Discard(ANN, (SPY,)))
    assert battle.out[-1] == CardsDiscarded(ANN, (SPY,))
    assert battle.state.discards == [SPY] and len(battle.state.hands[ANN]) == 5


@pytest.mark.rule("S-20")
def test_who_is_asked_depends_on_public_facts_only() -> None:
    """BOB holds no card of the window, CLO holds one: both are asked; who cannot have one is not."""
    battle = at(
        with_hands({BOB: "renegats", CLO: "ordres_falsifies", ANN: "espion"}, named=BOB), "movement-named"
    )
    assert asked(battle) == (BOB, CLO)
    assert battle.rules.legal_actions(battle.state, BOB) == [Pass(BOB)]
    poor = with_hands({BOB: "renegats"}, named=BOB)
    poor.state.tokens[BOB] = 0
    assert asked(at(poor, "movement-named")) == ()
    known = with_hands({BOB: "renegats"}, named=BOB)
    known.state.discards = [ORDERS, ORDERS]
    assert asked(at(known, "movement-named")) == ()
    assert not known.out, "a window in which nobody may play does not open"


@pytest.mark.rule("S-20")
def test_all_are_asked_together_nearest_clockwise_from_the_active_player_first() -> None:
    state = four()
    hands = {player: "espion" for player in range(4)}
    battle = at(with_hands(hands, state=state, active=CLO, phase=""), "turn-flipped")
    assert asked(battle) == (CLO, DAN, ANN, BOB)
    assert battle.out == [WindowOpened("turn-flipped")]
    plays = [PlayCard(BOB, SPY, target=ANN), PlayCard(DAN, SPY, target=ANN), Pass(ANN)]
    state.steps.append(Step("turns:finish"))
    out = battle.rules.apply(state, plays, battle.rng)
    played = [event for event in out if isinstance(event, CardPlayed)]
    assert [event.player for event in played] == [DAN], "one card of a name; the nearest's arrives first"
    assert SPY in state.hands[BOB]


@pytest.mark.rule("S-20")
def test_the_cost_is_paid_first_then_all_may_counter_and_the_cost_is_lost() -> None:
    battle = at(with_hands({BOB: "ordres_falsifies", CLO: "contre_ordre"}, named=BOB), "movement-named")
    act(battle, PlayCard(BOB, ORDERS, unit=0))
    assert battle.state.tokens == [3, 2, 3, 3]
    assert battle.state.questions[-1].data[0] == "card-played" and asked(battle) == (CLO,)
    act(battle, PlayCard(CLO, COUNTER))
    assert battle.state.tokens == [3, 2, 1, 3]
    resolved = [event for event in battle.out if isinstance(event, CardResolved)]
    assert resolved == [CardResolved(CLO, COUNTER, "done"), CardResolved(BOB, ORDERS, "cancelled")]
    assert battle.state.units[ANN].marks == 0
    assert Counter(battle.state.discards) == Counter([ORDERS, COUNTER]) and not battle.state.plays


@pytest.mark.rule("S-20")
def test_a_counter_of_the_counter_needs_another_name() -> None:
    hands = {BOB: "ordres_falsifies contre_ordre", CLO: "contre_ordre", DAN: "espion"}
    battle = at(with_hands(hands, named=BOB), "movement-named")
    act(battle, Pass(CLO), Pass(DAN), PlayCard(BOB, ORDERS, unit=0), PlayCard(CLO, COUNTER))
    assert COUNTER in battle.state.hands[BOB] and not battle.state.questions
    assert CardResolved(BOB, ORDERS, "cancelled") in battle.out


@pytest.mark.rule("S-20")
def test_one_card_of_a_name_a_phase_at_the_whole_table() -> None:
    hands = {BOB: "ordres_falsifies", CLO: "ordres_falsifies espion"}
    battle = at(with_hands(hands, named=BOB), "movement-named")
    act(battle, PlayCard(BOB, ORDERS, unit=0))
    while battle.state.questions:
        act(battle, Pass(asked(battle)[0]))
    at(battle, "movement-named")
    assert asked(battle) == (), "nobody is even asked"


@pytest.mark.rule("S-20")
def test_what_is_refused_in_a_window() -> None:
    battle = at(
        with_hands({ANN: "ordres_falsifies", BOB: "ordres_falsifies espion vol_de_paie"}, named=BOB),
        "movement-named",
    )
    assert refused(battle, PlayCard(ANN, ORDERS, unit=0)) == "not-your-turn"
    assert refused(battle, PlayCard(BOB, "base:renegats")) == "treachery-not-held"
    assert refused(battle, PlayCard(BOB, SPY, target=ANN)) == "treachery-not-now"
    for unit in (-1, 1, 99):
        assert refused(battle, PlayCard(BOB, ORDERS, unit=unit)) == "treachery-wrong-aim"
    assert refused(battle, PlayCard(BOB, ORDERS, unit=0, target=ANN)) == "treachery-wrong-aim"
    assert refused(battle, Discard(BOB, (SPY,))) == "wrong-moment"


@pytest.mark.rule("S-15")
def test_who_has_no_models_plays_only_cards_of_anyone() -> None:
    state = four()
    state.units[CLO].place = GONE
    battle = with_hands({CLO: "espion ordres_falsifies", DAN: "espion"}, state=state, named=BOB)
    assert asked(at(battle, "movement-named")) == (DAN,)
    act(battle, Pass(DAN))
    battle.state.phase = ""
    at(battle, "turn-flipped")
    assert asked(battle) == (CLO, DAN)
    act(battle, PlayCard(CLO, SPY, target=DAN))


@pytest.mark.rule("S-19")
def test_hands_are_secret_and_their_sizes_public() -> None:
    battle = with_hands({BOB: "espion renegats"})
    for viewer in (-1, ANN, CLO):
        view = battle.rules.observe(battle.state, viewer)
        assert view.hands == (0, 2, 0, 0) and view.hand == ()
    assert battle.rules.observe(battle.state, BOB).hand == (SPY, "base:renegats")
