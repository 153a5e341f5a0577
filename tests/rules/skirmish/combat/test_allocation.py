"""Blows are allotted before rolling, a model among the models it touches (S-79, S-80)."""

import pytest

from game.rules.skirmish.actions.orders import Allot
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.events.combat import BlowsStruck
from game.rules.skirmish.flow.battle import Battle
from tests.rules.skirmish.builders import ANN, BOB, a_field, a_unit, act, refused
from tests.rules.skirmish.combat.melee import BASE, fight, told, war

MISS = 0


def two_foes():
    """Ann's ten abreast in one rank touch two units of five, the left one with a champion."""
    state = a_field()
    mine = a_unit(state, ANN, "quick", (20, 20), models=10, files=10)
    for place, more in ((-1, {"champion": True}), (1, {})):
        kind = "pikes" if more else "archers"
        foe = a_unit(state, BOB, kind, (20, 20), models=5, heading=180, **more)
        foe.x += place * (5 * BASE + 30) // 2
    return state, mine


@pytest.mark.rule("S-79", "S-80")
def test_a_unit_that_touches_several_says_whom_it_strikes() -> None:
    state, mine = two_foes()
    battle = fight(war(state, (MISS,) * 60))
    question = state.questions[-1]
    assert (question.kind, question.unit, question.players) == ("combat:allot", mine.id, (ANN,))
    for option in battle.rules.legal_actions(state, ANN):
        assert battle.rules.check(state, option) is None
        assert sum(blows for _, _, blows in option.blows) == 10
    assert refused(battle, Allot(ANN, mine.id, ((1, "rank", 5),))) == "strike-all-blows"
    assert refused(battle, Allot(ANN, mine.id, ((1, "rank", 10),))) == "strike-whom-you-touch"
    assert refused(battle, Allot(ANN, mine.id, ((1, "champion", 9), (2, "rank", 1)))) == (
        "strike-whom-you-touch"
    )
    for blows in (
        ((7, "rank", 10),),
        ((1, "rank", 5), (1, "rank", 5)),
    ):
        assert refused(battle, Allot(ANN, mine.id, blows)) == "strike-whom-you-touch"
    for blows in (((2, "rank", 5.0), (1, "rank", 5)), ([1, "rank", 5], (2, "rank", 5)), None):
        assert refused(battle, Allot(ANN, mine.id, blows)) == "not-an-order"
    assert refused(battle, Done(ANN)) == "wrong-moment"
    assert refused(battle, Allot(ANN, mine.id, ((1, "rank", 5), (1, "champion", 0), (2, "rank", 5)))) is None
    assert refused(battle, Allot(ANN, mine.id, ((1, "rank", -1), (2, "rank", 11)))) == (
        "strike-whom-you-touch"
    )
    assert refused(battle, Allot(ANN, 1, ((1, "rank", 10),))) == "wrong-moment"
    act(battle, Allot(ANN, mine.id, ((1, "rank", 4), (1, "champion", 1), (2, "rank", 5))))
    struck = [(e.target, e.part, e.blows) for e in told(battle, BlowsStruck) if e.unit == mine.id]
    assert struck == [(1, "rank", 4), (1, "champion", 1), (2, "rank", 5)]


@pytest.mark.rule("S-53", "S-79")
def test_a_model_whose_foe_fell_strikes_at_the_same_unit() -> None:
    state, mine = two_foes()
    battle = fight(war(state, (MISS,) * 60))
    assert named(battle) == {(1, "champion"), (1, "rank"), (2, "rank")}
    state.units[1].champion = False
    assert named(battle) == {(1, "rank"), (2, "rank")}
    assert mine.models == 10


def named(battle: Battle) -> set[tuple[int, str]]:
    """Who may be struck."""
    options = battle.rules.legal_actions(battle.state, ANN)
    return {(foe, part) for one in options for foe, part, _ in one.blows}
