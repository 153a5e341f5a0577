"""The text of a script is read as Lua reads it, and its joins are made countable."""

import pytest

from game.scripting import Limits, ScriptStopped
from game.scripting.source import FIRST, prepared_source


def prepared(source: str | bytes) -> str:
    """What Lua is given for a source, without what stands before it."""
    return prepared_source(source, "a.lua", Limits()).removeprefix(FIRST)


def refused(source: str | bytes) -> tuple[int, str]:
    """Where and why a source is refused."""
    with pytest.raises(ScriptStopped) as stop:
        prepared(source)
    assert stop.value.code == "source"
    return stop.value.line, stop.value.words


def test_a_join_asks_our_function_and_nothing_else_is_touched() -> None:
    assert prepared("x = a..b") == "x = a ..__join.. b"
    assert prepared("x = a.b + 1.5 -- ..") == "x = a.b + 1.5  "


@pytest.mark.parametrize(
    "source",
    [
        "'a..b'",
        '"a..b"',
        "[[a..b]]",
        "[==[a..]]b]==]",
        r"'\'..'",
        r'"\\" ',
        "'\\z  \n ..'",
        "'\\\n..'",
        r"'\\\'..'",
    ],
)
def test_dots_inside_texts_stay(source: str) -> None:
    assert prepared(f"return {source}") == f"return {source}"


def test_comments_go_and_lines_stay() -> None:
    assert prepared("a --[[ x\n.. ]] b\nc --[=[ ]]\n]=] d").count("\n") == 3
    assert ".." not in prepared("a --[[ x\n.. ]] b -- ..\nc")


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("\n...", 2),
        ("return 2 ^ 3", 1),
        ("\n\nlocal _ENV", 3),
        ("__join = 1", 1),
        ("local a <close> = b", 1),
        ("local a < --x\nclose> = b", 2),
        ("x = 'a", 1),
        ("x = [[a", 1),
        ("--[[a", 1),
        ("\n\x1bLua", 2),
        ("é = 1", 1),
        (b"\n\n'\xff'", 3),
        ("x = '" + "y" * 4_096 + "'", 1),
    ],
)
def test_what_cannot_be_counted_or_read_is_refused_with_its_line(source: str | bytes, line: int) -> None:
    where, words = refused(source)
    assert where == line and words


def test_a_file_too_long_is_refused_before_it_is_read() -> None:
    assert refused("-" * 65_537) == (0, "more than 65536 bytes")
    assert prepared("-" * 65_536).strip() == ""
