"""What people make for Hécatombe."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.app.workshop.craft import Craft, Phrase, Trial, Words


def _tell(said: Mapping[str, Any], words: Words) -> Sequence[Phrase]:
    """Nothing yet."""
    return ()


def _try_out(id: str, said: Mapping[str, Any]) -> Trial:
    """A fresh deal."""
    return Trial("", 3)


CRAFTS = (
    Craft("hecatombe", "symbol", _tell, _try_out),
    Craft("hecatombe", "box", _tell, _try_out, copies=("copies",)),
)
"""The kinds of things that people make."""
