"""The house, pads to plug into it, and a scene of our own to be played in it."""

from tests.scenes.screens.title.house import pads, raise_house

__all__ = ["pads", "raise_house"]
