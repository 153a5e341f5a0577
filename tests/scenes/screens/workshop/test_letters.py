"""A text by the wheel, by keys and by proposals."""

from __future__ import annotations

import pytest

from game.app.app import App
from game.app.games import GAMES
from game.input.intents import Intent
from game.saves.settings import Settings
from scenes.screens.workshop.letters.model import JUMP, WHEEL, TextInput


def wrote(text: TextInput, word: str) -> int:
    """Write a word with the wheel by the shortest way; returns the presses."""
    presses = 0
    for letter in word:
        to = WHEEL.index(letter.upper())
        while text.at != to:
            ahead = (to - text.at) % len(WHEEL)
            behind = len(WHEEL) - ahead
            far = min(ahead, behind) > JUMP / 2
            text.turn(
                (Intent.DOWN if far else Intent.RIGHT)
                if ahead <= behind
                else Intent.UP
                if far
                else Intent.LEFT
            )
            presses += 1
        assert text.spell()
        presses += 1
    return presses


def test_the_wheel_writes_words_with_their_capitals_in_few_presses() -> None:
    text = TextInput("Encore un ! bis")
    presses = wrote(text, "Double-tir")
    assert text.text == "Double-Tir"
    assert presses <= 5 * len("Double-tir")


def test_the_first_letter_replaces_what_was_there_and_taking_back_empties_it() -> None:
    text = TextInput("Vieux", most=4)
    assert text.write("N") and text.text == "N"
    again = TextInput("Vieux")
    assert again.erase() and again.text == "" and not again.erase()


def test_a_text_has_an_end() -> None:
    text = TextInput("", most=3)
    assert text.write("abcdef") and text.text == "abc" and not text.write("d")


def test_proposals_begin_like_the_text_whatever_its_accents() -> None:
    text = TextInput("", ["Éclair", "Échec", "Boum"])
    assert list(text.proposals) == ["Éclair", "Échec", "Boum"]
    text.write("ech")
    assert list(text.proposals) == ["Échec"]
    assert text.take() and text.text == "Échec" and not text.take()
    text.write("x")
    assert not list(text.proposals)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_names_are_proposed_for_every_kind_of_thing(language: str) -> None:
    texts = App(settings=Settings(language=language)).texts  # type: ignore[arg-type]
    seen = set()
    for game, entry in GAMES.items():
        for craft in entry.crafts:
            names = texts(f"workshop-names-{game}-{craft.table}").split("|")
            assert len(names) >= 3 and all(0 < len(one) <= 26 for one in names), (game, craft.table)
            seen.add(tuple(names))
    assert len(seen) == 9, "two kinds share their names"
