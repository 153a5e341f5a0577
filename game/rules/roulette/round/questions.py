"""Every question of Roulette, with whoever still owes an answer to it, made once and shared by all states."""

from collections.abc import Iterable

from game.core.rules import Player

MOST_SEATS = 6


class Question:
    """What is asked (`kind`) and of whom, in seat order; nobody may change one, equal ones are one object."""

    __slots__ = ("kind", "left", "players")

    def __init__(self, kind: str, players: tuple[Player, ...]) -> None:
        self.kind = kind
        self.players = players
        self.left: tuple[Question, ...] = ()
        """By player: the same question once he has answered."""

    def __repr__(self) -> str:
        return f"Question({self.kind!r}, {self.players})"

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        """Copies are the question itself."""
        return question_for_seats, (self.kind, bits_of(self.players))

    def without(self, player: Player) -> "Question":
        """The same question once `player` has answered."""
        return self.left[player]


_EVERY: dict[str, tuple[Question, ...]] = {}


def question_for_seats(kind: str, seats: int) -> Question:
    """The question put to a set of seats, as bits."""
    made = _EVERY.get(kind)
    if made is None:
        made = _EVERY[kind] = _make(kind)
    return made[seats]


def _make(kind: str) -> tuple[Question, ...]:
    every = tuple(
        Question(kind, tuple(seat for seat in range(MOST_SEATS) if bits >> seat & 1))
        for bits in range(1 << MOST_SEATS)
    )
    for bits, one in enumerate(every):
        one.left = tuple(every[bits & ~(1 << seat)] for seat in range(MOST_SEATS))
    return every


def bits_of(players: Iterable[Player]) -> int:
    """A set of seats as bits.

    >>> bits_of([0, 2])
    5
    """
    return sum(1 << player for player in players)
