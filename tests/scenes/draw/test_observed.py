"""What stands on a layer moves and colours itself only when a number of it changes."""

from __future__ import annotations

from scenes.draw.observed import ObservedNumber, ObservedShade


class Pawn:
    """Counts how often it was put in place and coloured."""

    x = ObservedNumber()
    tint = ObservedShade[str]()

    def __init__(self) -> None:
        self._x, self._tint = 1.0, "gold"
        self.placed: list[float] = []
        self.shaded: list[str] = []

    def _place(self) -> None:
        self.placed.append(self._x)

    def _shade(self) -> None:
        self.shaded.append(self._tint)


def test_a_new_number_is_seen_at_once() -> None:
    pawn = Pawn()
    pawn.x += 4
    assert (pawn.x, pawn.placed, pawn.shaded) == (5.0, [5.0], [])


def test_the_same_colour_again_costs_nothing() -> None:
    pawn = Pawn()
    pawn.tint = "gold"
    pawn.tint = "blood"
    pawn.tint = "blood"
    assert (pawn.tint, pawn.shaded, pawn.placed) == ("blood", ["blood"], [])


def test_two_pawns_do_not_share_a_place() -> None:
    first, second = Pawn(), Pawn()
    first.x = 9
    assert (first.x, second.x, second.placed) == (9, 1.0, [])
