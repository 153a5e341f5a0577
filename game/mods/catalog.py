"""The catalog: `mod:name` → Def, for every section of every game."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, TypeVar, cast

import msgspec

from game.mods.defs import Def
from game.mods.problems import closest_word

if TYPE_CHECKING:
    from game.mods.manifest import Mod

D = TypeVar("D", bound=Def)
Shelf = tuple[str, type[Def]]
"""A game and a type of its defs."""


class ContentHashes(msgspec.Struct, frozen=True):
    """Fingerprints of the loaded content by the ids of its mods: what a save remembers.

    `mods` are those of whole mods, `games` those of what each mod brings for a game; a mod that brings
    nothing for a game is not among that game's.
    """

    mods: dict[str, str] = {}
    games: dict[str, dict[str, str]] = {}

    def for_game(self, game: str) -> dict[str, str]:
        """The fingerprints of the mods that bring something for a game."""
        return self.games.get(game, {})


class Catalog:
    """All content that was loaded, frozen; the same files always give the same order."""

    def __init__(self, shelves: Mapping[Shelf, Mapping[str, Def]], mods: "tuple[Mod, ...]" = ()) -> None:
        self._shelves = {shelf: dict(defs) for shelf, defs in shelves.items()}
        self.mods = mods
        """The mods of the catalog, in load order."""

    @property
    def hashes(self) -> ContentHashes:
        """The fingerprints of the mods, whole and by game."""
        games: dict[str, dict[str, str]] = {}
        for mod in self.mods:
            for game, hash in mod.game_hashes.items():
                games.setdefault(game, {})[mod.id] = hash
        return ContentHashes({mod.id: mod.hash for mod in self.mods}, games)

    def get(self, kind: type[D], id: str, *, game: str | None = None) -> D:
        """The def of `kind` with a full id.

        Raises:
            LookupError: there is none (the message proposes one), or several games have that kind and none
                is named.
        """
        shelf = self._shelf(kind, game)
        if id not in shelf:
            like = closest_word(id, shelf)
            raise LookupError(
                f"no {kind.__name__} {id!r} in the catalog" + (f"; did you mean {like!r}?" if like else ".")
            )
        return shelf[id]

    def all(self, kind: type[D], *, game: str | None = None) -> tuple[D, ...]:
        """Every def of `kind`: mods in load order, then files by name, then as written.

        Raises:
            LookupError: no section has that kind, or several games do and none is named.
        """
        return tuple(self._shelf(kind, game).values())

    def patched(
        self, game: str, patches: Mapping[type[Def], Mapping[str, Mapping[str, object]]]
    ) -> "Catalog":
        """A catalog in which some defs of a game, by kind and full id, have other values in some fields.

        Raises:
            LookupError: there is no def of such an id.
            msgspec.ValidationError: a field may not have that value.
        """
        changed = {
            kind: [_with_fields(self.get(kind, id, game=game), fields) for id, fields in by_id.items()]
            for kind, by_id in patches.items()
        }
        return self.with_defs(game, changed)

    def with_defs(self, game: str, defs: Mapping[type[Def], Iterable[Def]]) -> "Catalog":
        """A catalog in which some defs of a game, by kind, stand in place of those with the same ids."""
        shelves = dict(self._shelves)
        for kind, others in defs.items():
            shelves[game, kind] = {**shelves[game, kind], **{one.id: one for one in others}}
        return Catalog(shelves, self.mods)

    def _shelf(self, kind: type[D], game: str | None) -> dict[str, D]:
        """All defs of `kind` by id.

        Raises:
            LookupError: no section has that kind, or several games do and none is named.
        """
        found = [
            defs for (place, held), defs in self._shelves.items() if held is kind and game in (None, place)
        ]
        if len(found) != 1:
            few = "no section" if not found else "several games (name one)"
            raise LookupError(f"{few} for {kind.__name__}" + (f" in {game}." if game else "."))
        return cast(dict[str, D], found[0])


def _with_fields(one: Def, fields: Mapping[str, object]) -> Def:
    """The def with other values in these fields.

    Raises:
        msgspec.ValidationError: a field may not have that value.
    """
    return msgspec.convert({**msgspec.to_builtins(one), **fields}, type(one))
