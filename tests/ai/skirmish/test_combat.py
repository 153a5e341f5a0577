"""How commanders fight: weapons, blows, challenges, pursuits, reforms, by the odds (S-51 to S-58, S-74)."""

from typing import Any

import msgspec
import pytest

from game.ai.skirmish.advisors import rate_options
from game.ai.skirmish.combat.blows import duel_odds
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.tempers import TEMPERS
from game.core.pending import Question
from game.core.rng import Rng
from game.rules.skirmish.actions.orders import Accept, Allot, CombatReform, IssueChallenge, Pursue, Restrain
from game.rules.skirmish.actions.player import Choose, Done
from game.rules.skirmish.combat.phase import unfought_combats
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Combat, Side
from game.rules.skirmish.state.state import Unit
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_field, a_unit, act, inch
from tests.rules.skirmish.combat.melee import facing, fight, war
from tests.rules.skirmish.consequences.test_casualties import joined


def ratings(battle: Battle, player: int = ANN) -> dict[Any, float]:
    """What a commander thinks of each option of the question of the moment."""
    state = battle.state
    options = battle.rules.legal_actions(state, player)
    decision = Decision(battle.setting, state, player, TEMPERS["honest"], Rng(1))
    return dict(zip(options, rate_options(decision, options), strict=True))


def favourite(battle: Battle, player: int = ANN) -> Any:
    """The option that he rates best."""
    rated = ratings(battle, player)
    return max(rated, key=lambda option: rated[option])


def kind(battle: Battle) -> str:
    """What is asked."""
    return battle.state.questions[-1].kind


def ask(battle: Battle, question: Question) -> Battle:
    """Ask this, whatever else was to come."""
    battle.state.questions = [question]
    return battle


# the choice of the fight, and weapons


def test_the_surest_fight_comes_first() -> None:
    state = a_field(2)
    facing(state, (ANN, "doomed", 20), (BOB, "archers", 5), at=(20, 20))
    facing(state, (ANN, "archers", 5), (BOB, "oath", 20), at=(50, 20))
    sure, poor = unfought_combats(war(state).setting, state)
    battle = fight(war(state))
    assert kind(battle) == "combat:choose"
    rated = ratings(battle)
    assert rated[Choose(ANN, sure[0][0])] > 0 > rated[Choose(ANN, poor[0][0])]


def test_who_has_two_weapons_takes_the_one_that_kills() -> None:
    state = a_field(2)
    mine, theirs = facing(state, (ANN, "pikes", 20), (BOB, "doomed", 20))
    weapons = ("mini:sword", "mini:halberd")
    mine.enlisted = msgspec.structs.replace(mine.enlisted, weapons=weapons)
    mine.mark(unit_flags.FIRST_ROUND)
    theirs.mark(unit_flags.FIRST_ROUND)
    battle = fight(war(state))
    assert kind(battle) == "combat:weapon"
    assert favourite(battle).weapon == "mini:halberd"


# blows


def test_a_wounded_captain_is_struck_down_rather_than_a_man() -> None:
    state = a_field(2)
    mine, theirs = facing(state, (ANN, "archers", 10), (BOB, "archers", 10))
    mine_too, hero = joined(state, mine), joined(state, theirs)
    hero.hurt = 1
    battle = fight(war(state, (0,) * 60))
    while kind(battle) != "combat:allot":
        act(battle, battle.rules.legal_actions(state, state.questions[-1].players[0])[0])
    player = state.questions[-1].players[0]
    best = favourite(battle, player)
    foe = hero.id if player == ANN else mine_too.id
    assert isinstance(best, Allot)
    assert any(whom == foe and part == "character" and blows for whom, part, blows in best.blows)


# challenges


def heroes(mine: str = "captain", theirs: str = "captain") -> tuple[Battle, Unit, Unit]:
    """A hero of Ann against one of Bob, each in front of his archers."""
    state = a_field(2)
    one, two = facing(state, (ANN, "archers", 10), (BOB, "archers", 10))
    me, foe = joined(state, one, mine), joined(state, two, theirs)
    return fight(war(state, (0,) * 60)), me, foe


def test_the_odds_of_a_duel() -> None:
    battle, me, foe = heroes()
    odds = duel_odds(battle.setting, battle.state, me.id, foe.id)
    assert odds.kills == odds.dies > 0.1 and odds.dealt == odds.taken
    foe.hurt = 1
    better = duel_odds(battle.setting, battle.state, me.id, foe.id)
    assert better.kills > odds.kills and better.dies == odds.dies


