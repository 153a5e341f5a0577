"""A finished battle told phase by phase, from the true state."""
