"""The folders of the mods that a match was begun with: those that are here, and those that it carries."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

from game.mods.carrying.carried import Carried, CarriedMod, unpack_mods
from game.mods.carrying.stand_in import write_stand_in
from game.mods.manifest import Mod, Package
from game.saves.save import Header


class TheseMods(Protocol):
    """Folders of mods that are read in place of the house's own, until `close`."""

    folders: list[Path]
    carried: list[str]

    def close(self) -> None:
        """Throw away what was written aside."""


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
            for id, found in wanted_mods(header, mods):
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


def _counts(mod: Mod, header: Header) -> bool:
    """Whether a mod is one of those that a match was begun with."""
    return mod.id in (header.content or {})


def wanted_mods(header: Header, mods: Sequence[Mod]) -> Iterator[tuple[str, Path | CarriedMod]]:
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
