"""Drafts: answers to a sealed question, which may be changed until the last of them is in."""

from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from game.core.rules import Action, Player


class NotedDraft(msgspec.Struct, frozen=True):
    """A draft as it stands beside the log; a later one of the same player takes its place."""

    drafted: int
    """The number of ticks when it was made."""
    answer: Any


class Drafts:
    """The answers that lie face down at the table, at most one of each player."""

    def __init__(self) -> None:
        self._answers: dict[Player, Action] = {}

    @property
    def players(self) -> frozenset[Player]:
        """Those who have answered; nothing here depends on what."""
        return frozenset(self._answers)

    def of(self, player: Player) -> Action | None:
        """The draft of a player, for the eyes of that player alone; None without one."""
        return self._answers.get(player)

    def put(self, answer: Action) -> bool:
        """Lay an answer down, in place of an earlier one; return whether anything changed."""
        changed = self._answers.get(answer.player) != answer
        self._answers[answer.player] = answer
        return changed

    def take_all(self, owing: Collection[Player]) -> list[Action]:
        """Take the drafts of all who owe one, in the order of the seats; nothing while one is missing."""
        if not owing or not self.players.issuperset(owing):
            return []
        answers = [self._answers[player] for player in sorted(owing)]
        self._answers.clear()
        return answers


def noted_answers(noted: Iterable[NotedDraft], ticks: int, actions: Any) -> list[Action]:
    """The drafts that were noted after so many ticks; what is no action of this game is left out."""
    found = []
    for draft in noted:
        if draft.drafted == ticks:
            try:
                found.append(msgspec.convert(draft.answer, actions))
            except msgspec.ValidationError:
                continue
    return found
