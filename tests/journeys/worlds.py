"""Two worlds that somebody cannot tell apart, shown on the same stage, answered by the same presses."""

from __future__ import annotations

from typing import Any

from PIL.Image import Image as Picture

from game.app.plan import MatchPlan
from game.core.rng import Rng
from game.core.rules import Player
from game.input.devices import Device
from game.input.intents import MOVES, Intent, Press
from scenes.match.openings import new_match_opening
from tests.contract.worlds import rules_from
from tests.journeys.evening import Evening, specs
from tests.journeys.games import GAMES

MOVES_HERE = tuple(MOVES)
Step = tuple[Player, Intent, bool]
"""Whose device, which intent, down or up."""


class World:
    """One of the worlds on the stage: a match from a position, everybody a person with a pad."""

    def __init__(self, evening: Evening, game: str, position: str) -> None:
        self.evening, self.game = evening, GAMES[game]
        players = rules_from(game, position).players
        while len(evening.house.pads.devices()) < players:
            evening.plug(1)
        while evening.stage.scenes:
            evening.stage.scenes.pop().close()
        evening.sounds.heard.clear()
        evening.sounds.tense = 0.0
        self.rumbles: list[object] = []
        evening.stage.pads.rumble = lambda *asked: self.rumbles.append(asked)
        evening.stage.dice = Rng(5)
        plan = MatchPlan(game, (), 5, position=position)
        evening.stage.push(new_match_opening(specs("p" * players), plan, keep=False)(evening.stage))
        self.scene: Any = evening.match
        """The match's own screen."""
        self.settle()

    def settle(self) -> None:
        """Let the picture catch up."""
        self.evening.step(2)

    def device(self, player: Player) -> Device:
        device = self.scene.couch[self.scene.couch.players[player]].device
        assert device is not None
        return device

    def do(self, step: Step) -> None:
        """One press of somebody, as the window hands it over."""
        player, intent, down = step
        self.evening.stage.press(Press(self.device(player), intent, down))
        self.settle()

    @property
    def faces(self) -> list[str]:
        """The faces that lie where secrets may lie, sorted."""
        return self.game.faces(self.scene)

    @property
    def open_faces(self) -> list[str]:
        """Those of them that everybody may see."""
        return self.game.open_faces(self.scene)

    def prompts(self) -> list[Any]:
        """What every plaque offers."""
        asked = [controller.prompts() for controller in self.scene.hands.controllers]
        return [[ask for ask in asks if not ask.key.startswith(self.game.unseen)] for asks in asked]

    def told(self, viewer: Player) -> list[Any]:
        """The log, as somebody may know it."""
        table = self.scene.table
        return list(table.public.story if viewer < 0 else table.seat(viewer).story)

    def notes(self, viewer: Player) -> dict[str, Any]:
        """Everything that can be perceived at the table, but for the picture itself."""
        hands, table = self.scene.hands, self.scene.table
        return {
            "told": self.told(viewer),
            "prompts": self.prompts(),
            "refusal": hands.refusal,
            "places": [(box, player, intent) for box, player, intent in hands.spots],
            "words": [(label.text, label.box) for label in self.scene.labels()],
            "sounds": list(self.evening.sounds.heard),
            "tension": self.evening.sounds.tense,
            "view": table.public.view if viewer < 0 else table.seat(viewer).view,
            "clock": table.clock and (table.clock.left, table.clock.total),
            "moving": not self.scene.timeline.idle,
            "rumbles": list(self.rumbles),
        }

    def picture(self) -> Picture:
        """What everybody sees."""
        return self.evening.house.take_picture()


def plausible(world: World, viewer: Player, rng: Rng) -> list[Step]:
    """What somebody who owes an answer might press; in a secret choice he peeks while he chooses."""
    view = world.scene.view
    player = rng.choice(view.owing) if view.owing else 0
    asks = world.scene.hands.controllers[player].prompts()
    controller = world.scene.hands.controllers[player]
    secret = controller.asks() in (*world.scene.private, *world.scene.sealed)
    if player != viewer and world.game.telling(controller):
        return [(player, Intent.BACK, True), (player, Intent.BACK, False)]
    pressed = [rng.choice(asks).intent] if asks else [Intent.ACCEPT]
    if rng.below(4) == 0:
        pressed = [rng.choice([Intent.ACCEPT, Intent.DOUBT, Intent.COUNTER, Intent.BACK])]
    steps: list[Step] = []
    for intent in [rng.choice(MOVES_HERE) for _ in range(rng.below(3))] + pressed:
        if intent is not Intent.PEEK:
            steps += [(player, intent, True), (player, intent, False)]
    if secret and rng.below(4):
        return [(player, Intent.PEEK, True), *steps, (player, Intent.PEEK, False)]
    return steps
