"""Effects of choices, scenes and matches on the story, and the marks that announce them."""

from collections.abc import Iterable
from typing import Annotated, Literal, TypeAlias

import msgspec

from game.campaign.defs.cast import Name
from game.mods.defs import Part

SceneRef: TypeAlias = Annotated[str, msgspec.Meta(extra={"ref": "scene"})]
Step: TypeAlias = Annotated[int, msgspec.Meta(ge=-20, le=20)]
RELATIONS = ("trust", "fear", "debt")
"""What a person may feel for a hero, in whole numbers."""
VERBS = (*RELATIONS, "count", "word", "ledger", "go", "learn", "sell", "deed", "give")
"""What an effect may do: each has one of these keys."""
OF_RIVALS = (*RELATIONS, "learn", "sell")
"""The verbs that say on which rival they act."""
_NEEDS: dict[str, frozenset[str]] = {
    **dict.fromkeys((*RELATIONS, "count"), frozenset({"add"})),
    "word": frozenset({"value"}),
    "give": frozenset({"to"}),
    "deed": frozenset({"by"}),
}
_ALLOWS: dict[str, frozenset[str]] = dict.fromkeys(("deed", "word", "ledger"), frozenset({"of"}))


class Effect(Part, frozen=True, kw_only=True):
    """One consequence: a relation with a person or a count changes by `add`, a word is set to `is`, a line is
    written into the ledger, another scene follows (`go`), a tell is learnt or sold, a deed is done (`by`,
    `of`), an object is given `to` somebody.
    """

    trust: Name = ""
    fear: Name = ""
    debt: Name = ""
    count: Name = ""
    word: Name = ""
    ledger: Name = ""
    go: SceneRef | None = None
    learn: Name = ""
    sell: Name = ""
    deed: Name = ""
    give: Name = ""
    add: Step = 0
    value: Name = msgspec.field(name="is", default="")
    to: Name = ""
    by: Name = ""
    of: Name = ""

    def __post_init__(self) -> None:
        said = [verb for verb in VERBS if getattr(self, verb)]
        if len(said) != 1:
            raise ValueError("problem-campaign-one-effect")
        verb = said[0]
        more = {key for key in ("add", "value", "to", "by", "of") if getattr(self, key)}
        needs = _NEEDS.get(verb, frozenset())
        if not needs <= more or not more <= needs | _ALLOWS.get(verb, frozenset()):
            raise ValueError("problem-campaign-effect-keys")

    @property
    def verb(self) -> str:
        """What it does: one of `VERBS`."""
        return next(verb for verb in VERBS if getattr(self, verb))

    @property
    def what(self) -> str:
        """On whom or what it does that."""
        said: str = getattr(self, self.verb)
        return said


MARKS = ("trust", "fear", "debt", "promise", "rumour", "secret", "favour", "object")
"""What a mark may show: heart, thorn, knot, seal, ear, eye, coin, the object's own picture."""


class Mark(Part, frozen=True, kw_only=True):
    """What a choice is seen to do before it is made: which kind, with whom, which way; never how much."""

    kind: Literal["trust", "fear", "debt", "promise", "rumour", "secret", "favour", "object"]
    of: Name = ""
    way: Literal["up", "down", ""] = ""


def calls_of(effects: Iterable[Effect]) -> tuple[str, ...]:
    """The scenes to which some effects go, in order."""
    return tuple(one.go for one in effects if one.go)
