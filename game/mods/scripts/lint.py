"""Scripts read without being run: names that nobody gave, facts that no hook tells, wishes of no game."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

import msgspec
from tree_sitter import Node

from game.mods.problems import closest_word
from game.scripting.hooks.vocabulary import Vocabulary
from game.scripting.syntax import descend, key_of_field, names_in, parsed, quoted, text_of

GLOBAL, FACT, WISH, WISH_KEY = "lua-global", "lua-fact", "lua-wish", "lua-wish-key"
"""Codes of slips."""
_NAMED = ("variable_list", "parameters")


class Slip(NamedTuple):
    """A word that nobody will understand, at a line and column from 1; `near` is what was probably meant."""

    code: str
    line: int
    column: int
    word: str
    near: str
    known: tuple[str, ...]


def slips_in(source: str, library: Collection[str], words: Vocabulary) -> list[Slip]:
    """Everything in a script that cannot be meant as it stands, in the order of its lines.

    `library` are the names of the box, `words` the hooks and wishes of the game. The script must be Lua. Of
    one that is too deep for a reader nothing is said.
    """
    reader = _Reader(source, library, words)
    try:
        reader.read()
    except RecursionError:
        return []
    return sorted(reader.found, key=lambda one: (one.line, one.column))


class _Reader:
    """Goes through a script with the names that are known in each block."""

    def __init__(self, source: str, library: Collection[str], words: Vocabulary) -> None:
        self.found: list[Slip] = []
        self._lines = source.encode().split(b"\n")
        self._root = parsed(source)
        self._library, self._words = library, words
        self._members = [name for name in library if "." in name]
        self._scopes: list[set[str]] = [{name for name in library if "." not in name} | {"_ENV"}]
        self._functions: dict[str, Node] = {}

    def read(self) -> None:
        """Find every slip."""
        self._scopes[0] |= {text_of(node) for node in descend(self._root) if _is_global_target(node)}
        self._block(self._root)
        for hooks, function in self._handlers():
            self._facts(hooks, function)

    # names

    def _block(self, node: Node) -> None:
        """A block: its locals are gone behind it."""
        self._scopes.append(set())
        for child in node.named_children:
            self._visit(child)
        self._scopes.pop()

    def _visit(self, node: Node) -> None:
        """One statement or expression."""
        visit = {
            "variable_declaration": self._declaration,
            "function_declaration": self._function,
            "function_definition": self._function,
            "for_statement": self._loop,
            "repeat_statement": self._repeat,
            "block": self._block,
            "identifier": self._use,
            "dot_index_expression": self._member,
            "method_index_expression": self._method,
            "field": self._field,
            "table_constructor": self._table,
        }.get(node.type)
        if visit is not None:
            visit(node)
        elif node.type not in ("attribute", "goto_statement", "label_statement"):
            self._inside(node)

    def _inside(self, node: Node) -> None:
        for child in node.named_children:
            self._visit(child)

    def _declaration(self, node: Node) -> None:
        """`local a, b = …`: the values do not know the names yet."""
        (inner,) = node.named_children[:1]
        names = inner.named_children[0] if inner.type == "assignment_statement" else inner
        values = inner.named_children[1].named_children if inner.type == "assignment_statement" else []
        for value in values:
            self._visit(value)
        for name, value in zip(names_in(names), values, strict=False):
            self._functions.setdefault(name, value)
        self._scopes[-1] |= {*names_in(names)}

    def _function(self, node: Node) -> None:
        """A function: a local one knows itself."""
        name = node.child_by_field_name("name")
        if name is not None and name.type == "identifier":
            self._functions.setdefault(text_of(name), node)
            if node.child(0) is not None and text_of(node.child(0)) == "local":
                self._scopes[-1].add(text_of(name))
        elif name is not None:
            self._visit(name)
        parameters, body = node.child_by_field_name("parameters"), node.child_by_field_name("body")
        own = {*names_in(parameters)}
        if name is not None and name.type.startswith("method"):
            own.add("self")
        self._scopes.append(own)
        if body is not None:
            self._block(body)
        self._scopes.pop()

    def _loop(self, node: Node) -> None:
        """A loop: its bounds do not know its names."""
        clause, body = node.child_by_field_name("clause"), node.child_by_field_name("body")
        if clause is None:
            return
        first, *rest = clause.named_children
        own = {*names_in(first)} if first.type == "variable_list" else {text_of(first)}
        for child in rest:
            self._visit(child)
        self._scopes.append(own)
        if body is not None:
            self._block(body)
        self._scopes.pop()

    def _repeat(self, node: Node) -> None:
        """A loop whose condition knows the names of its body."""
        self._scopes.append(set())
        for child in node.named_children:
            (self._inside if child.type == "block" else self._visit)(child)
        self._scopes.pop()

    def _use(self, node: Node) -> None:
        """A name that is read."""
        name = text_of(node)
        if not any(name in scope for scope in self._scopes):
            here = {one for scope in self._scopes for one in scope}
            self._slip(GLOBAL, node, name, here)

    def _member(self, node: Node) -> None:
        """`a.b`: of our own libraries the members are known."""
        table, field = node.child_by_field_name("table"), node.child_by_field_name("field")
        assert table is not None and field is not None
        self._visit(table)
        library, name = text_of(table), f"{text_of(table)}.{text_of(field)}"
        inside = [one for one in self._members if one.startswith(f"{library}.")]
        local = any(library in scope for scope in self._scopes[1:])
        if table.type == "identifier" and inside and not local and name not in inside:
            self._slip(GLOBAL, node, name, inside)

    def _method(self, node: Node) -> None:
        """`a:b`: only the table is a name."""
        table = node.child_by_field_name("table")
        if table is not None:
            self._visit(table)

    def _field(self, node: Node) -> None:
        """A field of a table: its key is a name only within brackets."""
        name, value = node.child_by_field_name("name"), node.child_by_field_name("value")
        if name is not None and name.type != "identifier":
            self._visit(name)
        if value is not None:
            self._visit(value)

    # wishes

    def _table(self, node: Node) -> None:
        """A table: a wish where it says so."""
        said = {key_of_field(field): field for field in node.named_children if field.type == "field"}
        wish = said["wish"].child_by_field_name("value") if "wish" in said else None
        if wish is not None and wish.type == "string":
            self._wish(wish, {key: field for key, field in said.items() if key not in ("", "wish")})
        self._inside(node)

    def _wish(self, wish: Node, said: dict[str, Node]) -> None:
        """A wish, and what it says."""
        word = quoted(wish)
        kind = self._words.wishes.get(word)
        if kind is None:
            self._slip(WISH, wish, word, self._words.wishes)
            return
        known = [field.encode_name for field in msgspec.structs.fields(kind)]
        for key, field in said.items():
            if key not in known:
                self._slip(WISH_KEY, field, key, known)

    # facts

    def _handlers(self) -> Iterator[tuple[list[str], Node]]:
        """The functions that hooks ask, each with the names of its hooks."""
        asked: dict[int, tuple[list[str], Node]] = {}
        for field in descend(self._root):
            if field.type != "field" or key_of_field(field) != "on":
                continue
            table = field.child_by_field_name("value")
            if table is None or table.type != "table_constructor":
                continue
            for one in table.named_children:
                value = one.child_by_field_name("value")
                if value is not None and value.type == "identifier":
                    value = self._functions.get(text_of(value))
                if value is not None and value.type.startswith("function_d"):
                    asked.setdefault(value.id, ([], value))[0].append(key_of_field(one))
        yield from asked.values()

    def _facts(self, hooks: list[str], function: Node) -> None:
        """The facts that a handler reads by their names."""
        if any(hook not in self._words.hooks or hook in self._words.open for hook in hooks):
            return
        known = frozenset[str]().union(*(self._words.facts_of(hook) for hook in hooks))
        parameters = function.child_by_field_name("parameters")
        names = names_in(parameters)
        others = [node for node in descend(function) if node != parameters]
        if not names or any(_names_again(node, names[0]) for node in others):
            return
        for node in descend(function):
            table, field = node.child_by_field_name("table"), node.child_by_field_name("field")
            if node.type != "dot_index_expression" or table is None or field is None:
                continue
            if table.type == "identifier" and text_of(table) == names[0] and text_of(field) not in known:
                self._slip(FACT, field, text_of(field), known)

    def _slip(self, code: str, node: Node, word: str, known: Collection[str]) -> None:
        """Note a slip."""
        row, byte = node.start_point
        column = len(self._lines[row][:byte].decode(errors="replace")) + 1
        self.found.append(Slip(code, row + 1, column, word, closest_word(word, known), tuple(sorted(known))))


def _names_again(node: Node, name: str) -> bool:
    """Whether a list of names gives a name once more."""
    return node.type in _NAMED and name in names_in(node)


def _is_global_target(node: Node) -> bool:
    """Whether a name is given here without `local`: it is known wherever the file reads it."""
    if node.type != "identifier" or node.parent is None:
        return False
    above = node.parent
    if above.type == "function_declaration":
        return node == above.child_by_field_name("name")
    around = above.parent
    if above.type != "variable_list" or around is None or around.type != "assignment_statement":
        return False
    return around.parent is None or around.parent.type != "variable_declaration"
