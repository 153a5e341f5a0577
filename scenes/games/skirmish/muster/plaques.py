"""The plaques of the armies: who leads what, its picture, its points, and whether it may fight."""

from typing import NamedTuple

from game.couch.sitter import Sitter
from game.input.devices import Family
from game.rules.skirmish.content import Content
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.skirmish.muster.model import Muster
from scenes.games.skirmish.muster.parade import draw_parade
from scenes.games.skirmish.table.frame.name_plate import write_name
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.games.skirmish.table.looks.outfits import Outfits
from scenes.shell.null_sound import Words

_LEFT, _TOP, _WIDE, _STEP = 40.0, 92.0, 288.0, 304.0
_FULL, _HALF, _ROW_STEP = 172.0, 82.0, 90.0
_IN_A_ROW = 4


class PlaqueFacts(NamedTuple):
    """What stands on one plaque."""

    sitter: Sitter
    army: str
    points: int
    fits: bool
    stands: bool
    """Whether nobody waits for it: it fits, and its person is ready."""
    open: bool
    """Whether its list lies on the big sheet."""


def plaque_boxes(seats: int) -> list[Box]:
    """The places of so many plaques: one row, or two of half the height.

    >>> plaque_boxes(5)[4]
    (40.0, 182.0, 288.0, 82.0)
    """
    high = _FULL if seats <= _IN_A_ROW else _HALF
    return [
        (_LEFT + _STEP * (seat % _IN_A_ROW), _TOP + _ROW_STEP * (seat // _IN_A_ROW), _WIDE, high)
        for seat in range(seats)
    ]


class Plaques:
    """The plaques on their layer; each is drawn anew when it says something else."""

    def __init__(self, layers: list[Layer], content: Content, outfits: Outfits, texts: Words) -> None:
        """`layers`: one for each seat."""
        self.boxes = plaque_boxes(len(layers))
        self._layers, self._content, self._outfits, self._texts = layers, content, outfits, texts
        self._drawn: dict[int, object] = {}

    def show(self, seat: int, facts: PlaqueFacts, muster: Muster) -> None:
        """Show what a plaque says now."""
        key = (facts, muster.chosen[seat].id, muster.terms)
        if self._drawn.get(seat) == key:
            return
        self._drawn[seat] = key
        layer = self._layers[seat]
        layer.clear()
        self._draw_case(layer, self.boxes[seat], facts)
        if self.boxes[seat][3] > _HALF:
            self._draw_tall(layer, self.boxes[seat], facts, muster, seat)
        else:
            self._draw_low(layer, self.boxes[seat], facts, muster, seat)

    def _draw_case(self, layer: Layer, box: Box, facts: PlaqueFacts) -> None:
        x, y, w, h = box
        colour = style.SEATS[facts.sitter.colour].colour
        layer.box(x, y, w, h, colour)
        layer.box(x + 3, y + 3, w - 6, h - 6, style.LACQUER)
        if facts.open:
            layer.panel("frame_gilt", x - 3, y - 3, w + 6, h + 6)

    def _draw_tall(self, layer: Layer, box: Box, facts: PlaqueFacts, muster: Muster, seat: int) -> None:
        x, y, _, h = box
        sitter = facts.sitter
        layer.box(x + 10, y + 12, 86, 104, style.GOLD_DARK)
        layer.box(x + 12, y + 14, 82, 100, style.PARCHMENT_WORN)
        face = f"portrait_persona_{sitter.persona + 1}"
        layer.image(face, x + 53, y + 114, h=100, anchor=(0.5, 1))
        layer.image(
            f"{face}_acc",
            x + 53,
            y + 114,
            h=100,
            anchor=(0.5, 1),
            tint=style.SEATS[sitter.colour].colour,
        )
        seal_image(layer, sitter, x + 97, y + 20, 18)
        write_name(layer, sitter.name, x + 122, y + 36, 24, 128, "cinzel800", within=box)
        size = layer.letters.fit(facts.army, 24, 150, "fell")
        layer.text(facts.army, x + 122, y + 64, size, face="fell", within=box)
        ink = style.GOLD_LIGHT if facts.fits else style.BLOOD_LIGHT
        layer.text(str(facts.points), x + 53, y + h - 20, 32, face="cinzel800", colour=ink, align="center")
        colour = style.SEATS[sitter.colour].colour
        draw_parade(
            layer, self._outfits, self._content, muster.rows(seat), colour, (x + 106, y + 76, 170, 86)
        )
        self._draw_hand(layer, facts, x + 262, y + 26)
        self._draw_state(layer, facts, x + 274, y + h - 8)

    def _draw_low(self, layer: Layer, box: Box, facts: PlaqueFacts, muster: Muster, seat: int) -> None:
        x, y, w, h = box
        seal_image(layer, facts.sitter, x + 28, y + 28, 18)
        write_name(layer, facts.sitter.name, x + 54, y + 34, 24, 134, "cinzel800", within=box)
        size = layer.letters.fit(facts.army, 22, 134, "fell")
        layer.text(facts.army, x + 54, y + 60, size, face="fell", within=box)
        ink = style.GOLD_LIGHT if facts.fits else style.BLOOD_LIGHT
        layer.text(str(facts.points), x + 28, y + h - 11, 22, face="cinzel800", colour=ink, align="center")
        colour = style.SEATS[facts.sitter.colour].colour
        box = (x + w - 98, y + 8, 88, h - 16)
        draw_parade(layer, self._outfits, self._content, muster.rows(seat), colour, box)
        self._draw_state(layer, facts, x + w - 10, y + h - 8)

    def _draw_hand(self, layer: Layer, facts: PlaqueFacts, x: float, y: float) -> None:
        """Who plays it: a pad, a keyboard, a mouse, a bot."""
        device = facts.sitter.device
        icon = "icon_vintage_robot" if device is None else _DEVICES.get(device.family, "icon_gamepad")
        layer.image(icon, x, y, 24, anchor=(0.5, 0.5), tint=style.GOLD_DARK)

    def _draw_state(self, layer: Layer, facts: PlaqueFacts, x: float, y: float) -> None:
        """A green tick: ready; a red bell: it may not fight; an hourglass: one waits for its person."""
        disc, icon = (
            (style.ERROR, "icon_ringing_bell")
            if not facts.fits
            else (style.VERDIGRIS, "icon_check_mark")
            if facts.stands
            else (style.LACQUER_3, "icon_hourglass")
        )
        layer.disc(x, y, 20, style.INK_SHADOW)
        layer.disc(x, y, 18.5, disc)
        layer.image(icon, x, y, 24, anchor=(0.5, 0.5), tint=style.PARCHMENT)


_DEVICES = {Family.KEYBOARD: "icon_keyboard", Family.MOUSE: "icon_mouse"}
