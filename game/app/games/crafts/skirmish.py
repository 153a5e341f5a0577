"""What people make for Triomphe et Trahison."""

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
    Craft("skirmish", "card", _tell, _try_out, "card", ("copies",), ("moment", "by", "cost", "effects")),
    Craft("skirmish", "unit", _tell, _try_out, foremost=("points", "profile")),
    Craft("skirmish", "list", _tell, _try_out, foremost=("faction", "points")),
)
"""The kinds of things that people make."""
