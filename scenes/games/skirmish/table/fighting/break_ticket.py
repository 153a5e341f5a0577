"""The one lit thing when a combat is counted: will the losers hold? Two dice, one after the other (S-56)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.skirmish.odds.single import leadership_pass_chance
from game.rules.skirmish.rolls.leadership import break_test
from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.games.skirmish.table.effects.air import Marks
from scenes.games.skirmish.table.effects.dice_board import FALL_SECONDS, LaidDie, die_mark, fallen_share
from scenes.games.skirmish.table.layout import BREAK_TICKET
from scenes.motion.timeline import Clip, callback_clip, pause_for, reducible_clip, sequence, slide_value
from scenes.shell.null_sound import Words

SUSPENSE_SECONDS = 0.55
"""Seconds between the first die and the second, in which one reads what is still needed."""
_VERDICT_SECONDS = 0.7
_DIE, _DICE_Y = 66.0, BREAK_TICKET[1] + 186


class BreakTicket:
    """Asks the question, lets the dice fall one by one, and says how it ended; it stays until `clear`."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self._layer, self._texts = layer, texts
        self._marks: Marks = []
        self._said: Marks = []

    def clear(self) -> None:
        """Take the ticket away."""
        for mark in (*self._marks, *self._said):
            mark.remove()
        self._marks, self._said = [], []

    def roll(
        self,
        name: str,
        seal: str,
        needed: int,
        dice: Sequence[int],
        colour: int,
        *,
        passed: bool,
        clack: Callable[[], object],
    ) -> Clip:
        """The clip of a test: `name` of who is tested, its seal, the colour of its seat; `clack` is heard."""
        fallen: list[Drawable] = []

        def open_ticket() -> None:
            self.clear()
            self._head(name, seal, needed)
            fallen[:] = [self._die(face, place, len(dice), colour, passed) for place, face in enumerate(dice)]

        def fall(place: int) -> Clip:
            def move(share: float) -> None:
                die, x = fallen[place], self._place(place, len(dice))
                die.alpha = 255
                die.move(x, _DICE_Y - 110 * (1 - fallen_share(share)))
                die.angle = (-7 if place % 2 else 5) + 260 * (1 - share)

            return sequence(callback_clip(clack), slide_value(move, 0, 1, FALL_SECONDS, "linear"))

        def lie(place: int) -> Clip:
            def show() -> None:
                fallen[place].alpha = 255

            return sequence(callback_clip(clack), callback_clip(show), pause_for(FALL_SECONDS / 2))

        throws: list[Clip] = []
        for place in range(len(dice)):
            throws.append(reducible_clip(fall(place), lie(place)))
            if place == 0 and len(dice) > 1:
                throws += [callback_clip(lambda: self._hope(needed - dice[0])), pause_for(SUSPENSE_SECONDS)]
        words = "fight-test-held" if passed else "fight-test-broke"
        return sequence(
            callback_clip(open_ticket),
            *throws,
            callback_clip(lambda: self._say(self._texts(words), verdict=True)),
            pause_for(_VERDICT_SECONDS),
        )

    def _head(self, name: str, seal: str, needed: int) -> None:
        x, y, w, h = BREAK_TICKET
        layer, texts = self._layer, self._texts
        chance = leadership_pass_chance(break_test(needed, 0))
        room = w - 84
        self._marks += [
            layer.panel("ticket_parchment", x, y, w, h),
            layer.image(seal, x + 38, y + 38, 44, 44, anchor=(0.5, 0.5)),
            layer.text(
                name, x + 66, y + 45, layer.letters.fit(name, 25, room, "sc"), face="sc", colour=style.INK
            ),
            layer.text(
                texts("fight-test-title"), x + w / 2, y + 84, 26, face="cinzel800", colour=style.GARNET,
                align="center",
            ),
            layer.line(x + 24, y + 94, x + w - 24, y + 94, 1.2, style.GOLD_DARK),
            layer.text(texts("battle-row-test", needed=needed), x + 24, y + 126, 25, colour=style.INK),
            layer.text(
                texts("skirmish-percent", n=round(100 * chance)), x + w - 24, y + 128, 32, face="cinzel800",
                colour=style.GARNET, align="right",
            ),
        ]  # fmt: skip

    def _die(self, face: int, place: int, many: int, colour: int, passed: bool) -> Drawable:
        at = (self._place(place, many), _DICE_Y)
        die = die_mark(self._layer, LaidDie(face, 1, good=True), at, _DIE, colour)
        self._marks.append(die)
        return die

    def _place(self, place: int, many: int) -> float:
        """Where a die lies, across."""
        x, _, w, _ = BREAK_TICKET
        return x + w / 2 + (place - (many - 1) / 2) * 108

    def _hope(self, more: int) -> None:
        """What the second die may still show."""
        if more < 1:
            self._say(self._texts("fight-test-hopeless"))
        elif more >= 6:
            self._say(self._texts("fight-test-safe"))
        else:
            percent = self._texts("skirmish-percent", n=round(100 * more / 6))
            self._say(self._texts("fight-test-more", n=more, percent=percent))

    def _say(self, words: str, *, verdict: bool = False) -> None:
        """The line under the dice."""
        for mark in self._said:
            mark.remove()
        x, y, w, h = BREAK_TICKET
        face, wished = ("cinzel800", 30.0) if verdict else ("fell", 25.0)
        size = self._layer.letters.fit(words, wished, w - 40, face)
        colour = style.GARNET if verdict else style.INK
        self._said = [
            self._layer.text(words, x + w / 2, y + h - 36, size, face=face, colour=colour, align="center")
        ]
