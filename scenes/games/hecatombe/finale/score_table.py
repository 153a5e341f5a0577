"""The reckoning of a round: each objective against each player, in the order of the revelations."""

from collections.abc import Sequence

from game.core.rules import Player
from game.couch.sitter import Sitter
from game.rules.hecatombe.review import RoundTold, Verdict
from scenes.draw import style
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.hecatombe.finale.award_lines import AwardLine, award_lines
from scenes.games.hecatombe.finale.phrases import ReviewWords
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.screens.finale.changing_words import write_within

SHEET: Box = (24, 134, 1232, 522)
LEFT, NAMES_END, RIGHT = 48.0, 316.0, 1234.0
GUESSES = 590.0
"""Two players: what was named stands before this."""
HEAD, ROWS, FOOT, END = 148.0, 238.0, 594.0, 644.0
TALLEST = 88.0


class Ledger:
    """The table of one round's points."""

    def __init__(
        self, sheet: Layer, marks: Layer, faces: TileFaces, sitters: Sequence[Sitter], tale: ReviewWords
    ) -> None:
        self.sheet, self.marks, self.faces = sheet, marks, faces
        self.sitters, self.review_words = sitters, tale
        self.start = GUESSES if len(sitters) == 2 else NAMES_END
        self.wide = (RIGHT - self.start) / len(sitters)

    def draw(self, told: RoundTold) -> None:
        """The whole table, on empty layers."""
        self.sheet.panel("sheet_parchment", *SHEET)
        self._stripes(told)
        self._legend()
        for player in range(len(self.sitters)):
            self._head(player, crowned=player in told.winners)
        high = self._high(told)
        for place, verdict in enumerate(told.verdicts):
            self._row(verdict, place, ROWS + place * high, high)
        for place, line in enumerate(self._awards(told), start=len(told.verdicts)):
            self._award(line, ROWS + place * high, high)
        self._foot(told)

    def middle(self, player: Player) -> float:
        """The middle of a player's column."""
        return self.start + (player + 0.5) * self.wide

    def _high(self, told: RoundTold) -> float:
        return min(TALLEST, (FOOT - 4 - ROWS) / max(1, self._count(told)))

    def _awards(self, told: RoundTold) -> list[AwardLine]:
        """The points that come from no objective."""
        return award_lines(told.awards, len(self.sitters))

    def _count(self, told: RoundTold) -> int:
        """The number of lines."""
        return len(told.verdicts) + len(self._awards(told))

    def _stripes(self, told: RoundTold) -> None:
        for player in told.winners:
            x = self.middle(player) - self.wide / 2
            self.sheet.box(x + 4, HEAD, self.wide - 8, END - HEAD, style.GOLD, alpha=70)
        high = self._high(told)
        for place in range(0, self._count(told), 2):
            y = ROWS + place * high
            self.sheet.box(LEFT, y, RIGHT - LEFT, high, style.PARCHMENT_WORN, alpha=70)
        for y in (ROWS - 2, FOOT):
            self.sheet.image("thread_gilt", LEFT, y, RIGHT - LEFT, 4)

    def _legend(self) -> None:
        texts, room = self.review_words.texts, NAMES_END - LEFT - 52
        for icon, key, y in (
            ("icon_laurels_petit", "finale-hecatombe-legend-won", 176.0),
            ("icon_breaking_chain_petit", "finale-hecatombe-legend-freed", 212.0),
        ):
            tint = _wreath_tint() if "laurels" in icon else style.INK_2
            self.marks.image(icon, LEFT + 22, y - 8, 30, 30, anchor=(0.5, 0.5), tint=tint)
            label = self._label(LEFT + 46, y, 24, face="fell-italic", colour=style.INK_2, align="left")
            write_within(self.marks.letters, label, texts(key), 24, room)

    def _head(self, player: Player, *, crowned: bool) -> None:
        sitter, x = self.sitters[player], self.middle(player)
        self.marks.image(f"seal_{sitter.colour + 1}_petit", x, 184, 44, 44, anchor=(0.5, 0.5))
        if crowned:
            self.marks.image("crown", x, 154, 36, anchor=(0.5, 0.5))
        label = self._label(x, 228, 25, face="cinzel800", colour=style.GARNET if crowned else style.INK)
        write_within(self.marks.letters, label, sitter.name, 25, self.wide - 10)

    def _label(
        self, x: float, y: float, size: float, *, face: str, colour: style.Colour, align: str = "center"
    ) -> Label:
        return self.marks.text("", x, y, size, face=face, colour=colour, align=align)

    def _row(self, verdict: Verdict, place: int, y: float, high: float) -> None:
        marks, middle = self.marks, y + high / 2
        owner = self.sitters[verdict.owner]
        marks.image(f"seal_{owner.colour + 1}_petit", LEFT + 26, middle, 40, 40, anchor=(0.5, 0.5))
        tall = high - 6
        self.faces.draw(marks, verdict.people, LEFT + 56, y + 3, tall * 0.66, tall)
        start = LEFT + 56 + tall * 0.66 + 10
        label = self._label(start, middle + 8, 26, face="fell", colour=style.INK, align="left")
        write_within(
            marks.letters, label, self.review_words.people(verdict.people), 26, NAMES_END - start - 4
        )
        self._guess(verdict, middle)
        freed = dict(verdict.freed)
        for player in range(len(self.sitters)):
            self._cell(verdict, player, freed.get(player), middle, tall)

    def _award(self, line: AwardLine, y: float, high: float) -> None:
        """Write the points that a mod gave or took for one reason, in its words."""
        marks, middle, texts = self.marks, y + high / 2, self.review_words.texts
        edge = min(40.0, high - 4)
        marks.image("icon_trophy", LEFT + 26, middle, edge, anchor=(0.5, 0.5), tint=style.INK_2)
        label = self._label(LEFT + 56, middle + 8, 24, face="fell", colour=style.INK, align="left")
        words = texts(line.reason or "finale-hecatombe-awards")
        write_within(marks.letters, label, words, 24, NAMES_END - LEFT - 60)
        for player, points in enumerate(line.points):
            if points:
                told = texts("finale-hecatombe-award", sign="+" if points > 0 else "−", n=abs(points))
                x = self.middle(player)
                marks.text(told, x, middle + 10, 28, face="cinzel800", colour=style.GARNET, align="center")

    def _guess(self, verdict: Verdict, middle: float) -> None:
        """Write the people that were named aloud for an objective (H-19)."""
        if verdict.named:
            right = verdict.named[-1] == verdict.people
            key = "finale-hecatombe-named-right" if right else "finale-hecatombe-named-wrong"
            words = self.review_words.texts(key, people=self.review_words.people(verdict.named[-1]))
            label = self._label(
                NAMES_END + 20, middle + 8, 24, face="fell-italic", colour=style.INK_2, align="left"
            )
            write_within(self.marks.letters, label, words, 24, GUESSES - NAMES_END - 30)

    def _cell(self, verdict: Verdict, player: Player, freed: str | None, y: float, tall: float) -> None:
        marks = self.marks
        x = self.middle(player) - (30 if freed else 0)
        won = player in verdict.winners
        if won:
            wreath = min(60.0, tall + 8)
            marks.image("icon_laurels", x, y, wreath, wreath, anchor=(0.5, 0.5), tint=_wreath_tint())
        total = str(verdict.totals[player]) if verdict.totals else "–"
        size, colour = (30, style.GARNET) if won else (27, style.INK_2)
        marks.text(total, x, y + size * 0.35, size, face="cinzel800", colour=colour, align="center")
        if freed:
            high = min(46.0, tall)
            left = x + 37
            self.faces.draw(marks, freed, left, y - high / 2, high * 0.66, high, angle=5)
            marks.image(
                "icon_breaking_chain_petit", left + high * 0.66 + 2, y + high / 2 - 6, 26, 26,
                anchor=(0.5, 0.5), tint=style.INK,
            )  # fmt: skip

    def _foot(self, told: RoundTold) -> None:
        marks = self.marks
        label = self._label(LEFT + 8, 630, 28, face="cinzel800", colour=style.INK, align="left")
        write_within(marks.letters, label, self.review_words.texts("finale-hecatombe-points"), 28, 180)
        for player, points in enumerate(told.points):
            won = player in told.winners
            colour = style.GARNET if won else style.INK
            x = self.middle(player)
            marks.text(str(points), x, 632, 34, face="cinzel900", colour=colour, align="center")
            count = told.rounds[player]
            step = min(20.0, (self.wide / 2 - 44) / max(1, count - 1))
            for place in range(count):
                marks.image("pip_on", x + 32 + place * step, 620, 20, 20, anchor=(0.5, 0.5))


def _wreath_tint() -> style.Colour:
    """Old gold, or what can be seen on white parchment."""
    return style.INK_2 if style.high_contrast() else style.GOLD_DARK
