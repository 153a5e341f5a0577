"""The middle of the stage: two busts, the claim on its ticket, the sentence, Court and Treasury."""

from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import Point
from scenes.games.complots.table import layout
from scenes.games.complots.table.centre.busts import Busts
from scenes.games.complots.table.centre.candles import Candles
from scenes.games.complots.table.centre.ticket import Ticket, TicketText, TornTicket
from scenes.motion.timeline import Clip, lazy_clip, pause_for, slide_value

_PLATE, _PLATE_MARGIN = 38.0, 30.0
"""Height of the lacquer under that sentence, and by how much it is wider, in units."""
_LINE, _LINE_ROOM = 29.0, 262.0
"""The size of the sentence under the ring, and its room between two claimed cards, in units."""


class Centre:
    """The middle that everybody looks at; it knows no rules."""

    def __init__(
        self,
        figures: Layer,
        props: Layer,
        paper: Layer,
        players: int,
        court: str,
        treasury: str,
        *,
        prompted: bool = False,
    ) -> None:
        """`prompted`: a prompter's parchment leaves less room for Court and Treasury."""
        self.figures, self.props, self.paper = figures, props, paper
        self.purses = layout.purse_places(players, prompted=prompted)
        self.candles = Candles(props)
        self.players = players
        self.busts = Busts(figures)
        self.ticket: Ticket | None = None
        self._seal: Image | None = None
        self._table(court, treasury)
        self._plate = paper.panel("chip_lacquer", 640, layout.line_y(players) - 26, 40, _PLATE, alpha=225)
        self._plate.visible = False
        self.line: Label = paper.text(
            "",
            640,
            layout.line_y(players),
            _LINE,
            face="fell-italic",
            colour=style.CREAM,
            align="center",
            shadow=True,
        )

    def say(self, words: str, *, seen: bool = True) -> None:
        """Write the sentence under the ring, on its lacquer: clear of the claimed cards beside it."""
        self.line.text = words
        self.line.size = self.paper.letters.fit(words, _LINE, _LINE_ROOM, "fell-italic")
        self.line.squeeze(_LINE_ROOM)
        self.line.visible = seen
        self._plate.visible = seen and bool(words)
        wide = self.line.width + _PLATE_MARGIN
        self._plate.reshape(640 - wide / 2, layout.line_y(self.players) - 26, wide, _PLATE)

    def _table(self, court: str, treasury: str) -> None:
        """The draped table with the pile of the Court and the chest, larger between two players."""
        table, k = self.purses, 1.3 if self.purses.large else 1.0
        props, number = self.props, style.GOLD_LIGHT
        size = 26 * k
        wide = [props.letters.measure(words, size, "sc")[0] for words in (court, treasury)]
        if sum(wide) > 165 * k:
            size = 24 * k
            wide = [props.letters.measure(words, size, "sc")[0] for words in (court, treasury)]
        x, y = min(640 - 172 * k, 640 - (sum(wide) + 212 * k) / 2), 480 + table.dy
        props.image("table", *table.table)
        for place in range(4, -1, -1):
            props.image("dos_complots_puce", x + place * 5 * k, y - (24 + place * 2) * k, 34 * k, 49 * k)
        props.text(court, x + 62 * k, y + 12 * k, size, face="sc")
        figures = (y + 13 * k, 29 * k)
        self.court = props.text("", x + 70 * k + wide[0], *figures, face="cinzel800", colour=number)
        x += 106 * k + wide[0]
        props.image("icon_open_treasure_chest", x, y - 27 * k, 50 * k, 50 * k, tint=number)
        props.text(treasury, x + 54 * k, y + 12 * k, size, face="sc")
        self.treasury = props.text("", x + 62 * k + wide[1], *figures, face="cinzel800", colour=number)

    def sway(self, age: float) -> None:
        """Let the busts stand as their postures say; they lean to and fro, each in its own time."""
        self.busts.place(age)
        self.candles.flicker(age)

    def show_ticket(self, words: TicketText | None) -> None:
        """Pin a ticket up, or take it away."""
        if self.ticket is not None:
            self.ticket.remove()
            self.ticket = self._seal = None
        if words is not None:
            self.ticket = Ticket(self.paper, words)

    def veil_ticket(self, *, veiled: bool) -> None:
        """Take the ticket out of sight while cards are chosen in its place."""
        if self.ticket is not None:
            self.ticket.alpha = 0 if veiled else 255

    def blank_ticket(self, *, blank: bool) -> None:
        """Let the words of the ticket be gone while a card lies on them, or stand there again."""
        if self.ticket is not None:
            self.ticket.blank(blank=blank)

    def seal_ticket(self, name: str, at: Point, size: float, angle: float) -> Image | None:
        """Let a seal stick to the ticket, to be torn with it; None where there is no ticket."""
        if self.ticket is None:
            return None
        seal = self.paper.image(name, *at, size, size, anchor=(0.5, 0.5), angle=angle)
        self.ticket.add(seal)
        self._seal = seal
        return seal

    def gild_ticket(self) -> None:
        """Give the ticket a gilt edge: what it says is true."""
        if self.ticket is not None:
            self.ticket.add(self.paper.panel("frame_gilt", *layout.TICKET))

    def unseal(self, seconds: float) -> Clip:
        """The clip of the seal dropping off the ticket: whoever doubted was wrong."""
        return lazy_clip(lambda: self._drop_seal(seconds))

    def _drop_seal(self, seconds: float) -> Clip:
        seal, self._seal = self._seal, None
        if seal is None or self.ticket is None:
            return pause_for(0)
        start = seal.y

        def drop(share: float) -> None:
            seal.y = start + 150 * share
            seal.angle = -14 + 70 * share
            seal.alpha = 255 * (1 - share * share)
            seal.visible = share < 1

        return slide_value(drop, 0, 1, seconds, "in-quad")

    def tear_ticket(self) -> TornTicket | None:
        """Take the ticket away in two halves; None where there is none."""
        if self.ticket is None:
            return None
        halves = TornTicket(self.paper, self.ticket)
        self.show_ticket(None)
        return halves

    def show_purses(self, court: int, treasury: str) -> None:
        """Say how many cards the Court holds and what is left in the Treasury."""
        self.court.text = str(court)
        self.treasury.text = treasury
