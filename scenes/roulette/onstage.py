"""Cards on the stage: pockets turned out before everybody, and the action card that somebody plays."""

from collections.abc import Callable

import msgspec

from scenes import style
from scenes.layer import Layer
from scenes.mark import Image, Mark
from scenes.match.sitter import shortened
from scenes.roulette.cards import draw_face
from scenes.stage import Words
from scenes.style import Box, Point
from scenes.text import Letters
from scenes.timeline import Clip, call, clip, later, pause, sequence, slide, stagger, together
from scenes.widgets.group import Group

CARD_W, CARD_H, BETWEEN = 98.0, 150.6, 14.0
ROW = 272.0
"""The middle of the row of pockets, from the top."""
HALF, APART = 0.12, 0.1
FACE: Box = (446.0, 174.0, 112.8, 173.4)
"""Where an action card stands."""
TICKET: Box = (566.0, 174.0, 270.0, 173.4)
"""Its rule, beside it."""
DISCARDS: Point = (640.0, 60.0)
"""Played cards go behind the valance."""
SEAL, SMALL = 40.0, 22.0


class Pocket(msgspec.Struct, frozen=True):
    """A pocket that is shown: where it lies, what is in it, whose it is."""

    home: Point
    bullet: bool
    name: str
    colour: int


class Play(msgspec.Struct, frozen=True):
    """An action card that is played: its rule, its player's colour, where it comes from, who on whom."""

    card: str
    rule: str
    colour: int
    home: Point
    lead: str = ""


class Turning:
    """One pocket card on the stage."""

    def __init__(self, layer: Layer, pocket: Pocket, x: float, words: str) -> None:
        self._layer, self.pocket = layer, pocket
        self.end: Point = (x, ROW)
        self.image: Image = layer.image("dos_barillet", *self.end, CARD_W, CARD_H, anchor=(0.5, 0.5))
        self._marks: list[Mark] = [self.image]
        self._words = words
        self._sign()

    def _sign(self) -> None:
        layer, (x, _), pocket = self._layer, self.end, self.pocket
        name, size = shortened(layer.letters, pocket.name, 24, CARD_W + BETWEEN - 6, "cinzel800")
        colour = style.SEATS[pocket.colour].colour
        top = ROW - CARD_H / 2
        self._name = layer.text(
            name, x, top - 7, size, face="cinzel800", colour=colour, align="center", shadow=True
        )
        self._name.visible = False
        self._marks.append(self._name)

    def travel(self, share: float) -> None:
        """From the plaque to its place in the row."""
        home, end = self.pocket.home, self.end
        self.image.move(
            home[0] + (end[0] - home[0]) * share,
            home[1] + (end[1] - home[1]) * share - 60 * share * (1 - share),
        )
        self.image.scale = 0.3 + 0.7 * share
        self.image.angle = 8 * (1 - share)

    def arrive(self) -> None:
        """It lies there, and whose it is can be read."""
        self.travel(1.0)
        self._name.visible = True

    def narrow(self, share: float) -> None:
        """Turn about the upright axis: 0 edge on, 1 flat; lifted while it turns."""
        self.image.scale_x = share
        self.image.y = ROW - 6 * (1 - share)

    def reveal(self) -> None:
        """The face is up, with its name; nothing more to know."""
        bullet = self.pocket.bullet
        self.image.name = "carte_balle" if bullet else "carte_clic"
        letters, room = self._layer.letters, CARD_W - 8
        size = letters.fit(self._words, 25, room, "cinzel900", floor=22)
        label = self._layer.text(
            self._words,
            self.end[0],
            ROW + CARD_H / 2 - 16,
            size,
            face="cinzel900",
            colour=style.GARNET if bullet else style.INK,
            align="center",
        )
        label.visible = False
        self._marks.append(label)
        if bullet:
            glow = self._layer.image(
                "glow", *self.end, 210, 250, anchor=(0.5, 0.5), tint=style.BLOOD_LIGHT, alpha=0
            )
            self._marks.append(glow)

    def flatten(self) -> None:
        """It lies flat, face up, and its name can be read."""
        self.narrow(1.0)
        for mark in self._marks[2:]:
            mark.visible = True

    def leave(self, share: float) -> None:
        """Grow pale and sink, 0 to 1."""
        for mark in self._marks:
            mark.alpha = 255 * (1 - share)
        self.image.y = ROW + 14 * share

    def remove(self) -> None:
        """Take it away."""
        for mark in self._marks:
            mark.remove()
        self._marks = []


class Pockets:
    """The pockets of one batch of accusations, in a row."""

    def __init__(self, layer: Layer, texts: Words, cover: Callable[[bool], None]) -> None:
        self._layer, self._texts, self._cover = layer, texts, cover
        self._cards: list[Turning] = []

    def come(self, *pockets: Pocket) -> Clip:
        """They come from the plaques, backs up."""

        def begin() -> Clip:
            self.clear()
            self._cover(True)
            first = style.WIDTH / 2 - (CARD_W + BETWEEN) * (len(pockets) - 1) / 2
            self._cards = [
                Turning(self._layer, pocket, first + (CARD_W + BETWEEN) * place, self._said(pocket))
                for place, pocket in enumerate(pockets)
            ]
            return stagger(0.06, *(arriving(card) for card in self._cards))

        return later(begin)

    def turn(self) -> Clip:
        """All are turned face up, one after the other."""
        return later(lambda: stagger(APART, pause(0), *(turned(card) for card in self._cards)))

    def go(self) -> Clip:
        """They leave the stage."""

        def begin() -> Clip:
            cards, self._cards = self._cards, []
            leaving = [slide(card.leave, 0, 1, 0.2, "in-quad") for card in cards]
            done = [call(card.remove) for card in cards]
            return sequence(together(pause(0), *leaving), *done, call(self._uncover))

        return later(begin)

    def clear(self) -> None:
        """No pockets, at once."""
        for card in self._cards:
            card.remove()
        self._cards = []
        self._cover(False)

    def _uncover(self) -> None:
        if not self._cards:
            self._cover(False)

    def _said(self, pocket: Pocket) -> str:
        return self._texts("roulette-centre-balle" if pocket.bullet else "roulette-centre-clic")


