"""The games on the screen, each with its table, its finale, its tutorial and its booklet, and one kit."""

from scenes.games.registry import KITS, hang_looks

__all__ = ["KITS", "hang_looks"]
