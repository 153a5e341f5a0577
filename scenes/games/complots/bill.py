"""Complots on its playbill: three of its characters, and how many cards are dealt."""

from collections.abc import Sequence

from game.mods.catalog import Catalog
from game.rules.complots.defs import DeckDef
from scenes.draw.layer import Layer
from scenes.screens.lobby.game_facts import GameCardSetting, Place, PlainFact, Told

_ROUNDELS = ("roundel_comtesse", "roundel_capitaine", "roundel_assassin")
_FEWEST = 2


class ComplotsFacts:
    """Deck, purses and the hourglass."""

    def tells(self, bill: GameCardSetting) -> Sequence[Told]:
        """The fifth character first, then the deck for so many players (C-02)."""
        cards = PlainFact(bill.texts("lobby-cards", n=cards_for(bill.catalog, bill.players)))
        return ("fifth_character", cards, "starting_coins", "reaction_seconds", "forced_at")

    def portray(self, layer: Layer, catalog: Catalog, spots: Sequence[Place], angle: float) -> None:
        """Draw three faces in roundels."""
        for name, spot in zip(_ROUNDELS, spots, strict=True):
            layer.image(name, *spot, anchor=(0.5, 0.5), angle=angle)


def cards_for(catalog: Catalog, players: int) -> int:
    """Return the number of cards in use for `players` players (C-02)."""
    deck = catalog.all(DeckDef)[-1]
    return (len(deck.always) + bool(deck.one_of)) * deck.copies_for(max(_FEWEST, players))
