"""The table of the battle: what stands on the screen, how it moves, what hands do to it."""
