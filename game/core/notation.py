"""Shared parts of position notations: TOML read strictly, names of things, problems told in a sentence."""

import re
import tomllib
from collections.abc import Collection, Iterable
from typing import Any, TypeVar

import msgspec
import tomli_w

T = TypeVar("T")

MOST_PARTS = 64
"""Parts of the longest dotted key."""
_BETWEEN_DOTTED = re.compile(r"[={},\[\]]")


class PositionProblem(ValueError):
    """A position that cannot be laid out; the text says where and why."""

    def __init__(self, told: object) -> None:
        super().__init__(f"position: {told}")


def position_from_toml(text: str, kind: type[T]) -> T:
    """The position that a TOML text describes.

    Raises:
        PositionProblem: the TOML is broken or too deep, or a key is unknown, missing or of the wrong type.
    """
    if any(map(_is_endless, text.splitlines())):
        raise PositionProblem(f"a key of more than {MOST_PARTS} parts.")
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise PositionProblem(f"{error}.") from None
    except ValueError:
        raise PositionProblem("a number of thousands of digits.") from None
    except RecursionError:
        raise PositionProblem("too many brackets inside brackets.") from None


def _is_endless(line: str) -> bool:
    """Whether a key with more parts than anybody means stands in a line: TOML takes hours for those."""
    return line.count(".") > MOST_PARTS and any(
        part.count(".") > MOST_PARTS for part in _BETWEEN_DOTTED.split(line)
    )


def position_to_toml(position: msgspec.Struct) -> str:
    """The TOML text of a position; TOML has no null, so None is left out at every depth."""
    return tomli_w.dumps(_without_none(msgspec.to_builtins(position)))


def _without_none(value: Any) -> Any:
    """`value` without what is None, at every depth."""
    if isinstance(value, dict):
        return {key: _without_none(item) for key, item in value.items() if item is not None}
    return [_without_none(item) for item in value] if isinstance(value, list) else value


def one_of(where: str, said: str, known: Collection[str]) -> None:
    """Refuse a word that is none of those known at `where`.

    Raises:
        PositionProblem: `said` is unknown.
    """
    if said not in known:
        raise PositionProblem(f"{where}: {said!r} is none of {', '.join(known)}.")


class Names:
    """Short and full names of things in play, resolved to full ids."""

    def __init__(self, ids: Iterable[str], what: str) -> None:
        self._ids = {name: full for full in ids for name in (full, full.partition(":")[2])}
        self._what = what

    def one(self, name: str) -> str:
        """The full id of `name`.

        Raises:
            PositionProblem: nothing in play has that name.
        """
        if not name or name not in self._ids:
            raise PositionProblem(f"no {self._what} named {name!r} in this match.")
        return self._ids[name]

    def all(self, names: Iterable[str]) -> list[str]:
        """The full ids of several names."""
        return [self.one(name) for name in names]
