"""How the company stood: rank, characters left, points round by round, cheats and accusations."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.rules import Player
from game.couch.sitter import Sitter
from game.rules.roulette.review.record import SeatTold
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.roulette.finale.deeds import deeds_by_player, final_ranking
from scenes.games.roulette.finale.phrases import ReviewWords
from scenes.games.roulette.finale.team import draw_team
from scenes.screens.finale.changing_words import write_heads, write_within
from scenes.screens.finale.seat_mask import FRAME_ASPECT, PortraitFrame

if TYPE_CHECKING:
    from scenes.games.roulette.finale.finale import RouletteFinale

SHEET: Box = (24, 134, 1232, 522)
LEFT, RIGHT = 44.0, 1236.0
HEAD, TOP, END = 178.0, 192.0, 640.0
TEAM_WIDE = 164.0
ROUNDS_END = 928.0
CHEATS_X, RIGHTS_X, WRONGS_X, POINTS_X = 970.0, 1046.0, 1118.0, 1196.0
ROOMY_PLAYERS, LOGE_W = 3, 122.0
"""The most players that leave room for masks, and the width of a mask's card in units."""
NARROW = 32.0
"""A column of a round is never narrower."""


class Standing:
    """Draws the company, the first in front; `round_` is lit."""

    def __init__(
        self,
        sheet: Layer,
        marks: Layer,
        sitters: Sequence[Sitter],
        tale: ReviewWords,
        piece: "RouletteFinale",
    ) -> None:
        self.sheet, self.marks = sheet, marks
        self.sitters, self.review_words, self.piece = sitters, tale, piece
        self.rounds = piece.rounds
        self.ranks = final_ranking(self.rounds, piece.winners)
        self.deeds = deeds_by_player(self.rounds, len(sitters))
        self.high = (END - TOP) / len(sitters)
        roomy = len(sitters) <= ROOMY_PLAYERS
        self.roomy = roomy
        self.name_x, self.name_end = (222.0, 394.0) if roomy else (136.0, 316.0)
        self.team_x, self.rounds_x = (404.0, 586.0) if roomy else (326.0, 504.0)
        self.most = int((ROUNDS_END - self.rounds_x) / NARROW)

    def draw(self, round_: int) -> None:
        """The whole page, on empty layers."""
        self.sheet.panel("sheet_parchment", *SHEET)
        first = min(max(0, round_ - self.most // 2), max(0, len(self.rounds) - self.most))
        shown = range(first, min(len(self.rounds), first + self.most))
        for place in range(0, len(self.ranks), 2):
            self.sheet.box(
                LEFT - 6,
                TOP + place * self.high,
                RIGHT - LEFT + 12,
                self.high,
                style.PARCHMENT_WORN,
                alpha=70,
            )
        step = min(76.0, (ROUNDS_END - self.rounds_x) / len(shown))
        left = (self.rounds_x + ROUNDS_END - step * len(shown)) / 2
        lit = left + (round_ - first) * step
        self.sheet.box(lit, TOP - 38, step, END - TOP + 38, style.GOLD, alpha=80)
        self.sheet.image("thread_gilt", LEFT, TOP - 3, RIGHT - LEFT, 4)
        self._heads()
        for place, player in enumerate(self.ranks):
            middle = TOP + (place + 0.5) * self.high
            self._player(place, player, middle)
        for place, number in enumerate(shown):
            x = left + (place + 0.5) * step
            self.marks.text(
                str(number + 1), x, HEAD, 23, face="cinzel800", colour=style.INK_2, align="center"
            )
            self._round(number, x)

    def _heads(self) -> None:
        heads = (
            ("living", self.team_x + TEAM_WIDE / 2, 164.0),
            ("cheats", CHEATS_X, 72.0),
            ("rights", RIGHTS_X, 62.0),
            ("wrongs", WRONGS_X, 64.0),
            ("points", POINTS_X, 66.0),
        )
        said = [(self.review_words.texts(f"finale-roulette-head-{name}"), x, room) for name, x, room in heads]
        write_heads(self.marks, said, HEAD)

    def _round(self, number: int, x: float) -> None:
        for place, player in enumerate(self.ranks):
            seat = self.rounds[number].seats[player]
            middle = TOP + (place + 0.5) * self.high
            if seat.fate and not seat.gained:
                self.marks.image(
                    "icon_death_skull" if seat.fate != "saved" else "icon_broken_heart_petit",
                    x, middle, 24, 24, anchor=(0.5, 0.5), tint=style.GARNET,
                )  # fmt: skip
            else:
                words = _gain(seat)
                self.marks.text(
                    words, x, middle + 8, 23, face="cinzel700", colour=style.INK_2, align="center"
                )

    def _player(self, place: int, player: Player, middle: float) -> None:
        marks, sitter = self.marks, self.sitters[player]
        won = player in self.piece.winners
        colour = style.GARNET if won else style.INK
        marks.text(str(place + 1), 62, middle + 11, 32, face="cinzel900", colour=colour, align="center")
        self._mask(sitter, middle, won=won)
        honour = next((one.code for one in self.piece.honours if one.player == player), "")
        room = self.name_end - self.name_x
        name = marks.text(
            "", self.name_x, middle + (-3 if honour else 9), 27, face="cinzel700", colour=colour
        )
        write_within(marks.letters, name, sitter.name, 27, room)
        if honour:
            title = marks.text("", self.name_x, middle + 23, 23, face="fell-italic", colour=style.INK_2)
            write_within(
                marks.letters, title, self.review_words.texts(self.piece.honour_key + honour), 23, room
            )
        last, own = self.rounds[-1].seats[player], self.deeds[player]
        draw_team(
            marks, sitter, last.living, self.piece.characters, self.team_x, middle, TEAM_WIDE, self.high - 12
        )
        for number, x in ((own.balls, CHEATS_X), (own.right, RIGHTS_X), (own.wrong, WRONGS_X)):
            tone = style.INK if number else style.INK_2
            marks.text(
                str(number) if number else "–", x, middle + 9, 26, face="cinzel700", colour=tone,
                align="center",
            )  # fmt: skip
        marks.text(
            str(last.points), POINTS_X, middle + 13, 38, face="cinzel900", colour=colour, align="center"
        )

    def _mask(self, sitter: Sitter, middle: float, *, won: bool) -> None:
        marks, x, edge, lift, wide = self.marks, 104.0, 44.0, 27.0, 0.0
        if self.roomy:
            wide = min(LOGE_W, (self.high - 22) / FRAME_ASPECT)
            PortraitFrame(marks, 150 - wide / 2, middle - wide * FRAME_ASPECT / 2 + 5, wide).show(sitter)
            x, edge, lift = 150 + wide / 2 - 8, 50.0, 0.0
            middle += wide * FRAME_ASPECT / 2 - 18
        marks.image(f"seal_{sitter.colour + 1}_petit", x, middle, edge, edge, anchor=(0.5, 0.5))
        if won:
            middle -= wide * FRAME_ASPECT - 30 if self.roomy else lift
            marks.image("crown", 150 if self.roomy else x, middle, 34, anchor=(0.5, 0.5))


def _gain(seat: SeatTold) -> str:
    """The points of a round, as they are written; a dash for whoever took no part."""
    if not seat.part and not seat.gained:
        return "–"
    return f"+{seat.gained}" if seat.gained > 0 else str(seat.gained).replace("-", "−")
