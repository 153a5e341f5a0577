"""The sum of a combat: a sheet with a line for each reason, and who has lost by how much (S-55)."""

from collections.abc import Sequence

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.games.skirmish.table.effects.air import Marks
from scenes.games.skirmish.table.layout import COMBAT_SUM
from scenes.shell.null_sound import Words

Reasons = Sequence[tuple[str, int]]
"""Why a side has points, and how many."""
_STEP, _HEAD, _TAIL = 28.0, 50.0, 58.0
_TOTALS = 142.0
"""Units of the sheet's width that both totals take, of two digits each."""
_LINE_SECONDS, _COUNT_SECONDS = 0.14, 0.3


def score_lines(friends: Reasons, enemies: Reasons) -> list[tuple[str, int, int]]:
    """A line for each reason: why, the points of the friends, those of the enemies.

    >>> score_lines([("wounds", 3), ("ranks", 1)], [("wounds", 1)])
    [('wounds', 3, 1), ('ranks', 1, 0)]
    """
    ours, theirs = dict(friends), dict(enemies)
    return [(why, ours.get(why, 0), theirs.get(why, 0)) for why in dict.fromkeys((*ours, *theirs))]


def sum_seconds(friends: Reasons, enemies: Reasons) -> float:
    """Seconds in which the lines of a sum appear one after the other."""
    return _LINE_SECONDS * len(score_lines(friends, enemies)) + _COUNT_SECONDS


class SumSheet:
    """Lays the sum of a combat between the dice; it stays until `clear`."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self._layer, self._texts = layer, texts
        self._marks: Marks = []
        self._rows: list[Sequence[Drawable]] = []

    @property
    def lies(self) -> bool:
        """Whether the sheet lies there."""
        return bool(self._marks)

    def clear(self) -> None:
        """Take the sheet away."""
        for mark in self._marks:
            mark.remove()
        self._marks, self._rows = [], []

    def lay(
        self, friends: Reasons, enemies: Reasons, seals: tuple[str, str], verdict: str, ahead: int
    ) -> None:
        """Draw the sheet. `seals` are pictures of both sides; `ahead` is 0 or 1, the winner, or -1."""
        self.clear()
        lines = score_lines(friends, enemies)
        left, top, _, _ = COMBAT_SUM
        foot = COMBAT_SUM[1] + COMBAT_SUM[3]
        tall = max(_HEAD + _STEP * len(lines) + _TAIL, 168.0)
        top = min(top, foot - tall)
        self._marks += self._head(left, top, foot - top, seals)
        self._rows = [
            self._line(left, top + _HEAD + _STEP * (number + 0.7), line) for number, line in enumerate(lines)
        ]
        totals = (sum(points for _, points in friends), sum(points for _, points in enemies))
        self._rows.append(self._totals(left, foot - 26, totals, verdict, ahead))
        self._marks += [mark for row in self._rows for mark in row]

    def reveal(self, share: float) -> None:
        """Let so much (0 to 1) of the sum have been told."""
        for number, row in enumerate(self._rows):
            told = share >= 1 or share * len(self._rows) >= number + 1
            for mark in row:
                mark.alpha = 255 if told else 0

    def _head(self, left: float, top: float, tall: float, seals: tuple[str, str]) -> Marks:
        """The sheet itself, its title and the seals of both sides."""
        layer, wide = self._layer, COMBAT_SUM[2]
        middle, title = left + wide / 2, self._texts("battle-score-title")
        return [
            layer.panel("ticket_parchment", left, top, wide, tall),
            layer.text(title, middle, top + 36, 26, face="cinzel800", colour=style.GARNET, align="center"),
            layer.image(seals[0], left + 34, top + 30, 40, 40, anchor=(0.5, 0.5)),
            layer.image(seals[1], left + wide - 34, top + 30, 40, 40, anchor=(0.5, 0.5)),
        ]

    def _line(self, left: float, y: float, line: tuple[str, int, int]) -> Marks:
        """One reason, with a dash where a side has nothing by it."""
        why, ours, theirs = line
        words, wide = self._texts(f"reason-{why}"), COMBAT_SUM[2]
        size = self._layer.letters.fit(words, 24, wide - 104, "fell")
        return [
            self._number(str(ours or "–"), left + 34, y, 25, style.INK),
            self._layer.text(words, left + wide / 2, y, size, colour=style.INK, align="center"),
            self._number(str(theirs or "–"), left + wide - 34, y, 25, style.INK),
        ]

    def _number(self, words: str, x: float, y: float, size: float, colour: style.Colour) -> Label:
        """A number, centred."""
        return self._layer.text(words, x, y, size, face="cinzel800", colour=colour, align="center")

    def _totals(self, left: float, y: float, totals: tuple[int, int], verdict: str, ahead: int) -> Marks:
        """Both totals, the winner's in garnet, and the verdict between them."""
        wide = COMBAT_SUM[2]
        room = wide - _TOTALS
        size = self._layer.letters.fit(verdict, 24, room, "fell")
        words = self._layer.text(verdict, left + wide / 2, y, size, colour=style.INK, align="center")
        marks: Marks = [words.squeeze(room)]
        for side, x in enumerate((left + 40, left + wide - 40)):
            colour = style.GARNET if side == ahead else style.INK_2
            marks.append(self._number(str(totals[side]), x, y + 6, 44, colour))
        return marks
