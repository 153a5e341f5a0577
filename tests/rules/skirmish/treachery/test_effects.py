"""Every word of the treachery cards, by the cards of the game (S-09, S-21, S-66)."""

from typing import Any

import pytest

from game.rules.skirmish.actions.orders import Reform
from game.rules.skirmish.actions.player import Name, Pass, PlayCard
from game.rules.skirmish.defs.cards import Power
from game.rules.skirmish.events.player import CardResolved, CardTaken, EnemyNamed, HandSeen, NameRefused
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Casting, Combat, LeadershipTest, Play, Roll, Side, Step, Winds
from game.rules.skirmish.state.state import GONE
from game.rules.skirmish.treachery.effects import WORDS
from game.rules.skirmish.unit.profile import special_rule_value, unit_characteristic
from tests.rules.skirmish.battles.dealt import Engaged, asked, at, four, with_hands
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, Touching, a_unit, act, refused, run


def play(battle: Battle, player: int, card: str, **aim: Any) -> Battle:
    """A card is played and nobody cancels it."""
    act(battle, PlayCard(player, f"base:{card}", **aim))
    while battle.state.questions and "card-played" in battle.state.questions[-1].data:
        act(battle, Pass(asked(battle)[0]))
    return battle


@pytest.mark.rule("S-21")
def test_every_word_has_its_function() -> None:
    assert set(WORDS) == set(Power.__args__)  # type: ignore[attr-defined]


@pytest.mark.rule("S-21")
def test_forged_orders_and_wet_powder_forbid_until_the_next_phase() -> None:
    battle = at(with_hands({CLO: "ordres_falsifies"}, named=BOB), "movement-named")
    play(battle, CLO, "ordres_falsifies", unit=0)
    assert battle.unit(0).has(unit_flags.FORBIDDEN_CHARGE)
    state = four()
    gun = a_unit(state, ANN, "gun")
    battle = at(with_hands({CLO: "poudre_mouillee"}, named=BOB, state=state), "shooting-begins")
    assert refused(battle, PlayCard(CLO, "base:poudre_mouillee", unit=0)) == "treachery-wrong-aim"
    play(battle, CLO, "poudre_mouillee", unit=gun.id)
    assert gun.has(unit_flags.FORBIDDEN_SHOT) and gun.marks & unit_flags.PHASE


@pytest.mark.rule("S-21")
def test_an_engaged_unit_needs_no_forged_orders() -> None:
    battle = at(with_hands({CLO: "ordres_falsifies"}, named=BOB, ground=Engaged((0, 1))), "movement-named")
    assert asked(battle) == ()


@pytest.mark.rule("S-09", "S-21")
def test_the_purse_makes_the_active_player_name_another() -> None:
    battle = with_hands({BOB: "bourse_garnie"}, phase="magic", bribes=False)
    battle.then(Step("turns:ask-name"))
    run(battle)
    act(battle, Name(ANN, BOB), PlayCard(BOB, "base:bourse_garnie"))
    assert NameRefused(ANN, BOB) in battle.out
    assert refused(battle, Name(ANN, BOB)) == "name-barred"
    act(battle, Name(ANN, DAN))
    named = [event.enemy for event in battle.out if isinstance(event, EnemyNamed)]
    assert named == [BOB, DAN] and battle.state.tokens[BOB] == 1


@pytest.mark.rule("S-09", "S-66")
def test_the_purse_is_void_in_a_forced_close_combat() -> None:
    battle = with_hands({BOB: "bourse_garnie"}, phase="combat", ground=Touching((0, 1)))
    battle.then(Step("turns:ask-name"))
    run(battle)
    assert battle.state.named == BOB and not battle.state.questions, "he is not even asked"
    battle.state.plays.append(Play(BOB, "base:bourse_garnie"))
    battle.then(Step("treachery:resolve", ("naming", -1)))
    run(battle)
    assert battle.out[-1] == CardResolved(BOB, "base:bourse_garnie", "void")
    assert battle.state.named == BOB


