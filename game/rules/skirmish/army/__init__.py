"""Army lists: what may be bought, what is wrong in a list, the ready lists."""
