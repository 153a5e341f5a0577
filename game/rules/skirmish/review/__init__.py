"""A finished battle told phase by phase, with the truth of it."""
