"""Each player's place at the table."""
