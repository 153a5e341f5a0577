"""A story picks what tells the most, in order, under its heads, and never more lines than it may."""

from game.core.chronicle import DEED, DETAIL, TELLING, TURNING, Line, story_lines


def head(level: int, name: str) -> Line:
    return Line(name, level=level)


def told(lines: list[Line], most: int) -> list[str]:
    return [line.code for line in story_lines(lines, most)]


MATCH = [
    head(1, "one"),
    head(2, "ann"),
    Line("shot", weight=DEED),
    head(2, "bob"),
    Line("step", weight=DETAIL),
    head(1, "two"),
    head(2, "clo"),
    Line("duel", weight=TELLING),
    Line("duel", weight=TELLING),
    head(2, "dan"),
    Line("end", weight=TURNING),
]


def test_what_weighs_most_is_told_first_and_every_line_has_its_heads() -> None:
    assert told(MATCH, 20) == ["one", "ann", "shot", "two", "clo", "duel", "dan", "end"]
    assert told(MATCH, 7) == ["two", "clo", "duel", "dan", "end"]
    assert told(MATCH, 3) == ["two", "dan", "end"]
    assert told(MATCH, 2) == []


def test_a_head_of_a_higher_level_ends_those_below() -> None:
    lines = [head(1, "one"), head(2, "ann"), head(3, "magic"), head(2, "bob"), Line("end", weight=TURNING)]
    assert told(lines, 9) == ["one", "bob", "end"]


def test_many_lines_of_one_weight_are_told_from_all_of_the_match() -> None:
    lines = [Line("deed", {"n": n}, DEED) for n in range(80)]
    places = [line.facts["n"] for line in story_lines(lines, 10)]
    assert places == [8 * n for n in range(10)]
    assert len(story_lines(lines, 100)) == 80
