"""What mods say of how treachery cards look: `look/skirmish.toml`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.app.workshop.bench import Thing
from scenes.draw.dress import DressDef, dress_of
from scenes.draw.unpainted import DEEDS
from scenes.games.skirmish.table.effects.card_flight import hang_face, undress
from scenes.games.skirmish.table.effects.card_look_file import card_ids, read_cards
from scenes.screens.workshop.on_bench import workshop_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.mods.catalog import Catalog
    from game.mods.problems import Problem
    from scenes.draw.art import Art
    from scenes.shell.scene import Scene


def hang_cards(catalog: Catalog, art: Art) -> Sequence[Problem]:
    """Hang the faces that mods give to treachery cards; returns what is wrong with them."""
    dresses, problems = read_cards(catalog)
    for card in card_ids(catalog):
        undress(art, card)
    for card, dress in dresses.items():
        hang_face(art, card, dress)
    return problems


def dress_at_bench(scene: Scene, card: str) -> None:
    """Let a card look as the mod at the bench dresses it now, where a page of the workshop is seen."""
    workshop = workshop_at(scene)
    if workshop is None:
        return
    said = workshop.bench.look(Thing("skirmish", "card", card))
    if said:
        folder = workshop.bench.mod.folder / "look"
        hang_face(scene.stage.art, card, dress_of(card, msgspec.convert(said, DressDef), folder, DEEDS))
    elif card.partition(":")[0] == workshop.bench.mod.id:
        undress(scene.stage.art, card)
