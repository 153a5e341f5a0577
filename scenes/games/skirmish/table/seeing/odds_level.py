"""How much the table tells of odds: a house rule of the table, the same for everybody (`flag.odds`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.mods.flags import FlagDef, resolve_flags

if TYPE_CHECKING:
    from game.app.table import Table
    from scenes.shell.stage import Stage

FULL, RANGES, NONE = "full", "ranges", "none"
"""Chances, reaches and distances; reaches and distances; distances alone."""


class Housed(Protocol):
    """The scene, as far as a house rule is looked up in it."""

    stage: Stage
    table: Table


def odds_level(scene: Housed) -> str:
    """How much is told at this table."""
    rules = scene.stage.app.catalog.all(FlagDef, game="skirmish")
    values, _ = resolve_flags(rules, scene.table.plan.flags)
    return str(values["odds"])
