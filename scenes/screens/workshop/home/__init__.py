"""The first page of the workshop: mods, what one of them does, and the things of a game."""
