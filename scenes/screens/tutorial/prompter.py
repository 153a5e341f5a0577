"""The prompter's parchment: one thing at a time, and the button that answers it."""

from game.input.devices import MOUSE, Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Box, is_in_box
from scenes.motion.timeline import Clip, pause_for, reducible_clip, sequence, slide_value
from scenes.screens.tutorial.layout import FreePlaces
from scenes.shell.scene import Scene
from scenes.widgets.prompt import GlyphMark, shared_row

PIPS_IN_A_ROW = 6
"""Pips of the count of lessons in one row."""
NAMEPLATE = 50.0
"""Height of the prompter's nameplate, in units."""
_SLIP_SIZE, _SLIP_MARGIN = 26.0, 22.0
"""Type size of a slip, and the units left of its words and right of them."""
_BESIDE_BUTTON = 72.0
"""Units of the parchment's width that its button leaves free, the gap beside its glyph included."""


class LessonPanel:
    """Draws the present lesson. `chip` is the box where the mouse may press the parchment's button."""

    def __init__(self, scene: Scene, paper: Layer, words: Layer, steps: int, places: FreePlaces) -> None:
        self.scene, self.paper, self.words, self.steps = scene, paper, words, steps
        self.places = places
        self.chip: Box = (0, 0, 0, 0)
        self.said = ""
        """The words that were written last."""
        self.sheet = paper.panel("ticket_parchment", *places.sheet)
        if places.named:
            box = scene.layer()
            self._loge(box)
            self._name(box)
        else:
            self._loge(paper)
        self.pips = [] if places.count is None else self._count(scene.layer(), places.count)

    def _loge(self, layer: Layer) -> None:
        """Draw the prompter, who looks out of a box at the foot of the stage."""
        x, y, w, h = self.places.loge
        k = w / 196
        face = (x - 0.9 * k, y + 3.1 * k, 184.6 * k, 223.6 * k)
        layer.image("loge_taken", x, y, w, h)
        layer.image("portrait_masque", *face)
        layer.image("portrait_masque_acc", *face, tint=style.GOLD)
        layer.image("loge_bench", x, y, w, h)
        layer.image("loge_rim", x, y, w, h)

    def _name(self, layer: Layer) -> None:
        x, y, w, h = self.places.loge
        layer.panel("nameplate", x - 3, y + h - 52, w + 6, NAMEPLATE)
        name = self.scene.texts("tutorial-prompter")
        size = layer.letters.fit(name, 23, w - 16, "cinzel800")
        inside = (x, y + h - 50, w, 46)
        layer.text(
            name,
            x + w / 2,
            y + h - 19,
            size,
            face="cinzel800",
            colour=style.INK,
            align="center",
            within=inside,
        )

    def _count(self, layer: Layer, middle: float) -> list[Image]:
        """Draw which lesson of how many is on, in numbers and in pips; returns the pips."""
        layer.text(
            self.scene.texts("tutorial-lesson"),
            middle,
            566,
            26,
            face="sc",
            colour=style.PARCHMENT,
            align="center",
        )
        self.number = layer.text("", middle, 620, 46, face="gilt", align="center")
        left, gap = middle - 11 * (PIPS_IN_A_ROW - 1), 22
        return [
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

    def say(self, words: str, step: int, *, scolding: bool = False, alone: bool = False) -> None:
        """Write the words of a step, without any button yet; `alone`: no button will follow."""
        self.said = words
        if self.pips:
            self.number.text = f"{step + 1}/{self.steps}"
        for place, pip in enumerate(self.pips):
            pip.alpha = 255 if place <= step else 70
            pip.scale = 1.5 if place == step else 1.0
        self.words.clear()
        self.paper.alpha = 255.0
        self.chip = (0, 0, 0, 0)
        x, y, w, h = self.places.words
        if alone:
            _, top, high = self.places.chip
            h = top + high - y
        letters = self.words.letters
        sizes = self.places.sizes
        face = "fell-italic" if scolding else "fell"
        fits = (s for s in sizes if letters.measure(words, s, face, wrap=w, leading=1.1)[1] <= h)
        size = next(fits, style.FLOOR / letters.text_scale)
        high = letters.measure(words, size, face, wrap=w, leading=1.1)[1]
        shown = letters.shown_size(size, face)
        wrap = self._evened(words, size, face) if self.places.even else w
        self.words.text(
            words,
            x + w / 2,
            y + (h - high) / 2 + shown * 0.74,
            size,
            face=face,
            colour=style.GARNET if scolding else style.INK,
            align="center",
            wrap=wrap,
            leading=1.1,
            within=(x - 11, y - 13, w + 22, h + 24),
        )

    def watch(self, words: str, step: int) -> None:
        """Write what to watch while nobody asks the pupil, on the slip where the table wants one."""
        self.say(words, step, alone=True)
        if self.places.slip is None:
            return
        self.words.clear()
        self.paper.alpha = 0.0
        x, y, w, h = box = self.places.slip
        size = self.words.letters.fit(words, _SLIP_SIZE, w - 2 * _SLIP_MARGIN)
        base = y + h / 2 + self.words.letters.shown_size(size, "fell") * 0.31
        self.words.panel("chip_parchment", *box)
        self.words.text(words, x + w / 2, base, size, colour=style.INK, align="center", within=box)

    def _evened(self, words: str, size: float, face: str) -> float:
        """The narrowest width that takes no line more than the whole width does."""

        def lines(width: float) -> int:
            return len(self.words.letters.wrapped(words, size, face, width))

        narrow = wide = self.places.words[2]
        while narrow > wide / 2 and lines(narrow - 8) <= lines(wide):
            narrow -= 8
        return narrow

    def ask(self, device: Device | None, intent: Intent, verb: str) -> None:
        """Show the button of a device and what it does; None: any device may press it."""
        middle, top, h = self.places.chip
        y = top + h / 2
        layer = self.words
        if device is None:
            self._plate(self._width_of_all(intent, verb))
            shared_row(layer, intent, verb, middle, y, size=29, text_size=24)
            return
        glyph = layer.glyph(device, intent)
        probe = GlyphMark(layer, glyph, 0, y, 30)
        room = self.places.sheet[2] - _BESIDE_BUTTON - probe.width
        size = layer.letters.fit(verb, 25, room)
        text = layer.letters.measure(verb, size)[0]
        wide = probe.width + 8 + text
        for mark in probe.marks:
            mark.remove()
        self._plate(wide)
        left = middle - wide / 2
        GlyphMark(layer, glyph, left, y, 30)
        layer.text(verb, left + wide - text, y + 8, size)

    def _width_of_all(self, intent: Intent, verb: str) -> float:
        layer = self.words
        probe = Layer(layer.art, layer.letters)
        probe.glyph = layer.glyph
        return shared_row(probe, intent, verb, 0, size=29, text_size=24)

    def _plate(self, wide: float) -> None:
        middle, top, h = self.places.chip
        self.chip = (middle - wide / 2 - 18, top, wide + 36, h)
        self.words.panel("chip_lacquer", *self.chip)

    def shake(self) -> Clip:
        """A clip in which the parchment shakes its head, kindly."""

        def move(value: float) -> None:
            self.paper.dx = self.words.dx = value

        steps = ((0, 5), (5, -5), (-5, 3), (3, 0))
        return reducible_clip(sequence(*[slide_value(move, a, b, 0.05) for a, b in steps]), pause_for(0))

    def on_chip(self, x: float, y: float) -> bool:
        """Whether x, y lies on the parchment's button."""
        return is_in_box(self.chip, x, y)


def shown_device(device: Device, *, mouse: bool) -> Device:
    """The device whose glyphs the parchment shows."""
    return MOUSE if mouse else device
