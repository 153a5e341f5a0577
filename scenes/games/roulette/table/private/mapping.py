"""What the map of buttons shows: the answers of the question, the same for everybody (R-20)."""

from collections.abc import Sequence
from typing import Any

from game.core.rules import Player
from game.couch.sitter import Sitter
from game.input.intents import Intent
from game.rules.roulette import RouletteView, questions
from game.rules.roulette.questions import CARDS, SECRET
from scenes.games.roulette.table.controller import POCKETS, Controller
from scenes.games.roulette.table.private.button_map import Answer, AnswerMap
from scenes.games.roulette.table.slots import SLOTS
from scenes.match.hands import Hands
from scenes.shell.null_sound import Words

ACCUSING = (questions.ACCUSATION, questions.GATHER)
"""Questions in which one may accuse."""
KINDS: dict[bool | None, Any] = {False: "clic", True: "balle", None: "chance"}


class AnswerReader:
    """Reads the question of the moment into a map; draws nothing."""

    def __init__(self, texts: Words, hands: Hands, sitters: Sequence[Sitter], most: int) -> None:
        self.texts, self.hands, self.sitters, self.most = texts, hands, sitters, most

    def of(self, view: RouletteView) -> AnswerMap | None:
        """The map of the question, if people are asked one that needs it."""
        owing = [player for player in view.owing if player in self.hands.people]
        if not owing:
            return None
        if view.asks in SECRET:
            slots = self.controller(owing[0]).secret_slots.of(view.round)
            title, people = self.texts(f"roulette-map-{view.asks}"), self.hands.people
            return self.map(title, self.answers(view), people, slots)
        accusing = [player for player in owing if self.controller(player).accusing]
        if view.asks in ACCUSING and accusing:
            suspects = [self.suspect(view, accusing, player) for player in range(view.players)]
            return self.map(self.texts("roulette-map-accuse"), self.seats(suspects), accusing)
        return self.faces(owing) if view.asks in CARDS else None

    def map(
        self,
        title: str,
        answers: tuple[Answer, ...],
        players: Sequence[Player],
        slots: tuple[Intent, ...] = SLOTS,
    ) -> AnswerMap:
        """The map of a question for the devices in the hands of these people."""
        held = [
            (device, self.sitters[player].colour)
            for player in players
            if (device := self.hands.device_of(player)) is not None
        ]
        devices, owners = tuple(device for device, _ in held), tuple(colour for _, colour in held)
        return AnswerMap(title, answers, devices, slots=slots, owners=owners)

    def suspect(self, view: RouletteView, accusing: Sequence[Player], player: Player) -> bool:
        """Say whether one of the accusers may accuse this player: their pocket is still covered (R-06)."""
        return view.in_round[player] and view.pockets[player] is None and [*accusing] != [player]

    def controller(self, player: Player) -> Controller:
        """The hand of a chair."""
        controller: Controller = self.hands.controllers[player]
        return controller

    def answers(self, view: RouletteView) -> tuple[Answer, ...]:
        """The answers of a secret question."""
        if view.asks == questions.POCKET:
            kinds = [KINDS[bullet] for bullet in POCKETS]
            return tuple(Answer(kind, words=self.texts(f"roulette-map-{kind}")) for kind in kinds)
        if view.asks == questions.BET:
            return tuple(Answer("die", face) for face in range(self.most + 1))
        return self.seats([self.aims(view) != [player] for player in range(view.players)])

    def aims(self, view: RouletteView) -> list[Player]:
        """The people who choose their aim: one who does so alone sees their own seat faint (R-26)."""
        return [p for p in self.hands.people if p in view.shooters and view.aims[p] is None]

    def seats(self, open_to: Sequence[bool]) -> tuple[Answer, ...]:
        """Everybody around the table; faint, without a button, who cannot be chosen."""
        return tuple(
            Answer("seat", sitter.colour, sitter.name, faint=not chosen)
            for sitter, chosen in zip(self.sitters, open_to, strict=True)
        )

    def faces(self, owing: Sequence[Player]) -> AnswerMap | None:
        """The faces that an open card may turn a die to, with a cursor for all to see."""
        for player in owing:
            controller = self.controller(player)
            faces = controller.faces()
            if faces:
                answers = tuple(Answer("die", face) for face in faces)
                return AnswerMap(
                    self.texts("roulette-map-face"), answers, (), min(controller.cursor, len(faces) - 1)
                )
        return None