@pytest.mark.rule("S-66")
def test_the_purse_works_in_a_close_combat_with_two_in_contact() -> None:
    battle = with_hands({BOB: "bourse_garnie"}, phase="combat", ground=Touching((0, 1), (0, 2)))
    battle.then(Step("turns:ask-name"))
    run(battle)
    act(battle, Name(ANN, BOB), PlayCard(BOB, "base:bourse_garnie"))
    assert battle.state.named == CLO


@pytest.mark.rule("S-21")
def test_the_guide_slows_and_the_vial_poisons() -> None:
    battle = at(with_hands({CLO: "guide_vereux"}, named=BOB), "before-move", 0)
    play(battle, CLO, "guide_vereux")
    assert unit_characteristic(battle.setting, battle.state, battle.unit(0), "move").needed == 2
    battle = with_hands({DAN: "fiole_de_poison"}, named=BOB, phase="combat")
    battle.state.combat = Combat((Side(ANN, (0,)), Side(BOB, (1,))))
    at(battle, "combat-chosen", 0)
    assert refused(battle, PlayCard(DAN, "base:fiole_de_poison", unit=2)) == "treachery-wrong-aim"
    play(battle, DAN, "fiole_de_poison", unit=1)
    assert special_rule_value(battle.setting, battle.state, battle.unit(1), "poison") == 1


@pytest.mark.rule("S-21", "S-32")
def test_the_guide_comes_before_a_reform_too_and_who_is_too_slow_for_it_stays() -> None:
    def reformed(*cards: str) -> int:
        battle = at(with_hands({CLO: "guide_vereux"}, named=BOB), "before-move", 0)
        state, unit = battle.state, battle.state.units[0]
        state.questions.clear()
        state.steps.clear()
        unit.files = 10
        battle.then(Step("manoeuvres:begin"))
        run(battle)
        act(battle, Reform(ANN, 0, 9000, 10))
        assert asked(battle) == (CLO,)
        for card in cards:
            play(battle, CLO, card)
        if not cards:
            act(battle, Pass(CLO))
        return battle.state.units[0].heading

    assert (reformed(), reformed("guide_vereux")) == (9000, 0)


@pytest.mark.rule("S-21")
def test_scouts_roll_all_the_dice_again() -> None:
    battle = with_hands({ANN: "eclaireurs_loyaux", CLO: "espion"}, named=BOB, draws=(3, 4))
    battle.state.roll = Roll(0, "charge", (1, 1))
    play(at(battle, "charge-rolled", 0), ANN, "eclaireurs_loyaux")
    assert battle.state.roll == Roll(0, "charge", (4, 5))


@pytest.mark.rule("S-21")
def test_two_cards_on_one_test() -> None:
    hands = {BOB: "moral_vacillant main_secourable", CLO: "moral_vacillant main_secourable"}
    battle = with_hands(hands, named=BOB)
    battle.state.test = LeadershipTest(1, "panic")
    at(battle, "leadership-test", 1)
    assert refused(battle, PlayCard(BOB, "base:main_secourable")) == "treachery-not-for-you"
    play(battle, BOB, "moral_vacillant")
    play(battle, CLO, "main_secourable")
    assert battle.state.test.bonus == 0
    assert battle.state.tokens == [3, 2, 4, 3]


@pytest.mark.rule("S-21")
def test_a_stab_in_the_back_needs_beaten_enemies() -> None:
    for points, found in ((2, (ANN,)), (-2, ())):
        battle = with_hands({ANN: "coup_dans_le_dos"}, named=BOB, phase="combat")
        battle.state.combat = Combat((Side(ANN, (0,), points=points), Side(BOB, (1,), points=-points)))
        assert asked(at(battle, "result-known", 0)) == found
        if found:
            play(battle, ANN, "coup_dans_le_dos")
            assert battle.state.combat.not_steadfast


