"""Content of a match: the team of the last mod that brings one, and the deck that the flags leave."""

from collections.abc import Mapping
from typing import Any

import msgspec

from game.mods.catalog import Catalog
from game.rules.roulette.defs import MOST_ROUNDS, CardDef, RouletteFlags, TeamDef


class Content(msgspec.Struct, frozen=True):
    """The team, the kinds of action cards in printed order, and the deck, kind by kind."""

    team: TeamDef
    cards: Mapping[str, CardDef]
    deck: tuple[str, ...]


def content(catalog: Catalog, flags: RouletteFlags) -> Content:
    """The content of one match, narrowed from the catalog (R-01, R-02)."""
    kinds = sorted(catalog.all(CardDef), key=lambda card: (card.order, card.id))
    played = [card for card in kinds if _in_play(card, flags)]
    return Content(
        team=catalog.all(TeamDef)[-1],
        cards={card.id: card for card in played},
        deck=tuple(card.id for card in played for _ in range(card.copies)),
    )


def _in_play(card: CardDef, flags: RouletteFlags) -> bool:
    """Whether the chosen deck holds this kind of card (R-02)."""
    return flags.action_deck == "full" or (flags.action_deck == "named" and card.named)


def flags_from(values: Mapping[str, Any]) -> RouletteFlags:
    """The resolved flags of a match as one typed value; the round limit of old is left unset."""
    known = {name: value for name, value in values.items() if (name, value) != ("most_rounds", MOST_ROUNDS)}
    return msgspec.convert(known, RouletteFlags)
