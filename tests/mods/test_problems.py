"""A problem reads well in a terminal, in English and in the player's language."""

from pathlib import Path

import game
from game.mods.problems import Problem, problem_message
from game.mods.texts import Texts
from tests.mods.conftest import WriteMod, loaded

BASE = Path(game.__file__).resolve().parent.parent / "mods" / "base"


def test_a_problem_is_one_line_with_place_key_fact_and_hint() -> None:
    facts: dict[str, str | int] = {"expected": "int", "got": '"zero"'}
    problem = Problem(
        code="wrong-type", file="mods/x/cards.toml", line=42, column=8, where="cost", facts=facts
    )
    assert str(problem) == 'mods/x/cards.toml:42:8: error: cost: wrong type (expected int, got "zero").'
    assert problem_message(problem, Texts("en", [BASE])) == (
        'mods/x/cards.toml:42:8: error: cost: expected a whole number, got "zero".'
    )
    assert problem_message(problem, Texts("fr", [BASE])) == (
        'mods/x/cards.toml:42:8: erreur\u00a0: cost\u00a0: il faut un nombre entier, pas "zero".'
    )


def test_choices_of_kinds_and_hints_are_said_in_words() -> None:
    facts: dict[str, str | int] = {"expected": "int|bool", "got": "1.5", "near": "x"}
    problem = Problem(code="wrong-type", where="cost", facts=facts, hint="did-you-mean", severity="warning")
    assert problem_message(problem, Texts("en", [BASE])) == (
        "warning: cost: expected a whole number or true or false, got 1.5. Did you mean “x”?"
    )


def test_a_reason_that_is_a_key_is_said_in_words_and_any_other_as_it_is(write_mod: WriteMod) -> None:
    text = '[beast.wolf]\nlegs = 4\nherd = { min = 2, max = 1 }\n[flag.x]\nkind = "int"\ndefault = 1\n'
    zoo = loaded(write_mod("base", {"zoo/a.toml": text}))
    texts = Texts("fr", [BASE])
    said = [problem_message(problem, texts) for problem in zoo.problems]
    assert said[0].endswith("beast.wolf.herd\u00a0: expected min <= max.")
    assert said[1].endswith("flag.x\u00a0: il faut min, max plus grand que min, et un pas d’au moins 1.")
    assert texts.missing == texts.faults == set()
