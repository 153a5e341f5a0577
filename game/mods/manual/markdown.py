"""Markdown of the manual: headings, tables, blocks."""

import re
from collections.abc import Sequence

_TICKED = re.compile(r"(`[^`]*`)")
_MEANT = re.compile(r"(?<!\\)([|<])")


def heading(level: int, words: str) -> str:
    """A heading; level 1 is the page's."""
    return f"{'#' * level} {words}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table: pipes in cells are escaped, and outside code whatever looks like a tag."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(_cell(one) for one in line)} |" for line in lines)


def _cell(words: str) -> str:
    """The words of a cell, on one line."""
    parts = _TICKED.split(" ".join(words.split("\n")))
    return "".join(
        one.replace("|", r"\|") if place % 2 else _MEANT.sub(r"\\\1", one) for place, one in enumerate(parts)
    )


def block(language: str, text: str) -> str:
    """Lines of a file, as they are."""
    return f"```{language}\n{text.rstrip()}\n```"


def page(parts: Sequence[str]) -> str:
    """The text of a page, from its parts; empty ones are left out."""
    return "\n\n".join(one for one in parts if one) + "\n"
