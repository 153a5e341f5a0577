"""The tutorial of the battle: eight lessons, each in a position of its own, played with the real tools."""
