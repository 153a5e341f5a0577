"""The notation for a position of Complots, and the checks of its soundness."""
