"""The sum of a combat: a sheet with a line for each reason, and who has lost by how much (S-55)."""

from collections.abc import Sequence

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.games.skirmish.table.effects.air import Marks, passing_marks
from scenes.games.skirmish.table.effects.dice_board import FOOT
from scenes.games.skirmish.table.layout import WINDOW
from scenes.motion.timeline import Clip, reducible_clip
from scenes.shell.null_sound import Words

Reasons = Sequence[tuple[str, int]]
"""Why a side has points, and how many."""
_WIDE, _STEP, _HEAD, _TAIL = 380.0, 30.0, 54.0, 66.0
_LINE_SECONDS, _COUNT_SECONDS, _READ_SECONDS = 0.14, 0.3, 0.8


def score_lines(friends: Reasons, enemies: Reasons) -> list[tuple[str, int, int]]:
    """A line for each reason: why, the points of the friends, those of the enemies.

    >>> score_lines([("wounds", 3), ("ranks", 1)], [("wounds", 1)])
    [('wounds', 3, 1), ('ranks', 1, 0)]
    """
    ours, theirs = dict(friends), dict(enemies)
    return [(why, ours.get(why, 0), theirs.get(why, 0)) for why in dict.fromkeys((*ours, *theirs))]


class ScoreSheet:
    """Lays the sums of combats on the foot of the table."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self._layer, self._texts = layer, texts

    def count(
        self, friends: Reasons, enemies: Reasons, seals: tuple[str, str], verdict: str, ahead: int
    ) -> Clip:
        """The clip of one sum. `seals` are pictures of both sides; `ahead` is 0 or 1, the winner, or -1."""
        lines = score_lines(friends, enemies)
        long = _LINE_SECONDS * len(lines) + _COUNT_SECONDS
        rows: list[Sequence[Drawable]] = []

        def make() -> Sequence[Drawable]:
            rows.clear()
            tall = _HEAD + _STEP * len(lines) + _TAIL
            left, top = WINDOW[0] + (WINDOW[2] - _WIDE) / 2, FOOT - tall
            head = self._head(left, top, tall, seals)
            for number, line in enumerate(lines):
                rows.append(self._line(left, top + _HEAD + _STEP * (number + 0.7), line))
            totals = (sum(points for _, points in friends), sum(points for _, points in enemies))
            rows.append(self._totals(left, top + tall - 28, totals, verdict, ahead))
            return [*head, *[mark for row in rows for mark in row]]

        def move(marks: Marks, share: float) -> None:
            for number, row in enumerate(rows):
                for mark in row:
                    mark.alpha = 255 if share >= 1 or share * long >= _LINE_SECONDS * (number + 1) else 0

        full = passing_marks(make, move, long, hold=_READ_SECONDS)
        return reducible_clip(full, passing_marks(make, move, 0.0, hold=long + _READ_SECONDS))

    def _head(self, left: float, top: float, tall: float, seals: tuple[str, str]) -> Marks:
        """The sheet itself, its title and the seals of both sides."""
        layer, middle = self._layer, left + _WIDE / 2
        title = self._texts("battle-score-title")
        return [
            layer.panel("ticket_parchment", left, top, _WIDE, tall),
            layer.text(title, middle, top + 38, 27, face="cinzel800", colour=style.GARNET, align="center"),
            layer.image(seals[0], left + 34, top + 32, 40, 40, anchor=(0.5, 0.5)),
            layer.image(seals[1], left + _WIDE - 34, top + 32, 40, 40, anchor=(0.5, 0.5)),
        ]

    def _line(self, left: float, y: float, line: tuple[str, int, int]) -> Marks:
        """One reason, with a dash where a side has nothing by it."""
        why, ours, theirs = line
        words = self._texts(f"reason-{why}")
        ink, room = style.INK, _WIDE - 116
        size = self._layer.letters.fit(words, 24, room, "fell")
        return [
            self._number(str(ours or "–"), left + 34, y, 25, ink),
            self._layer.text(words, left + _WIDE / 2, y, size, colour=ink, align="center"),
            self._number(str(theirs or "–"), left + _WIDE - 34, y, 25, ink),
        ]

    def _number(self, words: str, x: float, y: float, size: float, colour: style.Colour) -> Label:
        """A number, centred."""
        return self._layer.text(words, x, y, size, face="cinzel800", colour=colour, align="center")

    def _totals(self, left: float, y: float, totals: tuple[int, int], verdict: str, ahead: int) -> Marks:
        """Both totals, the winner's in garnet, and the verdict between them."""
        size = self._layer.letters.fit(verdict, 24, _WIDE - 132, "fell")
        marks: Marks = [
            self._layer.text(verdict, left + _WIDE / 2, y, size, colour=style.INK, align="center")
        ]
        for side, x in enumerate((left + 42, left + _WIDE - 42)):
            colour = style.GARNET if side == ahead else style.INK_2
            marks.append(self._number(str(totals[side]), x, y + 6, 44, colour))
        return marks
