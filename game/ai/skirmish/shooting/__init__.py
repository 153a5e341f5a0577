"""How a commander shoots."""
