"""Places on a face: most models in contact, the least slide, room for those who come later (S-35, S-77)."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from game.rules.skirmish.geometry import charge_contact, charge_search, faces
from game.rules.skirmish.geometry.charge_contact import ChargeGeometry, FrontContact
from game.rules.skirmish.geometry.charge_path import front_contact
from game.rules.skirmish.geometry.table import Table
from game.rules.skirmish.state.formation import TOUCH
from tests.rules.skirmish.position.laid import block, laid, stands


def met(table: Table, later: tuple[int, ...] = ()) -> tuple[ChargeGeometry, FrontContact]:
    """The first unit's charge on the front of the second, straight on."""
    near = charge_search.units_allowed_near(table, 0, 1, None)
    charge = charge_search.prepared_charge_search(table, 0, 1, "front", near, True, later)
    touch = front_contact(charge, table[0])
    assert touch is not None
    return charge, touch


def searched(charge: ChargeGeometry, touch: FrontContact, step: int = 4) -> tuple[int, float] | None:
    """The same by looking at every place: most models in contact, then the least slide."""
    half = charge.charger.shape.width / 2
    least, most = touch.least - half, touch.most + half
    found = [
        (charge_contact.models_in_contact(charge, place), -abs(place - touch.place))
        for place in (touch.place, *[least + step * at for at in range(int((most - least) / step) + 1)])
        if charge_contact.is_place_free(charge, place)
    ]
    return max(found, default=None)


@pytest.mark.statistics
@pytest.mark.rule("S-35", "S-77")
@settings(max_examples=60, deadline=None)
@example(2, 4, 0.787, -1500, (1575, 787), False)
@example(2, 4, 0.787, -500, (1575, 787), False)
@given(
    st.integers(1, 7),
    st.integers(1, 9),
    st.sampled_from([0.787, 1.0, 1.575]),
    st.integers(-6000, 6000),
    st.sampled_from([(), (787,), (787, 1575)]),
    st.booleans(),
)
def test_no_place_brings_more_models_into_contact_or_as_many_by_less_of_a_slide(
    mine: int, theirs: int, base: float, shift: int, later: tuple[int, ...], rock: bool
) -> None:
    target = stands(36, 30, 180, files=theirs)
    wide = (mine * base + theirs) / 2 - 0.2
    aside = max(-wide, min(wide, shift / 1000))
    terrain = (block(0, "rock", 36 + theirs / 2 + 0.6, 29, 44, 33),) if rock else ()
    table = laid(stands(36 + aside, 20, files=mine, base=base), target, terrain=terrain)
    charge, touch = met(table, later)
    best, by_search = charge_contact.best_contact_place(charge, touch), searched(charge, touch)
    assert (best is None) == (by_search is None)
    if best is not None and by_search is not None:
        assert best[0] >= by_search[0]
        if best[0] == by_search[0]:
            assert abs(best[1] - touch.place) <= -by_search[1] + TOUCH + 5


@pytest.mark.rule("S-77")
@pytest.mark.parametrize("side", [-1, 1])
@pytest.mark.parametrize("later", [(1000,), (1000, 1000)])
def test_who_comes_second_leaves_room_for_the_third_on_what_the_first_left(
    side: int, later: tuple[int, ...]
) -> None:
    """The first holds two of seven places at an end; the second is three wide."""
    first = stands(36 - side * 2.5, 30, files=2)
    table = laid(stands(36 + side, 20, files=3), stands(36, 30, 180, files=7), first)
    way = charge_search.best_charge_path(table, 0, 1, "front", later=later, may_turn=False)
    assert way is not None
    taken = sorted([(first.pose.x - 1000, first.pose.x + 1000), (way.end.x - 1500, way.end.x + 1500)])
    assert taken[0][1] <= taken[1][0]
    left = [
        min(end, 39_500) - max(start, 32_500)
        for start, end in ((32_500, taken[0][0]), (taken[0][1], taken[1][0]), (taken[1][1], 39_500))
    ]
    assert sum(max(0, room) // 1000 for room in left) >= len(later)
    alone = charge_search.best_charge_path(table, 0, 1, "front", may_turn=False)
    assert alone is not None and alone.contact >= way.contact


@pytest.mark.rule("S-77")
@pytest.mark.parametrize("heading", [180, 200, 250, 340])
def test_what_others_hold_of_a_face_is_held_whichever_way_it_looks(heading: float) -> None:
    table = laid(stands(36, 10), stands(36, 24, heading, files=6))
    face = faces.face_at_arc(table[1], "front")
    x, y = (face.middle[0] + 2000 * face.along[0], face.middle[1] + 2000 * face.along[1])
    table.sync({0: table[0], 1: table[1], 2: stands(x / 1000, y / 1000, (heading + 180) % 360, files=2)})
    assert table.touching(1, 2)
    charge = charge_search.prepared_charge_search(table, 0, 1, "front", frozenset({2}), False, ())
    assert [(round(a, -1), round(b, -1)) for a, b in charge_contact.occupied_face_parts(charge)] == [
        (1000, 3000)
    ]
    assert [(round(a, -1), round(b, -1)) for a, b in charge.rooms if b - a > 1] == [(-3000, 1000)]
