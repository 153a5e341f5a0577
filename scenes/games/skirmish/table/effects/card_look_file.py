"""The file `look/skirmish.toml` of mods: how treachery cards look. It is read without a window, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.rules.skirmish.defs.cards import CardDef
from scenes.draw.dress import Dress, DressDef, read_dresses
from scenes.draw.unpainted import DEEDS

if TYPE_CHECKING:
    from game.mods.catalog import Catalog
    from game.mods.problems import Problem

FILE = "skirmish.toml"


class TreacheryFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole `look/skirmish.toml`: a dress for each treachery card, by its name or its full id."""

    card: dict[str, DressDef] = {}


def card_ids(catalog: Catalog) -> list[str]:
    """The full ids of every card there is."""
    return [one.id for one in catalog.all(CardDef, game="skirmish")]


def read_cards(catalog: Catalog) -> tuple[dict[str, Dress], list[Problem]]:
    """How each card that mods dress looks, by full id, and what is wrong."""
    return read_dresses(catalog.mods, FILE, TreacheryFile, "card", card_ids(catalog), DEEDS)
