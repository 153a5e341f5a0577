"""The table of Roulette: what stands on the screen, how it moves, what hands do to it."""
