"""The screens that belong to no game: title, lobby, options, booklets, credits, pauses, finale, tutorials."""

from scenes.screens.registry import SCREENS

__all__ = ["SCREENS"]
