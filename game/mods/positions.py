"""Positions in a TOML file: key path → line and column, asked only when something is wrong in it."""

from collections import Counter
from typing import TYPE_CHECKING

import tomli

if TYPE_CHECKING:
    from tree_sitter import Node

Path = tuple[str | int, ...]
"""Keys and places in lists that lead to a value."""
Place = tuple[int, int]
"""Line and column, from 1, in characters."""


class Positions:
    """The places of each key and each value of one TOML text."""

    def __init__(self, text: str) -> None:
        self.keys: dict[Path, Place] = {}
        self.values: dict[Path, Place] = {}
        self._lines = text.encode().split(b"\n")
        self._elements: Counter[Path] = Counter()
        for node in _tree(text).children:
            self._note_block(node)

    def find(self, path: Path, *, on_key: bool = False) -> Place:
        """The place of the value (or the key) at `path`, or of the nearest thing around it."""
        for size in range(len(path), 0, -1):
            near = path[:size]
            whole = size == len(path)
            first, second = (self.keys, self.values) if on_key or not whole else (self.values, self.keys)
            place = first.get(near) or second.get(near)
            if place:
                return place
        return (1, 1)

    def _place(self, node: "Node") -> Place:
        """Line and column of a node."""
        row, byte = node.start_point
        return row + 1, len(self._lines[row][:byte].decode(errors="replace")) + 1

    def _note_block(self, node: "Node") -> None:
        """Note a pair of the root, or a `[table]` or `[[table]]` with its pairs."""
        if node.type == "pair":
            self._note_pair(node, ())
        if node.type not in ("table", "table_array_element"):
            return
        header = next(child for child in node.named_children if child.type.endswith("key"))
        plain = _names(header)
        path = (*self._numbered(plain[:-1]), plain[-1])
        self._note_key(path, header)
        if node.type == "table_array_element":
            self._elements[path] += 1
            path = (*path, self._elements[path] - 1)
            self._note_key(path, header)
        for child in node.named_children:
            if child.type == "pair":
                self._note_pair(child, path)

    def _numbered(self, names: tuple[str, ...]) -> Path:
        """A header's path with the number of the latest `[[array]]` element it goes through."""
        path: Path = ()
        for name in names:
            path = (*path, name)
            if self._elements[path]:
                path = (*path, self._elements[path] - 1)
        return path

    def _note_key(self, path: Path, node: "Node") -> None:
        """Note the place of a key, and of those above it that have none yet."""
        place = self._place(node)
        for size in range(1, len(path) + 1):
            self.keys.setdefault(path[:size], place)
        self.keys[path] = place

    def _note_pair(self, node: "Node", above: Path) -> None:
        """Note a key and its value."""
        key, value = node.named_children[0], node.named_children[-1]
        path = above + _names(key)
        self._note_key(path, key)
        self._note_value(value, path)

    def _note_value(self, node: "Node", path: Path) -> None:
        """Note a value and what lies in it."""
        self.values[path] = self._place(node)
        if node.type == "inline_table":
            for child in node.named_children:
                if child.type == "pair":
                    self._note_pair(child, path)
        elif node.type == "array":
            inside = [child for child in node.named_children if child.type != "comment"]
            for number, child in enumerate(inside):
                self._note_value(child, (*path, number))


def _tree(text: str) -> "Node":
    """The root of the parsed `text`; tree-sitter is loaded here because most runs never need it."""
    import tree_sitter_toml
    from tree_sitter import Language, Parser

    return Parser(Language(tree_sitter_toml.language())).parse(text.encode()).root_node


def _names(key: "Node") -> tuple[str, ...]:
    """The names in a key, bare, quoted or dotted."""
    if key.type == "dotted_key":
        return tuple(name for part in key.named_children for name in _names(part))
    raw = (key.text or b"").decode()
    if key.type == "quoted_key":
        return tuple(tomli.loads(f"{raw} = 0"))
    return (raw,)
