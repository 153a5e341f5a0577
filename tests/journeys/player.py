"""A person who has never read the rules: presses what the own plaque says, by chance."""

from __future__ import annotations

from game.core.rng import Rng
from game.core.rules import Player
from game.input.devices import MOUSE
from game.input.intents import MOVES, Intent
from scenes.complots import layout
from scenes.complots.scene import ComplotsScene
from tests.journeys.evening import Evening, MouseHand, some, weighted

WEIGHTS = {
    "complots-pass": 60,
    "complots-doubt": 8,
    "complots-counter": 14,
    "complots-as": 40,
    "complots-aim": 40,
    "complots-back": 5,
    "complots-peek": 0,
}
"""How much people like to press what a prompt says; whatever is not here is 20."""

MOVES_HERE = tuple(MOVES)


class Person:
    """Answers for one seat, with the device that the seat has now."""

    def __init__(self, evening: Evening, scene: ComplotsScene, player: Player, rng: Rng) -> None:
        self.evening, self.scene, self.player, self.rng = evening, scene, player, rng

    def answer(self) -> str:
        """Do one thing that the plaque offers; says what it was."""
        sitter = self.scene.couch[self.scene.couch.players[self.player]]
        assert sitter.device is not None
        hand = self.evening.hand(sitter.device)
        if isinstance(hand, MouseHand):
            return MousePerson(self, hand).answer()
        controller = self.scene.hands.controllers[self.player]
        asks = controller.prompts()
        assert asks, f"{sitter.name} owes an answer and is asked nothing."
        secret = any(ask.intent is Intent.PEEK for ask in asks)
        if secret:
            hand.press(Intent.PEEK)
        if self.wanders(asks[0].key):
            for _ in some(self.rng, 3):
                self.evening.tap(sitter.device, self.rng.choice(MOVES_HERE))
        asks = controller.prompts()
        choice = weighted(self.rng, asks, [WEIGHTS.get(ask.key, 20) for ask in asks])
        self.evening.tap(sitter.device, choice.intent)
        if secret:
            hand.release(Intent.PEEK)
        return f"{choice.key} {choice.role}"

    def wanders(self, key: str) -> bool:
        """Whether a cursor can be moved."""
        return key in (
            "complots-choose",
            "complots-aim",
            "complots-mark",
            "complots-pick",
            "complots-confirm",
        )

    def peek(self) -> None:
        """Look at the own cards for a moment."""
        sitter = self.scene.couch[self.scene.couch.players[self.player]]
        if sitter.device is None or sitter.waiting or sitter.device == MOUSE:
            return
        hand = self.evening.hand(sitter.device)
        hand.press(Intent.PEEK)
        assert self.scene.hands.peeking == self.player
        self.evening.step()
        hand.release(Intent.PEEK)
        assert self.scene.hands.peeking is None


class MousePerson:
    """The same with nothing but a mouse: prompts, the menu, plaques and cards are clicked."""

    def __init__(self, person: Person, hand: MouseHand) -> None:
        self.scene, self.player, self.rng, self.hand = person.scene, person.player, person.rng, hand

    def answer(self) -> str:
        controller = self.scene.hands.controllers[self.player]
        asks = controller.prompts()
        if controller.asks() == "turn":
            return self.turn()
        if any(ask.intent is Intent.PEEK for ask in asks):
            return self.secret()
        choice = weighted(self.rng, asks, [WEIGHTS.get(ask.key, 20) for ask in asks])
        self.hand.press(choice.intent)
        return f"{choice.key} {choice.role}"

    def turn(self) -> str:
        """Click an action of the menu, or, once it wants a target, a plaque."""
        menu = self.scene.question.menu
        if menu is not None:
            x, y, w, h = self.rng.choice(menu.boxes)
            self.hand.click(x + w / 2, y + h / 2)
            return "clicked the menu"
        boxes = layout.plaques(len(self.scene.sitters))
        x, y, w, _ = self.rng.choice(boxes)
        self.hand.click(x + w / 2, y + 20)
        return "clicked a plaque"

    def secret(self) -> str:
        """Peek, click cards, confirm."""
        self.hand.press(Intent.PEEK)
        assert self.scene.hands.peeking == self.player
        controller = self.scene.hands.controllers[self.player]
        picks = controller.asks() == "pick"
        cards = len(controller.fan())
        for _ in range(1 if picks else 6):
            x, y, w, h = self.rng.choice(layout.fan(len(self.scene.sitters), self.player, cards))
            self.hand.click(x + w / 2, y + h / 2)
            confirm = [ask for ask in controller.prompts() if ask.intent is Intent.COUNTER]
            if confirm:
                self.hand.press(Intent.COUNTER)
                return "confirmed"
        return "clicked cards"
