"""The house, an evening in it, and pads to plug into it."""

from tests.journeys.conftest import begin
from tests.scenes.screens.title.house import pads, raise_house

__all__ = ["begin", "pads", "raise_house"]
