"""The screens that are no game's: title, lobby, options, booklets, credits, intervals, finale, tutorials."""

from scenes.screens.registry import SCREENS

__all__ = ["SCREENS"]
