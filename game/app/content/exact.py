"""Exactly the mods that a saved match was begun with: those that are here, and those that it carries."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from game.app.content.mods_of_then import ExactMods, TheseMods, wanted_mods
from game.app.content.reading import NoGame, mod_words
from game.core.letters import visible
from game.mods.carrying.carried import unpack_mods
from game.mods.load import Loaded
from game.mods.manifest import BASE, Mod
from game.saves.save import Header, SavedMatch, SaveProblem, compare_mods

_OF_MODS = ("missing-mods", "changed-mods", "added-mods")
"""Problems of saved matches that other content would mend."""


class House(Protocol):
    """What is asked of the app; `exact` are the mods of the saved match that is played."""

    exact: TheseMods | None
    loaded: Loaded

    def read(self, path: Path) -> SavedMatch | SaveProblem:
        """A saved match, or its problem."""

    def read_content_again(self) -> None:
        """Read all mods again: those of `exact` where there are such.

        Raises:
            NoGame: the base content itself is broken.
        """


def wants_exact(found: SavedMatch | SaveProblem) -> bool:
    """Whether other mods are here than those that a match was begun with."""
    return isinstance(found, SaveProblem) and found.code in _OF_MODS


def exact_names(header: Header, mods: Sequence[Mod], language: str) -> list[str]:
    """The titles and versions of the mods that a match was begun with, without the base game."""
    counting = [id for id in header.content or {} if id != BASE]
    titles = {id: one.title for id, one in unpack_mods(header.carried).items()}
    titles |= {mod.id: mod_words(mod, language)[0] for mod in mods if mod.id in counting}
    return [visible(f"{titles.get(id, id)} {header.versions.get(id, '')}".strip()) for id in counting]


def exact_match(found: SavedMatch | SaveProblem, mods: Sequence[Mod]) -> SavedMatch | None:
    """The match behind a problem that its own mods would mend, so far as can be told without reading them."""
    saved = found.saved if isinstance(found, SaveProblem) and wants_exact(found) else None
    if saved is None or saved.header.content is None:
        return None
    try:
        for _, header in saved.headers:
            for _ in wanted_mods(header, mods):
                pass
    except LookupError:
        return None
    return saved


def play_exactly(house: House, path: Path) -> bool:
    """Read the mods that a saved match was begun with, until `own_mods`; False where that mends nothing."""
    saved = exact_match(house.read(path), house.loaded.mods)
    if saved is None:
        return False
    own_mods(house)
    try:
        house.exact = ExactMods(saved.last_header, house.loaded.mods)
        house.read_content_again()
    except (LookupError, NoGame, OSError):
        own_mods(house)
        return False
    if compare_mods(saved, house.loaded.catalog.hashes) is None:
        return True
    own_mods(house)
    return False


def own_mods(house: House) -> None:
    """Read the house's own mods again, after those of a saved match."""
    if house.exact is not None:
        drop_exact(house)
        house.read_content_again()


def drop_exact(house: House) -> None:
    """Give up the mods of a saved match; nothing is read yet."""
    if house.exact is not None:
        house.exact.close()
        house.exact = None
