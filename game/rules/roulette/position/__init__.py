"""One notation for a position of Roulette, what it may leave out, and what must be sound in it."""
