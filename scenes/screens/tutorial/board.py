"""A board over the stage with a few choices: the pause of a lesson, and its end."""

from collections.abc import Sequence

from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.style import HEIGHT, WIDTH, Box
from scenes.motion.timeline import reducible_clip, slide_value
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.button import Item, Menu
from scenes.widgets.prompt import shared_row

SHEET: Box = (300, 100, 680, 536)
"""The box of the parchment."""
WRAP = 580.0
"""Width at which words wrap, in units."""
PLATE: Box = (470, 667, 340, 46)
"""The box of the prompts at the foot."""


class ChoiceBoard(Scene):
    """A title, a few lines, a column of choices; BACK takes the choice named `escape`."""

    covers = False
    menu: Menu
    in_match = False

    def __init__(
        self, stage: Stage, key: str, items: Sequence[Item], *, escape: str = "", icon: str = ""
    ) -> None:
        super().__init__(stage)
        self.key, self.items, self.escape, self.icon = key, items, escape, icon

    def build(self) -> None:
        """Draw the sheet, its words and its choices."""
        layer = self.layer("ui")
        layer.box(0, 0, WIDTH, HEIGHT, style.NIGHT, alpha=190)
        sheet = self.layer("ui")
        x, y, w, h = SHEET
        middle = x + w / 2
        sheet.panel("sheet_parchment", x, y, w, h)
        sheet.image("stamp", middle, y + 4, 84, 84, anchor=(0.5, 0.5))
        title, words = self.texts(f"{self.key}-title"), self.texts(f"{self.key}-words")
        letters = sheet.letters
        size = letters.fit(title, 44, w - 100, "cinzel900")
        sheet.text(title, middle, y + 96, size, face="cinzel900", colour=style.GARNET, align="center")
        sheet.image("rule_ornament", middle, y + 122, 260, anchor=(0.5, 0.5))
        foot = y + h - 34 - len(self.items) * 62 + 12
        room = foot - (y + 140) - 14
        fits = (s for s in (28, 27, 26, 25, 24, 23, 22) if letters.measure(words, s, wrap=WRAP)[1] <= room)
        body = next(fits, style.FLOOR / letters.text_scale)
        high, shown = letters.measure(words, body, wrap=WRAP)[1], letters.shown_size(body, "fell")
        sheet.text(
            words,
            middle,
            y + 140 + (room - high) * 0.3 + shown * 0.76,
            body,
            colour=style.INK,
            align="center",
            wrap=WRAP,
            within=(x + 30, y + 128, w - 60, foot - y - 128),
        )
        said = [(key, self.texts(text), act) for key, text, act in self.items]
        self.menu = Menu(self, sheet, said, x=middle, y=foot, vertical=True, w=360, h=50, gap=12)
        foot_layer = self.layer("ui")
        foot_layer.panel("chip_lacquer", *PLATE)
        shared_row(foot_layer, Intent.ACCEPT, self.texts("tutorial-choose"), 640)
        if not self.stage.look.reduced_motion:
            self.flourish(
                reducible_clip(slide_value(lambda v: setattr(sheet, "dy", v), -40, 0, 0.22, "out-back(1.2)"))
            )

    def press(self, press: Press) -> None:
        """Choose; BACK and MENU take the choice named `escape`."""
        if press.down and press.intent in (Intent.BACK, Intent.MENU) and self.escape:
            self.sounds.play("back")
            next(act for key, _, act in self.items if key == self.escape)()
            return
        self.menu.press(press)
