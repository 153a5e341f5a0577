"""A courtier as the mod at the bench of the workshop dresses it now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.app.workshop.bench import Thing
from scenes.draw.dress import DressDef, dress_of
from scenes.draw.unpainted import FIGURES
from scenes.games.complots.table.portraits import (
    LIKE,
    card_name,
    is_painted,
    register_portraits,
    register_strangers,
)
from scenes.screens.workshop.on_bench import workshop_at

if TYPE_CHECKING:
    from scenes.shell.scene import Scene


def dress_at_bench(scene: Scene, character: str) -> None:
    """Let a character look as the mod at the bench dresses it now, where a page of the workshop is seen."""
    workshop = workshop_at(scene)
    if workshop is None:
        return
    said, art = workshop.bench.look(Thing("complots", "character", character)), scene.stage.art
    if said:
        folder = workshop.bench.mod.folder / "look"
        register_portraits(
            art, {character: dress_of(character, msgspec.convert(said, DressDef), folder, FIGURES)}
        )
    elif character.partition(":")[0] == workshop.bench.mod.id:
        register_strangers(art, [character])
    elif is_painted(character):
        for size in LIKE:
            art.dismiss(card_name(character, size))