def test_a_captain_challenges_a_mage_and_not_the_other_way_round() -> None:
    battle, me, _ = heroes("captain", "mage")
    assert favourite(battle) == IssueChallenge(ANN, me.id)
    battle, me, _ = heroes("mage", "captain")
    rated = ratings(battle)
    assert rated[Done(ANN)] > rated[IssueChallenge(ANN, me.id)]


def test_who_must_die_hides_and_who_may_win_accepts() -> None:
    battle, me, foe = heroes("captain", "mage")
    foe.hurt = 1
    act(battle, IssueChallenge(ANN, me.id))
    assert favourite(battle, BOB) == Accept(BOB)
    battle, me, foe = heroes("mage", "captain")
    act(battle, IssueChallenge(ANN, me.id))
    assert favourite(battle, BOB) == Accept(BOB, foe.id)


# who tests first


def test_generals_test_last() -> None:
    state = a_field(2)
    units = [a_unit(state, ANN, "archers", (10 * n, 10), models=5) for n in range(1, 4)]
    hero = joined(state, units[0])
    state.generals[ANN] = hero.id
    battle = ask(war(state), Question("morale:next", (ANN,), data=(-1, BOB, *[one.id for one in units])))
    rated = ratings(battle)
    assert min(rated, key=lambda option: rated[option]) == Choose(ANN, units[0].id)


# pursuit


def won(at: tuple[float, float] = (36, 20), by: str = "oath") -> tuple[Battle, Unit, Unit]:
    """Ann's unit broke Bob's archers: pursue, or hold?"""
    state = a_field(3)
    mine, theirs = facing(state, (ANN, by, 15), (BOB, "archers", 10), at=at)
    battle = war(state)
    battle.state.combat = Combat(
        (Side(ANN, (mine.id,), points=3), Side(BOB, (theirs.id,), points=-3)),
        contacts=((mine.id, theirs.id),),
        broken=(theirs.id,),
    )
    return ask(battle, Question("pursuit:name", (ANN,), unit=mine.id, data=(1,))), mine, theirs


def test_who_broke_is_hunted_down() -> None:
    battle, mine, theirs = won()
    rated = ratings(battle)
    assert rated[Pursue(ANN, mine.id, theirs.id)] > rated[Restrain(ANN, mine.id)] > 0


def test_not_into_the_arms_of_others() -> None:
    battle, mine, theirs = won(by="archers")
    free = ratings(battle)
    for x in (28, 36, 44):
        a_unit(battle.state, CLO, "riders", (x, 39), heading=180, models=10)
    state = battle.state
    state.generals[ANN] = mine.id
    danger = ratings(battle)
    hunt, hold = Pursue(ANN, mine.id, theirs.id), Restrain(ANN, mine.id)
    assert danger[hunt] < free[hunt] and danger[hold] > danger[hunt]


def test_not_off_the_table_for_little() -> None:
    battle, mine, theirs = won()
    at_edge, unit, foe = won((36, 44))
    assert ratings(at_edge)[Pursue(ANN, unit.id, foe.id)] < ratings(battle)[Pursue(ANN, mine.id, theirs.id)]


# reforms


def test_a_beaten_unit_reforms_if_the_fight_goes_better_so_and_stays_if_nobody_is_there() -> None:
    state = a_field(2)
    mine, theirs = facing(state, (ANN, "doomed", 20), (BOB, "archers", 30), files=4)
    theirs.files, mine.files = 10, 4
    battle = ask(war(state), Question("reforms:reform", (ANN,), unit=mine.id))
    best = favourite(battle)
    assert isinstance(best, CombatReform) and best.files > 4
    theirs.y += inch(10)
    mine.files = mine.enlisted.files
    assert favourite(battle) == Done(ANN)


@pytest.mark.parametrize("seed", [1, 2])
def test_asking_changes_nothing(seed: int) -> None:
    battle, _, _ = heroes("captain", "mage")
    before = battle.state.clone()
    first = ratings(battle)
    assert ratings(battle) == first and battle.state == before


def test_in_the_last_turn_nobody_comes_back_for_who_got_away() -> None:
    battle, mine, theirs = won()
    hunt = Pursue(ANN, mine.id, theirs.id)
    early = ratings(battle)[hunt]
    battle.state.round, battle.state.phase, battle.state.flips = battle.state.rounds, "combat", []
    assert ratings(battle)[hunt] > early
