"""The games on the screen, each with its table, its finale, its tutorial and its booklet, and one kit."""

from scenes.games.registry import KITS

__all__ = ["KITS"]
