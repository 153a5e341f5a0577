"""What a player could have known: choose a seat, move along the attacks, see each secret come to light."""

from collections.abc import Sequence

from game.couch.sitter import Sitter
from game.rules.hecatombe.content import Slot
from game.rules.hecatombe.deduction.hindsight import Hindsight
from game.rules.hecatombe.review import Replay
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, is_in_box
from scenes.games.hecatombe.finale.attack_line import AssaultLine
from scenes.games.hecatombe.finale.cursor import ReviewPlace
from scenes.games.hecatombe.finale.notes import ThoughtFinder, ThoughtLines
from scenes.games.hecatombe.finale.objective_card import GRANTED_Y, BeliefRow
from scenes.games.hecatombe.finale.phrases import ReviewWords
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.screens.finale.changing_words import write_within
from scenes.screens.finale.seat_mask import FRAME_ASPECT, PortraitFrame

SHEET: Box = (300, 134, 956, 522)
SEATS: Box = (24, 196, 262, 58)
"""The first seat's ticket; the others stand below it."""
STEP = 65.0
ROOMY_PLAYERS, LOGE_W = 4, 196.0
"""The most players that leave room for a mask, and the width of that mask's card in units."""
TRACK: Box = (346, 216, 862, 16)
KNOWN_END = 1254.0
SIGN_STEP = 15.0
"""Units between the seals of two secrets that came to light at the same moment."""
ROWS, ROWS_BELOW, ROWS_END, MAX_ROW_HEIGHT = 256.0, 308.0, 590.0, 84.0
"""The secrets' top alone and below the asides, their foot, and the greatest height of one, in units."""


