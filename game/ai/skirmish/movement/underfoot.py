"""What lies under a footprint: pieces of terrain, and what being found there costs (S-38)."""

from collections.abc import Iterable

from game.ai.skirmish.movement.footprints import Footprint, overlaps_outline
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.records import Terrain

HINDERING_TERRAIN = {"river": 0.05, "marsh": 0.05, "forest": 0.03}
"""Cost of being fought on a kind of terrain, of the unit's points."""


def lies_under(piece: Terrain, spot: Footprint, margin: float = 0.0) -> bool:
    """Whether a footprint overlaps a piece of terrain, or comes nearer to it than `margin` milli."""
    near = spot.reach + margin + 6 * INCH
    x, y = piece.outline[0]
    if abs(x - spot.x) > near + 8 * INCH or abs(y - spot.y) > near + 8 * INCH:
        return False
    return overlaps_outline(spot, piece.outline, margin)


def hindering_terrain_share(terrain: Iterable[Terrain], spot: Footprint) -> float:
    """The share of a unit's points that being found there costs: feet that do not hold (S-38)."""
    under = [
        HINDERING_TERRAIN[one.kind]
        for one in terrain
        if one.kind in HINDERING_TERRAIN and lies_under(one, spot)
    ]
    return max(under, default=0.0)