def arriving(card: Turning) -> Clip:
    """A pocket card flies to its place."""
    flight = slide(card.travel, 0, 1, 0.3, "out-back(1.2)")
    return sequence(clip(flight, pause(0.04)), call(card.arrive))


def turned(card: Turning) -> Clip:
    """A pocket card turns over."""
    full = sequence(
        slide(card.narrow, 1, 0, HALF, "in-out-sine"),
        call(card.reveal),
        slide(card.narrow, 0, 1, HALF, "in-out-sine"),
    )
    return sequence(clip(full, sequence(pause(HALF), call(card.reveal))), call(card.flatten))


class Played:
    """The action card that was played last, with its ticket."""

    def __init__(self, layer: Layer, texts: Words, cover: Callable[[bool], None]) -> None:
        self._layer, self._texts, self._cover = layer, texts, cover
        self.card: str | None = None
        """Which card stands on the stage; None without any."""
        self._face: Group | None = None
        self._ticket: Group | None = None

    def come(self, play: Play) -> Clip:
        """The card flies to the stage, and its ticket is pinned up; what stood there leaves."""

        def begin() -> Clip:
            self.clear()
            self._cover(True)
            self.card = play.card
            x, y, w, h = FACE
            face = Group(
                x + w / 2, y + h / 2, draw_face(self._layer, play.card, x, y, h, self._texts, self._layer.art)
            )
            ticket = self._pinned(play)
            self._face, self._ticket = face, ticket
            return together(flown(face, play.home), sequence(clip(pause(0.16)), pinned(ticket)))

        return later(begin)

    def go(self, to: Point | None = None) -> Clip:
        """It goes to the discards."""

        def begin() -> Clip:
            face, ticket = self._face, self._ticket
            self._face = self._ticket = self.card = None
            if face is None or ticket is None:
                return pause(0)
            gone = together(discarded(face, to or DISCARDS), unpinned(ticket))
            return sequence(gone, call(face.remove), call(ticket.remove), call(self._uncover))

        return later(begin)

    def clear(self) -> None:
        """No card, at once."""
        for group in (self._face, self._ticket):
            if group is not None:
                group.remove()
        self._face = self._ticket = self.card = None
        self._cover(False)

    def _uncover(self) -> None:
        if self.card is None:
            self._cover(False)

    def _pinned(self, play: Play) -> Group:
        layer, (x, y, w, h) = self._layer, TICKET
        letters, room, middle = layer.letters, w - 30, x + w / 2
        marks: list[Mark] = [layer.panel("ticket_parchment_banner", *TICKET)]
        lines = [
            *(
                (line, "fell-italic", style.INK_2)
                for line in written(letters, play.lead, "fell-italic", room)
            ),
            *((line, "fell", style.INK) for line in written(letters, play.rule, "fell", room)),
        ]
        step = min(27.0, (h - 14) / max(1, len(lines)))
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
        seal = f"seal_{play.colour + 1}_petit"
        marks.append(layer.image(seal, x + w - 8, y + 6, SEAL, SEAL, anchor=(0.5, 0.5)))
        return Group(middle, y + h / 2, marks)


def written(letters: Letters, words: str, face: str, room: float) -> list[str]:
    """The words in lines that fit."""
    return list(letters.wrapped(words, SMALL, face, room)) if words else []


def flown(face: Group, home: Point) -> Clip:
    """A card flies from a hand to its place, and lands with a slap."""
    end = (face.x, face.y)

    def fly(share: float) -> None:
        face.x = home[0] + (end[0] - home[0]) * share
        face.y = home[1] + (end[1] - home[1]) * share - 50 * share * (1 - share)
        face.scale = 0.3 + 0.7 * share

    return clip(slide(fly, 0, 1, 0.3, "out-back(1.2)"), pause(0.1))


def discarded(face: Group, end: Point) -> Clip:
    """A card shrinks on its way to the discards."""
    start = (face.x, face.y)

    def go(share: float) -> None:
        face.x = start[0] + (end[0] - start[0]) * share
        face.y = start[1] + (end[1] - start[1]) * share
        face.scale, face.alpha = 1 - 0.6 * share, 255 * (1 - share * share)

    def fade(share: float) -> None:
        face.alpha = 255 * (1 - share)

    return clip(slide(go, 0, 1, 0.25, "in-cubic"), slide(fade, 0, 1, 0.12))


def pinned(ticket: Group) -> Clip:
    """The ticket springs up."""

    def grow(share: float) -> None:
        ticket.scale = 0.86 + 0.14 * share
        ticket.alpha = 255 * max(0.0, min(1.0, share * 2))

    return clip(sequence(slide(grow, 0, 1, 0.24, "out-back")), pause(0))


def unpinned(ticket: Group) -> Clip:
    """The ticket fades."""

    def fade(share: float) -> None:
        ticket.alpha = 255 * (1 - share)

    return slide(fade, 0, 1, 0.14, "linear")
