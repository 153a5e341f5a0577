"""The rulebook of Complots, chapter by chapter."""
