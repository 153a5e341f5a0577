"""What follows from choices and from matches: relations, counts, words, deeds, and the lines of the clerk."""

from __future__ import annotations

import pytest

from game.campaign.defs.cast import HERO
from game.campaign.defs.effect import Effect
from game.campaign.story.bonds import MOST_LINES, bind
from game.campaign.story.deed import Deed
from game.campaign.story.effects import follow
from game.campaign.story.state import Relation, Story


def story() -> Story:
    return Story("m:c", 1, path=["a", "b"], relations={"isaure": Relation(), "tancrede": Relation(1)})


def after(*effects: Effect) -> Story:
    told = story()
    follow(told, effects, (Deed("spared", HERO, "isaure"),))
    return told


def test_relations_change_within_their_limits() -> None:
    assert after(Effect(trust="isaure", add=2)).relation("isaure") == Relation(2)
    ends = after(
        *(Effect(trust="isaure", add=20),) * 2, Effect(fear="isaure", add=-3), Effect(debt="isaure", add=9)
    )
    assert ends.relation("isaure") == Relation(10, 0, 3)
    assert after(Effect(trust="isaure", add=-20)).relation("isaure").trust == -10


def test_counts_never_fall_below_nothing_and_words_are_of_somebody_or_of_nobody() -> None:
    assert after(Effect(count="bread", add=3), Effect(count="bread", add=-9)).counts == {"bread": 0}
    words = after(Effect(word="letter", value="read"), Effect(word="vow", of="isaure", value="kept")).words
    assert words == {"letter": "read", "vow.isaure": "kept"}


def test_other_effects_do_what_they_say() -> None:
    told = after(
        Effect(learn="isaure"),
        Effect(learn="isaure"),
        Effect(go="m:more"),
        Effect(give="liard", to="me"),
        Effect(deed="shielded", by="me", of="isaure"),
        Effect(ledger="tenu"),
    )
    assert told.known == ["isaure"] and told.called == ["m:more"] and told.words == {"liard-holder": HERO}
    assert told.deeds == [Deed("shielded", HERO, "isaure", chapter=1)]
    (entry,) = told.ledger
    assert (entry.line, entry.chapter, entry.of) == ("tenu", 1, "isaure") and entry.cause


def test_a_word_for_a_rival_means_whoever_it_is_at_that_moment() -> None:
    """Of several with as little trust it is the first; whom nobody is known to be like it stays a word."""
    hired = Effect(word="hired-by", value="least-trusting")
    assert after(hired).words == {"hired-by": "isaure"}
    assert after(Effect(trust="isaure", add=3), hired).words == {"hired-by": "tancrede"}
    told = after(Effect(fear="most-fearing", add=2), Effect(deed="spared", by="me", of="most-trusting"))
    assert told.relation("isaure").fear == 2 and told.deeds == [Deed("spared", HERO, "tancrede", chapter=1)]
    nobody = Story("m:c", 1, path=["a"])
    follow(nobody, [hired])
    assert nobody.words == {"hired-by": "least-trusting"}


def bound(*deeds: Deed, won: bool = False) -> Story:
    told = story()
    bind(told, deeds, ["isaure", "tancrede"], won=won)
    return told


@pytest.mark.parametrize(
    ("deed", "relation"),
    [
        (Deed("promise-kept", HERO, "isaure"), Relation(1)),
        (Deed("promise-broken", HERO, "isaure"), Relation(-2)),
        (Deed("spared", HERO, "isaure"), Relation(1)),
        (Deed("caught-bluff", HERO, "isaure"), Relation(-1)),
        (Deed("caught-bluff", "isaure", HERO), Relation()),
        (Deed("falsely-accused", HERO, "isaure"), Relation(-1)),
        (Deed("eliminated", HERO, "isaure"), Relation(0, 1)),
        (Deed("promise-kept", HERO, "tancrede"), Relation()),
    ],
)
def test_deeds_of_a_match_bind(deed: Deed, relation: Relation) -> None:
    assert bound(deed).relation("isaure") == relation


def test_a_match_moves_a_relation_only_so_far_and_who_wins_is_feared() -> None:
    assert bound(*(Deed("promise-kept", HERO, "isaure"),) * 5).relation("isaure").trust == 2
    assert bound(*(Deed("promise-broken", HERO, "isaure"),) * 5).relation("isaure").trust == -4
    assert bound(won=True).relation("isaure").fear == 1


def test_the_clerk_writes_few_lines_each_with_its_proof() -> None:
    facts = ("promise-broken", "promise-kept", "caught-bluff", "robbed", "spared")
    told = bound(*(Deed(fact, HERO, "isaure") for fact in facts))
    assert len(told.ledger) == MOST_LINES and all(one.cause and one.of == "isaure" for one in told.ledger)
    assert bound(Deed("named-enemy", HERO, "isaure")).ledger == []
    (named,) = bound(*(Deed("named-enemy", HERO, "isaure"),) * 2).ledger
    assert named.line == "nomme" and len(named.cause) == 2


def test_a_line_of_the_clerk_is_about_whom_it_names_or_else_about_whom_its_cause_is() -> None:
    named, proved = after(Effect(ledger="dette", of="tancrede")), after(Effect(ledger="dette"))
    assert (named.ledger[0].of, proved.ledger[0].of) == ("tancrede", "isaure")


def test_a_word_that_is_me_is_the_hero() -> None:
    assert after(Effect(word="peek", value="me")).words == {"peek": HERO}
