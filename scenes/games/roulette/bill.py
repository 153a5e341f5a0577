"""Roulette on its playbill: two cards of a gun and a secret between them, and what everybody is dealt."""

from collections.abc import Sequence

from game.mods.catalog import Catalog
from game.rules.roulette import content
from game.rules.roulette.content import flags_from
from scenes.draw.layer import Layer
from scenes.screens.lobby.game_facts import GameCardSetting, Place, PlainFact, Told

_CARDS = ("carte_clic", "dos_action", "carte_balle")
_CARD = (62.0, 95.3)
_FAN = (-9.0, 0.0, 9.0)
_DROP = (5.0, -3.0, 5.0)


class RouletteFacts:
    """Points, teams, action cards, and how long one may think."""

    def tells(self, bill: GameCardSetting) -> Sequence[Told]:
        """Return what the playbill tells: what wins, then team and deck (R-01, R-02), then the clocks."""
        box = content(bill.catalog, flags_from(bill.values))
        deck = PlainFact(bill.texts("lobby-action-cards", n=len(box.deck)))
        return (
            "points_to_win",
            PlainFact(bill.texts("lobby-team", n=box.team.characters)),
            *((deck,) if box.deck else ()),
            "choice_seconds",
            "accusation_seconds",
            "card_seconds",
            "spare_bullets",
        )

    def portray(self, layer: Layer, catalog: Catalog, spots: Sequence[Place], angle: float) -> None:
        """A CLIC, a BALLE, and the back of a card between them, fanned out."""
        for name, (x, y), turn, drop in zip(_CARDS, spots, _FAN, _DROP, strict=True):
            layer.image(name, x, y + drop, *_CARD, anchor=(0.5, 0.5), angle=angle + turn)
