"""The mods that a saved match was begun with, switched so that it can be gone on with."""

from collections.abc import Collection
from pathlib import Path
from typing import Protocol

from game.mods.manifest import Mod
from game.saves.save import SavedMatch, SaveProblem, sound_part

_BY_SWITCHES = ("missing-mods", "added-mods")
"""Problems of saved matches that switches may mend."""


class House(Protocol):
    """What is asked of the app."""

    @property
    def mods(self) -> Collection[Mod]:
        """Every mod that was found."""

    def read(self, path: Path) -> SavedMatch | SaveProblem:
        """A saved match, or its problem."""

    def turn_mods(self, turned: dict[str, bool]) -> bool:
        """Turn switches, and read the content anew."""


def switches_for(found: SavedMatch | SaveProblem, mods: Collection[Mod]) -> dict[str, bool]:
    """The switches to turn so that exactly the mods of a match count for its game; none: that mends nothing.

    A mod that is not here, or says something else now, is not to be mended by switches.
    """
    saved = found.saved if isinstance(found, SaveProblem) and found.code in _BY_SWITCHES else None
    wanted = saved.header.content if saved else None
    known = {mod.id: mod for mod in mods}
    if saved is None or wanted is None or any(id not in known for id in wanted):
        return {}
    on = {id: True for id in wanted if not known[id].switched_on}
    off = {mod.id: False for mod in mods if saved.header.game in mod.game_hashes and mod.id not in wanted}
    return on | off


def resumable_match(found: SavedMatch | SaveProblem, mods: Collection[Mod]) -> SavedMatch | None:
    """The match that can be gone on with: as it is, as far as it is sound, or with other switches."""
    if isinstance(found, SaveProblem) and switches_for(found, mods):
        return found.saved
    return sound_part(found)


def fit_mods(house: House, path: Path) -> None:
    """Switch the mods as a saved match was begun with them; where that mends nothing, leave them."""
    turned = switches_for(house.read(path), house.mods)
    before = {mod.id: mod.switched_on for mod in house.mods}
    if turned and house.turn_mods(turned) and isinstance(house.read(path), SaveProblem):
        house.turn_mods({id: before[id] for id in turned})
