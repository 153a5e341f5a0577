"""The ways of a campaign as a picture: every chapter once, in its place, and an arrow a way."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import msgspec
import pytest

from game.app.campaign.chart import Box, lay_out, svg
from game.app.campaign.graph import chapter_numbers
from game.app.campaign.screenplay import Screenplay
from game.campaign.content import Script
from game.campaign.defs.chapter import Way
from game.campaign.defs.condition import Condition
from game.mods.texts import Texts
from tests.campaign.court import BASE, the_court
from tests.campaign.small import BALL, chapter, ending, small

SVG = "{http://www.w3.org/2000/svg}"
WORDS = Texts("en", [BASE])
LAST = chapter("last", act=2)


def forked(**more: object) -> Script:
    """A ball, then one of two rooms of different length, then the last chapter."""
    rooms = [
        chapter("long", next=(Way(to="base:longer"),)),
        chapter("short", next=(Way(to="base:last"),)),
        chapter("longer", next=(Way(to="base:last"),)),
    ]
    first = (
        Way(to="base:long", when=(Condition(fact="trust", of="isaure", at_least=4),)),
        Way(to="base:short"),
    )
    script = small(chapters=[LAST, *rooms], endings=[ending("other", order=1)])
    chapters = {**script.chapters, BALL: msgspec.structs.replace(script.chapters[BALL], next=first)}
    return msgspec.structs.replace(script, chapters=chapters, **more)


def drawn(script: Script) -> ElementTree.Element:
    return ElementTree.fromstring(svg(script, WORDS))


def arrows(picture: ElementTree.Element) -> list[str]:
    return [one.attrib["d"] for one in picture.iter(f"{SVG}path") if one.get("class") == "way"]


def named(picture: ElementTree.Element) -> list[str]:
    return [one.attrib["id"] for one in picture.iter(f"{SVG}g")]


def ends_at(line: str) -> tuple[int, int]:
    """Where a line of straight and bent pieces ends."""
    x, y = 0, 0
    for verb, rest in re.findall(r"([MCVH])([^MCVH]*)", line):
        numbers = [int(one) for one in rest.split()]
        x = numbers[0] if verb == "H" else numbers[-2] if verb in "MC" else x
        y = numbers[0] if verb == "V" else numbers[-1] if verb in "MC" else y
    return x, y


def test_chapters_are_numbered_as_they_are_played_by_the_longest_way() -> None:
    numbers = chapter_numbers(forked())
    assert numbers == {BALL: 1, "base:long": 2, "base:short": 2, "base:longer": 3, "base:last": 4}


def test_both_sides_of_the_fork_of_the_court_are_chapter_seven() -> None:
    court = the_court()
    numbers = {court.chapters[id].name: number for id, number in chapter_numbers(court).items()}
    assert numbers["bal"] == 1 and numbers["monnaie"] == numbers["cachot"] == 7 and numbers["col"] == 8


def test_ways_back_and_chapters_that_nobody_comes_to_are_numbered_all_the_same() -> None:
    script = small(chapters=[chapter("again", next=(Way(to=BALL),)), chapter("lost")])
    back = msgspec.structs.replace(script.chapters[BALL], next=(Way(to="base:again"),))
    script = msgspec.structs.replace(script, chapters={**script.chapters, BALL: back})
    assert chapter_numbers(script) == {BALL: 1, "base:again": 2, "base:lost": 3}
    to_end = 1
    assert len(arrows(drawn(script))) == 2 + to_end
    assert not re.search(r"H-\d", svg(script, WORDS))


def test_the_screenplay_comes_in_that_order_with_those_numbers() -> None:
    heads = [one for one in Screenplay(forked(), WORDS).pages() if one.startswith("CHAPTER ")]
    assert [head.split(".")[0] for head in heads] == [f"CHAPTER {n}" for n in (1, 2, 2, 3, 4)]
    assert heads[-1].endswith("CHAPTER-LAST") and next(iter(forked().chapters)) == BALL
    assert [*forked().chapters][1] == "base:last"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_court_is_drawn_whole_in_both_languages(language: str) -> None:
    court = the_court()
    picture = ElementTree.fromstring(svg(court, Texts(language, [BASE])))
    wanted = [f"chapter-{one.name}" for one in court.chapters.values()]
    assert named(picture) == wanted + [f"ending-{one.name}" for one in court.endings]
    titles = {text for one in picture.iter(f"{SVG}text") if (text := "".join(one.itertext()))}
    assert any("7. " in one for one in titles) and not any("chapter-" in one for one in titles)


def test_no_two_boxes_lie_upon_one_another() -> None:
    for script in (forked(), the_court()):
        boxes = [*lay_out(script).values()]
        assert [(a, b) for place, a in enumerate(boxes) for b in boxes[place + 1 :] if _touch(a, b)] == []
    assert _touch(Box(0, 0, 10, 10), Box(9, 9, 10, 10))


def _touch(a: Box, b: Box) -> bool:
    return a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h


def test_the_acts_stand_side_by_side_and_what_follows_stands_lower() -> None:
    boxes = lay_out(forked())
    ways = (BALL, "base:long", "base:longer")
    assert all(boxes[a].y + boxes[a].h < boxes[b].y for a, b in pairwise(ways))
    assert boxes["base:last"].x > max(boxes[one].x + boxes[one].w for one in (*ways, "base:short"))
    assert boxes["base:end"].x > boxes["base:last"].x


def test_every_way_is_an_arrow_that_ends_at_its_chapter() -> None:
    script = forked()
    boxes = lay_out(script)
    ends = [ends_at(line) for line in arrows(drawn(script))]
    wanted = ["base:long", "base:short", "base:last", "base:last", "base:longer"]
    tops = [(boxes[id].middle, boxes[id].y) for id in sorted(wanted)]
    sides = [(boxes[id].x, boxes[id].y + boxes[id].h // 2) for id in ("base:end", "base:other")]
    assert sorted(ends) == sorted([*tops, *sides])


def test_a_way_less_is_an_arrow_less() -> None:
    script = forked()
    closed = msgspec.structs.replace(script.chapters["base:short"], next=(Way(to="base:longer"),))
    fewer = msgspec.structs.replace(script, chapters={**script.chapters, "base:short": closed})
    assert arrows(drawn(fewer)) != arrows(drawn(script))
    assert len(arrows(drawn(msgspec.structs.replace(script, endings=())))) == len(arrows(drawn(script))) - 2


def test_conditions_are_written_beside_their_ways_and_nothing_breaks_the_file() -> None:
    said = svg(forked(), WORDS)
    assert "trust isaure ≥ 4" in said
    odd = Condition(fact="letter", value='read & <burnt> "twice" by somebody who had too much time')
    script = forked(endings=(ending("odd", when=(odd,), order=1), ending()))
    picture = drawn(script)
    whole = [one.text or "" for one in picture.iter(f"{SVG}title")]
    assert any('read & <burnt> "twice"' in one for one in whole)
