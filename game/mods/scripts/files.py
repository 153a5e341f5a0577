"""Lua files in the folder of a game: each stands for a table."""

from typing import Any

TABLE = "script"
"""The table in which scripts stand, by their names."""


def script_table(place: str, text: str) -> dict[str, Any]:
    """The table that a Lua file stands for; `place` is where it lies in its mod.

    >>> script_table("complots/rebours.lua", "return {}")
    {'script': {'rebours': {'source': 'return {}', 'file': 'complots/rebours.lua'}}}
    """
    name = place.rpartition("/")[2].removesuffix(".lua")
    return {TABLE: {name: {"source": text, "file": place}}}
