"""The shape of what a mod remembers, where its scripts declare one: what does not fit is not told them.

A script returns `remembers = { count = 0, names = { "" }, seats = {} }` beside `on`. Each value stands for
its kind: a number, a text, true or false, a list of such things, a table of such keys; `{}` is any table.
Values that a changed script does not know any more stay in the state of the match, so that every replay is
the same.
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

Shape: TypeAlias = Mapping[str, Any]
"""By key: a value that stands for its kind."""


def joined_shape(shapes: Iterable[Shape | None]) -> Shape | None:
    """The shape of a mod by those of its scripts; None: one of them declares none, so anything goes."""
    joined: dict[str, Any] = {}
    for shape in shapes:
        if shape is None:
            return None
        joined = {**shape, **joined}
    return joined


def has_shape(shape: Shape | None, key: str, value: Any) -> bool:
    """Whether a mod may keep a value under a key."""
    return shape is None or (key in shape and _is_like(value, shape[key]))


def fitting(shape: Shape | None, kept: Mapping[str, Any]) -> Mapping[str, Any]:
    """Of what a mod keeps, what has the shape."""
    if shape is None:
        return kept
    return {key: value for key, value in kept.items() if has_shape(shape, key, value)}


def _is_like(value: Any, sample: Any) -> bool:
    """Whether a value is of the kind that a sample stands for."""
    match sample:
        case bool():
            return isinstance(value, bool)
        case str():
            return isinstance(value, str)
        case int() | float():
            return isinstance(value, int | float) and not isinstance(value, bool)
        case []:
            return isinstance(value, list | dict)
        case list():
            return isinstance(value, list) and all(_is_like(one, sample[0]) for one in value)
        case dict():
            if value == []:  # an empty table has no keys to tell it from a list
                return True
            known = isinstance(value, dict) and value.keys() <= sample.keys()
            return known and all(_is_like(one, sample[key]) for key, one in value.items())
    return False
