"""The order of a private fan: nothing that is heard or counted says which thing was chosen."""

from __future__ import annotations

from collections import Counter

from game.core.rng import Rng
from scenes.match.secret_order import SecretOrder

TILES = tuple("abcdefghijklmno")


def test_the_order_holds_until_the_next_look() -> None:
    order = SecretOrder(Rng(1))
    order.draw(len(TILES))
    first = order.arrange(TILES)
    assert sorted(first) == list(TILES) and first != TILES
    assert order.arrange(TILES) == first
    order.draw_again(len(TILES), ())
    assert order.arrange(TILES) != first


def test_marks_stay_with_their_things() -> None:
    order = SecretOrder(Rng(2))
    fan, marks = order.arrange(TILES), (3, 0, 14)
    marked = [fan[place] for place in marks]
    for _ in range(5):
        marks = order.draw_again(len(TILES), marks)
        assert [order.arrange(TILES)[place] for place in marks] == marked


def chosen_after(dice: Rng | None, ticks: int) -> Counter[str]:
    """Which thing the cursor stands on after so many ticks to the right, in many looks."""
    order, found = SecretOrder(dice), Counter[str]()
    for _ in range(3_000):
        order.draw(len(TILES))
        found[order.arrange(TILES)[(order.start(len(TILES)) + ticks) % len(TILES)]] += 1
    return found


def test_counted_ticks_leave_every_thing_possible() -> None:
    for ticks in (0, 4):
        found = chosen_after(Rng(3), ticks)
        assert len(found) == len(TILES) and max(found.values()) < 2 * min(found.values())
    assert chosen_after(None, 4) == {"e": 3_000}  # without dice, counting tells all


def test_the_order_hangs_on_the_dice_alone() -> None:
    """Other things, as many of them, lie in the same order."""
    one, other = SecretOrder(Rng(4)), SecretOrder(Rng(4))
    mine, theirs = one.arrange(TILES), other.arrange(tuple(reversed(TILES)))
    assert [TILES.index(tile) for tile in mine] == [14 - TILES.index(tile) for tile in theirs]
