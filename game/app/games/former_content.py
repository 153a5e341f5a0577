"""Content as it was for matches whose files do not tell it by game: what our own mod has changed since."""

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

import tomli

from game.mods.catalog import Catalog
from game.mods.defs import Section
from game.mods.manifest import Mod

OWN = "base"
"""The mod that keeps what it has changed, in `former/<game>.toml`; others bring one state of themselves."""


def former_catalog(catalog: Catalog, game: str, sections: Iterable[Section]) -> Catalog:
    """The catalog with the game's defs as they were then."""
    kinds = {section.table: section.type for section in sections}
    for mod in catalog.mods:
        if mod.id == OWN:
            then = _former_fields(_former_file(mod, game))
            return catalog.patched(game, {kinds[table]: by_id for table, by_id in then.items()})
    return catalog


def _former_file(mod: Mod, game: str) -> Path:
    """The file of a mod's former values for a game."""
    return mod.folder / "former" / f"{game}.toml"


@lru_cache(maxsize=4)
def _former_fields(file: Path) -> dict[str, dict[str, dict[str, object]]]:
    """By table and full id: the fields as they were then; nothing where no file tells them."""
    return tomli.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
