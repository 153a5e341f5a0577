"""How a commander casts and dispels."""
