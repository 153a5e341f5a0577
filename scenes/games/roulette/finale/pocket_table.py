"""The table of a round: every pocket and barrel turned up, the bet with its odds, what became of it."""

from collections.abc import Mapping, Sequence

from game.ai.policy import Thought
from game.core.rules import Player
from game.couch.sitter import Sitter
from game.rules.roulette.review.record import RoundTold, SeatTold
from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.roulette.finale.phrases import ReviewWords
from scenes.games.roulette.finale.team import draw_team
from scenes.screens.finale.changing_words import write_heads, write_within
from scenes.widgets.panel import Panel

SHEET: Box = (24, 134, 846, 522)
LEFT, RIGHT = 44.0, 850.0
HEAD, TOP, END = 178.0, 190.0, 584.0
NAME_X, NAME_END = 96.0, 284.0
POCKET_X, BARREL_X, BET_X, CHANCE_X, DOUBT_X, POINTS_X = 318.0, 460.0, 605.0, 672.0, 747.0, 818.0
BARREL_WIDE = 216.0
HAND_X = 352.0
HEADS = (
    ("pocket", POCKET_X, 76.0),
    ("barrel", BARREL_X, 200.0),
    ("bet", BET_X, 50.0),
    ("chance", CHANCE_X, 66.0),
    ("doubt", DOUBT_X, 62.0),
    ("points", POINTS_X, 60.0),
)
"""Column, its middle, the room for its head."""
SPELLED = 2
ROOMY_PLAYERS = 3
"""The most players that leave room for their teams and their hands."""
WHISPERS = (611.0, 638.0)
WHISPER_SIZE = 24.0


