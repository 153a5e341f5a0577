"""Answers that take their time: generators that yield between pieces and return the whole at their end.

Who draws asks for a piece whenever there is time (`next`); who cannot wait takes all (`whole_answer`).
"""

from collections.abc import Generator
from typing import TypeAlias, TypeVar

Answer = TypeVar("Answer")
Slices: TypeAlias = Generator[None, None, Answer]
"""An answer in pieces; each piece is meant to take at most 4 ms."""


def whole_answer(slices: Slices[Answer]) -> Answer:
    """The answer that a generator returns at its end, all pieces at once."""
    while True:
        try:
            next(slices)
        except StopIteration as end:
            answer: Answer = end.value
            return answer
