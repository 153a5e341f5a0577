"""Why a position cannot be played is said in the player's language, whatever is wrong with it."""

from __future__ import annotations

import ast
import errno
import re
from pathlib import Path

import pytest
from fluent.syntax.errors import get_error_message

from game import preflight
from game.app.app import App
from game.app.games import GAMES
from game.app.games.game import Setup
from game.app.plan import MatchPlan
from game.app.reasons import error_words, machine_words
from game.core.notation import PositionProblem, Told, told, told_at
from game.core.tables import TableFault, read_table
from game.mods.problems import (
    SYNTAX_REASONS,
    SYSTEM_REASONS,
    Problem,
    os_reason,
    problem_message,
    syntax_reason,
)
from game.mods.texts import LANGUAGES, Texts
from game.saves.reader import scan_match_file
from game.saves.save import SaveProblem
from game.saves.settings import Settings
from game.saves.settings_file import load_settings
from tests.app.conftest import BASE, chairs
from tests.builders import base_catalog

ROOT = Path(__file__).parents[2]
OTHERS = [ROOT / "game" / name for name in ("core/notation.py", "app/plan.py", "app/app.py")]
FRENCH = Texts("fr", [BASE])


def templates() -> set[str]:
    """Every sentence that the code can say of a position, as it is written there."""
    found = set()
    for path in [*(ROOT / "game" / "rules").rglob("position/*.py"), *OTHERS]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("told", "_told_behind"):
                words = [one for one in node.args if isinstance(one, ast.Constant)]
                found |= {str(one.value) for one in words}
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "_MISREADINGS":
                found |= {str(pair[1]) for pair in ast.literal_eval(node.value)}
    return found


def key_of(template: str) -> str:
    names = set(re.findall(r"\{(\w+)", template))
    return told(template, **{name: "1" for name in names}).key()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_a_position_has_words(language: str) -> None:
    texts, said = Texts(language, [BASE]), templates()
    assert len(said) > 130
    assert sorted(one for one in said if key_of(one) not in texts) == []
    assert "position-nobody-wrote-this" not in texts


def test_no_guard_says_a_sentence_that_cannot_be_translated() -> None:
    for path in (ROOT / "game" / "rules").rglob("position/*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Yield) and path.stem in ("soundness", "references"):
                assert not isinstance(node.value, ast.JoinedStr | ast.Constant), (path, node.lineno)


def refusal(game: str, text: str) -> str:
    with pytest.raises(PositionProblem) as raised:
        GAMES[game].rules(base_catalog(), 2, {}, Setup(position=text))
    return error_words(raised.value, FRENCH).replace("\u00a0", " ")


BEGINNING = "Cette position ne se joue pas : "
FOREIGN = (BASE / "positions" / "skirmish" / "combat-4.toml").read_text("utf-8")


@pytest.mark.parametrize("game", ["complots", "hecatombe", "roulette"])
def test_a_position_of_another_game_is_told_so_in_french(game: str) -> None:
    said = refusal(game, FOREIGN)
    assert said.startswith(BEGINNING) and "un autre jeu" in said
    assert "Object" not in said and "field" not in said


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("a = [", "ce n’est pas du TOML."),
        ("seat = 3", "seat : il faut une liste entre crochets, et non un nombre entier."),
        ("x = " + "9" * 5000, "un nombre de milliers de chiffres."),
        ("a = " + "[" * 9000, "trop de crochets les uns dans les autres."),
    ],
)
def test_what_is_no_position_is_told_in_french(game: str, text: str, wanted: str) -> None:
    assert refusal(game, text) == BEGINNING + wanted


def test_a_sentence_keeps_its_place_and_its_facts() -> None:
    inner = told("guests: {id} is not with it.", id=4)
    outer = told_at("unit 3", inner)
    assert outer == "unit 3: guests: 4 is not with it." and outer.place == "unit 3: guests"
    assert error_words(PositionProblem(outer), FRENCH).replace("\u00a0", " ") == (
        BEGINNING + "unit 3: guests : 4 n’est pas avec elle."
    )
    assert isinstance(inner, Told) and error_words(PositionProblem("seven."), FRENCH).endswith("seven.")


