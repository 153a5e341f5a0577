"""Stories are kept whole or not at all: damage, newer programs, full disks and kills end in a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from game.app.campaign.slots import SLOTS, Slots
from game.campaign.defs.chapter import Way
from game.campaign.story.absent import MISSING
from game.campaign.story.deed import Deed
from game.campaign.story.director import Director, Over, Page, Play, begin
from game.campaign.story.state import STATE_VERSION, Result, Story, as_saved, from_saved
from game.mods.texts import LANGUAGES, Texts
from tests.campaign.court import BASE
from tests.campaign.small import chapter, choice, scene, small

ROOT = BASE.parents[1]


def a_story(seed: int = 1) -> Story:
    story = begin(small(), seed)
    story.deeds.append(Deed("doubted", "hero", "isaure", "complots", turn=3))
    return story


def test_a_story_is_the_same_when_it_is_read_again(tmp_path: Path) -> None:
    slots, story = Slots(tmp_path), a_story()
    assert slots.shelf() == [None] * (SLOTS + 1)
    assert slots.keep(1, story)
    found = slots.look(1)
    assert found is not None and found.story == story and slots.look(0) is None
    assert [path.name for path in tmp_path.iterdir()] == ["story-2.json"]


DAMAGE = {
    "nothing": b"",
    "half of it": as_saved(a_story())[:200],
    "another thing": b'["a list"]',
    "no text": b"\xff\xfe\x00",
    "a name that is no text": as_saved(a_story()).replace(b"Camille", b"Cam\xff"),
    "a moment that there is not": as_saved(a_story()).replace(b'"page"', b'"dream"'),
    "brackets without an end": b'{"campaign":"x","seed":1,"path":' + b"[" * 100_000,
}


@pytest.mark.parametrize("what", DAMAGE)
def test_a_damaged_file_is_told_in_a_sentence_and_stays(tmp_path: Path, what: str) -> None:
    slots = Slots(tmp_path)
    slots.path(0).write_bytes(DAMAGE[what])
    found = slots.look(0)
    assert found is not None and (found.story, found.problem) == (None, "problem-campaign-save")
    assert slots.path(0).read_bytes() == DAMAGE[what]


def test_a_newer_programs_story_is_refused_as_that_whatever_it_holds(tmp_path: Path) -> None:
    newer = msgspec.json.decode(as_saved(a_story()))
    newer |= {"state_version": STATE_VERSION + 1, "moment": "dream", "deeds": "in another way"}
    Slots(tmp_path).path(2).write_bytes(msgspec.json.encode(newer))
    found = Slots(tmp_path).look(2)
    assert found is not None and found.problem == "problem-campaign-newer"


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_refusals_are_sentences(language: str) -> None:
    texts = Texts(language, [BASE])
    said = {texts(f"problem-campaign-{one}") for one in ("save", "newer")}
    assert len(said) == 2 and texts.missing == set()


def test_what_is_no_file_is_no_story(tmp_path: Path) -> None:
    slots = Slots(tmp_path)
    slots.path(0).mkdir()
    os.mkfifo(slots.path(1)) if hasattr(os, "mkfifo") else slots.path(1).mkdir()
    problems = [found.problem for one in (0, 1) if (found := slots.look(one))]
    assert problems == ["problem-campaign-save"] * 2


def test_a_disk_that_refuses_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where a folder should be", "utf-8")
    slots = Slots(tmp_path / "saves")
    assert not slots.keep(0, a_story())
    assert [path.name for path in tmp_path.iterdir()] == ["saves"]


FULL = """
import resource, sys
from pathlib import Path
from game.app.campaign.slots import Slots
from tests.campaign.story.test_saves import a_story
slots, story = Slots(Path(sys.argv[1])), a_story()
assert slots.keep(0, story)
story.words = {"much": "x" * 100_000}
resource.setrlimit(resource.RLIMIT_FSIZE, (5_000, 5_000))
print(slots.keep(0, story))
"""
KEEPING = """
import sys
from itertools import count
from pathlib import Path
from game.app.campaign.slots import Slots
from tests.campaign.story.test_saves import a_story
slots, story = Slots(Path(sys.argv[1])), a_story()
for number in count():
    story.words = {"much": str(number % 10) * 200_000}
    assert slots.keep(0, story)
    print(number, flush=True)
