"""A person at the battle who presses what the screen offers: with keys alone, or with the mouse alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import arcade

from game.app.plan import plan_of
from game.core.rng import Rng
from game.couch.couch import Couch
from game.couch.names import default_names
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent
from game.rules.skirmish.flow.questions import NAME_ENEMY
from game.rules.skirmish.survey.placing import PLACINGS

if TYPE_CHECKING:
    from scenes.games.skirmish.table.scene import SkirmishScene
    from scenes.match.hands import PromptSpec
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver

KEY_OF = {
    Intent.ACCEPT: arcade.key.ENTER,
    Intent.RIGHT: arcade.key.RIGHT,
    Intent.DOWN: arcade.key.DOWN,
    Intent.BACK: arcade.key.BACKSPACE,
    Intent.COUNTER: arcade.key.C,
    Intent.DOUBT: arcade.key.D,
}
"""The keys of the left half of the keyboard."""
HELD_FRAMES = 7
"""Frames for which a long press is held: a house counts a tenth of a second at most for each."""
FRAME = 0.25


def sit_down(
    house: GameWindow, device: Device, seed: int = 3, bots: int = 1, *, position: str = "", **flags: Any
) -> SkirmishScene:
    """A battle of the shortest armies: one person with this device, the rest bots that answer at once."""
    from scenes.games.skirmish.table.scene import SkirmishScene

    stage = house.stage
    couch = Couch(default_names(stage.app.texts))
    couch.join(device)
    for _ in range(bots):
        couch.add_bot("bold", "weak")
    table = stage.app.begin(
        plan_of(couch, "skirmish", {"preset": "short", **flags}, seed=seed, first=0, position=position),
        keep=False,
    )
    table.pace = 0
    scene = SkirmishScene(stage, table, couch)
    stage.push(scene)
    house.step(FRAME)
    return scene


class Person:
    """Whoever sits at the only chair that no bot has."""

    def __init__(self, scene: SkirmishScene, driver: Driver, seed: str) -> None:
        self.scene, self.driver, self.rng = scene, driver, Rng(seed)
        self.presses = 0

    @property
    def hand(self) -> Any:
        """The controller of this person."""
        return self.scene.hands.controllers[0]

    def play(self, most: int) -> None:
        """Answer whatever is asked until the battle is over, or so many presses were made."""
        stage = self.scene.stage
        while self.scene.table.outcome is None and self.presses < most and stage.scene is self.scene:
            self.driver.step(1, FRAME)
            if not self.scene.timeline.idle:
                self.scene.timeline.skip()
            elif self.hand.asks() is not None:
                self.presses += 1
                self.answer()

    def answer(self) -> None:
        """Do one thing that the screen offers."""
        raise NotImplementedError

    def wants_end(self) -> bool:
        """Whether this person has had enough of it."""
        return bool(self.hand.may_end) and self.rng.below(3) == 0

    def breaks_word(self) -> bool:
        """Whether the name that is looked at breaks a promise: it is held."""
        naming = self.scene.naming
        return naming.open and naming.breaks_promise(naming.chosen)


class KeyPerson(Person):
    """Plays with the keyboard alone."""

    def press(self, intent: Intent, frames: int = 1) -> None:
        """Push a key and hold it for so many frames."""
        self.driver.press(KEY_OF[intent])
        self.driver.step(frames, FRAME)
        self.driver.release(KEY_OF[intent])

    def answer(self) -> None:
        if self.wants_end():
            self.press(Intent.COUNTER, HELD_FRAMES)
            return
        if self.hand.kind in PLACINGS:
            self.press(Intent.COUNTER)  # the house deploys
            return
        for _ in range(self.rng.below(3)):
            self.press(self.rng.choice((Intent.RIGHT, Intent.DOWN)))
        asks = self.hand.prompts()
        if asks:
            chosen = self.rng.choice(
                [ask.intent for ask in asks if ask.intent in KEY_OF and not takes_back(ask)]
                + [Intent.ACCEPT] * 6
            )
            if chosen is not Intent.DOUBT:
                self.press(chosen, HELD_FRAMES if self.breaks_word() else 1)


def takes_back(ask: PromptSpec) -> bool:
    """Whether a prompt takes orders back: whoever presses anything would never get on."""
    return "undo" in ask.key


class MousePerson(Person):
    """Plays with the mouse alone: units, rows, tabs, prompts, the ticket at the foot."""

    def click_in(self, box: tuple[float, float, float, float], frames: int = 1) -> None:
        """Click the middle of a box, and hold for so many frames."""
        x, y, w, h = box
        place = self.driver._pixel(x + w / 2, y + h / 2)
        self.driver.point(x + w / 2, y + h / 2)
        self.driver.window.dispatch_event("on_mouse_press", *place, arcade.MOUSE_BUTTON_LEFT, 0)
        self.driver.step(frames, FRAME)
        self.driver.window.dispatch_event("on_mouse_release", *place, arcade.MOUSE_BUTTON_LEFT, 0)

    def answer(self) -> None:
        from scenes.games.skirmish.table.layout import END_TICKET, WINDOW, tab_boxes

        scene, hand = self.scene, self.hand
        if self.wants_end():
            self.click_in(END_TICKET, HELD_FRAMES)
            return
        if scene.view.asks == NAME_ENEMY:
            tab = self.rng.choice(tab_boxes(len(scene.naming.names)))
            self.click_in(tab, HELD_FRAMES if self.breaks_word() else 1)
            return
        rows = [box for box in scene.hands.fans.get(hand.me, ()) if box[2] > 0]
        undoes = {Intent.DOUBT, *[ask.intent for ask in hand.prompts() if takes_back(ask)]}
        spots = [box for box, _, intent in scene.hands.spots if intent not in undoes]
        table = (WINDOW[0] + self.rng.below(600), WINDOW[1] + self.rng.below(500), 1, 1)
        boxes = rows or spots
        if hand.path and self.rng.below(3) == 0:
            boxes = [table]
        if boxes:
            self.click_in(self.rng.choice(boxes))


PERSONS = {KEYS: KeyPerson, MOUSE: MousePerson}
"""Who plays with what."""
