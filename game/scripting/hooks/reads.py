"""Which facts a handler can read at all: other facts cannot change its answer.

Read from the script itself, and only where it leaves no doubt: `return { on = { hook = f } }` at its end, `f`
a function given once, and its parameter used for nothing but `facts.a.b`. `facts.seats[facts.player]` is one
seat alone. Of other handlers nothing is known.
"""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from game.scripting.syntax import descend, key_of_field, names_in, parsed, text_of

if TYPE_CHECKING:
    from tree_sitter import Node


class At(NamedTuple):
    """A key that is itself a fact: `[facts.player]`."""

    fact: str


Path = tuple[str | At, ...]
"""Keys that lead to a fact."""


def reads_of(source: str) -> dict[str, tuple[Path, ...]]:
    """By hook: the paths of all facts that its handler can read; of other hooks that is not known."""
    root = parsed(source)
    given = _given(root)
    functions = {
        text_of(node.child_by_field_name("name")): node
        for node in descend(root)
        if node.type == "function_declaration"
    }
    found = {}
    for hook, value in _handlers(root):
        name = text_of(value)
        function = value
        if value.type == "identifier":
            if given[name] != 1 or name not in functions:
                continue
            function = functions[name]
        paths = _paths(function) if function.type.startswith("function_d") else None
        if paths is not None:
            found[hook] = paths
    return found


def values_at(facts: Mapping[str, Any], paths: tuple[Path, ...]) -> list[Any]:
    """The facts at some paths, each None where there is none."""
    return [_value_at(facts, path) for path in paths]


def _value_at(facts: Mapping[str, Any], path: Path) -> Any:
    """The fact at a path; where it leads through no table, bytes that say what stands in the way, and where.

    Where a fact is a key and no name or whole number, all that it leads into.
    """
    here: Any = facts
    for depth, key in enumerate(path):
        if not isinstance(here, dict | list | tuple):
            return f"{depth} {type(here).__name__}".encode()
        place = facts.get(key.fact) if isinstance(key, At) else key
        if type(place) is str:
            here = here.get(place) if isinstance(here, dict) else None
        elif type(place) is int and not isinstance(here, dict):
            here = here[place - 1] if 0 < place <= len(here) else None
        else:
            return here
    return here


def _given(root: "Node") -> Counter[str]:
    """How often each name is given in a script, in whichever way."""
    given = Counter[str]()
    for node in descend(root):
        if node.type in ("variable_list", "parameters"):
            given.update(names_in(node))
        elif node.type == "function_declaration" or node.type == "for_numeric_clause":
            given[text_of(node.child_by_field_name("name"))] += 1
    return given


def _handlers(root: "Node") -> list[tuple[str, "Node"]]:
    """Hooks and what answers them, where the last statement returns them in so many words."""
    returned = _returned(root)
    fields = [one for one in returned.named_children if one.type == "field"] if returned else []
    on = [one.child_by_field_name("value") for one in fields if key_of_field(one) == "on"]
    if len(on) != 1 or on[0] is None or on[0].type != "table_constructor":
        return []
    asked = [(key_of_field(one), one.child_by_field_name("value")) for one in on[0].named_children]
    if len({hook for hook, _ in asked}) < len(asked):
        return []
    return [(hook, value) for hook, value in asked if hook and value is not None]


def _returned(root: "Node") -> "Node | None":
    """The table that a script returns at its end, and nowhere else."""
    ends = [node for node in descend(root) if node.type == "return_statement" and not _is_in_function(node)]
    last = root.named_children[-1] if root.named_children else None
    if last is None or ends != [last] or len(last.named_children) != 1:
        return None
    said = last.named_children[0].named_children
    return said[0] if len(said) == 1 and said[0].type == "table_constructor" else None


def _is_in_function(node: "Node") -> bool:
    """Whether something stands in a function, not in the file itself."""
    above = node.parent
    while above is not None and not above.type.startswith("function_d"):
        above = above.parent
    return above is not None


def _paths(function: "Node") -> tuple[Path, ...] | None:
    """The paths of the facts that a function can read; None: it does more with them than that."""
    parameters, body = function.child_by_field_name("parameters"), function.child_by_field_name("body")
    if "..." in text_of(parameters):
        return None
    names = names_in(parameters)
    if not names or body is None:
        return ()
    facts, found = names[0], dict[Path, None]()
    changes = any(_gives_to(node, facts) for node in descend(body))
    for node in descend(body):
        if node.type in ("variable_list", "parameters", "for_numeric_clause") and facts in names_in(node):
            return None
        if node.type != "identifier" or text_of(node) != facts or not _is_variable(node):
            continue
        path = _path_from(node, "" if changes else facts)
        if not path:
            return None
        found[path] = None
    return tuple(sorted(found, key=repr))


def _gives_to(node: "Node", facts: str) -> bool:
    """Whether a statement gives something to a fact, so that keys may not be what they were."""
    if node.type != "assignment_statement":
        return False
    for target in node.named_children[0].named_children:
        base: Node | None = target
        while base is not None and base.type.endswith("index_expression"):
            base = base.child_by_field_name("table")
        if text_of(base) == facts:
            return True
    return False


def _is_variable(node: "Node") -> bool:
    """Whether a name stands for a value, not for a key, a label or a method."""
    above = node.parent
    if above is None or above.type in ("goto_statement", "label_statement"):
        return False
    if above.type in ("dot_index_expression", "method_index_expression"):
        return node == above.child_by_field_name("table")
    named = above.type == "field" and node == above.child_by_field_name("name")
    return not (named and text_of(above)[:1] != "[")


def _path_from(node: "Node", facts: str) -> Path:
    """The keys that are written behind a name: `facts.a.b`; `[facts.c]` among them where `facts` is given."""
    path: list[str | At] = []
    here, above = node, node.parent
    while above is not None and above.type in ("dot_index_expression", "bracket_index_expression"):
        field = above.child_by_field_name("field")
        if here != above.child_by_field_name("table") or field is None:
            break
        if above.type == "dot_index_expression":
            path.append(text_of(field))
        elif path and facts and _is_fact(field, facts):
            path.append(At(text_of(field.child_by_field_name("field"))))
        else:
            break
        here, above = above, above.parent
    return tuple(path)


def _is_fact(node: "Node", facts: str) -> bool:
    """Whether an expression is `facts.a`, which nothing but a gift to `facts` changes."""
    table = node.child_by_field_name("table")
    return node.type == "dot_index_expression" and table is not None and text_of(table) == facts
