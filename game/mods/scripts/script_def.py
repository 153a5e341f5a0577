"""Scripts among the tables of a game: `complots/rebours.lua` of the mod `mine` is `mine:rebours`."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from game.mods.catalog import Catalog
from game.mods.defs import Def
from game.mods.flags import FlagDef, Value, by_name
from game.mods.manifest import BASE
from game.mods.scripts.files import TABLE
from game.scripting.hooks.scripts import Script, Scripts

_UNTOUCHED: Mapping[str, Value] = {}


class ScriptDef(Def, frozen=True, kw_only=True):
    """A script: a file `name.lua` that returns `{ on = { hook = function } }`, or its text in a table.

    Of several, those with the higher `priority` are asked first, then in the order in which mods are read.
    """

    source: Annotated[str, msgspec.Meta(max_length=65_536)]
    priority: Annotated[int, msgspec.Meta(ge=-100, le=100)] = 0
    file: str = ""
    """Where it stands in its mod; written by the loader."""


def scripts_of(catalog: Catalog, game: str, flags: Mapping[str, Value] = _UNTOUCHED) -> Scripts | None:
    """The scripts of all mods for a game, in the order in which they are asked; None without any.

    `flags` are the house rules of the match, by name: scripts are told those that their own mod has brought.
    """
    try:
        found = catalog.all(ScriptDef, game=game)
    except LookupError:
        return None
    ordered = sorted(found, key=lambda one: -one.priority)
    if not ordered:
        return None
    return Scripts([_script(one) for one in ordered], flags=_own_flags(catalog, game, flags))


def _own_flags(catalog: Catalog, game: str, flags: Mapping[str, Value]) -> dict[str, dict[str, Value]]:
    """By mod, the base game left out: its house rules by the short name, as they are in a match."""
    own: dict[str, dict[str, Value]] = {}
    try:
        found = by_name(catalog.all(FlagDef, game=game))
    except LookupError:
        return own
    for name, flag in found.items():
        if flag.mod != BASE:
            own.setdefault(flag.mod, {})[flag.name] = flags.get(name, flag.default)
    return own


def _script(one: ScriptDef) -> Script:
    """A def as a script that can be asked."""
    return Script(one.mod, one.file or f"[{TABLE}.{one.name}]", one.source)
