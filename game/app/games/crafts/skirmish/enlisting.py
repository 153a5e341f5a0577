"""What a unit that was made needs beside itself: an army to serve in, and a price."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.app.games import battle_prices
from game.app.workshop.bench import Bench, Thing
from game.app.workshop.craft import Proposal, Words
from game.rules.skirmish.defs.armies import MachineDef, UnitDef, WeaponDef

_GAME = "skirmish"


def along_unit(bench: Bench, like: Thing, made: Thing, words: Mapping[str, Words]) -> None:
    """Let it serve in every army in which the other serves."""
    for faction in bench.things(_GAME, "faction"):
        units = list(bench.said(faction).get("units") or ())
        if like.id in units:
            bench.set(faction, ("units",), [*units, made.id])


class _Arms(NamedTuple):
    """Weapons and machines as they are with the mod at the bench."""

    weapons: Mapping[str, WeaponDef]
    machines: Mapping[str, MachineDef]


def propose_points(bench: Bench, thing: Thing) -> Proposal | None:
    """The points of a model by the formula that prices ours; None where it has nothing to count."""
    unit = bench.checked(thing)
    if not isinstance(unit, UnitDef):
        return None
    weapons = _named(bench, "weapon", unit.weapons)
    machines = _named(bench, "machine", (unit.machine,) if unit.machine else ())
    militia = _named(bench, "weapon", (battle_prices.HAND_WEAPON,))
    if not any(not one.range for one in weapons.values()):
        return None
    return Proposal(("points",), battle_prices.price(_Arms({**militia, **weapons}, machines), unit))


def _named(bench: Bench, table: str, ids: tuple[str, ...]) -> dict[str, Any]:
    """The things of these ids that are sound."""
    found = ((id, bench.checked(Thing(_GAME, table, id))) for id in ids)
    return {id: one for id, one in found if not isinstance(one, list)}
