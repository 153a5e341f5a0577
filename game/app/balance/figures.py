"""The key of a figure: by it what was counted in one deal is added to what was counted in others."""

from typing import NamedTuple


class Key(NamedTuple):
    """A figure: of what kind of thing, of which, and what of it."""

    kind: str
    id: str
    measure: str
