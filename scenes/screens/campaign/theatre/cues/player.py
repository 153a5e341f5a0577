"""The player of cues: one after the other, in their time; whoever speaks is waited for."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

from game.campaign.defs.cue import Cue
from game.campaign.defs.scene import LineDef
from scenes.motion.timeline import HURRY
from scenes.screens.campaign.theatre.cues.puppets import Puppets, move_puppets
from scenes.screens.campaign.theatre.speech.utterance import Utterance

_HURRIED_REST = 0.45
"""Seconds, of a hurried clock, for which words stay that nobody waits for."""
_CLEARS = frozenset({"enter", "leave", "wait", "curtain"})
"""Verbs before which the words of the last speaker go away."""


class Prompter(Protocol):
    """What a player asks of the house beside the figures."""

    def words(self, key: str) -> str:
        """The words of a key."""

    def hear(self, cue: Cue) -> float:
        """A cue that is heard or read: a sound, music, a tell; returns the seconds that it takes."""

    def murmur(self, line: Utterance, note: int) -> None:
        """A syllable of somebody sounds, the `note`-th of its line."""


class CuePlayer:
    """Plays the cues of a scene on its figures. `lines` are those that its persons drew, in order."""

    def __init__(
        self, cues: Sequence[Cue], lines: Sequence[LineDef], stage: Puppets, prompter: Prompter
    ) -> None:
        self.stage, self._prompter = stage, prompter
        self._cues = tuple(cues)
        self._lines = deque(lines)
        self._at = 0
        self._left = 0.0
        self.line: Utterance | None = None
        """What is said, or was said last and still stands there."""
        self.spoken: list[Utterance] = []
        """Everything that was said so far."""
        self._waits = False
        """Whether the line waits to be heard."""
        self._rested = 0.0
        self.on_line: Callable[[], object] = lambda: None
        """Called when another line is said, or none any more."""

    @property
    def speaking(self) -> bool:
        """Whether somebody is not yet done speaking."""
        return self._waits and self.line is not None and not self.line.whole

    @property
    def waiting(self) -> bool:
        """Whether somebody has spoken and waits for the public."""
        return self._waits and self.line is not None and self.line.whole

    @property
    def done(self) -> bool:
        """Whether every cue was played, and the last word said."""
        return self._over and not self.speaking and self._left <= 0

    @property
    def closed(self) -> bool:
        """Whether every cue was played, and the curtain came down with the last: nobody is waited for."""
        return self.done and self.line is None and self._cues[-1].curtain == "close"

    @property
    def _over(self) -> bool:
        return self._at >= len(self._cues)

    def update(self, dt: float, *, hurried: bool = False) -> None:
        """Let `dt` seconds pass, faster where somebody is in a hurry."""
        dt *= HURRY if hurried else 1.0
        self._left = max(0.0, self._left - dt)
        self._rested = self._rested + dt if self.waiting and hurried else 0.0
        if self._rested > _HURRIED_REST * HURRY and not self._over:
            self._waits = False
        self._next_cues(at_once=math.isinf(dt))
        self._speak(dt)

    def accept(self) -> bool:
        """Hear a line to its end, or let the next cue begin; returns whether anything was left to play."""
        if self.speaking:
            assert self.line is not None
            self.line.finish()
        elif not self.done:
            self._waits = False
            self.stage.settle()
            self._left = 0.0
            self._next_cues()
        else:
            return False
        return True

    def skip(self) -> None:
        """Play everything that is left, at once."""
        while not self._over:
            self._next()
        self.stage.settle()
        self._left = 0.0
        if self.line:
            self.line.finish()

    def say_again(self) -> None:
        """Whoever spoke last says it again."""
        if self.line is None and self.spoken:
            self._show(self.spoken[-1])
        if self.line:
            self.line.begin_again()
            self._waits = True

    def interject(self, line: Utterance) -> None:
        """Somebody says something that no cue has asked for; nobody waits for it."""
        self.spoken.append(line)
        self._show(line)

    def go_on_with(self, stage: Puppets, prompter: Prompter) -> None:
        """Go on with other figures, who stand where the ones before stood, and another prompter."""
        self.stage, self._prompter = stage, prompter

    # cues

    def _next(self) -> None:
        """Begin the next cue."""
        cue = self._cues[self._at]
        self._at += 1
        self._left = max((self._begin(one) for one in _in_turn(cue.together or (cue,))), default=0.0)

    def _next_cues(self, *, at_once: bool = False) -> None:
        """Begin cues up to the next that takes its time, or, `at_once`, up to the next words."""
        while not self._waits and self._left <= 0 and not self._over:
            self._next()
            if at_once:
                self.stage.settle()
                self._left = 0.0

    def _begin(self, cue: Cue) -> float:
        if cue.verb in _CLEARS and self.line:
            self._show(None)
        if cue.verb in ("say", "think"):
            assert cue.text is not None
            self._say(cue.say or cue.think or "", cue.text, thought=cue.verb == "think")
        elif cue.verb == "draw":
            self._draw(cue.draw or "")
        if cue.verb in ("say", "draw") and cue.to:
            self.stage.address(cue.say or cue.draw or "", cue.to)
        if cue.verb in ("sound", "music", "tell"):
            return self._prompter.hear(cue)
        return move_puppets(self.stage, cue)

    def _draw(self, who: str) -> None:
        """Say the next line of a person's own; nothing where there is none."""
        if self._lines and self._lines[0].who == who:
            self._say(who, f"line-{self._lines.popleft().name}")

    def _say(self, who: str, key: str, *, thought: bool = False) -> None:
        line = Utterance(who, key, self._prompter.words(key), thought=thought)
        self.spoken.append(line)
        self._show(line)
        self._waits = True

    def _show(self, line: Utterance | None) -> None:
        self.line = line
        if line:
            self.stage.speak(line.who)
        else:
            self.stage.hush()
        self.on_line()

    def _speak(self, dt: float) -> None:
        if self.line is None or self.line.whole:
            return
        for note in self.line.advance(dt):
            self._prompter.murmur(self.line, note)


def _in_turn(together: Sequence[Cue]) -> list[Cue]:
    """Cues of one moment, of those who come on who goes furthest first: nobody walks through another."""
    coming = sorted((cue for cue in together if cue.verb == "enter"), key=_way, reverse=True)
    return [coming.pop(0) if cue.verb == "enter" else cue for cue in together]


def _way(cue: Cue) -> float:
    """How far somebody comes on, in shares of the stage."""
    at = 0.5 if cue.at is None else cue.at
    return 1.0 - at if cue.side == "right" else at
