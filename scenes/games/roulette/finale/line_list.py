"""The lines of a round beside its table: seals, what happened, what came of it; those in the window exist."""

from collections.abc import Sequence

from game.core.rules import Player
from game.couch.sitter import Sitter
from game.rules.roulette.review.record import NOBODY
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.roulette.finale.cursor import ROWS
from scenes.games.roulette.finale.phrases import ReviewWords
from scenes.games.roulette.finale.round_lines import RoundLine
from scenes.screens.finale.changing_words import cut_to_lines, write_within
from scenes.screens.finale.scroller import Scroller
from scenes.screens.finale.seat_mask import FRAME_ASPECT, PortraitFrame

SHEET: Box = (880, 134, 376, 522)
LEFT, RIGHT = 896.0, 1228.0
TOP, HIGH = 150.0, 61.0
TRACK: Box = (1232, TOP + 4, 10, ROWS * HIGH - 8)
ICONS = {
    "card": "icon_card_play_petit",
    "accused": "icon_pointing_petit",
    "died": "icon_death_skull",
    "saved": "icon_broken_heart_petit",
    "loaded": "icon_bullets_petit",
    "fired": "icon_gunshot_petit",
    "said": "icon_talk_petit",
}
SAID_W, SAID_LINES = RIGHT - LEFT - 40, 2
"""What a script said: the room for its words, and how many lines of them."""

FEW, LOGE_W = 4, 190.0


def row_box(place: int) -> Box:
    """Return the box of a row of the window."""
    return (LEFT - 4, TOP + place * HIGH, RIGHT - LEFT + 4, HIGH)


class RoundRow:
    """One line of a round: player, deed, target and outcome. Only what changed is drawn again."""

    def __init__(self, layer: Layer, place: int, sitters: Sequence[Sitter], tale: ReviewWords) -> None:
        self.layer, self.sitters, self.review_words = layer, sitters, tale
        x, y, w, h = self.box = row_box(place)
        middle = (0.5, 0.5)
        self.band = layer.box(x, y, w, h, style.PARCHMENT_WORN, alpha=70)
        self.band.visible = False
        self.banded = place % 2 == 0
        self.first = layer.image("seal_1_petit", LEFT + 16, 0, 30, 30, anchor=middle)
        self.icon = layer.image("icon_card_play_petit", LEFT + 48, 0, 24, 24, anchor=middle, tint=style.INK_2)
        self.second = layer.image("seal_1_petit", LEFT + 80, 0, 30, 30, anchor=middle)
        self.head = layer.text("", 0, 0, 25, colour=style.INK)
        self.foot = layer.text("", LEFT + 4, y + 53, 23, face="fell-italic", colour=style.INK_2)
        self.said = layer.text(
            "", LEFT + 34, 0, style.FLOOR, face="fell-italic", colour=style.INK, wrap=SAID_W, leading=1.05
        )
        self.marks = (self.first, self.icon, self.second, self.head, self.foot, self.said)

    def show(self, line: RoundLine | None) -> None:
        """Show a line, or nothing."""
        for mark in self.marks:
            mark.visible = line is not None
        self.band.visible = line is not None and self.banded
        if line is None:
            return
        if line.deed.kind == "said":
            self._show_said(self.review_words.said(line))
            return
        self.said.visible = False
        detail = self.review_words.detail(line)
        middle = self.box[1] + (17.0 if detail else HIGH / 2)
        for mark in (self.first, self.icon, self.second):
            mark.y = middle
        self._pictures(line)
        self.head.move(LEFT + (102 if self.second.visible else 70), middle + (8 if detail else 9))
        self.head.colour = _tone(line)
        room = RIGHT - self.head.x
        write_within(self.layer.letters, self.head, self.review_words.headline(line), 25, room)
        self.foot.visible = bool(detail)
        write_within(self.layer.letters, self.foot, detail, 23, RIGHT - LEFT - 8)

    def _show_said(self, words: str) -> None:
        """Show what a script said, in two lines, and no seal."""
        for mark in (self.first, self.second, self.head, self.foot):
            mark.visible = False
        y = self.box[1]
        self.icon.name, self.icon.tint = ICONS["said"], style.INK_2
        self.icon.move(LEFT + 16, y + HIGH / 2)
        self.said.text = cut_to_lines(self.layer.letters, self.said, words, SAID_W, SAID_LINES)
        self.said.move(LEFT + 34, y + (38 if len(self.said.lines) == 1 else 27))

    def _pictures(self, line: RoundLine) -> None:
        self.first.name = self._seal(line.first)
        self.icon.name = ICONS[line.deed.kind]
        self.icon.x = LEFT + 48
        self.icon.tint = _tone(line)
        self.second.visible = line.second is not None
        if line.second is not None:
            self.second.name = self._seal(line.second)

    def _seal(self, player: Player) -> str:
        return f"seal_{self.sitters[player].colour + 1}_petit"


