"""The house, and pads to plug into it."""

from tests.scenes.screens.title.house import pads, raise_house

__all__ = ["pads", "raise_house"]
