"""Who sits at a table, as far as a picture needs to know."""

from typing import Protocol

from scenes.draw.text import Typesetter


class Sitter(Protocol):
    """The name and the seat colour of whoever sits on a chair."""

    @property
    def name(self) -> str:
        """The sitter's name, as written on the plaque."""
        ...

    @property
    def colour(self) -> int:
        """The place of the sitter's colour among the seats."""
        ...


def shortened_name(letters: Typesetter, name: str, size: float, width: float, face: str) -> tuple[str, float]:
    """The name and its size, so that it fits; a name too long even at the floor ends in an ellipsis."""
    fitted = letters.fit(name, size, width, face)
    while letters.measure(name, fitted, face)[0] > width and len(name) > 2:
        name = name[:-2].rstrip() + "…"
    return name, fitted
