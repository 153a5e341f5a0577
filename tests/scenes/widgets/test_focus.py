"""A hand that points in a direction reaches what lies there."""

from __future__ import annotations

import pytest

from game.input.devices import KEYS, KEYS2
from game.input.intents import Intent, Press
from scenes.widgets.focus import Focus, Spot, neighbour_spot


def a_grid(columns: int = 3, rows: int = 2) -> list[Spot]:
    return [Spot(f"{c}{r}", 100 * c, 80 * r, 90, 70) for r in range(rows) for c in range(columns)]


@pytest.mark.parametrize(
    ("start", "intent", "end"),
    [
        ("00", Intent.RIGHT, "10"),
        ("10", Intent.LEFT, "00"),
        ("10", Intent.DOWN, "11"),
        ("21", Intent.UP, "20"),
        ("20", Intent.RIGHT, "00"),
        ("00", Intent.LEFT, "20"),
        ("01", Intent.DOWN, "00"),
    ],
)
def test_the_nearest_spot_in_a_grid_and_round_its_edges(start: str, intent: Intent, end: str) -> None:
    spots = {spot.key: spot for spot in a_grid()}
    found = neighbour_spot(spots.values(), spots[start], intent)
    assert found is not None
    assert found.key == end


def test_without_wrapping_the_edge_is_the_end() -> None:
    spots = a_grid()
    assert neighbour_spot(spots, spots[2], Intent.RIGHT, wrap=False) is None


def test_a_row_of_unequal_tickets_is_walked_one_by_one() -> None:
    row = [Spot("a", 0, 0, 40, 50), Spot("b", 60, 0, 300, 50), Spot("c", 380, 0, 40, 50)]
    focus = Focus(row)
    seen = []
    for _ in range(4):
        seen.append(focus.at().key)  # type: ignore[union-attr]
        focus.move(Intent.RIGHT)
    assert seen == ["a", "b", "c", "a"]


def test_every_spot_of_a_ragged_screen_can_be_reached() -> None:
    spots = [*a_grid(4, 2), Spot("sheet", 450, 0, 200, 300), Spot("go", 300, 330, 300, 50)]
    reached, todo = {spots[0].key}, [spots[0]]
    while todo:
        here = todo.pop()
        for intent in (Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT):
            found = neighbour_spot(spots, here, intent)
            if found and found.key not in reached:
                reached.add(found.key)
                todo.append(found)
    assert reached == {spot.key for spot in spots}


def test_each_device_may_have_a_place_of_its_own() -> None:
    shared, own = Focus(a_grid()), Focus(a_grid(), per_device=True)
    for focus in (shared, own):
        focus.press(Press(KEYS, Intent.RIGHT))
    assert shared.at(KEYS2).key == "10"  # type: ignore[union-attr]
    assert own.at(KEYS2).key == "00"  # type: ignore[union-attr]


def test_accept_and_click_choose_and_hover_moves() -> None:
    chosen: list[str] = []
    moved: list[str] = []
    spots = [Spot(k, x, 0, 50, 50, lambda k=k: chosen.append(k)) for k, x in (("a", 0), ("b", 60))]
    focus = Focus(spots, on_move=lambda spot: moved.append(spot.key))
    focus.press(Press(KEYS, Intent.ACCEPT))
    assert focus.click(70, 10)
    assert not focus.click(55, 10)
    focus.point(10, 10)
    focus.point(12, 12)
    assert (chosen, moved) == (["a", "b"], ["b", "a"])


def test_a_hand_stays_on_what_is_still_offered() -> None:
    focus = Focus(a_grid())
    focus.to("11")
    focus.offer(a_grid(2, 2))
    assert focus.at().key == "11"  # type: ignore[union-attr]
    focus.offer(a_grid(1, 1))
    assert focus.at().key == "00"  # type: ignore[union-attr]
    focus.offer([])
    assert focus.at() is None
    assert not focus.press(Press(KEYS, Intent.ACCEPT))
