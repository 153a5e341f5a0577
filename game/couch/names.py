"""Names on the doors: those that people get, and those that they write."""

import unicodedata
from typing import TYPE_CHECKING

from game.couch.sitter import SEATS

if TYPE_CHECKING:
    from game.mods.texts import Texts

NAME_LENGTH = 12
"""Letters that fit on a door."""


def normalised_name(name: str) -> str:
    """The name as it is written on a door: composed letters, single spaces, nothing invisible.

    >>> normalised_name("  Zoe\\u0301 \\t la  Rouge ")
    'Zoé la Rouge'
    """
    said = unicodedata.normalize("NFC", name)
    seen = "".join(" " if letter.isspace() else letter for letter in said)
    return " ".join("".join(c for c in seen if unicodedata.category(c)[0] != "C").split())


def default_names(texts: "Texts") -> tuple[str, ...]:
    """The names that people get before they choose one, seat by seat."""
    return tuple(texts(f"couch-name-{seat + 1}") for seat in range(SEATS))
