"""Articles before names: melted where a vowel asks for it, of the gender that is known or likely."""

import pytest

from game.app.workshop.grammar import Gender, gender_of, name_forms


@pytest.mark.parametrize(
    ("title", "like", "the", "of"),
    [
        ("Usurière", "le Capitaine", "l’Usurière", "de l’Usurière"),
        ("Capitaine bis", "le Capitaine", "le Capitaine bis", "du Capitaine bis"),
        ("Métal", "la Nuit", "le Métal", "du Métal"),
        ("Nuit noire", "la Nuit", "la Nuit noire", "de la Nuit noire"),
        ("Reine", "l’Assassin", "la Reine", "de la Reine"),
        ("Nonce", "le Capitaine", "le Nonce", "du Nonce"),
        ("Héraut", "l’Assassin", "le Héraut", "du Héraut"),
        ("Hospitalier", "", "l’Hospitalier", "de l’Hospitalier"),
        ("Jumeaux", "les Jumeaux", "les Jumeaux", "des Jumeaux"),
        ("Bouffon", "", "le Bouffon", "du Bouffon"),
        ("Action", "", "l’Action", "de l’Action"),
        ("Visage", "", "le Visage", "du Visage"),
    ],
)
def test_french_articles(title: str, like: str, the: str, of: str) -> None:
    assert name_forms("fr", title, gender_of(title, like)) == {"the": the, "of": of}


@pytest.mark.parametrize("gender", ["he", "she", "many"])
def test_english_asks_nobody_and_a_gender_that_is_said_counts(gender: Gender) -> None:
    assert name_forms("en", "Usurer", gender) == {"the": "the Usurer", "of": "of the Usurer"}
    article = {"he": "le", "she": "la", "many": "les"}[gender]
    assert name_forms("fr", "Trahison", gender)["the"] == f"{article} Trahison"
