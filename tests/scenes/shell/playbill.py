"""A small screen with one of everything, for the tests of the foundation."""

from __future__ import annotations

from game.input.devices import KEYS, Device
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.motion.timeline import tween
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.button import Menu
from scenes.widgets.caption import Caption
from scenes.widgets.header import Header
from scenes.widgets.prompt import prompt_row
from scenes.widgets.ring import Ring
from scenes.widgets.tooltip import Tooltip


class Playbill(Scene):
    """Three acts to choose from."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.chosen: list[str] = []
        self.heard: list[Press] = []
        self.typed = ""
        self.dropped = (0, 0)
        self.pads: list[Device] = []
        self.built = self.entered = self.left = self.closed = 0

    def build(self) -> None:
        self.built += 1
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        table = self.layer("stage")
        self.bust = table.image("bust_duchesse", 60, 120, 215)
        ui = self.layer("ui")
        Header(ui, "La troupe", "Tour 7", "avec l’Ambassadeur")
        self.line = ui.text("Ce soir, à huit heures", 640, 200, 30, face="fell-italic", align="center")
        acts = ("Jouer", "Règles maison", "Quitter")
        self.menu = Menu(
            self, ui, [(act, act, lambda act=act: self.chosen.append(act)) for act in acts], x=640, y=560
        )
        self.ring = Ring(ui, 640, 360)
        self.ring.show(4.2, 8.0)
        self.tip = Tooltip(ui)
        self.tip.show("Prend trois pièces au Trésor.", 1080, 420, title="La Duchesse")
        self.caption = Caption(ui, y=480)
        self.caption.say("[papier déchiré]")
        asks = [(KEYS, Intent.ACCEPT, "Choisir"), (KEYS, Intent.BACK, "Quitter")]
        self.prompts = prompt_row(ui, asks, 640, style.PROMPT_Y)

    def enter(self) -> None:
        self.entered += 1

    def leave(self) -> None:
        self.left += 1

    def close(self) -> None:
        self.closed += 1

    def press(self, press: Press) -> None:
        self.heard.append(press)
        self.menu.press(press)

    def point(self, x: float, y: float) -> None:
        self.menu.point(x, y)

    def click(self, x: float, y: float) -> None:
        self.menu.click(x, y)

    def drop(self, x: float, y: float) -> None:
        self.dropped = (round(x), round(y))

    def device_found(self, device: Device) -> None:
        self.pads.append(device)

    def device_lost(self, device: Device) -> None:
        self.pads.remove(device)

    def text(self, typed: str) -> None:
        self.typed = self.typed[:-1] if typed == "\b" else self.typed + typed

    def move_the_bust(self) -> None:
        self.timeline.add(tween(self.bust, 2.0, x=400))
