"""A person who has never read the rules: presses what the screen says, by chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.rng import Rng
from game.core.rules import Player
from game.input.devices import MOUSE
from game.input.intents import MOVES, Intent
from scenes.match.scene import MatchScene
from tests.journeys.evening import LONG_PRESS, Evening, Hand, MouseHand, some, weighted
from tests.journeys.games import GAMES

MOVES_HERE = tuple(MOVES)


class Person:
    """Answers for one seat, with the device that the seat has now."""

    def __init__(self, evening: Evening, scene: MatchScene, player: Player, rng: Rng) -> None:
        self.evening, self.scene, self.player, self.rng = evening, scene, player, rng
        self.game = GAMES[scene.table.plan.game]

    @property
    def controller(self) -> Any:
        """What this seat is asked, and what it may press."""
        return self.scene.hands.controllers[self.player]

    @property
    def secret(self) -> bool:
        """Whether one must look at one's secrets to answer."""
        hands = self.scene.hands
        return self.controller.asks() in self.scene.private and not hands.open_to_all(self.player)

    def like(self, asks: Sequence[Any]) -> Any:
        """One of the prompts, as people like them."""
        return weighted(self.rng, asks, [self.game.weights.get(ask.key, 20) for ask in asks])

    def answer(self) -> str:
        """Do one thing that the screen offers; says what it was."""
        sitter = self.scene.couch[self.scene.couch.players[self.player]]
        assert sitter.device is not None
        asks = self.controller.prompts()
        if not asks and self.controller.asks() in self.game.passing:
            return "let it pass"
        assert asks, f"{sitter.name} owes an answer and is asked nothing."
        if self.scene.deafness.lasts():
            return "read the question"
        hand = self.evening.hand(sitter.device)
        if isinstance(hand, MouseHand):
            return self.game.point_and_click(self, hand)
        if getattr(self.controller, "may_end", False) and self.rng.below(3) == 0:
            hand.press(Intent.COUNTER)
            self.evening.step(LONG_PRESS)
            hand.release(Intent.COUNTER)
            return "held down what ends it"
        secret = self.secret
        if secret:
            hand.press(Intent.PEEK)
        said = self.press(hand, asks[0].key)
        if secret:
            hand.release(Intent.PEEK)
        return said

    def press(self, hand: Hand, first: str) -> str:
        """Move the cursor about, where there is one, and press what a prompt says."""
        if first not in self.game.still:
            for _ in some(self.rng, 3):
                tap(hand, self.rng.choice(MOVES_HERE))
        asks = self.controller.prompts()
        if not asks:
            return "came too late: the window had closed"
        choice = self.like(asks)
        holds = getattr(self.game, "holds", None)
        if holds is not None and holds(self.scene, choice.intent):
            hand.press(choice.intent)
            self.evening.step(LONG_PRESS)
            hand.release(choice.intent)
        else:
            tap(hand, choice.intent)
        return str(choice.key)

    def click_secretly(self, hand: MouseHand, most: int) -> str:
        """Peek, click things of the fan until they can be handed in, hand them in."""
        hand.press(Intent.PEEK)
        assert self.scene.hands.peeking == self.player
        ticks = self.scene.table.ticks
        for _ in range(most):
            hand.click_in(self.rng.choice(self.scene.hands.fans[self.player]))
            confirm = [ask for ask in self.controller.prompts() if ask.intent is self.game.confirm]
            if confirm:
                hand.press(self.game.confirm)
            if self.scene.table.ticks != ticks:
                return "confirmed"
        return "clicked"

    def peek(self) -> None:
        """Look at the own secrets for a moment."""
        sitter = self.scene.couch[self.scene.couch.players[self.player]]
        if sitter.device is None or sitter.waiting or sitter.device == MOUSE:
            return
        hand = self.evening.hand(sitter.device)
        hand.press(Intent.PEEK)
        assert self.scene.hands.peeking == self.player
        self.evening.step()
        hand.release(Intent.PEEK)
        assert self.scene.hands.peeking is None


def tap(hand: Hand, intent: Intent) -> None:
    """Press and let go."""
    hand.press(intent)
    hand.release(intent)
