"""A question on the table and who owes an answer: the same in every game."""

from collections.abc import Mapping
from functools import cached_property

import msgspec

from game.core.rules import Player

NO_UNIT = -1
"""Stands for the number of a unit where the question is about none."""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The question on the table: its `kind`, and the `players` who still owe an answer, nearest first.

    A game with units says in `unit` and `target` which units the question is about, and in `data` whatever
    else its chapter needs to know; there `kind` is `chapter:question`.
    """

    kind: str
    players: tuple[Player, ...]
    unit: int = NO_UNIT
    target: int = NO_UNIT
    data: tuple[int | str, ...] = ()

    @property
    def chapter(self) -> str:
        """The chapter that answers for the question; the whole kind where a game names no chapters."""
        return self.kind.partition(":")[0]

    def same(self, other: "Question") -> bool:
        """Whether `other` is this question, whoever has answered meanwhile."""
        return msgspec.structs.replace(self, players=other.players) == other

    def without(self, player: Player) -> "Question":
        """The same question once `player` has answered."""
        left = tuple([one for one in self.players if one != player])
        return Question(self.kind, left, self.unit, self.target, self.data)

    @cached_property
    def left(self) -> "Mapping[Player, Question]":
        """By player: the same question once that player has answered; made once and shared."""
        return {player: shared_question(self.without(player)) for player in self.players}


_SHARED: dict[Question, Question] = {}


def shared_question(question: Question) -> Question:
    """The one object that stands for all questions equal to this one; for those that come back often."""
    return _SHARED.setdefault(question, question)


def clockwise(after: Player, players: int) -> tuple[Player, ...]:
    """The other seats in clockwise order, starting with the left-hand neighbour of `after`.

    >>> clockwise(2, 4)
    (3, 0, 1)
    """
    return tuple((after + step) % players for step in range(1, players))
