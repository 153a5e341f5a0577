"""House rules: numbers and switches that a table may change before a match, from `[flag.…]` of a game."""

import re
from collections.abc import Iterable, Mapping
from typing import Literal

from game.mods.compile import not_one_of
from game.mods.defs import Def
from game.mods.problems import Facts, Problem, closest_word, value_preview

Value = int | bool | str
"""A value of a flag."""

_WHOLE = re.compile(r"[+-]?[0-9]{1,18}")


class FlagDef(Def, frozen=True):
    """One house rule: its kind, its default and the values it may have.

    `kind = "int"` needs `min` and `max` (and may have `step`, counted from `min`, and `zero`, the text key of
    what 0 means); `kind = "choice"` needs `choices`. Its words: `flag-<name>`, `.hint` for a longer sentence.
    """

    kind: Literal["int", "bool", "choice"]
    default: int | bool | str
    min: int = 0
    max: int = 0
    step: int = 1
    choices: tuple[str, ...] = ()
    zero: str = ""

    def __post_init__(self) -> None:
        if self.kind == "int" and (self.min >= self.max or self.step < 1):
            raise ValueError("problem-flag-bounds")
        if self.min < 0:
            raise ValueError("problem-flag-negative")
        if self.kind == "choice" and len(set(self.choices)) < 2:
            raise ValueError("problem-flag-choices")
        if self.wrong(self.default):
            raise ValueError("problem-flag-default")

    def wrong(self, value: object) -> Problem | None:
        """The reason why `value` cannot be this flag's, or None."""
        match self.kind:
            case "bool":
                return (
                    None if isinstance(value, bool) else self._problem("wrong-type", value, expected="bool")
                )
            case "int":
                return self._wrong_number(value)
        if value in self.choices:
            return None
        fault = not_one_of(value, list(self.choices), ())[0]
        return Problem(code=fault.code, where=self.name, facts=fault.facts, hint=fault.hint)

    def _wrong_number(self, value: object) -> Problem | None:
        """The reason why `value` is no number of this flag, or None."""
        if not isinstance(value, int) or isinstance(value, bool):
            return self._problem("wrong-type", value, expected="int")
        if not self.min <= value <= self.max:
            return self._problem("out-of-range", value, least=str(self.min), most=str(self.max))
        if (value - self.min) % self.step:
            return self._problem("not-multiple", value, step=str(self.step))
        return None

    def _problem(self, code: str, value: object, **facts: str) -> Problem:
        """A problem of this flag's value."""
        return Problem(code=code, where=self.name, facts={"got": value_preview(value), **facts})

    def read(self, text: str) -> Value | Problem:
        """The value that a hand typed (`forced_at=12`, `factions=on`), or the reason why it is none."""
        word = text.strip()
        value: Value = word
        if self.kind == "bool" and word.lower() in _SWITCH_WORDS:
            value = _SWITCH_WORDS[word.lower()]
        elif self.kind == "int" and _WHOLE.fullmatch(word):
            value = int(word)
        return self.wrong(value) or value

    def stepped(self, value: Value, by: int) -> Value:
        """The value `by` presses further: numbers stop at their ends, the others go round."""
        if self.kind == "bool":
            return bool(value) ^ bool(by % 2)
        if self.kind == "choice":
            return self.choices[(self.choices.index(str(value)) + by) % len(self.choices)]
        highest = self.max - (self.max - self.min) % self.step
        return min(max(int(value) + by * self.step, self.min), highest)


def bound_problems(flags: object, bounds: Mapping[str, range]) -> list[Problem]:
    """A problem for each number of `flags` beyond what its game can be played with, by name of the rule."""
    found = []
    for name, allowed in bounds.items():
        value = getattr(flags, name)
        if isinstance(value, int) and value not in allowed:
            facts: Facts = {"got": f"{value}", "least": f"{allowed[0]}", "most": f"{allowed[-1]}"}
            found.append(Problem(code="out-of-range", where=f"flag.{name}", facts=facts))
    return found


_SWITCH_WORDS = {
    "on": True,
    "true": True,
    "yes": True,
    "1": True,
    "off": False,
    "false": False,
    "no": False,
    "0": False,
}


def by_name(defs: Iterable[FlagDef]) -> dict[str, FlagDef]:
    """Flags by the name that rules ask for: the short one, or the full id when an earlier mod took it."""
    out: dict[str, FlagDef] = {}
    for flag in defs:
        out[flag.id if flag.name in out else flag.name] = flag
    return out


def resolve_flags(
    defs: Iterable[FlagDef], overrides: Mapping[str, object]
) -> tuple[dict[str, Value], tuple[Problem, ...]]:
    """The value of every flag, by name, and the problems; a wrong override leaves the default.

    Overrides may use the short name or the full id.
    """
    flags = by_name(defs)
    values: dict[str, Value] = {name: flag.default for name, flag in flags.items()}
    full = {flag.id: name for name, flag in flags.items()}
    problems: list[Problem] = []
    for key, value in overrides.items():
        name = full.get(key, key)
        if name not in flags:
            like = closest_word(key, flags)
            facts: Facts = {"key": key, "near": like, "known": ", ".join(flags)}
            hint = "did-you-mean" if like else "known"
            problems.append(Problem(code="unknown-flag", where=key, facts=facts, hint=hint))
            continue
        problem = flags[name].wrong(value)
        if problem:
            problems.append(problem)
        elif isinstance(value, int | str):
            values[name] = value
    return values, tuple(problems)
