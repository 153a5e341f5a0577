"""The ticket of a claim: its words on parchment; a lie is torn, words and all."""

from __future__ import annotations

import msgspec

from scenes.draw import style
from scenes.draw.drawable import Drawable, Image
from scenes.draw.layer import Layer
from scenes.draw.snapshot import snapshot, torn_halves
from scenes.games.complots.table import layout
from scenes.motion.timeline import Clip, callback_clip, sequence, slide_value
from scenes.widgets.group import Group

_REST = ((-146.0, 136.0, -13.0), (158.0, 104.0, 11.0))
"""Where the halves of a torn ticket come to rest, from its middle: right, down, degrees."""
_SWEPT = 420.0
"""Units by which they fall when they are swept off the stage."""
_GAPE = 5.0
"""Degrees by which the halves gape, at the top, while the ticket is ripped."""


class TicketText(msgspec.Struct, frozen=True):
    """The words of a ticket: the speaker, the claim, and its purpose."""

    lead: str
    title: str
    line: str = ""
    speaker: int | None = None
    """0: the left bust speaks, 1: the right one."""


class Ticket(Group):
    """A ticket on the stage, one thing to be moved."""

    def __init__(self, paper: Layer, words: TicketText) -> None:
        x, y, w, h = layout.TICKET
        marks: list[Drawable] = [paper.panel("ticket_parchment", x, y, w, h)]
        if words.speaker is not None:
            marks.append(_tail(paper, words.speaker))
        self._lines = _lines(paper, words)
        super().__init__(x + w / 2, y + h / 2, [*marks, *self._lines])
        self.words = words

    def blank(self, *, blank: bool) -> None:
        """Let its words be gone while a card lies on them, or stand there again."""
        for line in self._lines:
            line.visible = not blank


class TornTicket:
    """The two halves of a ticket, from the moment at which it begins to rip."""

    def __init__(self, paper: Layer, ticket: Ticket) -> None:
        x, y, w, h = layout.TICKET
        words, zoom = ticket.words, paper.letters.scale
        around = (x - 30, y - 30, w + 60, h + 60)

        def half(side: int) -> Image:
            key = f"torn:{side}:{zoom:.3f}:{paper.letters.text_scale}:{style.high_contrast()}:{words}"
            return paper.picture(
                key,
                lambda: torn_halves(snapshot(ticket.marks, around, zoom))[side],
                x + w / 2,
                y + h + 30,
                w + 60,
                h + 60,
                anchor=(0.5, 1),
            )

        self._halves = (half(0), half(1))
        self._middle = (x + w / 2, y + h + 30)

    def rip(self, seconds: float) -> Clip:
        """It gapes, from the top."""

        def gape(share: float) -> None:
            for half, turn in zip(self._halves, (-_GAPE, _GAPE), strict=True):
                half.angle = turn * share

        return slide_value(gape, 0, 1, seconds, "in-quad")

    def fall(self, seconds: float) -> Clip:
        """The halves fall apart, and lie still."""

        def fall(share: float) -> None:
            for half, (dx, dy, turn) in zip(self._halves, _REST, strict=True):
                half.move(self._middle[0] + dx * share, self._middle[1] + dy * share)
                gape = _GAPE if turn > 0 else -_GAPE
                half.angle = gape + (turn - gape) * share

        return slide_value(fall, 0, 1, seconds, "in-quad")

    def sweep(self, seconds: float) -> Clip:
        """They fall on, off the stage, and are gone."""

        def sink(share: float) -> None:
            for half, (dx, dy, turn) in zip(self._halves, _REST, strict=True):
                half.move(self._middle[0] + dx * (1 + share / 4), self._middle[1] + dy + _SWEPT * share)
                half.angle = turn * (1 + share)
                half.alpha = 255 * min(1.0, 2 * (1 - share))

        return sequence(slide_value(sink, 0, 1, seconds, "in-quad"), callback_clip(self.remove))

    def remove(self) -> None:
        """Take both halves away."""
        for half in self._halves:
            half.remove()

    def fade(self, seconds: float) -> Clip:
        """They are gone."""

        def fade(share: float) -> None:
            for half in self._halves:
                half.alpha = 255 * (1 - share)

        return sequence(slide_value(fade, 0, 1, seconds), callback_clip(self.remove))


def _tail(paper: Layer, speaker: int) -> Image:
    x, y, w, _ = layout.TICKET
    if speaker:
        return paper.image("speech_tail", x + w, y + 76, mirror=True)
    return paper.image("speech_tail", x - 38, y + 76)


def _lines(paper: Layer, words: TicketText) -> list[Drawable]:
    x, y, w, h = layout.TICKET
    middle, within = x + w / 2, (x + 10, y + 10, w - 20, h - 20)
    size = paper.letters.fit(words.title, 43, w - 76, face="cinzel900")
    smaller = paper.letters.fit(words.line, 29, w - 72)
    low = 206 if words.line else 222
    ink2, garnet = style.INK_2, style.GARNET
    lead = paper.text(
        words.lead, middle, y + 48, 27, face="fell-italic", colour=ink2, align="center", within=within
    )
    title = paper.text(
        words.title, middle, low, size, face="cinzel900", colour=garnet, align="center", within=within
    )
    line = paper.text(words.line, middle, 246, smaller, colour=style.INK, align="center", within=within)
    return [lead, title, line]
