"""Buttons that look like theatre tickets, and menus of them: keyboard, pad and mouse alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.input.intents import Press
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import FOCUS_SECONDS, Box
from scenes.motion.timeline import slide_value
from scenes.shell.scene import Scene
from scenes.widgets.focus import Focus, Spot

Item = tuple[str, str, Callable[[], object]]
"""Key, words, and the act of choosing it."""

_WORDS_PADDING = 34
"""Units beside the words of a button, both sides together where they must fit."""
_FOCUS_GROWTH = 3
"""Units by which the button with the focus is larger, on each side."""
_HALO_ALPHA = 120
"""Opacity of the glow behind the button with the focus, of 255."""


class Button:
    """A ticket with a few words: lacquer and gilt, or glowing parchment where the focus is."""

    def __init__(self, layer: Layer, words: str, x: float, y: float, w: float, h: float, size: float = 26):
        within = (x, y, w, h)
        middle = y + h / 2
        self._halo = layer.image(
            "glow", x + w / 2, middle, 1.35 * w, 240, anchor=(0.5, 0.5), tint=style.HALO, alpha=_HALO_ALPHA
        )
        self._idle = layer.panel("ticket_lacquer", x, y, w, h)
        self._lit = layer.panel(
            "ticket_parchment_glow",
            x - _FOCUS_GROWTH,
            y - _FOCUS_GROWTH,
            w + 2 * _FOCUS_GROWTH,
            h + 2 * _FOCUS_GROWTH,
        )
        fitted = layer.letters.fit(words, size, w - _WORDS_PADDING, "cinzel700")
        self._quiet = layer.text(
            words, x + w / 2, middle + fitted * 0.34, fitted,
            face="cinzel700", colour=style.GOLD_LIGHT, align="center", within=within,
        )  # fmt: skip
        larger = layer.letters.fit(words, size * 1.15, w - _WORDS_PADDING * 0.8, "cinzel800")
        self._loud = layer.text(
            words, x + w / 2, middle + larger * 0.34, larger,
            face="cinzel800", colour=style.INK, align="center", within=within,
        )  # fmt: skip
        self.lit = False
        """Whether the focus is on this button."""

    @property
    def lit(self) -> bool:
        """Whether the focus is here."""
        return self._lit.visible

    @lit.setter
    def lit(self, value: bool) -> None:
        self._lit.visible = self._loud.visible = self._halo.visible = value
        self._idle.visible = self._quiet.visible = not value

    def glow(self, share: float) -> None:
        """Show how far the focus has arrived, 0.6 to 1."""
        self._lit.alpha, self._halo.alpha = 255 * share, _HALO_ALPHA * share


class Menu:
    """A row, or a column, of buttons. Hand it presses, the mouse's place and clicks."""

    def __init__(
        self,
        scene: Scene,
        layer: Layer,
        items: Sequence[Item],
        *,
        x: float,
        y: float,
        vertical: bool = False,
        w: float | None = None,
        h: float = 50,
        gap: float = 16,
        size: float = 26,
        at: str | None = None,
    ) -> None:
        """Place the buttons: `x` is the middle of the menu, `y` its top.

        `w` is the width of every button (else that of its words); the focus begins at the key `at`.
        """
        self._scene = scene
        boxes = _boxes(layer, items, x, y, vertical=vertical, w=w, h=h, gap=gap, size=size)
        self._buttons = {
            key: Button(layer, words, *box, size) for (key, words, _), box in zip(items, boxes, strict=True)
        }
        spots = [
            Spot(key, *box, self._accepting(act)) for (key, _, act), box in zip(items, boxes, strict=True)
        ]
        self.focus = Focus(spots)
        if at:
            self.focus.to(at)
        self.focus.on_move = self._moved
        self._light()

    def press(self, press: Press) -> bool:
        """Move the focus, or choose on `ACCEPT`; True when the press was used up."""
        return self.focus.press(press)

    def point(self, x: float, y: float) -> bool:
        """Move the focus to the button under the mouse; True when there is one."""
        return self.focus.point(x, y) is not None

    def click(self, x: float, y: float) -> bool:
        """Choose the button at x, y; True when there is one."""
        return self.focus.click(x, y)

    @property
    def at(self) -> str:
        """The key of the button with the focus."""
        spot = self.focus.at()
        return spot.key if spot else ""

    def _accepting(self, act: Callable[[], object]) -> Callable[[], object]:
        def accept() -> None:
            self._scene.sounds.play("accept")
            act()

        return accept

    def _moved(self, spot: Spot) -> None:
        self._scene.sounds.play("focus")
        self._light()
        if not self._scene.stage.look.reduced_motion:
            self._scene.flourish(slide_value(self._buttons[spot.key].glow, 0.6, 1.0, FOCUS_SECONDS))

    def _light(self) -> None:
        for key, button in self._buttons.items():
            button.lit = key == self.at


def _boxes(
    layer: Layer,
    items: Sequence[Item],
    x: float,
    y: float,
    *,
    vertical: bool,
    w: float | None,
    h: float,
    gap: float,
    size: float,
) -> list[Box]:
    """The box of each button of a menu."""
    widths = [
        w or _WORDS_PADDING * 2 + layer.letters.measure(words, size, "cinzel700")[0] for _, words, _ in items
    ]
    if vertical:
        wide = max(widths, default=0.0)
        return [(x - wide / 2, y + place * (h + gap), wide, h) for place in range(len(items))]
    left = x - (sum(widths) + gap * (len(items) - 1)) / 2
    boxes: list[Box] = []
    for width in widths:
        boxes.append((left, y, width, h))
        left += width + gap
    return boxes
