"""The catalogs of the content that matches were played with: each is read once in an evening."""

from collections.abc import Mapping
from typing import Protocol

from game.app.content.mods_of_then import ExactMods
from game.app.games import GAMES, all_sections
from game.mods.catalog import Catalog
from game.mods.load import Loaded, load_mods
from game.saves.save import Header

_MOST_KEPT = 64
"""Catalogs that are kept, one for each game that it is asked for."""

_Key = tuple[str, tuple[tuple[str, str], ...]]
"""A game, and the mods that bring something for it with the fingerprints of that."""


class House(Protocol):
    """What is asked of the app: the content that it goes by now."""

    loaded: Loaded
    catalog: Catalog


class Catalogs:
    """Every content of this evening, and that of saved matches, by what it says for a game."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._kept: dict[_Key, Catalog] = {}

    def keep(self, catalog: Catalog) -> None:
        """Keep a catalog that was read, for matches that are played with it."""
        for game in GAMES:
            self._keep(_key(game, catalog.hashes.for_game(game)), catalog)

    def find(self, header: Header) -> Catalog:
        """The content that the first line of a match names; that of the house where the line names none.

        Raises:
            LookupError: it is neither here nor in the match.
        """
        if header.content is None:
            return self._house.catalog
        key = _key(header.game, header.content)
        if key not in self._kept:
            self._keep(key, self._read(header))
        return self._kept[key]

    def _keep(self, key: _Key, catalog: Catalog) -> None:
        """Keep a catalog as the latest; the oldest goes when there are too many."""
        self._kept.pop(key, None)
        self._kept[key] = catalog
        if len(self._kept) > _MOST_KEPT:
            del self._kept[next(iter(self._kept))]

    def _read(self, header: Header) -> Catalog:
        """The content that a first line names, read from mods that are here and mods that it carries.

        Raises:
            LookupError: it is neither here nor in the match.
        """
        exact = ExactMods(header, self._house.loaded.mods)
        try:
            catalog = load_mods(exact.folders, all_sections()).catalog
        finally:
            exact.close()
        if catalog.hashes.for_game(header.game) != header.content:
            raise LookupError(next(iter(header.content or {}), header.game))
        return catalog


def _key(game: str, content: Mapping[str, str]) -> _Key:
    """What tells a content for a game from every other."""
    return game, tuple(sorted(content.items()))
