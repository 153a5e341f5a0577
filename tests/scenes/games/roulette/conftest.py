"""The real stage, as for the matches of every game."""

from tests.scenes.match.conftest import house

__all__ = ["house"]
