"""Symbols that count as others are among the first words of the corner, in both languages, and all fit."""

import pytest
from msgspec.structs import replace

from game.app.app import App
from game.saves.settings import Settings
from scenes.games.hecatombe.table.phrases import MOST_ADVICE, Phrases
from tests.app.conftest import BASE
from tests.rules.hecatombe.builders import started

SHIFTS = {"base:eau": "base:feu", "base:vie": "base:vie"}


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "Eau compte désormais comme Feu."), ("en", "Water now counts as Fire.")]
)
def test_a_symbol_that_counts_as_another_one_is_told_first(language: str, words: str) -> None:
    field = started(4)
    texts = App([BASE], Settings(language=language)).inline().texts
    phrases = Phrases(texts, field.rules.setting.content, [], None)  # type: ignore[attr-defined]
    view = field.spectator().view
    usual = phrases.advice(view)
    told = phrases.advice(replace(view, shifts=SHIFTS))
    assert [line for _, line in told] == [words, *(line for _, line in usual)]
    many = dict.fromkeys(view.symbols, "base:feu")
    assert len(phrases.advice(replace(view, shifts=many))) == MOST_ADVICE
