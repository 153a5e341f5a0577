"""The prompter's parchment: one thing at a time, and the button that answers it."""

from game.input.devices import MOUSE, Device
from game.input.intents import Intent
from scenes import style
from scenes.layer import Layer
from scenes.scene import Scene
from scenes.style import Box
from scenes.timeline import Clip, clip, pause, sequence, slide
from scenes.widgets.prompt import GlyphMark, shared_row

BOX: Box = (436, 522, 408, 190)
WRAP = 366.0
SIZES = (27, 26, 25, 24, 23, 22)
WORDS_Y, WORDS_H = 543.0, 113.0
CHIP_Y, CHIP_H = 662.0, 40.0
LOGE: Box = (22, 512, 160, 184.5)
COUNT_X = 1172.0
PIPS_IN_A_ROW = 6


class Prompter:
    """Draws what is said now. `chip` is where the mouse may press what the parchment asks for."""

    def __init__(self, scene: Scene, paper: Layer, words: Layer, steps: int) -> None:
        self.scene, self.paper, self.words, self.steps = scene, paper, words, steps
        self.chip: Box = (0, 0, 0, 0)
        self.sheet = paper.panel("ticket_parchment", *BOX)
        self._box = scene.layer()
        self._loge(self._box)
        self._count(self._box)

    def _loge(self, layer: Layer) -> None:
        """The prompter looks out of his box, at the foot of the stage."""
        x, y, w, h = LOGE
        k = w / 196
        face = (x - 0.9 * k, y + 3.1 * k, 184.6 * k, 223.6 * k)
        layer.image("loge_taken", x, y, w, h)
        layer.image("portrait_masque", *face)
        layer.image("portrait_masque_acc", *face, tint=style.GOLD)
        layer.image("loge_bench", x, y, w, h)
        layer.image("loge_rim", x, y, w, h)
        layer.panel("nameplate", x - 3, y + h - 52, w + 6, 50)
        name = self.scene.texts("tutorial-prompter")
        size = layer.letters.fit(name, 23, w - 16, "cinzel800")
        within = (x, y + h - 50, w, 46)
        layer.text(
            name,
            x + w / 2,
            y + h - 19,
            size,
            face="cinzel800",
            colour=style.INK,
            align="center",
            within=within,
        )

    def _count(self, layer: Layer) -> None:
        """Which lesson of how many, in numbers and in pips."""
        layer.text(
            self.scene.texts("tutorial-lesson"),
            COUNT_X,
            566,
            26,
            face="sc",
            colour=style.PARCHMENT,
            align="center",
        )
        self.number = layer.text("", COUNT_X, 620, 46, face="gilt", align="center")
        left, gap = COUNT_X - 11 * (PIPS_IN_A_ROW - 1), 22
        self.pips = [
            layer.image(
                "dot",
                left + gap * (place % PIPS_IN_A_ROW),
                648 + gap * (place // PIPS_IN_A_ROW),
                10,
                10,
                anchor=(0.5, 0.5),
                tint=style.GOLD_LIGHT,
            )
            for place in range(self.steps)
        ]

    def say(self, words: str, step: int, *, scolding: bool = False) -> None:
        """Write the words of a step, without any button yet."""
        self.number.text = f"{step + 1}/{self.steps}"
        for place, pip in enumerate(self.pips):
            pip.alpha = 255 if place <= step else 70
            pip.scale = 1.5 if place == step else 1.0
        self.words.clear()
        self.chip = (0, 0, 0, 0)
        letters = self.words.letters
        fits = (s for s in SIZES if letters.measure(words, s, wrap=WRAP, leading=1.1)[1] <= WORDS_H)
        size = next(fits, style.FLOOR / letters.text_scale)
        high = letters.measure(words, size, wrap=WRAP, leading=1.1)[1]
        shown = letters.shown_size(size, "fell")
        self.words.text(
            words,
            BOX[0] + BOX[2] / 2,
            WORDS_Y + (WORDS_H - high) / 2 + shown * 0.74,
            size,
            face="fell-italic" if scolding else "fell",
            colour=style.GARNET if scolding else style.INK,
            align="center",
            wrap=WRAP,
            leading=1.1,
            within=(BOX[0] + 10, BOX[1] + 8, BOX[2] - 20, WORDS_H + 24),
        )

    def ask(self, device: Device | None, intent: Intent, verb: str) -> None:
        """Show the button of a device and what it does; None: any device may press it."""
        middle, y = BOX[0] + BOX[2] / 2, CHIP_Y + CHIP_H / 2
        layer = self.words
        if device is None:
            self._plate(middle, self._width_of_all(intent, verb))
            shared_row(layer, intent, verb, middle, y, size=29, text_size=24)
            return
        glyph = layer.glyph(device, intent)
        text = layer.letters.measure(verb, 25)[0]
        probe = GlyphMark(layer, glyph, 0, y, 30)
        wide = probe.width + 8 + text
        for mark in probe.marks:
            mark.remove()
        self._plate(middle, wide)
        left = middle - wide / 2
        GlyphMark(layer, glyph, left, y, 30)
        layer.text(verb, left + wide - text, y + 8, 25)

    def _width_of_all(self, intent: Intent, verb: str) -> float:
        layer = self.words
        probe = Layer(layer.art, layer.letters)
        probe.glyph = layer.glyph
        return shared_row(probe, intent, verb, 0, size=29, text_size=24)

    def _plate(self, middle: float, wide: float) -> None:
        self.chip = (middle - wide / 2 - 18, CHIP_Y, wide + 36, CHIP_H)
        self.words.panel("chip_lacquer", *self.chip)

    def shake(self) -> Clip:
        """It shakes its head, kindly."""

        def move(value: float) -> None:
            self.paper.dx = self.words.dx = value

        steps = ((0, 5), (5, -5), (-5, 3), (3, 0))
        return clip(sequence(*[slide(move, a, b, 0.05) for a, b in steps]), pause(0))

    def holds(self, x: float, y: float) -> bool:
        """Whether the place is on the parchment."""
        return BOX[0] <= x < BOX[0] + BOX[2] and BOX[1] <= y < BOX[1] + BOX[3]

    def on_chip(self, x: float, y: float) -> bool:
        """Whether the place is on the button."""
        left, top, w, h = self.chip
        return left <= x < left + w and top <= y < top + h


def shown_device(device: Device, *, mouse: bool) -> Device:
    """Whose glyphs the parchment shows."""
    return MOUSE if mouse else device
