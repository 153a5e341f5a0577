"""The list of those who are to be placed: one line each, the one that is pushed on parchment (S-25)."""

from typing import NamedTuple

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.skirmish.table.frame.name_plate import write_name
from scenes.shell.null_sound import Words

WIDE = 262.0
_TOP, _HEAD, _LINE, _SEEN = 126.0, 50.0, 40.0, 9
_HINT_LINE = 25.0


class ListLine(NamedTuple):
    """One line: the unit's name, how many, and whether it is the one that is pushed."""

    name: str
    models: int
    here: bool
    placed: bool


class ListFacts(NamedTuple):
    """What stands on the list."""

    title: str
    lines: tuple[ListLine, ...]
    wrong: str
    """Why the ghost may not stand where it is; empty: it may."""
    left: float
    """The left edge of the list."""
    hint: str = ""
    """What scouts, vanguards, and those who may lie in ambush are allowed; empty: nothing more."""


class UnitList:
    """The list on its layer, drawn anew only when it says something else."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self._layer, self._texts = layer, texts
        self._said: ListFacts | None = None
        self.boxes: list[Box] = []
        """The places of the lines that are to be placed, in order."""

    def show(self, facts: ListFacts | None) -> None:
        """Show the list, or put it away."""
        if facts == self._said:
            return
        self._said = facts
        self._layer.clear()
        self.boxes = []
        if facts is None:
            return
        lines = facts.lines[:_SEEN]
        told = (
            self._layer.letters.wrapped(facts.hint, 22, "fell-italic", wrap=WIDE - 32) if facts.hint else []
        )
        high = _HEAD + _LINE * len(lines) + 62 + (_HINT_LINE * len(told) + 10 if told else 0)
        layer, x = self._layer, facts.left
        layer.panel("battle_strip", x, _TOP, WIDE, high)
        face = "cinzel800" if layer.letters.measure(facts.title, 24, "cinzel800")[0] <= WIDE - 32 else "fell"
        size = layer.letters.fit(facts.title, 25, WIDE - 32, face)
        box = (x, _TOP, WIDE, high)
        layer.text(
            facts.title, x + WIDE / 2, _TOP + 34, size, face=face, colour=style.GOLD_LIGHT,
            align="center", within=box,
        )  # fmt: skip
        for place, one in enumerate(lines):
            self._line(one, (x + 8, _TOP + _HEAD + _LINE * place, WIDE - 16, _LINE - 3))
        foot = _TOP + _HEAD + _LINE * len(lines) + 4
        self._verdict(facts, (x, foot, WIDE, 54))
        for place, line in enumerate(told):
            y = foot + 76 + _HINT_LINE * place
            layer.text(line, x + 16, y, 22, face="fell-italic", colour=style.GOLD_LIGHT, within=box)

    def _line(self, line: ListLine, box: Box) -> None:
        """One unit."""
        x, y, w, h = box
        layer = self._layer
        if not line.placed:
            self.boxes.append(box)
        if line.here:
            layer.box(x - 2, y - 2, w + 4, h + 4, style.GOLD_LIGHT)
            layer.box(x, y, w, h, style.PARCHMENT)
        ink = style.INK if line.here else style.PARCHMENT_WORN if line.placed else style.PARCHMENT
        number = layer.text(str(line.models), x + 38, y + 27, 23, face="cinzel800", colour=ink, align="right")
        number.alpha = 130 if line.placed else 255
        room = w - 54 - (24 if line.placed else 0)
        label = write_name(layer, line.name, x + 48, y + 27, 24, room, colour=ink, within=box)
        label.alpha = 130 if line.placed else 255
        if line.placed:
            layer.image("tick_bare", x + w - 16, y + h / 2, 18, anchor=(0.5, 0.5), tint=style.VERDIGRIS_LIGHT)

    def _verdict(self, facts: ListFacts, box: Box) -> None:
        """Whether the place is free, or why not."""
        x, y, w, _ = box
        layer, wrong = self._layer, facts.wrong
        words = wrong or self._texts("skirmish-deploy-free")
        ink = style.BLOOD_LIGHT if wrong else style.VERDIGRIS_LIGHT
        icon = "icon_hand" if wrong else "tick_bare"
        layer.image(icon, x + 26, y + 26, 22, anchor=(0.5, 0.5), tint=ink)
        lines = layer.letters.wrapped(words, 22, "fell-italic", wrap=w - 60)[:2]
        first = y + 33 - 12 * (len(lines) - 1)
        for place, line in enumerate(lines):
            layer.text(line, x + 46, first + 24 * place, 22, face="fell-italic", colour=ink, within=box)
