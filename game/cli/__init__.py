"""The command `perfidie`: the bare command opens the game at once, everything else is read by `commands`."""

from game.cli.entry import main

__all__ = ["main"]
