"""What lies below a mod of one's own: the things of all other mods, as they say them together."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.mods.catalog import Catalog
from game.mods.compile import convert_table
from game.mods.defs import Def, Section
from game.mods.layers import Drafts
from game.mods.manifest import Package
from game.mods.merging.fold import Folder


class Below:
    """The things of some mods, folded; nothing here changes."""

    def __init__(self, packages: Sequence[Package], sections: Sequence[Section]) -> None:
        """Lay the mods out; their games have been read, and they stand in load order."""
        self.sections: Mapping[tuple[str, str], Section] = {(one.game, one.table): one for one in sections}
        self.mods = tuple(package.id for package in packages)
        self._packages = tuple(packages)
        self._drafts = Drafts(packages, sections)
        self._folder = Folder(self._drafts)

    def ids(self, game: str, table: str) -> tuple[str, ...]:
        """The full ids of the things of a table, in the order of reading."""
        return tuple(self._drafts.by_section[game, table])

    def table_of(self, game: str, table: str, id: str) -> dict[str, Any]:
        """What a thing says, with full ids; nothing where there is none."""
        if id not in self._drafts.by_section[game, table]:
            return {}
        said = self._folder.folded(game, table, id).table
        return {key: value for key, value in said.items() if key != "id"}

    def catalog(self) -> Catalog:
        """All sound things as a catalog."""
        shelves = {
            (game, section.type): {one.id: one for one in self.defs(game, table)}
            for (game, table), section in self.sections.items()
        }
        return Catalog(shelves, tuple(package.mod(enabled=True) for package in self._packages))

    def defs(self, game: str, table: str) -> Iterator[Def]:
        """Every sound thing of a table."""
        kind = self.sections[game, table].type
        for id in self.ids(game, table):
            found = convert_table({**self.table_of(game, table, id), "id": id}, kind)
            if isinstance(found, Def):
                yield found


def below_of(folders: Sequence[Any], sections: Sequence[Section], games: Sequence[str]) -> Below:
    """What some mod folders say for some games; they come in load order."""
    packages = [Package(folder) for folder in folders]
    for package in packages:
        for game in games:
            package.read_game(game)
    return Below(packages, [one for one in sections if one.game in games])
