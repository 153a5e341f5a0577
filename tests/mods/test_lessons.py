"""Lessons that are nothing but the beginning of a mod: sound, in both languages, each doing what it says."""

import pytest
from fluent.syntax import FluentParser

from game import paths
from game.app.app import App
from game.app.content.reading import mod_words
from game.app.simulate import bots_by_seat, play_out
from game.core.match import Match
from game.mods.packing.lesson import LESSONS, find_lesson
from game.mods.strays.shelf import idle_mods
from game.rules.hecatombe.defs import BoxDef
from game.saves.settings import Settings
from scenes.audio.cues import merged_sound_table, read_table
from scenes.games.hecatombe.table.tiles.tile_looks import read_looks
from scenes.shell.mod_looks import look_problems
from tests.app.conftest import BASE, a_plan
from tests.mods.test_base_texts import Words

SHELVES = [paths.bundled_mods_folder(), paths.assets_folder() / "lessons"]
WRITTEN = sorted(path.name for path in SHELVES[1].iterdir())


def house(name: str, language: str = "fr") -> App:
    return App([BASE, SHELVES[1] / name], Settings(language=language)).inline()  # type: ignore[arg-type]


def test_every_kind_has_one_lesson_and_every_lesson_a_kind() -> None:
    assert {find_lesson(kind, SHELVES).name for kind in LESSONS} == set(LESSONS.values())
    assert set(WRITTEN) < set(LESSONS.values()) and len(WRITTEN) == 3
    with pytest.raises(LookupError):
        find_lesson("looks", SHELVES[:1])


@pytest.mark.parametrize("name", WRITTEN)
def test_each_is_sound_and_named_in_both_languages(name: str) -> None:
    app = house(name)
    mod = next(mod for mod in app.catalog.mods if mod.id == name)
    assert [*app.problems, *look_problems(app.catalog), *idle_mods(app.catalog.mods)] == []
    words = [mod_words(mod, language) for language in ("fr", "en")]
    assert all(title and hint and len(hint) <= 85 for title, hint in words) and words[0] != words[1]
    head, first, *_ = (mod.folder / "mod.toml").read_text(encoding="utf-8").splitlines()
    assert head.startswith("#:schema ") and first.startswith("# Lesson: ")


@pytest.mark.statistics
@pytest.mark.parametrize("players", [2, 7])
def test_five_symbols_make_a_box_that_is_played_to_the_end(players: int) -> None:
    app = house("boite-de-cinq")
    (box,) = app.catalog.all(BoxDef, game="hecatombe")
    assert (len(box.symbols), box.copies, box.size) == (5, 6, 60)
    _, rules = app.rules(a_plan("hecatombe", "b" * players))
    match: Match[object, object, object] = Match(rules, 7)
    play_out(match, bots_by_seat("hecatombe", rules, "weak"))
    assert match.outcome() is not None


def test_fresh_ink_is_seen_and_heard() -> None:
    app = house("encre-neuve")
    looks, problems = read_looks(app.catalog.mods)
    assert (looks["base:nuit"].paper, looks["base:feu"].paper, problems) == ("#12203f", "#c74c18", [])
    ours = read_table(BASE / "look" / "sounds.toml")
    table, _ = merged_sound_table(ours, app.catalog.mods[1:])
    assert table.cue["coin"].gain == -6 != ours.cue["coin"].gain
    assert table.cue["coin"].files == ours.cue["coin"].files
    assert app.catalog.hashes.games == App([BASE]).catalog.hashes.games


@pytest.mark.parametrize(("language", "said"), [("fr", "Prendre congé"), ("en", "Take one’s leave")])
def test_fine_manners_are_said(language: str, said: str) -> None:
    texts = house("beau-langage", language).texts
    assert texts("title-quit") == said and texts("title-options") == "Options"
    assert "Zoé" in texts("action-assassin.says", target="Zoé") and not texts.missing


def test_french_of_lessons_is_typeset_as_french() -> None:
    found = Words()
    for path in SHELVES[1].glob("*/text/fr/*.ftl"):
        found.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    assert len(found.words) > 10
    assert [words for words in found.words if "'" in words or " :" in words or " ;" in words] == []
