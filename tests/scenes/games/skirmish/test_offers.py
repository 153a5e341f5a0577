"""Offers and promises in words: the whole offer, the board, and what a word has been worth."""

import pytest

from game.app.app import App
from game.rules.skirmish.state.records import Offer, Promise
from game.saves.settings import Settings
from scenes.games.skirmish.table.offers.phrases import (
    Bargain,
    bargain_of,
    board_rows,
    given_record,
    offer_sentence,
    offered_rows,
    promise_words,
)
from scenes.match.sitter import Sitter
from tests.app.conftest import BASE

GIVEN = (
    Promise(0, 0, 1, "not-name", status="kept"),
    Promise(1, 0, 2, "not-charge"),
    Promise(2, 0, 1, "name", 2, "magic", status="broken"),
    Promise(3, 1, 0, "not-name", status="void"),
)


class Chair:
    """Somebody with a name."""

    def __init__(self, name: str) -> None:
        self.name, self.colour = name, 0


CHAIRS: list[Sitter] = [Chair("Aurèle"), Chair("Bérénice"), Chair("Cassius")]


@pytest.mark.rule("S-18")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_an_offer_names_who_promises_and_whom_it_is_about_but_no_card(language: str) -> None:
    texts = App([BASE], settings=Settings(language=language)).texts  # type: ignore[arg-type]
    for kind, about in (("not-name", "Bérénice"), ("not-charge", "Bérénice"), ("name", "Cassius")):
        bargain = Bargain(asker=1, giver=0, kind=kind, enemy=2, phase="shooting")
        assert about in promise_words(bargain, texts, CHAIRS)
        with_card, without = (
            offer_sentence(bargain, 2, card=card, texts=texts, sitters=CHAIRS) for card in (True, False)
        )
        assert "Aurèle" in with_card and about in with_card and "2" in with_card
        assert with_card != without
        assert "skirmish-" not in with_card
        in_phase = "Tir" in with_card or "Shooting" in with_card
        assert in_phase == (kind == "name"), "only a naming has a phase; the others last until a turn ends"
        nothing = offer_sentence(bargain, 0, card=False, texts=texts, sitters=CHAIRS)
        assert nothing.startswith("Bérénice") and about not in nothing.removeprefix("Bérénice")


SENTENCES = {
    ("fr", "name", 2): "Bérénice offre 2 jetons à Aurèle, qui nommera Cassius au Tir",
    ("fr", "name", 1): "Bérénice offre un jeton et une carte à Aurèle, qui nommera Cassius au Tir",
    ("fr", "not-name", 2): (
        "Bérénice offre 2 jetons à Aurèle, qui ne nommera pas Bérénice jusqu’à la fin du prochain tour"
    ),
    ("en", "name", 2): "Bérénice offers 2 tokens to Aurèle, who will name Cassius in Shooting",
}


@pytest.mark.rule("S-18")
@pytest.mark.parametrize(("language", "kind", "tokens"), SENTENCES)
def test_an_offer_is_one_sentence_of_who_gives_what_to_whom_for_which_deed(
    language: str, kind: str, tokens: int
) -> None:
    texts = App([BASE], settings=Settings(language=language)).texts  # type: ignore[arg-type]
    bargain = Bargain(asker=1, giver=0, kind=kind, enemy=2, phase="shooting")
    said = offer_sentence(bargain, tokens, card=tokens == 1, texts=texts, sitters=CHAIRS)
    assert said.replace("\u2068", "").replace("\u2069", "") == SENTENCES[language, kind, tokens]


@pytest.mark.rule("S-18")
def test_offers_that_wait_are_on_the_board_and_tell_no_card() -> None:
    texts = App([BASE]).texts
    offers = [Offer(3, 0, 1, 2, "", "not-charge"), Offer(4, 2, 1, 0, "base:espion", "not-name")]
    rows = offered_rows(offers, texts, CHAIRS)
    assert [(row.promise, row.giver, row.asker, row.status) for row in rows] == [
        (4, 1, 2, "offered"),
        (3, 1, 0, "offered"),
    ]
    assert "a card" in rows[0].term and "spion" not in rows[0].term and "2 tokens" in rows[1].term


@pytest.mark.rule("S-18")
def test_the_board_shows_what_runs_and_what_was_broken_before_what_is_over() -> None:
    texts = App([BASE]).texts
    rows = board_rows(GIVEN, texts, CHAIRS)
    assert [(row.promise, row.status) for row in rows] == [
        (2, "broken"),
        (1, "open"),
        (3, "void"),
        (0, "kept"),
    ]
    assert (rows[0].giver, rows[0].asker) == (0, 1)
    assert bargain_of(GIVEN[2]) == Bargain(1, 0, "name", 2, "magic")


def test_a_record_counts_only_what_ended_by_its_giver() -> None:
    assert given_record(GIVEN, 0) == (1, 2), "what still runs is no promise kept"
    assert given_record(GIVEN, 1) == (0, 0), "a void promise was nobody's fault"
