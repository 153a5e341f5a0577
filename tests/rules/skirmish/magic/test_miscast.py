"""What an irresistible spell costs (S-41)."""

import pytest
from msgspec.structs import replace

from game.rules.skirmish.events.unit import DiceDrained, LookedOut, Miscast
from game.rules.skirmish.magic.miscast import roll_miscast, row_of
from game.rules.skirmish.state.records import NOBODY
from game.rules.skirmish.state.state import GONE, SkirmishState, Unit
from tests.rules.skirmish.base import base_content
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_field, a_unit, act, run
from tests.rules.skirmish.magic.spellcraft import mage, magic, spell, target, told

IN_PIKES = (20, 30)


def in_ranks(state: SkirmishState, owner: int = ANN) -> tuple[Unit, Unit]:
    """A wizard in the middle of the front rank of twenty pikes."""
    pikes = a_unit(state, owner, at=IN_PIKES, models=20)
    wizard = mage(state, owner)
    wizard.host, pikes.guests = pikes.id, (wizard.id,)
    return wizard, pikes


@pytest.mark.rule("S-41")
def test_the_spell_comes_first_then_the_miscast() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "slow"), target(state, away=8)
    battle = magic(state, 6, 6, 5, 6, 1, 1)
    act(battle, spell(wizard, "slow", foe))
    names = [type(event).__name__ for event in battle.out]
    assert names.index("ChangeBegan") < names.index("Miscast")
    assert told(battle, Miscast) == [Miscast(wizard.id, (5, 6), False)]


@pytest.mark.rule("S-41")
@pytest.mark.parametrize(("die", "lost"), [(3, True), (4, False)])
def test_2_to_4_blasts_five_inches_and_may_cost_the_caster(die: int, lost: bool) -> None:
    state = a_field()
    wizard, pikes = in_ranks(state)
    battle = magic(state, 1, 2, die, 6, *([2] * 60))
    roll_miscast(battle, wizard.id)
    run(battle)
    assert pikes.models <= 6
    assert told(battle, Miscast)[0].lost == lost and not told(battle, LookedOut)
    assert wizard.hurt == 1 or wizard.place == GONE
    assert (wizard.place == GONE) == lost


@pytest.mark.rule("S-41")
@pytest.mark.parametrize("lost_on", [0, 1])
def test_a_chart_may_lose_the_caster_on_a_one_alone_or_never(lost_on: int) -> None:
    state = a_field()
    wizard, _ = in_ranks(state)
    battle = magic(state, 1, 2, 1, 6, *([2] * 60))
    (name, chart), *_ = [one for one in battle.content.charts.items() if one[0].endswith("miscast")]
    rows = tuple([replace(row, lost_on=lost_on) for row in chart.rows])
    charts = {**battle.content.charts, name: replace(chart, rows=rows)}
    content = replace(battle.content, charts=charts)
    battle.setting = replace(battle.setting, content=content)
    roll_miscast(battle, wizard.id)
    assert told(battle, Miscast)[0].lost == (lost_on == 1)


@pytest.mark.rule("S-41", "S-80")
def test_5_and_6_blast_three_inches() -> None:
    state = a_field()
    wizard, pikes = in_ranks(state)
    roll_miscast(magic(state, 2, 3, 1, *([2] * 60)), wizard.id)
    assert 6 < pikes.models < 15 and wizard.hurt == 1


@pytest.mark.rule("S-41")
def test_7_strikes_models_in_contact_but_not_the_caster() -> None:
    state = a_field()
    wizard, pikes = in_ranks(state)
    foe = target(state, away=20, models=10)
    roll_miscast(magic(state, 3, 4, 1, *([2] * 20)), wizard.id)
    assert pikes.models == 15 and wizard.hurt == 0 and foe.models == 7


@pytest.mark.rule("S-41", "S-81")
def test_7_strikes_around_where_the_caster_stands_in_his_rank() -> None:
    state = a_field()
    second, pikes = in_ranks(state)
    wizard = mage(state, ANN)
    wizard.host, pikes.guests = pikes.id, (second.id, wizard.id)
    # he stands second from the left: the other wizard beside him, four pikes around, nobody in front
    roll_miscast(magic(state, 3, 4, 1, *([2] * 20)), wizard.id)
    assert (pikes.models, second.hurt, wizard.hurt) == (16, 1, 0)
    alone = a_field()
    wizard = mage(alone, ANN)
    friend = a_unit(alone, ANN, at=(20, 10), models=10)
    friend.x += 5 * 787
    roll_miscast(magic(alone, 3, 4, 1), wizard.id)
    assert friend.models == 10 and wizard.hurt == 0


@pytest.mark.rule("S-41")
def test_who_died_of_his_own_spell_harms_nobody_more() -> None:
    state = a_field()
    wizard, pikes = in_ranks(state)
    battle = magic(state, 1, 1, 1, 6, *([2] * 40))
    wizard.place, wizard.host, pikes.guests = GONE, -1, ()
    roll_miscast(battle, wizard.id)
    assert pikes.models == 20
    assert not [event for event in battle.out if type(event).__name__ == "UnitDestroyed"]


@pytest.mark.rule("S-41")
def test_8_and_9_strike_every_friendly_wizard() -> None:
    state = a_field()
    wizard, pikes = in_ranks(state)
    others = [mage(state, ANN, at=(50, 10)), mage(state, BOB, at=(60, 10)), mage(state, CLO, at=(60, 20))]
    roll_miscast(magic(state, 4, 4, 1, 2, 2), wizard.id)
    assert [one.hurt for one in (wizard, *others)] == [1, 1, 0, 0] and pikes.models == 20


@pytest.mark.rule("S-41")
def test_10_to_12_cost_levels_never_below_none() -> None:
    for dice, level, left in (((5, 5), 4, 2), ((6, 6), 1, 0)):
        state = a_field()
        wizard = mage(state, ANN, level=level)
        roll_miscast(magic(state, *dice, 2, 4), wizard.id)
        assert wizard.level == left


@pytest.mark.rule("S-41")
def test_each_takes_power_dice_and_never_more_than_there_are() -> None:
    for total in ((1, 1), (2, 3), (3, 4), (4, 4), (6, 6)):
        state = a_field()
        wizard = mage(state, ANN)
        battle = magic(state, *total, *([5] * 10), power=3)
        roll_miscast(battle, wizard.id)
        assert told(battle, DiceDrained) == [DiceDrained(3, 0, (5,))] and state.winds.power == 0


@pytest.mark.rule("S-05", "S-17", "S-41")
def test_a_miscast_touches_no_neutral_and_scores_for_nobody() -> None:
    state = a_field()
    wizard, pikes = in_ranks(state)
    neutral = target(state, CLO, away=20, models=10)
    foe = a_unit(state, BOB, at=(20 + 5 * 0.787, 30), models=5)
    for total in ((1, 1), (2, 3), (3, 4)):
        roll_miscast(magic(state, *total, 6, *([2] * 60)), wizard.id)
    assert neutral.models == 10 and neutral.pose == (20000, 30000, 18000)
    assert state.victory == [0, 0, 0, 0] and foe.models < 5 and pikes.models < 20
    assert foe.blame in (NOBODY, BOB)


@pytest.mark.rule("S-41")
def test_the_chart_of_the_game_is_that_of_the_rules() -> None:
    battle = magic(a_field())
    battle.setting = replace(battle.setting, content=base_content())
    assert [(row_of(battle, total).struck, row_of(battle, total).strength) for total in (2, 5, 7, 8, 10)] == [
        ("template", 10),
        ("template", 10),
        ("contact", 10),
        ("wizards", 6),
        (None, 0),
    ]
