"""The recap: whoever plays again after a long wait is told what changed since his own last order."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.chronicle import line_text
from game.core.rules import Event, Player
from game.input.intents import Intent, Press
from game.rules.skirmish.chronicle.teller import Teller
from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.style import Box, is_in_box
from scenes.games.skirmish.table.answers.families import WINDOWS
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.waiting.changes import changed_lines
from scenes.games.skirmish.table.waiting.surroundings import Surroundings, named_sitters

LONG_WAIT = 20.0
"""Seconds without an order of one's own after which there is something to tell."""
SHOWN_SECONDS = 6.0
_WIDE, _TOP, _LINE, _SIZE = 452.0, 62.0, 30.0, 23.0
_MORE_LINES = 8
"""Lines of type at most, however long the sentences are."""


class Recap(Part):
    """One parchment in the corner of the table, for six seconds, or until its owner presses anything.

    It tells only what everybody saw. While it lies there, nothing waits for it.
    """

    def __init__(self, scene: Surroundings) -> None:
        self._scene, self._texts = scene, scene.texts
        self._layer = scene.layer()
        self._backlog: dict[Player, list[Event]] = {player: [] for player in range(len(scene.sitters))}
        self._waited: dict[Player, float] = dict.fromkeys(self._backlog, 0.0)
        self._asked: set[Player] = set()
        self._due: dict[Player, list[str]] = {}
        """Whose recap is written and waits for the picture to come to rest, and its sentences."""
        self.reader: Player | None = None
        """Who reads now."""
        self.lines: list[str] = []
        """What is read now."""
        self._left = 0.0
        self._ember: Image | None = None
        self.box: Box = (0, 0, 0, 0)

    # what it hears

    def event(self, event: Event) -> None:
        """Remember what everybody saw, for each who did not play."""
        for backlog in self._backlog.values():
            backlog.append(event)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for those who wait, and for who reads."""
        for player in self._waited:
            self._waited[player] += dt
        if self.reader is None:
            return
        self._left -= dt
        if self._left <= 0:
            self.close()
        elif self._ember is not None:
            self._ember.w = (_WIDE - 28) * self._left / SHOWN_SECONDS

    def refresh(self, *, idle: bool) -> None:
        """Notice whose turn it is to act; show what is due once the picture has come to rest."""
        asked = self._owing()
        for player in asked - self._asked:
            self._return(player)
        for player in self._asked - asked:
            self._waited[player] = 0.0
            if self.reader == player:
                self.close()
        self._asked = asked
        for player in [one for one in self._due if one not in asked]:
            del self._due[player]
        if self.reader is not None and self._is_covered(self.box):
            self._due = {self.reader: self.lines, **self._due}
            self.close()
        if idle and self.reader is None and self._due and (at := self._free_place()) is not None:
            player = next(iter(self._due))
            self._open(player, self._due.pop(player), at)

    def _is_covered(self, box: Box) -> bool:
        """Whether a letter, a drawer or a fan lies at a place of the table."""
        x, _, w, _ = box
        return any(
            left < x + w and x < left + wide for left, _, wide, _ in self._scene.question.places.values()
        )

    def _free_place(self) -> float | None:
        """The left edge of a corner where no letter lies; None: one waits until it is read."""
        corners = (WINDOW[0] + 14, WINDOW[0] + WINDOW[2] - _WIDE - 14)
        return next((x for x in corners if not self._is_covered((x, 0, _WIDE, 0))), None)

    def _owing(self) -> set[Player]:
        """The people who are asked for an order; what passes under the picture keeps nobody."""
        view = self._scene.view
        if view.asks is None or view.asks in WINDOWS:
            return self._asked & set(self._scene.hands.people) if view.asks in WINDOWS else set()
        return set(view.owing) & set(self._scene.hands.people)

    def _return(self, player: Player) -> None:
        """Somebody plays again: write his recap, if he waited for long, and forget the rest."""
        events, self._backlog[player] = self._backlog[player], []
        if self._waited[player] >= LONG_WAIT:
            self.tell(player, events)

    def tell(self, player: Player, events: Sequence[Event]) -> None:
        """Write what public events come to for a player; it is shown once the picture rests."""
        told = self._scene.stage.app.texts
        lines = changed_lines(events, player, Teller(self._scene.view.units, ()))
        said = [line_text(line, told, named_sitters(self._scene)).strip() for line in lines]
        if said:
            self._due[player] = said

    # the parchment

    def _open(self, player: Player, said: list[str], x: float) -> None:
        """Lay the parchment down, its left edge at x."""
        self.reader, self.lines, self._left = player, said, SHOWN_SECONDS
        layer, sitter = self._layer, self._scene.sitters[player]
        layer.clear()
        written = [line for one in said for line in self._wrapped(one)][:_MORE_LINES]
        y = WINDOW[1] + 14
        self.box = (x, y, _WIDE, _TOP + _LINE * len(written) + 22)
        layer.panel("sheet_parchment", *self.box)
        seal_image(layer, sitter, x + 34, y + 32, 19)
        title = self._texts("skirmish-recap-title", player=sitter.name)
        size = layer.letters.fit(title, 25, _WIDE - 84, "cinzel800")
        layer.text(title, x + 62, y + 40, size, face="cinzel800", colour=style.GARNET, within=self.box)
        for place, line in enumerate(written):
            layer.text(line, x + 22, y + _TOP + 18 + _LINE * place, _SIZE, colour=style.INK, within=self.box)
        foot = self.box[1] + self.box[3] - 12
        self._ember = layer.box(x + 14, foot, _WIDE - 28, 4, style.EMBER)
        self._scene.sounds.play("page")

    def _wrapped(self, sentence: str) -> list[str]:
        """A sentence on as many lines as it needs; those after the first stand further in."""
        lines = self._layer.letters.wrapped(sentence, _SIZE, "fell", _WIDE - 60)
        return [f"{'· ' if not place else '   '}{line}" for place, line in enumerate(lines)]

    def close(self) -> None:
        """Take the parchment away."""
        self.reader, self.lines, self._ember = None, [], None
        self._layer.clear()

    # hands

    def press(self, player: Player, press: Press) -> bool:
        """Whoever reads puts it away with any press; one that would have answered does nothing else."""
        if player != self.reader or not press.down:
            return False
        self.close()
        return press.intent in (Intent.ACCEPT, Intent.BACK)

    def click(self, x: float, y: float) -> bool:
        """The mouse puts it away."""
        if self.reader is None or not is_in_box(self.box, x, y):
            return False
        self.close()
        return True
