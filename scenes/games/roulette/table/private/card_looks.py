"""Faces that mods give to cards, hung into the art of a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.games.roulette.table.private.card_faces import hang_face, undress
from scenes.games.roulette.table.private.card_look_file import card_ids, read_cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.mods.catalog import Catalog
    from game.mods.problems import Problem
    from scenes.draw.art import Art


def hang_cards(catalog: Catalog, art: Art) -> Sequence[Problem]:
    """Hang the faces of the cards that mods dress; returns what is wrong with them."""
    dresses, problems = read_cards(catalog)
    for card in card_ids(catalog):
        undress(art, card)
    for card, dress in dresses.items():
        hang_face(art, card, dress)
    return problems
