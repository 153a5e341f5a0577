"""Tables laid out in inches for the tests of geometry: bases of 1" unless said otherwise."""

from game.rules.skirmish.geometry.shapes import Footprint
from game.rules.skirmish.geometry.table import Table
from game.rules.skirmish.state.formation import Pose, Shape, half_up
from game.rules.skirmish.state.records import Terrain


def inch(length: float) -> int:
    """Inches as the table holds them."""
    return half_up(length * 1000)


def stands(
    x: float, y: float, heading: float = 0, files: int = 5, ranks: int = 2, models: int = 0, base: float = 1
) -> Footprint:
    """A unit whose front's middle is there; degrees; a full last rank unless `models` says so."""
    shape = Shape(files, ranks, inch(base), inch(base))
    return Footprint(Pose(inch(x), inch(y), half_up(heading * 100)), shape, models or files * ranks)


def piece(id: int, kind: str, *corners: tuple[float, float]) -> Terrain:
    """A piece of terrain."""
    return Terrain(id, f"mini:{kind}", kind, tuple((inch(x), inch(y)) for x, y in corners))


def block(id: int, kind: str, left: float, lower: float, right: float, upper: float) -> Terrain:
    """A rectangular piece of terrain."""
    return piece(id, kind, (left, lower), (right, lower), (right, upper), (left, upper))


def laid(*units: Footprint, terrain: tuple[Terrain, ...] = (), size: tuple[float, float] = (72, 48)) -> Table:
    """A table with units 0, 1, 2…"""
    table = Table(inch(size[0]), inch(size[1]), terrain)
    table.sync(dict(enumerate(units)))
    return table
