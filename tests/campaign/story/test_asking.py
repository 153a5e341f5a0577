"""Whether a condition holds, and by which deeds it is proved."""

from __future__ import annotations

from typing import Any

import pytest

from game.campaign.defs.cast import HERO
from game.campaign.defs.condition import Condition
from game.campaign.story.asking import Asking
from game.campaign.story.deed import Deed
from game.campaign.story.state import Relation, Result, Story


def story(*deeds: Deed, **more: Any) -> Story:
    facts: dict[str, Any] = {"path": ["a", "b", "c"], "relations": {"isaure": Relation(4, 2, -1)}}
    return Story("m:c", 1, deeds=list(deeds), **facts | more)


NAMED = (
    Deed("named-enemy", HERO, "isaure", "skirmish", 0, 2),
    Deed("named-enemy", HERO, "isaure", "skirmish", 2, 1),
    Deed("named-enemy", "isaure", HERO, "skirmish", 2, 3),
    Deed("robbed", "isaure", HERO, "complots", 1, 4, amount=2),
)


def asked(fact: str, **more: Any) -> Condition:
    return Condition(fact=fact, **more)


COURT = {"isaure": Relation(4, 2), "tancrede": Relation(5, 0), "evariste": Relation(-3, 6)}


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (asked("trust", of="any", at_least=4, rivals=2), True),
        (asked("trust", of="any", at_least=4, rivals=3), False),
        (asked("trust", of="any", at_least=5), True),
        (asked("trust", of="any", at_least=6), False),
        (asked("trust", of="any", at_most=-1), True),
        (asked("tell-known", of="any"), False),
        (asked("fear-total", at_least=8), True),
        (asked("fear-total", at_least=9), False),
        (asked("trust-total", at_least=6, at_most=6), True),
        (asked("fear-lead", at_least=2, at_most=2), True),
        (asked("dread", at_least=-10, at_most=-10), True),
    ],
)
def test_relations_are_asked_of_any_rival_and_summed_over_all(condition: Condition, holds: bool) -> None:
    assert Asking(story(relations=COURT)).holds(condition) is holds


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (asked("named-enemy"), True),
        (asked("named-enemy", by="me", of="isaure", at_least=2), True),
        (asked("named-enemy", by="me", of="isaure", at_least=3), False),
        (asked("named-enemy", by="me", of="tancrede"), False),
        (asked("named-enemy", by="any", of="me"), True),
        (asked("named-enemy", by="me", within=0, at_least=2), False),
        (asked("named-enemy", by="me", within=2, at_least=2), True),
        (asked("named-enemy", game="complots"), False),
        (asked("named-enemy", by="tancrede", at_most=0), True),
        (asked("named-enemy", by="isaure", at_most=0), False),
        (asked("named-enemy", by="tancrede", negated=True), True),
        (asked("robbed", of="me", at_least=2), True),
        (asked("robbed", of="me", at_least=3), False),
        (asked("trust", of="isaure", at_least=4), True),
        (asked("trust", of="isaure", at_least=5), False),
        (asked("debt", of="isaure", at_most=-1), True),
        (asked("fear", of="tancrede", at_most=0), True),
        (asked("chapter", at_least=3), True),
        (asked("chapter", at_least=4), False),
    ],
)
def test_conditions_count_deeds_and_compare_numbers(condition: Condition, holds: bool) -> None:
    assert Asking(story(*NAMED)).holds(condition) is holds


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (asked("letter"), True),
        (asked("letter", value="read"), True),
        (asked("letter", value="burnt"), False),
        (asked("letter", value="burnt", negated=True), True),
        (asked("rumour", of="me", value="loud"), True),
        (asked("rumour", of="isaure"), False),
        (asked("liard-holder", value="me"), True),
        (asked("oath"), False),
    ],
)
def test_words_are_what_they_were_set_to(condition: Condition, holds: bool) -> None:
    words = {"letter": "read", "rumour.hero": "loud", "liard-holder": HERO}
    assert Asking(story(words=words)).holds(condition) is holds


def test_persons_are_found_in_deeds() -> None:
    told = story(
        Deed("doubted", "tancrede", "isaure"),
        Deed("doubted", "isaure", HERO),
        Deed("doubted", "tancrede", HERO),
        Deed("bet-total", "isaure", amount=3),
        Deed("bet-total", "isaure", amount=2),
        Deed("bet-total", "tancrede", amount=4),
        Deed("claimed", "isaure", word="base:duchesse"),
        Deed("claimed", "isaure", word="base:assassin"),
        Deed("claimed", "isaure", word="base:assassin"),
    )
    asking = Asking(told)
    assert asking.holds(asked("first-doubted-by", value="isaure"))
    assert not asking.holds(asked("first-doubted-by", value="tancrede"))
    assert asking.holds(asked("bet-highest", value="isaure"))
    assert asking.holds(asked("favourite-claim", of="isaure", value="base:assassin"))
    assert not asking.holds(asked("retreated-first"))


def test_the_closest_is_whoever_trusts_the_hero_most_and_the_first_of_the_files_among_equals() -> None:
    bonds = {"evariste": Relation(1), "isaure": Relation(2), "tancrede": Relation(2)}
    assert Asking(story(relations=bonds)).holds(asked("closest", value="isaure"))
    assert not Asking(story(relations=bonds)).holds(asked("closest", value="tancrede"))
    assert not Asking(story(relations={})).holds(asked("closest"))


def test_seals_and_losses_are_counted_by_results_and_tells_by_person() -> None:
    results = [Result("a", True), Result("b", False), Result("c", False)]
    asking = Asking(story(results=results, counts={"tell-seen.isaure": 3}, known=["isaure"]))
    assert asking.holds(asked("seals", at_least=1)) and not asking.holds(asked("seals", at_least=2))
    assert asking.holds(asked("losses-in-row", at_least=2))
    assert asking.holds(asked("tell-seen", of="isaure", at_least=3))
    assert asking.holds(asked("tell-known", of="isaure"))
    assert not asking.holds(asked("tell-known", of="tancrede"))


def test_the_causes_of_conditions_are_their_deeds_oldest_first_and_each_once() -> None:
    asking = Asking(story(*NAMED))
    robbed, named = asked("robbed", of="me"), asked("named-enemy", by="me")
    assert asking.causes([robbed, named, named]) == [NAMED[0], NAMED[1], NAMED[3]]
    assert asking.causes([asked("named-enemy", negated=True)]) == []


def test_what_a_deed_says_beside_itself_may_be_asked() -> None:
    used = story(Deed("boss-used", "isaure", word="hand"))
    assert Asking(used).holds(asked("boss-used", by="isaure", value="hand"))
    assert not Asking(used).holds(asked("boss-used", by="isaure", value="face"))
