"""How much a script may do: counted work, never a clock."""

from dataclasses import dataclass

STEP = 100
"""Instructions of the machine between two looks at the meter: work is counted in such steps."""
LONGEST_SOURCE = 65_536
"""Bytes of a file: the parser runs before anything is counted."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one call may cost.

    The figures belong together: one instruction can cost at most some microseconds while texts are short,
    calls are not deep and tables are small, so that the worst call of all stays below half a second.
    """

    work: int = 40_000
    """Instructions, and what functions of the library charge for themselves."""
    memory: int = 4 << 20
    """Bytes that a call may take beside what its facts take."""
    text: int = 4_096
    """Bytes of the longest text that a script may hold."""
    depth: int = 180
    """Calls inside one another."""
    items: int = 2_000
    """Values in the facts of a call, in its wishes, and in a table that is sorted or joined."""


class Budget:
    """What all calls of one decision may cost together; made anew for each decision, never filled up."""

    __slots__ = ("left",)

    def __init__(self, work: int = 120_000) -> None:
        self.left = work

    def spend(self, work: int) -> None:
        """Take the work of one call away; nothing less than nothing is left."""
        self.left = max(0, self.left - work)
