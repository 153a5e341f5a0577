"""Bones in the lobby: how far one plays, and three dice."""

from collections.abc import Sequence

from game.mods.catalog import Catalog
from scenes.draw.layer import Layer
from scenes.screens.lobby.game_facts import GameCardSetting, Place, PlainFact, Told
from tests.fifth.rules import GOAL


class BonesFacts:
    """The goal."""

    def tells(self, bill: GameCardSetting) -> Sequence[Told]:
        return (PlainFact(bill.texts("dice-goal", n=GOAL)),)

    def portray(self, layer: Layer, catalog: Catalog, spots: Sequence[Place], angle: float) -> None:
        for spot in spots:
            layer.image("icon_dice_six_faces_four", *spot, 60, anchor=(0.5, 0.5), angle=angle)
