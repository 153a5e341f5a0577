"""Commanders' treachery cards: when they are played, and when kept (S-19 to S-21)."""

import pytest

from game.ai.skirmish.cards.worth import POWERS
from game.rules.skirmish.actions.player import Discard, Pass, PlayCard
from game.rules.skirmish.state.records import Charge, LeadershipTest, Play, Roll
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.treachery.effects import WORDS
from tests.ai.skirmish.court import FAR, ann_names, asked, bob_threatens, favourite, ratings
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, a_field, a_unit, inch
from tests.rules.skirmish.combat.melee import facing

# cards


def window(state: SkirmishState, moment: str, hand: str, player: int = ANN, unit: int = -1) -> None:
    """A window of cards; the hand by short names."""
    state.hands[player] = [f"base:{card}" for card in hand.split()]
    asked(state, "treachery:card", player, unit, moment, state.named, 0)


def charged_by_bob(named: int = ANN) -> SkirmishState:
    """Bob has named somebody in Movement: his riders are near Ann's bowmen, his bowmen are nowhere."""
    state = bob_threatens(DAN)
    a_unit(state, BOB, "archers", (68, 44), models=5)
    state.phase, state.named = "movement", named
    return state


@pytest.mark.rule("S-21")
def test_a_false_order_stops_the_charge_that_would_cost_most() -> None:
    state = charged_by_bob()
    window(state, "movement-named", "ordres_falsifies")
    assert favourite(state) == PlayCard(ANN, "base:ordres_falsifies", 1)
    state = charged_by_bob(named=DAN)
    window(state, "movement-named", "ordres_falsifies")
    assert favourite(state) == Pass(ANN)


def test_charge_dice_are_rolled_again_only_if_they_failed() -> None:
    state = ann_names((BOB, "archers", 10, 36.0, 32.0))
    state.named = BOB
    for reach, best in ((10, PlayCard(ANN, "base:eclaireurs_loyaux")), (14, Pass(ANN))):
        state.charges = [Charge(0, 1, "front", "hold", (1, 1), inch(reach))]
        state.roll = Roll(0, "charge", (1, 1))
        window(state, "charge-rolled", "eclaireurs_loyaux", unit=0)
        assert favourite(state) == best


def test_dice_of_a_charge_on_who_is_gone_are_left_alone() -> None:
    state = ann_names((BOB, "archers", 10, 36.0, 32.0))
    state.named, state.units[1].place = BOB, "gone"
    state.charges = [Charge(0, 1, "front", "hold", (1, 1), inch(10))]
    state.roll = Roll(0, "charge", (1, 1))
    window(state, "charge-rolled", "eclaireurs_loyaux", unit=0)
    assert favourite(state) == Pass(ANN)


def test_help_is_sold_to_strangers_and_fear_spread_among_foes_of_weight() -> None:
    state = a_field(4)
    state.round = state.rounds = 6
    facing(state, (ANN, "pikes", 20), (BOB, "pikes", 50), at=(20, 20))
    a_unit(state, CLO, "archers", (50, 20), models=10)
    state.generals[BOB] = 1
    state.active, state.named, state.phase = ANN, BOB, "combat"
    state.test = LeadershipTest(1, "break", lost_by=1)
    window(state, "leadership-test", "moral_vacillant", unit=1)
    assert favourite(state) == PlayCard(ANN, "base:moral_vacillant")
    window(state, "leadership-test", "main_secourable", CLO, unit=1)
    assert favourite(state) == PlayCard(CLO, "base:main_secourable")


def test_a_counter_order_stops_what_hurts_me_not_what_hurts_others() -> None:
    state = bob_threatens(DAN)
    state.phase, state.named = "movement", CLO
    state.units[2].x = inch(70)
    state.plays = [Play(CLO, "base:bourse_garnie")]
    for player, best in ((ANN, PlayCard(ANN, "base:contre_ordre")), (DAN, Pass(DAN))):
        window(state, "card-played", "contre_ordre", player)
        assert favourite(state) == best


def test_spies_go_at_once_and_to_who_has_cards() -> None:
    state = ann_names((BOB, "archers", 10, 66.0, 44.0), FAR, phase="")
    state.hands[DAN] = ["base:espion"]
    window(state, "turn-flipped", "espion")
    assert favourite(state) == PlayCard(ANN, "base:espion", target=DAN)


def test_the_least_of_six_cards_is_laid_down() -> None:
    state = ann_names(FAR)
    hand = [
        "chasseur_de_primes",
        "vol_de_paie",
        "bourse_garnie",
        "ordres_falsifies",
        "contre_ordre",
        "renegats",
    ]
    state.hands[ANN] = [f"base:{card}" for card in hand]
    asked(state, "treachery:discard")
    assert favourite(state) == Discard(ANN, ("base:renegats",))


def test_a_card_is_kept_for_later_until_there_is_no_later() -> None:
    state = charged_by_bob()
    window(state, "movement-named", "ordres_falsifies")
    early = ratings(state)
    state.round, state.flips = state.rounds, []
    late = ratings(state)
    order = PlayCard(ANN, "base:ordres_falsifies", 1)
    assert early[order] < late[order]
    assert early[Pass(ANN)] == late[Pass(ANN)] == 0


def test_every_word_of_cards_is_weighed() -> None:
    assert POWERS.keys() == WORDS.keys()
