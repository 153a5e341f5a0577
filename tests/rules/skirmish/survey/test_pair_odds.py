"""What a picture tells of a pair: the numbers of the real phase, with reasons that add up (S-33 to S-56)."""

from collections import Counter
from collections.abc import Iterator
from math import fsum
from typing import Any

import pytest

from game.core.rng import Rng
from game.rules.skirmish.army.army import enlisted_unit
from game.rules.skirmish.defs.armies import Entry
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.magic.effects import apply_effects
from game.rules.skirmish.odds.combat_reasons import total_points
from game.rules.skirmish.shooting.artillery import sample_aims, throw_stone
from game.rules.skirmish.shooting.law import machine_of
from game.rules.skirmish.shooting.volley import shoot_volley
from game.rules.skirmish.state.records import NONE, Casting
from game.rules.skirmish.survey.board import Board, board_of
from game.rules.skirmish.survey.pair_odds import (
    CHARGE,
    FIGHT,
    MANNERS,
    SHOOT,
    PairOdds,
    odds_of_unit,
    odds_pieces,
    pair_odds,
)
from game.rules.skirmish.view import observe
from tests.rules.skirmish.builders import ANN, BOB, a_field, a_unit
from tests.rules.skirmish.odds.chances import stays_near
from tests.rules.skirmish.survey.worlds import a_moment, moments, other_world
from tools.bench import forecasts
from tools.bench.pairings import PAIRINGS
from tools.bench.wars import war

HARM = "base:etincelle"
NAMED = {one.name: one for one in PAIRINGS}


def board(war: Any, player: int = 0) -> Board:
    """The board of a moment."""
    return board_of(war.rules.setting, observe(war.rules.setting, war.state, player))


def all_odds(there: Board) -> Iterator[PairOdds]:
    """Every third pair of foes, both ways, in every manner."""
    for unit in there.state.standing():
        for foe in there.state.standing():
            if unit.owner != foe.owner and (unit.id + foe.id) % 3 == 0:
                for manner in MANNERS:
                    yield pair_odds(there, unit.id, foe.id, manner)


def close(one: float, other: float) -> bool:
    """Equal but for ways too unlikely to count."""
    return abs(one - other) < 1e-4


@pytest.mark.rule("S-55", "S-56")
def test_reasons_add_up_to_the_numbers_that_they_explain() -> None:
    seen = Counter[str]()
    for one in all_odds(board(a_moment())):
        seen[one.manner] += 1
        assert 0 <= one.chance <= 1 + 1e-9
        if one.combat is not None:
            assert close(total_points(one.points), one.combat.margin.mean)
            assert close(fsum(test.breaks for test in one.tests[0]), one.combat.mine.breaks)
            assert close(fsum(test.breaks for test in one.tests[1]), one.combat.theirs.breaks)
        elif one.strikes and one.manner == SHOOT and not one.others and one.strikes[0].step < 0:
            seen["volleys"] += 1
    assert min(seen[manner] for manner in MANNERS) > 0


def test_shares_of_another_combat_do_not_add_up() -> None:
    there = board(a_moment())
    odds = [one for one in all_odds(there) if one.combat is not None and one.manner == FIGHT]
    assert any(
        not close(total_points(a.points), b.combat.margin.mean) for a in odds for b in odds if b.combat
    )


@pytest.mark.rule("S-19")
def test_other_hands_and_another_deck_give_the_same_odds() -> None:
    war = a_moment()
    setting = war.rules.setting
    before = list(all_odds(board(war)))
    there = board_of(setting, observe(setting, other_world(war.state, 0, 5), 0))
    assert list(all_odds(there)) == before
    changed = war.state.clone()
    ranks = max(changed.standing(), key=lambda unit: unit.models)
    ranks.models -= 1
    assert list(all_odds(Board(setting, changed))) != before


@pytest.mark.statistics
def test_odds_leave_the_board_alone_and_can_be_asked_in_pieces() -> None:
    there = board(a_moment())
    was = there.trial()
    for unit in there.state.standing():
        whole = [one for one in odds_of_unit(there, unit.id) if one is not None]
        assert all(pair_odds(there, one.attacker, one.target, one.manner) == one for one in whole[:6])
        assert {one.attacker for one in whole} | {one.target for one in whole} >= (
            {unit.id} if whole else set()
        )
    assert there.state == was
    with pytest.raises(IndexError):
        next(odds_pieces(there, -1, 0))
    with pytest.raises(ValueError, match="duel"):
        pair_odds(there, 0, 1, "duel")


def test_a_charge_that_is_not_legal_has_its_refusal_and_its_odds() -> None:
    there = board(a_moment())
    found = [one for one in all_odds(there) if one.manner == CHARGE]
    refused = [one for one in found if one.refusal is not None]
    assert refused and all(one.refusal and one.refusal.code for one in refused)
    assert any(one.combat is not None and one.foe_breaks > 0 for one in refused if one.chance)
    for one in found:
        assert one.needed is not None
        assert one.losses == pytest.approx(one.chance * one.fallen.mean)