"""


def program(text: str, folder: Path) -> subprocess.Popen[str]:
    """A process of its own that keeps stories in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", text, str(folder)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT)


@pytest.mark.processes
@pytest.mark.skipif(sys.platform == "win32", reason="limits of files are not set there")
def test_a_full_disk_leaves_the_story_of_before(tmp_path: Path) -> None:
    said, _ = program(FULL, tmp_path).communicate()
    assert said.strip() == "False"
    found = Slots(tmp_path).look(0)
    assert found is not None and found.story == a_story()
    assert [path.name for path in tmp_path.iterdir()] == ["story-1.json"]


@pytest.mark.processes
@pytest.mark.parametrize("answers", [1, 7, 30])
def test_a_kill_at_any_time_leaves_a_whole_story(tmp_path: Path, answers: int) -> None:
    keeping = program(KEEPING, tmp_path)
    assert keeping.stdout is not None
    for _ in range(answers):
        assert keeping.stdout.readline()
    keeping.kill()
    keeping.communicate()
    found = Slots(tmp_path).look(0)
    assert found is not None and found.story is not None
    assert len({*found.story.words["much"]}) == 1 and len(found.story.words["much"]) == 200_000


def test_an_emptied_slot_keeps_its_story_aside(tmp_path: Path) -> None:
    slots = Slots(tmp_path)
    assert slots.clear(0) is None
    slots.keep(0, a_story())
    aside = slots.clear(0)
    assert slots.look(0) is None and aside is not None and from_saved(aside.read_bytes()) == a_story()


# campaigns that have changed since


def two_chapters() -> Story:
    """A story that sits at the match of its second chapter."""
    script = small(chapters=[chapter(next=(Way(to="base:far"),)), chapter("far")])
    director = Director(script, begin(script, 1))
    while not (isinstance(shown := director.next(), Play) and director.story.number == 1):
        if isinstance(shown, Page):
            director.turn_page()
        elif isinstance(shown, Play):
            director.played(True)
        else:
            director.heard()
    director.sit_down("left.match")
    return director.story


def test_a_chapter_that_is_gone_is_noted_and_its_match_is_not_gone_on_with() -> None:
    story = two_chapters()
    director = Director(small(), story)
    assert story.dropped == ["base:far"] and (story.match, story.tries) == ("", 0)
    shown = director.next()
    assert isinstance(shown, Page) and shown.chapter.name == "ball"
    assert len(story.results) == 1, "what was played was played"
    assert [one.line for one in story.ledger] == ["manque"], "and it stands in the ledger"


def test_a_scene_that_is_gone_is_noted_and_passed_over() -> None:
    more = scene("more", weight=9, choice=(choice("yes"), choice("no")))
    director = Director(small(scenes=[more]), begin(small(), 1))
    director.turn_page()
    director.next()
    director.story.called.append("base:away")
    story = from_saved(as_saved(director.story))
    assert story.scene == "base:more"
    later = Director(small(), story)
    assert story.dropped == ["base:more", "base:away"]
    assert getattr(later.next(), "scene", None) == small().scenes["base:greeting"]


def test_what_was_dropped_once_is_noted_once() -> None:
    story = two_chapters()
    Director(small(), story)
    again = from_saved(as_saved(story))
    Director(small(), again)
    assert again.dropped == ["base:far"] and len(again.ledger) == 1


def test_a_story_that_is_over_stays_over() -> None:
    story = two_chapters()
    story.moment, story.ending = "over", "base:end"
    director = Director(small(), story)
    assert director.next() == Over("base:end") and story.dropped == []
    assert director.chapter.name == "ball", "its bill tells of the last chapter that is still there"


@pytest.mark.parametrize("more", [True, False])
def test_a_story_that_came_to_no_ending_goes_on_where_its_campaign_does(more: bool) -> None:
    story = two_chapters()
    story.moment, story.match = "over", ""
    story.results.append(Result("base:far", True))
    farther = chapter("far", next=(Way(to="base:farther"),)) if more else chapter("far")
    script = small(chapters=[chapter(next=(Way(to="base:far"),)), farther, chapter("farther")])
    shown = Director(script, from_saved(as_saved(story))).next()
    assert isinstance(shown, Page) is more
    assert shown.chapter.name == "farther" if isinstance(shown, Page) else shown == Over("")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clerk_has_words_for_missing_pages(language: str) -> None:
    assert f"ledger-{MISSING}" in Texts(language, [BASE])
