"""The plot of a battle: a stepped line of tokens an army, stripes by turn, nails and bells, the cursor."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.rules import Player
from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point, is_in_box
from scenes.games.skirmish.finale.papers.layout import PLOT, PLOT_AREA, PLOT_SEALS_X, TURN_WORDS_Y
from scenes.games.skirmish.finale.papers.strokes import PATTERNS, draw_stroke, line_strokes
from scenes.games.skirmish.finale.record.story import Step, Story
from scenes.games.skirmish.finale.record.turning import Turning
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.match.sitter import Sitter
from scenes.screens.finale.changing_words import write_within
from scenes.shell.null_sound import Words

WINNER_WIDTH, WIDTH = 5.5, 3.6
_INK = 2.6
"""How much wider the dark line under a line is."""
_APART = 2.4
"""How far apart two lines of equal tokens run."""
_FAINT = 115.0
_CROWD = 4
"""More armies than this: only the cursor's line is full."""
_NAIL, _BELL, _SMALL_BELL = 17.0, 15.0, 11.5
_MANY_BELLS = 5
"""More bells than this are small."""
_SEAL, _SEAL_STEP = 15.0, 27.0


class Scale(NamedTuple):
    """How phases and tokens become places."""

    steps: int
    top: int
    """The tokens at the upper edge."""

    def x_of(self, step: float) -> float:
        """Where a step begins; the last ends at `steps`."""
        x, _, w, _ = PLOT_AREA
        return x + w * step / self.steps

    def y_of(self, tokens: float) -> float:
        """Where so many tokens lie."""
        _, y, _, h = PLOT_AREA
        return y + h * (1 - tokens / self.top)

    def step_at(self, x: float) -> int:
        """The step under a place."""
        left, _, w, _ = PLOT_AREA
        return max(0, min(self.steps - 1, int((x - left) / w * self.steps)))


