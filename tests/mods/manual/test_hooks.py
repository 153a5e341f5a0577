"""The manual tells every hook of every game, with an example that is asked as `perfidie mods run` asks it."""

import json
import re
from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
import typer
from msgspec import inspect as mi

from game.app.app import App
from game.app.content.script_words import script_words
from game.app.games import GAMES
from game.campaign import GAME as CAMPAIGN
from game.cli.modding.manual_pages import open_book
from game.cli.modding.run_script import run_script
from game.mods.compile import msgspec_type
from game.mods.manual.hooks import hooks_page
from game.mods.manual.kinds import bare, members
from game.saves.settings import Settings
from game.scripting.hooks.chain import DEEPEST
from game.scripting.hooks.memory import MOST_STRIKES
from game.scripting.hooks.vocabulary import MEMORY, Vocabulary
from game.scripting.hooks.wishes import Wish
from game.scripting.limits import Limits
from tests.mods.manual.test_examples import BASE, shown_files
from tests.mods.manual.test_pages import whole_book

WITH_SCRIPTS = [*(name for name in GAMES if GAMES[name].hooks), CAMPAIGN]
KNOWN = {"hand": ["word"], "pocket": "balle", "bet": 2}
"""What only a player knows, in the games whose hooks tell it."""


class Told(NamedTuple):
    """What stands for every word, every number that is no seat, every yes or no in sampled facts."""

    word: str = "word"
    number: int = 1
    truth: bool = True


USUAL = Told()


def vocabulary_of(game: str) -> Vocabulary:
    words = script_words(game)
    assert words is not None
    return words


def sample(kind: Any, told: Told = USUAL) -> Any:
    """A value of a type, as full as it can be; every seat is the first."""
    kind = members(kind)[0]
    item = getattr(kind, "item_type", None)
    match kind:
        case mi.StructType():
            return {field.encode_name: sample(field.type, told) for field in kind.fields}
        case mi.LiteralType():
            return kind.values[0]
        case mi.DictType():
            return {told.word: sample(kind.value_type, told)}
        case mi.TupleType():
            return [sample(one, told) for one in kind.item_types]
        case mi.IntType():
            return kind.ge or told.number
        case mi.BoolType():
            return told.truth
    return told.word if item is None else [sample(item, told), sample(item, told)]


def facts_of(words: Vocabulary, hook: str, told: Told = USUAL, memory: Iterable[str] = ()) -> dict[str, Any]:
    """Facts of a hook that could be told, with something kept under some keys."""
    secret = KNOWN if hook in words.open else {}
    own = {**sample(msgspec_type(words.common), told), **sample(msgspec_type(words.hooks[hook]), told)}
    return {**own, **secret, MEMORY: dict.fromkeys(memory, 1)}


def every_telling(script: str) -> Iterator[Told]:
    """Facts in which a condition of a script may hold: with its own words, some numbers, yes and no."""
    for word in ("word", *re.findall(r'"([^"]+)"', script)):
        for number in (1, 0, 2, 5, 9):
            yield Told(word, number)
            yield Told(word, number, truth=False)


def asked(
    house: App, capsys: pytest.CaptureFixture[str], folder: Path, script: str, hook: str, facts: Any
) -> list[Any]:
    """The wishes of a script at a hook, by the command that asks one alone; none where it was stopped."""
    (folder / "one.lua").write_text(script, encoding="utf-8")
    (folder / "facts.json").write_text(json.dumps(facts), encoding="utf-8")
    try:
        run_script(house, folder / "one.lua", hook, folder / "facts.json", None)
    except typer.Exit:
        return []
    wishes: list[Any] = json.loads(capsys.readouterr().out)
    return wishes


@pytest.mark.parametrize("game", WITH_SCRIPTS)
def test_every_hook_has_its_sentence_and_its_example(game: str) -> None:
    hooks, files = set(vocabulary_of(game).hooks), shown_files(f"scripts-{game}")
    assert {Path(place).stem for place in files if place.endswith(".lua")} == hooks
    text = whole_book("en")[1][f"scripts-{game}"]
    headings = set(re.findall(r"^## `(\w+)`\n\n[A-Z]", text, re.MULTILINE))
    assert headings == hooks


@pytest.mark.parametrize("game", WITH_SCRIPTS)
def test_every_wish_of_a_game_is_told_with_its_keys(game: str) -> None:
    text = whole_book("fr")[1][f"scripts-{game}"]
    for name, wish in vocabulary_of(game).wishes.items():
        row = text.index(f"| **`{name}`** |")
        keys = [field.encode_name for field in msgspec.structs.fields(wish)]
        assert all(f"`{key}`" in text[row:] or f"`{key}`" in text[:row] for key in keys)


@pytest.mark.whole
@pytest.mark.parametrize("game", WITH_SCRIPTS)
def test_every_example_runs_and_wishes_what_the_game_grants(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words, files = vocabulary_of(game), shown_files(f"scripts-{game}")
    house = App([BASE], Settings(language="en"))
    granted: dict[str, type[Wish]] = {**words.wishes}
    ruling = [granted.pop(one) for one in ("forbid", "allow") if one in granted]
    idle = []
    for hook in words.hooks:
        script = files[f"{game}/{hook}.lua"]
        kept = re.findall(r"facts\.memory\.(\w+)", script)
        facts = (facts_of(words, hook, told, kept) for told in every_telling(script))
        tried = (asked(house, capsys, tmp_path, script, hook, one) for one in facts)
        wishes = next(filter(None, tried), [])
        for wish in wishes:
            kinds = tuple(ruling) if hook == "legal" else (granted[wish["wish"]],)
            assert isinstance(msgspec.convert(wish, reduce(or_, kinds)), kinds)
        idle += [] if wishes else [hook]
    assert idle == []


def test_the_laws_are_told_once_with_their_figures() -> None:
    for language in ("fr", "en"):
        pages = whole_book(language)[1]
        laws = pages["scripts"]
        assert f" {DEEPEST} " in laws and f" {MOST_STRIKES} " in laws and f"| {Limits().work} |" in laws
        assert [game for game in WITH_SCRIPTS if f"(scripts-{game}.md)" not in laws] == []


# and that it can fail


class Yawned(msgspec.Struct, frozen=True):
    """Somebody has yawned."""

    seconds: int


def test_a_hook_without_a_sentence_and_an_example_is_found_out() -> None:
    words, book = vocabulary_of("complots"), open_book("en")
    more = words._replace(hooks={**words.hooks, "yawn": Yawned})
    text = hooks_page(book, "scripts-complots", "complots", more)
    assert book.say.texts.missing == {"hook-complots-hooks.yawn", "other-yawned.seconds"}
    assert "## `yawn`" in text and "complots/yawn.lua" not in text


def test_a_sample_of_facts_is_what_its_type_says() -> None:
    words = vocabulary_of("roulette")
    for struct in (words.common, *words.hooks.values()):
        assert isinstance(msgspec.convert(sample(msgspec_type(struct)), struct), struct)
    assert isinstance(bare(msgspec_type(words.common)), mi.StructType)
