"""Hands of Hécatombe."""

from __future__ import annotations

from typing import Any, ClassVar

from game.core.rules import Player
from game.input.intents import Intent
from scenes.draw.style import Box
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.controller import Controller
from scenes.games.hecatombe.table.layout import Layout
from scenes.games.hecatombe.table.things import TableThing
from tests.scenes.match.game import Game, Place


class Table:
    """Where things lie on a table seen from chair 0, as on the screen."""

    def __init__(self, rules: Any, view: Any) -> None:
        most = max((len(tiles) for tiles in view.armies), default=0) or rules.setting.table.tiles
        self.places = Layout(
            rules.players, 0, most, rules.setting.table.objectives, rules.setting.table.known
        )
        self.view = view
        self.controller: Controller | None = None

    def box(self, thing: TableThing, player: Player) -> Box:
        view = self.view
        if thing.kind == "army":
            return self.places.tiles(thing.owner, len(view.armies[thing.owner]))[thing.place]
        if thing.kind == "objective":
            return self.places.objective(thing.owner, thing.place)
        assert self.controller is not None
        count = len(view.peoples if thing.kind == "people" else self.controller.fan())
        return layout.choice_fan_boxes(count)[thing.place]


class Hecatombe:
    """Armies and preys, offers, marks and seals, objectives and peoples."""

    id = "hecatombe"
    houses: ClassVar = [
        (2, {"rounds_to_win": 1}),
        (3, {"no_retreat": True}),
        (4, {}),
        (5, {"father_rule_from": 3}),
        (6, {"no_retreat": True}),
        (7, {}),
    ]
    always = frozenset({"objectives", "attack", "defence", "reveal"})

    def controller(self, rules: Any, seat: Any) -> Controller:
        table = Table(rules, seat.view)
        table.controller = Controller(seat, table)
        return table.controller

    def put(self, controller: Any, place: Place) -> None:
        controller.cursor, controller.army, controller.marks = place

    def worth(self, controller: Any, place: Place, intent: Intent) -> bool:
        """Any tile may be the first of the marks; the others are the lowest that are left."""
        cursor, _, marks = place
        if intent is not Intent.ACCEPT or not marks:
            return True
        left = [number for number in range(len(controller.fan())) if number not in marks]
        return len(marks) < controller.wanted and cursor == left[0]

    def by_hand(self, action: Any) -> bool:
        return True

    def same(self, action: Any) -> object:
        return action


HECATOMBE: Game = Hecatombe()
