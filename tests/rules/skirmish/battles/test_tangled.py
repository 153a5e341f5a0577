"""Whatever is ordered, cast or played among units in contact, nobody stands in others (S-28, S-29, S-62)."""

import pytest

from game.core.rng import Rng
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.events.unit import ModelsRaised
from game.rules.skirmish.geometry.queries import Ids
from game.rules.skirmish.state.formation import Pose, Shape
from game.rules.skirmish.state.state import SkirmishState
from tests.rules.skirmish.base import base_content
from tests.rules.skirmish.battles.tangled import (
    Busy,
    counted_models,
    fight_on,
    give_order,
    off_table,
    overlaps,
    tangled,
)

pytestmark = pytest.mark.statistics


class Blind(Field):
    """A ground that does not see those whom a unit touches, as the dead once rose into them."""

    def fits(
        self,
        state: SkirmishState,
        unit: int,
        pose: Pose,
        shape: Shape,
        touching: Ids = (),
        ignoring: Ids = (),
    ) -> tuple[str, int] | None:
        """The obstacle, but those whom it touches."""
        return super().fits(state, unit, pose, shape, ignoring=(*touching, *ignoring))


@pytest.mark.rule("S-28", "S-29", "S-62", "S-78")
@pytest.mark.parametrize("seed", [3, 5, 17, 23, 35, 56])
def test_after_every_order_in_a_tangle_nobody_stands_in_others_or_off_the_table(seed: int) -> None:
    assert fight_on(tangled(2 + seed % 3, seed), seed, 40)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 400, 20))
def test_twenty_thousand_orders_leave_nobody_in_others_or_off_the_table(first: int) -> None:
    assert sum(fight_on(tangled(2 + seed % 3, seed), seed, 60) for seed in range(first, first + 20)) > 1000


def test_a_ground_that_ignores_whom_one_touches_is_found_out() -> None:
    with pytest.raises(AssertionError):
        fight_on(tangled(3, 19, Blind(base_content().bases)), 19, 60)


def test_the_measure_sees_depth_edges_and_models_that_nobody_told_of() -> None:
    war, content = tangled(3, 1), base_content()
    state = war.state.clone()
    one, other = state.standing()[:2]
    assert not overlaps(content, state) and not off_table(content, state)
    other.pose = one.pose
    assert (one.id, other.id) in [found[:2] for found in overlaps(content, state)]
    one.x = -1
    assert one.id in off_table(content, state)
    one.models += 1
    assert counted_models(war.state, ()) != [unit.models for unit in state.units]
    with pytest.raises(AssertionError):
        counted_models(war.state, [ModelsRaised(one.id, 1, 1000, 0)])


def test_tangles_begin_with_contact_on_every_face_and_the_dead_do_rise() -> None:
    war = tangled(4, 1)
    chooser, dice = Busy(base_content()), Rng(1)
    ground = war.rules.setting.ground  # type: ignore[attr-defined]
    assert len(ground.contacts(war.state)) > 5
    for _ in range(300):
        give_order(war, dice, chooser)
    assert [event for event in war.events if isinstance(event, ModelsRaised)]
