"""What the sentences of all games share: lists in words, effects joined, ends of sentences."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.app.workshop.craft import Words
from game.app.workshop.document import Path


def listed(words: Words, items: Sequence[str], joint: str = "tell-and") -> str:
    """Some words as a list: `a, b and c`; `joint` is the key of its end."""
    if len(items) < 2:
        return "".join(items)
    return words(joint, before=", ".join(items[:-1]), last=items[-1])


def in_short(words: Words, choice: object, n: int = 0) -> str:
    """A word of a list as fields show it, with its number; nothing where it is called nothing."""
    key = f"choice-{choice}"
    return words("tell-short", what=words(key), n=n) if key in words else ""


def conditions(words: Words, prefix: str, said: Iterable[str]) -> str:
    """Conditions as a list, each by its message; those without one by their own word."""
    return listed(words, [words(f"{prefix}-{one}") for one in said])


def effects_told(
    words: Words, prefix: str, effects: Sequence[Mapping[str, Any]], rules: Sequence[str] = ()
) -> list[tuple[str, Path]]:
    """Each effect as a clause with the path to it; what a table says is given to its message as facts.

    Numbers are given as numbers, everything else as words; what is not said counts as `none`.
    """
    return [
        (words(f"{prefix}-{one.get('kind', 'none')}", **effect_facts(one)), ("effects", place))
        for place, one in enumerate(effects)
    ]


def effect_facts(effect: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of an effect for its message."""
    facts: dict[str, Any] = {"whom": "player", "n": 1, "at": "none", "what": "none"}
    for key, value in effect.items():
        if isinstance(value, bool | int | str):
            facts[key] = value if not isinstance(value, bool) else str(value).lower()
    number = next((effect[key] for key in _NUMBERS if isinstance(effect.get(key), int)), 1)
    return {**facts, "n": abs(number), "sign": "less" if number < 0 else "more"}


_NUMBERS = ("cards", "amount", "bullets", "faces", "coins", "draw", "value", "by", "dice")
"""Keys of effects that say how many; the first that is there counts."""
