"""Who sits at a table, as far as a picture needs to know."""

from typing import Protocol

from scenes.draw.text import Typesetter


class Sitter(Protocol):
    """Who sits on a chair: a name and the colour of his seat."""

    @property
    def name(self) -> str:
        """As written on his place."""
        ...

    @property
    def colour(self) -> int:
        """The place of his colour among the seats."""
        ...


def shortened_name(letters: Typesetter, name: str, size: float, width: float, face: str) -> tuple[str, float]:
    """The name and its size, so that it fits; a name too long even at the floor ends in an ellipsis."""
    fitted = letters.fit(name, size, width, face)
    while letters.measure(name, fitted, face)[0] > width and len(name) > 2:
        name = name[:-2].rstrip() + "…"
    return name, fitted
