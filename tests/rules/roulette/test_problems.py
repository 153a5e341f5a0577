"""What could not be played is a problem with its place, in both languages; every word is in the rulebook."""

import inspect
import re
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest

from game.mods.load import load_mods
from game.mods.problems import problem_message
from game.mods.texts import Texts
from game.rules.roulette.cards.conditions import CONDITIONS
from game.rules.roulette.cards.effects import EFFECTS
from game.rules.roulette.defs import SECTIONS, CardDef, Condition, Moment, Power, TeamDef
from tests.builders import BASE
from tests.rules.roulette.builders import TEAM

Write = Callable[[str], Path]

ONE = '[card.x]\ncopies = 1\nmoment = "{moment}"\n{more}effects = [{effects}]\n'


def one(effects: str, moment: str = "before-shot", more: str = "") -> str:
    """A file with one card."""
    return ONE.format(moment=moment, more=more, effects=effects)


BROKEN = [
    (one(""), "problem-card-empty"),
    (one('{ kind = "force" }'), "problem-card-target"),
    (one('{ kind = "aim", at = "target" }'), "problem-card-target"),
    (one('{ kind = "draw" }', more='by = ["other"]\n'), "problem-card-by"),
    (one('{ kind = "draw", only_if = ["rich"] }'), "problem-card-condition"),
    (one('{ kind = "save" }'), "problem-card-save"),
    (one('{ kind = "draw" }', "dying"), "problem-card-save"),
    (one('{ kind = "set-die" }', "before-bets"), "problem-card-bets"),
    (one('{ kind = "set-die" }, { kind = "set-die", face = 2 }'), "problem-card-dice"),
    (one('{ kind = "aim", at = "sky" }', "after-shot"), "problem-card-aim"),
    (one('{ kind = "cancel", whom = "others" }', "after-count"), "problem-card-shot"),
    (TEAM.replace("highest_bet = 8", "highest_bet = 9"), "problem-team-gun"),
    (TEAM.replace("cards = 10", "cards = 3").replace("bet = 8", "bet = 1"), "problem-team-gun"),
]


@pytest.mark.parametrize(("text", "key"), BROKEN)
def test_what_could_not_be_played_is_a_problem_with_its_place(write: Write, text: str, key: str) -> None:
    found = load_mods([BASE, write(text)], SECTIONS)
    assert [problem.facts.get("reason") for problem in found.problems] == [key]
    problem = found.problems[0]
    assert problem.file.endswith("more.toml") and problem.line > 0
    for language in ("fr", "en"):
        texts = Texts(language, [BASE])
        said = problem_message(problem, texts)
        assert texts(key) in said and said.endswith(".") and not texts.missing
        assert problem.place in said


def test_every_problem_of_cards_and_teams_is_proved_above() -> None:
    source = inspect.getsource(CardDef) + inspect.getsource(TeamDef)
    assert set(re.findall(r"problem-(?:card|team)-\w+", source)) == {key for _, key in BROKEN}


@pytest.mark.parametrize(
    "text",
    [
        one('{ kind = "drow" }'),
        one('{ kind = "draw", cards = 0 }'),
        one('{ kind = "draw", card = 2 }'),
        one('{ kind = "draw", whom = "nobody" }'),
        one('{ kind = "draw" }', "before-lunch"),
        one('{ kind = "draw" }', more='by = ["rich"]\n'),
        one('{ kind = "draw" }', more='target = ["rich"]\n'),
        one('{ kind = "draw" }').replace("copies = 1", "copies = 0"),
        one('{ kind = "turn-die", whom = "everybody" }', "after-bets"),
        TEAM.replace("characters = 2", 'characters = "two"'),
    ],
)
def test_a_slip_of_the_pen_is_a_problem_with_its_place(write: Write, text: str) -> None:
    found = load_mods([BASE, write(text)], SECTIONS)
    assert found.problems and all(problem.file and problem.line for problem in found.problems)


def test_every_word_of_the_vocabulary_works_and_is_in_the_rulebook() -> None:
    book = (Path(inspect.getfile(CardDef)).parent / "RULES.md").read_text(encoding="utf-8")
    assert set(get_args(Condition)) == set(CONDITIONS)
    assert set(get_args(Power)) == set(EFFECTS)
    kinds = [kind.__struct_config__.tag for kind in EFFECTS]
    for word in (*get_args(Moment), *CONDITIONS, *kinds):
        assert f"`{word}`" in book, word


def test_no_card_is_named_in_any_code() -> None:
    names = [card.name for card in load_mods([BASE], SECTIONS).catalog.all(CardDef)]
    rooms = Path(inspect.getfile(CardDef)).parent
    for path in [*rooms.glob("*.py"), rooms.parent / "cards.py"]:
        code = re.sub(r'(?s)""".*?"""', "", path.read_text(encoding="utf-8"))
        assert not [name for name in names if re.search(rf"\b{name}\b", code)], path


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_refusal_has_words(language: str) -> None:
    rooms, texts = Path(inspect.getfile(CardDef)).parent, Texts(language, [BASE])
    code = "".join(path.read_text(encoding="utf-8") for path in rooms.glob("*.py"))
    said = re.findall(r'Refusal\(\s*"([a-z-]+)"(?: if allowed else "([a-z-]+)")?', code)
    codes = {one for pair in said for one in pair if one}
    assert len(codes) > 12 and [one for one in sorted(codes) if f"refusal-{one}" not in texts] == []