UNFIT = {
    "game": (MatchPlan("belote", chairs("bb"), 1), "aucun jeu ne s’appelle « belote »"),
    "first": (MatchPlan("complots", chairs("bb"), 1, first=5), "personne n’est assis à la place 5"),
    "players": (MatchPlan("roulette", chairs("b" * 7), 1), "roulette se joue de 2 à 6"),
    "armies": (MatchPlan("complots", chairs("bb"), 1, armies=("x", "y")), "complots n’a pas d’armées"),
    "flags": (MatchPlan("complots", chairs("bb"), 1, {"x": 1}), "aucune règle de la maison"),
}


@pytest.mark.parametrize("name", UNFIT)
def test_a_plan_that_cannot_be_played_is_told_in_french(name: str) -> None:
    plan, wanted = UNFIT[name]
    with pytest.raises(ValueError) as raised:
        App([BASE], Settings()).rules(plan)
    assert wanted in error_words(raised.value, FRENCH).replace("\u00a0", " ")


def test_a_file_that_cannot_be_read_is_told_in_french(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").mkdir()
    problem = load_settings(tmp_path / "settings.toml")[1][0]
    assert "ne se laisse pas lire (c’est un dossier)" in problem_message(problem, FRENCH)
    saved = scan_match_file(tmp_path)
    assert isinstance(saved, SaveProblem) and "(c’est un dossier)" in saved.describe(FRENCH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_system_has_words(language: str) -> None:
    texts = Texts(language, [BASE])
    assert [name for name in SYSTEM_REASONS if f"os-{name}" not in texts] == []
    assert os_reason(OSError(errno.ENOSPC, "No space left on device")) == "os-nospc"
    assert os_reason(OSError(errno.EMLINK, "Too many links")) == "Too many links"


SPOILT = (
    "a = [",
    "a",
    "= 1",
    "a = {",
    'a = "b',
    'a = "\\q"',
    "a = 1 2",
    "a = 1\na = 2",
    "a = 2026-13-40",
    "[a",
    "a 1",
)


@pytest.mark.parametrize("text", SPOILT)
def test_what_the_reader_of_toml_says_has_words(text: str) -> None:
    with pytest.raises(TableFault) as raised:
        read_table(text)
    assert f"{syntax_reason(raised.value.reason)}" in Texts("fr", [BASE])


@pytest.mark.parametrize(
    "code", [f"E00{number:02}" for number in (2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15, 20, 25)]
)
def test_what_the_reader_of_fluent_says_has_words(code: str) -> None:
    assert syntax_reason(get_error_message(code, ("a",))), get_error_message(code, ("a",))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_reason_has_words(language: str) -> None:
    texts = Texts(language, [BASE])
    assert [name for name in SYNTAX_REASONS.values() if f"syntax-{name}" not in texts] == []
    said = Problem(code="toml", file="a.toml", facts={"reason": "Unclosed array"})
    assert "Unclosed" not in problem_message(said, texts)
    other = Problem(code="toml", file="a.toml", facts={"reason": "Something new"})
    assert "Something new" in problem_message(other, texts)


MACHINES = {
    "display": type("NoSuchDisplayException", (Exception,), {})("x"),
    "gl": ImportError('Library "GL" not found.'),
    "driver": RuntimeError("Could not create GL context"),
    "library": ModuleNotFoundError("x", name="rich"),
}


@pytest.mark.parametrize("kind", MACHINES)
def test_what_the_machine_lacks_is_told_in_french(kind: str) -> None:
    said = machine_words(MACHINES[kind], FRENCH)
    assert said == FRENCH(f"machine-{kind}", line=preflight.install_line(), library="rich")
    assert machine_words(MACHINES[kind], Texts("en", [BASE])) != said
    assert machine_words(ValueError("seven"), FRENCH) == "ValueError: seven"
