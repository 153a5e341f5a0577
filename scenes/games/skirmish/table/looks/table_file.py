"""How the table looks: what the `look/table.toml` of each mod says of grounds and terrain."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from game.mods.compile import Fault
from game.mods.look import Look, read_looks
from game.mods.manifest import Mod
from game.mods.problems import Problem
from game.rules.skirmish.defs.battle import MapDef
from scenes.games.skirmish.table.looks.wording import full_ids, stranger_faults, unpainted_faults

FILE = "table.toml"
UNITS_AN_INCH = 20.0
"""Units of every ground and every piece's drawing to an inch of the rules; its middle is the outline's."""
TerrainKind: TypeAlias = Literal["forest", "hill", "river", "marsh", "wall", "fence", "building", "rock"]


class SceneryDef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A drawing without rules: where its middle lies on the map, in inches, and degrees clockwise."""

    picture: str
    at: tuple[float, float]
    heading: float = 0.0


class MapLookDef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ground of a map, and what lies on it for the eye alone."""

    ground: str
    cover: str = ""
    """A drawing that is laid over the whole ground, as large as the table: roads, flowers, stones."""
    scenery: tuple[SceneryDef, ...] = ()


class TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole `look/table.toml`."""

    ground: str = ""
    """The ground of tables without a map; empty: as before."""
    cover: str = ""
    """What is laid over the ground of tables without a map; empty: as before."""
    flat: tuple[TerrainKind, ...] = ()
    """Kinds that lie flat: drawn before those that rise."""
    kind: dict[TerrainKind, str] = {}
    """The drawing of terrain that nobody has dressed, stretched over what bounds its outline."""
    terrain: dict[str, str] = {}
    """The drawing of each piece of terrain."""
    map: dict[str, MapLookDef] = {}


class TerrainLook(msgspec.Struct, frozen=True):
    """The drawing of a piece; `fits`: it was made for this outline, else it must be stretched over it."""

    picture: str
    fits: bool
    flat: bool


class TableNames(msgspec.Struct, frozen=True):
    """What a table's look may name: full ids of terrain and maps, and names of pictures."""

    terrain: Collection[str]
    maps: Collection[str]
    pictures: Collection[str]


def read_tables(mods: Iterable[Mod], known: TableNames, problems: list[Problem]) -> TableFile:
    """The looks of tables, later mods over earlier ones, terrain and maps by full id.

    Of a file with a mistake nothing is kept; its problems go to `problems`.
    """
    mods, found = tuple(mods), TableFile()
    loaded = {mod.id for mod in mods}
    for look in read_looks(mods, FILE, TableFile, problems):
        faults = [*_faults(look, known, loaded)]
        problems += [look.problem(fault) for fault in faults]
        found = found if faults else _merged(found, look)
    return found


def terrain_look(looks: TableFile, terrain: str, kind: str) -> TerrainLook:
    """The drawing of a piece of terrain, by the id of its def or else by its kind."""
    own, flat = looks.terrain.get(terrain, ""), kind in looks.flat
    borrowed = next((picture for name, picture in looks.kind.items() if name == kind), "")
    return TerrainLook(own or borrowed, bool(own), flat)


def map_look(looks: TableFile, maps: Mapping[str, MapDef], laid: Sequence[str]) -> MapLookDef:
    """The look of the map whose pieces lie on this table, or the ground of a table without one.

    `laid` are the ids of the terrain on it, in the order of the view.
    """
    for id, one in maps.items():
        if laid and id in looks.map and [piece.terrain for piece in one.pieces] == list(laid):
            return looks.map[id]
    return MapLookDef(looks.ground, looks.cover)


def _merged(found: TableFile, look: Look[TableFile]) -> TableFile:
    """What was found, with a mod's file over it."""
    said = look.said
    return TableFile(
        said.ground or found.ground,
        said.cover or found.cover,
        said.flat or found.flat,
        found.kind | said.kind,
        found.terrain | full_ids(said.terrain, look.mod),
        found.map | full_ids(said.map, look.mod),
    )


def _faults(look: Look[TableFile], known: TableNames, loaded: Collection[str]) -> Iterator[Fault]:
    said, pictures = look.said, known.pictures
    yield from stranger_faults("terrain", said.terrain, known.terrain, look.mod, loaded)
    yield from stranger_faults("map", said.map, known.maps, look.mod, loaded)
    if said.ground:
        yield from unpainted_faults(("ground",), said.ground, pictures, "sol_")
    if said.cover:
        yield from unpainted_faults(("cover",), said.cover, pictures, "t_")
    for kind, picture in said.kind.items():
        yield from unpainted_faults(("kind", kind), picture, pictures, "t_")
    for name, picture in said.terrain.items():
        yield from unpainted_faults(("terrain", name), picture, pictures, "t_")
    for name, one in said.map.items():
        yield from unpainted_faults(("map", name, "ground"), one.ground, pictures, "sol_")
        if one.cover:
            yield from unpainted_faults(("map", name, "cover"), one.cover, pictures, "t_")
        for place, thing in enumerate(one.scenery):
            path = ("map", name, "scenery", place, "picture")
            yield from unpainted_faults(path, thing.picture, pictures, "t_")
