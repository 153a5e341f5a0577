"""Hands of Roulette."""

from __future__ import annotations

from typing import Any, ClassVar

from game.core.rules import Player
from game.input.intents import Intent
from game.rules.roulette.actions import TakeAim
from scenes.games.roulette.table.controller import Controller
from tests.scenes.match.game import Game, Place


class Window:
    """A window that can be held."""

    def __init__(self) -> None:
        self.held = False

    def hold(self, player: Player) -> bool:
        self.held = True
        return True

    def let_go(self, player: Player) -> None:
        self.held = False

    def holds(self, player: Player) -> bool:
        return self.held


class Roulette:
    """Slots of the map, accusations, windows that are held, cards laid open."""

    id = "roulette"
    houses: ClassVar = [
        (2, {"points_to_win": 5}),
        (3, {"accusation_gather_seconds": 0}),
        (4, {}),
        (5, {"action_deck": "named"}),
        (6, {}),
    ]
    always = frozenset({"pocket", "bet", "accusation", "before-pockets", "before-shot", "after-shot"})

    def controller(self, rules: Any, seat: Any) -> Controller:
        return Controller(seat, Window(), faces=rules.setting.team.highest_bet + 1)

    def put(self, controller: Any, place: Place) -> None:
        controller.accusing, controller.card, controller.target, controller.cursor, held = place
        controller.holding.held = held

    def worth(self, controller: Any, place: Place, intent: Intent) -> bool:
        return True

    def by_hand(self, action: Any) -> bool:
        """Nobody means to leave the aim to the rules (R-26)."""
        return not (isinstance(action, TakeAim) and action.target is None)

    def same(self, action: Any) -> object:
        return action


ROULETTE: Game = Roulette()
