"""The middle of the stage: two busts, the claim on its ticket, the sentence, Court and Treasury."""

import math
from collections.abc import Callable

import msgspec

from scenes.draw import style
from scenes.draw.drawable import Drawable, Image
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.games.complots.table import layout
from scenes.widgets.group import Group


class TicketText(msgspec.Struct, frozen=True):
    """The words of a ticket: the speaker, the claim, and its purpose."""

    lead: str
    title: str
    line: str = ""
    speaker: int | None = None
    """0: the left bust speaks, 1: the right one."""


class Centre:
    """The middle that everybody looks at; it knows no rules."""

    def __init__(self, figures: Layer, props: Layer, paper: Layer, players: int, court: str, treasury: str):
        self.figures, self.props, self.paper = figures, props, paper
        self.players = players
        self.busts: list[list[Image]] = [[], []]
        self._worn: list[tuple[int, int] | None] = [None, None]
        self.ticket: Group | None = None
        self.lantern = 200.0 if style.high_contrast() else 0.0
        self.glows = [figures.image("halo", 0, 0, 420, 420, anchor=(0.5, 0.5), alpha=0) for _ in range(2)]
        self._table(court, treasury)
        self.line: Label = paper.text(
            "",
            640,
            layout.line_y(players),
            29,
            face="fell-italic",
            colour=style.CREAM,
            align="center",
            shadow=True,
        )

    def _table(self, court: str, treasury: str) -> None:
        dy = layout.purse_places(self.players).dy
        props, number = self.props, style.GOLD_LIGHT
        size = 26
        wide = [props.letters.measure(words, size, "sc")[0] for words in (court, treasury)]
        if sum(wide) > 165:
            size = 24
            wide = [props.letters.measure(words, size, "sc")[0] for words in (court, treasury)]
        x = min(468.0, 640 - (sum(wide) + 212) / 2)
        props.image("table", 430, 446 + dy)
        for place in range(4, -1, -1):
            props.image("dos_complots_puce", x + place * 5, 456 - place * 2 + dy, 34, 49)
        props.text(court, x + 62, 492 + dy, size, face="sc")
        self.court = props.text("", x + 70 + wide[0], 493 + dy, 29, face="cinzel800", colour=number)
        x += 106 + wide[0]
        props.image("icon_open_treasure_chest", x, 453 + dy, 50, 50, tint=number)
        props.text(treasury, x + 54, 492 + dy, size, face="sc")
        self.treasury = props.text("", x + 62 + wide[1], 493 + dy, 29, face="cinzel800", colour=number)

    def show_bust(self, side: int, persona: int | None, colour: int = 0) -> None:
        """Bring a mask on from the left (0) or right (1) wing, in its seat's colour; None clears it."""
        worn = None if persona is None else (persona, colour)
        if worn == self._worn[side]:
            return
        self._worn[side] = worn
        for image in self.busts[side]:
            image.remove()
        self.busts[side] = []
        self.glows[side].alpha = 0
        if persona is None:
            return
        x, y, w, h = layout.RIGHT_BUST if side else layout.LEFT_BUST
        name, mirror = f"bust_persona_{persona + 1}", bool(side)
        tint = style.SEATS[colour].colour
        base = self.figures.image(name, x + w / 2, y + h, w, h, anchor=(0.5, 1), mirror=mirror)
        accent = self.figures.image(
            f"{name}_acc", x + w / 2, y + h, w, h, anchor=(0.5, 1), tint=tint, mirror=mirror
        )
        self.busts[side] = [base, accent]
        self.light(side)

    def light(self, side: int) -> None:
        """Hang a lantern behind a figure where the backdrop is too dark for ink (high contrast)."""
        x, y, w, h = layout.RIGHT_BUST if side else layout.LEFT_BUST
        self.glows[side].move(x + w / 2, y + h * 0.42)
        self.glows[side].alpha = self.lantern

    def sway(self, age: float) -> None:
        """Let the busts lean to and fro by a degree, each in its own time."""
        for side, period in enumerate((5.6, 6.8)):
            for image in self.busts[side]:
                image.angle = math.sin(age * math.tau / period)

    def halo(self, side: int) -> Callable[[float], None]:
        """A setter that lets a halo flare up behind a bust, for shares 0 to 1."""
        x, y, w, h = layout.RIGHT_BUST if side else layout.LEFT_BUST
        glow = self.glows[side]
        glow.move(x + w / 2, y + h * 0.42)

        def flare(share: float) -> None:
            glow.alpha = max(self.lantern, 255 * math.sin(share * math.pi))
            glow.scale = 1 + 0.5 * share

        return flare

    def slide_bust(self, side: int) -> Callable[[float], None]:
        """A setter that brings a bust on from its wing, for shares 0 to 1."""

        def place(share: float) -> None:
            x, _, w, _ = layout.RIGHT_BUST if side else layout.LEFT_BUST
            away = (90 if side else -90) * (1 - share)
            for image in self.busts[side]:
                image.x = x + w / 2 + away
                image.alpha = 255 * min(1.0, 0.2 + share)

        return place

    def show_ticket(self, words: TicketText | None) -> None:
        """Pin a ticket up, or take it away."""
        if self.ticket is not None:
            self.ticket.remove()
            self.ticket = None
        if words is None:
            return
        x, y, w, h = layout.TICKET
        marks: list[Drawable] = [self.paper.panel("ticket_parchment", x, y, w, h)]
        if words.speaker is not None:
            marks.append(self._tail(words.speaker))
        marks += self._lines(words)
        self.ticket = Group(x + w / 2, y + h / 2, marks)

    def _tail(self, speaker: int) -> Image:
        x, y, w, _ = layout.TICKET
        if speaker:
            return self.paper.image("speech_tail", x + w, y + 76, mirror=True)
        return self.paper.image("speech_tail", x - 38, y + 76)

    def _lines(self, words: TicketText) -> list[Drawable]:
        x, y, w, h = layout.TICKET
        paper, middle, within = self.paper, x + w / 2, (x + 10, y + 10, w - 20, h - 20)
        size = paper.letters.fit(words.title, 43, w - 50, face="cinzel900")
        smaller = paper.letters.fit(words.line, 29, w - 40)
        low = 206 if words.line else 222
        return [
            paper.text(
                words.lead,
                middle,
                y + 48,
                27,
                face="fell-italic",
                colour=style.INK_2,
                align="center",
                within=within,
            ),
            paper.text(
                words.title,
                middle,
                low,
                size,
                face="cinzel900",
                colour=style.GARNET,
                align="center",
                within=within,
            ),
            paper.text(words.line, middle, 246, smaller, colour=style.INK, align="center", within=within),
        ]

    def show_purses(self, court: int, treasury: str) -> None:
        """Say how many cards the Court holds and what is left in the Treasury."""
        self.court.text = str(court)
        self.treasury.text = treasury
