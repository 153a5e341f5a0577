"""Conditions: what must have happened, or be so, for a storylet, a choice or a way to be open."""

from typing import Annotated

import msgspec

from game.campaign.defs.cast import HERO, Name
from game.campaign.defs.facts import FACTS
from game.mods.defs import Part

ANYBODY = "any"
"""A condition's word for whoever it was."""
ME = "me"
"""A condition's word for the hero who is spoken to."""


class Condition(Part, frozen=True, kw_only=True):
    """One fact that is asked; without a limit: at least once.

    `by` did it, `of` bore it (or is whom a relation is with); `game` and `within` (chapters back, this one
    is 0) narrow it. `is` is the word or person that a fact must be, `not` turns the answer round. A relation
    with `any` must hold for so many `rivals` at least.
    """

    fact: Name
    by: Name = ""
    of: Name = ""
    game: Name = ""
    within: Annotated[int, msgspec.Meta(ge=0, le=30)] | None = None
    at_least: int | None = None
    at_most: int | None = None
    rivals: Annotated[int, msgspec.Meta(ge=1, le=8)] = 1
    value: Annotated[str, msgspec.Meta(max_length=60)] | None = msgspec.field(name="is", default=None)
    negated: bool = msgspec.field(name="not", default=False)

    def __post_init__(self) -> None:
        known = FACTS.get(self.fact)
        if known is None:
            raise ValueError("problem-campaign-fact")
        if known.source in ("word", "person") and (self.at_least is not None or self.at_most is not None):
            raise ValueError("problem-campaign-word-limit")
        if known.source == "relation" and not self.of:
            raise ValueError("problem-campaign-of-whom")
        if self.at_least is not None and self.at_most is not None and self.at_least > self.at_most:
            raise ValueError("problem-campaign-limits")
        if self.rivals > 1 and not (known.source == "relation" and self.of == ANYBODY):
            raise ValueError("problem-campaign-rivals")

    @property
    def persons(self) -> tuple[str, ...]:
        """The persons whom it names, without words for the hero or anybody."""
        return tuple(one for one in (self.by, self.of) if one not in ("", ME, HERO, ANYBODY))


def holds_for_nobody(*conditions: Condition) -> bool:
    """Whether some conditions say both that a word is one thing and that it is another.

    >>> holds_for_nobody(Condition(fact="letter", value="read"), Condition(fact="letter", value="burnt"))
    True
    """
    words: dict[tuple[str, str], str] = {}
    for one in conditions:
        if one.value is None or one.negated:
            continue
        if words.setdefault((one.fact, one.of), one.value) != one.value:
            return True
    return False
