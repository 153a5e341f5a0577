"""Commanders among people: whom they name, what they buy and sell, the cards they play (S-03, S-18, S-20)."""

from typing import Any, get_args

import pytest

from game.ai import TEMPERS as NAMES_OF_TEMPERS
from game.ai import make_policy
from game.ai.policy import Thought, say
from game.ai.skirmish_mind import Mind
from game.ai.skirmish_powers import POWERS
from game.ai.skirmish_staff import rate
from game.ai.skirmish_tempers import TEMPERS
from game.ai.skirmish_thoughts import CODES, REASONS, reason
from game.core.rng import Rng
from game.core.rules import Event
from game.mods.texts import LANGUAGES, Texts
from game.rules.skirmish.actions import (
    Answer,
    Discard,
    Dismiss,
    Done,
    MakeOffer,
    Name,
    Pass,
    PlayCard,
    SkirmishAction,
)
from game.rules.skirmish.actions_field import DeclareCharge
from game.rules.skirmish.card_effects import WORDS
from game.rules.skirmish.determinize import imagine
from game.rules.skirmish.events import OfferAnswered, OfferMade, PointsEarned, TurnFlipped
from game.rules.skirmish.field import Field
from game.rules.skirmish.records import Charge, LeadershipTest, Offer, Play, Promise, Question, Roll
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state import SkirmishState
from tests.ai.tables import BASE
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, a_field, a_unit, inch, mini
from tests.rules.skirmish.dealt import real_cards
from tests.rules.skirmish.melee import facing
from tests.rules.skirmish.play import a_crowd

PEOPLE = ["Aurèle", "Bérénice", "Cosme", "Diane"]


def rules_for(state: SkirmishState) -> Skirmish:
    """The small mod's soldiers on the real table, the game's own cards."""
    return real_cards(state.players, ground=Field(mini().bases))


def asked(state: SkirmishState, kind: str, player: int = ANN, unit: int = -1, *data: int | str) -> None:
    """Put a question to somebody."""
    state.asked = [Question(kind, (player,), unit, -1, data)]


def mind_of(state: SkirmishState, temper: str = "honest", story: tuple[Event, ...] = ()) -> Mind:
    """Who is asked now."""
    return Mind(rules_for(state), state, state.asked[-1].players[0], TEMPERS[temper], Rng(1), story)


def ratings(state: SkirmishState, temper: str = "honest", story: tuple[Event, ...] = ()) -> dict[Any, float]:
    """What he thinks of each of his options."""
    mind = mind_of(state, temper, story)
    options = tuple(mind.rules.legal_actions(state, mind.me))
    return dict(zip(options, rate(mind, options), strict=True))


def favourite(state: SkirmishState, temper: str = "honest", story: tuple[Event, ...] = ()) -> Any:
    """The option that he rates best."""
    rated = ratings(state, temper, story)
    return max(rated, key=lambda option: rated[option])


# naming


def ann_names(*victims: tuple[int, str, int, float, float], phase: str = "movement") -> SkirmishState:
    """Ann's riders look up from the middle; (owner, kind, models, x, y) of others, who look down."""
    state = a_field(4)
    a_unit(state, ANN, "riders", (36, 20), models=10)
    for owner, kind, models, x, y in victims:
        a_unit(state, owner, kind, (x, y), heading=180, models=models)
    state.active, state.phase = ANN, phase
    asked(state, "turns:name")
    return state


FAR = (DAN, "archers", 10, 4.0, 44.0)


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
    assert reason(mind_of(state), Name(ANN, BOB)) == Thought("enemy-truce", {"player": BOB})


def test_in_shooting_whoever_is_in_reach_of_bows_is_named() -> None:
    state = a_field(4)
    a_unit(state, ANN, "archers", (36, 10), models=20)
    a_unit(state, BOB, "pikes", (10, 40), models=20)
    a_unit(state, CLO, "pikes", (36, 26), models=20)
    a_unit(state, DAN, "pikes", (36, 4), models=20)
    state.active, state.phase = ANN, "shooting"
    asked(state, "turns:name")
    assert favourite(state) == Name(ANN, CLO)
    assert reason(mind_of(state), Name(ANN, CLO)).code == "enemy-fire"


