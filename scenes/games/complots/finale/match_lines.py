"""The match told line by line, with the reasons of the bots; pure, nothing is drawn here."""

from collections.abc import Callable, Sequence

import msgspec

from game.ai.policy import Thought
from game.app.moments.notes import NotedThought
from game.core.rules import Player
from game.rules.complots.review import Told


class Line(msgspec.Struct, frozen=True):
    """One line of the bluff timeline, and the thoughts on both sides of it."""

    told: Told
    number: int
    """Its place in the whole match."""
    out: bool = False
    """True if this loss drove its player out of the match."""
    reason: Thought | None = None
    """Why the bot of `told.player` did it; None for people, and where there was no choice."""
    doubt: Thought | None = None
    """Why the bot of `told.doubted_by` doubted."""

    @property
    def lie(self) -> bool:
        """Say whether the claim of this line was untrue."""
        return self.told.true is False

    @property
    def verdict(self) -> str:
        """Return the outcome in one word: the end of the Fluent keys `finale-verdict-…`."""
        told = self.told
        if told.kind == "loss":
            return "out" if self.out else "loss"
        if told.true is None:
            return "plain"
        if told.true:
            return "doubted" if told.doubted_by is not None else "true"
        return "exposed" if told.exposed else "unpunished"


def bluff_timeline(told: Sequence[Told], noted: Sequence[NotedThought], winner: Player | None) -> list[Line]:
    """Return every line of a finished match, in order, each with the thoughts that belong to it."""
    last_losses = {one.player: place for place, one in enumerate(told) if one.kind == "loss"}
    begins = _beginnings(told)
    lines = []
    for place, one in enumerate(told):
        out = last_losses.get(one.player) == place and one.player != winner
        start, end = begins[one.turn]
        mine = [note for note in noted if start <= note.tick < end]
        lines.append(Line(one, place, out, _reason(one, mine), _doubt(one, mine)))
    return lines


def _beginnings(told: Sequence[Told]) -> dict[int, tuple[int, int]]:
    """Return for every turn its first tick and the first tick of the next."""
    firsts: dict[int, int] = {}
    for one in told:
        firsts.setdefault(one.turn, one.tick)
    turns = list(firsts)
    ends = [*(firsts[turn] for turn in turns[1:]), 1 << 30]
    return {turn: (firsts[turn], end) for turn, end in zip(turns, ends, strict=True)}


def _reason(told: Told, noted: Sequence[NotedThought]) -> Thought | None:
    """The thought behind a line. A block may have been announced in an earlier tick than it was made."""
    own = [note for note in noted if note.player == told.player and note.tick <= told.tick]
    if told.kind != "block":
        own = [note for note in own if note.tick == told.tick]
    return own[-1].thought if own else None


def _doubt(told: Told, noted: Sequence[NotedThought]) -> Thought | None:
    """The first thing the doubter thought after the claim was made."""
    if told.doubted_by is None:
        return None
    own = [note for note in noted if note.player == told.doubted_by and note.tick > told.tick]
    return own[0].thought if own else None


Filter = Callable[[Line], bool]

TABS: tuple[tuple[str, Filter], ...] = (
    ("all", lambda line: True),
    ("lies", lambda line: line.lie),
    ("doubts", lambda line: line.told.doubted_by is not None),
)
"""The filters of the timeline: the end of a Fluent key, and a test for the lines that stay."""
