"""What people make for Roulette."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.app.workshop.craft import Craft, Phrase, Trial, Words


def _tell(said: Mapping[str, Any], words: Words) -> Sequence[Phrase]:
    """Nothing yet."""
    return ()


def _try_out(id: str, said: Mapping[str, Any]) -> Trial:
    """A fresh deal."""
    return Trial("", 4)


CRAFTS = (
    Craft(
        "roulette", "card", _tell, _try_out, "card", ("copies",), ("moment", "target", "effects", "copies")
    ),
)
"""The kinds of things that people make."""
