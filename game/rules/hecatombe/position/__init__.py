"""The notation for a position of Hécatombe, and the checks of its soundness."""
