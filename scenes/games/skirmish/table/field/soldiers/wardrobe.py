"""Which drawing a soldier wears, and how large it is for his base. Pure."""

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.skirmish.defs.armies import UnitDef, WeaponDef
from scenes.games.skirmish.table.field.soldiers.ranks import Role

ARMIES = ("ligne", "horde", "morts", "monts", "forets", "compagnie")
"""The armies that are drawn; a mod's own faction borrows the papers of the first."""


class Drawing(NamedTuple):
    """A drawing of a soldier: its picture, milli per unit of it, and where it stands on the base.

    `right` and `forward` are milli from the middle of the base to the middle of the picture.
    """

    name: str
    milli: float
    right: float
    forward: float


class _Cut(NamedTuple):
    """How drawings of a type are cut: width of the base and where its middle is, in units."""

    base: float
    right: float = 0.0
    forward: float = 2.0


_CUTS: Mapping[str, _Cut] = {
    "infanterie": _Cut(13),
    "tir": _Cut(13),
    "mage": _Cut(13),
    "elite": _Cut(13, forward=3),
    "musicien": _Cut(13, forward=3),
    "etendard": _Cut(13, right=5, forward=3),
    "general": _Cut(13),
    "cavalerie": _Cut(15),
    "machine": _Cut(40, forward=0),
    "monstre": _Cut(34),
    "mort": _Cut(13, forward=0),
    "fuite": _Cut(13, forward=-1.5),
}
_FOOT = ("infanterie", "tir", "elite")
_SKILLED = 4
"""From this weapon skill on, men on foot are drawn as an elite."""


def drawing_of(unit: UnitDef, weapons: Mapping[str, WeaponDef], base_w: float, role: Role) -> Drawing:
    """The drawing of a soldier on a base `base_w` milli wide."""
    army, kind = army_of(unit.id), kind_of(unit, weapons)
    if kind in _FOOT and role in ("standard", "musician"):
        kind = "etendard" if role == "standard" else "musicien"
    return cut_drawing(army, kind, base_w)


def cut_drawing(army: str, kind: str, base_w: float) -> Drawing:
    """The drawing of a type of soldier, sized for a base `base_w` milli wide."""
    cut = _CUTS[kind]
    milli = base_w / cut.base
    return Drawing(f"s_{army}_{kind}", milli, cut.right * milli, cut.forward * milli)


def army_of(unit: str) -> str:
    """The army whose papers a unit wears, by the id of its def."""
    name = unit.partition(":")[2].partition("_")[0]
    return name if name in ARMIES else ARMIES[0]


def kind_of(unit: UnitDef, weapons: Mapping[str, WeaponDef]) -> str:
    """The type of drawing of a unit's plain models."""
    troop = str(unit.troop)
    if troop == "war-machine":
        return "machine"
    if "monst" in troop:
        return "monstre"
    if "cavalry" in troop or troop == "chariot":
        return "cavalerie"
    if unit.character:
        standard = any(option.battle_standard for option in unit.options) and unit.profile.attacks < 3
        return "mage" if unit.level else "etendard" if standard else "general"
    if any(weapons[weapon].range for weapon in unit.weapons if weapon in weapons):
        return "tir"
    return "elite" if unit.profile.weapon_skill >= _SKILLED else "infanterie"