@pytest.mark.statistics
@pytest.mark.rule("S-53", "S-55", "S-56")
@pytest.mark.parametrize("name", ["flank, ten on thirty", "a character's unit nearly gone"])
def test_a_round_comes_as_often_as_told(name: str) -> None:
    rules, state = forecasts.laid_out(NAMED[name])
    told = pair_odds(Board(rules.setting, state), 0, 1, FIGHT)
    assert told.combat is not None and told.refusal is None
    rng, counts, fights = Rng(name), Counter[str](), 160
    for _ in range(fights):
        counts.update(forecasts.one_fight(rules, state, rng))
    assert stays_near(counts["wins"], told.combat.wins, fights)
    assert stays_near(counts["loses"], told.combat.loses, fights)
    assert stays_near(counts["foe breaks"], told.foe_breaks, fights)
    assert not stays_near(counts["loses"], told.combat.wins, fights), "the wrong seat is found out"


@pytest.mark.statistics
@pytest.mark.rule("S-44", "S-48")
def test_a_volley_takes_as_many_as_told() -> None:
    there, told = next(volleys())
    setting, state = there
    rng, lost, shots = Rng("volley"), 0, 400
    unit, foe = told.attacker, told.target
    weapon = next(iter(state.units[unit].enlisted.weapons[-1:]))
    for _ in range(shots):
        battle = Battle(setting, state.clone(), rng, [])
        before = battle.unit(foe).models
        shoot_volley(battle, battle.unit(unit), battle.unit(foe), weapon)
        lost += before - battle.unit(foe).models
    exact = pair_odds(there, unit, foe, SHOOT, weapon=weapon)
    variance = fsum(chance * (count - exact.fallen.mean) ** 2 for count, chance in exact.fallen)
    spread = (variance / shots) ** 0.5
    assert abs(lost / shots - exact.losses) < 4.5 * spread + 0.01
    assert fsum(one.lost.mean for one in exact.strikes) == pytest.approx(exact.lost.mean)


def volleys() -> Iterator[tuple[Board, PairOdds]]:
    """Volleys of units in the open, with moments to fire them."""
    for moment in moments():
        there = board(moment)
        for one in all_odds(there):
            plain = not there.unit(one.target).guests and there.unit(one.attacker).enlisted.weapons
            if one.manner == SHOOT and one.strikes and one.losses > 0.3 and plain and not one.others:
                yield there, one


@pytest.mark.statistics
@pytest.mark.rule("S-43", "S-48", "S-50")
@pytest.mark.parametrize("manner", ["stone", "spell"])
def test_stones_and_spells_take_as_many_as_told(manner: str) -> None:
    rules = war(("base:horde", "base:ligne"))
    state = a_field(2)
    state.active, state.named = ANN, BOB
    state.hands = [[], []]
    entry = Entry("base:horde_chamane", spells=(HARM,)) if manner == "spell" else Entry("base:horde_pierrier")
    for owner, bought, at in ((ANN, entry, 10), (BOB, Entry("base:ligne_piquiers", 20, 5), 34)):
        there = a_unit(state, owner, at=(20, at if manner == "stone" or owner else 20), heading=180 * owner)
        there.enlisted = enlisted_unit(rules.setting.content, bought)
        there.models, there.files, there.level = bought.models, bought.files or 1, there.enlisted.level
    board_now, foe = Board(rules.setting, state), state.units[1]
    told = pair_odds(board_now, 0, 1, SHOOT if manner == "stone" else manner)
    assert told.fallen.mean > 0.2 and told.refusal is not None, (
        "nobody was asked, the odds are told all the same"
    )
    lost, tries = 0, 500
    for seed in range(tries):
        battle = Battle(rules.setting, state.clone(), Rng(f"{manner} {seed}"), [])
        if manner == "spell":
            apply_effects(battle, Casting(0, HARM, (3,), 9, target=1))
        else:
            machine = machine_of(rules.setting, state.units[0])
            assert machine is not None
            aims = sample_aims(rules.setting, state.units[0], machine, foe)
            throw_stone(battle, battle.unit(0), machine, aims[0])
        lost += foe.models - battle.unit(1).models
    variance = fsum(chance * (count - told.fallen.mean) ** 2 for count, chance in told.fallen)
    room = 4.5 * (variance / tries) ** 0.5 + 0.02
    assert abs(lost / tries - told.fallen.mean) < room
    assert abs(lost / tries - 2 * told.fallen.mean) > room, "twice as many are found out"


@pytest.mark.rule("S-81")
def test_a_character_charges_out_of_his_unit_from_before_its_front() -> None:
    there = board(a_moment(seed=2))
    state = there.state
    guests = [one for one in state.units if one.host != NONE and state.units[one.host].stands]
    assert guests
    for guest in guests:
        for foe in state.standing():
            if foe.owner != guest.owner:
                out = pair_odds(there, guest.id, foe.id, CHARGE)
                host = pair_odds(there, guest.host, foe.id, CHARGE)
                assert out.combat is not None and out.needed is not None and host.needed is not None
                assert (out.attacker, out.target) == (guest.id, foe.id)
    assert all(guest.host != NONE for guest in guests), "the board is left alone"
