"""What each soldier wears: the drawing for a unit, a role and a state, sized for its base. Pure."""

from collections.abc import Collection, Iterable, Mapping
from typing import Literal, NamedTuple, TypeAlias

from game.rules.skirmish.defs.armies import FactionDef, UnitDef, WeaponDef
from scenes.games.skirmish.table.looks.regiment_file import (
    RegimentsFile,
    Trade,
    UnitLookDef,
    champion_name,
    picture_name,
    states_of,
)

Part: TypeAlias = Literal["plain", "champion", "standard", "musician", "fallen", "fleeing"]
"""What a soldier is, or what has become of him."""

_SKILLED = 4
"""From this weapon skill on, men on foot whom nobody has dressed are drawn as an elite."""


class Worn(NamedTuple):
    """A drawing on a base: milli per unit of it, and milli from the base's middle to the drawing's."""

    picture: str
    milli: float
    right: float
    forward: float


class Outfits:
    """What every unit wears; one that no mod has dressed is dressed by its trade."""

    def __init__(
        self,
        looks: RegimentsFile,
        factions: Iterable[FactionDef],
        weapons: Mapping[str, WeaponDef],
        pictures: Collection[str],
    ) -> None:
        self._looks, self._weapons, self._pictures = looks, weapons, pictures
        self._papers = _papers_by_unit(looks, tuple(factions))

    def worn_by(self, unit: UnitDef, base_w: float, part: Part = "plain") -> Worn:
        """The drawing of a soldier of a unit, on a base `base_w` milli wide."""
        look = self._looks.unit.get(unit.id) or self._guessed(unit)
        papers = self._papers.get(unit.id) or next(iter(self._looks.army.values()))
        own = self._looks.kind[look.kind]
        milli = base_w / own.base * look.size
        other = states_of(own).get(part, "")
        plain = look.picture or picture_name(papers, look.kind)
        for kind, picture in (
            (other, picture_name(papers, other)),
            (look.kind, champion_name(plain) if part == "champion" else plain),
            (look.kind, plain),
        ):
            if kind and picture in self._pictures:
                right, forward = self._looks.kind[kind].middle
                return Worn(picture, milli, right * milli, forward * milli)
        kind = self._guessed(unit).kind
        right, forward = self._looks.kind[kind].middle
        return Worn(picture_name(papers, kind), milli, right * milli, forward * milli)

    def _guessed(self, unit: UnitDef) -> UnitLookDef:
        """The look of a unit that nobody has dressed."""
        return UnitLookDef(self._looks.trade[trade_of(unit, self._weapons)])


def trade_of(unit: UnitDef, weapons: Mapping[str, WeaponDef]) -> Trade:
    """What a unit is taken for, by its troop type and, on foot, by what it does."""
    if unit.troop != "infantry":
        return unit.troop
    if unit.character:
        bearer = any(option.battle_standard for option in unit.options) and unit.profile.attacks < 3
        return "wizard" if unit.level else "bearer" if bearer else "general"
    if any(weapons[weapon].range for weapon in unit.weapons if weapon in weapons):
        return "missile"
    return "elite" if unit.profile.weapon_skill >= _SKILLED else "infantry"


def _papers_by_unit(looks: RegimentsFile, factions: tuple[FactionDef, ...]) -> dict[str, str]:
    """The papers of every unit of a faction; factions that nobody has dressed take turns."""
    spare = list(dict.fromkeys(looks.army.values()))
    bare = [one.id for one in factions if one.id not in looks.army]
    found: dict[str, str] = {}
    for faction in factions:
        papers = looks.army.get(faction.id) or spare[bare.index(faction.id) % len(spare)]
        for unit in faction.units:
            found.setdefault(unit, papers)
    return found
