"""What lies round a combat while it is fought: the board with dice, who has struck, the sum, the test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.games.skirmish.table.effects.air import Marks
from scenes.games.skirmish.table.effects.dice_board import DiceRow
from scenes.games.skirmish.table.fighting.break_ticket import BreakTicket
from scenes.games.skirmish.table.fighting.dice_pane import DicePane
from scenes.games.skirmish.table.fighting.halts import Halts
from scenes.games.skirmish.table.fighting.sum_sheet import Reasons, SumSheet, sum_seconds
from scenes.games.skirmish.table.frame.name_plate import write_name
from scenes.games.skirmish.table.layout import COMBAT_FOOT, DICE, INITIATIVE
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    lazy_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
)
from scenes.shell.null_sound import Words

READ_SECONDS = 0.35
"""Seconds for which the last face of a lot of blows is looked at."""
SUM_SECONDS = 1.1
"""Seconds for which the whole sum is looked at."""
_SLOWER = 2
"""How much longer dice fall where every step is looked at."""
_MOST_STRIKES = 4
_LADDER_STEP, _LADDER_HEAD = 40.0, 46.0


class Strike(NamedTuple):
    """A line of the ladder: who struck at which Initiative, the colour of his seat, and what it did."""

    initiative: int
    name: str
    colour: int
    unsaved: int


class FightStage:
    """Open from the choice of a combat until somebody runs, follows or the phase ends."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self._layer, self._texts = layer, texts
        self.open = False
        """Whether a combat is being shown."""
        self.halts = Halts()
        """Whether it is shown step by step."""
        self._board: Marks = []
        self._panes = tuple(DicePane(layer, box) for box in DICE)
        self._dead: tuple[Marks, Marks] = ([], [])
        self._fallen = [0, 0]
        self._ladder: Marks = []
        self._strikes: list[Strike] = []
        self._sum = SumSheet(layer, texts)
        self.ticket = BreakTicket(layer, texts)

    @property
    def lies(self) -> bool:
        """Whether anything of a combat lies on the table: its board, or the sum alone."""
        return self.open or self._sum.lies

    # from beginning to end

    def begin(self) -> None:
        """Lay the board for a new combat."""
        self.end()
        self.open = True
        x, y, w, h = COMBAT_FOOT
        self._board = [
            self._layer.box(x, y, w, h, style.LACQUER, alpha=236),
            self._layer.line(x, y, x + w, y, 2.4, style.GOLD),
        ]

    def end(self) -> None:
        """Take everything away; the table is what it was."""
        self.open = False
        self._fallen, self._strikes = [0, 0], []
        for marks in (self._board, self._ladder, *self._dead):
            _remove(marks)
        for pane in self._panes:
            pane.clear()
        self._sum.clear()
        self.ticket.clear()

    # what happens in it

    def strike(self, side: int, strike: Strike, rows: Sequence[DiceRow]) -> Clip:
        """One lot of blows: its dice fall on the side (0 or 1) that strikes, then it stands on the ladder."""
        pane = self._panes[side]
        rows = [row for row in rows if row.faces]

        def lay() -> None:
            _remove(self._dead[side])
            self._fallen[side] = 0
            pane.lay(rows, strike.colour)

        def note() -> None:
            pane.fall(1)
            self._strikes.append(strike)
            self._draw_ladder()

        if not rows:
            return sequence(self.step(), callback_clip(note))
        seconds = pane.seconds_of(rows) * (_SLOWER if self.halts.wanted else 1)
        fall = slide_value(pane.fall, 0, 1, seconds, "linear")
        return sequence(
            self.step(),
            callback_clip(lay),
            reducible_clip(fall, sequence(callback_clip(lambda: pane.fall(1)), pause_for(seconds / 2))),
            callback_clip(note),
            pause_for(READ_SECONDS),
        )

    def step(self) -> Clip:
        """What was struck last is looked at, its dead and its sentence too, if somebody wants every step."""
        return lazy_clip(lambda: self.halts.halt() if self._strikes else pause_for(0.0))

    def fell(self, side: int, men: int) -> None:
        """So many more of a side (0 or 1) have fallen: told under the dice of those who struck them."""
        striker = 1 - side
        self._fallen[striker] += men
        _remove(self._dead[striker])
        if not self._fallen[striker]:
            return
        x, y, _, h = DICE[striker]
        foot = y + h - 8
        words = self._texts("fight-dead", n=self._fallen[striker])
        self._dead[striker].extend(
            (
                self._layer.image(
                    "icon_death_skull", x + 16, foot - 9, 32, 32, anchor=(0.5, 0.5), tint=style.PARCHMENT
                ),
                self._layer.text(words, x + 42, foot, 26, face="cinzel800", colour=style.EMBER),
            )
        )

    def count(
        self, friends: Reasons, enemies: Reasons, seals: tuple[str, str], verdict: str, ahead: int
    ) -> Clip:
        """The clip of the sum; the sheet stays between the dice."""
        lay = callback_clip(lambda: self._sum.lay(friends, enemies, seals, verdict, ahead))
        tell = slide_value(self._sum.reveal, 0, 1, sum_seconds(friends, enemies), "linear")
        at_once = callback_clip(lambda: self._sum.reveal(1))
        return sequence(self.step(), lay, reducible_clip(tell, at_once))

    def make_room(self) -> None:
        """The ladder makes room for the ticket of a test."""
        _remove(self._ladder)

    # inside

    def _draw_ladder(self) -> None:
        """Who has struck so far, the last ones, in the corner above the board."""
        _remove(self._ladder)
        self.ticket.clear()
        strikes = self._strikes[-_MOST_STRIKES:]
        x, y, w, _ = INITIATIVE
        layer = self._layer
        high = _LADDER_HEAD + _LADDER_STEP * len(strikes) + 8
        self._ladder += [
            layer.panel("panel_lacquer", x, y, w, high, alpha=238),
            layer.text(self._texts("fight-ladder"), x + 16, y + 33, 24, face="sc", colour=style.GOLD_LIGHT),
        ]
        for place, strike in enumerate(strikes):
            middle = y + _LADDER_HEAD + _LADDER_STEP * (place + 0.5)
            words = self._texts("fight-ladder-wounds", n=strike.unsaved)
            did = layer.text(
                words, x + w - 14, middle + 8, 22, face="fell-italic", align="right",
                colour=style.BLOOD_LIGHT if strike.unsaved else style.NEUTRAL,
            )  # fmt: skip
            room = w - 76 - did.width
            colour = style.SEATS[strike.colour].colour
            self._ladder += [
                layer.box(x + 14, middle - 16, 34, 32, colour),
                layer.text(
                    str(strike.initiative), x + 31, middle + 9, 25, face="cinzel800", align="center",
                    colour=style.INK,
                ),
                write_name(layer, strike.name, x + 58, middle + 8, 24, room),
                did,
            ]  # fmt: skip


def _remove(marks: Marks) -> None:
    """Take marks off the table, and forget them."""
    for mark in marks:
        mark.remove()
    marks.clear()
