"""What is told next: class, then weight, then what was heard least; lines go round before one comes back."""

from __future__ import annotations

from collections.abc import Iterable

from game.campaign.defs.condition import Condition
from game.campaign.defs.scene import LineDef, SceneDef
from game.campaign.story.deed import Deed
from game.campaign.story.salience import next_line, open_scenes
from game.campaign.story.state import Story
from tests.campaign.small import BALL, line, scene

DOUBT = (Condition(fact="doubted", by="me"),)


def story(seed: int = 1) -> Story:
    told = Story("base:court", seed, path=[BALL], moment="before")
    told.deeds.append(Deed("doubted", "hero", "isaure"))
    return told


def names(found: Iterable[SceneDef]) -> list[str]:
    return [one.name for one in found]


def test_class_comes_first_then_weight() -> None:
    scenes = [
        scene("chat", kind="evergreen", weight=99),
        scene("why", kind="caused", when=DOUBT, weight=50),
        scene("small", weight=1),
        scene("big", weight=2),
    ]
    assert names(open_scenes(story(), scenes, {})) == ["big", "small", "why", "chat"]


def test_only_what_fits_here_is_open() -> None:
    never = (Condition(fact="doubted", by="tancrede"),)
    scenes = [
        scene("here"),
        scene("after", "won"),
        scene("elsewhere", chapter=("base:far",)),
        scene("everywhere", chapter=()),
        scene("never", kind="caused", when=never),
        scene("heard"),
        scene("again", once=False),
    ]
    told = story()
    told.hear("base:heard")
    told.hear("base:again")
    assert {*names(open_scenes(told, scenes, {}))} == {"here", "everywhere", "again"}


def test_of_a_class_only_so_many_are_told() -> None:
    scenes = [scene(f"c{number}", kind="caused", when=DOUBT) for number in range(3)]
    told = story()
    assert len(open_scenes(told, scenes, {"caused": 2})) == 3
    told.told["caused"] = 2
    assert open_scenes(told, scenes, {"caused": 2}) == []


def test_among_equals_chance_decides_and_always_the_same() -> None:
    scenes = [scene(f"s{number}") for number in range(6)]
    orders = {tuple(names(open_scenes(story(seed), scenes, {}))) for seed in range(20)}
    assert len(orders) > 5
    assert open_scenes(story(3), scenes, {}) == open_scenes(story(3), scenes[::-1], {})


def said(lines: list[LineDef], times: int, told: Story | None = None, *, chapters: bool = True) -> list[str]:
    """The names of the lines that Isaure says one after the other, each in a chapter of its own."""
    told, found = told or story(), []
    for number in range(times):
        one = next_line(told, lines, "isaure")
        found.append(one.name if one else "")
        if one:
            told.hear(one.id)
        if chapters:
            told.path.append(f"base:c{number}")
    return found


def test_every_line_is_said_before_one_comes_back_and_then_they_go_round_again() -> None:
    lines = [line(f"l{number}") for number in range(7)]
    heard = said(lines, 21)
    assert {*heard[:7]} == {*heard[7:14]} == {*heard[14:]} == {one.name for one in lines}


def test_a_caused_line_is_said_first_and_once() -> None:
    lines = [line("chat"), line("why", kind="caused", when=DOUBT), line("more")]
    heard = said(lines, 5)
    assert heard[0] == "why" and heard.count("why") == 1
    assert said([lines[1]], 2) == ["why", ""]


def test_nobody_speaks_twice_of_one_theme_in_a_chapter() -> None:
    lines = [line(f"ink{number}", theme="ink") for number in range(4)] + [line("soup", theme="soup")]
    for seed in range(8):
        heard = said(lines, 2, story(seed), chapters=False)
        assert len({one.rstrip("0123456789") for one in heard}) == 2


def test_everybody_has_lines_of_ones_own_and_some_at_their_moment_only() -> None:
    lines = [line("mine"), line("his", who="tancrede"), line("later", moment=("won",), weight=9)]
    assert said(lines, 1) == ["mine"]
    told = story()
    told.moment = "won"
    assert said(lines, 1, told) == ["later"]
