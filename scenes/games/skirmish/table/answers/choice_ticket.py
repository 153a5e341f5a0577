"""The ticket of a question whose answers the table shows: one at a time, and the field stays free."""

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.skirmish.table.answers.choice_sheet import NOWHERE, ChoiceFacts, ChoiceSheet
from scenes.games.skirmish.table.answers.crumbs import POSE, TARGET, UNIT, Crumb
from scenes.games.skirmish.table.layout import WINDOW
from scenes.shell.null_sound import Words

SHOWN_ON_TABLE = frozenset((UNIT, TARGET, POSE, "host", "way", "ranks", "pursue"))
"""Steps that are seen on the table while the cursor is on them: a unit that is lit, a ghost."""
STAYS = frozenset(("done", "restrain", "carry-on"))
"""Steps of a unit that goes on as it stands: nothing is to be seen of them."""
_WIDE, _HIGH, _EDGE = 470.0, 92.0, 22.0
TICKET: Box = (WINDOW[0] + WINDOW[2] - _WIDE - 10, WINDOW[1] + 10, _WIDE, _HIGH)
"""Where it lies."""
UNDER_TICKET = _HIGH + 8
"""So many units lower lies what stands in its corner at other times."""
_TITLE, _ROW, _SMALL = 25.0, 26.0, 22.0


def is_on_table(crumbs: tuple[Crumb, ...]) -> bool:
    """Whether every step that may be chosen is seen on the table, so that no list is needed."""
    kinds = {crumb.kind for crumb in crumbs}
    return bool(kinds & SHOWN_ON_TABLE) and kinds <= SHOWN_ON_TABLE | STAYS


class ChoiceTicket:
    """The question, what the cursor stands on, and how many there are; drawn anew with what it says."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self._layer, self._texts = layer, texts
        self._marks: list[Drawable] = []
        self._said: ChoiceFacts | None = None
        self.boxes: tuple[Box, ...] = ()
        """Where each choice lies, in order: the marked one on the ticket, the others nowhere."""

    def show(self, facts: ChoiceFacts | None) -> None:
        """Show the ticket, or put it away; nothing happens when it says the same as before."""
        if facts == self._said:
            return
        self._said = facts
        for mark in self._marks:
            mark.remove()
        self._marks, self.boxes = [], ()
        if facts is None:
            return
        count = len(facts.rows)
        self.boxes = tuple(TICKET if place == facts.cursor else NOWHERE for place in range(count))
        x, y, w, _ = TICKET
        self._marks.append(self._layer.panel("ticket_parchment", *TICKET))
        fitted = self._layer.letters.fit(facts.title, _TITLE, w - 2 * _EDGE, "cinzel800")
        wide = w - 2 * _EDGE
        self._text(
            facts.title, x + w / 2, y + 38, fitted, style.GARNET, wide, face="cinzel800", align="center"
        )
        of = self._texts("skirmish-hand-page", n=facts.cursor + 1, of=count) if count > 1 else ""
        self._text(of, x + w - _EDGE, y + 72, _SMALL, style.INK_2, 80, face="fell-italic", align="right")
        room = w - 2 * _EDGE - (84 if of else 0)
        words = facts.rows[facts.cursor]
        self._text(words, x + _EDGE, y + 72, self._layer.letters.fit(words, _ROW, room), style.INK, room)

    def _text(
        self, words: str, x: float, y: float, size: float, colour: style.Colour, room: float, *,
        face: str = "fell", align: str = "left",
    ) -> None:  # fmt: skip
        if words:
            label = self._layer.text(words, x, y, size, face=face, colour=colour, align=align, within=TICKET)
            self._marks.append(label.squeeze(room))


class Choices:
    """What may be chosen now: a ticket where the table shows the choice, else a sheet with its rows."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self._sheet, self._ticket = ChoiceSheet(layer, texts), ChoiceTicket(layer, texts)

    @property
    def boxes(self) -> tuple[Box, ...]:
        """Where each choice lies, in order; none: nothing is asked."""
        return self._sheet.boxes or self._ticket.boxes

    @property
    def area(self) -> Box | None:
        """Where whatever asks lies as a whole; None: nothing is asked."""
        return self._sheet.area or (TICKET if self._ticket.boxes else None)

    @property
    def is_wide(self) -> bool:
        """Whether it lies over so much of the table that the camera makes room."""
        return bool(self._sheet.boxes)

    def show(self, facts: ChoiceFacts | None, *, on_table: bool = False) -> None:
        """Show what may be chosen, or put it away."""
        self._sheet.show(None if on_table else facts)
        self._ticket.show(facts if on_table else None)
