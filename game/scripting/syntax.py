"""Lua as a tree: what tools that read a script without running it share."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tree_sitter import Node, Parser


@cache
def _parser() -> "Parser":
    import tree_sitter_lua
    from tree_sitter import Language, Parser

    return Parser(Language(tree_sitter_lua.language()))


def parsed(source: str) -> "Node":
    """The tree of a script."""
    return _parser().parse(source.encode()).root_node


def text_of(node: "Node | None") -> str:
    """What stands there; nothing where nothing stands."""
    return (node.text or b"").decode(errors="replace") if node is not None else ""


def quoted(node: "Node") -> str:
    """What a text in quotes says."""
    return text_of(node.child_by_field_name("content"))


def key_of_field(field: "Node") -> str:
    """The key of a field of a table, where it is written out; else nothing."""
    name = field.child_by_field_name("name")
    if name is None:
        return ""
    return quoted(name) if name.type == "string" else text_of(name) if text_of(field)[:1] != "[" else ""


def names_in(node: "Node | None") -> list[str]:
    """The names that a list of names gives."""
    return [text_of(one) for one in node.named_children if one.type == "identifier"] if node else []


def descend(node: "Node") -> Iterator["Node"]:
    """A node and all that lies in it, as it stands."""
    waiting = [node]
    while waiting:
        here = waiting.pop()
        yield here
        waiting += reversed(here.named_children)
