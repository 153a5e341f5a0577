"""The rulebook of Hécatombe, chapter by chapter."""
