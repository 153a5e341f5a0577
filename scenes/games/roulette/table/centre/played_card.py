"""The action card that somebody plays: it comes to the stage with its rule, and goes to the discards."""

from collections.abc import Callable

import msgspec

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.draw.text import Typesetter
from scenes.games.roulette.table.private.card_faces import draw_face
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    lazy_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    together,
)
from scenes.shell.null_sound import Words
from scenes.widgets.group import Group

FACE: Box = (550.0, 108.0, 180.0, 276.7)
"""The box of an action card on the stage."""
TICKET: Box = (738.0, 162.0, 212.0, 184.0)
"""Its rule, at its right."""
DISCARDS: Point = (640.0, 60.0)
"""Played cards that change nothing in sight go behind the valance."""
COMES, GOES = 0.22, 0.28
"""Seconds in which a card comes and goes, where nobody says otherwise."""
WAX = 62.0
"""The seals of who plays it and on whom, in units."""
SMALL, TIGHT = 22.0, 1.14
"""The type size of the ticket; the least leading."""


class CardPlay(msgspec.Struct, frozen=True):
    """An action card that is played: its rule, the colours of its player and target, where it comes from."""

    card: str
    rule: str
    colour: int
    home: Point
    lead: str = ""
    target: int | None = None
    """The colour of whom it works on."""


class PlayedCard:
    """The action card that was played last, with its ticket."""

    def __init__(
        self,
        layer: Layer,
        texts: Words,
        cover: Callable[[bool], None],
    ) -> None:
        self._layer, self._texts, self._cover = layer, texts, cover
        self.card: str | None = None
        """The card on the stage; None without any."""
        self._face: Group | None = None
        self._ticket: Group | None = None

    def come(self, play: CardPlay, seconds: float = COMES) -> Clip:
        """The card rises to the stage and grows, and its ticket is pinned up; what stood there leaves."""

        def begin() -> Clip:
            self.clear()
            self._cover(True)
            self.card = play.card
            x, y, w, h = FACE
            marks = draw_face(self._layer, play.card, x, y, h, self._texts, self._layer.art)
            face = Group(x + w / 2, y + h / 2, [*marks, *self._sealed(play)])
            ticket = self._pinned(play)
            self._face, self._ticket = face, ticket
            return together(
                _flown(face, play.home, seconds),
                sequence(pause_for(0.4 * seconds), _pinned(ticket, 0.6 * seconds)),
            )

        return lazy_clip(begin)

    def _sealed(self, play: CardPlay) -> list[Drawable]:
        """Who plays it, at its left corner; on whom, at its right."""
        x, y, w, _ = FACE
        ends = [(play.colour, x + 4)] + ([] if play.target is None else [(play.target, x + w - 4)])
        return [
            self._layer.image(f"seal_{colour + 1}", left, y + 8, WAX, WAX, anchor=(0.5, 0.5))
            for colour, left in ends
        ]

    def go(self, to: Point | None = None, seconds: float = GOES) -> Clip:
        """It slides to what it has changed, or to the discards."""

        def begin() -> Clip:
            face, ticket = self._face, self._ticket
            self._face = self._ticket = self.card = None
            if face is None or ticket is None:
                return pause_for(0)
            gone = together(_discarded(face, to or DISCARDS, seconds), _unpinned(ticket))
            return sequence(
                gone, callback_clip(face.remove), callback_clip(ticket.remove), callback_clip(self._uncover)
            )

        return lazy_clip(begin)

    def clear(self) -> None:
        """Take the card away at once."""
        for group in (self._face, self._ticket):
            if group is not None:
                group.remove()
        self._face = self._ticket = self.card = None
        self._cover(False)

    def _uncover(self) -> None:
        if self.card is None:
            self._cover(False)

    def _pinned(self, play: CardPlay) -> Group:
        layer, (x, y, w, h) = self._layer, TICKET
        letters, room, middle = layer.letters, w - 24, x + w / 2
        marks: list[Drawable] = [layer.panel("ticket_parchment_flat", *TICKET)]
        lines = [(line, "fell", style.INK) for line in _written(letters, play.rule, "fell", room)]
        least = letters.shown_size(SMALL, "fell") * TIGHT
        step = min(least * 1.1, (h - 16) / max(1, len(lines)))
        first = y + (h - step * len(lines)) / 2 + step * 0.76
        for place, (line, face, colour) in enumerate(lines):
            marks.append(
                layer.text(
                    line,
                    middle,
                    first + step * place,
                    SMALL,
                    face=face,
                    colour=colour,
                    align="center",
                    within=TICKET,
                )
            )
        return Group(middle, y + h / 2, marks)


def _written(letters: Typesetter, words: str, face: str, room: float) -> list[str]:
    """The words in lines that fit."""
    return list(letters.wrapped(words, SMALL, face, room)) if words else []


def _flown(face: Group, home: Point, seconds: float) -> Clip:
    """A card flies from a hand to its place, and lands with a slap."""
    end = (face.x, face.y)

    def fly(share: float) -> None:
        face.x = home[0] + (end[0] - home[0]) * share
        face.y = home[1] + (end[1] - home[1]) * share - 50 * share * (1 - share)
        face.scale = 0.2 + 0.8 * share

    return reducible_clip(slide_value(fly, 0, 1, seconds, "out-back(1.2)"), pause_for(0))


def _discarded(face: Group, end: Point, seconds: float) -> Clip:
    """A card shrinks on its way to the discards."""
    start = (face.x, face.y)

    def go(share: float) -> None:
        face.x = start[0] + (end[0] - start[0]) * share
        face.y = start[1] + (end[1] - start[1]) * share
        face.scale, face.alpha = 1 - 0.84 * share, 255 * (1 - 0.8 * share**3)

    def fade(share: float) -> None:
        face.alpha = 255 * (1 - share)

    return reducible_clip(slide_value(go, 0, 1, seconds, "in-out-cubic"), slide_value(fade, 0, 1, 0.12))


def _pinned(ticket: Group, seconds: float) -> Clip:
    """Return the clip in which the ticket springs up."""

    def grow(share: float) -> None:
        ticket.scale = 0.86 + 0.14 * share
        ticket.alpha = 255 * max(0.0, min(1.0, share * 2))

    return reducible_clip(sequence(slide_value(grow, 0, 1, seconds, "out-back")), pause_for(0))


def _unpinned(ticket: Group) -> Clip:
    """Return the clip in which the ticket fades."""

    def fade(share: float) -> None:
        ticket.alpha = 255 * (1 - share)

    return slide_value(fade, 0, 1, 0.14, "linear")
