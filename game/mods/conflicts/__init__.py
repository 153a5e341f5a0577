"""Conflicts: two mods that want one thing differently and do not know one another; and what settles them."""
