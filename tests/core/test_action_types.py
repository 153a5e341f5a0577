"""The test of an action's fields is made from what its class declares."""

from typing import Any

import msgspec
import pytest

from game.core.action_types import type_test
from game.core.rules import Action

NAN = float("nan")


class Spot(msgspec.Struct, frozen=True):
    """A Struct inside an action."""

    x: int
    name: str | None = None


class Lay(Action, frozen=True, tag=True):
    """An action with a field of every kind."""

    word: str = ""
    maybe: int | None = None
    flag: bool = False
    share: float = 0.5
    row: tuple[int, ...] = ()
    pair: tuple[int, str] = (0, "")
    spots: tuple[Spot, ...] = ()
    grid: tuple[tuple[int, ...], ...] = ()
    spot: Spot | None = None


class Bow(Action, frozen=True, tag=True):
    """An action of nobody else and nothing more."""


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"word": "w", "maybe": 3, "flag": True, "share": -0.0, "row": (1, 2), "pair": (1, "a")},
        {"spots": (Spot(1), Spot(2, "two")), "grid": ((), (1, 2)), "spot": Spot(3)},
    ],
)
def test_what_is_as_declared_passes(fields: dict[str, Any]) -> None:
    assert type_test(Lay)(Lay(0, **fields))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("player", True),
        ("player", None),
        ("player", 0.0),
        ("word", b""),
        ("word", None),
        ("maybe", False),
        ("maybe", "3"),
        ("flag", 1),
        ("flag", None),
        ("share", 1),
        ("share", NAN),
        ("share", float("inf")),
        ("row", [1]),
        ("row", (1, "2")),
        ("row", (1, True)),
        ("pair", (1,)),
        ("pair", (1, "a", 2)),
        ("pair", ("a", 1)),
        ("pair", [1, "a"]),
        ("spots", Spot(1)),
        ("spots", (Spot(1), Lay(0))),
        ("spots", (Spot(1), Spot("2"))),  # type: ignore[arg-type]
        ("grid", ((1,), [2])),
        ("grid", ((1,), (True,))),
        ("spot", Spot(1, 2)),  # type: ignore[arg-type]
        ("spot", {"x": 1}),
    ],
)
def test_what_is_not_fails(name: str, value: Any) -> None:
    assert not type_test(Lay)(Lay(**{"player": 0, name: value}))


def test_an_action_without_fields_needs_its_player() -> None:
    assert type_test(Bow)(Bow(7)) and not type_test(Bow)(Bow("7"))  # type: ignore[arg-type]


def test_a_field_of_no_such_type_is_a_mistake_of_the_program() -> None:
    class Heap(Action, frozen=True, tag=True):
        """An action that could be changed by its author."""

        stones: list[int]

    with pytest.raises(TypeError, match="no action is made of"):
        type_test(Heap)
