"""Steps: what follows by itself in a game; each kind is declared once and carried out by one function.

A chapter lets something follow by calling the declared constant, never by writing a name:

    KINDS = StepKinds(lambda name, about: (name, *about))
    FIRE = KINDS.declare("fire")
    state.steps.append(FIRE(3))
    RULES = KINDS.rules_by_name({FIRE: fire_barrels})
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

S = TypeVar("S")
R = TypeVar("R")


class StepKind(Generic[S]):
    """One kind of step; called with the things that such a step is about, it makes the step.

    `name` is the kind's name in a save; equal kinds are one object. A step is a value: those about nothing
    are made once and shared.
    """

    __slots__ = ("_make", "_plain", "name")

    def __init__(self, name: str, make: Callable[[str, tuple[Any, ...]], S]) -> None:
        self.name = name
        self._make = make
        self._plain = make(name, ())

    def __call__(self, *about: Any) -> S:
        """A step of this kind, about these things."""
        return self._make(self.name, about) if about else self._plain

    def __repr__(self) -> str:
        return f"StepKind({self.name!r})"


class StepKinds(Generic[S]):
    """All kinds of step that one game knows; `make` builds a step from a name and the things it is about."""

    def __init__(self, make: Callable[[str, tuple[Any, ...]], S]) -> None:
        self._make = make
        self._declared: dict[str, StepKind[S]] = {}

    def declare(self, name: str) -> StepKind[S]:
        """A new kind of step.

        Raises:
            ValueError: the game has a kind of that name.
        """
        if name in self._declared:
            raise ValueError(f"The step {name!r} is declared twice.")
        kind = self._declared[name] = StepKind(name, self._make)
        return kind

    def rules_by_name(self, *chapters: Mapping[StepKind[S], R]) -> dict[str, R]:
        """The function of every declared kind, by name; each chapter brings those of its own steps.

        Raises:
            ValueError: a kind has no function, or two, or belongs to another game.
        """
        found: dict[str, R] = {}
        for chapter in chapters:
            for kind, rule in chapter.items():
                if self._declared.get(kind.name) is not kind:
                    raise ValueError(f"The step {kind.name!r} is not declared here.")
                if kind.name in found:
                    raise ValueError(f"The step {kind.name!r} is carried out twice.")
                found[kind.name] = rule
        idle = sorted(self._declared.keys() - found.keys())
        if idle:
            raise ValueError(f"Nobody carries out the steps {', '.join(idle)}.")
        return found