@pytest.mark.rule("S-18")
def test_the_loyal_keep_their_word_where_opportunists_sell_it_twice() -> None:
    state = ann_names((BOB, "archers", 10, 36.0, 28.0), (CLO, "archers", 10, 66.0, 44.0), FAR)
    state.promises = [Promise(1, ANN, BOB, "not-name", alive=(ANN, BOB))]
    assert favourite(state, "honest") != Name(ANN, BOB)
    assert favourite(state, "bold") == Name(ANN, BOB)
    assert reason(mind_of(state), Name(ANN, BOB)).code == "enemy-breach"
    state.promises = [Promise(1, ANN, BOB, "name", CLO, "movement", alive=(ANN, BOB, CLO))]
    assert favourite(state, "honest") == Name(ANN, CLO)
    assert reason(mind_of(state), Name(ANN, CLO)).code == "enemy-word"


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


def bob_threatens(prey: int = CLO) -> SkirmishState:
    """Bob's turn begins: his riders may charge Ann's bowmen, or, as well, those of `prey`."""
    state = a_field(4)
    a_unit(state, ANN, "archers", (31, 28), heading=180, models=15)
    a_unit(state, BOB, "riders", (36, 20), models=10)
    a_unit(state, prey, "archers", (41, 28), heading=180, models=15)
    a_unit(state, CLO, "archers", (4, 4), models=5)
    a_unit(state, DAN, "archers", (68, 4), models=5)
    state.active, state.flips, state.tokens = BOB, [CLO, DAN], [8, 3, 3, 3]
    asked(state, "bribes:offer")
    return state


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
    assert reason(mind_of(state, "bold"), Answer(ANN, 7, accept=True)).code == "bribe-doubtful"


def test_the_vengeful_take_nothing_from_who_cheated_them() -> None:
    state = offered(5)
    assert favourite(state, "vengeful") == Answer(ANN, 7, accept=True)
    state.promises = [Promise(1, CLO, ANN, "not-charge", status="broken")]
    assert favourite(state, "vengeful") == Answer(ANN, 7, accept=False)
    assert favourite(state, "honest") == Answer(ANN, 7, accept=True)
    assert reason(mind_of(state, "vengeful"), Answer(ANN, 7, accept=False)).code == "bribe-feud"


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


# secrets and thoughts


@pytest.mark.parametrize("kind", ["bribes:offer", "treachery:card", "turns:name"])
def test_what_is_only_imagined_moves_nobody(kind: str) -> None:
    state = bob_threatens()
    if kind == "turns:name":
        state.active, state.phase = ANN, "movement"
    state.deck = [card for card in sorted(real_cards(4).content.cards) for _ in range(2)]
    state.hands = [[state.deck.pop() for _ in range(3)] for _ in range(4)]
    asked(state, kind, ANN, -1, "turn-flipped", -1, 0)
    rules = rules_for(state)
    view = rules.observe(state, ANN)
    found = set()
    for seed in range(3):
        mind = Mind(rules, imagine(rules, view, Rng(seed)), ANN, TEMPERS["honest"], Rng(1))
        found.add(tuple(rate(mind, tuple(rules.legal_actions(state, ANN)))))
    assert len(found) == 1


def test_every_verb_explains_itself() -> None:
    verbs = set(get_args(SkirmishAction)) - {Dismiss}
    assert REASONS.keys() == verbs


def test_what_commanders_think_can_be_said() -> None:
    texts = [Texts(language, [BASE]) for language in LANGUAGES]
    war, dice, seen = a_crowd(4, 2, "short"), Rng(5), dict[str, Thought]()
    bots = [make_policy("skirmish", war.rules, temper, "middling") for temper in NAMES_OF_TEMPERS]
    for _ in range(250):
        seat = war.seat(next(iter(war.to_act())))
        choice = bots[seat.player].choose(seat.view, tuple(seat.options), seat.story, dice)
        seen.setdefault(choice.thought.code, choice.thought)
        assert seat.submit(choice.action) is None
    assert seen.keys() <= set(CODES)
    assert len(seen) > 12
    for thought in seen.values():
        for words in texts:
            assert "{" not in say(thought, words, PEOPLE)
    assert [words.missing | words.faults for words in texts] == [set(), set()]