def plot_scale(steps: Sequence[Step]) -> Scale:
    """The scale that has room for all tokens: a multiple of four upwards, never less."""
    most = max(max(step.tokens) for step in steps)
    return Scale(len(steps), max(4, -(-most // 4) * 4))


def stepped_line(steps: Sequence[Step], player: Player, scale: Scale, shift: float) -> list[Point]:
    """The corners of one army's line: flat through every phase, upright where it ends."""
    found: list[Point] = []
    for place, step in enumerate(steps):
        y = scale.y_of(step.tokens[player]) - shift
        if not found:
            found.append((scale.x_of(0), y))
        elif found[-1][1] != y:
            x = scale.x_of(place) + shift
            found += [(x, found[-1][1]), (x, y)]
    found.append((scale.x_of(len(steps)), found[-1][1]))
    return found


def seal_heights(wanted: Sequence[float], gap: float = _SEAL_STEP) -> list[float]:
    """Heights as near as possible to those wanted, none nearer than `gap` to another, inside the plot.

    >>> seal_heights([200, 201], 20)
    [190.5, 210.5]
    """
    order = sorted(range(len(wanted)), key=lambda one: wanted[one])
    heights = [wanted[one] for one in order]
    for _ in range(60):
        for place in range(1, len(heights)):
            lack = gap - (heights[place] - heights[place - 1])
            if lack > 0:
                heights[place - 1] -= lack / 2
                heights[place] += lack / 2
        low, high = PLOT[1] + 26, PLOT[1] + PLOT[3] - 22
        heights = [max(low, min(high, one)) for one in heights]
    found = [0.0] * len(wanted)
    for place, one in enumerate(order):
        found[one] = round(heights[place], 1)
    return found


class Plot:
    """The plot on a layer of its own; `reach` lets it grow, `point_out` moves the cursor."""

    def __init__(
        self,
        layer: Layer,
        story: Story,
        turnings: Sequence[Turning],
        ranks: Sequence[Player],
        sitters: Sequence[Sitter],
        texts: Words,
    ) -> None:
        self.layer, self.story, self.sitters, self.ranks = layer, story, sitters, ranks
        self.scale = plot_scale(story.steps)
        self._strokes: list[tuple[float, Drawable, Player]] = []
        """Where each piece of a line begins, the piece, and whose it is."""
        self.marks: list[tuple[Box, int, int]] = []
        """The boxes of nails and bells, their step and event."""
        self._pinned: list[tuple[float, tuple[Drawable, ...]]] = []
        self._share = -1.0
        """How far the lines have grown."""
        self._grid(texts)
        self._cursor = layer.box(PLOT_AREA[0], PLOT_AREA[1], 3, PLOT_AREA[3], style.GOLD_LIGHT, alpha=190)
        for rank in reversed(range(len(ranks))):
            self._line(rank)
        self._seals()
        self._nails(turnings)
        self._bells()

    def _grid(self, texts: Words) -> None:
        """Panel, title, stripes by turn, and the numbers of tokens."""
        layer, scale = self.layer, self.scale
        layer.panel("panel_lacquer", *PLOT)
        x, y, w, h = PLOT_AREA
        self._head = layer.text(" ", 270, 106, 25, face="sc", colour=style.GOLD_LIGHT, within=PLOT)
        rounds = sorted({step.round for step in self.story.steps if step.round})
        for number in rounds:
            places = [place for place, step in enumerate(self.story.steps) if step.round == number]
            left, right = scale.x_of(places[0]), scale.x_of(places[-1] + 1)
            if number % 2 == 0:
                layer.box(left, y - 6, right - left, h + 6, style.LACQUER_3, alpha=130)
            self._turn_words(texts, number, (left + right) / 2, right - left)
        for quarter in range(5):
            at = y + h * quarter / 4
            layer.box(x - 4, at - 0.5, w + 8, 1.4, style.NEUTRAL, alpha=150 if quarter == 4 else 44)
            tokens = scale.top * (4 - quarter) // 4
            layer.text(
                str(tokens), x - 14, at + 8, 23, face="cinzel700", colour=style.PARCHMENT_WORN, align="right"
            )

    def _turn_words(self, texts: Words, number: int, x: float, wide: float) -> None:
        """The name of a turn, or its number alone where there is no room."""
        said = texts("finale-skirmish-turn", n=number)
        letters = self.layer.letters
        if letters.measure(said, 23, "sc")[0] > wide - 6:
            said = str(number)
        self.layer.text(said, x, TURN_WORDS_Y, 23, face="sc", colour=style.PARCHMENT_WORN, align="center")

    def _line(self, rank: int) -> None:
        """The line of whoever came in at this rank; a dark one lies below it."""
        player = self.ranks[rank]
        shift = _APART * (rank - (len(self.ranks) - 1) / 2) if rank else 0.0
        points = stepped_line(self.story.steps, player, self.scale, -shift)
        width = WIDTH if rank else WINNER_WIDTH
        tint = style.SEATS[self.sitters[player].colour].colour.rgb
        strokes = line_strokes(points, PATTERNS[rank], width / 2)
        for wide, ink in ((width + _INK, style.INK_SHADOW.rgb), (width, tint)):
            for stroke in strokes:
                self._strokes.append((stroke.x1, draw_stroke(self.layer, stroke, wide, ink), player))

    def _seals(self) -> None:
        """A seal at the end of each line."""
        last = self.story.steps[-1]
        wanted = [self.scale.y_of(last.tokens[player]) for player in self.ranks]
        gap = min(_SEAL_STEP, (PLOT[3] - 48) / max(1, len(wanted) - 1))
        for player, y in zip(self.ranks, seal_heights(wanted, gap), strict=True):
            seal_image(self.layer, self.sitters[player], PLOT_SEALS_X, y, min(_SEAL, gap * 0.56))

    def _nails(self, turnings: Sequence[Turning]) -> None:
        """A numbered nail on a dotted stem at each turning point."""
        for number, one in enumerate(turnings, start=1):
            x = self.scale.x_of(one.step + 0.5)
            foot = self.scale.y_of(self.story.steps[one.step].tokens[one.player])
            y = self._free_height(x, foot - 46 if foot - 46 > PLOT[1] + 70 else foot + 46)
            self._pin(x, y, _NAIL, one.step, one.at, self._stem(x, y, foot), str(number))

    def _stem(self, x: float, y: float, foot: float) -> list[Drawable]:
        stems = line_strokes([(x, y), (x, foot)], (2, 5))
        dots: list[Drawable] = [draw_stroke(self.layer, one, 2, style.CREAM.rgb) for one in stems]
        return [*dots, self.layer.disc(x, foot, 4.5, style.CREAM)]

    def _bells(self) -> None:
        """A red bell at each broken word, beside the line of whoever broke it; never on a nail."""
        radius = _BELL if len(self.story.betrayals) <= _MANY_BELLS else _SMALL_BELL
        for one in self.story.betrayals:
            x = self.scale.x_of(one.step + 0.5)
            foot = self.scale.y_of(self.story.steps[one.step].tokens[one.by])
            y = self._free_height(x, foot)
            self._pin(x, y, radius, one.step, one.at, [], "")

    def _free_height(self, x: float, wanted: float) -> float:
        """A height near the one wanted where no mark lies yet."""
        for away in (0, 36, -36, 72, -72, 108, -108, 144, -144):
            y = wanted + away
            free = all(
                abs(x - (box[0] + box[2] / 2)) > 32 or abs(y - (box[1] + box[3] / 2)) > 33
                for box, _, _ in self.marks
            )
            if free and PLOT_AREA[1] < y < PLOT_AREA[1] + PLOT_AREA[3]:
                return y
        return wanted

    def _pin(
        self, x: float, y: float, r: float, step: int, at: int, below: list[Drawable], words: str
    ) -> None:
        """Place a nail or a bell; the mouse may press it."""
        layer, middle = self.layer, (0.5, 0.5)
        if words:
            layer_marks: list[Drawable] = [
                layer.image("badge_disc", x, y, 2 * r, 2 * r, anchor=middle),
                layer.text(words, x, y + 8, 24, face="cinzel800", colour=style.CREAM, align="center"),
            ]
        else:
            layer_marks = [
                layer.disc(x, y, r + 2, style.CREAM),
                layer.disc(x, y, r, style.ERROR),
                layer.image(
                    "icon_ringing_bell_petit", x, y, 1.45 * r, 1.45 * r, anchor=middle, tint=style.CREAM
                ),
            ]
        self.marks.append(((x - r - 2, y - r - 2, 2 * r + 4, 2 * r + 4), step, at))
        self._pinned.append((x, (*below, *layer_marks)))

    # what moves

    def head(self, words: str) -> None:
        """Say above the lines what they are, or which moment the cursor shows."""
        write_within(self.layer.letters, self._head, words, 25, PLOT[2] - 40)

    def reach(self, share: float) -> None:
        """Show the lines as far as a share of the battle, and what is pinned to them."""
        if share == self._share:
            return
        self._share = share
        end = PLOT_AREA[0] + PLOT_AREA[2] * share + 0.5
        for x, mark, _ in self._strokes:
            mark.visible = x <= end
        for x, marks in self._pinned:
            for mark in marks:
                mark.visible = x <= end
        self._cursor.visible = share >= 1

    def point_out(self, step: int, player: Player) -> None:
        """Bring the cursor to a step; of many armies only the line of `player` is full."""
        self._cursor.move(self.scale.x_of(step + 0.5) - 1.5, PLOT_AREA[1] - 6)
        if len(self.ranks) > _CROWD:
            for _, mark, owner in self._strokes:
                mark.alpha = 255 if owner in (player, self.ranks[0]) else _FAINT

    def mark_at(self, x: float, y: float) -> tuple[int, int] | None:
        """The step and event of the nail or bell under a place."""
        found = [(step, at) for box, step, at in self.marks if is_in_box(box, x, y)]
        return found[-1] if found else None

    def step_at(self, x: float, y: float) -> int | None:
        """The step under a place of the plot."""
        left, top, w, h = PLOT_AREA
        inside = is_in_box((left - 8, top - 20, w + 16, h + 50), x, y)
        return self.scale.step_at(x) if inside else None