class RoundList:
    """The rows in the window, the frame around the one looked at, the thumb on its track."""

    def __init__(
        self, sheet: Layer, marks: Layer, above: Layer, sitters: Sequence[Sitter], tale: ReviewWords
    ) -> None:
        self.sheet, self.marks, self.above = sheet, marks, above
        self.sitters, self.review_words = sitters, tale

    def draw(self, count: int) -> None:
        """The sheet of so many lines, on empty layers."""
        self.sheet.panel("sheet_parchment", *SHEET)
        self.rows = [RoundRow(self.marks, place, self.sitters, self.review_words) for place in range(ROWS)]
        self.frame = self.above.panel("frame_focus", *row_box(0))
        x, y, w, h = TRACK
        self.track = self.marks.box(x + w / 2 - 1, y, 2, h, style.GOLD_DARK, alpha=150)
        self.thumb = self.above.panel("scroll_thumb", x, y, w, h)
        middle = (LEFT + RIGHT) / 2
        self.flourish = self.marks.image("rule_ornament", middle, 0, 200, anchor=(0.5, 0.5))
        self.ending = self.marks.text(
            "", middle, 0, 25, face="fell-italic", colour=style.INK_2, align="center", wrap=300
        )
        self.loge = None if count > FEW else self._loge(count)

    def _loge(self, count: int) -> PortraitFrame:
        """The mask of whoever is looked at, where few lines leave room for it."""
        top = _ending_y(count) + (84 if count else 100)
        wide = min(LOGE_W, (SHEET[1] + SHEET[3] - 18 - top) / FRAME_ASPECT)
        return PortraitFrame(self.marks, (LEFT + RIGHT) / 2 - wide / 2, top, wide)

    def sit(self, player: Player) -> None:
        """Show the mask of `player`, if there is room for one."""
        if self.loge is not None and player != NOBODY:
            self.loge.show(self.sitters[player])

    def show(self, lines: Sequence[RoundLine], scroller: Scroller, at: int | None) -> None:
        """Show the window of these lines; `at` is looked at."""
        for place, row in enumerate(self.rows):
            number = scroller.top + place
            row.show(lines[number] if number < len(lines) else None)
        self.frame.visible = at is not None
        self.frame.reshape(*row_box((at or 0) - scroller.top if at is not None else 0))
        start, length = scroller.thumb
        x, y, w, h = TRACK
        self.thumb.visible = self.track.visible = length < 1
        self.thumb.reshape(x, y + start * h, w, length * h)
        self._end(len(lines))

    def _end(self, count: int) -> None:
        """A flourish under the last line, where there is room for it, or why there is none."""
        shown = count < ROWS
        self.flourish.visible = self.ending.visible = shown
        y = _ending_y(count)
        self.flourish.y = y + 22
        self.ending.move(self.ending.x, y + 56)
        self.ending.text = self.review_words.texts(
            "finale-roulette-ended" if count else "finale-roulette-calm"
        )

    def line_at(self, x: float, y: float) -> int | None:
        """The row of the window under a place."""
        return next((place for place in range(ROWS) if style.is_in_box(row_box(place), x, y)), None)

    def on_track(self, x: float, y: float) -> bool:
        """Say whether a point is on the track of the thumb, or close to it."""
        left, top, w, h = TRACK
        return self.thumb.visible and style.is_in_box((left - 4, top, w + 14, h), x, y)


def _ending_y(count: int) -> float:
    """Return where the last line ends; a calm round ends further down."""
    return TOP + (count if count else 2) * HIGH


def _tone(line: RoundLine) -> style.Colour:
    """Red for the dead and the slanderers, ink for the rest."""
    deed = line.deed
    red = deed.kind in ("died", "loaded") or (deed.kind == "accused" and not deed.bullet)
    return style.GARNET if red else style.INK
