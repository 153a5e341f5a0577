"""Observed attributes: setting a number or a colour of a drawable shows at once."""

from __future__ import annotations

from typing import Any, Generic, Protocol, Self, TypeVar, overload


class Placeable(Protocol):
    """An owner that can be put where its numbers say."""

    def _place(self) -> None: ...


class Shadeable(Protocol):
    """An owner that can be coloured as its tint and alpha say."""

    def _shade(self) -> None: ...


class ObservedNumber:
    """A number, kept under its name with an underscore; setting it places its owner anew."""

    def __set_name__(self, owner: type, name: str) -> None:
        self._kept = f"_{name}"

    @overload
    def __get__(self, owner: None, kind: type) -> Self: ...
    @overload
    def __get__(self, owner: object, kind: type) -> float: ...
    def __get__(self, owner: object | None, kind: type) -> Any:
        """Return the number as it was set last."""
        return self if owner is None else getattr(owner, self._kept)

    def __set__(self, owner: Placeable, value: float) -> None:
        """Change the number, and the owner's place with it."""
        setattr(owner, self._kept, value)
        owner._place()


Shade = TypeVar("Shade")


class ObservedShade(Generic[Shade]):
    """A tint, an alpha or a visibility; a value that differs colours its owner anew."""

    def __set_name__(self, owner: type, name: str) -> None:
        self._kept = f"_{name}"

    @overload
    def __get__(self, owner: None, kind: type) -> Self: ...
    @overload
    def __get__(self, owner: object, kind: type) -> Shade: ...
    def __get__(self, owner: object | None, kind: type) -> Any:
        """Return the value as it was set last."""
        return self if owner is None else getattr(owner, self._kept)

    def __set__(self, owner: Shadeable, value: Shade) -> None:
        """Change the value, and the owner's colour with it; the same value again costs nothing."""
        if value != getattr(owner, self._kept):
            setattr(owner, self._kept, value)
            owner._shade()
