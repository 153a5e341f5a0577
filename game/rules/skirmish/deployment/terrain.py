"""The table before the armies: a map of the mods, or pieces laid by the seed (S-85)."""

from game.core.rng import Chance
from game.rules.skirmish.content import scaled_length
from game.rules.skirmish.defs.battle import MapDef, TerrainDef
from game.rules.skirmish.deployment.zones import Box, boxes_of
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH, Milli, Point, Pose, half_up, offset_point
from game.rules.skirmish.state.records import Terrain

Outline = tuple[Point, ...]
SQUARE: Milli = 24 * INCH
"""One piece for each full square of this size."""
FROM_ZONES: Milli = 3 * INCH
FROM_OTHERS: Milli = 6 * INCH
"""From another piece, and from the centre."""
TRIES = 60
"""How often a place is drawn for a piece; a square too full for any stays empty."""
BY_SEED = "seed"


def battlefield_terrain(setting: Setting, rng: Chance) -> tuple[Terrain, ...]:
    """The terrain of this battle: of the map that the flag names, of one for this many players, or by
    seed. A named map for other numbers of armies is not laid: one is drawn.
    """
    maps = {id: one for id, one in setting.content.maps.items() if one.players == setting.players}
    named = [one for one in maps.values() if setting.flags.map in (one.id, one.name)]
    drawn = [one for one in maps.values() if one.drawn]
    if named:
        return _of_map(setting, named[-1])
    if setting.flags.map == BY_SEED or not drawn:
        return _scattered(setting, rng)
    return _of_map(setting, drawn[rng.below(len(drawn))])


# maps of data


def _of_map(setting: Setting, map: MapDef) -> tuple[Terrain, ...]:
    """A laid-out table, scaled whole: places and pieces alike."""
    up, down = setting.preset.scale
    found: list[Terrain] = []
    for piece in map.pieces:
        x, y = (scaled_length(length, setting.preset) for length in piece.at)
        kind = setting.content.terrain[piece.terrain]
        found.append(
            Terrain(
                len(found),
                piece.terrain,
                kind.kind,
                _outline(kind, Pose(x, y, piece.heading * 100), up / down),
            )
        )
    return tuple(found)


def _outline(kind: TerrainDef, at: Pose, scale: float = 1) -> Outline:
    """The corners of a piece that lies there, turned by its heading, counter-clockwise."""
    return tuple(offset_point(at, x * INCH * scale, y * INCH * scale) for x, y in kind.outline)


# by seed


def _scattered(setting: Setting, rng: Chance) -> tuple[Terrain, ...]:
    """One piece of terrain for each full square of 24" where it fits; pieces keep their size."""
    kinds = {id: one for id, one in setting.content.terrain.items() if one.scatter}
    size = setting.content.zones[setting.players].size
    wide, deep = (scaled_length(length, setting.preset) for length in size)
    found: list[Terrain] = []
    for left in range(0, wide - SQUARE + 1, SQUARE):
        for lower in range(0, deep - SQUARE + 1, SQUARE):
            corners = _one_piece(setting, rng, kinds, (left, lower), (wide, deep), found) if kinds else None
            if corners is not None:
                found.append(Terrain(len(found), corners[0], kinds[corners[0]].kind, corners[1]))
    return tuple(found)


def _one_piece(
    setting: Setting,
    rng: Chance,
    kinds: dict[str, TerrainDef],
    square: Point,
    size: Point,
    lying: list[Terrain],
) -> tuple[str, Outline] | None:
    """A piece with its middle in a square, drawn until it lies well; None: no draw did."""
    ids = list(kinds)
    for _ in range(TRIES):
        id = ids[rng.below(len(ids))]
        x, y = (start + 100 * rng.below(SQUARE // 100) for start in square)
        there = _outline(kinds[id], Pose(x, y, 100 * rng.below(360)))
        if _lies_well(setting, there, size, lying):
            return id, there
    return None


def _lies_well(setting: Setting, there: Outline, size: Point, lying: list[Terrain]) -> bool:
    """Whether a piece is wholly on the table, 3" from zones, 6" from other pieces and from the centre."""
    if any(not (0 <= x <= size[0] and 0 <= y <= size[1]) for x, y in there):
        return False
    return (
        all(outline_gap(there, box_corners(box)) >= FROM_ZONES for box in boxes_of(setting))
        and all(outline_gap(there, other.outline) >= FROM_OTHERS for other in lying)
        and outline_gap(there, (_middle(setting, size),)) >= FROM_OTHERS
    )


def _middle(setting: Setting, size: Point) -> Point:
    """The centre of the table, where its zones put it."""
    centre = setting.content.zones[setting.players].centre
    if centre is None:
        return size[0] // 2, size[1] // 2
    return scaled_length(centre[0], setting.preset), scaled_length(centre[1], setting.preset)


def box_corners(box: Box) -> Outline:
    """The corners of a zone."""
    return ((box[0], box[1]), (box[2], box[1]), (box[2], box[3]), (box[0], box[3]))


def outline_gap(one: Outline, other: Outline) -> Milli:
    """How far apart two convex outlines are at least: the widest strip between them, 0 if there is none.

    Where two corners face each other it is a little less than their distance, never more.

    >>> outline_gap(((0, 0), (2, 0), (2, 2), (0, 2)), ((5, 0), (7, 0), (7, 2), (5, 2)))
    3
    """
    strips = [_strip(one, other, *normal) for shape in (one, other) for normal in _normals(shape)]
    return max(0, half_up(max(strips) - 0.5))


def _normals(shape: Outline) -> list[tuple[float, float]]:
    """The directions in which the sides of an outline look, of length 1."""
    sides = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(shape, shape[1:] + shape[:1], strict=True)]
    lengths = [(dx * dx + dy * dy) ** 0.5 for dx, dy in sides]
    return [(dy / far, -dx / far) for (dx, dy), far in zip(sides, lengths, strict=True) if far]


def _strip(one: Outline, other: Outline, x: float, y: float) -> float:
    """How wide the strip across this direction is that parts two outlines; below zero if none does."""
    mine = [px * x + py * y for px, py in one]
    theirs = [px * x + py * y for px, py in other]
    return max(min(theirs) - max(mine), min(mine) - max(theirs))
