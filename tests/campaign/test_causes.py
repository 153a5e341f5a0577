"""Why something is said: every deed has its sentence, in both languages, in both genders, from every side."""

from __future__ import annotations

import re
from itertools import product
from typing import get_args

import pytest

from game.app.campaign.sentences import cause_words
from game.app.campaign.tells import Tell
from game.campaign.defs.cast import HERO
from game.campaign.defs.cast import Tell as TellName
from game.campaign.defs.facts import FACTS, ONE_SIDED
from game.campaign.story.deed import Deed
from game.campaign.story.state import Gender
from game.mods.texts import LANGUAGES
from tests.campaign.court import Spoken

PEOPLE = (HERO, "isaure", "tancrede", "somebody-of-a-mod", "")
TOLD = sorted({one.name for one in FACTS.values() if one.source == "deed"} | {"claimed", "retreated-first"})
"""Every fact that a deed may be of."""
BEGINS = {"fr": re.compile(r"Parce (que |qu’)\S"), "en": re.compile(r"Because \S")}
SLIPS = re.compile(r"\{|\$|  | [.,]|,,|\.\.|\bque [aeiou]|\bde [AEIOU]|\bà le\b|[^\S\u00a0]»", re.IGNORECASE)


def proofs(fact: str, by: str, of: str, times: int) -> list[Deed]:
    """Some deeds of one kind, each in its turn of the third chapter."""
    other = "" if fact in ONE_SIDED or fact in ("claimed", "retreated-first") else of
    return [Deed(fact, by, other, "skirmish", 2, turn, word="base:duchesse") for turn in range(1, times + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("gender", get_args(Gender))
def test_every_deed_is_told_whoever_did_it_to_whomever(gender: Gender, language: str) -> None:
    run = Spoken(language, gender)
    for fact, by, of, times in product(TOLD, PEOPLE, PEOPLE, (1, 2, 5)):
        words = cause_words(run, proofs(fact, by, of, times))
        assert BEGINS[language].match(words) and words.endswith("."), words
        assert not SLIPS.search(words), words
    assert run.texts.faults == set()
    assert [key for key in run.texts.missing if not key.startswith("person-somebody")] == []


def said(language: str, gender: Gender, fact: str, by: str, of: str, turns: list[int]) -> str:
    deeds = [Deed(fact, by, of, "skirmish", 2, turn) for turn in turns]
    return cause_words(Spoken(language, gender), deeds)


def test_the_sentence_names_how_often_where_and_in_which_turns_and_agrees() -> None:
    assert said("fr", "f", "named-enemy", HERO, "isaure", [2, 3]) == (
        "Parce que vous l’avez nommée deux fois, au gué, tours 2 et 3."
    )
    assert said("fr", "f", "named-enemy", HERO, "tancrede", [2]) == (
        "Parce que vous l’avez nommé, au gué, tour 2."
    )
    assert said("fr", "f", "named-enemy", "isaure", HERO, [2]) == (
        "Parce qu’Isaure vous a nommée, au gué, tour 2."
    )
    assert said("fr", "m", "named-enemy", "isaure", HERO, [2]) == (
        "Parce qu’Isaure vous a nommé, au gué, tour 2."
    )
    assert said("fr", "m", "let-go", "tancrede", "isaure", [2]) == (
        "Parce que Tancrède a laissé passer le coup d’Isaure, au gué, tour 2."
    )
    assert said("en", "m", "named-enemy", HERO, "isaure", [2, 3]) == (
        "Because you named her twice, at the ford, turns 2 and 3."
    )


def test_a_deed_of_the_story_has_no_turn_and_one_of_a_lost_chapter_was_one_evening() -> None:
    run = Spoken("fr")
    deed = Deed("spared", HERO, "isaure", chapter=1)
    assert cause_words(run, [deed]) == "Parce que vous l’avez épargnée, dans les caves."
    run.story.path = []
    assert cause_words(run, [deed]) == "Parce que vous l’avez épargnée, un soir."
    assert cause_words(run, []) == ""


def test_without_their_words_causes_are_found_out() -> None:
    run = Spoken("fr")
    cause_words(run, [Deed("sneezed-at", HERO, "isaure")])
    assert run.texts.missing == {"why-sneezed-at"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tell", get_args(TellName))
def test_every_tell_has_its_caption_and_a_missing_word_has_none(tell: str, language: str) -> None:
    run = Spoken(language)
    captions = [Tell(1, "isaure", tell, shown, so=True).caption for shown in (True, False)]
    assert len({*captions}) == 2
    said = [run.say(f"tell-{one}") for one in captions if one]
    assert all(said) and run.texts.missing == set()
