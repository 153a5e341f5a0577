"""The table of Hécatombe: what stands on the screen, how it moves, what hands do to it."""
