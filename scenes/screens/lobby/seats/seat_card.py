"""The card of a seat: its frame, its sitter, the plate with the name. Built once, shown by facts."""

from __future__ import annotations

from game.input.devices import MOUSE
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.match.hands import CLICK
from scenes.motion.timeline import reducible_clip, slide_value, tween
from scenes.screens.lobby.seats.places import H, W, seat_card_corner
from scenes.screens.lobby.seats.seat_facts import SeatCardFacts
from scenes.shell.scene import Scene
from scenes.widgets.outline import Outline
from scenes.widgets.prompt import GlyphMark

NAME_SIZE, NAME_WIDTH, LINE_SIZE = 27.0, 166.0, 22.0
_ICON_SIZE = 26
_LAMP_OUT = (104, 84, 98)
_LAMP_LIT = (255, 255, 255)
_POP_SECONDS = 0.26
_PORTRAIT_FOOT = 226.7
_GLYPH_SIZE = 36
_ARROWS_Y = 98
_READY = (20, 142)
"""Middle of the sign that says ready, and of the button that will: behind the head, clear of every face."""
_MEDAL, _HIGH_MEDAL = 84.0, 68.0
"""Middle of the medal of a free chair; higher where the chair says more."""


class SeatCard:
    """The card of one seat; `show` makes it look like the facts and moves only what changed."""

    def __init__(self, scene: Scene, layer: Layer, seat: int, free: str, enter: str) -> None:
        self.seat = seat
        self.x, self.y = seat_card_corner(seat)
        self._scene, self._layer = scene, layer
        self._shown: SeatCardFacts | None = None
        self._glyph: list[Drawable] = []
        self._free = self._build_free(layer, free, enter)
        self._build_taken(layer)
        self._focus = layer.image("loge_focus", self.x, self.y)
        self._build_plate(layer)
        self._build_marks(layer)
        self._always: tuple[Drawable, ...] = (
            *(self._lit, self._bust, self._cloth, self._bench, self._rim),
            *(self._seal, self._badge, self._icon, self._panel, self._bar),
        )

    @property
    def box(self) -> Box:
        """The box of the whole card."""
        return self.x, self.y, W, H

    @property
    def plate(self) -> Box:
        """The box of the plate with the name."""
        return self.x - 3, self.y + 152, 202, 80

    @property
    def arrows(self) -> tuple[tuple[Box, Intent], ...]:
        """The boxes of the four arrows for the mouse, and their intents."""
        x, y = self.x, self.y
        return (
            ((x - 2, y + _ARROWS_Y - 24, 42, 48), Intent.LEFT),
            ((x + 156, y + _ARROWS_Y - 24, 42, 44), Intent.RIGHT),
            ((x + 70, y + 2, 56, 36), Intent.UP),
            ((x + 70, y + 122, 56, 30), Intent.DOWN),
        )

    def _build_free(self, layer: Layer, free: str, enter: str) -> list[Drawable]:
        x, y = self.x, self.y
        within, over = (x + 8, y + 120, W - 16, 46), (x + 8, y + 102, W - 16, 46)
        middle, line, medal = x + W / 2, y + 152, y + _MEDAL
        self._frame = layer.image("loge_free", x, y)
        self._medal = layer.image("loge_medal", middle, medal, anchor=(0.5, 0.5))
        self._dashes = layer.image("loge_dashes", middle, medal, anchor=(0.5, 0.5), alpha=230)
        self._emblem = layer.image("icon_rose", middle, medal, 42, anchor=(0.5, 0.5), alpha=153)
        fitted = layer.letters.fit(enter, 24, W - 18, "sc")
        self._enter = layer.text(
            enter, middle, y + 134, fitted, face="sc", colour=style.GOLD_LIGHT, align="center", within=over
        )
        self._empty = layer.text(
            free, middle, line, 26, face="sc", colour=style.PARCHMENT_WORN, align="center", within=within
        )
        return [self._frame, self._medal, self._dashes, self._emblem, self._enter, self._empty]

    def _build_taken(self, layer: Layer) -> None:
        x, y = self.x, self.y
        self._lit = layer.image("loge_taken", x, y)
        portrait = (x + 91.4, y + _PORTRAIT_FOOT)
        self._bust = layer.image("portrait_persona_1", *portrait, anchor=(0.5, 1))
        self._cloth = layer.image("portrait_persona_1_acc", *portrait, anchor=(0.5, 1))
        self._bench = layer.image("loge_bench", x, y)
        self._rim = layer.image("loge_rim", x, y)
        self._outline = Outline(layer, self.box)

    def _build_plate(self, layer: Layer) -> None:
        x, y = self.x, self.y
        within = (x + 17, y + 154, 182, 76)
        middle = x + W / 2 + 5
        self._panel = layer.panel("nameplate", *self.plate)
        self._bar = layer.box(x + 8, y + 164, 8, 56, style.WHITE)
        self._chosen = layer.box(middle - 40, y + 163, 80, 31, style.GOLD, alpha=150)
        self._name = layer.text(
            "", middle, y + 187, NAME_SIZE, face="cinzel800", colour=style.INK, align="center", within=within
        )
        self._caret = layer.box(middle, y + 164, 2.4, 28, style.GARNET)
        self._line = layer.text(
            "", middle, y + 215, LINE_SIZE, colour=style.INK_2, align="center", within=within
        )
        self._doing = layer.text(
            "",
            middle,
            y + 215,
            LINE_SIZE,
            face="fell-italic",
            colour=style.ERROR,
            align="center",
            within=within,
        )

    def _build_marks(self, layer: Layer) -> None:
        x, y = self.x, self.y
        self._seal = layer.image("seal_1", x + 24, y + 28, 54, anchor=(0.5, 0.5))
        self._badge = layer.image("badge_disc", x + 172, y + 28, anchor=(0.5, 0.5))
        self._icon = layer.image(
            "icon_gamepad", x + 172, y + 28, _ICON_SIZE, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT
        )
        self._coin = layer.disc(x + 188, y + 43, 12, style.GOLD)
        self._number = layer.text(
            "", x + 188, y + 50.6, 22, face="cinzel800", colour=style.INK, align="center"
        )
        self._pips = [
            layer.image("dot", x + 172 + 12 * step, y + 56, 9, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)
            for step in (-1, 0, 1)
        ]
        self._tick = layer.image("tick", x + _READY[0], y + _READY[1], anchor=(0.5, 0.5))
        middle = (0.5, 0.5)
        self._arrows = [
            layer.image("picker_arrow", x + 19, y + _ARROWS_Y, anchor=middle, mirror=True),
            layer.image("picker_arrow", x + 177, y + _ARROWS_Y, anchor=middle),
            layer.image("picker_arrow", x + 98, y + 20, anchor=middle, angle=-90),
            layer.image("picker_arrow", x + 98, y + 141, anchor=middle, angle=90),
        ]

    def show(self, facts: SeatCardFacts, *, moving: bool = True) -> None:
        """Show these facts; with `moving`, changes are seen to happen."""
        before = self._shown
        if facts == before:
            return
        self._shown = facts
        self._show_free(facts)
        self._show_sitter(facts)
        self._show_plate(facts)
        self._show_glyph(facts)
        self._focus.visible = facts.lit
        if moving and before is not None:
            self._stir(before, facts)

    def _show_free(self, facts: SeatCardFacts) -> None:
        seat = style.SEATS[facts.colour]
        for mark in self._free:
            mark.visible = not facts.taken
        self._dashes.tint = self._emblem.tint = seat.colour
        self._emblem.name = f"icon_{seat.icon.replace('-', '_')}"
        busy = facts.invites or facts.chooser is not None
        self._enter.visible = facts.invites
        self._empty.visible = not (facts.taken or busy or facts.noted)
        for mark in (self._medal, self._dashes, self._emblem):
            mark.visible = not (facts.taken or facts.noted)
            mark.y = self.y + (_HIGH_MEDAL if busy else _MEDAL)

    def _show_sitter(self, facts: SeatCardFacts) -> None:
        seat, taken = style.SEATS[facts.colour], facts.taken
        for mark in self._always:
            mark.visible = taken
        self._tick.visible = taken and facts.ready and not facts.away
        for arrow in self._arrows:
            arrow.visible = facts.arrows
        for step, pip in enumerate(self._pips):
            pip.visible = step < facts.pips
        self._coin.visible = self._number.visible = bool(facts.number) and not facts.spells
        if not taken:
            self._outline.hide()
            return
        self._outline.show(seat.colour)
        self._bust.name = f"portrait_persona_{facts.persona + 1}"
        self._cloth.name = f"portrait_persona_{facts.persona + 1}_acc"
        self._seal.name = f"seal_{facts.colour + 1}"
        self._cloth.tint = self._bar.tint = seat.colour
        self._icon.name, self._number.text = facts.icon, facts.number
        self._lit.tint = self._bust.tint = _LAMP_OUT if facts.away else _LAMP_LIT
        self._cloth.alpha = self._icon.alpha = 110 if facts.away else 255

    def _show_plate(self, facts: SeatCardFacts) -> None:
        letters = self._layer.letters
        self._name.visible = facts.taken
        self._line.visible = facts.taken and facts.kind == "plain"
        self._doing.visible = facts.taken and facts.kind == "doing"
        self._name.text = facts.name or " "
        self._name.size = letters.fit(self._name.text, NAME_SIZE, NAME_WIDTH, "cinzel800")
        self._name.squeeze(NAME_WIDTH)
        line = self._line if facts.kind == "plain" else self._doing
        line.text = facts.line
        line.size = letters.fit(facts.line, LINE_SIZE, 174, line.face)
        writes, whole = facts.pen is not None, facts.pen is not None and facts.pen[1]
        self._chosen.visible, self._caret.visible = writes and whole, writes and not whole
        x, _, w, _ = self._name.box
        self._chosen.x, self._chosen.w = x - 5, w + 10
        self._caret.x = x + (w if facts.name else 0) + 1

    def _show_glyph(self, facts: SeatCardFacts) -> None:
        """Show the button that makes ready, as the sitter's device has it."""
        for mark in self._glyph:
            mark.remove()
        self._glyph = []
        if facts.asked is not None:
            glyph = CLICK if facts.asked == MOUSE else self._layer.glyph(facts.asked, Intent.ACCEPT)
            middle = self.x + _READY[0]
            drawn = GlyphMark(self._layer, glyph, 0, self.y + _READY[1], _GLYPH_SIZE)
            self._glyph = list(drawn.marks)
            for mark in self._glyph:
                mark.x += middle - drawn.width / 2

    def _stir(self, before: SeatCardFacts, facts: SeatCardFacts) -> None:
        if facts.taken and not before.taken:
            self._rise(26)
        elif facts.taken and facts.persona != before.persona:
            self._rise(9)
        if facts.taken and (not before.taken or facts.colour != before.colour):
            self._pop(self._seal)
        if facts.ready and not before.ready:
            self._pop(self._tick)

    def _rise(self, height: float) -> None:
        """Let the portrait come up from below the bench, by `height` units."""
        rest = self.y + _PORTRAIT_FOOT

        def lift(dy: float) -> None:
            self._bust.y = self._cloth.y = rest + dy

        self._scene.flourish(
            reducible_clip(
                slide_value(lift, height, 0, _POP_SECONDS, "out-quad"), slide_value(lift, 0, 0, 0, "linear")
            )
        )

    def _pop(self, mark: Drawable) -> None:
        mark.scale = 0.6
        self._scene.flourish(
            reducible_clip(
                tween(mark, _POP_SECONDS, "out-back", scale=1.0), tween(mark, 0, "linear", scale=1.0)
            )
        )
