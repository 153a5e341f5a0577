"""The ribbon of the evening: one row a line of the match, only those in the window exist."""

from collections.abc import Sequence

from game.couch.sitter import Sitter
from game.rules.complots.defs import ActionDef, Convert, Kill
from scenes.draw import style
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.complots.finale.match_lines import Line
from scenes.games.complots.finale.phrases import ReviewWords
from scenes.games.complots.table.seat_place import character_picture
from scenes.screens.finale.changing_words import rewrite_label
from scenes.screens.finale.scroller import Scroller

ROWS = 8
ROW_HEIGHT = 60.0
TOP = 154.0
LEFT, RIGHT = 46.0, 868.0
TRACK: Box = (880, TOP + 4, 10, ROWS * ROW_HEIGHT - 8)
THREAD_X = 70.0
INDENT = 16.0
TEXT_X, TEXT_END = 196.0, 572.0
MARK_X, VERDICT_X = 600.0, 746.0

Measured = tuple[str, float, float]
"""Words, the size wished for, and the room they have."""


def _token(action: ActionDef) -> str:
    """The picture in the place of a card where nobody was claimed."""
    match action.effect:
        case Kill():
            return "icon_backstab"
        case Convert():
            return "icon_cycle"
    return "icon_two_coins" if action.block is None else "icon_receive_money"


def _row_box(place: int) -> Box:
    """Return the box (x, y, w, h) of a row of the window."""
    return (LEFT, TOP + place * ROW_HEIGHT, RIGHT - LEFT, ROW_HEIGHT)