class RoundTable:
    """Draws a round on empty layers; `look` lights players, `whisper` says what they thought."""

    def __init__(
        self,
        sheet: Layer,
        marks: Layer,
        above: Layer,
        sitters: Sequence[Sitter],
        tale: ReviewWords,
        characters: int,
    ) -> None:
        self.sheet, self.marks, self.above = sheet, marks, above
        self.sitters, self.review_words, self.characters = sitters, tale, characters
        self.high = (END - TOP) / len(sitters)
        self.roomy = len(sitters) <= ROOMY_PLAYERS
        self._lights: list[Image] = []
        self._frame: Panel | None = None
        self._whispers: list[tuple[Image, Label]] = []

    def draw(self, told: RoundTold) -> None:
        """Draw the whole table."""
        self.sheet.panel("sheet_parchment", *SHEET)
        self._lights = []
        for player in range(len(self.sitters)):
            x, y, w, h = self.row(player)
            if player % 2 == 0:
                self.sheet.box(x, y, w, h, style.PARCHMENT_WORN, alpha=70)
            self._lights.append(self.sheet.box(x, y, w, h, style.GOLD, alpha=90))
        for y in (TOP - 2, END - 2):
            self.sheet.image("thread_gilt", LEFT, y, RIGHT - LEFT, 4)
        self._heads()
        killers = {deed.player: deed.by for deed in told.told("died", "saved")}
        for seat in told.seats:
            self._seat(seat, killers.get(seat.player, ()))
        self._frame = self.above.panel("frame_focus", *self.row(0))
        self._whispers = [
            (
                self.marks.image("seal_1_petit", LEFT + 18, y - 8, 26, 26, anchor=(0.5, 0.5)),
                self.marks.text("", LEFT + 40, y, WHISPER_SIZE, face="fell-italic", colour=style.INK_2),
            )
            for y in WHISPERS
        ]

    def row(self, player: Player) -> Box:
        """Return the box of a player's row."""
        return (LEFT - 6, TOP + player * self.high, RIGHT - LEFT + 12, self.high)

    def row_at(self, x: float, y: float) -> Player | None:
        """The player whose row is under a place."""
        return next((p for p in range(len(self.sitters)) if style.is_in_box(self.row(p), x, y)), None)

    # what is looked at

    def look(self, lit: frozenset[Player], at: Player | None) -> None:
        """Light these players; frame the one looked at, if one is."""
        assert self._frame is not None
        for player, light in enumerate(self._lights):
            light.visible = player in lit
        self._frame.visible = at is not None
        self._frame.reshape(*self.row(at or 0))

    def whisper(
        self,
        asides: Sequence[tuple[int, Player]],
        thoughts: Mapping[tuple[int, Player], Thought],
        bots: frozenset[Player],
    ) -> None:
        """Show each thought on a line of its own; nothing for people, who keep no notes."""
        for place, (seal, label) in enumerate(self._whispers):
            shown = bool(thoughts) and place < len(asides)
            seal.visible = label.visible = shown
            if shown:
                player = asides[place][1]
                sitter = self.sitters[player]
                seal.name = f"seal_{sitter.colour + 1}_petit"
                words = self.review_words.aside(thoughts.get(asides[place]), sitter.name, bot=player in bots)
                write_within(self.marks.letters, label, words, WHISPER_SIZE, RIGHT - LEFT - 44)

    # cells

    def _heads(self) -> None:
        heads = [
            (self.review_words.texts(f"finale-roulette-head-{name}"), x, room) for name, x, room in HEADS
        ]
        write_heads(self.marks, heads, HEAD)

    def _seat(self, seat: SeatTold, by: Sequence[Player]) -> None:
        sitter, middle = self.sitters[seat.player], self._middle(seat.player)
        big = self.roomy
        edge = 46.0 if big else 42.0
        self.marks.image(f"seal_{sitter.colour + 1}_petit", LEFT + 24, middle, edge, edge, anchor=(0.5, 0.5))
        colour = style.INK if seat.part else style.INK_2
        self._write(sitter.name, NAME_X, middle - 6, 28 if big else 25, NAME_END, "cinzel700", colour)
        fate, tone = (
            self.review_words.fate(seat, by),
            style.INK_2 if seat.survived or not seat.part else style.GARNET,
        )
        self._write(fate, NAME_X, middle + 22, 24 if big else 23, NAME_END, "fell-italic", tone)
        if big:
            self._belongings(seat, sitter)
        if seat.pocket is not None:
            self._pocket(seat, middle)
        if seat.barrel:
            self._barrel(seat, middle)
        if seat.bet is not None:
            self._bet(seat, middle, sitter)
        if seat.part or seat.gained:
            self._points(seat, middle)

    def _middle(self, player: Player) -> float:
        return TOP + (player + 0.5) * self.high - (self.high * 0.19 if self.roomy else 0.0)

    def _belongings(self, seat: SeatTold, sitter: Sitter) -> None:
        """The living when the round ended, and the action cards held when it began."""
        tall = min(76.0, self.high * 0.4)
        middle = TOP + (seat.player + 1) * self.high - tall / 2 - 8
        draw_team(self.marks, sitter, seat.living, self.characters, NAME_X, middle, NAME_END - NAME_X, tall)
        self._hand(seat.hand, middle, tall)

    def _hand(self, hand: Sequence[str], middle: float, tall: float) -> None:
        """Action cards beside each other; one or two have room for their names."""
        wide, marks = tall * 54 / 83.33, self.marks
        spelled = len(hand) <= SPELLED
        step = (
            (RIGHT - HAND_X) / SPELLED
            if spelled
            else min(wide + 8, (RIGHT - HAND_X - wide) / (len(hand) - 1))
        )
        for place, name in enumerate(hand):
            picture, x = f"carte_action_{name.rpartition(':')[2]}_mini", HAND_X + place * step
            picture = picture if marks.art.has(picture) else "carte_action_mini"
            marks.image(picture, x, middle - tall / 2, wide, tall)
            if spelled:
                label = marks.text("", x + wide + 10, middle + 9, 25, colour=style.INK_2)
                write_within(marks.letters, label, self.review_words.texts.name(name), 25, step - wide - 22)

    def _write(
        self, words: str, x: float, y: float, size: float, end: float, face: str, colour: style.Colour
    ) -> None:
        label = self.marks.text("", x, y, size, face=face, colour=colour)
        write_within(self.marks.letters, label, words, size, end - x)

    def _pocket(self, seat: SeatTold, middle: float) -> None:
        high = min(86.0, self.high - 9)
        wide = high * 54 / 83.33
        if seat.kept is not seat.pocket and seat.kept is not None:
            name = _card(seat.kept)
            self.marks.image(name, POCKET_X + 16, middle + 3, wide, high, anchor=(0.5, 0.5), angle=9)
        shift = 0.0 if seat.kept is seat.pocket else -8.0
        box = (POCKET_X + shift - wide / 2, middle - high / 2, wide, high)
        if seat.cheated:
            x, y, w, h = box
            self.marks.panel("tile_edge", x - 3, y - 3, w + 6, h + 6, tint=style.BLOOD)
        self.marks.image(_card(seat.pocket is True), *box)

    def _barrel(self, seat: SeatTold, middle: float) -> None:
        marks, count = self.marks, len(seat.barrel)
        step = BARREL_WIDE / count
        left = BARREL_X - BARREL_WIDE / 2
        wide = min(1.0, step / 36)
        marks.panel("score_pill", left - 4, middle - 23, BARREL_WIDE + 8, 46)
        reached = min(count, seat.die or 0)
        if reached:
            marks.box(left + 6, middle + 27, reached * step - 12, 3, _reach_tint())
        fired = _chambers(seat)
        for place, (bullet, turned) in enumerate(fired):
            x = left + (place + 0.5) * step
            name, edge, alpha = LOOKS[bullet, turned]
            marks.image(name, x, middle, edge * wide, edge * wide, anchor=(0.5, 0.5), alpha=alpha)

    def _bet(self, seat: SeatTold, middle: float, sitter: Sitter) -> None:
        changed = seat.die not in (None, seat.bet)
        tint = style.SEATS[sitter.colour].colour
        dice = [(seat.bet, BET_X - (8 if changed else 0), middle - (6 if changed else 0), 48.0)]
        if changed:
            dice.append((seat.die, BET_X + 17, middle + 15, 34.0))
        for face, x, y, edge in dice:
            for name, colour in (("bet_die", tint), ("bet_die_face", None)):
                self.marks.image(name, x, y, edge, edge, anchor=(0.5, 0.5), tint=colour)
            size = max(23.0, edge * 0.68)
            self.marks.text(
                str(face), x, y + size * 0.34, size, face="cinzel900", colour=style.INK, align="center"
            )
        self._number(self.review_words.percent(seat.survival), CHANCE_X, middle, 26, style.INK)
        if seat.suspicion is not None:
            self._number(self.review_words.percent(seat.suspicion), DOUBT_X, middle, 24, style.INK_2)
        elif seat.shown:
            self.marks.image(
                "icon_pointing_petit", DOUBT_X, middle, 28, 28, anchor=(0.5, 0.5), tint=style.GARNET
            )

    def _number(self, words: str, x: float, middle: float, size: float, colour: style.Colour) -> None:
        label = self.marks.text("", x, middle + 9, size, face="cinzel800", colour=colour, align="center")
        write_within(self.marks.letters, label, words, size, 66)

    def _points(self, seat: SeatTold, middle: float) -> None:
        gained = f"+{seat.gained}" if seat.gained > 0 else str(seat.gained).replace("-", "−")
        colour = style.GARNET if seat.gained > 0 else style.INK_2
        self.marks.text(gained, POINTS_X, middle + 2, 29, face="cinzel800", colour=colour, align="center")
        total = self.marks.text(
            "", POINTS_X, middle + 25, 22, face="fell-italic", colour=style.INK_2, align="center"
        )
        words = self.review_words.texts("finale-roulette-total", n=seat.points)
        write_within(self.marks.letters, total, words, 22, 62)


LOOKS: Mapping[tuple[bool, bool], tuple[str, float, float]] = {
    (False, True): ("shot_clic", 30.0, 255),
    (True, True): ("shot_balle", 32.0, 255),
    (False, False): ("shot_todo", 26.0, 255),
    (True, False): ("chamber_balle", 30.0, 200),
}
"""The look of a barrel's card, by BALLE and by turned: picture, width, alpha."""


def _reach_tint() -> style.Colour:
    """Old gold, or what can be seen on white parchment."""
    return style.INK_2 if style.high_contrast() else style.GOLD_DARK


def _card(bullet: bool) -> str:
    """The picture of a gun card."""
    return "carte_balle_mini" if bullet else "carte_clic_mini"


def _chambers(seat: SeatTold) -> list[tuple[bool, bool]]:
    """The barrel, card by card: is it a BALLE, was it turned; turned cards as they came, the rest as spun."""
    turned = [(bullet, True) for bullet in seat.turned]
    rest = [(bullet, False) for bullet in seat.barrel[len(turned) :]]
    return turned + rest
