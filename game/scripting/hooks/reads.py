"""Which facts a handler can read at all: other facts cannot change its answer.

Read from the script itself, and only where it leaves no doubt: `return { on = { hook = f } }` at its end, `f`
a function given once, and its parameter used for nothing but `facts.a.b`. Of other handlers nothing is known.
"""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from game.scripting.syntax import descend, key_of_field, names_in, parsed, text_of

if TYPE_CHECKING:
    from tree_sitter import Node

Path = tuple[str, ...]
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
    found = []
    for path in paths:
        here: Any = facts
        for key in path:
            here = here.get(key) if isinstance(here, dict) else None
        found.append(here)
    return found


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
    for node in descend(body):
        if node.type in ("variable_list", "parameters", "for_numeric_clause") and facts in names_in(node):
            return None
        if node.type != "identifier" or text_of(node) != facts or not _is_variable(node):
            continue
        path = _path_from(node)
        if not path:
            return None
        found[path] = None
    return tuple(sorted(found))


def _is_variable(node: "Node") -> bool:
    """Whether a name stands for a value, not for a key, a label or a method."""
    above = node.parent
    if above is None or above.type in ("goto_statement", "label_statement"):
        return False
    if above.type in ("dot_index_expression", "method_index_expression"):
        return node == above.child_by_field_name("table")
    named = above.type == "field" and node == above.child_by_field_name("name")
    return not (named and text_of(above)[:1] != "[")


def _path_from(node: "Node") -> Path:
    """The keys that are written behind a name: `facts.a.b`."""
    path: list[str] = []
    here, above = node, node.parent
    while above is not None and above.type == "dot_index_expression":
        if here != above.child_by_field_name("table"):
            break
        path.append(text_of(above.child_by_field_name("field")))
        here, above = above, above.parent
    return tuple(path)
