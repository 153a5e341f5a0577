"""Our own words: the same keys and variables in both languages, French well typeset, every code worded."""

import ast as python
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import game
from game.mods.texts import LANGUAGES, Texts, check_texts

ROOT = Path(game.__file__).resolve().parent.parent
BASE = ROOT / "mods" / "base"
FILES = sorted({path.name for path in (BASE / "text").glob("*/*.ftl")})


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class Words(Visitor):
    """Collects the literal words of a message."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)


def messages(language: str, name: str, texts: Path = BASE / "text") -> dict[str, ast.Message]:
    path = texts / language / name
    parsed = FluentParser().parse(path.read_text(encoding="utf-8")).body if path.exists() else []
    return {one.id.name: one for one in parsed if isinstance(one, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def shape(message: ast.Message) -> tuple[bool, set[str]]:
    return message.value is not None, variables(message)


@pytest.mark.whole
def test_fluent_understands_every_message_of_ours() -> None:
    assert list(map(str, check_texts([BASE]))) == []


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_keys_and_variables(name: str) -> None:
    french, english = messages("fr", name), messages("en", name)
    assert french.keys() == english.keys()
    assert {key: shape(french[key]) for key in french} == {key: shape(english[key]) for key in english}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_in_two_files(language: str) -> None:
    seen: dict[str, str] = {}
    for name in FILES:
        for key in messages(language, name):
            assert key not in seen, f"{key} is in {seen[key]} and in {name}"
            seen[key] = name


@pytest.mark.parametrize("name", FILES)
def test_french_is_typeset_as_french(name: str) -> None:
    wrong = re.compile(r"[^\u00a0!?(][;!?»]|^[;!?»:].|(?<!\u00a0):(?=\s|$)|«(?!\u00a0)|\w'\w")
    for key, message in messages("fr", name).items():
        found = Words()
        found.visit(message)
        assert [(key, words) for words in found.words if wrong.search(words)] == []


def said_by(folder: Path, what: str) -> set[str]:
    """Every code (or hint) that a problem of this folder can carry, read from its sources."""
    place = {"code": 1, "hint": 3}[what]
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            parts: list[python.AST] = []
            match node:
                case python.Call(func=python.Name(id="Fault"), args=args):
                    parts = list(args[place : place + 1])
                case python.Assign(targets=[python.Name(id="_MENDED")], value=python.Dict(keys, values)):
                    parts = [one for one in (keys if what == "code" else values) if one is not None]
                case python.Call(func=python.Name(id="_placed" | "_told_at"), args=args):
                    parts = list(args[:2]) if what == "code" else []
                case python.Assign(targets=[python.Name(id=name)], value=value) if name == what:
                    parts = [value]
            parts += [node.value] if isinstance(node, python.keyword) and node.arg == what else []
            constants = [
                one for part in parts for one in python.walk(part) if isinstance(one, python.Constant)
            ]
            found |= {one.value for one in constants if isinstance(one.value, str)}
    return {one for one in found if re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", one)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["code", "hint"])
def test_every_code_and_hint_has_words(language: str, what: str) -> None:
    keys = Texts(language, [BASE]).keys()
    found = said_by(ROOT / "game" / "mods", what)
    assert {"code": {"unknown-key", "circle", "toml"}, "hint": {"did-you-mean", "utf-8"}}[what] <= found
    prefix = "problem" if what == "code" else "hint"
    assert [one for one in sorted(found) if f"{prefix}-{one}" not in keys] == []


def mentioned() -> tuple[set[str], list[str]]:
    """Every literal of the program, and the beginnings of those that are filled in."""
    literals: set[str] = set()
    prefixes: list[str] = []
    for path in [*(ROOT / "scenes").rglob("*.py"), *(ROOT / "game").rglob("*.py")]:
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            match node:
                case python.JoinedStr(values=[python.Constant(value=str(start)), *_]):
                    prefixes.append(start)
                case python.Constant(value=str(word)):
                    literals.add(word)
    return literals, [prefix for prefix in prefixes if prefix.count("-") > 1]


@pytest.mark.whole
def test_every_word_of_the_table_is_said_somewhere() -> None:
    literals, prefixes = mentioned()
    keys = messages("fr", "table.ftl")
    assert len(keys) > 30
    assert [key for key in keys if key not in literals and not key.startswith(tuple(prefixes))] == []