@pytest.mark.rule("S-21")
def test_neutrals_drain_the_winds_and_sell_scrolls() -> None:
    hands = {BOB: "interference_occulte", CLO: "interference_occulte parchemin_vendu"}
    battle = with_hands(hands, named=BOB, phase="magic", draws=(5, 3, 3, 3))
    battle.state.winds = Winds(power=2, dispel=4)
    assert asked(at(battle, "channelled")) == (CLO,), "the named enemy is no neutral"
    play(battle, CLO, "interference_occulte")
    assert battle.state.winds.power == 0
    battle.state.casting = Casting(0, "mini:spark", (5, 5), 12)
    play(at(battle, "enemy-dispelled"), CLO, "parchemin_vendu")
    assert battle.state.casting is None
    battle.state.hands[DAN], battle.state.played = ["base:parchemin_vendu"], []
    battle.state.casting = Casting(0, "mini:spark", (6, 6), 12, irresistible=True)
    assert asked(at(battle, "enemy-dispelled")) == ()


@pytest.mark.rule("S-21")
def test_a_secret_pact_holds_for_one_naming() -> None:
    battle = at(with_hands({ANN: "pacte_secret"}, phase="magic", bribes=False), "before-own-naming")
    play(battle, ANN, "pacte_secret", target=CLO)
    assert battle.state.pacts == [(CLO, ANN)]
    battle.state.active = CLO
    battle.then(Step("turns:ask-name"))
    run(battle)
    assert refused(battle, Name(CLO, ANN)) == "name-barred"
    act(battle, Name(CLO, BOB))
    assert battle.state.pacts == []


@pytest.mark.rule("S-17", "S-21")
def test_the_head_hunter_is_who_was_credited() -> None:
    state = four()
    state.units[BOB].place, state.units[BOB].blame = GONE, CLO
    battle = at(
        with_hands({player: "chasseur_de_primes" for player in range(4)}, state=state), "character-dead", 1
    )
    assert asked(battle) == (CLO,)
    assert play(battle, CLO, "chasseur_de_primes").state.tokens[CLO] == 5


@pytest.mark.rule("S-21")
def test_pay_is_stolen_from_a_leader_by_who_does_not_lead() -> None:
    battle = with_hands({player: "vol_de_paie" for player in range(4)})
    battle.state.tokens = [5, 5, 1, 0]
    at(battle, "tokens-given")
    assert asked(battle) == (CLO, DAN)
    assert refused(battle, PlayCard(DAN, "base:vol_de_paie", target=CLO)) == "treachery-wrong-aim"
    play(battle, DAN, "vol_de_paie", target=BOB)
    assert battle.state.tokens == [5, 4, 1, 1]


@pytest.mark.rule("S-21")
def test_the_spy_sees_a_hand_and_takes_a_card_unseen_by_the_others() -> None:
    battle = at(with_hands({ANN: "espion", CLO: "renegats vol_de_paie"}, phase=""), "turn-flipped")
    play(battle, ANN, "espion", target=CLO)
    seen = next(event for event in battle.out if isinstance(event, HandSeen))
    taken = next(event for event in battle.out if isinstance(event, CardTaken))
    assert seen.cards == ("base:renegats", "base:vol_de_paie")
    assert seen.seen_by(BOB).cards == seen.seen_by(-1).cards == ()
    assert taken.seen_by(CLO) == taken and taken.seen_by(BOB).card != taken.card
    assert battle.state.hands[ANN] == [taken.card] and len(battle.state.hands[CLO]) == 1


@pytest.mark.rule("S-21", "S-22")
def test_renegades_waver_even_without_the_flag_but_not_with_a_general() -> None:
    state = four()
    state.tokens = [3] * 4
    battle = at(
        with_hands({CLO: "renegats", ANN: "renegats"}, state=state, draws=(0, 0, 1, 2, 5)), "rallied", 0
    )
    assert asked(battle) == (CLO,)
    play(battle, CLO, "renegats")
    assert battle.unit(0).owner == DAN
    state = four()
    state.generals = [0, 1, 2, 3]
    assert asked(at(with_hands({CLO: "renegats"}, state=state), "rallied", 0)) == ()


@pytest.mark.rule("S-21")
def test_a_card_whose_object_is_gone_is_void() -> None:
    battle = at(with_hands({CLO: "guide_vereux", DAN: "contre_ordre"}, named=BOB), "before-move", 0)
    act(battle, Pass(DAN), PlayCard(CLO, "base:guide_vereux"))
    battle.state.units[0].place = GONE
    act(battle, Pass(DAN))
    assert CardResolved(CLO, "base:guide_vereux", "void") in battle.out
