"""What mods want of one another, and the order of reading that follows."""
