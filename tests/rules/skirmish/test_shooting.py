"""Volleys: who may shoot at whom, how many, with which numbers, and what falls (S-08, S-33, S-44 to S-48)."""

import pytest

from game.rules.skirmish import marks
from game.rules.skirmish.actions import Done
from game.rules.skirmish.actions_field import Shoot
from game.rules.skirmish.events_field import VolleyShot
from game.rules.skirmish.records import Step
from game.rules.skirmish.shooting import may_shoot, volley
from game.rules.skirmish.units import Pose
from game.rules.skirmish.volleys import numbers
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, act, refused
from tests.rules.skirmish.firing import archers, begun, empty, shoot_out, target, told

BOW = "mini:bow"


@pytest.mark.rule("S-44", "S-46", "S-47", "S-48")
def test_a_volley_hits_wounds_and_is_saved_and_then_the_dead_are_removed() -> None:
    state = empty()
    mine, theirs = archers(state), target(state)
    # 3+ to hit at short range, 4+ to wound, light armour and shield 5+
    battle = begun(shoot_out(state, 3, 3, 4, 2, 6, 4, 4, 3, 6, 4, 5))
    act(battle, Shoot(ANN, mine.id, theirs.id))
    assert told(battle, VolleyShot) == [VolleyShot(mine.id, theirs.id, BOW, 5, 3, 4, 3, 2)]
    assert (theirs.models, mine.has(marks.SHOT)) == (8, True)
