"""A neutral unit shoots from ambush (S-21)."""

import pytest

from game.rules.skirmish.actions.orders import Shoot
from game.rules.skirmish.actions.player import Pass, PlayCard
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.events.unit import VolleyShot
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from tests.rules.skirmish.battles.dealt import asked, at, with_hands
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_field, a_unit, act, mini, refused

CARD = "base:tir_embusque"


def at_the_end_of_shooting(*victims: tuple[float, float], draws: tuple[int, ...] = ()) -> Battle:
    """CLO's archers (unit 0) look at units of BOB, whom ANN has named."""
    state = a_field()
    a_unit(state, CLO, "archers", at=(36, 10), models=10)
    a_unit(state, ANN, at=(5, 40), models=10)
    for place in victims:
        a_unit(state, BOB, at=place, models=10)
    hands = {CLO: "tir_embusque", BOB: "tir_embusque"}
    battle = with_hands(
        hands, named=BOB, phase="shooting", state=state, ground=Field(mini().bases), draws=draws
    )
    return at(battle, "shooting-ends")


@pytest.mark.rule("S-08", "S-21")
def test_a_neutral_unit_shoots_at_the_named_enemy_and_the_points_are_its_owners() -> None:
    battle = at_the_end_of_shooting((36, 20), draws=(5,) * 20)
    assert asked(battle) == (CLO,)
    battle.unit(2).models = 1
    assert refused(battle, PlayCard(CLO, CARD, unit=1)) == "treachery-wrong-aim"
    act(battle, PlayCard(CLO, CARD, unit=0), Pass(BOB))
    assert any(isinstance(event, VolleyShot) for event in battle.out)
    assert battle.unit(0).has(unit_flags.SHOT)
    assert battle.unit(2).place == "gone" and battle.state.earned == [0, 0, 50, 0]


@pytest.mark.rule("S-21")
def test_it_says_at_whom_if_there_are_several() -> None:
    battle = at_the_end_of_shooting((30, 20), (42, 20), draws=(0,) * 10)
    act(battle, PlayCard(CLO, CARD, unit=0), Pass(BOB))
    assert battle.state.questions[-1].kind == "ambush:shoot" and asked(battle) == (CLO,)
    options = battle.rules.legal_actions(battle.state, CLO)
    assert {option.target for option in options} == {2, 3}
    assert refused(battle, Shoot(CLO, 0, 1, "mini:bow")) == "ambush-whom"
    assert refused(battle, Pass(CLO)) == "wrong-moment"
    act(battle, options[1])
    shot = [event for event in battle.out if isinstance(event, VolleyShot)]
    assert [(event.unit, event.target) for event in shot] == [(0, options[1].target)]
    assert battle.unit(0).has(unit_flags.SHOT)
    assert not battle.state.questions or battle.state.questions[-1].kind != "ambush:shoot"


@pytest.mark.rule("S-21")
def test_without_a_target_in_range_nobody_is_asked() -> None:
    assert asked(at_the_end_of_shooting((36, 40))) == ()
