"""Facts that a storylet may ask: where each comes from, what its value is, and who may speak of it."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

Source: TypeAlias = Literal["deed", "person", "word", "relation", "count"]
"""Deeds are counted; persons and words are what deeds or the story say; relations and counts are numbers."""
Witness: TypeAlias = Literal["all", "pair", "me", "none"]
"""Who may speak of a fact: everybody, the two whom it is about, the hero's thoughts alone, nobody."""


class Fact(msgspec.Struct, frozen=True):
    """A fact by its name; a fact of two people says who did it (`by`) and to whom (`of`)."""

    name: str
    source: Source
    witness: Witness
    two: bool = False


def _facts(source: Source, witness: Witness, names: str, *, two: bool = False) -> Iterable[Fact]:
    return (Fact(name, source, witness, two) for name in names.split())


_TABLE: tuple[Fact, ...] = (
    *_facts("deed", "all", "caught-bluff doubted wrongly-doubted believed robbed struck", two=True),
    *_facts("deed", "all", "eliminated blocked side-changed attacked let-go countered", two=True),
    *_facts("deed", "all", "objective-guessed fed accused falsely-accused shot-by shots-at", two=True),
    *_facts("deed", "all", "named-enemy forced-name promise-made promise-kept promise-broken", two=True),
    *_facts("deed", "all", "offer-refused bribe-taken truce unit-broke unit-destroyed turncoat", two=True),
    *_facts("deed", "all", "general-lost treachery-played helped hero-betrayed prompted", two=True),
    *_facts("deed", "all", "freed cheat-caught bet-total saved captain-died challenge-refused"),
    *_facts("deed", "all", "won lost boss-used soldier-died silence"),
    *_facts("deed", "pair", "card-seen card-stolen shielded spared told", two=True),
    *_facts("deed", "me", "lies-told lies-unseen cheat-unseen richest-spared"),
    *_facts("person", "all", "first-doubted-by retreated-first bet-highest"),
    *_facts("person", "pair", "closest"),
    *_facts("word", "all", "favourite-claim oath oath-kept rumour liard-holder liard-melted"),
    *_facts("word", "pair", "letter vow secret-duke secret-pass"),
    *_facts("word", "me", "hired-by peek warned"),
    *_facts(
        "relation", "pair", "trust fear debt tell-seen tell-proved tell-known tell-sold tell-leak tell-faked"
    ),
    *_facts("count", "all", "night chapter bread empire vrai faux tendre tranchant liard-dents scars seals"),
    *_facts("count", "me", "favours fear-total trust-total fear-lead dread"),
    *_facts("count", "none", "losses-in-row"),
)

FACTS: dict[str, Fact] = {one.name: one for one in _TABLE}
"""Every fact by its name."""

ONE_SIDED = frozenset(one.name for one in _TABLE if one.source == "deed" and not one.two)
"""Deeds of one person alone: they have no `of`."""
