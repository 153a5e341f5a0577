"""Hands of Complots."""

from __future__ import annotations

from typing import Any, ClassVar

from game.input.intents import Intent
from game.rules.complots.actions import Keep
from scenes.games.complots.table.controller import Controller
from tests.scenes.match.game import Game, Place


class Complots:
    """A menu, targets, windows, cards."""

    id = "complots"
    houses: ClassVar = [
        (2, {}),
        (3, {"fifth_character": "inquisiteur"}),
        (4, {"factions": True}),
        (5, {"fifth_character": "inquisiteur", "starting_coins": 4}),
        (8, {}),
    ]
    always = frozenset({"turn", "challenge"})

    def controller(self, rules: Any, seat: Any) -> Controller:
        return Controller(seat, rules.setting.actions)

    def put(self, controller: Any, place: Place) -> None:
        controller.cursor, controller.aiming, controller.target, controller.countering = place[:4]
        controller.page, controller.kept, controller.chosen = place[4:]

    def worth(self, controller: Any, place: Place, intent: Intent) -> bool:
        return True

    def by_hand(self, action: Any) -> bool:
        return True

    def same(self, action: Any) -> object:
        """The order of kept cards means nothing."""
        return Keep(action.player, tuple(sorted(action.cards))) if isinstance(action, Keep) else action


COMPLOTS: Game = Complots()
