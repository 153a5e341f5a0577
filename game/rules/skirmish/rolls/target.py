"""Numbers that explain themselves: a roll to reach, with its modifiers and reasons."""

import msgspec

Facts = tuple[tuple[str, int], ...]
"""Numbers that the words of a reason may name, such as the Weapon Skills of both."""


class Modifier(msgspec.Struct, frozen=True):
    """A change of a number: harder above zero, easier below; `why` ends a Fluent key, told with `facts`."""

    amount: int
    why: str
    facts: Facts = ()


class Target(msgspec.Struct, frozen=True):
    """A number with its reasons: `Target(4, "to-hit") + Modifier(1, "long-range")`.

    >>> shot = Target(4, "ballistic-skill") + Modifier(1, "long-range") + Modifier(1, "moved")
    >>> shot.needed
    6
    >>> print(shot)
    6+ = 4 (ballistic-skill) +1 (long-range) +1 (moved)
    """

    base: int
    why: str
    modifiers: tuple[Modifier, ...] = ()
    least: int | None = None
    """The lowest that the number may be, whatever the modifiers; None: no bound."""
    most: int | None = None
    """The highest that the number may be; None: no bound."""
    facts: Facts = ()
    under: bool = False
    """Whether dice must stay at most at it (Leadership): there a modifier above zero makes it easier."""

    def __add__(self, other: "Modifier | None") -> "Target":
        """The same number with one reason more; a modifier of nothing is left out."""
        if other is None or other.amount == 0:
            return self
        return msgspec.structs.replace(self, modifiers=(*self.modifiers, other))

    def plus(self, *others: "Modifier | None") -> "Target":
        """The same number with several modifiers, those that apply."""
        kept = tuple(one for one in others if one is not None and one.amount)
        return msgspec.structs.replace(self, modifiers=self.modifiers + kept) if kept else self

    @property
    def needed(self) -> int:
        """The number after all modifiers, within its bounds."""
        total = self.base + sum(one.amount for one in self.modifiers)
        if self.least is not None:
            total = max(self.least, total)
        return total if self.most is None else min(self.most, total)

    def __str__(self) -> str:
        """The sum, written out for logs and tests; `8-` where dice must stay under."""
        parts = "".join(f" {one.amount:+d} ({one.why})" for one in self.modifiers)
        return f"{self.needed}{'-' if self.under else '+'} = {self.base} ({self.why}){parts}"
