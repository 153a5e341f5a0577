"""Lines of units."""
