"""One option on its lacquer board: an icon, a name, and a picker, a switch or a slider."""

from __future__ import annotations

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.screens.options.choices import Choice, Scale, Value
from scenes.shell.null_sound import Words

BOARD_HEIGHT = 104.0
"""Height of a board in units, where there is room for it."""
_NAME_X, _NAME_SIZE = 104, 29
_CONTROL_X, _CONTROL_W = 462, 330
_TICKET_H = 56
_ARROW = 34
_TRACK_W, _TRACK_H = 216, 12
_GRASP = 26


class Row:
    """A board at x, y, w, h; `show` writes the present value on it."""

    def __init__(
        self, layer: Layer, words: Words, option: Choice | Scale, x: float, y: float, w: float, h: float
    ) -> None:
        self.option, self.box = option, (x, y, w, h)
        self._words, self._middle = words, y + h / 2
        self._left = x + _CONTROL_X
        layer.panel("panel_lacquer", *self.box)
        layer.image(option.icon, x + 56, self._middle, 44, anchor=(0.5, 0.5), tint=style.GOLD)
        name = words(f"options-{option.field}".replace("_", "-"))
        room = _CONTROL_X - _NAME_X - 24
        size = layer.letters.fit(name, _NAME_SIZE, room, "cinzel800")
        layer.text(
            name, x + _NAME_X, self._middle + size * 0.34, size,
            face="cinzel800", colour=style.GOLD_LIGHT, within=(x + _NAME_X, y, room, h),
        )  # fmt: skip
        self._control: _Picker | _Slider = (
            _Slider(layer, words, option, self._left, self._middle)
            if isinstance(option, Scale)
            else _Picker(layer, words, option, self._left, self._middle)
        )

    def show(self, value: Value) -> None:
        """Show the value of the option."""
        self._control.show(value)

    def holds(self, x: float, y: float) -> bool:
        """Whether x, y lies on this board."""
        left, top, w, h = self.box
        return left <= x < left + w and top <= y < top + h

    def stepped(self, x: float) -> int:
        """The step of a click on a picker: −1 on its left arrow, 1 on ticket and right arrow, else 0."""
        if isinstance(self.option, Scale) or not self._left <= x <= self._left + _CONTROL_W:
            return 0
        return -1 if x < self._left + 2 * _ARROW else 1

    def share(self, x: float, *, held: bool = False) -> float | None:
        """Share of the slider at x, 0 to 1; None beside it, unless the knob is `held`."""
        if not isinstance(self.option, Scale):
            return None
        along = x - self._left - _GRASP
        inside = -_GRASP <= along <= _TRACK_W + _GRASP
        return min(1.0, max(0.0, along / _TRACK_W)) if inside or held else None


class _Picker:
    """A value on a parchment ticket, an arrow on each side."""

    def __init__(self, layer: Layer, words: Words, option: Choice, left: float, middle: float) -> None:
        self._layer, self._words, self._option = layer, words, option
        ticket = (left + _ARROW, middle - _TICKET_H / 2, _CONTROL_W - 2 * _ARROW, float(_TICKET_H))
        self._arrows = [
            layer.image("picker_arrow", left + 12, middle, anchor=(0.5, 0.5), mirror=True),
            layer.image("picker_arrow", left + _CONTROL_W - 12, middle, anchor=(0.5, 0.5)),
        ]
        layer.panel("ticket_parchment_flat", *ticket)
        self._ticket: Box = ticket
        centre = ticket[0] + ticket[2] / 2
        self._tick = layer.image("check_off", ticket[0] + 64, middle, anchor=(0.5, 0.5))
        self._tick.visible = False
        self._text = layer.text(
            "", centre, middle + 9, 26, face="cinzel700", colour=style.INK, align="center", within=ticket
        )

    def show(self, value: Value) -> None:
        """Write the value on the ticket."""
        words = self._words(self._option.key(value))
        self._text.text = words
        self._text.size = self._layer.letters.fit(words, 26, self._ticket[2] - 30, "cinzel700")
        self._tick.visible = isinstance(value, bool)
        if isinstance(value, bool):
            self._tick.name = "check_on" if value else "check_off"
            self._text.x = self._ticket[0] + self._ticket[2] / 2 + 16
        ends = not self._option.wraps
        first, last = self._option.values[0], self._option.values[-1]
        for arrow, end in zip(self._arrows, (first, last), strict=True):
            arrow.alpha = 70 if ends and value == end else 255


class _Slider:
    """A knob on a gilt rail, and its number."""

    def __init__(self, layer: Layer, words: Words, option: Scale, left: float, middle: float) -> None:
        self._layer, self._words, self._option = layer, words, option
        self._start, top = left + _GRASP, middle - _TRACK_H / 2
        layer.panel("slider_track", self._start, top, _TRACK_W, _TRACK_H)
        self._fill = layer.panel("slider_fill", self._start, top, _TRACK_W, _TRACK_H)
        self._knob = layer.image("slider_knob", self._start, middle, anchor=(0.5, 0.5))
        edge = left + _CONTROL_W + 14
        room = edge - self._start - _TRACK_W - 18
        self._room = room
        self._text = layer.text(
            "",
            edge,
            middle + 9,
            27,
            face="cinzel800",
            align="right",
            within=(edge - room, middle - 40, room, 80),
        )

    def show(self, value: Value) -> None:
        """Move the knob and write the number."""
        share = self._option.share(value)
        self._fill.visible = share > 0
        self._fill.w = max(12.0, _TRACK_W * share)
        self._knob.x = self._start + _TRACK_W * share
        unit = "options-seconds" if self._option.field == "reaction_extra" else "options-percent"
        words = self._words(unit, n=value)
        self._text.text = words
        self._text.size = self._layer.letters.fit(words, 27, self._room, "cinzel800")
