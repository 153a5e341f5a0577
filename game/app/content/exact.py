"""Exactly the mods that a saved match was begun with: those that are here, and those that it carries."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

from game.app.content.reading import NoGame, mod_words
from game.core.letters import visible
from game.mods.carrying.carried import Carried, CarriedMod, unpack_mods
from game.mods.carrying.stand_in import write_stand_in
from game.mods.load import Loaded
from game.mods.manifest import BASE, Mod, Package
from game.saves.save import Header, SavedMatch, SaveProblem, compare_mods

_OF_MODS = ("missing-mods", "changed-mods", "added-mods")
"""Problems of saved matches that other content would mend."""


class House(Protocol):
    """What is asked of the app; `exact` are the mods of the saved match that is played."""

    exact: "ExactMods | None"
    loaded: Loaded

    def read(self, path: Path) -> SavedMatch | SaveProblem:
        """A saved match, or its problem."""

    def read_content_again(self) -> None:
        """Read all mods again: those of `exact` where there are such.

        Raises:
            NoGame: the base content itself is broken.
        """


class ExactMods:
    """The folders of the mods that a match was begun with; what is not here is written aside until `close`.

    `folders` are to be read in place of the house's own. `carried` are the mods that come out of the match.
    """

    def __init__(self, header: Header, mods: Sequence[Mod]) -> None:
        """Find the mods of a match among those that are here and those that it carries.

        Raises:
            LookupError: one of them is neither here as it was then, nor carried.
        """
        self._home = TemporaryDirectory(prefix="perfidie-", ignore_cleanup_errors=True)
        self.carried: list[str] = []
        self.folders = [
            mod.folder
            for mod in mods
            if mod.enabled and not _counts(mod, header) and header.game not in mod.files
        ]
        here = {mod.id: mod for mod in mods}
        try:
            for id, found in _wanted(header, mods):
                self.folders.append(
                    found if isinstance(found, Path) else self._written(id, found, header, here)
                )
        except LookupError:
            self.close()
            raise

    def _written(self, id: str, found: CarriedMod, header: Header, here: dict[str, Mod]) -> Path:
        """The folder of a mod that the match carries."""
        self.carried.append(id)
        like = here[id].folder if id in here else None
        return write_stand_in(id, found, header.game, like, Path(self._home.name))

    def close(self) -> None:
        """Throw away what was written aside."""
        self._home.cleanup()


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
        for _ in _wanted(saved.header, mods):
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
        house.exact = ExactMods(saved.header, house.loaded.mods)
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


def _counts(mod: Mod, header: Header) -> bool:
    """Whether a mod is one of those that a match was begun with."""
    return mod.id in (header.content or {})


def _wanted(header: Header, mods: Sequence[Mod]) -> Iterator[tuple[str, Path | CarriedMod]]:
    """Each mod of a match in its order: its folder where it says the same here, else what the match carries.

    Raises:
        LookupError: a mod is neither.
    """
    here = {mod.id: mod for mod in mods}
    carried: Carried | None = None
    for id, hash in (header.content or {}).items():
        mod = here.get(id)
        if mod is not None and _fingerprint(mod, header.game) == hash:
            yield id, mod.folder
            continue
        carried = unpack_mods(header.carried) if carried is None else carried
        if id not in carried or carried[id].fingerprint(header.game) != hash:
            raise LookupError(id)
        yield id, carried[id]


def _fingerprint(mod: Mod, game: str) -> str:
    """The fingerprint of what a mod says for a game, whether it is on or not."""
    if mod.enabled:
        return mod.game_hashes.get(game, "")
    package = Package(mod.folder)
    package.read_game(game)
    return package.game_hashes().get(game, "") if not package.torn else ""
