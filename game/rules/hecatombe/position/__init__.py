"""One notation for a position of Hécatombe, and what must be sound in it."""
