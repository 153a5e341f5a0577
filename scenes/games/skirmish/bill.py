"""The battle on its playbill: how large the armies are, and what they fight for."""

from collections.abc import Sequence

from game.mods.catalog import Catalog
from scenes.draw.layer import Layer
from scenes.screens.lobby.game_facts import GameCardSetting, Place, Told

_SEALS = ("seal_1_grand", "seal_2_grand", "seal_3_grand")
_EDGE = 92.0


class SkirmishFacts:
    """Size of the armies, what they fight for, the clock of the treachery cards."""

    def tells(self, bill: GameCardSetting) -> Sequence[Told]:
        """The house rules worth telling."""
        return ("preset", "scenario", "card_seconds")

    def portray(self, layer: Layer, catalog: Catalog, spots: Sequence[Place], angle: float) -> None:
        """Draw the seals of three armies that have sworn nothing yet."""
        for name, spot in zip(_SEALS, spots, strict=True):
            layer.image(name, *spot, _EDGE, _EDGE, anchor=(0.5, 0.5), angle=angle)