class BeliefPage:
    """Draws one mind at one moment; `refresh` follows a place that moved within the round."""

    def __init__(
        self,
        sheet: Layer,
        marks: Layer,
        above: Layer,
        faces: TileFaces,
        sitters: Sequence[Sitter],
        tale: ReviewWords,
        asides: ThoughtFinder,
    ) -> None:
        self.asides = asides
        self.sheet, self.marks, self.above, self.faces = sheet, marks, above, faces
        self.sitters, self.review_words = sitters, tale
        self.place: ReviewPlace | None = None

    def draw(self, book: Replay, hindsight: Hindsight, place: ReviewPlace) -> None:
        """The whole page, on empty layers."""
        self.book, self.hindsight, self.place = book, hindsight, place
        self._seats()
        self.sheet.panel("sheet_parchment", *SHEET)
        self.assault = AssaultLine(self.marks, self.faces, self.sitters, self.review_words)
        self._track()
        slots = hindsight.slots(place.round)
        hidden = [slot for slot in slots if not hindsight.granted(place.round, place.seat, slot)]
        self.thought_lines = ThoughtLines(self.marks, self.sitters, self.review_words, self.asides)
        room = ROWS_END - (ROWS_BELOW if self.asides.any else ROWS)
        high = min(MAX_ROW_HEIGHT, room / max(1, len(hidden)))
        top = ROWS_END - room + (room - high * len(hidden)) / 2
        self.secrets = [
            BeliefRow(
                self.marks, self.faces, self.sitters[slot[0]], slot, top + i * high, high,
                band=self.sheet if i % 2 == 0 else None,
            )
            for i, slot in enumerate(hidden)
        ]  # fmt: skip
        self._granted([slot for slot in slots if slot not in hidden])
        self._signs(hidden)
        self.refresh()

    def refresh(self) -> None:
        """Follow the place along the attacks, and say what has been worked out since."""
        place = self.place
        assert place is not None
        if not self.book.moments[place.round]:
            return
        told, moments = self.book.rounds[place.round], self.book.moments[place.round]
        self.assault.show(told, moments[place.at])
        if self.asides.any:
            self.thought_lines.show(told, moments, place.at, place.seat)
        odds = self.hindsight.odds(place.round, place.seat, place.at)
        missing = len(self.hindsight.missing(place.round, place.seat))
        for secret in self.secrets:
            truth = self.hindsight.truth(place.round, secret.slot)
            insight = self.hindsight.insight(place.round, place.seat, secret.slot)
            words = self.review_words.insight(told, moments, insight)
            waiting = self.review_words.texts(
                "finale-hecatombe-thinking", done=len(moments) - missing, all=len(moments)
            )
            known = insight is not None and insight.sure is not None
            secret.show(odds[secret.slot], truth, words or waiting, known=known)
        self._knob()
        self._plant_signs()

    # the seats

    def _seats(self) -> None:
        assert self.place is not None
        x, y, w, h = SEATS
        letters, chosen = self.marks.letters, self.sitters[self.place.seat]
        head = self.above.text(
            "", x + w / 2, y - 18, 26, face="fell-italic", colour=style.GOLD_LIGHT, align="center"
        )
        write_within(letters, head, self.review_words.texts("finale-hecatombe-what", name=chosen.name), 26, w)
        for seat, sitter in enumerate(self.sitters):
            lit = seat == self.place.seat
            top = y + seat * STEP
            self.above.panel("ticket_gilt" if lit else "ticket_lacquer", x, top, w, h)
            self.above.image(
                f"seal_{sitter.colour + 1}_petit", x + 36, top + h / 2, 44, 44, anchor=(0.5, 0.5)
            )
            colour = style.INK if lit else style.GOLD_LIGHT
            name = self.above.text("", x + 66, top + h / 2 + 9, 26, face="cinzel700", colour=colour)
            write_within(letters, name, sitter.name, 26, w - 84)
        if len(self.sitters) <= ROOMY_PLAYERS:
            self._loge(chosen)

    def _loge(self, sitter: Sitter) -> None:
        x, y, w, _ = SEATS
        foot = y + len(self.sitters) * STEP
        wide = min(LOGE_W, (SHEET[1] + SHEET[3] - foot) / FRAME_ASPECT)
        top = foot + (SHEET[1] + SHEET[3] - foot - wide * FRAME_ASPECT) / 2
        PortraitFrame(self.above, x + (w - wide) / 2, top, wide).show(sitter)

    def seat_at(self, x: float, y: float) -> int | None:
        """The player under a place."""
        left, top, w, h = SEATS
        boxes = [(left, top + seat * STEP, w, h) for seat in range(len(self.sitters))]
        return next((seat for seat, box in enumerate(boxes) if is_in_box(box, x, y)), None)

    # the attacks

    def _track(self) -> None:
        assert self.place is not None
        x, y, w, _ = TRACK
        self.marks.panel("slider_track", x - 6, y + 2, w + 12, 12)
        count = len(self.book.moments[self.place.round])
        for at in range(count):
            self.marks.box(x + self._share(at) * w - 1, y + 4, 2, 8, style.GOLD, alpha=150)

    def _signs(self, hidden: Sequence[Slot]) -> None:
        """A seal for each secret, to stand on the track where it came to light; the knob above them."""
        x, y, _, _ = TRACK
        self.signs = [
            self.marks.image(
                f"seal_{self.sitters[owner].colour + 1}_petit", x, y + 8, 26, 26, anchor=(0.5, 0.5)
            )
            for owner, _ in hidden
        ]
        self.knob = self.marks.image("slider_knob", x, y + 8, 28, 28, anchor=(0.5, 0.5))

    def _plant_signs(self) -> None:
        x, _, w, _ = TRACK
        planted: list[int] = []
        for sign, secret in zip(self.signs, self.secrets, strict=True):
            at = self.since(secret.slot)
            sign.visible = at is not None
            if at is not None:
                sign.x = x + self._share(at) * w + SIGN_STEP * planted.count(at)
                planted.append(at)

    def since(self, slot: Slot) -> int | None:
        """The moment at which an objective came to light, if it did and that has been worked out."""
        assert self.place is not None
        insight = self.hindsight.insight(self.place.round, self.place.seat, slot)
        return None if insight is None else insight.leaning if insight.sure is None else insight.sure

    def secret_at(self, x: float, y: float) -> Slot | None:
        """The hidden objective whose row is under a place."""
        return next((secret.slot for secret in self.secrets if is_in_box(secret.box, x, y)), None)

    def _share(self, at: int) -> float:
        assert self.place is not None
        return at / self.place.last if self.place.last else 0.5

    def _knob(self) -> None:
        assert self.place is not None
        x, _, w, _ = TRACK
        self.knob.x = x + self._share(self.place.at) * w

    def on_track(self, x: float, y: float) -> bool:
        """Say whether a point is on the track, or close to it."""
        left, top, w, h = TRACK
        return is_in_box((left - 20, top - 10, w + 40, h + 20), x, y)

    def moment_at(self, x: float) -> int:
        """The moment nearest to a place on the track."""
        left, _, w, _ = TRACK
        return 0 if self.place is None else round((x - left) / w * self.place.last)

    # what the rules told the player

    def _granted(self, slots: Sequence[Slot]) -> None:
        assert self.place is not None
        marks, y = self.marks, GRANTED_Y
        label = marks.text("", 330, y + 9, 25, face="fell-italic", colour=style.INK_2)
        write_within(marks.letters, label, self.review_words.texts("finale-hecatombe-granted"), 25, 260)
        x = 330 + label.width + 22
        room = min(120.0, (KNOWN_END - x) / max(1, len(slots)) - 88)
        for owner, place in slots:
            truth = self.hindsight.truth(self.place.round, (owner, place))
            seal = f"seal_{self.sitters[owner].colour + 1}_petit"
            self.faces.draw(marks, truth, x, y - 25, 33, 50)
            marks.image(seal, x + 36, y + 16, 30, 30, anchor=(0.5, 0.5))
            name = marks.text("", x + 56, y + 9, 24, colour=style.INK)
            write_within(marks.letters, name, self.review_words.people(truth), 24, room)
            x += 66 + name.width + 22
