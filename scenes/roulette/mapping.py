"""What the map of buttons shows: the answers of the question, the same for everybody (R-20)."""

from collections.abc import Sequence
from typing import Any

from game.core.rules import Player
from game.couch.sitter import Sitter
from game.rules.roulette.law import CARDS, SECRET
from game.rules.roulette.view import RouletteView
from scenes.match.hands import Hands
from scenes.roulette.buttons import Answer, Map
from scenes.roulette.controller import POCKETS, Controller
from scenes.stage import Words

ACCUSING = ("accusation", "gather")
"""Questions in which one may accuse."""
KINDS: dict[bool | None, Any] = {False: "clic", True: "balle", None: "chance"}


class Mapping:
    """Reads the question of the moment into a map; draws nothing."""

    def __init__(self, texts: Words, hands: Hands, sitters: Sequence[Sitter], most: int) -> None:
        self.texts, self.hands, self.sitters, self.most = texts, hands, sitters, most

    def of(self, view: RouletteView) -> Map | None:
        """The map of the question, if people are asked one that needs it."""
        owing = [player for player in view.owing if player in self.hands.people]
        devices = tuple(d for p in self.hands.people if (d := self.hands.device_of(p)) is not None)
        if not owing:
            return None
        if view.asks in SECRET:
            return Map(self.texts(f"roulette-map-{view.asks}"), self.answers(view), devices)
        if view.asks in ACCUSING and any(self.controller(player).accusing for player in owing):
            return Map(self.texts("roulette-map-accuse"), self.seats(), devices)
        return self.faces(owing) if view.asks in CARDS else None

    def controller(self, player: Player) -> Controller:
        """The hand of a chair."""
        controller: Controller = self.hands.controllers[player]
        return controller

    def answers(self, view: RouletteView) -> tuple[Answer, ...]:
        """The answers of a secret question."""
        if view.asks == "pocket":
            kinds = [KINDS[bullet] for bullet in POCKETS]
            return tuple(Answer(kind, words=self.texts(f"roulette-map-{kind}")) for kind in kinds)
        if view.asks == "bet":
            return tuple(Answer("die", face) for face in range(self.most + 1))
        return self.seats()

    def seats(self) -> tuple[Answer, ...]:
        """Everybody around the table."""
        return tuple(Answer("seat", sitter.colour, sitter.name) for sitter in self.sitters)

    def faces(self, owing: Sequence[Player]) -> Map | None:
        """The faces that an open card may turn a die to, with a cursor for all to see."""
        for player in owing:
            controller = self.controller(player)
            faces = controller.faces()
            if faces:
                answers = tuple(Answer("die", face) for face in faces)
                return Map(
                    self.texts("roulette-map-face"), answers, (), min(controller.cursor, len(faces) - 1)
                )
        return None
