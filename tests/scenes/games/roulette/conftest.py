"""The real stage, as for the matches of every game; the house, and pads to plug into it."""

from tests.scenes.match.conftest import house
from tests.scenes.screens.title.house import pads, raise_house

__all__ = ["house", "pads", "raise_house"]
