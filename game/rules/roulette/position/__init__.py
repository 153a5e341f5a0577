"""The notation for a position of Roulette, what it may leave out, and the checks of its soundness."""