def row_at(x: float, y: float) -> int | None:
    """The row of the window under a place."""
    inside = LEFT <= x < RIGHT and TOP <= y < TOP + ROWS * ROW_HEIGHT
    return int((y - TOP) // ROW_HEIGHT) if inside else None


class TimelineRow:
    """One row: turn, seal, card, words, true or bluff, and the doubter. Only changes are drawn again."""

    def __init__(
        self,
        layer: Layer,
        place: int,
        sitters: Sequence[Sitter],
        tale: ReviewWords,
        sizes: dict[Measured, float],
    ) -> None:
        self.layer, self.sitters, self.review_words, self.sizes = layer, sitters, tale, sizes
        x, y, w, h = self.box = _row_box(place)
        middle = y + h / 2
        self.band = layer.box(x, y + 1, w, h - 2, style.PARCHMENT_WORN, alpha=80)
        self.thread = layer.box(THREAD_X - 1, y, 2, h, style.GOLD_DARK, alpha=170)
        self.knot = layer.image("brad", THREAD_X, middle, 12, 12, anchor=(0.5, 0.5))
        self.disc = layer.disc(THREAD_X, middle, 20, style.PARCHMENT)
        self.turn = layer.text(
            "", THREAD_X, middle + 9, 25, face="cinzel800", colour=style.GARNET, align="center"
        )
        self.seal = layer.image("seal_1_petit", 0, middle, 44, 44, anchor=(0.5, 0.5))
        self.card = layer.image("dos_complots_puce", 0, middle - 24, 34, 48)
        self.veil = layer.image("carte_blank_puce", 0, middle - 24, 34, 48, tint=style.INK, alpha=107)
        self.slash = layer.image("slash_puce", 0, middle - 24, 34, 48)
        self.token = layer.image("icon_two_coins", 0, middle, 34, 34, anchor=(0.5, 0.5), tint=style.INK_2)
        self.shield = layer.image(
            "icon_bordered_shield", 0, middle + 14, 24, 24, anchor=(0.5, 0.5), tint=style.GARNET
        )
        self.head = layer.text("", TEXT_X, middle - 4, 25, colour=style.INK)
        self.foot = layer.text("", TEXT_X, middle + 21, 23, face="fell-italic", colour=style.INK_2)
        self.mark = layer.image("tick", MARK_X, middle, 34, 34, anchor=(0.5, 0.5))
        self.grave = layer.image(
            "icon_tombstone", MARK_X, middle, 30, 30, anchor=(0.5, 0.5), tint=style.INK_2
        )
        self.truth = layer.text("", MARK_X + 24, middle + 9, 26, colour=style.INK)
        self.doubter = layer.image("seal_1_petit", VERDICT_X, middle, 40, 40, anchor=(0.5, 0.5))
        self.finger = layer.image(
            "icon_pointing_petit",
            VERDICT_X - 30,
            middle,
            24,
            24,
            anchor=(0.5, 0.5),
            tint=style.INK_2,
            mirror=True,
        )
        self.verdict = layer.text("", VERDICT_X + 26, middle + 9, 25, face="fell-italic", colour=style.INK)
        self._marks = (
            self.band, self.thread, self.knot, self.disc, self.turn, self.seal, self.card, self.veil,
            self.slash, self.token, self.shield, self.head, self.foot, self.mark, self.grave, self.truth,
            self.doubter, self.finger, self.verdict,
        )  # fmt: skip

    def show(self, line: Line | None, *, opens: bool) -> None:
        """Show a line, or nothing; `opens` when it is the first one in sight of its turn."""
        for mark in self._marks:
            mark.visible = line is not None
        if line is None:
            return
        told = line.told
        self.band.visible = told.turn % 2 == 0
        self.disc.visible = self.turn.visible = opens
        self.knot.visible = not opens
        self.turn.text = str(told.turn)
        inward = 0.0 if told.kind == "action" else INDENT
        self.seal.x = 118 + inward
        self.seal.name = self._seal(told.player)
        self._show_picture(line, 148 + inward)
        self._show_words(line, inward)
        self._show_truth(line)
        self._show_doubt(line)

    def _seal(self, player: int) -> str:
        return f"seal_{self.sitters[player].colour + 1}_petit"

    def _show_picture(self, line: Line, x: float) -> None:
        told = line.told
        face = told.action if told.kind == "loss" else told.character
        self.card.visible = face is not None
        self.token.visible = face is None
        if face is not None:
            self.card.name = character_picture(self.layer.art, face, "puce")
        else:
            self.token.name = _token(self.review_words.actions[told.action])
        self.veil.visible = self.slash.visible = told.kind == "loss"
        self.shield.visible = told.kind == "block"
        self.card.x = self.veil.x = self.slash.x = x
        self.token.x, self.shield.x = x + 17, x + 33

    def _show_words(self, line: Line, inward: float) -> None:
        foot = self.review_words.purpose(line)
        middle = self.box[1] + ROW_HEIGHT / 2
        self._write(self.head, self.review_words.headline(line), 25, inward, middle - (4 if foot else -9))
        self._write(self.foot, foot, 23, inward, middle + 21)
        self.foot.visible = bool(foot)

    def _write(self, label: Label, words: str, size: float, inward: float, y: float) -> None:
        room = TEXT_END - TEXT_X - inward
        rewrite_label(label, words, self._fit(words, size, room, label.face))
        label.scale_x = 1.0
        label.move(TEXT_X + inward, y)
        if label.width > room:
            label.scale_x = room / label.width
        label.within = (TEXT_X + inward, self.box[1], room, ROW_HEIGHT)

    def _fit(self, words: str, size: float, room: float, face: str) -> float:
        """The type size of some words, measured once."""
        key = (words, size, room)
        if key not in self.sizes:
            self.sizes[key] = self.layer.letters.fit(words, size, room, face)
        return self.sizes[key]

    def _show_truth(self, line: Line) -> None:
        claimed = line.told.true is not None
        self.mark.visible, self.grave.visible = claimed, line.out
        self.truth.visible = claimed or line.out
        if claimed:
            self.mark.name = "cross" if line.lie else "tick"
            self.truth.text = self.review_words.texts("finale-bluff" if line.lie else "finale-true")
            self.truth.colour = style.GARNET if line.lie else style.INK
        elif line.out:
            self.truth.text = self.review_words.texts("finale-out")
            self.truth.colour = style.INK_2

    def _show_doubt(self, line: Line) -> None:
        doubter = line.told.doubted_by
        self.doubter.visible = self.finger.visible = doubter is not None
        key = {"exposed": "exposed", "doubted": "wrongly", "unpunished": "unpunished"}.get(line.verdict, "")
        self.verdict.visible = bool(key)
        if doubter is not None:
            self.doubter.name = self._seal(doubter)
        if key:
            self.verdict.text = self.review_words.texts(f"finale-short-{key}")
            self.verdict.x = VERDICT_X + (26 if doubter is not None else -20)
            self.verdict.colour = style.GARNET if key == "exposed" else style.INK_2


class TimelineList:
    """The rows in the window, the frame around the one looked at, and the thumb on its track."""

    def __init__(self, layer: Layer, above: Layer, sitters: Sequence[Sitter], tale: ReviewWords) -> None:
        sizes: dict[Measured, float] = {}
        self.rows = [TimelineRow(layer, place, sitters, tale, sizes) for place in range(ROWS)]
        self.frame = above.panel("frame_focus", *_row_box(0))
        x, y, w, h = TRACK
        self.track = layer.box(x + w / 2 - 1, y, 2, h, style.GOLD_DARK, alpha=150)
        self.thumb = above.panel("scroll_thumb", x, y, w, h)
        self.empty = layer.text(
            "",
            (LEFT + RIGHT) / 2,
            TOP + ROWS * ROW_HEIGHT / 2,
            30,
            face="fell-italic",
            colour=style.INK_2,
            align="center",
        )

        middle = (LEFT + RIGHT) / 2
        self.flourish = layer.image("rule_ornament", middle, 0, 220, anchor=(0.5, 0.5))
        self.curtain = layer.text(
            tale.texts("finale-curtain"),
            middle,
            0,
            26,
            face="fell-italic",
            colour=style.INK_2,
            align="center",
        )

    def show(self, lines: Sequence[Line], scroller: Scroller, nothing: str) -> None:
        """Show the window of these lines; `nothing` says why there is none."""
        self.empty.text = "" if lines else nothing
        self._end(len(lines) - scroller.top)
        for place, row in enumerate(self.rows):
            number = scroller.top + place
            line = lines[number] if number < len(lines) else None
            before = lines[number - 1].told.turn if number and line else None
            row.show(line, opens=line is not None and (place == 0 or line.told.turn != before))
        self.frame.visible = bool(lines)
        self.frame.reshape(*_row_box(scroller.at - scroller.top))
        start, length = scroller.thumb
        x, y, w, h = TRACK
        self.thumb.visible = self.track.visible = length < 1
        self.thumb.reshape(x, y + start * h, w, length * h)

    def _end(self, place: int) -> None:
        """A flourish under the last line, where there is room for it."""
        self.flourish.visible = self.curtain.visible = 0 < place < ROWS
        y = TOP + place * ROW_HEIGHT
        self.flourish.y, self.curtain.y = y + 18, y + 46
