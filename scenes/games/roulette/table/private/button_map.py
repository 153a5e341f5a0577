"""The map of buttons: every answer to a question, and what each hand at the table presses for it."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from game.input.devices import MOUSE, Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, is_in_box
from scenes.games.roulette.table.layout import STRIP
from scenes.games.roulette.table.private.button_caps import caps_widths, draw_caps, hands_of, owners_of
from scenes.games.roulette.table.private.button_grid import EASY, Cell, answer_cells
from scenes.games.roulette.table.private.card_faces import Card, card_width, draw_face, draw_gun
from scenes.games.roulette.table.slots import SLOTS
from scenes.match.sitter import shortened_name
from scenes.shell.null_sound import Words

__all__ = ["Answer", "AnswerMap", "Buttons"]

Kind: TypeAlias = Literal["die", "clic", "balle", "chance", "seat", "card", "word"]

_INSET = 8.0
_TITLE = 150.0
"""The most room for the question before its answers, in units."""
_FAINT = 95.0
_ASLEEP = 0.7
"""The share of its light that the map keeps while no press is heard."""
_GUN: dict[str, bool | None] = {"clic": False, "balle": True, "chance": None}
_SHARP = 56.0
"""Up to that edge the small die is sharp."""


class Answer(msgspec.Struct, frozen=True):
    """One answer, as every player sees it."""

    kind: Kind
    value: int = 0
    """The face of a die, or the colour of a seat."""
    words: str = ""
    faint: bool = False
    """True if nobody may give this answer now: it bears no button."""
    card: Card | None = None
    """The action card of a `card`."""


class AnswerMap(msgspec.Struct, frozen=True):
    """The question, and its answers in the order of their buttons."""

    title: str
    answers: tuple[Answer, ...]
    devices: tuple[Device, ...] = ()
    """Every device at the table; those that press alike are shown once."""
    lit: int | None = None
    """The answer under a cursor that everybody may see."""
    slots: tuple[Intent, ...] = SLOTS
    """The button of each answer; answers past its end have none."""
    owners: tuple[int, ...] = ()
    """The seat colour of whoever holds each device; where buttons differ, they bear it."""


class Buttons:
    """Draws the panel anew when the question changes."""

    def __init__(self, layer: Layer, texts: Words, box: Box = STRIP) -> None:
        self.layer, self.texts, self.box = layer, texts, box
        self.boxes: tuple[Box, ...] = ()
        """The boxes where the mouse presses each answer."""
        self._shown: AnswerMap | None = None

    def hide(self) -> None:
        """Hide the map: nothing is asked."""
        if self._shown is not None:
            self._shown, self.boxes = None, ()
            self.layer.clear()

    def wake(self, *, live: bool) -> None:
        """Show the map bright while it hears presses, and dim until then."""
        self.layer.dim = 1.0 if live else _ASLEEP

    def at(self, x: float, y: float) -> int | None:
        """Return the slot of the answer at (x, y); None when there is none."""
        return next((place for place, box in enumerate(self.boxes) if is_in_box(box, x, y)), None)

    def show(self, asked: AnswerMap) -> None:
        """Lay the answers out."""
        if asked == self._shown:
            return
        self._shown = asked
        self.layer.clear()
        self.layer.panel("ticket_lacquer", *self.box)
        hands = [self._hands(asked, place) for place in range(len(asked.answers))]
        grid = self._grid(asked, hands)
        self.boxes = tuple(cell.box for cell in grid)
        for place, (answer, cell) in enumerate(zip(asked.answers, grid, strict=True)):
            lit = asked.lit == place
            self._ground(cell.box, lit=lit)
            self._icon(answer, cell, faint=answer.faint and not lit)
            self._words(answer, cell, faint=answer.faint and not lit)
            if hands[place]:
                self._caps(asked, hands[place], asked.slots[place], cell)

    def _hands(self, asked: AnswerMap, place: int) -> list[Device]:
        """One device of each kind of button that gives an answer: two alike are drawn once."""
        if asked.answers[place].faint or place >= len(asked.slots):
            return []
        return hands_of(self.layer, asked.devices, asked.slots[place : place + 1])

    def _grid(self, asked: AnswerMap, hands: Sequence[Sequence[Device]]) -> list[Cell]:
        """The places of the answers, beside the question if that costs no button its size."""
        (x, y, w, h), worded = self.box, any(answer.words for answer in asked.answers)
        caps = [
            caps_widths(self.layer, own, asked.slots[place]) if own else [] for place, own in enumerate(hands)
        ]
        sealed = bool(asked.owners) and any(len(own) > 1 for own in hands)

        def beside(title: float) -> list[Cell]:
            start = x + _INSET + title
            room = (start, y + 2, x + w - _INSET - start, h - 4)
            return answer_cells(caps, room, worded=worded, sealed=sealed)

        titled = beside(_TITLE + _INSET)
        if titled and titled[0].cap >= EASY:
            return beside(self._title(asked) + _INSET)
        return beside(0.0)

    def _title(self, asked: AnswerMap) -> float:
        """Write the question; returns the width that it takes."""
        layer, (x, y, _, h) = self.layer, self.box
        left, mouse = x + _INSET + 6, MOUSE in asked.devices
        if mouse:
            ink = style.PARCHMENT_WORN
            layer.image("icon_mouse", left + 10, y + h / 2, 24, anchor=(0.5, 0.5), tint=ink)
            left += 26
        room = x + _INSET + _TITLE - left
        size = layer.letters.fit(asked.title, 26, room)
        lines = layer.letters.wrapped(asked.title, size, "fell", room)[:2]
        step = 23.0
        first = y + h / 2 + 0.32 * size - step * (len(lines) - 1) / 2
        for place, line in enumerate(lines):
            at = first + step * place
            layer.text(line, left, at, size, colour=style.GOLD_LIGHT, within=self.box)
        wide = max(layer.letters.measure(line, size)[0] for line in lines)
        return left + wide - x - _INSET

    def _ground(self, box: Box, *, lit: bool) -> None:
        x, y, w, h = box
        self.layer.box(x, y, w, h, style.LACQUER_3, alpha=150)
        if lit:
            self.layer.panel("tile_glow", x, y, w, h)

    def _icon(self, answer: Answer, cell: Cell, *, faint: bool) -> None:
        x, y, edge = cell.icon
        alpha = _FAINT if faint else 255.0
        if answer.kind == "die":
            self._die(answer.value, x, y, edge, alpha)
        elif answer.kind == "seat":
            layer, seal = self.layer, f"seal_{answer.value + 1}"
            layer.image(seal, x, y, edge, edge, anchor=(0.5, 0.5), alpha=alpha)
        elif answer.kind == "card" and answer.card is not None:
            corner = (x - card_width(edge) / 2, y - edge / 2)
            draw_face(self.layer, answer.card, *corner, edge, self.texts, self.layer.art, alpha=alpha)
        elif answer.kind in _GUN:
            draw_gun(self.layer, _GUN[answer.kind], x - card_width(edge) / 2, y - edge / 2, edge, alpha=alpha)
            if answer.kind == "chance":
                self._chance(x, y, edge, alpha)

    def _chance(self, x: float, y: float, edge: float, alpha: float) -> None:
        """A question mark in the middle of a back."""
        size = max(style.FLOOR, 0.4 * edge)
        self.layer.disc(x, y, 0.6 * size, style.NIGHT, alpha=alpha)
        down, ink = y + 0.35 * size, style.GOLD_LIGHT
        self.layer.text("?", x, down, size, face="cinzel900", colour=ink, align="center", alpha=alpha)

    def _die(self, face: int, x: float, y: float, edge: float, alpha: float) -> None:
        layer, size = self.layer, "_grand" if edge > _SHARP else ""
        for image, tint in ((f"bet_die{size}", style.PARCHMENT_SHADE), (f"bet_die_face{size}", None)):
            layer.image(image, x, y, edge, edge, anchor=(0.5, 0.5), tint=tint, alpha=alpha)
        figure = edge * 40 / 56
        layer.text(
            str(face),
            x,
            y + figure * 0.35,
            figure,
            face="cinzel900",
            colour=style.INK,
            align="center",
            alpha=alpha,
        )

    def _words(self, answer: Answer, cell: Cell, *, faint: bool) -> None:
        """The words of an answer; a name without room is left to its seal."""
        if not answer.words or cell.words is None:
            return
        layer, (x, y, w, h) = self.layer, cell.words
        words, size = shortened_name(layer.letters, answer.words, 24, w, "fell")
        if answer.kind == "seat" and words != answer.words:
            return
        alpha = _FAINT + 40 if faint else 255.0
        layer.text(words, x, y + h / 2 + size * 0.32, size, alpha=alpha, within=self.box)

    def _caps(self, asked: AnswerMap, hands: Sequence[Device], intent: Intent, cell: Cell) -> None:
        holders = list(zip(asked.devices, asked.owners, strict=False))
        owners = owners_of(self.layer, hands, holders, intent)
        for line, box in enumerate(cell.caps):
            own = slice(line * cell.across, (line + 1) * cell.across)
            draw_caps(self.layer, hands[own], intent, box, cell.cap, owners[own])
