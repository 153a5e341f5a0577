"""One notation for a position of Complots, and what must be sound in it."""
