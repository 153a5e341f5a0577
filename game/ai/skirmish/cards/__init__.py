"""How a commander plays treachery cards."""
