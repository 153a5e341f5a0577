"""Edges of the table: the heading to the nearest one."""

from game.rules.skirmish.state.formation import Centi, Point
from game.rules.skirmish.state.state import SkirmishState


def nearest_edge_heading(state: SkirmishState, point: Point) -> Centi:
    """The heading, in centi, straight to the nearest edge; of equals the lower (S-36)."""
    x, y = point
    return min(((state.depth - y, 0), (state.width - x, 9000), (y, 18000), (x, 27000)))[1]
