"""Variables that a mod's words ask for in vain: the message of ours that they replace is not given them."""

import re
from collections.abc import Iterator
from typing import Any

from game.mods.problems import Facts, closest_word

_NAMED = re.compile(r"\$([A-Za-z][A-Za-z0-9_-]*)")


class Given:
    """What each of our messages is given to say, as far as its own words tell."""

    def __init__(self) -> None:
        self._named: dict[str, set[str]] = {}
        self._quoted: dict[str, set[str]] = {}

    def note_row(self, name: str, row: str, quotes: list[str]) -> None:
        """Note the variables in one line of our message `name`, which quotes other messages."""
        self._named.setdefault(name, set()).update(_NAMED.findall(row))
        self._quoted.setdefault(name, set()).update(quotes)

    def of_message(self, name: str) -> set[str]:
        """The variables of a message, and of all that it quotes."""
        waiting = [name]
        for one in waiting:
            waiting += [other for other in sorted(self._quoted.get(one, ())) if other not in waiting]
        return {variable for one in waiting for variable in self._named.get(one, ())}

    def strange_ones(self, name: str, pattern: Any) -> Iterator[tuple[int, Facts, str]]:
        """Each variable that a pattern in place of our message is not given: its place, facts, hint."""
        asked = [] if name not in self._named else list(_asked_variables(pattern))
        given = self.of_message(name) if asked else set()
        for variable, at in asked:
            if variable not in given:
                yield at, *_told(name, variable, given)


def _told(name: str, variable: str, given: set[str]) -> tuple[Facts, str]:
    """The facts and the hint of a variable that a message is not given."""
    facts: Facts = {"id": name[:80], "key": f"${variable[:80]}"}
    near = closest_word(variable, given)
    if near:
        return {**facts, "near": f"${near}"}, "did-you-mean"
    if given:
        return {**facts, "known": ", ".join(f"${one}" for one in sorted(given))}, "known"
    return facts, "no-variables"


def _asked_variables(pattern: Any) -> Iterator[tuple[str, int]]:
    """Names of the variables that a pattern asks for, and where it does."""
    from fluent.syntax import ast as syntax

    waiting = [pattern]
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, list | tuple):
            waiting += node
        elif isinstance(node, syntax.VariableReference):
            yield node.id.name, node.span.start if node.span else 0
        elif isinstance(node, syntax.BaseNode):
            waiting += [value for key, value in vars(node).items() if key != "span"]
