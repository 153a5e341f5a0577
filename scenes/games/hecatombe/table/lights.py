"""How every place is lit and which armies are marked: who plays, who is barred, what a cursor points at."""

from game.app.table import Table
from game.core.rules import Player
from game.rules.hecatombe import HecatombeView, questions
from game.rules.hecatombe.actions import Attack
from scenes.games.hecatombe.table.controller import Controller
from scenes.games.hecatombe.table.seats.army_row import Mark
from scenes.games.hecatombe.table.seats.seat_place import Light
from scenes.games.hecatombe.table.shown import Shown
from scenes.match.hands import Hands

FIGHTING = (questions.ATTACK, questions.DEFENCE, questions.KEEPERS)
"""The questions during which some players have retired and others have not."""


class Lights:
    """Reads lights and marks off the facts and the cursors; draws nothing."""

    def __init__(self, table: Table, hands: Hands, shown: Shown) -> None:
        self.table, self.hands, self.shown = table, hands, shown

    def light(self, player: Player, view: HecatombeView, *, idle: bool) -> Light:
        """Return the light on a player's place."""
        assault = view.assault
        if view.asks in FIGHTING and self.shown.out[player]:
            return "out"
        if idle and assault is not None and player in (assault.player, assault.target):
            return "attacker" if player == assault.player else "attacked"
        if idle and assault is not None:
            return "aside"
        if idle and view.asks in (questions.REVEAL, questions.ANSWER):
            return "active" if player in view.owing else ""
        if view.asks not in (questions.ATTACK, questions.DEFENCE) or not self.shown.armies[player]:
            return ""
        if player == self.shown.active:
            return "active" if assault is None else ""
        asked = idle and view.asks == questions.ATTACK
        return "barred" if asked and player == self.shown.father and not self.opens_father(view) else ""

    def opens_father(self, view: HecatombeView) -> bool:
        """Whether a script of a mod lets the active player attack the father."""
        if view.asks != questions.ATTACK or self.table.rules.setting.scripts is None:
            return False
        options = self.table.seat(view.active).options
        return any(isinstance(one, Attack) and one.target == view.father for one in options)

    def marks(self, player: Player, view: HecatombeView) -> dict[int, Mark]:
        """Return the marks on this player's armies: aimed at, offered, chosen or out of reach."""
        if view.asks == questions.DEFENCE:
            return self.marks_defence(player, view)
        if view.asks != questions.ATTACK or view.active in self.table.bots:
            return {}
        controller: Controller = self.hands.controllers[view.active]
        reach = set(controller.things())
        marks: dict[int, Mark] = {}
        if not reach:
            return marks
        if (player == view.active) is (controller.army is None) and (
            player != view.father or self.opens_father(view)
        ):
            marks = {one.place: "faint" for one in controller.armies_of(player) if one not in reach}
        if player == view.active and controller.army is not None:
            marks[controller.army] = "chosen"
        return marks

    def marks_defence(self, player: Player, view: HecatombeView) -> dict[int, Mark]:
        """Return the marks on the attacked army and on the one that a person offers instead."""
        assault = view.assault
        if assault is None or assault.target != player:
            return {}
        place = view.armies[player].index(assault.prey)
        if player in self.table.bots:
            return {place: "target"}
        controller: Controller = self.hands.controllers[player]
        controller.asks()
        if controller.cursor == place:
            return {place: "both"}
        return {place: "target", controller.cursor: "offered"}
