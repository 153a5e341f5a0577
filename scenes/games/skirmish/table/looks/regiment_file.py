"""How regiments look: what the `look/regiments.toml` of each mod says of kinds, armies and units."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from game.mods.compile import Fault
from game.mods.compile import Path as KeyPath
from game.mods.look import Look, read_looks, unknown_name_fault
from game.mods.manifest import Mod
from game.mods.problems import Problem
from scenes.games.skirmish.table.looks.wording import full_ids, stranger_faults, unpainted_faults

FILE = "regiments.toml"
Trade: TypeAlias = Literal[
    "infantry",
    "missile",
    "elite",
    "general",
    "bearer",
    "wizard",
    "cavalry",
    "monstrous-infantry",
    "war-beasts",
    "swarm",
    "monster",
    "chariot",
    "war-machine",
]
"""What a unit that nobody has dressed is taken for: a troop type, of men on foot what they do (S-27)."""


class KindLookDef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the drawings of a kind are cut, and the kinds that stand for it in its other states."""

    base: Annotated[float, Meta(gt=0, le=200)]
    """Units of the drawing that are as wide as the base."""
    middle: tuple[float, float] = (0.0, 0.0)
    """Units from the middle of the base to the middle of the drawing: right, forward."""
    standard: str = ""
    musician: str = ""
    fallen: str = ""
    fleeing: str = ""


class UnitLookDef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The look of one unit: its kind, a drawing of its own, and its size on the base."""

    kind: str
    picture: str = ""
    """Empty: the drawing of its kind in the papers of its army."""
    size: Annotated[float, Meta(ge=0.25, le=4)] = 1.0


class RegimentsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole `look/regiments.toml`."""

    kind: dict[str, KindLookDef] = {}
    trade: dict[Trade, str] = {}
    """The kind of units that nobody has dressed."""
    army: dict[str, str] = {}
    """The papers of each faction: its drawings are called `s_<papers>_<kind>`."""
    unit: dict[str, UnitLookDef] = {}


class Known(msgspec.Struct, frozen=True):
    """What look files may name: full ids of units and factions, and names of pictures."""

    units: Collection[str]
    factions: Collection[str]
    pictures: Collection[str]


def read_regiments(mods: Iterable[Mod], known: Known, problems: list[Problem]) -> RegimentsFile:
    """The looks of regiments, later mods over earlier ones, armies and units by full id.

    Of a file with a mistake nothing is kept; its problems go to `problems`.
    """
    mods, found = tuple(mods), RegimentsFile()
    loaded = {mod.id for mod in mods}
    for look in read_looks(mods, FILE, RegimentsFile, problems):
        merged = _merged(found, look)
        faults = [*_faults(look, merged, known, loaded)]
        problems += [look.problem(fault) for fault in faults]
        found = found if faults else merged
    return found


def picture_name(papers: str, kind: str) -> str:
    """The drawing of a kind of soldier in the papers of an army."""
    return f"s_{papers}_{kind}"


def champion_name(plain: str) -> str:
    """The drawing of the champion of those who wear another."""
    return f"{plain}_chef"


def _merged(found: RegimentsFile, look: Look[RegimentsFile]) -> RegimentsFile:
    """What was found, with a mod's file over it."""
    return RegimentsFile(
        found.kind | look.said.kind,
        found.trade | look.said.trade,
        found.army | full_ids(look.said.army, look.mod),
        found.unit | full_ids(look.said.unit, look.mod),
    )


def _faults(
    look: Look[RegimentsFile], merged: RegimentsFile, known: Known, loaded: Collection[str]
) -> Iterator[Fault]:
    said, mod = look.said, look.mod
    yield from stranger_faults("army", said.army, known.factions, mod, loaded)
    yield from stranger_faults("unit", said.unit, known.units, mod, loaded)
    named: list[tuple[KeyPath, str]] = [(("trade", trade), kind) for trade, kind in said.trade.items()]
    named += [(("unit", name, "kind"), unit.kind) for name, unit in said.unit.items()]
    for name, kind in said.kind.items():
        named += [(("kind", name, state), other) for state, other in states_of(kind).items()]
    for path, kind_name in named:
        if kind_name not in merged.kind:
            yield unknown_name_fault(path, kind_name, merged.kind)
    for name, unit in said.unit.items():
        if unit.picture:
            yield from unpainted_faults(("unit", name, "picture"), unit.picture, known.pictures, "s_")
    yield from _paper_faults(said.army, merged.trade, known.pictures)


def states_of(kind: KindLookDef) -> Mapping[str, str]:
    """The other states of a kind that have drawings of their own, by name."""
    states = {
        "standard": kind.standard,
        "musician": kind.musician,
        "fallen": kind.fallen,
        "fleeing": kind.fleeing,
    }
    return {state: name for state, name in states.items() if name}


def _paper_faults(
    armies: Mapping[str, str], trades: Mapping[Trade, str], pictures: Collection[str]
) -> Iterator[Fault]:
    """The faults of papers in which some trade is not drawn."""
    for army, papers in armies.items():
        if any(picture_name(papers, kind) not in pictures for kind in trades.values()):
            whole = {name.split("_")[1] for name in pictures if name.startswith("s_")}
            yield unknown_name_fault(("army", army), papers, whole)
