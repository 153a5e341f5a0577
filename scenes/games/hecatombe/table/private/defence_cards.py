"""The defence: two cards say what each answer costs, one glyph on each says which button gives it."""

from collections.abc import Callable

import msgspec

from game.input.devices import MOUSE, Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.shell.null_sound import Words
from scenes.widgets.prompt import GlyphMark

_WORDS, _MARGIN, _SIZE = 118.0, 20.0, 23.0
"""The left edge of a row's words, the margin at their right, their largest size, in units."""
_CLOSEST = 8.0
_LEFT, _TILE = 20.0, (36.0, 54.0)
"""The left edge of a row's tile, as far from the frame as the words; its width and height."""


class Defence(msgspec.Struct, frozen=True):
    """The facts on the two cards; `offered` is the army that would be sacrificed."""

    device: Device
    army: str
    prey: str
    offered: str
    colour: int
    """The attacker's, who captures a tile either way."""
    lit: str = ""
    """`let` or `counter`: which card is lit; "" lights both."""


class Choices:
    """Draws the two cards anew when they say something else."""

    def __init__(
        self,
        layer: Layer,
        faces: TileFaces,
        texts: Words,
        called: Callable[[str], str],
        boxes: tuple[Box, Box],
    ) -> None:
        """`boxes`: where the two cards lie."""
        self.layer, self.faces, self.texts, self.called = layer, faces, texts, called
        self.let_go, self.counter = boxes
        self._shown: Defence | None = None
        self._closer = 0.0

    def hide(self) -> None:
        """Hide the cards: no player is defending."""
        if self._shown is not None:
            self._shown = None
            self.layer.clear()

    def show(self, defence: Defence) -> None:
        """Lay the two cards out."""
        if defence == self._shown:
            return
        self._shown = defence
        self.layer.clear()
        texts, colour = self.texts, defence.colour
        self._closer = self._squeeze(defence)
        self._card(self.let_go, defence, Intent.ACCEPT, texts("hecatombe-let-go"), lit="let")
        self._row(self.let_go, 57, defence.army, texts("hecatombe-dies"), None)
        self._row(self.let_go, 115, defence.prey, texts("hecatombe-captive"), colour)
        self._card(self.counter, defence, Intent.COUNTER, texts("hecatombe-counter"), lit="counter")
        self._row(self.counter, 57, defence.offered, texts("hecatombe-sacrificed"), None)
        self._row(self.counter, 115, defence.army, texts("hecatombe-taken-back"), colour)

    def _card(self, box: Box, defence: Defence, intent: Intent, verb: str, *, lit: str) -> None:
        x, y, w, h = box
        layer = self.layer
        chosen = defence.lit in ("", lit)
        layer.panel("ticket_parchment_chosen" if chosen else "ticket_parchment_choice", x, y, w, h)
        if defence.device == MOUSE:
            layer.image("icon_mouse", x + 36, y + 30, 32, anchor=(0.5, 0.5), tint=style.INK)
            left = x + 58
        else:
            mark = GlyphMark(layer, layer.glyph(defence.device, intent), x + _LEFT, y + 30, 32)
            left = x + _LEFT + 7 + mark.width
        size = layer.letters.fit(verb, 26, x + w - _MARGIN - left)
        layer.text(verb, left, y + 30 + size * 0.32, size, colour=style.INK, within=box)
        layer.box(x + _LEFT, y + 51, w - 2 * _LEFT, 1.4, style.GOLD_DARK)

    def _squeeze(self, defence: Defence) -> float:
        """Return by how many units the pictures of all rows move together, so that every word has room."""
        names = [self.called(people) for people in (defence.army, defence.prey, defence.offered)]
        fates = [self.texts(f"hecatombe-{fate}") for fate in ("dies", "captive", "sacrificed", "taken-back")]
        letters, room = self.layer.letters, self.let_go[2] - _WORDS - _MARGIN
        widest = max(letters.measure(words, letters.fit(words, _SIZE, room))[0] for words in (*names, *fates))
        return min(_CLOSEST, max(0.0, widest - room))

    def _row(self, box: Box, down: float, people: str, fate: str, colour: int | None) -> None:
        x, y, w, _ = box
        layer, top, closer = self.layer, y + down, self._closer
        self.faces.draw(layer, people, x + _LEFT, top, *_TILE)
        middle = top + _TILE[1] / 2
        arrow, fated, left = x + 67 - 0.4 * closer, x + 95 - 0.7 * closer, x + _WORDS - closer
        layer.image("arrow_right", arrow, middle, 17, anchor=(0.5, 0.5), tint=style.INK)
        if colour is None:
            layer.image("icon_death_skull", fated, middle, 32, anchor=(0.5, 0.5), tint=style.INK)
        else:
            layer.image(f"seal_{colour + 1}", fated, middle, 36, 36, anchor=(0.5, 0.5))
        room = x + w - _MARGIN - left
        for words, baseline in ((self.called(people), top + 25), (fate, top + 50)):
            size = layer.letters.fit(words, _SIZE, room)
            layer.text(words, left, baseline, size, colour=style.INK, within=box)
