"""Storylets: scenes with their prerequisites, cues and choices, and the lines of a person's own."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from game.campaign.defs.cast import Name, PersonName, PlaceRef
from game.campaign.defs.condition import Condition
from game.campaign.defs.cue import Cue
from game.campaign.defs.effect import Effect, Mark, calls_of
from game.mods.defs import Def, Part

Class: TypeAlias = Literal["essential", "caused", "evergreen"]
CLASSES: tuple[Class, ...] = ("essential", "caused", "evergreen")
"""From what must be told to what may be."""
Moment: TypeAlias = Literal["before", "won", "lost", "called"]
"""When in its chapter a scene is told; a called one only when another goes to it, and it could be told."""
Register: TypeAlias = Literal["vrai", "faux", "tendre", "tranchant"]
REGISTERS: tuple[Register, ...] = ("vrai", "faux", "tendre", "tranchant")
ChapterRef: TypeAlias = Annotated[str, msgspec.Meta(extra={"ref": "chapter"})]
Weight: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
MOST_CUES, MOST_CHOICES = 60, 4


class Choice(Part, frozen=True, kw_only=True):
    """Something that the hero may say or do: its words, its register, its cost in favours, what follows.

    One whose `when` does not hold stands there struck through, with the words of `reason`.
    """

    text: Name
    register: Register
    cost: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    when: tuple[Condition, ...] = ()
    reason: Name = ""
    marks: tuple[Mark, ...] = ()
    then: tuple[Effect, ...] = ()

    def __post_init__(self) -> None:
        if bool(self.when) != bool(self.reason):
            raise ValueError("problem-campaign-closed-choice")


class SceneDef(Def, frozen=True, kw_only=True):
    """A storylet: who is in it, where, when, what is seen and said, and what may be answered.

    Of those that could be told the class comes first, then `weight`, then whichever was heard least recently.
    `then` follows whatever is chosen.
    """

    kind: Class = msgspec.field(name="class")
    who: tuple[PersonName, ...] = ()
    place: PlaceRef | None = None
    chapter: tuple[ChapterRef, ...] = ()
    moment: Annotated[tuple[Moment, ...], msgspec.Meta(min_length=1)] = ("before",)
    when: tuple[Condition, ...] = ()
    weight: Weight = 0
    once: bool = True
    cue: Annotated[tuple[Cue, ...], msgspec.Meta(min_length=1, max_length=MOST_CUES)]
    choice: Annotated[tuple[Choice, ...], msgspec.Meta(max_length=MOST_CHOICES)] = ()
    then: tuple[Effect, ...] = ()

    def __post_init__(self) -> None:
        if self.kind == "caused" and not self.when:
            raise ValueError("problem-campaign-no-cause")
        if len(self.choice) == 1:
            raise ValueError("problem-campaign-one-choice")
        if self.choice and all(one.when or one.cost for one in self.choice):
            raise ValueError("problem-campaign-all-closed")

    @property
    def cues(self) -> list[Cue]:
        """The cues, those inside `together` among them, in order."""
        return [one for cue in self.cue for one in (cue.together or (cue,))]

    @property
    def effects(self) -> tuple[Effect, ...]:
        """Everything that may follow: of any choice, and of whatever is chosen."""
        return (*self.then, *(effect for one in self.choice for effect in one.then))

    @property
    def calls(self) -> tuple[str, ...]:
        """The scenes to which it goes on."""
        return calls_of(self.effects)


class LineDef(Def, frozen=True, kw_only=True):
    """A line of a person's own, said where a scene draws one; its words are `line-` and its name.

    `theme` keeps two of a kind apart: no person speaks twice of one theme in a chapter.
    """

    kind: Class = msgspec.field(name="class", default="evergreen")
    who: PersonName
    theme: Name
    moment: tuple[Moment, ...] = ()
    when: tuple[Condition, ...] = ()
    weight: Weight = 0

    def __post_init__(self) -> None:
        if self.kind == "caused" and not self.when:
            raise ValueError("problem-campaign-no-cause")
