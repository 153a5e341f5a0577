"""After the battle: what it was, told by its own record."""
